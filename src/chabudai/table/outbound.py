"""The one way out: all that an audience is told of a game is made here.

Views, actions and events are encoded here, each once for all who hear it, and sent as they are.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from chabudai.core import NOBODY, Seat, State, View
from chabudai.table.course import Batch, Course


class Ending(msgspec.Struct, frozen=True):
    """The end of the game: each seat's score and rank, and why it ended so."""

    scores: list[int]
    ranks: list[int]
    reason: str


class Position(msgspec.Struct):
    """What an audience knows of the game, how it came to be, and what the audience may do now; `past` if it may look back.

    View, actions and events are what the game declares: encoded already where they are sent, plain data where received.
    """

    version: str
    decision: str
    actor: int | None
    view: Any
    legal: list[Any]
    events: list[Any]
    undone: bool
    past: bool
    outcome: Ending | None

    def is_news(self, seen: str) -> bool:
        """Whether an audience that last saw version `seen` learns anything from this."""
        return bool(self.events) or self.version != seen


def outbound(course: Course, batch: Batch | None, audience: Seat | None) -> Position:
    """What this audience may know of the position, and of the batch that led to it.

    The legal actions are told to the seat that is to act, and to nobody else.
    """
    legal = course.told_legal() if course.state.actor() == audience else []
    return _told(course.state, legal, batch, audience, course.shows_past())


def moments(course: Course, audience: Seat | None) -> Iterator[Position]:
    """Every position up to now as this audience was told of it; what it could not notice is none of them.

    Nothing can be done in the past, so no action is legal there. Decisions that were taken back are forgotten.
    """
    course.must_show_past()
    seen = ""
    for state, batch in course.again():
        position = _told(state, [], batch, audience, past=True)
        if position.is_news(seen):
            seen = position.version
            yield position


def _told(state: State, legal: list[msgspec.Raw], batch: Batch | None, audience: Seat | None, past: bool) -> Position:
    view = msgspec.json.encode(state.view(audience))
    actor = state.actor()
    outcome = state.outcome()
    return Position(
        version=_digest(view),
        decision=state.decision(),
        actor=None if actor == NOBODY else actor,
        view=msgspec.Raw(view),
        legal=legal,
        events=[] if batch is None else batch.heard_by(audience),
        undone=batch is not None and batch.undone,
        past=past,
        outcome=None if outcome is None else Ending(outcome.scores, outcome.ranks, outcome.reason),
    )


def version_of(view: View) -> str:
    """A digest of what the audience knows: equal exactly when it cannot tell two positions apart."""
    return _digest(msgspec.json.encode(view))


def _digest(view: bytes) -> str:
    return hashlib.sha256(view).hexdigest()[:16]
