"""Errors of one shape: what, the offending text, where, why, and the rule where there is one.

The texts speak only from what the acting seat knows, so an error can be shown to it as it is.
"""

from typing import Final


class ChabudaiError(ValueError):
    """The root of every error that a user's input can cause."""


class RulesError(ChabudaiError):
    """An action that the rules refuse. Nothing has changed when it is raised."""

    def __init__(self, what: str, action: str, where: str, why: str, rule: str = "") -> None:
        self.action: Final = action
        self.why: Final = why
        self.rule: Final = rule
        cited = f" ({rule})" if rule else ""
        super().__init__(f"{what}: {shown(action)} {where}: {why}{cited}")


class InvalidAction(RulesError):
    """The words are no action of this game."""


class IllegalAction(RulesError):
    """An action of this game, but not one this seat may take now."""


class GameOver(RulesError):
    """The game has ended; nobody acts any more."""


class InvalidSetup(ChabudaiError):
    """A title, number of seats, edition or option that does not exist."""


class InvalidEdition(ChabudaiError):
    """An edition file that does not describe a playable box; names the file, the line and the reason."""


class InvalidRecord(ChabudaiError):
    """A text that is no record, or one of another rules version; names the line and the reason."""


def shown(text: str, limit: int = 60) -> str:
    """Quote foreign text on one line: control characters escaped, long text cut."""
    cut = text if len(text) <= limit else text[: limit - 1] + "…"
    return "'" + "".join(c if c.isprintable() else ascii(c)[1:-1] for c in cut) + "'"
