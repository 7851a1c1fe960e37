"""Replaying a record: how far its steps are legal, and whether its outcome is true."""

from typing import Final, final

from chabudai.core.errors import RulesError
from chabudai.core.game import Game, State
from chabudai.core.play import play
from chabudai.core.record import Record


@final
class Replay:
    """How far a record could be played: the state it led to, and why it stopped if it did."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.steps_played = 0
        self.stopped: RulesError | None = None
        self.outcome_holds = True
        """False when the record states an outcome that its steps do not have."""

    def is_complete(self) -> bool:
        """Whether every step was legal and the stated outcome is the true one."""
        return self.stopped is None and self.outcome_holds


def replay(record: Record, game: Game) -> Replay:
    """Play a record as far as it is legal, and say where it stopped."""
    result = Replay(game.new_state())
    for step in record.steps:
        try:
            play(game, result.state, step.seat, step.text)
        except RulesError as error:
            result.stopped = error
            break
        result.steps_played += 1
    stated = record.outcome
    if stated is not None and result.stopped is None:
        truth = result.state.outcome()
        result.outcome_holds = truth is not None and truth.as_dict() == stated.as_dict()
    return result
