"""One sentence of why: what differs between the first choice and the next over sampled worlds."""

from collections import Counter
from typing import Final, TypeAlias

from chabudai.coach.judging import differences, error_of
from chabudai.core import CHANCE, NOBODY, Action, Journal, Rng, State, View
from chabudai.games import title
from chabudai.search.values import Compared, Values
from chabudai.teaching import Phrase

EVEN: Final = 2.0
"""Standard errors within which two choices are as good as each other."""
_WORLDS: Final = 40
_TELLING: Final = 3
"""In so many of ten worlds more or less something must happen to be told."""
_STEPS: Final = 400
Given: TypeAlias = dict[str, "int | str | Phrase | list[int | str | Phrase]"]


def why(values: Values, view: View, found: list[Compared], rng: Rng) -> tuple[Phrase, bool]:
    """Why the first is the best, and whether another is as good."""
    best, next_best = found[0], max(found[1:], key=lambda one: (one.worlds, one.mean()))
    gains = differences(best, next_best)
    gain = sum(gains) / len(gains)
    if abs(gain) <= EVEN * error_of(gains):
        return Phrase("coach-even", _tenths(gains)), True
    if gain < 0:
        return _despite(best, next_best, -gain), False
    return _fact(values, view, best.action, next_best.action, rng) or _points(view, best, next_best), False


def _despite(best: Compared, other: Compared, points: float) -> Phrase:
    """Why the search prefers what brings fewer points: it wins more often, or it needs a plan that `casual` does not see."""
    first, second = (round(100 * one.win()) for one in (best, other))
    if first > second:
        return Phrase("coach-wins", {"first": first, "second": second, "points": f"{points:.1f}"})
    return Phrase("coach-plan", {"points": f"{points:.1f}"})


def _tenths(gains: list[float]) -> Given:
    better = round(10 * sum(1 for one in gains if one > 0) / len(gains))
    return {"better": better, "worse": round(10 * sum(1 for one in gains if one < 0) / len(gains))}


def _points(view: View, best: Compared, other: Compared) -> Phrase:
    """Whose points differ most, and by how many."""
    common = min(len(best.scores), len(other.scores))
    seats = len(best.scores[0])
    more = [sum(best.scores[n][seat] - other.scores[n][seat] for n in range(common)) / common for seat in range(seats)]
    shares = [abs(more[seat]) / (1 if seat == view.seat else max(1, seats - 1)) for seat in range(seats)]
    seat = shares.index(max(shares))
    given: Given = {"seat": seat, "way": "more" if more[seat] > 0 else "fewer", "points": f"{abs(more[seat]):.1f}"}
    return Phrase("coach-points", given | _tenths(differences(best, other)))


def _fact(values: Values, view: View, best: Action, other: Action, rng: Rng) -> Phrase | None:
    """What happens oftener or more seldom after the best choice, before it is one's turn again, if anything does."""
    known = title(values.game.setup.title)
    counts: list[Counter[tuple[str, tuple[tuple[str, int], ...]]]] = [Counter(), Counter()]
    for _ in range(_WORLDS):
        world, seed = values.game.sample_world(view, rng), int(rng.below(1 << 30))
        for count, action in zip(counts, (best, other), strict=True):
            told = [known.telling(event) for event in _followed(values, world, action, Rng(seed)).events]
            count.update({(each.message, _plain(each)) for each in told if each is not None})
    facts = sorted(set(counts[0]) | set(counts[1]), key=lambda fact: (-abs(counts[0][fact] - counts[1][fact]), fact))
    for fact in facts[:1]:
        first, second = (round(10 * count[fact] / _WORLDS) for count in counts)
        if abs(first - second) >= _TELLING:
            return Phrase("coach-fact", {"fact": Phrase(fact[0], dict(fact[1])), "first": first, "second": second})
    return None


def _plain(phrase: Phrase) -> tuple[tuple[str, int], ...]:
    return tuple((name, value) for name, value in sorted(phrase.given.items()) if isinstance(value, int))


def _followed(values: Values, world: State, action: Action, rng: Rng) -> Journal:
    """What everyone hears from after the choice until the seat is to act again after somebody else."""
    state, journal, mine = world.clone(), Journal(), world.actor()
    state.apply(action, journal)
    others = False
    for _ in range(_STEPS):
        actor = state.actor()
        if actor == NOBODY or (others and actor == mine):
            break
        others = others or actor not in (mine, CHANCE)
        state.apply(state.draw(rng) if actor == CHANCE else values.policy.choose(state, rng, values.noise), journal)
    return journal
