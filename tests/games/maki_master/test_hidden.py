"""Maki Master, rule by rule: what is hidden."""

from collections import Counter

import pytest
from scipy.stats import chisquare

from chabudai.core import Rng, Seat
from tests.games.maki_master.builder import Kitchen, kitchen


@pytest.mark.rule("R12.1")
def test_the_others_see_only_the_lengths_of_the_recipes_in_a_hand() -> None:
    made = kitchen(2, [[201, 301, 401]])
    other = kitchen(2, [[205, 305, 405], made.hand(1)])
    assert made.view(1).key() == other.view(1).key()
    assert made.view().key() == other.view().key()
    assert made.view(0).key() != other.view(0).key()
    assert made.heard("recipe-drawn", 1) == other.heard("recipe-drawn", 1)
    assert [event["recipe"] for event in made.heard("recipe-drawn", 0)] == [201, 301, 401]
    assert made.heard("recipe-drawn") == []
    assert [event["length"] for event in made.heard("recipe-drawn-face-down")] == [2, 3, 4, 2, 3, 4]


@pytest.mark.rule("R12.2")
def test_the_order_of_a_deck_is_unknown_to_all() -> None:
    made = kitchen(2).tile("RIC", "A1").do(f"return {kitchen(2).hand(0)[0]}", "done", "draw 5")
    assert made.legal("deal") == [str(number) for number in range(501, 511)]
    assert made.state.chance_weights() == [1] * 10
    for seat in (0, 1, None):
        assert made.view(seat).decks[3] == 10


def drained() -> Kitchen:
    """Seat 0 has returned 505; the fives above it are all drawn, so that 505 is the next of its deck."""
    made = kitchen(4, [[201, 301, 401], [202, 302, 402], [203, 303, 403], [204, 304, 404]])
    made.tile("RIC", "A1").do("return 201", "done", "draw 5", "deal 505")
    for seat, space in ((1, "B1"), (2, "C1"), (3, "D1")):
        made.tile("RIC", space).do(*[f"return {number}" for number in made.hand(seat)])
        made.do("draw 5").chance().do("draw 5").chance().do("draw 5").chance()
    return made.tile("EGG", "A4").do("return 505", "done", "draw 4").chance()


@pytest.mark.rule("R12.3")
def test_who_returned_a_recipe_knows_its_place_and_the_others_its_length() -> None:
    made = drained()
    five = made.view().legend.numbers.index(505)
    assert made.view().decks[3] == 0
    assert made.view(0).bottoms[3] == [five]
    assert made.view(1).bottoms[3] == made.view().bottoms[3] == [-1]
    assert made.heard("recipe-returned", 0)[-1]["recipe"] == 505
    assert made.heard("recipe-returned-face-down", 1)[-1] == {"event": "recipe-returned-face-down", "seat": 0, "length": 5}


@pytest.mark.rule("R12.3")
def test_who_returned_a_recipe_knows_it_again_when_another_draws_it() -> None:
    made = drained()
    kept = made.hand(1)[0]
    made.tile("EGG", "B4").do(f"return {kept}", "done", "draw 5")
    assert made.legal() == ["deal 505"]
    made.chance()
    rng = Rng(5)
    five = made.view().legend.numbers.index(505)
    for _ in range(20):
        assert five in made.game.sample_world(made.view(0), rng).view(Seat(1)).hand
    held = [five in made.game.sample_world(made.view(2), rng).view(Seat(1)).hand for _ in range(60)]
    assert 0 < sum(held) < 60


@pytest.mark.rule("R12.4")
def test_everything_else_is_public() -> None:
    made = drained()
    hidden = {"seat", "hand", "bottoms", "moves"}
    views = [made.view(seat).as_dict() for seat in (0, 1, None)]
    for name in views[0]:
        if name not in hidden:
            assert views[0][name] == views[1][name] == views[2][name]


@pytest.mark.rule("R12.5")
@pytest.mark.parametrize("seat", [1, None])
def test_sampled_worlds_deal_every_unseen_recipe_evenly(seat: int | None) -> None:
    made = kitchen(2, [[201, 301, 401], [202, 302, 402]])
    rng = Rng(7)
    unseen = [number for number in range(201, 221) if seat is None or number != 202]
    found: Counter[int] = Counter()
    for _ in range(1000):
        hand = made.game.sample_world(made.view(seat), rng).view(Seat(0)).hand
        found[made.view().legend.numbers[hand[0]]] += 1
    assert set(found) == set(unseen)
    assert chisquare([found[number] for number in unseen]).pvalue > 1e-4
