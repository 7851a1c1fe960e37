"""Bots in processes of their own: one that dies or is late is replaced, and the game goes on."""

import asyncio
from pathlib import Path

import pytest

from chabudai.core import Rng, Seat, State, random_action
from chabudai.games import title
from chabudai.server.thinking import Thinkers

GAME = title("zenmaster").game(3)


def a_decision() -> tuple[State, Seat]:
    state = GAME.new_state()
    rng = Rng(5)
    while state.actor() < 0:
        state.apply(random_action(state, rng))
    return state, state.actor()


def test_a_bot_answers_from_its_process() -> None:
    async def check() -> None:
        thinkers = Thinkers(1, 30)
        state, seat = a_decision()
        for _ in range(3):
            action = await thinkers.choose(GAME, state, seat, "random", "house")
            assert action in state.legal_actions()
        await thinkers.close()

    asyncio.run(check())


@pytest.mark.parametrize("broken", ["import os; os._exit(1)", "import time; time.sleep(60)", "print('nonsense')"])
def test_a_worker_that_dies_or_is_late_is_replaced(tmp_path: Path, broken: str) -> None:
    program = tmp_path / "broken"
    program.write_text(f"#!/usr/bin/env python3\n{broken}\n")
    program.chmod(0o755)

    async def check() -> None:
        state, seat = a_decision()
        thinkers = Thinkers(1, 0.5, [str(program)])
        action = await thinkers.choose(GAME, state, seat, "random", "house")
        assert action in state.legal_actions()
        await thinkers.close()

    asyncio.run(check())
