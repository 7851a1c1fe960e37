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


class InvalidEdition(ChabudaiError):
    """An edition file that does not describe a playable box; names the file, the line and the reason."""


class InvalidRecord(ChabudaiError):
    """A text that is no record, or one of another rules version; names the line and the reason."""


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
