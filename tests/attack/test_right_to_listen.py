"""No connection ever hears a seat that its person does not hold now. `make attack` plays far more of the same."""

from tests.attack.listening import listened

SEQUENCES = 300


def test_after_every_act_nobody_hears_a_seat_that_is_not_theirs() -> None:
    tally = listened(range(SEQUENCES))
    assert not tally.failed, "\n".join([str(tally), *tally.reports])
    assert tally.moves > SEQUENCES, tally
