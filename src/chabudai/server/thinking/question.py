"""What a bot in another process is asked: a seat's view and its legal actions, as plain data."""

from typing import Any, Final

import msgspec

from chabudai.coach import Advice
from chabudai.core import Event, Game, View
from chabudai.core.declared import filled
from chabudai.core.events import kebab
from chabudai.schemas import knowledge
from chabudai.title import Title

COACH: Final = "coach"
"""Who is asked for advice, where a bot has its level."""


class Question(msgspec.Struct, frozen=True):
    """What a bot of this level, or the coach, would do with this view."""

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


class Answer(msgspec.Struct, frozen=True):
    """The index of the action that is chosen; and all that the coach says, if it was asked."""

    action: int
    advice: Advice | None = None


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Question).decode
encode_answer = msgspec.json.Encoder().encode  # in one line
decode_answer = msgspec.json.Decoder(Answer).decode


def heard_in(question: Question, title: Title) -> list[Event]:
    """What the seat has heard. Raises ValueError or KeyError if it is nothing that this title tells."""
    kinds = {kebab(kind.__name__): kind for kind in knowledge(title).events}
    told = [dict(event) for event in question.history or []]
    return [filled(kinds[event.pop("event")], event) for event in told]


def view_in(question: Question, game: Game) -> View:
    """The view that the question is about. Raises ValueError if it is none of this game's."""
    kind: type[View] = type(game.new_state().view(None))
    return filled(kind, question.view)
