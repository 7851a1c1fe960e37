"""What a bot in another process is asked: a seat's view and its legal actions, as plain data."""

from typing import Any

import msgspec

from chabudai.core import Event, Game, View
from chabudai.core.declared import filled
from chabudai.core.events import kebab
from chabudai.schemas import knowledge
from chabudai.title import Title


class Question(msgspec.Struct, frozen=True):
    """What a bot of this level would do with this view."""

    title: str
    seats: int
    edition: str
    rules: int
    components: str
    options: tuple[tuple[str, str], ...]
    level: str
    view: Any
    legal: list[int]
    seed: int
    history: list[dict[str, Any]] | None = None
    """What the seat has heard, for a bot that asks for it."""
    box: str = ""
    """An owner's edition whole."""


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Question).decode


def heard_in(question: Question, title: Title) -> list[Event]:
    """What the seat has heard. Raises ValueError or KeyError if it is nothing that this title tells."""
    kinds = {kebab(kind.__name__): kind for kind in knowledge(title).events}
    told = [dict(event) for event in question.history or []]
    return [filled(kinds[event.pop("event")], event) for event in told]


def view_in(question: Question, game: Game) -> View:
    """The view that the question is about. Raises ValueError if it is none of this game's."""
    kind: type[View] = type(game.new_state().view(None))
    return filled(kind, question.view)
