"""`python -m tests.recorded` writes down what the browser client's unit tests are fed with: real games, in small.

`web/src/games/<title>/moments.json` holds, for every kind of event that a seat heard of in the recorded games, a moment with
it: what of the view before is other than in `first`, the events, and what is other in the view after.
`web/src/table/messages.json` holds what a socket was told at the beginning of a game.
"""

import asyncio
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from chabudai.core import CHANCE, Record, Seat, read_record
from chabudai.games import TITLES, game_of
from chabudai.table import Course, Decision, Draws, Position, moments
from chabudai.title import Title
from tests.server.running import Person, Player, player, running

WEB: Final = Path(__file__).parents[1] / "web" / "src"
RECORDS: Final = Path(__file__).parent / "records"
_MOVES: Final = 5


class Again(Draws):
    """Chance as a record has it."""

    def __init__(self, record: Record) -> None:
        self._record: Final = record
        self.course: Course | None = None

    def draw(self, step: int, weights: list[int]) -> int:
        assert self.course is not None
        drawn = [action.text for action in self.course.state.legal_actions()].index(self._record.steps[step].text)
        assert weights[drawn] > 0
        return drawn


def kit_folder(title: Title) -> Path:
    """Where the title has its kit."""
    return WEB / "games" / Path(title.folder).name


def played(path: Path) -> Iterator[tuple[Any, Position]]:
    """A recorded game as the first seat was told of it: every position, and the view before it."""
    record = read_record(path.read_text("utf-8"))
    draws = Again(record)
    course = draws.course = Course(game_of(record), draws)
    before = course.state.view(Seat(0)).as_dict()
    course.begin()
    for step in record.steps:
        if step.seat != CHANCE:
            course.decide(Decision(step.seat, step.text))
    for told in moments(course, Seat(0)):
        position = msgspec.json.decode(msgspec.json.encode(told), type=Position)
        yield before, position
        before = position.view


def moments_of(title: Title) -> dict[str, Any]:
    """For every kind of event the first moment in which it is heard of."""
    first: dict[str, Any] = {}
    found: list[dict[str, Any]] = []
    heard: set[str] = set()
    for path in sorted((RECORDS / title.name).glob("[!r]*.txt")):
        for before, position in played(path):
            first = first or before
            kinds = {event["event"] for event in position.events}
            if kinds <= heard:
                continue
            heard |= kinds
            view = changed(first, before)
            found.append({"before": view, "events": position.events, "after": changed(before, position.view)})
    return {"first": first, "moments": found}


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The fields that are not as they were."""
    return {name: value for name, value in after.items() if before[name] != value}


async def heard_at_the_beginning(folder: Path) -> dict[str, Any]:
    """What the first seat's socket was told of the first moves, and the past as it was fetched after the snapshot."""
    with running(folder) as server:
        host = Person(server.url)
        table = host.open_table(options={"dealer": "2"})  # so the first seat leads: the snapshot is at its turn
        host.post(f"/api/tables/{table}/bots", {"level": "random"})
        host.post(f"/api/tables/{table}/start")
        async with player(server, host, table, 0) as seat:
            past = host.get(f"/api/tables/{table}/replay?seat=0")
            await begin(seat)
            return {"table": table, "past": past, "messages": [json.loads(text) for text in seat.raw]}


async def begin(seat: Player) -> None:
    """One refusal, some moves, some words."""
    for number in range(_MOVES):
        while seat.position is None or not seat.position.legal:
            await seat.receive()
        if number == 0:
            await seat.move("play 99", "refused", seat.position.version)
        decided = seat.position
        await seat.move(decided.legal[0]["text"], f"m{number}", decided.version)
        while seat.position is decided:
            await seat.receive()
    await seat.send(type="say", table=seat.table, text="konnichiwa")
    await seat.until_tag("said")


def write(path: Path, told: object) -> None:
    path.write_text(json.dumps(told, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")


def main() -> None:
    for title in TITLES:
        if kit_folder(title).is_dir():
            write(kit_folder(title) / "moments.json", moments_of(title))
    with tempfile.TemporaryDirectory() as folder:
        write(WEB / "table" / "messages.json", asyncio.run(heard_at_the_beginning(Path(folder))))


if __name__ == "__main__":
    main()
