"""Replaying a record: how far its steps are legal, and whether its outcome is true."""

from typing import Final, final

from chabudai.core.errors import RulesError
from chabudai.core.events import Journal
from chabudai.core.game import Game, State
from chabudai.core.record import Record, Step
from chabudai.core.walk import Walk


@final
class Replay:
    """A record played as far as it is legal: the state it led to, and why it stopped if it did."""

    def __init__(self, record: Record, game: Game, journal: Journal | None = None) -> None:
        self.record: Final = record
        self.stopped: RulesError | None = None
        self._walk: Final = Walk(game, record.steps, journal, checked=True, origin=record.origin)

    @property
    def state(self) -> State:
        """The position so far."""
        return self._walk.state

    @property
    def steps_played(self) -> int:
        """How many steps were legal so far."""
        return self._walk.taken

    def next(self, journal: Journal | None = None) -> Step | None:
        """Play one more step and say which; None at the end, and at a step that is not legal."""
        step = self._walk.ahead()
        if step is None or self.stopped is not None:
            return None
        try:
            self._walk.take(journal)
        except RulesError as error:
            self.stopped = error
            return None
        return step

    @property
    def outcome_holds(self) -> bool:
        """False when the record states an outcome that its steps do not have."""
        stated = self.record.outcome
        if stated is None or self._walk.ahead() is not None:
            return True
        truth = self.state.outcome()
        return truth is not None and truth.as_dict() == stated.as_dict()

    def is_complete(self) -> bool:
        """Whether every step was legal and the stated outcome is the true one."""
        return self._walk.ahead() is None and self.outcome_holds


def replay(record: Record, game: Game) -> Replay:
    """Play a record as far as it is legal, and say where it stopped."""
    result = Replay(record, game)
    while result.next() is not None:
        pass
    return result
