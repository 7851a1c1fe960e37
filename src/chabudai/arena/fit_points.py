"""Learning Maki Master's prospect: the points that a seat will still make, from what it and the others have.

Heuristic players of mixed strength play each other; whenever a turn begins, what every seat has is counted, and in the end what
it has made since. Every twentieth game is kept back to say how far off the learned value is.
"""

import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from chabudai.arena.crossed import Rows, least_squares
from chabudai.bots import Budget, bot, chooser
from chabudai.core import Action, Game, Outcome, Rng, State, drawing, match
from chabudai.core.fast import bits
from chabudai.games import title
from chabudai.games.maki_master.mind.policy import MakiPolicy
from chabudai.games.maki_master.mind.prospect import POINT, VERSION, Prospect
from chabudai.games.maki_master.rules.state import MakiState
from chabudai.search.policy import REWARD, Policy, reward_estimate, reward_outcome

KEPT_BACK = 20
CALMEST, WILDEST = 50, 600  # the noise of the players
HEATED = 300  # games that say how far apart results lie
ROLLOUTS = 16


@dataclass(frozen=True, slots=True)
class Course:
    """One game: the positions in which a turn began, and how it ended."""

    turns: list[MakiState]
    outcome: Outcome


def played(game: Game, policy: MakiPolicy, number: int, nodes: int, seed: int) -> Course:
    """One game of self-play, the same for the same numbers."""
    rng = Rng(f"fit/{seed}/{game.setup.seats}", number)
    noise = CALMEST + int(rng.below(WILDEST - CALMEST))
    searching = chooser(bot("strong", game), rng, Budget(max(1, nodes)))
    turns: list[MakiState] = []

    def choose(state: State) -> Action:
        return policy.choose(state, rng, noise) if nodes == 0 or rng.below(8) == 0 else searching(state)

    def watch(state: State, _action: Action) -> None:
        assert isinstance(state, MakiState)
        if state.begun > (turns[-1].begun if turns else 0) and state.outcome() is None:
            turns.append(state.clone())

    outcome = match(game, drawing(rng), [choose] * game.setup.seats, watch)
    return Course(turns, outcome)


def fit(seats: int, games: int, nodes: int, seed: int) -> str:
    """The part of the file for one number of seats; how far off it is, is told on the error stream."""
    game = title("maki-master").game(seats)
    policy = title("maki-master").policy(game)
    assert isinstance(policy, MakiPolicy)
    counted = policy.prospect
    rows = Rows()
    for number in range(games):
        if number % KEPT_BACK:
            course = played(game, policy, number, nodes, seed)
            for state in course.turns:
                counted.look(state)
                for seat in range(seats):
                    rows.add(counted.active(seat), course.outcome.scores[seat] - int(counted.score(seat)))
    weights = [round(POINT * float(weight)) for weight in least_squares(rows, int(counted.size))]
    sample = [played(game, policy, number, nodes, seed) for number in range(min(games, HEATED)) if number % KEPT_BACK]
    noise, luck = heat(counted, weights, sample, policy)
    counted.learn(weights, noise, luck)
    kept_back = (played(game, policy, number, nodes, seed) for number in range(0, games, KEPT_BACK))
    tell(game, policy, kept_back, len(rows.results), seed)
    lines = [" ".join(str(weight) for weight in weights[first : first + 30]) for first in range(0, len(weights), 30)]
    return f'[seats{seats}]\nnoise = {noise}\nluck = {luck}\nweights = """\n' + "\n".join(lines) + '\n"""\n'


def heat(counted: Prospect, weights: list[int], courses: list[Course], judge: Policy) -> tuple[float, float]:
    """How far apart results lie at the end, and for each empty space: what comes nearest to the rewards."""
    counted.learn(weights, 1.0, 1.0)
    seen: list[tuple[list[float], int, list[float]]] = []
    for course in courses:
        final = rewards_of(course.outcome, judge)
        for state in course.turns:
            counted.look(state)
            seen.append(([counted.points(seat) for seat in range(len(final))], counted.empty(), final))

    def off(pair: tuple[float, float]) -> float:
        guessed = bits.zeros(len(seen[0][2]))
        total = 0.0
        for points, empty, final in seen:
            reward_estimate(points, math.sqrt(pair[0] + pair[1] * empty), float(judge.margin), guessed)
            total += sum((float(guessed[seat]) / float(REWARD) - final[seat]) ** 2 for seat in range(len(final)))
        return total

    return min(((noise, luck) for noise in (0.5, 1.0, 2.0, 4.0) for luck in (0.2, 0.35, 0.5, 0.7, 1.0, 1.4)), key=off)


def rewards_of(outcome: Outcome, judge: Policy) -> list[float]:
    """What the end is worth to every seat, 0 to 1."""
    rewards = bits.zeros(len(outcome.scores))
    reward_outcome(outcome, judge.margin, judge.lowest_wins, rewards)
    return [float(rewards[seat]) / float(REWARD) for seat in range(len(outcome.scores))]


def tell(game: Game, policy: MakiPolicy, courses: Iterator[Course], rows: int, seed: int) -> None:
    """How far off the values are in the games kept back, by thirds of the game."""
    seats = game.setup.seats
    former, _ = title("maki-master").former(game)
    rng, guessed = Rng(f"fit/rollouts/{seed}", seats), bits.zeros(seats)
    off: dict[str, list[list[float]]] = {name: [[], [], []] for name in ("before", "learned", "rollouts")}
    for number, course in enumerate(courses):
        final = rewards_of(course.outcome, policy)
        for place, state in enumerate(course.turns):
            third = 3 * place // len(course.turns)
            for name, value in (("before", former), ("learned", policy)):
                value.evaluate(state, guessed)
                off[name][third] += [(float(guessed[seat]) / float(REWARD) - final[seat]) ** 2 for seat in range(seats)]
            if number < KEPT_BACK:
                mean = rolled(policy, state, rng)
                off["rollouts"][third] += [(mean[seat] - final[seat]) ** 2 for seat in range(seats)]
    sys.stderr.write(f"{seats} seats, {rows} rows; root of the mean squared error of the reward, by thirds, all:\n")
    for name, thirds in off.items():
        told = [math.sqrt(sum(third) / max(1, len(third))) for third in (*thirds, [one for third in thirds for one in third])]
        sys.stderr.write(f"  {name:9} {' '.join(f'{one:.4f}' for one in told)}\n")


def rolled(policy: MakiPolicy, state: MakiState, rng: Rng) -> list[float]:
    """The mean reward of every seat over some rollouts to the end."""
    total = [0.0] * int(policy.seats)
    for _ in range(ROLLOUTS):
        twin = state.clone()
        policy.play_out(twin, rng, CALMEST, 1 << 29)
        outcome = twin.outcome()
        assert outcome is not None
        total = [one + more / ROLLOUTS for one, more in zip(total, rewards_of(outcome, policy), strict=True)]
    return total


def prospect(games: int, nodes: int, seed: int, command: str) -> str:
    """The whole file, for every number of seats."""
    known = title("maki-master")
    parts = [fit(seats, games, nodes, seed) for seats in range(known.fewest, known.most + 1)]
    return (
        "# Maki Master: the points that a seat will still make, see prospect.py.\n"
        f"# Found by: {command}\nversion = {VERSION}\n\n" + "\n".join(parts)
    )
