"""Why the server refuses, where neither a table nor a game does."""

from chabudai.core import Reason


class ServerWhy(Reason):
    """Every reason of the server's own; the browser's catalogues say `why-<reason>`."""

    # Who asks.
    NOT_SIGNED_IN = "not-signed-in"
    WRONG_USERNAME_OR_PASSWORD = "wrong-username-or-password"  # noqa: S105
    WRONG_OLD_PASSWORD = "wrong-old-password"  # noqa: S105
    USERNAME_TAKEN = "username-taken"
    USERNAME_ALREADY_SET = "username-already-set"
    ACCOUNT_JUST_CHANGED = "account-just-changed"
    NO_SUCH_SESSION = "no-such-session"
    NO_SUCH_TOKEN = "no-such-token"  # noqa: S105
    TOO_MANY_TOKENS = "too-many-tokens"  # most
    ACCOUNT_BANNED = "account-banned"
    NO_SUCH_PERSON = "no-such-person"
    NOT_BANNED = "not-banned"
    GUEST_WITHOUT_PASSWORD = "guest-without-password"  # noqa: S105
    NOTHING_TO_SEE_IN_NAME = "nothing-to-see-in-name"
    NAME_TOO_LONG = "name-too-long"  # most

    # At a table.
    NO_SUCH_TABLE = "no-such-table"
    TABLE_OUTDATED = "table-outdated"
    ONLY_RECORD_LEFT = "only-record-left"
    ONLY_FOR_HOST = "only-for-host"
    REMOVED_FROM_TABLE = "removed-from-table"
    NOT_REMOVED = "not-removed"
    OWN_SEAT = "own-seat"
    NOT_YOUR_SEAT = "not-your-seat"
    NO_SEAT_HERE = "no-seat-here"
    NO_EMPTY_CHAIR = "no-empty-chair"
    NO_BOT_HERE = "no-bot-here"
    POSITION_CHANGED = "position-changed"
    HINTS_OFF = "hints-off"
    HINT_OUT_OF_TURN = "hint-out-of-turn"
    HINT_ALREADY_ASKED = "hint-already-asked"
    NO_TIME_FOR_HINT = "no-time-for-hint"
    REVIEW_ALREADY_ASKED = "review-already-asked"
    NO_BENCH = "no-bench"
    NO_SUCH_RUN = "no-such-run"
    RUN_ALREADY_ASKED = "run-already-asked"
    TOO_MANY_GAMES = "too-many-games"  # most
    PLAYED_ON_ALREADY = "played-on-already"
    RECORD_NOT_WHOLE = "record-not-whole"
    NOTHING_TO_READ = "nothing-to-read"
    NOT_AWAY = "not-away"
    NOT_AWAY_LONG_ENOUGH = "not-away-long-enough"  # seconds
    BOT_PLAYS_ALREADY = "bot-plays-already"
    NOT_THEIR_TURN = "not-their-turn"
    JUST_REMINDED = "just-reminded"
    REMATCH_ONLY_FOR_PLAYERS = "rematch-only-for-players"
    TOO_MANY_TABLES_FOLLOWED = "too-many-tables-followed"  # most

    # What comes in.
    MALFORMED = "malformed"  # field, error
    NOTHING_HERE = "nothing-here"
    NOT_POSSIBLE_HERE = "not-possible-here"
    NOT_A_REQUEST = "not-a-request"
    REQUEST_TOO_SLOW = "request-too-slow"
    REQUEST_TOO_LARGE = "request-too-large"
    BODY_TOO_LARGE = "body-too-large"  # most: bytes
    HEAD_TOO_LARGE = "head-too-large"
    FOREIGN_ORIGIN = "foreign-origin"
    FOREIGN_NAME = "foreign-name"
    TOO_MANY_REQUESTS = "too-many-requests"
    TOO_MANY_VISITS = "too-many-visits"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    TOO_MANY_UNFINISHED_TABLES = "too-many-unfinished-tables"
    TOO_MANY_NEW_TABLES = "too-many-new-tables"
    TOO_MANY_LINES = "too-many-lines"

    # What is wrong here.
    NOT_STORED = "not-stored"
    STORAGE_SILENT = "storage-silent"
    BROKER_SILENT = "broker-silent"
    SERVER_STOPPING = "server-stopping"
    SOMETHING_WRONG = "something-wrong"
