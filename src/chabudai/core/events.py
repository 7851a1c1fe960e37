"""What happened, in typed events, each with its audience.

The browser's animation, the screen reader's text, the terminal, the log and a bot's stream are all made from these.
"""

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import mypyc_attr

from chabudai.core.declared import Declared
from chabudai.core.seats import Seat

_PUBLIC_BIT: Final = 1 << 16
_KINDS: Final[dict[str, str]] = {}  # by the names of the classes

EVERYONE: Final = (1 << 17) - 1
"""The audience of what is said aloud: every seat and the public."""


def only(seat: Seat) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: Seat) -> int:
    """Everyone, the public included, except one seat."""
    return EVERYONE & ~(1 << seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Declared):
    """One thing that happened, as its audience may know it.

    A subclass is a dataclass; its fields hold numbers, texts, or lists of these, and a seat under a name that ends in
    `seat`. What is not said aloud has an `audience` of its own.
    """

    def audience(self) -> int:
        """Who may know of it: a bit for each seat, and one for the public."""
        return EVERYONE

    def kind(self) -> str:
        """The event's name on the wire and in the catalogues: `CardPlayed` is `card-played`."""
        name = type(self).__name__
        known = _KINDS.get(name)
        if known is None:
            known = kebab(name)
            _KINDS[name] = known
        return known

    def is_for(self, seat: Seat | None) -> bool:
        """Whether that seat, or the public for None, may know of it."""
        heard_by = _PUBLIC_BIT if seat is None else 1 << seat
        return self.audience() & heard_by != 0

    def as_dict(self) -> dict[str, object]:
        """The event as plain data; its audience stays behind."""
        data: dict[str, object] = {"event": self.kind()}
        for name in self.fields():
            data[name] = getattr(self, name)
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Secret(Event):
    """What one seat alone may know."""

    seat: Seat

    def audience(self) -> int:
        return only(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class FaceDown(Event):
    """What everyone else sees of a secret, the public included."""

    seat: Seat

    def audience(self) -> int:
        return all_but(self.seat)


def kebab(name: str) -> str:
    """`CardPlayed` as `card-played`."""
    parts: list[str] = []
    for letter in name:
        if letter.isupper() and parts:
            parts.append("-")
        parts.append(letter.lower())
    return "".join(parts)


@final
class Journal:
    """The events of one or more steps, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Write an event down."""
        self.events.append(event)

    def heard_by(self, seat: Seat | None) -> list[Event]:
        """What that seat, or the public for None, may know of."""
        return [event for event in self.events if event.is_for(seat)]
