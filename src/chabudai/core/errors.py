"""Errors of one shape: what, the offending text, where, why, and the rule where there is one.

Why is a key, declared once and parsed nowhere: the catalogues have its sentence as `why-<reason>`. An error's own text has the
key in words, so that logs are read without a catalogue. Both speak only from what the acting seat knows.
"""

from enum import StrEnum
from typing import Final


class Reason(StrEnum):
    """Why something is refused, as a short key. Each part of the house that refuses declares its own."""


class PlayWhy(Reason):
    """Why nobody may act so in any game."""

    NO_SUCH_ACTION = "no-such-action"
    GAME_OVER = "game-over"
    DEAL_NOT_DONE = "deal-not-done"
    NOT_YOUR_TURN = "not-your-turn"  # seat: whose turn it is


class SetupWhy(Reason):
    """Why a game cannot be set up so."""

    NO_SUCH_GAME = "no-such-game"  # games
    WRONG_NUMBER_OF_SEATS = "wrong-number-of-seats"  # fewest, most
    NO_ROOM_FOR_SO_MANY = "no-room-for-so-many"  # seats
    NO_SUCH_PLACE = "no-such-place"  # seats: how many there are
    NO_SUCH_OPTION = "no-such-option"  # options
    NO_SUCH_VALUE = "no-such-value"  # values
    NO_SUCH_EDITION = "no-such-edition"  # editions
    UNREADABLE_EDITION = "unreadable-edition"  # error
    CHANGED_SINCE = "changed-since"  # now: the edition of today
    NO_LONGER_HERE = "no-longer-here"
    NO_SUCH_LANGUAGE = "no-such-language"  # languages
    NO_SUCH_BOT = "no-such-bot"  # bots
    WRONG_NUMBER_OF_BOTS = "wrong-number-of-bots"  # most
    NO_NUMBER_OF_SIMULATIONS = "no-number-of-simulations"
    NO_SUCH_REWARD = "no-such-reward"  # rewards
    NO_SUCH_CLUSTER = "no-such-cluster"  # clusters
    NOT_INSTALLED = "not-installed"  # command: what installs it


class RecordWhy(Reason):
    """Why a text is no record, or one that cannot be played here. `line` is the line of the text."""

    NOT_A_RECORD = "not-a-record"  # line, first: how a record begins
    NOT_IN_A_HEADER = "not-in-a-header"  # line, name
    STANDS_TWICE = "stands-twice"  # line, name
    HEADER_INCOMPLETE = "header-incomplete"  # line, name
    NO_SEAT_OF_GAME = "no-seat-of-game"  # line, name
    OUTCOME_INCOMPLETE = "outcome-incomplete"  # line, name
    OUTCOME_OUT_OF_ORDER = "outcome-out-of-order"  # line, name: what belongs here, found
    OUTCOME_FOR_OTHERS = "outcome-for-others"  # line, seats
    NOTHING_AFTER_OUTCOME = "nothing-after-outcome"  # line
    NEVER_REVEALED = "never-revealed"  # line, name
    NOT_NAME_AND_VALUE = "not-name-and-value"  # line, text
    NOT_A_NUMBER = "not-a-number"  # line, text
    OTHER_RULES = "other-rules"  # game, version, now
    OWN_EDITION = "own-edition"  # game, edition
    OTHER_EDITION = "other-edition"  # game, edition, now
    OTHER_WORLD = "other-world"  # step
    OTHER_TOURNAMENT = "other-tournament"  # file


class EditionWhy(Reason):
    """Why an edition file does not describe a playable box.

    `file` and `line` say where; where the line is not known it is 0, and `part` is the list or table, or `none`. `key` and
    `value` are words of the file. A title that checks something else declares a reason of its own.
    """

    EDITION_NOT_UNDERSTOOD = "edition-not-understood"  # error: what the reader of the file says
    NEEDS_NUMBER = "needs-number"  # key
    NUMBER_TOO_SMALL = "number-too-small"  # key, value, least
    NUMBER_OUT_OF_RANGE = "number-out-of-range"  # key, value, least, most
    NEEDS_TEXT = "needs-text"  # key
    NEEDS_LIST = "needs-list"  # key
    NEEDS_TABLE = "needs-table"  # key
    ITEMS_ARE_TABLES = "items-are-tables"  # key
    ITEMS_ARE_TEXTS = "items-are-texts"  # key
    NOT_TRUE_OR_FALSE = "not-true-or-false"  # key
    UNKNOWN_KEY = "unknown-key"  # key, known
    UNKNOWN_WORD = "unknown-word"  # key, value, known
    NAME_NOT_PLAIN = "name-not-plain"  # name
    NAMED_OTHERWISE = "named-otherwise"  # name, expected: as its file is named
    ITEM_TWICE = "item-twice"  # value
    ITEM_MISSING = "item-missing"  # key, value
    SAME_CONTENTS = "same-contents"  # value
    NAME_SHARED = "name-shared"  # key, value
    NAME_UNFIT = "name-unfit"  # key, most: letters
    TOO_MANY_ITEMS = "too-many-items"  # key, most
    TOO_FEW_ITEMS = "too-few-items"  # key, count, least
    TOO_FEW_OTHERS = "too-few-others"  # key, value: which do not count, count, least
    WRONG_NUMBER_OF_ITEMS = "wrong-number-of-items"  # key, count, least, most
    NEEDS_EXACTLY = "needs-exactly"  # key, count, exactly
    TOTAL_DIFFERS = "total-differs"  # key, value, count
    ITEMS_OUT_OF_ORDER = "items-out-of-order"  # key, order
    ITEMS_NOT_EACH_ONCE = "items-not-each-once"  # key, known
    NUMBERS_NOT_RISING = "numbers-not-rising"  # key, least, most
    EITHER_NOT_BOTH = "either-not-both"  # key, others
    FLAG_NOT_ONCE = "flag-not-once"  # key, count
    FLAG_ONLY_FOR = "flag-only-for"  # key, value
    NOT_ONE_LETTER = "not-one-letter"  # key, value
    NOT_THREE_CAPITALS = "not-three-capitals"  # key, value
    NOT_LETTERS = "not-letters"  # key, value


class ChabudaiError(ValueError):
    """The root of every error that a user's input can cause."""


class Refusal(ChabudaiError):
    """What cannot be done, and why: the reason's key, what its sentence needs, and the rule where there is one.

    `what` says in the error's own text what was tried. An argument that is a seat has a name ending in `seat`.
    """

    def __init__(self, what: str, reason: Reason, rule: str = "", **arguments: int | str) -> None:
        self.reason: Final = reason.value
        self.arguments: Final = arguments
        self.rule: Final = rule
        words = _in_words(reason, arguments, rule)
        super().__init__(f"{what}: {words}" if what else words)


class RulesError(Refusal):
    """An action that the rules refuse. Nothing has changed when it is raised."""

    def __init__(self, what: str, action: str, where: str, reason: Reason, rule: str = "", **arguments: int | str) -> None:
        super().__init__(f"{what}: {shown(action)} {where}", reason, rule, **arguments)
        self.action: Final = action


class InvalidAction(RulesError):
    """The words are no action of this game."""


class IllegalAction(RulesError):
    """An action of this game, but not one this seat may take now."""


class GameOver(RulesError):
    """The game has ended; nobody acts any more."""


class InvalidSetup(Refusal):
    """A title, number of seats, edition or option that does not exist."""

    def __init__(self, what: str, reason: SetupWhy, rule: str = "", **arguments: int | str) -> None:
        super().__init__(f"invalid setup: {what}", reason, rule, **arguments)


class InvalidEdition(Refusal):
    """An edition file that does not describe a playable box; names the file, the line and the reason."""

    def __init__(self, reason: Reason, file: str, line: int = 0, part: str = "none", **arguments: int | str) -> None:
        super().__init__("invalid edition", reason, "", file=file, line=line, part=part, **arguments)


class InvalidRecord(Refusal):
    """A text that is no record, or one of another rules version; names the line and the reason."""

    def __init__(self, reason: RecordWhy, **arguments: int | str) -> None:
        super().__init__("invalid record", reason, "", **arguments)


def _in_words(reason: Reason, arguments: dict[str, int | str], rule: str) -> str:
    """The key in words; in brackets its arguments and the rule."""
    known = [f"{name}: {value}" for name, value in arguments.items()]
    if rule:
        known.append(rule)
    words = reason.value.replace("-", " ")
    return f"{words} ({'; '.join(known)})" if known else words


def shown(text: str, limit: int = 60) -> str:
    """Quote foreign text on one line: control characters escaped, long text cut."""
    cut = text if len(text) <= limit else text[: limit - 1] + "…"
    return "'" + "".join(c if c.isprintable() else ascii(c)[1:-1] for c in cut) + "'"
