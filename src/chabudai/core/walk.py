"""Walking a game through given steps: the one way to play a record, or a part of it, once more."""

from typing import Final, final

from chabudai.core.events import Journal
from chabudai.core.game import Action, Game, State
from chabudai.core.play import play_action
from chabudai.core.record import Step


@final
class Walk:
    """A game on its way through given steps, with the state where it stands. Whoever walks may look before every step.

    It trusts the steps; a checked walk raises a RulesError at one that is not legal, and stands still.
    """

    def __init__(self, game: Game, steps: list[Step], journal: Journal | None = None, checked: bool = False) -> None:
        self.game: Final = game
        self.steps: Final = steps
        self.checked: Final = checked
        self.state: Final[State] = game.new_state(journal)
        self.taken = 0
        """How many steps lie behind."""

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
        return action

    def to(self, number: int, journal: Journal | None = None) -> None:
        """Go on until so many steps lie behind."""
        while self.taken < number:
            self.take(journal)
