"""One game for learning that is stepped from outside, a decision at a time; `batch` steps many games in one loop.

What it writes lies in packed vectors that NumPy can look into without a copy; `chabudai.rl.Table` does.
"""

from typing import Final, final

from chabudai.core.fast.rng import Rng
from chabudai.core.game import Game, State
from chabudai.core.seats import NOBODY, Seat
from chabudai.learning.batch import settle
from chabudai.learning.observation import Marks, Observer, Row


@final
class Desk:
    """A game in progress: who acts, what is legal for the actor, and what a seat knows."""

    def __init__(self, game: Game, observer: Observer) -> None:
        self.game: Final = game
        self.observer: Final = observer
        self.actions: Final = game.actions()
        self.rows: Final = [Row(observer.size, keeps=True) for _ in range(game.setup.seats)]
        """What each seat knew when it was last asked as the actor."""
        self.aside: Final = Row(observer.size)
        """What another seat knows."""
        self.marks: Final = Marks(observer.choices)
        self.state: State = game.new_state()
        self.actor: Seat = NOBODY
        self.rng = Rng(0)

    def begin(self) -> None:
        """Begin the next game, dealt on from the same stream."""
        self.state = self.game.new_state()
        self._go_on()

    def take(self, index: int) -> bool:
        """Let the actor take an action and chance deal on; one that is not legal changes nothing and gives False."""
        if not self.marks.has(index):
            return False
        self.state.apply(self.actions[index])
        self._go_on()
        return True

    def _go_on(self) -> None:
        self.actor = settle(self.state, self.rng)
        self.marks.mark(self.state.legal_actions())

    def write_actor(self) -> Seat:
        """Write what the actor knows into its row; returns the actor."""
        actor = self.actor
        row = self.rows[actor]
        row.place = 0
        self.observer.write_actor(self.state, row)
        return actor

    def write_aside(self, seat: Seat) -> None:
        """Write what a seat knows that does not act, or after the end."""
        self.aside.place = 0
        self.observer.write(self.state.view(seat), self.aside)
