"""The dealer commits, draws fairly, and can be checked."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core import Seat
from chabudai.games import title
from chabudai.table import Dealer, TableError, commitment, contribution_commitment

SECRET = bytes(range(64))
SETUP = title("zenmaster").game(3).setup


def test_a_draw_is_the_hmac_of_contributions_and_step() -> None:
    dealer = Dealer(SECRET, {Seat(0): "ab" * 32})
    for step in range(5):
        message = f"chabudai draw 1\n0: {'ab' * 32}\nstep: {step}\ntry: 0\n"
        number = int.from_bytes(hmac.new(SECRET, message.encode(), hashlib.sha512).digest(), "big")
        assert dealer.draw(step, [1] * 60) == number % 60


def test_the_commitment_fixes_secret_game_options_and_seats() -> None:
    others = [title("zenmaster").game(4).setup, title("zenmaster").game(3, {"lead": "highest"}).setup]
    found = {commitment(SECRET, SETUP), commitment(bytes(64), SETUP), *[commitment(SECRET, other) for other in others]}
    assert len(found) == 4


@given(st.lists(st.integers(1, 40), min_size=1, max_size=30), st.integers(0, 10_000))
def test_a_draw_is_one_of_the_choices_and_repeats(weights: list[int], step: int) -> None:
    position = Dealer(SECRET, {}).draw(step, weights)
    assert 0 <= position < len(weights)
    assert Dealer(SECRET, {}).draw(step, weights) == position


def test_draws_follow_the_weights() -> None:
    dealer = Dealer(SECRET, {Seat(1): "00" * 32})
    counts = [0, 0, 0]
    for step in range(6000):
        counts[dealer.draw(step, [1, 2, 3])] += 1
    for count, expected in zip(counts, [1000, 2000, 3000], strict=True):
        assert abs(count - expected) < 5 * (expected**0.5)


def test_each_contribution_changes_the_deal() -> None:
    given = [{}, {Seat(2): "01" * 32}, {Seat(2): "02" * 32}, {Seat(1): "01" * 32}, {Seat(1): "01" * 32, Seat(2): "01" * 32}]
    deals = {tuple(Dealer(SECRET, each).draw(step, [1] * 60) for step in range(20)) for each in given}
    assert len(deals) == len(given)


@pytest.mark.parametrize("value", ["", "ab", "AB" * 32, "zz" * 32, "ab" * 33])
def test_a_contribution_is_32_bytes_in_hexadecimal(value: str) -> None:
    with pytest.raises(TableError):
        contribution_commitment(value)
