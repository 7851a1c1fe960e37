"""No connection ever hears a seat that its person does not hold now. `make attack` plays far more of the same."""

import pytest

from tests.attack.listening import listened

SAMPLE = [range(start, start + 20) for start in range(0, 40, 20)]
MORE = [range(start, start + 52) for start in range(40, 300, 52)]
PIECES = [*SAMPLE, *[pytest.param(piece, marks=pytest.mark.slow) for piece in MORE]]


@pytest.mark.parametrize("sequences", PIECES, ids=lambda piece: f"from-{piece.start}")
def test_after_every_act_nobody_hears_a_seat_that_is_not_theirs(sequences: range) -> None:
    tally = listened(sequences)
    assert not tally.failed, "\n".join([str(tally), *tally.reports])
    assert tally.moves > len(sequences), tally
