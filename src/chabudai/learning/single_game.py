"""One game for learning that is stepped from outside, a decision at a time; `batch` steps many games in one loop.

What it writes lies in packed vectors that NumPy can look into without a copy; `chabudai.rl.Table` does.
"""

from typing import Final, final

from chabudai.core.fast.rng import Rng, rng_at
from chabudai.core.game import Game, State
from chabudai.core.seats import NOBODY, Seat
from chabudai.learning.batch import dealt
from chabudai.learning.marks import Marks
from chabudai.learning.observation import Observer, keys_of
from chabudai.learning.rows import Row

REFUSED: Final = -3
"""Nobody's number: what `Desk.take` answers to an action that is not legal."""


@final
class Desk:
    """A game in progress: who acts, what is legal for the actor, and what a seat knows."""

    def __init__(self, game: Game, observer: Observer) -> None:
        self.game: Final = game
        self.observer: Final = observer
        self.actions: Final = game.actions()
        keys = keys_of(observer, dealt(game))
        self.rows: Final = [Row(observer.size, keys, observer.blank) for _ in range(game.setup.seats)]
        """What each seat knew when it was last asked as the actor."""
        self.aside: Final = Row(observer.size)
        """What another seat knows."""
        self.marks: Final = Marks(observer.choices)
        self.state: State = game.new_state()
        self.actor: Seat = NOBODY
        self.rng = Rng(0)
        self.began: list[int] = []
        """Where the stream of chance was before this game; empty before the first."""
        self.taken: list[int] = []
        """What the seats have done in this game."""

    def begin(self) -> None:
        """Begin the next game, dealt on from the same stream."""
        self.began = self.rng.words()
        self.taken = []
        self.state = self.game.new_state()
        self._go_on()

    def take(self, index: int) -> int:
        """Let the actor take an action and chance deal on; returns who acts next.

        An action that is not legal changes nothing and gives REFUSED.
        """
        if not self.marks.has(0, index):
            return REFUSED
        self.state.apply(self.actions[index])
        self.taken.append(index)
        self._go_on()
        return self.actor

    def resume(self, began: list[int], taken: list[int]) -> None:
        """Live through a game again: dealt from there, with these decisions."""
        self.rng = rng_at(began)
        self.begin()
        for index in taken:
            self.take(index)

    def clone(self) -> "Desk":
        """A twin that never feels what happens here."""
        twin = Desk(self.game, self.observer)
        twin.rng = rng_at(self.rng.words())
        twin.began = self.began
        twin.taken = self.taken.copy()
        if self.began:
            twin.state = self.state.clone()
            twin.actor = self.actor
            twin.marks.mark(0, twin.state)
        return twin

    def _go_on(self) -> None:
        self.actor = self.state.settle(self.rng)
        self.marks.mark(0, self.state)

    def write_actor(self) -> Seat:
        """Write what the actor knows into its row; returns the actor."""
        actor = self.actor
        row = self.rows[actor]
        row.begin(0)
        self.observer.write_actor(self.state, row)
        return actor

    def write_aside(self, seat: Seat) -> None:
        """Write what a seat knows that does not act, or after the end."""
        self.aside.place = 0
        self.observer.write_seat(self.state, seat, self.aside)
