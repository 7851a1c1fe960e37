"""What a position is worth to every seat when players like the policy play it out to the very end, in points and in wins.

For the coach: a search says which move is best, these say by how much, and of the move that was played too.
"""

from typing import Final, final

from mypy_extensions import i64

from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, Outcome, State, View
from chabudai.search.policy import NEVER, Policy


@final
class Worth:
    """For each seat the points it ends ahead of the others' mean, and its share of the win, both on average."""

    def __init__(self, points: list[float], wins: list[float]) -> None:
        self.points: Final = points
        self.wins: Final = wins


@final
class Compared:
    """One action over sampled worlds, for the seat that acts: points ahead, and share of the win."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.worlds = 0
        self.points: list[float] = []
        """In each world, in their order: the same worlds for every action that was compared as long."""
        self.ends: list[float] = []
        """The points at the very end of those that were played out whole: the same, where `points` are not an estimate."""
        self.scores: list[list[int]] = []
        """What every seat ended with in each of these."""
        self.wins = 0.0
        self.left = 0
        """How many decisions of seats these games still had, all together."""

    def mean(self) -> float:
        """Its points on average."""
        return sum(self.points) / len(self.points)

    def win(self) -> float:
        """Its share of the win on average."""
        return self.wins / len(self.ends)

    def rest(self) -> float:
        """How many decisions of seats a game still had on average."""
        return self.left / len(self.ends)


@final
class Values:
    """Plays positions of one game out with one policy."""

    def __init__(self, game: Game, policy: Policy, lowest_wins: bool, noise: int) -> None:
        self.game: Final = game
        self.policy: Final = policy
        self.lowest_wins: Final = lowest_wins
        self.noise: Final[i64] = noise

    def of(self, state: State, rollouts: int, rng: Rng) -> Worth:
        """What a position is worth; at the end of a game exactly that."""
        outcome = state.outcome()
        if outcome is not None:
            return Worth(ahead(outcome, self.lowest_wins), won(outcome))
        seats = self.game.setup.seats
        points = [0.0] * seats
        wins = [0.0] * seats
        for _ in range(rollouts):
            end = self._end(state.clone(), rng)
            self._add(points, ahead(end, self.lowest_wins))
            self._add(wins, won(end))
        for seat in range(seats):
            points[seat] /= float(rollouts)
            wins[seat] /= float(rollouts)
        return Worth(points, wins)

    def until(self, state: State, further: int) -> int:
        """The clock up to which a position is played out for an estimate: so much further than the search does."""
        until = self.policy.until(state)
        return int(until) if until >= NEVER else int(until) + further

    def line(self, state: State, rollouts: int, rng: Rng, until: int) -> list[float]:
        """For each seat the points ahead, played out until the clock says so and estimated there; exact at the end of a game.

        Up to one clock the mean over what chance may do is what the position was worth before, whatever the estimate is worth.
        """
        if state.outcome() is not None:
            return leads(self.policy.expected(state), self.lowest_wins)
        points = [0.0] * self.game.setup.seats
        for _ in range(rollouts):
            twin = state.clone()
            self.policy.play_out(twin, rng, self.noise, until)
            self._add(points, leads(self.policy.expected(twin), self.lowest_wins))
        return [total / float(rollouts) for total in points]

    def compare(
        self, view: View, compared: list[Compared], worlds: int, rng: Rng, further: int = NEVER, whole: bool = True
    ) -> None:
        """So many worlds more that this view cannot rule out: every action in the same worlds, with the same luck.

        Points are estimated so much further than the search does, and wins at the very end; by itself both at the end. If they
        are not played out whole, there are points alone.
        """
        for _ in range(worlds):
            world = self.game.sample_world(view, rng)
            until = NEVER if further >= NEVER else self.until(world, further)
            seed = int(rng.below(1 << 30))
            for one in compared:
                self._try(one, world, seed, until, whole or until >= NEVER)

    def _try(self, one: Compared, world: State, seed: int, until: int, whole: bool) -> None:
        seat = world.actor()
        twin = world.clone()
        twin.apply(one.action)
        luck = Rng(seed)
        rest: i64 = 0
        one.worlds += 1
        if until < NEVER:
            rest = self.policy.play_out(twin, luck, self.noise, until)
            one.points.append(leads(self.policy.expected(twin), self.lowest_wins)[seat])
        if whole:
            rest += self.policy.play_out(twin, luck, self.noise, NEVER)
            end = twin.outcome()
            assert end is not None
            one.left += int(rest)
            one.ends.append(ahead(end, self.lowest_wins)[seat])
            if until >= NEVER:
                one.points.append(one.ends[-1])
            one.scores.append(end.scores)
            one.wins += won(end)[seat]

    def length(self, games: int, rng: Rng) -> float:
        """How many decisions of seats a whole game has, on average over so many."""
        total: i64 = 0
        for _ in range(games):
            total += self.policy.play_out(self.game.new_state(), rng, self.noise, NEVER)
        return float(total) / float(games)

    def _end(self, state: State, rng: Rng) -> Outcome:
        self.policy.play_out(state, rng, self.noise, NEVER)
        outcome = state.outcome()
        assert outcome is not None
        return outcome

    def _add(self, sums: list[float], more: list[float]) -> None:
        for seat in range(len(sums)):
            sums[seat] += more[seat]


def ahead(outcome: Outcome, lowest_wins: bool) -> list[float]:
    """For each seat how many points it is ahead of the mean of the others; alone, its points."""
    return leads([float(score) for score in outcome.scores], lowest_wins)


def leads(scores: list[float], lowest_wins: bool) -> list[float]:
    """The same of any points."""
    seats = len(scores)
    total = sum(scores)
    found: list[float] = []
    for score in scores:
        lead = score if seats == 1 else score - (total - score) / float(seats - 1)
        found.append(-lead if lowest_wins else lead)
    return found


def won(outcome: Outcome) -> list[float]:
    """For each seat its share of the win."""
    first = 0
    for rank in outcome.ranks:
        if rank == 1:
            first += 1
    return [1.0 / float(first) if rank == 1 else 0.0 for rank in outcome.ranks]
