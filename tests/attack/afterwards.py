"""After a storm: no table is stuck. Each takes a move, or its bot moves, or its time passes."""

import asyncio
import time
from typing import Any, Final

from tests.attack.fuzzing import Fuzzer
from tests.attack.wire import Http
from tests.patience import PATIENCE

_BOUND: Final = 2 * PATIENCE


async def stuck_tables(fuzzer: Fuzzer, tables: list[str]) -> list[str]:
    """The tables that neither take a move nor go on by themselves."""
    http = fuzzer.http()
    answer = await http.ask("POST", "/api/visit", body={})
    observer = f"cookie: chabudai={answer.cookie()}\r\n"
    found = [table for table in tables if not await _goes_on(fuzzer, http, observer, table)]
    http.close()
    return found


async def _goes_on(fuzzer: Fuzzer, http: Http, observer: str, table: str) -> bool:
    bound = time.monotonic() + _BOUND
    first = await _seen(http, observer, table)
    while time.monotonic() < bound:
        info = (await http.ask("GET", f"/api/tables/{table}", observer)).json()
        if info["phase"] in ("open", "over"):
            return info["phase"] == "over" or await _is_alive(fuzzer, http, info)
        seen = await _seen(http, observer, table)
        if info["phase"] == "playing" and first and seen.get("version") != first.get("version"):
            return True
        first = first or seen
        if info["phase"] == "playing" and (_waits(fuzzer, info, seen) or await _moved(fuzzer, http, info, seen)):
            return True
        await asyncio.sleep(0.02)
    return False


def _waits(fuzzer: Fuzzer, info: dict[str, Any], seen: dict[str, Any]) -> bool:
    """Whether the table rightly waits for somebody who has signed out: no clock runs there."""
    actor = seen.get("actor")
    if actor is None or info["clocks"]["kind"] != "none":
        return False
    chair = info["chairs"][actor]
    return bool(chair["user"]) and not chair["held"] and chair["user"] not in fuzzer.headers


async def _seen(http: Http, observer: str, table: str) -> dict[str, Any]:
    answer = await http.ask("GET", f"/api/tables/{table}/position", observer)
    return answer.json() if answer.is_fine else {}


async def _is_alive(fuzzer: Fuzzer, http: Http, info: dict[str, Any]) -> bool:
    """An open table with a host who is still there takes bots and starts; any other takes a new person."""
    header = fuzzer.headers.get(info["host"], "")
    if not header:
        return True
    path = f"/api/tables/{info['id']}"
    filled = await http.ask("POST", f"{path}/bots", header, {"level": "random"})
    started = await http.ask("POST", f"{path}/start", header, {})
    return filled.is_fine and started.is_fine


async def _moved(fuzzer: Fuzzer, http: Http, info: dict[str, Any], seen: dict[str, Any]) -> bool:
    """Whether the person who is to act could; a bot, or one who is gone, is waited for."""
    actor = seen.get("actor")
    header = fuzzer.headers.get(info["chairs"][actor]["user"], "") if actor is not None else ""
    if not header:
        return False
    path = f"/api/tables/{info['id']}"
    known = await http.ask("GET", f"{path}/position?seat={actor}", header)
    legal = known.json().get("legal", []) if known.is_fine else []
    if not legal:
        return False
    body = {"seat": actor, "action": legal[0]["text"], "id": f"after-{time.monotonic_ns()}"}
    return (await http.ask("POST", f"{path}/moves", header, body)).is_fine
