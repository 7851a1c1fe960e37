"""Clocks are functions of given times."""

import pytest

from chabudai.core import Seat
from chabudai.table import ClockRule, Clocks, TableError

A, B = Seat(0), Seat(1)


def test_without_a_clock_nobody_runs_out() -> None:
    clocks = Clocks(ClockRule(), 2)
    clocks.run(A, 0)
    assert clocks.flags_at() is None
    assert clocks.stop(10**9) == 0


def test_a_time_per_move_starts_anew_with_each_move() -> None:
    clocks = Clocks(ClockRule("move", 5000), 2)
    clocks.run(A, 1000)
    assert clocks.flags_at() == 6000
    assert clocks.left_at(A, 3000) == 3000
    assert clocks.stop(3000) == 2000
    clocks.run(A, 9000)
    assert clocks.flags_at() == 14000


def test_a_total_time_is_charged_and_gets_its_increment() -> None:
    clocks = Clocks(ClockRule("total", 60_000, 2000), 2)
    clocks.run(A, 0)
    assert clocks.stop(10_000) == 10_000
    clocks.run(B, 10_000)
    assert clocks.left_at(A, 99_999) == 52_000
    assert clocks.flags_at() == 70_000
    assert [clocks.left_at(Seat(seat), 20_000) for seat in (0, 1)] == [52_000, 50_000]


@pytest.mark.parametrize("rule", [ClockRule("move", 60_000), ClockRule("total", 60_000, 2000)])
def test_a_pause_in_the_middle_of_a_move_gives_no_time_back(rule: ClockRule) -> None:
    clocks = Clocks(rule, 2)
    clocks.run(A, 0)
    for now in range(0, 50_000, 10_000):
        clocks.pause(now + 5000)
        assert clocks.flags_at() is None
        clocks.resume(A, now + 10_000)
    assert clocks.left_at(A, 50_000) == 35_000
    assert clocks.flags_at() == 85_000


def test_a_flagged_seat_gets_enough_for_a_move_when_its_owner_returns() -> None:
    clocks = Clocks(ClockRule("total", 60_000, 2000), 2)
    clocks.run(A, 0)
    clocks.flag(A)
    assert clocks.left_at(A, 0) == 0
    clocks.forgive(A)
    assert clocks.left_at(A, 0) == 15_000
    clocks = Clocks(ClockRule("move", 4000), 2)
    clocks.run(A, 0)
    clocks.flag(A)
    clocks.forgive(A)
    assert clocks.left_at(A, 0) == 4000


@pytest.mark.parametrize(("kind", "time", "increment"), [("sand", 1, 0), ("move", 0, 0), ("move", 1, 1), ("total", 5, -1)])
def test_an_impossible_clock_is_refused(kind: str, time: int, increment: int) -> None:
    with pytest.raises(TableError):
        ClockRule(kind, time, increment)
