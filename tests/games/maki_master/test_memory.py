"""What a seat can know of recipes that moved unseen, against a plain enumeration of all that can happen."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from chabudai.core import Rng
from chabudai.games.maki_master.knowledge.memory import (
    DREW,
    RETURNED,
    SERVED,
    UNKNOWN,
    Move,
    _large_below,
    imagine,
    possible_places,
    watched,
)

SEATS = 3
History = tuple[int, ...]


class Table:
    """One length's deck and hands, played out move by move."""

    def __init__(self, deck: int) -> None:
        self.top = list(range(deck))
        self.bottom: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]

    def choices(self, kind: int, seat: int) -> list[int]:
        """The recipes that may move next."""
        if kind != DREW:
            return list(self.hands[seat])
        return list(self.top) if self.top else self.bottom[:1]

    def move(self, kind: int, seat: int, recipe: int) -> None:
        if kind == DREW:
            (self.top or self.bottom).remove(recipe)
            self.hands[seat].append(recipe)
            return
        self.hands[seat].remove(recipe)
        if kind == RETURNED:
            self.bottom.append(recipe)

    @staticmethod
    def after(deck: int, script: list[tuple[int, int]], history: History) -> "Table":
        table = Table(deck)
        for (kind, seat), recipe in zip(script, history, strict=False):
            table.move(kind, seat, recipe)
        return table


def histories(deck: int, script: list[tuple[int, int]]) -> dict[History, Fraction]:
    """Everything that can happen, with its probability, if every choice is even."""
    found: dict[History, Fraction] = {(): Fraction(1)}
    for kind, seat in script:
        longer: dict[History, Fraction] = {}
        for history, chance in found.items():
            choices = Table.after(deck, script, history).choices(kind, seat)
            for recipe in choices:
                longer[(*history, recipe)] = chance / len(choices)
        found = longer
    return found


def observed(script: list[tuple[int, int]], history: History, observer: int) -> list[list[int]]:
    """What one seat sees: its own moves and what is served."""
    pairs = zip(script, history, strict=True)
    return [[kind, seat, 0, recipe if seat == observer or kind == SERVED else UNKNOWN] for (kind, seat), recipe in pairs]


def posterior(deck: int, script: list[tuple[int, int]], history: History, observer: int) -> dict[History, Fraction]:
    """The histories that the observer cannot rule out, with their probabilities."""
    seen = observed(script, history, observer)
    fitting = {other: chance for other, chance in histories(deck, script).items() if observed(script, other, observer) == seen}
    total = sum(fitting.values())
    return {other: chance / total for other, chance in fitting.items()}


def moves(deck: int, script: list[tuple[int, int]], history: History, observer: int) -> list[Move]:
    return watched(observed(script, history, observer), deck, observer, SEATS)


# Seat 0 returns what seat 1 then draws and may return again; seat 0 draws and sees, or sees a serve.
SCRIPTS = [
    [(DREW, 0), (DREW, 1), (DREW, 1), (DREW, 2)],
    [(DREW, 0), (DREW, 1), (DREW, 2), (RETURNED, 0), (DREW, 1), (RETURNED, 1), (DREW, 2)],
    [(DREW, 0), (DREW, 1), (DREW, 2), (RETURNED, 0), (DREW, 1), (RETURNED, 1), (DREW, 0)],
    [(DREW, 0), (DREW, 1), (DREW, 2), (RETURNED, 0), (DREW, 1), (RETURNED, 1), (SERVED, 1), (DREW, 2)],
    [(DREW, 0), (DREW, 1), (DREW, 2), (RETURNED, 0), (DREW, 1), (SERVED, 1), (RETURNED, 1)],
    [(DREW, 0), (DREW, 1), (DREW, 1), (RETURNED, 1), (RETURNED, 0), (DREW, 2), (DREW, 1), (RETURNED, 1), (SERVED, 1)],
    [(DREW, 0), (DREW, 0), (DREW, 1), (RETURNED, 0), (RETURNED, 0), (DREW, 1), (DREW, 1), (RETURNED, 1), (RETURNED, 1)],
]


@pytest.mark.rule("R12.5")
@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("observer", [0, 1, -1])
def test_imagined_histories_are_as_likely_as_they_should_be(script: list[tuple[int, int]], observer: int) -> None:
    deck = 3 if script is not SCRIPTS[0] else 5
    history = max(histories(deck, script))
    expected = posterior(deck, script, history, observer)
    seen = moves(deck, script, history, observer)
    rng = Rng(f"{script} {observer}")
    draws = 3000
    found = Counter(tuple(imagine(seen, list(range(deck)), observer, SEATS, rng)) for _ in range(draws))
    assert set(found) == set(expected)
    if len(expected) > 1:
        keys = sorted(expected)
        test = chisquare([found[key] for key in keys], [float(expected[key]) * draws for key in keys])
        assert test.pvalue > 1e-4


@st.composite
def situations(draw: st.DrawFn) -> tuple[int, list[tuple[int, int]], History, int]:
    """A short play with one small deck, and who looks on."""
    deck = draw(st.integers(2, 4))
    table = Table(deck)
    script: list[tuple[int, int]] = []
    history: list[int] = []
    for _ in range(draw(st.integers(1, 8))):
        possible = [(kind, seat) for kind in (DREW, RETURNED, SERVED) for seat in range(SEATS) if table.choices(kind, seat)]
        if not possible:
            break
        kind, seat = draw(st.sampled_from(possible))
        recipe = draw(st.sampled_from(table.choices(kind, seat)))
        table.move(kind, seat, recipe)
        script.append((kind, seat))
        history.append(recipe)
    return deck, script, tuple(history), draw(st.integers(-1, SEATS - 1))


@pytest.mark.rule("R12.5")
@given(situations(), st.integers(0, 1 << 20))
def test_possible_places_have_the_weights_of_all_that_can_happen(
    situation: tuple[int, list[tuple[int, int]], History, int], seed: int
) -> None:
    deck, script, history, observer = situation
    expected = posterior(deck, script, history, observer)
    seen = moves(deck, script, history, observer)
    known = {move[3] for move in observed(script, history, observer)}
    places: dict[tuple[tuple[int, ...], ...], Fraction] = {}
    for other, chance in expected.items():
        table = Table.after(deck, script, other)
        hands = [
            () if seat == observer else tuple(sorted(recipe for recipe in hand if recipe in known))
            for seat, hand in enumerate(table.hands)
        ]
        place = (*hands, tuple(recipe if recipe in known else UNKNOWN for recipe in table.bottom))
        places[place] = places.get(place, Fraction(0)) + chance
    weights = possible_places(seen, observer, SEATS)
    total = sum(weights.values())
    assert {place: Fraction(weight, total) for place, weight in weights.items()} == places
    assert tuple(imagine(seen, list(range(deck)), observer, SEATS, Rng(seed))) in expected


def test_weights_larger_than_a_native_number_are_drawn_evenly() -> None:
    rng = Rng(3)
    bound = 3 * (1 << 70)
    thirds = Counter(_large_below(bound, rng) >> 70 for _ in range(3000))
    assert chisquare([thirds[third] for third in range(3)]).pvalue > 1e-4
