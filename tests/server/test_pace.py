"""The time of a bot's answer tells nothing of what it could have done, as far as that can be had."""

import asyncio
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest

from chabudai.core import Seat
from chabudai.games import title
from chabudai.server.thinking.pace import Kind, Pace
from chabudai.table import Course
from tests.patience import eventually
from tests.server.running import Running, running, seated
from tests.server.two_worlds import World
from tests.table.worlds import Worlds

CASUAL: Kind = ("ninjato", 2, "casual")
MASTER: Kind = ("ninjato", 2, "master")
DRAWS = [0.0, 0.13, 0.5, 0.77, 0.99]


def drawing(*values: float) -> Callable[[], float]:
    drawn = cycle(values)
    return lambda: next(drawn)


@pytest.mark.parametrize("drawn", DRAWS)
def test_a_short_thought_takes_as_long_as_none(drawn: float) -> None:
    times = {Pace(0.4, 1.2, drawing(drawn)).answer_after(CASUAL, thought) for thought in (None, 0.0, 0.034, 0.39)}
    assert len(times) == 1
    assert times.pop() == pytest.approx(0.4 + drawn * 0.8)


@pytest.mark.parametrize("drawn", DRAWS)
@pytest.mark.parametrize("thought", [0.0, 0.3, 0.9, 1.1, 2.5])
def test_the_only_legal_action_takes_as_long_as_a_thought_of_the_same_kind_of_bot(drawn: float, thought: float) -> None:
    thinks, is_forced = (Pace(0.4, 1.2, drawing(drawn)) for _ in range(2))
    for pace in (thinks, is_forced):
        for _ in range(40):
            pace.answer_after(CASUAL, thought)
    assert is_forced.answer_after(CASUAL, None) == thinks.answer_after(CASUAL, thought)


def test_a_level_that_has_its_time_takes_it_from_the_first_answer_on() -> None:
    assert Pace(0.4, 1.2, drawing(0.0)).answer_after(MASTER, None) == pytest.approx(1.2)


@pytest.mark.parametrize("drawn", DRAWS)
def test_a_character_takes_its_own_part_of_the_time_whatever_it_thought(drawn: float) -> None:
    gambler, keeper = (
        Pace(0.4, 1.2, drawing(drawn)).answer_after(("ninjato", 2, name), None) for name in ("gambler", "keeper")
    )
    assert 0.4 <= gambler < 0.8 <= keeper < 1.2
    assert Pace(0.4, 1.2, drawing(drawn)).answer_after(("ninjato", 2, "gambler"), 0.2) == gambler


@pytest.mark.parametrize("thought", [1.3, 2.0, 2.31, 19.0])
def test_a_late_answer_comes_some_whole_steps_later(thought: float) -> None:
    for drawn in DRAWS:
        answer = Pace(0.4, 1.2, drawing(drawn)).answer_after(CASUAL, thought)
        steps = (answer - 0.4 - drawn * 0.8) / 0.4
        assert steps == pytest.approx(round(steps))
        assert thought <= answer < thought + 0.4


def test_a_bot_that_hung_does_not_make_the_others_wait() -> None:
    pace = Pace(0.4, 1.2, drawing(0.9))
    for _ in range(40):
        pace.answer_after(CASUAL, 20.0)
    assert pace.answer_after(CASUAL, None) < 4


def test_without_a_least_time_nothing_waits() -> None:
    pace = Pace(0, 0)
    assert pace.answer_after(CASUAL, 0.7) == 0.7
    assert pace.answer_after(CASUAL, None) == 0


class Noted(Pace):
    """A pace that notes the times it gives: none of them comes while a test lasts."""

    def __init__(self, seed: float) -> None:
        super().__init__(3600, 7200, drawing(seed, 0.5))
        self.given: list[float] = []

    def answer_after(self, kind: Kind, thought: float | None) -> float:
        self.given.append(super().answer_after(kind, thought))
        return self.given[-1]


def time_given(server: Running, course: Course) -> list[float]:
    """The time that a bot is given which takes over the seat to act."""
    table, people = seated(server.url, "ninjato", 2)
    world = World(server, people, None, people[0])
    world.table = table
    asyncio.run(world.put(course))
    noted = server.hub.bots.pace = Noted(0.25)
    people[course.state.actor()].post(f"/api/tables/{table}/leave", {"level": "casual"})
    eventually(lambda: bool(noted.given))
    return noted.given


@pytest.mark.parametrize(("seed", "audience"), [(10, None), (11, None), (33, Seat(0))])
def test_two_worlds_of_which_one_forces_the_bot_are_answered_at_the_same_time(
    tmp_path: Path, seed: int, audience: Seat | None
) -> None:
    worlds = Worlds(title("ninjato").game(2), audience, seed, 10 + 7 * (seed % 20))
    choices = [len(course.state.legal_actions()) for course in (worlds.here, worlds.there)]
    assert worlds.is_alike
    assert worlds.here.state.actor() != audience
    assert min(choices) == 1 < max(choices)
    with running(tmp_path) as server:
        assert time_given(server, worlds.here) == time_given(server, worlds.there)
