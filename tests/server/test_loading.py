"""A table that is read from the storage again: complete from the first moment that anyone can find it."""

import asyncio
from pathlib import Path

from chabudai.core import Seat
from tests.server.running import Running, running, seated


async def _found_half_loaded(server: Running, table: str, seat: int) -> int:
    """Drop the room, load it, and look at every step of the loop whether it can be found without its past."""
    hub = server.hub
    del hub.rooms[table]
    loading = asyncio.ensure_future(hub.room(table))
    halves = 0
    while not loading.done():
        await asyncio.sleep(0)
        room = hub.rooms.get(table)
        halves += room is not None and not room.has_played(Seat(seat), "first")
    return halves


def test_a_move_sent_again_is_known_as_soon_as_its_table_is_loaded(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, people = seated(server.url)
        positions = [person.get(f"/api/tables/{table}/position?seat={seat}") for seat, person in enumerate(people)]
        seat = next(seat for seat, position in enumerate(positions) if position["legal"])
        action = positions[seat]["legal"][0]["text"]
        people[seat].post(f"/api/tables/{table}/moves", {"seat": seat, "action": action, "id": "first"})
        assert server.loop is not None
        looked = asyncio.run_coroutine_threadsafe(_found_half_loaded(server, table, seat), server.loop)
        assert looked.result(30) == 0
