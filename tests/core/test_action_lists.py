"""Lists of legal actions, made from masks."""

from hypothesis import given
from hypothesis import strategies as st

from chabudai.core import Action, Rng
from chabudai.core.fast import bits
from chabudai.core.fast.action_lists import Listing, listed

ACTIONS = [Action(index, f"take {index}", "take", {"card": index}) for index in range(70)]
FIRST = 5


def expected(mask: int) -> list[Action]:
    """The same the plain way."""
    return [ACTIONS[FIRST + place] for place in range(bits.SIZE) if mask >> place & 1]


@given(st.integers(0, (1 << bits.SIZE) - 1))
def test_the_actions_of_a_mask_are_listed_in_rising_order(mask: int) -> None:
    assert listed(ACTIONS, FIRST, mask) == expected(mask)


@given(st.lists(st.integers(0, (1 << bits.SIZE) - 1), max_size=8), st.integers(0, 1 << 20))
def test_a_listing_follows_its_mask_wherever_it_goes(masks: list[int], seed: int) -> None:
    listing, rng = Listing(ACTIONS, FIRST), Rng(seed)
    for mask in masks:
        rest = mask
        for _ in range(12):  # one after the other is taken away, and then all changes at once
            assert listing.of(rest) == expected(rest)
            if rest:
                rest &= ~(1 << rng.choice([place for place in range(bits.SIZE) if rest >> place & 1]))
        assert listing.of(rest) == expected(rest)


def test_what_a_listing_gave_away_is_the_callers() -> None:
    listing = Listing(ACTIONS, FIRST)
    given_away = listing.of(0b1011)
    given_away.clear()
    assert listing.of(0b1011) == expected(0b1011)
    kept = listing.of(0b1011)
    listing.of(0b0011)
    assert kept == expected(0b1011)


def test_everything_in_an_empty_mask_is_nothing() -> None:
    assert listed(ACTIONS, FIRST, 0) == []
    assert Listing(ACTIONS, FIRST).of(0) == []
