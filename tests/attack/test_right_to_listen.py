"""No connection ever hears a seat that its person does not hold now. `make attack` plays far more of the same."""

import pytest

from tests.attack.listening import listened
from tests.sampling import sampled

SAMPLE = range(20)
MORE = [range(start, start + 56) for start in range(20, 300, 56)]


@pytest.mark.parametrize("sequences", sampled([SAMPLE, *MORE], SAMPLE), ids=lambda piece: f"from-{piece.start}")
def test_after_every_act_nobody_hears_a_seat_that_is_not_theirs(sequences: range) -> None:
    tally = listened(sequences)
    assert not tally.failed, "\n".join([str(tally), *tally.reports])
    assert tally.moves > len(sequences), tally
