"""R6: what a seat knows, and the worlds it may think possible."""

from collections import Counter

import pytest
from hypothesis import given
from scipy import stats

from chabudai.core import Game, Rng, Seat, is_compiled
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.testing.contract import plays_to_the_end
from chabudai.testing.picks import Pick, picks
from tests.games.makatsu import conservation
from tests.games.makatsu.builders import Table, game, names

SAMPLES = 12000 if is_compiled() else 3000
UNLIKELY = 1e-4
"""The seeds are fixed, so a test either always holds or never."""


def seen(game: Game, view: MakatsuView, seat: int, rng: Rng) -> MakatsuView:
    """What another seat knows in a world that the view cannot rule out."""
    found = game.sample_world(view, rng).view(Seat(seat))
    assert isinstance(found, MakatsuView)
    return found


def arrangements(table: Table, seat: int | None, other: int) -> Counter[str]:
    """How often the worlds of a seat spread another one's cards in each way."""
    rng = Rng(5)
    view = table.view(seat)
    found: Counter[str] = Counter()
    for _ in range(SAMPLES):
        theirs = seen(table.game, view, other, rng)
        found[f"{names(theirs.hand)} / {names(theirs.memory.deck)} / {names(theirs.memory.reserve)}"] += 1
    truth = table.view(other)
    assert f"{names(truth.hand)} / {names(truth.memory.deck)} / {names(truth.memory.reserve)}" in found
    return found


@pytest.mark.rule("R6.1")
def test_a_hand_is_known_to_its_owner_alone_and_its_size_to_all() -> None:
    table = Table("B1 Y2", "P3 B4", "").run(0, 0, 1)
    assert names(table.view(1).hand).split()[0] == "B4"
    assert table.view(None).hand == []
    assert table.view(None).hand_sizes == table.view(1).hand_sizes == [3, 4, 4]
    drawn = table.heard("card-drawn")
    assert all([event.is_for(Seat(s)) for s in range(3)].count(True) == 1 and not event.is_for(None) for event in drawn)
    assert len(drawn) == len(table.heard("card-drawn-face-down")) == 12


@pytest.mark.rule("R6.2")
def test_the_owner_knows_which_cards_are_in_the_deck_but_nobody_their_order() -> None:
    table = Table("B1 Y2", "P3 B4").run(0, 1, 0)
    view = table.view(0)
    assert len(view.memory.deck) == 16
    assert set(view.memory.deck) == set(view.memory.left[0]) - set(view.hand) - set(view.memory.reserve)
    table.run(0, 2)
    assert table.state.chance_weights() == [1] * 16  # a set until a card is drawn


@pytest.mark.rule("R6.3")
def test_a_seat_remembers_every_played_card_and_so_knows_which_are_left_but_not_where() -> None:
    table = Table("", "").run(1, 0, 0)
    view = table.view(0)
    assert sorted(names(view.memory.left[1]).split()) == sorted(table.plans[1][12:])
    rng = Rng(3)
    hands = {tuple(seen(table.game, view, 1, rng).hand) for _ in range(40)}
    assert len(hands) > 30
    assert all(set(hand) <= set(view.memory.left[1]) for hand in hands)


@pytest.mark.rule("R6.4")
def test_with_deck_and_reserve_empty_the_hand_is_known() -> None:
    table = Table("", "", "").run(2, 1, 2)
    for seat in (0, None):
        view = table.view(seat)
        assert (view.deck_sizes[1], view.reserve_sizes[1]) == (0, 0)
        assert view.memory.left[1] == table.view(1).hand
        assert list(arrangements(table, seat, 1).values()) == [SAMPLES]


@pytest.mark.rule("R6.5")
def test_tokens_and_the_figure_lie_open_to_all() -> None:
    table = Table("", "", "").run(1, 1, 4)
    views = [table.view(seat) for seat in (0, 1, 2, None)]
    assert len({str(view.tokens) for view in views}) == 1
    assert len({view.holder for view in views}) == 1
    assert len({str(view.points) for view in views}) == 1


def test_before_the_last_round_every_hand_and_deck_is_equally_likely() -> None:
    found = arrangements(Table("", "").run(2, 0, 0), 0, 1)
    assert len(found) == 15  # four of six in hand
    assert stats.chisquare(list(found.values())).pvalue > UNLIKELY


def test_while_cards_are_drawn_every_hand_and_deck_is_equally_likely() -> None:
    table = Table("", "").run(2, 0)
    for _ in range(6):  # the holder's four, two of the other's
        table.step()
    other = table.view().turn
    found = arrangements(table, 1 - other, other)
    assert len(found) == 15  # two of six in hand
    assert stats.chisquare(list(found.values())).pvalue > UNLIKELY


def test_hand_and_reserve_of_the_second_phase_are_equally_likely() -> None:
    found = arrangements(Table("", "").run(1, 2, 0), None, 1)
    assert len(found) == 70  # four of eight in hand, four in reserve
    assert stats.chisquare(list(found.values())).pvalue > UNLIKELY


def test_hand_deck_and_reserve_are_spread_evenly_over_three_places() -> None:
    table = Table("", "", "").run(1, 1, 3)
    view = table.view(0)
    rng = Rng(9)
    places = [(seen(table.game, view, 2, rng)) for _ in range(SAMPLES // 4)]
    sizes = [view.hand_sizes[2], view.deck_sizes[2], view.reserve_sizes[2]]
    assert min(sizes) > 0
    for card in view.memory.left[2]:
        counts = [
            sum(card in w.hand for w in places),
            sum(card in w.memory.deck for w in places),
            sum(card in w.memory.reserve for w in places),
        ]
        expected = [size * len(places) / sum(sizes) for size in sizes]
        assert stats.chisquare(counts, expected).pvalue > UNLIKELY


def test_the_worlds_have_the_frequencies_of_play() -> None:
    """Chance deals the same position again and again: what the others hold is spread as the worlds spread it."""
    table = Table("", "").run(2, 0)
    rng = Rng(21)
    dealt: Counter[str] = Counter()
    for _ in range(SAMPLES // 2):
        state = table.state.clone()
        while state.decision() == "Drawing":
            state.apply(state.draw(rng))
        dealt[names(state.view(Seat(1)).hand)] += 1
    sampled: Counter[str] = Counter()
    view = table.run(2, 0, 0).view(0)
    for _ in range(SAMPLES // 2):
        sampled[names(seen(table.game, view, 1, rng).hand)] += 1
    assert set(dealt) == set(sampled)
    assert stats.chi2_contingency([[counts[hand] for hand in dealt] for counts in (dealt, sampled)]).pvalue > UNLIKELY


@pytest.mark.parametrize("ties", ["highest-last", "last-of-colour"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_components_are_conserved_at_every_step(seats: int, ties: str) -> None:
    table = game(seats, "random", ties)

    @given(picks())
    def conserved(pick: Pick) -> None:
        plays_to_the_end(table, pick, conservation.check)

    conserved()
