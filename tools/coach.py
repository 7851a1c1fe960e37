"""Measures the coach: `python tools/coach.py luck|calibrate|clear|stable TITLE`. The figures stand in docs/coach.md.

Every run has a fixed seed and counts processor time, so that it gives the same on a busy machine.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator
from pathlib import Path

from chabudai.bots import bot, chooser
from chabudai.coach import advise, review, size_for
from chabudai.coach.judging import compared, deviation, differences, error_of, values_of, whole_length
from chabudai.coach.numbers import PHASES, phase
from chabudai.coach.review import turns_of
from chabudai.core import CHANCE, Action, Game, Rng, Seat, State, Step, Walk, match
from chabudai.core.match import drawing
from chabudai.games import title
from chabudai.search.values import Compared, Values, ahead

_CLEAR = Path(__file__).parents[1] / "tests" / "coach" / "clear"
_RANDOM = 1_000_000
_MARGIN = 0.5


def played(game: Game, seed: str, level: str) -> list[Step]:
    """A whole game of bots."""
    rng, steps = Rng(seed), list[Step]()

    def watch(state: State, action: Action) -> None:
        steps.append(Step(state.actor(), action.text))

    match(game, drawing(rng), [chooser(bot(level, game), rng)] * game.setup.seats, watch)
    return steps


def luck(game: Game, arguments: argparse.Namespace) -> None:
    """The mean of luck, and how much less a result varies without it, at the rollouts of a review or as given."""
    values, results, lucks = values_of(game), list[float](), list[float]()
    began = time.process_time()
    for number in range(arguments.games):
        steps = played(game, f"luck {number}", arguments.level)
        rollouts = arguments.rollouts or size_for(game, steps, Seat(0)).rollouts
        walk, total = Walk(game, steps), 0.0
        for author, start, end in turns_of(steps):
            if author == CHANCE:
                walk.to(start)
                before = values.of(walk.state, rollouts, Rng(number)).points[0]
                walk.to(end)
                total += values.of(walk.state, rollouts, Rng(number)).points[0] - before
        walk.to(len(steps))
        outcome = walk.state.outcome()
        assert outcome is not None
        results.append(ahead(outcome, values.lowest_wins)[0])
        lucks.append(total)
    left = [result - gift for result, gift in zip(results, lucks, strict=True)]
    ratio = deviation(left) ** 2 / deviation(results) ** 2
    print(
        f"{game.setup.title} {game.setup.seats} seats, {arguments.games} games of {arguments.level}, {rollouts} rollouts: "
        f"luck {sum(lucks) / len(lucks):+.2f} ± {error_of(lucks):.2f} (s.e.), variance left {ratio:.2f}, "
        f"{(time.process_time() - began) / arguments.games:.2f} s a game"
    )


def calibrate(game: Game, arguments: argparse.Namespace) -> None:
    """For each phase what the deviation of the playings-out is multiplied with for two of three games to end within it."""
    values, found = values_of(game), {name: list[float]() for name in PHASES}
    whole = whole_length(game)
    for number in range(arguments.games):
        steps = played(game, f"calibrate {number}", arguments.level)
        walk, rng = Walk(game, steps), Rng(f"calibrate {number}", 1)
        guesses: list[tuple[int, str, float, float]] = []
        decisions = [n for n, step in enumerate(steps) if step.seat != CHANCE]
        for at in sorted({decisions[int(rng.below(len(decisions)))] for _ in range(3)}):
            walk.to(at)
            one = Compared(game.action(steps[at].text))
            values.compare(walk.state.view(steps[at].seat), [one], arguments.rollouts or 60, rng)
            guesses.append((steps[at].seat, phase(1 - one.left / one.worlds / whole), one.mean(), deviation(one.points)))
        walk.to(len(steps))
        outcome = walk.state.outcome()
        assert outcome is not None
        for seat, when, mean, spread in guesses:
            found[when].append(abs(ahead(outcome, values.lowest_wins)[seat] - mean) / max(spread, 1e-9))
    print(f"# python tools/coach.py calibrate {game.setup.title} --games {arguments.games} --level {arguments.level}\n[spread]")
    for name, errors in found.items():
        if errors:
            print(f"{name} = {sorted(errors)[len(errors) * 2 // 3]:.2f}  # {len(errors)} positions")


def _positions(game: Game, seed: str, level: str) -> Iterator[tuple[list[Step], State]]:
    steps = played(game, seed, level)
    walk = Walk(game, steps)
    for number, step in enumerate(steps):
        walk.to(number)
        if step.seat != CHANCE and number > len(steps) // 3 and len(walk.state.legal_actions()) > 1:
            yield steps[:number], walk.state


def is_clear(game: Game, state: State, worlds: int) -> str:
    """The choice that is the best under three continuations: at random, steady, and without any noise; or none."""
    known, best = title(game.setup.title), set[str]()
    view, legal = state.view(state.actor()), state.legal_actions()
    for noise in (0, int(known.tuning().noise), _RANDOM):
        values = Values(game, known.policy(game), known.lowest_wins, noise)
        found = compared(values, view, legal, worlds * len(legal), Rng(1))
        gains = [differences(found[0], other) for other in found[1:]]
        if any(sum(gain) / len(gain) < max(_MARGIN, 3 * error_of(gain)) for gain in gains):
            return ""
        best.add(found[0].action.text)
    return best.pop() if len(best) == 1 else ""


def clear(game: Game, arguments: argparse.Namespace) -> None:
    """Find clear positions until there are enough, keep them, and see whether hints find them."""
    found: list[dict[str, object]] = []
    right = looked = number = 0
    while len(found) < arguments.games and looked < 200 * arguments.games:
        for steps, state in _positions(game, f"clear {number}", arguments.level):
            looked += 1
            best = is_clear(game, state, arguments.rollouts or 100) if looked % 5 == 0 else ""
            if best:
                told = advise(game, state.view(state.actor()), state.legal_actions()).choices[0].action
                right += told == best
                lines = [f"{'*' if step.seat == CHANCE else step.seat}: {step.text}" for step in steps]
                found.append({"seats": game.setup.seats, "best": best, "hint": told, "steps": lines})
                break
        number += 1
    _CLEAR.mkdir(exist_ok=True)
    (_CLEAR / f"{game.setup.title}.json").write_text(json.dumps(found, indent=0) + "\n", "utf-8")
    print(f"{game.setup.title}: {len(found)} clear positions among {looked // 5} looked at, hints find {right}")


def stable(game: Game, arguments: argparse.Namespace) -> None:
    """Whether two reviews with other seeds name the same costliest decisions, and what a review takes."""
    shared, seconds = 0, list[float]()
    for number in range(arguments.games):
        steps = played(game, f"stable {number}", arguments.level)
        named: list[set[int]] = []
        for seed in (1, 2):
            began = time.process_time()
            named.append({one.step for one in review(game, steps, Seat(0), seed=seed).costliest()})
            seconds.append(time.process_time() - began)
        shared += len(named[0] & named[1]) >= min(2, *map(len, named))
    print(
        f"{game.setup.title} {game.setup.seats} seats, {arguments.games} games: {shared} share two of three; "
        f"a review takes {math.fsum(seconds) / len(seconds):.1f} s, at most {max(seconds):.1f} s"
    )


def main() -> None:
    """Measure one thing of one title."""
    kinds = {each.__name__: each for each in (luck, calibrate, clear, stable)}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=kinds)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rollouts", type=int, default=0)
    parser.add_argument("--level", default="casual")
    arguments = parser.parse_args()
    known = title(arguments.title)
    kinds[arguments.what](known.game(arguments.seats or known.usual_seats()), arguments)


if __name__ == "__main__":
    main()
