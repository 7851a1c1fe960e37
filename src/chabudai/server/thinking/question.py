"""What a bot in another process is asked: a seat's view and its legal actions, as plain data."""

from typing import Any

import msgspec

from chabudai.core import Game, View
from chabudai.core.declared import filled


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


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Question).decode


def view_in(question: Question, game: Game) -> View:
    """The view that the question is about. Raises ValueError if it is none of this game's."""
    kind: type[View] = type(game.new_state().view(None))
    return filled(kind, question.view)
