"""Walking a game through given steps: the one way to play a record, or a part of it, once more."""

import hashlib
from typing import Final, final

from chabudai.core.errors import InvalidRecord, RecordWhy
from chabudai.core.events import Journal
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, State
from chabudai.core.play import play_action
from chabudai.core.record import DRAWN, Origin, Step
from chabudai.core.seats import Seat


@final
class Walk:
    """A game on its way through given steps, with the state where it stands. Whoever walks may look before every step.

    It trusts the steps; a checked walk raises a RulesError at one that is not legal, and stands still. A game that was played
    on in a world drawn anew changes to that world on the way; if it is another than it was, that is an InvalidRecord.
    """

    def __init__(
        self,
        game: Game,
        steps: list[Step],
        journal: Journal | None = None,
        checked: bool = False,
        origin: Origin | None = None,
    ) -> None:
        self.game: Final = game
        self.steps: Final = steps
        self.checked: Final = checked
        self.origin: Final = origin
        self.state: State = game.new_state(journal)
        self.taken = 0
        """How many steps lie behind."""
        self._arrive()

    def ahead(self) -> Step | None:
        """The step that comes next, None at the end."""
        return self.steps[self.taken] if self.taken < len(self.steps) else None

    def take(self, journal: Journal | None = None) -> Action:
        """Take the step ahead; there must be one."""
        step = self.steps[self.taken]
        action = self.game.action(step.text)
        if self.checked:
            play_action(self.state, step.seat, action, journal)
        else:
            self.state.apply(action, journal)
        self.taken += 1
        self._arrive()
        return action

    def _arrive(self) -> None:
        """Where a game was played on in a drawn world, change to it."""
        origin = self.origin
        if origin is None or origin.world != DRAWN or self.taken != origin.step:
            return
        self.state = self.game.sample_world(self.state.view(origin.seat), Rng(origin.seed))
        if origin.digest not in ("", digest_of(self.state, self.game.setup.seats)):
            raise InvalidRecord(RecordWhy.OTHER_WORLD, step=origin.step)

    def to(self, number: int, journal: Journal | None = None) -> None:
        """Go on until so many steps lie behind."""
        while self.taken < number:
            self.take(journal)


def digest_of(state: State, seats: int) -> str:
    """A position by what all seats know of it."""
    keys = [state.view(Seat(seat)).key() for seat in range(seats)]
    return hashlib.sha256("\n".join(keys).encode()).hexdigest()
