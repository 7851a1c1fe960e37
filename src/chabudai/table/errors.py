"""What a table refuses, apart from the rules of its game."""

from typing import Final

from chabudai.core import Reason, Refusal


class TableWhy(Reason):
    """Why something cannot be done at a table now."""

    CHAIR_TAKEN = "chair-taken"
    CHAIR_EMPTY = "chair-empty"
    NO_SUCH_SEAT = "no-such-seat"
    NO_PERSON_HERE = "no-person-here"
    NOT_HEXADECIMAL = "not-hexadecimal"  # digits: how many there should be
    WRONG_SECRET_LENGTH = "wrong-secret-length"  # bytes  # noqa: S105
    NOT_WHAT_WAS_COMMITTED = "not-what-was-committed"
    GAME_NOT_BEGUN = "game-not-begun"
    CARDS_BEING_DEALT = "cards-being-dealt"
    GAME_BEGUN = "game-begun"
    TABLE_CLOSED = "table-closed"
    GAME_NOT_OVER = "game-not-over"
    SEAT_RESIGNED = "seat-resigned"
    BOT_PLAYS_SEAT = "bot-plays-seat"
    TIME_IS_UP = "time-is-up"
    ANOTHER_ASKS_ALREADY = "another-asks-already"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    WHO_MUST_AGREE_IS_AWAY = "who-must-agree-is-away"
    NOTHING_ASKED = "nothing-asked"
    PLAYED_WITHOUT_MEMORY_AID = "played-without-memory-aid"
    NO_SUCH_CLOCK = "no-such-clock"  # clocks
    CLOCK_NEEDS_TIME = "clock-needs-time"
    INCREMENT_WITHOUT_TOTAL = "increment-without-total"


class FaultWhy(Reason):
    """What of a finished game does not hold."""

    SECRET_NOT_REVEALED = "secret-not-revealed"  # noqa: S105
    SECRET_MALFORMED = "secret-malformed"  # digits  # noqa: S105
    OTHER_SECRET = "other-secret"  # noqa: S105
    SEAL_BROKEN = "seal-broken"
    NOT_AS_WRITTEN = "not-as-written"
    OTHER_COMMITMENT = "other-commitment"
    PART_NOT_IN_DEAL = "part-not-in-deal"  # number: of the seat, from 1
    OTHER_PART_IN_DEAL = "other-part-in-deal"  # number
    PART_MISSING = "part-missing"  # number
    NOBODY_TOOK_PART = "nobody-took-part"
    PART_MALFORMED = "part-malformed"  # name, digits
    PART_NOT_COMMITTED = "part-not-committed"  # name
    PART_OF_NOBODY = "part-of-nobody"  # name
    DEALT_OTHERWISE = "dealt-otherwise"  # step, text, drawn
    STEP_REFUSED = "step-refused"  # step, text
    WRITTEN_OTHERWISE = "written-otherwise"  # step, text, notation
    OTHER_WORLD_DRAWN = "other-world-drawn"
    END_NOT_REACHED = "end-not-reached"
    OTHER_OUTCOME = "other-outcome"


class Fault(Refusal):
    """Something of a finished game that does not hold; `cause` is what the rules say against a step, if that is it."""

    def __init__(self, reason: FaultWhy, cause: Refusal | None = None, **arguments: int | str) -> None:
        super().__init__("", reason, "", **arguments)
        self.cause: Final = cause


class TableError(Refusal):
    """Something that cannot be done at this table now. `kind` is one of not-found, forbidden, conflict, invalid."""

    def __init__(self, kind: str, reason: Reason, **arguments: int | str) -> None:
        super().__init__("", reason, "", **arguments)
        self.kind: Final = kind
