"""Single-observer information-set Monte Carlo tree search for any number of seats.

It sees a view and worlds sampled from it, nothing else. See docs/decisions/0004-search.md.
"""

import math
import time
from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, State, View
from chabudai.core.seats import CHANCE, NOBODY
from chabudai.search import tree
from chabudai.search.budget import Budget, Stop, Tuning
from chabudai.search.policy import REWARD, Policy
from chabudai.search.thoughts import Thought, by_visits, is_as_good
from chabudai.search.tree import Tree

Progress = Callable[[int, float], None]
"""Hears, a few times a second, how many simulations are done and how many seconds have passed."""

BREATH: Final = 0.004  # seconds after which other threads may run (the GIL is released)
TO_BREATHE: Final[i64] = 64  # worlds that are weighed between two breaths
TO_LEARN: Final = 0.25  # the part of the seconds in which worlds may be weighed
REPORT: Final = 0.1  # seconds between two reports of progress
LOOK: Final[i64] = 64  # simulations between two looks whether the best move is settled
FEWEST: Final[i64] = 256  # a move is not called clear before so many simulations
CLEAR: Final = 4.0  # standard errors between a clear move and the next best
TIMED: Final[i64] = 4  # simulations between two looks at the clock


@final
class Search:
    """Searches of one game with one policy; it keeps nothing from one search to the next."""

    def __init__(self, game: Game, policy: Policy, tuning: Tuning) -> None:
        self.game: Final = game
        self.policy: Final = policy
        self.tuning: Final = tuning
        actions = len(game.actions())
        self.is_patient = False
        """Whether the whole budget is used even when the best move is settled."""
        self.simulations: i64 = 0
        """How many simulations the last search made."""
        self.decisions: i64 = 0
        """How many seats' decisions they simulated."""
        self.depth: i64 = 0
        """How many steps, chance's too, the longest way down its tree had."""
        self._tree = Tree()
        self._weights: vec[i64] = bits.zeros(actions)
        self._priors: vec[i64] = bits.zeros(actions)
        self._marks: vec[i64] = bits.zeros(actions)  # the turn in which an action was last legal
        self._turn: i64 = 0
        self._nodes: vec[i64] = bits.zeros(game.max_steps + 1)  # the way down, of one simulation
        self._seats: vec[i64] = bits.zeros(game.max_steps + 1)
        self._rewards: vec[i64] = bits.zeros(game.setup.seats)
        self._last: State | None = None  # the world sampled last, never played in
        self._believes = False  # that some worlds are likelier, by what the others have played
        self._chosen: i64 = 0  # the node of the action that was selected
        self._seat: i64 = 0  # who thinks

    def think(
        self,
        view: View,
        legal: list[Action],
        budget: Budget,
        rng: Rng,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> list[Thought]:
        """Rank the legal actions of the seat that has this view; a forced move is answered at once."""
        self.simulations = 0
        self.decisions = 0
        self.depth = 0
        if len(legal) == 1:
            return [Thought(legal[0], 0.0, 0, 1.0)]
        self._tree = Tree()
        self._run(view, budget, rng, stop, progress)
        found = self._thoughts(legal)
        if self.policy.has_instinct:
            found = self._by_liking(view, found)
        self._tree = Tree()
        self._last = None
        return found

    def _run(self, view: View, budget: Budget, rng: Rng, stop: Stop | None, progress: Progress | None) -> None:
        start = budget.clock()
        breathed = start
        reported = start
        limit: i64 = budget.simulations
        self._believes = self._believe(view, budget, rng, stop)
        while limit <= 0 or self.simulations < limit:
            self._simulate(view, rng)
            self.simulations += 1
            if stop is not None and stop.is_requested:
                return
            if self.simulations % TIMED == 0:
                now = budget.clock()
                if budget.is_over(int(self.simulations), now - start):
                    return
                if now - breathed >= BREATH:
                    time.sleep(0)  # compiled code never releases the GIL by itself
                    breathed = now
                if progress is not None and now - reported >= REPORT:
                    progress(int(self.simulations), now - start)
                    reported = now
                if self.simulations % LOOK == 0 and self._is_settled(self._left(budget, now - start)):
                    return

    def _left(self, budget: Budget, passed: float) -> float:
        """How many simulations the budget still allows."""
        left = 1e12
        if budget.simulations > 0:
            left = float(budget.simulations - self.simulations)
        if budget.seconds > 0.0:
            in_time = float(self.simulations) * (budget.seconds - passed) / passed
            left = min(left, max(in_time, float(budget.fewest - self.simulations)))
        return left

    def _is_settled(self, left: float) -> bool:
        """Whether the best move cannot be overtaken any more, or is clear."""
        if self.is_patient:
            return False
        at = self._tree.at
        best: i64 = 0
        second: i64 = 0
        node: i64 = at[tree.CHILD]
        while node != 0:
            if best == 0 or at[node + tree.VISITS] > at[best + tree.VISITS]:
                second = best
                best = node
            elif second == 0 or at[node + tree.VISITS] > at[second + tree.VISITS]:
                second = node
            node = at[node + tree.SIBLING]
        if second == 0 or float(at[best + tree.VISITS] - at[second + tree.VISITS]) > left:
            return True
        if self.simulations < FEWEST or at[second + tree.VISITS] < 8 or at[best + tree.VISITS] < 4 * at[second + tree.VISITS]:
            return False
        error = math.sqrt(self._variance(best) + self._variance(second))
        return self._mean(best) - self._mean(second) > CLEAR * error

    def _mean(self, node: i64) -> float:
        at = self._tree.at
        return float(at[node + tree.TOTAL]) / float(at[node + tree.VISITS])

    def _variance(self, node: i64) -> float:
        """The variance of the node's mean."""
        at = self._tree.at
        visits = float(at[node + tree.VISITS])
        mean = self._mean(node)
        spread = float(at[node + tree.SQUARES]) / visits - mean * mean
        return max(spread, 1.0) / (visits - 1.0)

    def _thoughts(self, legal: list[Action]) -> list[Thought]:
        found: list[Thought] = []
        at = self._tree.at
        one = float(REWARD)
        for action in legal:
            node: i64 = self._tree.find(0, action.index)
            visits: i64 = at[node + tree.VISITS] if node != 0 else 0
            value = self._mean(node) / one if visits > 0 else 0.0
            spread = math.sqrt(self._variance(node)) / one if visits > 1 else 1.0
            found.append(Thought(action, value, int(visits), spread))
        return by_visits(found)

    def _by_liking(self, view: View, found: list[Thought]) -> list[Thought]:
        """Of moves that bring the same, what the policy likes best goes first: an instinct says only what to try."""
        same = [thought for thought in found if is_as_good(thought, found[0])]
        if len(same) < 2:
            return found
        world = self.game.sample_world(view, Rng(0))  # what a policy weighs is the same in every world
        self.policy.weigh(world, [thought.action for thought in same], self._weights)
        best: i64 = 0
        for place in range(len(same)):
            if self._weights[place] > self._weights[best]:
                best = place
        liked = same[best]
        return [liked, *[thought for thought in found if thought is not liked]]

    # One simulation

    def _simulate(self, view: View, rng: Rng) -> None:
        policy = self.policy
        state = self._world(view, rng)
        self._seat = state.actor()
        until: i64 = policy.until(state)
        steps: i64 = self._descend(state, rng, until)
        self.decisions += policy.play_out(state, rng, self.tuning.noise, until)
        rewards = self._rewards
        policy.evaluate(state, rewards)
        at = self._tree.at
        parent: i64 = 0
        for step in range(steps):
            node: i64 = self._nodes[step]
            seat: i64 = self._seats[step]
            if seat >= 0:
                self._tree.credit(node, rewards[seat])
                at[parent + tree.HERE] += rewards[seat]
            at[parent + tree.PASSES] += 1
            parent = node

    def _believe(self, view: View, budget: Budget, rng: Rng, stop: Stop | None) -> bool:
        """Learn from what the others have played which worlds are likely; whether that tells anything.

        Where the time is short, as without compiled code, a part of it goes there and no more.
        """
        policy = self.policy
        if self.tuning.worlds == 0 or not policy.remember(self.game.sample_world(view, rng)):
            return False
        until = budget.clock() + budget.seconds * TO_LEARN
        for number in range(self.tuning.worlds):
            if stop is not None and stop.is_requested:
                return False
            if number % TO_BREATHE == 0:
                time.sleep(0)
            policy.believe(self.game.sample_world(view, rng))
            if budget.seconds > 0.0 and budget.clock() > until:
                break
        return True

    def _world(self, view: View, rng: Rng) -> State:
        """A world to play in: one that is likely, any one, or a twin of the last one."""
        if self._believes:
            return self.policy.imagine(rng)
        uses: i64 = self.tuning.uses
        if uses == 1:
            return self.game.sample_world(view, rng)
        last = self._last
        if last is None or self.simulations % uses == 0:
            last = self.game.sample_world(view, rng)
            self._last = last
        return last.clone()

    def _descend(self, state: State, rng: Rng, until: i64) -> i64:
        """Walk down the tree to a node that is new, and note the way; returns its length."""
        steps: i64 = 0
        node: i64 = 0
        is_new = False
        while not is_new:
            actor = state.actor()
            if actor == NOBODY or self.policy.clock(state) >= until:
                break
            if actor == CHANCE:
                action = state.draw(rng)
                child: i64 = self._tree.find(node, action.index)
                is_new = child == 0
                node = self._tree.add(node, action.index, 0) if is_new else child
            else:
                action = self._select(node, state)
                node = self._chosen
                is_new = self._tree.at[node + tree.VISITS] == 0
                self.decisions += 1
            state.apply(action)
            self._nodes[steps] = node
            self._seats[steps] = actor
            steps += 1
        self.depth = max(self.depth, steps)
        return steps

    def _select(self, node: i64, state: State) -> Action:
        """The legal action that is most worth a try."""
        legal = state.legal_actions()
        marks = self._marks
        turn: i64 = self._turn + 2
        self._turn = turn
        for action in legal:
            marks[action.index] = turn
        at = self._tree.at
        known = 0
        child: i64 = at[node + tree.CHILD]
        while child != 0:
            if marks[at[child + tree.ACTION]] == turn:
                marks[at[child + tree.ACTION]] = turn + 1
                known += 1
            child = at[child + tree.SIBLING]
        is_anew = self.tuning.anew and known > 0 and state.actor() != self._seat
        if known < len(legal) or is_anew:
            self._find_priors(state, legal, is_anew)
            if is_anew:
                self._change_children(node)
            self._add_children(node, legal)
        self._chosen = self._most_worth_a_try(node, turn + 1)
        return self.game.actions()[self._tree.at[self._chosen + tree.ACTION]]

    def _find_priors(self, state: State, legal: list[Action], of_all: bool) -> None:
        """What the policy thinks of all legal actions or of those without a child, by index; some of it is the same for all."""
        even = self.tuning.even
        each = even / float(len(legal))
        weights = self._weights
        scale = 0.0
        best: i64 = 0
        heat = self.tuning.heat
        if even < 1.0:
            self.policy.prior(state, legal, weights)
            best = weights[0]
            for position in range(len(legal)):
                best = max(best, weights[position])
            for position in range(len(legal)):
                scale += math.exp(float(weights[position] - best) / heat)
            scale = (1.0 - even) / scale
        for position in range(len(legal)):
            index: i64 = legal[position].index
            if of_all or self._marks[index] == self._turn:
                prior = each
                if even < 1.0:
                    prior += scale * math.exp(float(weights[position] - best) / heat)
                self._priors[index] = i64(prior * float(REWARD))

    def _change_children(self, node: i64) -> None:
        """Give the children that are legal in this world the priors that they have there."""
        at = self._tree.at
        child: i64 = at[node + tree.CHILD]
        while child != 0:
            index: i64 = at[child + tree.ACTION]
            if self._marks[index] == self._turn + 1:
                at[child + tree.PRIOR] = self._priors[index]
            child = at[child + tree.SIBLING]

    def _add_children(self, node: i64, legal: list[Action]) -> None:
        """A child for each legal action that has none."""
        turn: i64 = self._turn
        for action in legal:
            index: i64 = action.index
            if self._marks[index] == turn:
                self._tree.add(node, index, self._priors[index])
                self._marks[index] = turn + 1

    def _most_worth_a_try(self, node: i64, mark: i64) -> i64:
        """Of the children marked as legal the one with the highest mean and prior, as seen by the seat that acts."""
        at = self._tree.at
        marks = self._marks
        passes: i64 = at[node + tree.PASSES]
        untried: i64 = at[node + tree.HERE] // passes - self.tuning.caution if passes > 0 else 0
        exploration = self.tuning.exploration
        best = -1e18
        chosen: i64 = 0
        child: i64 = at[node + tree.CHILD]
        while child != 0:
            if marks[at[child + tree.ACTION]] == mark:
                available: i64 = at[child + tree.AVAILABLE] + 1
                at[child + tree.AVAILABLE] = available
                visits: i64 = at[child + tree.VISITS]
                mean = float(untried) if visits == 0 else float(at[child + tree.TOTAL]) / float(visits)
                trial = float(at[child + tree.PRIOR]) * math.sqrt(float(available)) / float(1 + visits)
                if mean + exploration * trial > best:
                    best = mean + exploration * trial
                    chosen = child
            child = at[child + tree.SIBLING]
        return chosen
