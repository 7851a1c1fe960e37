"""Measures the coach: `python tools/coach.py luck|noise|calibrate|clear|rungs|last|stable TITLE`.

The figures stand in docs/coach.md. Every run has a fixed seed: on a busy machine it finds the same, in a little more time.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator
from pathlib import Path

from chabudai.bots import LEVELS, Budget, bot, chooser
from chabudai.coach import Size, advise, review, size_for
from chabudai.coach.judging import compared, deviation, differences, error_of, values_of, whole_length
from chabudai.coach.line import luck_of, turns_of
from chabudai.coach.numbers import PHASES, numbers_of, phase
from chabudai.core import CHANCE, NOBODY, Action, Game, Rng, Seat, State, Step, Walk, match
from chabudai.core.fast import bits
from chabudai.core.match import drawing
from chabudai.games import title
from chabudai.search.policy import REWARD
from chabudai.search.values import Compared, Values, ahead

_CLEAR = Path(__file__).parents[1] / "tests" / "coach" / "clear"
_RANDOM = 1_000_000
_MARGIN = 0.5
_EVERY = 8
_LEAVES = 20_000
_ASKED = 3
_WORLDS = 60


def played(game: Game, seed: str, level: str) -> list[Step]:
    """A whole game of bots."""
    rng, steps = Rng(seed), list[Step]()

    def watch(state: State, action: Action) -> None:
        steps.append(Step(state.actor(), action.text))

    match(game, drawing(rng), [chooser(bot(level, game), rng)] * game.setup.seats, watch)
    return steps


def luck(game: Game, arguments: argparse.Namespace) -> None:
    """The mean of luck, and how much less a result varies without it, at the rollouts of a review or as given."""
    values, results, lucks = values_of(game), list[list[float]](), list[list[float]]()
    spent = 0.0
    for number in range(arguments.first, arguments.first + arguments.games):
        steps = played(game, f"luck {number}", arguments.level)
        rollouts = arguments.rollouts or size_for(game, steps, Seat(0)).rollouts
        began = time.process_time()
        lucks.append(luck_of(game, values, steps, rollouts, number))
        spent += time.process_time() - began
        results.append(result_of(game, values, steps))
    print(
        f"{game.setup.title} {game.setup.seats} seats, {arguments.games} games of {arguments.level}, {rollouts} rollouts: "
        f"luck of the first seat {mean([one[0] for one in lucks]):+.2f} ± {error_of([one[0] for one in lucks]):.2f} (s.e.), "
        f"variance left {left(results, lucks):.2f}, {spent / arguments.games:.2f} s a game"
    )


def noise(game: Game, arguments: argparse.Namespace) -> None:
    """How much a step's luck varies by the playings-out, one before and one after, and what luck is worth without that."""
    values, rollouts = values_of(game), arguments.rollouts or 40
    alone, coupled, squares, games = list[float](), list[float](), 0.0, arguments.games
    further = numbers_of(game.setup.title).further if arguments.further is None else arguments.further
    for number in range(games):
        steps = played(game, f"crn {number}", arguments.level)
        walk = Walk(game, steps)
        for author, start, end in turns_of(steps)[:-1]:
            if author == CHANCE:
                walk.to(start)
                before = walk.state.clone()
                walk.to(end)
                until = values.until(walk.state, further)
                was, now = ([_once(values, one, until, n) for n in range(rollouts)] for one in (before, walk.state))
                gains = [one - other for one, other in zip(now, was, strict=True)]
                alone.append(deviation(was) ** 2 + deviation(now) ** 2)
                coupled.append(deviation(gains) ** 2)
                squares += mean(gains) ** 2 - coupled[-1] / rollouts
    print(
        f"{game.setup.title} further {further}: {len(alone) / games:.0f} steps a game, variance of one {mean(alone):.1f}, "
        f"with the same chances {mean(coupled):.1f}; luck is worth {squares / games:.1f} a game"
    )


def _once(values: Values, state: State, until: int, number: int) -> float:
    twin, chances = state.clone(), Rng(number, 7)
    while twin.actor() == CHANCE:
        twin.apply(twin.draw(chances))
    return values.line(twin, 1, Rng(number), until)[0]


def mean(numbers: list[float]) -> float:
    """Their mean."""
    return math.fsum(numbers) / len(numbers)


def left(results: list[list[float]], lucks: list[list[float]]) -> float:
    """What part of the results' variance is left without luck, all seats together."""
    without = [[one - gift for one, gift in zip(*pair, strict=True)] for pair in zip(results, lucks, strict=True)]
    return sum(deviation(list(seat)) ** 2 for seat in zip(*without, strict=True)) / sum(
        deviation(list(seat)) ** 2 for seat in zip(*results, strict=True)
    )


def calibrate(game: Game, arguments: argparse.Namespace) -> None:
    """For each phase what the deviation of the playings-out is multiplied with for two of three games to end within it."""
    games, numbers = range(arguments.first, arguments.first + arguments.games), numbers_of(game.setup.title)
    found = misses(game, games, arguments.level, arguments.rollouts or _WORLDS)
    asked = f"--seats {game.setup.seats} --games {arguments.games} --level {arguments.level}"
    print(f"# python tools/coach.py calibrate {game.setup.title} {asked}\n[spread]")
    for name, errors in found.items():
        if errors:
            within = sum(one <= numbers.spread.get(name, 1.0) for one in errors) / len(errors)
            factor = sorted(errors)[len(errors) * 2 // 3]
            print(f"{name} = {factor:.2f}  # {len(errors)} positions; {within:.0%} within what is told now")


def misses(game: Game, games: range, level: str = "casual", worlds: int = _WORLDS) -> dict[str, list[float]]:
    """How far results are from what was expected in some positions on the way, in deviations of the playings-out, by phase."""
    values, found, whole = values_of(game), {name: list[float]() for name in PHASES}, whole_length(game)
    for number in games:
        steps = played(game, f"calibrate {number}", level)
        walk, rng = Walk(game, steps), Rng(f"calibrate {number}", 1)
        decisions = [n for n, step in enumerate(steps) if step.seat != CHANCE]
        result = result_of(game, values, steps)
        for at in sorted({decisions[int(rng.below(len(decisions)))] for _ in range(_ASKED)}):
            walk.to(at)
            one = Compared(game.action(steps[at].text))
            values.compare(walk.state.view(steps[at].seat), [one], worlds, rng)
            error = abs(result[steps[at].seat] - one.mean()) / max(deviation(one.ends), 1e-9)
            found[phase(1 - one.rest() / whole)].append(error)
    return found


def result_of(game: Game, values: Values, steps: list[Step]) -> list[float]:
    """How many points every seat ended ahead."""
    walk = Walk(game, steps)
    walk.to(len(steps))
    outcome = walk.state.outcome()
    assert outcome is not None
    return ahead(outcome, values.lowest_wins)


def _positions(game: Game, seed: str, level: str) -> Iterator[tuple[list[Step], State]]:
    """Some positions of the later part of a game in which there is a choice."""
    steps = played(game, seed, level)
    walk, rng = Walk(game, steps), Rng(seed, 1)
    for number in range(len(steps) // 2, len(steps)):
        walk.to(number)
        if steps[number].seat != CHANCE and len(walk.state.legal_actions()) > 1 and rng.below(_EVERY) == 0:
            yield steps[:number], walk.state


def is_best(game: Game, state: State, worlds: int) -> str:
    """The choice that is the best under three continuations: steady, without any noise, and at random; or none.

    It is the best however one counts: it brings more points, and no other wins more often.
    """
    known, best = title(game.setup.title), set[str]()
    view, legal = state.view(state.actor()), state.legal_actions()
    steady = int(known.tuning().noise)
    for noise, often in ((steady, 1 + worlds // 8), (steady, worlds), (0, worlds), (_RANDOM, worlds)):  # first a glance
        values = Values(game, known.policy(game), known.lowest_wins, noise)
        found = compared(values, view, legal, often * len(legal), Rng(1))
        found.sort(key=lambda one: (-one.worlds, -one.mean()))
        sure = 3.0 if often == worlds else 1.0
        gains = [differences(found[0], other) for other in found[1:]]
        if any(sum(gain) / len(gain) < max(_MARGIN, sure * error_of(gain)) for gain in gains):
            return ""
        if any(other.win() > found[0].win() for other in found[1:]):
            return ""
        best.add(found[0].action.text)
    return best.pop() if len(best) == 1 else ""


def solution(game: Game, state: State) -> dict[str, int]:
    """What every choice is worth to who acts when all play on as well as they can, in parts of the reward.

    Nothing where it is not all known what comes, where more than a number of games can follow, or where it depends on what
    somebody does who can do two things equally well.
    """
    policy, leaves = title(game.setup.title).policy(game), [0]
    rewards = bits.zeros(game.setup.seats)

    def worths(state: State) -> set[tuple[int, ...]]:
        """What everyone may get, by how those choose who can choose equally well."""
        actor = state.actor()
        if actor == NOBODY:
            leaves[0] += 1
            policy.evaluate(state, rewards)
            return {tuple(int(rewards[seat]) for seat in range(game.setup.seats))}
        if actor == CHANCE or leaves[0] > _LEAVES:
            raise OverflowError
        found = [worths(after(state, action)) for action in state.legal_actions()]
        surely = max(min(worth[actor] for worth in one) for one in found)
        return {worth for one in found for worth in one if worth[actor] >= surely}

    try:
        found = {action.text: {one[state.actor()] for one in worths(after(state, action))} for action in state.legal_actions()}
    except OverflowError:
        return {}
    return {text: one.pop() for text, one in found.items()} if all(len(one) == 1 for one in found.values()) else {}


def after(state: State, action: Action) -> State:
    """The state after an action, the one before it unchanged."""
    twin = state.clone()
    twin.apply(action)
    return twin


def is_open(game: Game, state: State) -> bool:
    """Whether who acts knows everything: every world that the view cannot rule out is this one."""
    view, seats = state.view(state.actor()), [Seat(seat) for seat in range(game.setup.seats)]
    there = [state.view(seat).key() for seat in seats]
    return all([game.sample_world(view, Rng(n)).view(seat).key() for seat in seats] == there for n in range(4))


def last(game: Game, arguments: argparse.Namespace) -> None:
    """Whether hints play as well as can be where everything is known: the last round of Meister Makatsu, solved exactly."""
    looked = right = number = 0
    worst = 0.0
    while looked < arguments.games:
        steps = played(game, f"last {number}", arguments.level)
        walk = Walk(game, steps)
        for at in range(max(0, len(steps) - 4 * game.setup.seats), len(steps)):
            walk.to(at)
            worths = solution(game, walk.state) if walk.state.actor() != CHANCE and is_open(game, walk.state) else {}
            if len(worths) > 1:
                told = advise(game, walk.state.view(walk.state.actor()), walk.state.legal_actions()).choices[0].action
                looked += 1
                right += worths[told] == max(worths.values())
                worst = max(worst, max(worths.values()) - worths[told])
                break
        number += 1
    print(
        f"{game.setup.title} {game.setup.seats} seats: {right} of {looked} hints are exactly right, "
        f"the worst loses {worst / int(REWARD):.4f} of the reward"
    )


def clear(game: Game, arguments: argparse.Namespace) -> None:
    """Find clear positions until there are enough, keep them, and see whether hints find them."""
    found: list[dict[str, object]] = []
    right = looked = number = 0
    while len(found) < arguments.games:
        for steps, state in _positions(game, f"clear {number}", arguments.level):
            looked += 1
            best = is_best(game, state, arguments.rollouts or 64)
            if best:
                told = advise(game, state.view(state.actor()), state.legal_actions()).choices[0].action
                right += told == best
                lines = [f"{'*' if step.seat == CHANCE else step.seat}: {step.text}" for step in steps]
                found.append({"seats": game.setup.seats, "best": best, "steps": "; ".join(lines)})
                if told != best:
                    print(f"{number} {len(steps)}: the hint is {told}, the best {best}", flush=True)
                break
        number += 1
        if number % 10 == 0:
            print(number, looked, len(found), right, f"{time.process_time():.0f} s", flush=True)
    _CLEAR.mkdir(exist_ok=True)
    text = ",\n".join(json.dumps(one) for one in found)
    (_CLEAR / f"{game.setup.title}.json").write_text(f"[\n{text}\n]\n", "utf-8")
    print(f"{game.setup.title}: {len(found)} clear positions among {looked} looked at, hints find {right}")


def rungs(game: Game, arguments: argparse.Namespace) -> None:
    """How many of the clear positions each level finds, the mean of some tries: a level that errs does not always err."""
    listed = json.loads((_CLEAR / f"{game.setup.title}.json").read_text("utf-8"))
    for level in ("random", *LEVELS):
        tries = 1 if level == "master" else arguments.rollouts or 20
        right = 0
        for number, one in enumerate(listed):
            there = title(game.setup.title).game(one["seats"])
            walk = Walk(there, [_step(line) for line in one["steps"].split("; ")])
            walk.to(len(walk.steps))
            player, state = bot(level, there), walk.state
            view, legal = state.view(state.actor()), state.legal_actions()
            budget = Budget(title(game.setup.title).levels().master_simulations) if level == "master" else None
            for again in range(tries):
                right += player.choose(view, legal, budget, Rng(f"rungs {number} {again}")).action.text == one["best"]
        print(f"{game.setup.title} {level}: {right / tries:.1f} of {len(listed)}", flush=True)


def _step(line: str) -> Step:
    seat, _, text = line.partition(": ")
    return Step(CHANCE if seat == "*" else Seat(int(seat)), text)


def stable(game: Game, arguments: argparse.Namespace) -> None:
    """Whether two reviews with other seeds name the same costliest decisions, and what a review takes.

    The second has hardly a line: what decisions cost does not depend on it.
    """
    shared, seconds = 0, list[float]()
    for number in range(arguments.first, arguments.first + arguments.games):
        steps = played(game, f"stable {number}", arguments.level)
        began, size = time.process_time(), size_for(game, steps, Seat(0))
        one = review(game, steps, Seat(0), size)
        seconds.append(time.process_time() - began)
        other = review(game, steps, Seat(0), Size(1, size.playings, size.race), seed=2)
        named = [[judged.step for judged in found.costliest()] for found in (one, other)]
        shared += len(set(named[0]) & set(named[1])) >= min(2, *map(len, named))
        print(number, named, f"{seconds[-1]:.1f} s", flush=True)
    print(
        f"{game.setup.title} {game.setup.seats} seats, {arguments.games} games of {arguments.level}: {shared} share two; "
        f"a review takes {math.fsum(seconds) / len(seconds):.1f} s, at most {max(seconds):.1f} s"
    )


def main() -> None:
    """Measure one thing of one title."""
    kinds = {each.__name__: each for each in (luck, noise, calibrate, clear, rungs, last, stable)}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=kinds)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--further", type=int, help="in place of the title's own, for noise")
    parser.add_argument("--rollouts", type=int, default=0)
    parser.add_argument("--level", default="casual")
    arguments = parser.parse_args()
    known = title(arguments.title)
    kinds[arguments.what](known.game(arguments.seats or known.usual_seats()), arguments)


if __name__ == "__main__":
    main()
