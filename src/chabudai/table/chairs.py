"""Who sits where."""

from dataclasses import dataclass, fields
from typing import Final


@dataclass(slots=True)
class Chair:
    """A chair with a person, a bot or nobody on it. A bot can hold a person's chair while the person is away."""

    user: str = ""
    name: str = ""
    colour: str = ""
    bot: str = ""
    """The level of the bot whose own chair this is."""
    held: str = ""
    """The level of the bot that plays for an absent person."""
    flagged: bool = False
    resigned: bool = False
    hints: int = 0
    """How often the coach was asked here."""
    commitment: str = ""
    contribution: str = ""

    def is_empty(self) -> bool:
        """Whether anyone can sit down here."""
        return not self.user and not self.bot

    def player(self) -> str:
        """The level of the bot that plays now, empty when a person does."""
        return self.bot or self.held

    def has_say(self) -> bool:
        """Whether a person here is to be asked, away or not: who has resigned has given up the say."""
        return bool(self.user) and not self.resigned

    def as_dict(self) -> dict[str, object]:
        """All of it, for storage."""
        return {name: getattr(self, name) for name in _NAMES}


_NAMES: Final = tuple(field.name for field in fields(Chair))
