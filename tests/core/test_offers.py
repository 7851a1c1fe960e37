"""Offers are lists of indices without a list."""

from hypothesis import given
from hypothesis import strategies as st

from chabudai.core.fast import bits
from chabudai.core.fast.offers import Offers


@given(st.lists(st.sets(st.integers(0, bits.SIZE - 1)), max_size=12), st.lists(st.integers(0, 63), max_size=10))
def test_sets_counts_and_single_ones_follow_each_other_however_many(groups: list[set[int]], counts: list[int]) -> None:
    offers = Offers()
    wanted: list[int] = []
    for number, group in enumerate(groups):
        offers.add_set(100 * number, bits.of(sorted(group)))
        wanted += [100 * number + member for member in sorted(group)]
    offers.add_counts(2000, sum(count << (6 * place) for place, count in enumerate(counts)), 6)
    wanted += [2000 + place for place, count in enumerate(counts) if count]
    for index in range(3000, 3070):
        offers.add(index)
        wanted.append(index)
    assert list(offers.indices[: offers.number]) == wanted
    offers.number = 0
    offers.add(7)
    assert list(offers.indices[: offers.number]) == [7]
