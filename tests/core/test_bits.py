"""Masks agree with sets of numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core.fast import bits

sets = st.sets(st.integers(0, bits.SIZE - 1))


@pytest.mark.parametrize("n", range(bits.SIZE))
def test_a_bit_is_two_to_the_n(n: int) -> None:
    assert bits.bit(n) == 2**n
    assert bits.lowest(2**n) == bits.highest(2**n) == n


@pytest.mark.parametrize("n", range(bits.SIZE + 1))
def test_below_holds_all_smaller_numbers(n: int) -> None:
    assert bits.below(n) == 2**n - 1


@given(sets)
def test_a_mask_is_a_set(numbers: set[int]) -> None:
    mask = bits.of(sorted(numbers))
    assert mask == sum(2**n for n in numbers)
    assert bits.count(mask) == len(numbers)
    assert bits.members(mask) == sorted(numbers)


@given(sets.filter(bool))
def test_members_are_found_by_their_place(numbers: set[int]) -> None:
    mask = bits.of(sorted(numbers))
    assert bits.lowest(mask) == min(numbers)
    assert bits.highest(mask) == max(numbers)
    assert [bits.kth(mask, k) for k in range(len(numbers))] == sorted(numbers)


def test_packed_vectors_hold_their_numbers() -> None:
    assert list(bits.zeros(3)) == [0, 0, 0]
    assert list(bits.packed([3, -1, 2**60])) == [3, -1, 2**60]
