"""Thinkers in processes of their own, over a broker: games before hints, and what a dead one was asked is asked again."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chabudai.server.lanes.asking import GAMES, HINTS, Asked, decode_asked
from chabudai.server.lanes.broker import line_to
from chabudai.server.lanes.opening import opened
from chabudai.server.storage.files import Unusable
from chabudai.server.thinking.question import decode
from tests.cli.running import refused
from tests.patience import PATIENCE
from tests.server.fronts import front
from tests.server.running import Person, settings_for
from tests.services import Broker


@contextlib.contextmanager
def thinking(broker: Broker) -> Iterator[subprocess.Popen[bytes]]:
    """`chabudai think`, ended in order."""
    command = [sys.executable, "-m", "chabudai", "think"]
    process = subprocess.Popen(command, env={**os.environ, "CHABUDAI_BROKER": broker.address})
    try:
        yield process
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()


def with_bots(url: str) -> tuple[Person, str]:
    """A table where two bots that think play with a person."""
    person = Person(url)
    table = person.open_table("zenmaster", 3)
    person.post(f"/api/tables/{table}/bots", {"level": "casual"})
    person.post(f"/api/tables/{table}/start")
    return person, table


def awaited(person: Person, table: str) -> Any:
    """The person's position, once it is their turn."""
    while not (position := person.get(f"/api/tables/{table}/position?seat=0"))["legal"]:
        time.sleep(0.02)
    return position


def play_on(person: Person, table: str, moves: int) -> None:
    """So many moves of the person, each once it is their turn."""
    for _ in range(moves):
        position = awaited(person, table)
        body = {"seat": 0, "action": position["legal"][0]["text"], "id": f"{position['version']}"}
        person.post(f"/api/tables/{table}/moves", body)


def test_bots_and_hints_are_thought_about_elsewhere(empty_postgres: str, tmp_path: Path) -> None:
    service = Broker()
    try:
        with front(tmp_path, empty_postgres, service.address, workers=0) as server, thinking(service):
            person, table = with_bots(server.url)
            play_on(person, table, 3)
            awaited(person, table)
            assert person.post(f"/api/tables/{table}/hint", {"seat": 0})["choices"]
    finally:
        service.remove()


def test_what_a_dead_thinker_was_asked_is_asked_again(empty_postgres: str, tmp_path: Path) -> None:
    service = Broker()

    async def taken() -> list[Asked]:
        """What two thinkers take who are never heard of again."""
        line = await line_to(service.address)
        found = [await line.ask(b"BLPOP", GAMES, HINTS, b"60") for _ in range(2)]
        await line.end()
        return [decode_asked(data) for _, data in found]

    try:
        with front(tmp_path, empty_postgres, service.address, workers=0, bot_seconds=0.5) as server:
            person, table = with_bots(server.url)
            if person.get(f"/api/tables/{table}/position?seat=0")["legal"]:
                play_on(person, table, 1)
            first, second = asyncio.run(taken())
            assert first.question == second.question
            assert first.id != second.id
            question = decode(first.question[4:])
            assert question.level == "casual"
            assert question.view["seat"] != 0
            play_on(person, table, 1)  # where nobody thinks, the game goes on
    finally:
        service.remove()


def test_games_come_before_hints() -> None:
    service = Broker()

    async def check() -> None:
        line = await line_to(service.address)
        for key, value in ((HINTS, b"hint"), (GAMES, b"game")):
            await line.ask(b"RPUSH", key, value)
        assert [(await line.ask(b"BLPOP", GAMES, HINTS, b"5"))[1] for _ in range(2)] == [b"game", b"hint"]
        await line.end()

    try:
        asyncio.run(check())
    finally:
        service.remove()


def test_somebody_must_think(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="nobody thinks for the bots"):
        opened(settings_for(tmp_path, workers=0))
    assert "no broker is named" in refused("think")
    assert "the broker cannot be used" in refused("think", "--broker", "redis://127.0.0.1:1")
