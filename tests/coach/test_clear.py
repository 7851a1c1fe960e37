"""Hints find the best move wherever it is clear: the lists in `clear` are written by `python tools/coach.py clear TITLE`."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from chabudai.coach import advise
from chabudai.core import CHANCE, Game, Seat, State, Step, Walk
from chabudai.games import TITLES, title

FEWEST = 40
NAMES = [known.name for known in TITLES]


@lru_cache
def listed(name: str) -> list[Any]:
    """A title's clear positions."""
    found: list[Any] = json.loads(Path(__file__).with_name("clear").joinpath(f"{name}.json").read_text("utf-8"))
    return found


def reached(game: Game, one: Any) -> State:
    """The position at the end of its steps."""
    walk = Walk(game, [step(line) for line in one["steps"].split("; ")])
    walk.to(len(walk.steps))
    return walk.state


def hint_in(name: str, one: Any) -> str:
    """What the coach advises there."""
    game = title(name).game(one["seats"])
    state = reached(game, one)
    return advise(game, state.view(state.actor()), state.legal_actions()).choices[0].action


def step(line: str) -> Step:
    """A step as it is listed: who took it, and what it was."""
    seat, _, text = line.partition(": ")
    return Step(CHANCE if seat == "*" else Seat(int(seat)), text)


@pytest.mark.parametrize("name", NAMES)
def test_there_are_enough_clear_positions_and_all_differ(name: str) -> None:
    assert len({one["steps"] for one in listed(name)}) == len(listed(name)) >= FEWEST


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_finds_a_clear_move(name: str) -> None:
    one = listed(name)[-1]
    assert hint_in(name, one) == one["best"]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_hints_find_every_clear_move(name: str) -> None:
    missed = [number for number, one in enumerate(listed(name)) if hint_in(name, one) != one["best"]]
    assert missed == []
