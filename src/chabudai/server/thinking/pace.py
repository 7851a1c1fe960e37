"""When a bot's answer is given: in a time that tells nothing of what it thought about, as far as that can be had."""

import math
from collections import deque
from collections.abc import Callable
from random import SystemRandom
from typing import Final, TypeAlias

from chabudai.bots import CHARACTERS
from chabudai.bots.levels import MASTER_SECONDS

Kind: TypeAlias = tuple[str, int, str]
"""A title, its seats and a level: bots of one kind take about the same time."""

_chance: Final = SystemRandom()
_KEPT: Final = 32
_LONGEST: Final = 3.0
"""A thought that took longer, on a busy server, does not make bots wait that have nothing to think about."""


class Pace:
    """Gives every answer a time between `least` and `most` seconds, drawn anew each time.

    A thought that took longer is told some whole steps later. The only legal action needs no thought: it takes the time
    that an earlier thought of the same kind of bot took.
    """

    def __init__(self, least: float, most: float, draw: Callable[[], float] = _chance.random) -> None:
        self._least: Final = least
        self._most: Final = max(least, most)
        self._step: Final = least or most
        self._draw: Final = draw
        self._thoughts: Final[dict[Kind, deque[float]]] = {}

    def answer_after(self, kind: Kind, thought: float | None) -> float:
        """How long after it was asked a bot is heard; `thought` is how long it thought, None where it had no choice."""
        if not self._step:
            return thought or 0.0
        thoughts = self._thoughts.setdefault(kind, deque([_first_thought(kind)], maxlen=_KEPT))
        drawn = self._least + _part(kind[2], self._draw()) * (self._most - self._least)
        borrowed = thoughts[int(self._draw() * len(thoughts))]
        if thought is not None:
            thoughts.append(min(thought, _LONGEST))
        late = max(0.0, (borrowed if thought is None else thought) - drawn)
        return drawn + self._step * math.ceil(late / self._step)


def _part(level: str, drawn: float) -> float:
    """From which part of the time an answer comes: a character has its own."""
    character = CHARACTERS.get(level)
    return drawn if character is None else character.soonest + drawn * (character.latest - character.soonest)


def _first_thought(kind: Kind) -> float:
    """What a bot is taken to think before any of its kind has thought: one level has its time."""
    return MASTER_SECONDS if kind[2] == "master" else 0.0
