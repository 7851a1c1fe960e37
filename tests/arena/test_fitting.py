"""Learning what a position is worth: what is seen of a game, and what the fit makes of it."""

import math

import numpy as np
import pytest

from chabudai.arena import fit_plays, fit_prior
from chabudai.arena.crossed import Rows, least_squares
from chabudai.arena.fit import Seen, fitted, positions
from chabudai.core import Rng
from chabudai.games import title
from chabudai.games.ninjato.mind.outlook import THINGS
from chabudai.games.zenmaster.mind.instinct import NOTICED


def test_what_the_seats_have_more_than_the_others_adds_up_to_nothing() -> None:
    seen = list(positions(title("ninjato").game(3), 0, 0, 1))
    assert len(seen) == 6 * 3  # after each round but the last
    for tick in range(6):
        seats = seen[3 * tick : 3 * tick + 3]
        assert {one.left for one in seats} == {5 - tick}
        assert sum(one.ahead for one in seats) == pytest.approx(0.0)
        for thing in range(len(THINGS)):
            assert sum(one.more[thing] for one in seats) == pytest.approx(0.0)


def test_a_worth_that_grows_with_the_rounds_to_come_is_found() -> None:
    rng = Rng(1)
    seen: list[Seen] = []
    for game in range(400):
        more = [float(rng.below(9)) - 4.0, float(rng.below(9)) - 4.0]
        left = int(rng.below(6))
        luck = float(rng.below(201) - 100) / 100.0
        seen.append(Seen(game, left, more, more[0] * 2.0 + more[1] * (1.0 + 0.5 * left) + luck))
    numbers = fitted(seen, ("plain", "growing"))
    assert numbers["plain"] == pytest.approx(2.0, abs=0.1)
    assert numbers["plain_more"] == pytest.approx(0.0, abs=0.05)
    assert numbers["growing"] == pytest.approx(1.0, abs=0.1)
    assert numbers["growing_more"] == pytest.approx(0.5, abs=0.05)
    assert 0.0 < numbers["swing"] < 1.0


def test_a_sum_of_few_of_many_weights_is_found() -> None:
    rng, rows, true = Rng(2), Rows(), [float(weight % 7) - 3.0 for weight in range(40)]
    for _ in range(3000):
        active = sorted({int(rng.below(40)) for _ in range(6)})
        rows.add(active, sum(true[weight] for weight in active) + float(rng.below(201) - 100) / 100.0)
    found = least_squares(rows, 41)
    assert list(found[:40]) == pytest.approx(true, abs=0.15)
    assert found[40] == 0.0  # what never counted is worth nothing


def test_what_makes_actions_be_tried_is_found() -> None:
    rng, tried, true = Rng(3), fit_prior.Tried(), [0.0, 1.0, -1.5, 0.5]
    for game in range(3000):
        tried.firsts.append(len(tried.parts))
        tried.games.append(game)
        noticed = [int(rng.below(4)) for _ in range(3)]
        chances = [math.exp(true[one]) for one in noticed]
        for one, chance in zip(noticed, chances, strict=True):
            tried.noticed.append(one)
            tried.ends.append(len(tried.noticed))
            tried.likings.append(0.0)
            tried.parts.append(chance / sum(chances))
    table = fit_prior.fitted(tried, 100.0, 5, keeps_back=False)
    assert [number - table[0] for number in table[:4]] == pytest.approx([100.0 * one for one in true], abs=5.0)
    assert table[4] == 0.0


def test_cards_that_were_chosen_are_liked_by_what_was_learned() -> None:
    """Whoever chooses by two things that are noticed, one of a card and one of it and the situation together, is found out."""
    rng, chosen, size = np.random.default_rng(1), fit_plays.Chosen(), int(NOTICED)
    for match in range(600):
        rows = rng.normal(0, 1, (5, size)).astype(np.float32)
        rows[:, 0] = rng.choice([-1, 1])
        worths = rows[:, 0] * rows[:, 45] + 0.5 * rows[:, 50]
        chosen.add(rows, int(worths.argmax()), match)
    lines = fit_plays.fitted(chosen, 8, 1, epochs=300)
    assert [len(line) for line in lines] == [size + 2] * 8
    numbers = np.array(lines)
    liked = [np.maximum(rows @ numbers[:, 2:].T + numbers[:, 0], 0) @ numbers[:, 1] for rows in chosen.noticed]
    right = [int(one.argmax()) == card for one, card in zip(liked, chosen.cards, strict=True)]
    assert sum(right) > 450


def test_every_decision_with_a_choice_is_learned_from() -> None:
    chosen = fit_plays.play(1, 2)
    assert len(chosen.cards) == 3 * 3 * 8, "three games of three seats, the last of nine cards is forced"
    assert all(
        rows.shape == (len(rows), int(NOTICED)) and card < len(rows)
        for rows, card in zip(chosen.noticed, chosen.cards, strict=True)
    )
