"""Many games at once, for learning: the loop that steps them is compiled.

What it writes lies in packed vectors that NumPy can look into without a copy; `chabudai.rl.Batch` does.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng, rng_at
from chabudai.core.game import Game, Outcome, State
from chabudai.core.seats import NOBODY
from chabudai.learning.marks import Marks, flags
from chabudai.learning.observation import Observer, keys_of
from chabudai.learning.rewards import checked_reward, rewards
from chabudai.learning.rows import Row


def dealt(game: Game) -> State:
    """Some position of a game in which a seat acts."""
    state = game.new_state()
    state.settle(Rng(0))
    return state


@final
class BatchLoop:
    """`size` games of one setup, each with its own stream of chance; a game that ends begins anew at once.

    After every step, for each game: who acts, the actor's observation and legal actions, and, where a game has just ended, its
    scores, ranks and rewards.
    """

    def __init__(self, game: Game, observer: Observer, size: int, seed: int, reward: str, lowest_wins: bool) -> None:
        seats = game.setup.seats
        self.game: Final = game
        self.observer: Final = observer
        self.size: Final = size
        self.seats: Final[i64] = seats
        self.length: Final[i64] = observer.size
        """Of an observation."""
        self.reward: Final = checked_reward(reward)
        self.lowest_wins: Final = lowest_wins
        self.actions: Final = game.actions()
        self.rngs: Final = [Rng(seed, number) for number in range(size)]
        self.states: Final = [game.new_state() for _ in range(size)]
        self.began: Final = [rng.words() for rng in self.rngs]
        """Where each stream of chance was before the game that is played there."""
        self.taken: Final[list[list[int]]] = [[] for _ in range(size)]
        """What the seats have done in that game."""
        self.row: Final = Row(observer.size, keys_of(observer, dealt(game)), observer.blank, size * seats)
        """What each seat of each game knew when it last acted: so little has changed when it acts again."""
        self.marks: Final = Marks(observer.choices, size)
        self.asked: Final[vec[i64]] = bits.zeros(size)
        """Here `step` finds the action of every game."""
        self.actors: Final[vec[i64]] = bits.zeros(size)
        self.ended: Final[vec[u8]] = flags(size)
        self.scores: Final[vec[i64]] = bits.zeros(size * seats)
        self.ranks: Final[vec[i64]] = bits.zeros(size * seats)
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (size * seats))
        for number in range(size):
            self._go_on(number, self.states[number])

    def step(self) -> None:
        """Play the action that is asked for in every game; an illegal one raises ValueError and changes nothing."""
        asked = self.asked
        for number in range(i64(self.size)):
            self._check(number, asked[number])
        for number in range(i64(self.size)):
            self._take(number, asked[number])

    def step_some(self, games: list[int], actions: list[int]) -> None:
        """The same in some of the games; the others stay as they are."""
        if len(actions) != len(games):
            raise ValueError(f"{len(games)} actions are needed, not {len(actions)}")
        if len(set(games)) != len(games) or (games and not 0 <= min(games) <= max(games) < self.size):
            raise ValueError(f"these are not different games among {self.size}")
        for place in range(len(games)):
            self._check(games[place], actions[place])
        for place in range(len(games)):
            self._take(games[place], actions[place])

    def _check(self, number: i64, action: i64) -> None:
        if not self.marks.has(number, action):
            raise ValueError(f"action {action} is not legal in game {number}")

    def _take(self, number: i64, action: i64) -> None:
        state: State = self.states[number]
        state.apply(self.actions[action])
        self.taken[number].append(action)
        if self.ended[number]:
            self._forget_end(number)
        self._go_on(number, state)

    def resume(self, began: list[list[int]], taken: list[list[int]]) -> None:
        """Live through every game again: dealt from there, with these decisions; nothing has just ended."""
        for number in range(self.size):
            self._forget_end(number)
            self.rngs[number] = rng_at(began[number])
            self.began[number] = began[number]
            self.taken[number] = []
            self.states[number] = self.game.new_state()
            self._go_on(number, self.states[number])
            for action in taken[number]:
                self._take(number, action)

    def note_end(self, number: int, scores: list[int], ranks: list[int]) -> None:
        """Say that a game has just ended there so."""
        self._note_end(number, Outcome(scores, ranks, ""))

    def _go_on(self, number: i64, state: State) -> None:
        """Deal until a seat is to act, begin anew after the end, and show what the actor sees."""
        actor: i64 = state.settle(self.rngs[number])
        if actor == NOBODY:
            self._note_end(number, state.outcome())
            self._go_on(number, self._begin(number))
            return
        self.actors[number] = actor
        self.row.begin(number * self.seats + actor)
        self.observer.write_actor(state, self.row)
        self.marks.mark(number, state)

    def _begin(self, number: i64) -> State:
        """A new game there, dealt on from the same stream."""
        state = self.game.new_state()
        self.states[number] = state
        self.began[number] = self.rngs[number].words()
        self.taken[number] = []
        return state

    def place_of(self, number: i64) -> i64:
        """Which of the rows is what the actor of a game knows."""
        return number * self.seats + self.actors[number]

    def _note_end(self, number: i64, outcome: Outcome | None) -> None:
        assert outcome is not None
        seats: i64 = self.seats
        worth = rewards(outcome, self.reward, self.lowest_wins)
        self.ended[number] = 1
        for seat in range(seats):
            self.scores[number * seats + seat] = outcome.scores[seat]
            self.ranks[number * seats + seat] = outcome.ranks[seat]
            self.rewards[number * seats + seat] = worth[seat]

    def _forget_end(self, number: i64) -> None:
        seats: i64 = self.seats
        self.ended[number] = 0
        for place in range(number * seats, number * seats + seats):
            self.scores[place] = 0
            self.ranks[place] = 0
            self.rewards[place] = 0.0
