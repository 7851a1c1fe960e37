"""Bots in processes of their own: one that dies or is late is replaced, and the game goes on. Games come before hints."""

import asyncio
import inspect
from pathlib import Path

import pytest

from chabudai.core import Action, Rng, View, random_action
from chabudai.games import title
from chabudai.server.thinking.pool import Thinkers
from tests.patience import PATIENCE
from tests.server.gate import Gate

GAME = title("zenmaster").game(3)


def a_decision() -> tuple[View, list[Action]]:
    """What a seat knows and may do at its first decision."""
    state = GAME.new_state()
    rng = Rng(5)
    while state.actor() < 0:
        state.apply(random_action(state, rng))
    return state.view(state.actor()), state.legal_actions()


async def passed_on() -> None:
    """Let every task go on as far as it can by itself."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_bot_answers_from_its_process() -> None:
    async def check() -> None:
        thinkers = Thinkers(1, 30, 30)
        view, legal = a_decision()
        for _ in range(3):
            assert await thinkers.choose(GAME, view, legal, "random", "house") in legal
        found = await thinkers.advise(GAME, view, legal, "house")
        assert found is not None
        assert sorted(choice.action for choice in found.choices) == sorted(action.text for action in legal)
        assert await thinkers.advise(GAME, view, legal, "house") == found, "the same question, the same answer"
        await thinkers.close()

    asyncio.run(check())


def test_a_bot_is_given_a_view_and_what_it_may_do_and_no_state() -> None:
    for asked in (Thinkers.choose, Thinkers.advise):
        kinds = [parameter.annotation for parameter in inspect.signature(asked).parameters.values()]
        assert View in kinds
        assert not [kind for kind in kinds if getattr(kind, "__name__", "").endswith("State")]


@pytest.mark.parametrize("broken", ["import os; os._exit(1)", "import time; time.sleep(60)", "print('nonsense')"])
def test_a_worker_that_dies_or_is_late_is_replaced(tmp_path: Path, broken: str) -> None:
    program = tmp_path / "broken"
    program.write_text(f"#!/usr/bin/env python3\n{broken}\n")
    program.chmod(0o755)

    async def check() -> None:
        view, legal = a_decision()
        thinkers = Thinkers(1, 0.5, 0.5, [str(program)])
        assert await thinkers.choose(GAME, view, legal, "random", "house") in legal
        assert await thinkers.advise(GAME, view, legal, "house") is None, "a hint is no guess"
        await thinkers.close()

    asyncio.run(check())


def test_a_game_waits_for_one_hint_at_most() -> None:
    """With real workers: a dozen hints are asked for before the game's question."""

    async def check() -> None:
        view, legal = a_decision()
        thinkers = Thinkers(1, PATIENCE, 10 * PATIENCE)
        hints = [asyncio.create_task(thinkers.advise(GAME, view, legal, "house")) for _ in range(12)]
        await passed_on()
        for questions in range(1, 4):
            assert await thinkers.choose(GAME, view, legal, "beginner", "house") in legal
            assert sum(hint.done() for hint in hints) <= questions
        for hint in hints[3:]:
            hint.cancel()
        assert all(hint is not None for hint in await asyncio.gather(*hints[:3]))
        await thinkers.close()

    asyncio.run(check())


@pytest.mark.parametrize("workers", [2, 4, 5])
def test_half_of_the_workers_are_kept_from_hints(tmp_path: Path, workers: int) -> None:
    gate = Gate(tmp_path)

    async def check() -> None:
        view, legal = a_decision()
        thinkers = Thinkers(workers, PATIENCE, PATIENCE, gate.program)
        hints = [asyncio.create_task(thinkers.advise(GAME, view, legal, "house")) for _ in range(6)]
        await passed_on()
        assert await thinkers.choose(GAME, view, legal, "random", "house") in legal
        assert not any(hint.done() for hint in hints)
        assert gate.asked().count("coach") <= workers // 2
        gate.open()
        assert all(hint is not None for hint in await asyncio.gather(*hints))
        await thinkers.close()

    asyncio.run(check())


def test_a_hint_that_gets_no_worker_in_time_is_given_up_and_the_game_goes_on(tmp_path: Path) -> None:
    gate = Gate(tmp_path)

    async def check() -> None:
        view, legal = a_decision()
        thinkers = Thinkers(1, PATIENCE, 0.2, gate.program)
        game = asyncio.create_task(thinkers.choose(GAME, view, legal, "master", "house"))
        await passed_on()
        assert await thinkers.advise(GAME, view, legal, "house") is None
        assert not game.done()
        gate.open()
        assert await game in legal
        assert gate.asked() == ["master"]
        await thinkers.close()

    asyncio.run(check())


def test_who_no_longer_waits_gives_up_the_place_and_costs_no_worker(tmp_path: Path) -> None:
    gate = Gate(tmp_path)

    async def check() -> None:
        view, legal = a_decision()
        thinkers = Thinkers(1, PATIENCE, PATIENCE, gate.program)
        first, second = [asyncio.create_task(thinkers.choose(GAME, view, legal, "master", "house")) for _ in range(2)]
        await passed_on()
        while not gate.asked():
            await asyncio.sleep(0.005)
        first.cancel()
        second.cancel()
        await passed_on()
        gate.open()
        assert await thinkers.choose(GAME, view, legal, "random", "house") in legal
        assert gate.asked() == ["master", "random"]
        await thinkers.close()
        assert not thinkers.is_busy()

    asyncio.run(check())
