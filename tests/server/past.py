"""Databases of earlier forms with data in them: `databases/<revision>.sql` and, beside it, what only the people know.

`0001-makatsu-1` is of the same form, with games of Meister Makatsu by the first version of its rules.

Made by playing on the server of that time: `python -m tests.server.past` writes the form of today. Do it before a migration
is added, and never change a file again.
"""

import asyncio
import hashlib
import itertools
import json
import sqlite3
import sys
import tempfile
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from chabudai.core import Rng
from chabudai.games import TITLES
from tests.server.running import Person, Running, dump, player, running
from tests.server.test_play import play_to_the_end

FOLDER = Path(__file__).parent / "databases"
FORMS = sorted(path.stem for path in FOLDER.glob("*.sql"))
PASSWORD = "correct horse"
_CONTRIBUTION = "5e" * 32


@dataclass
class Story:
    """What the people of a database know: how to sign in, and how each running game stood."""

    username: str = "ada"
    password: str = PASSWORD
    cookies: dict[str, str] = field(default_factory=dict)
    """By the person's id."""
    tokens: dict[str, str] = field(default_factory=dict)
    """A token of a bot, by its person's id."""
    legal: dict[str, list[str]] = field(default_factory=dict)
    """By table: what the seat that is to act may do."""


def restored(revision: str, folder: Path) -> Story:
    """Put the database of that form into the folder, and tell its story."""
    with sqlite3.connect(folder / "tables.db") as database:
        database.executescript((FOLDER / f"{revision}.sql").read_text("utf-8"))
    database.close()
    return Story(**json.loads((FOLDER / f"{revision}.json").read_text("utf-8")))


class Telling:
    """Plays what is to be stored."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.story = Story()

    def person(self, name: str) -> Person:
        """A guest of this name."""
        made = Person(self.server.url)
        made.http.patch("/api/me", json={"name": name}).raise_for_status()
        self.story.cookies[made.me["id"]] = made.token
        return made

    def people(self) -> list[Person]:
        """One with a password and two guests of the same name, one of them with a token for a bot."""
        ada, *others = people = [self.person(name) for name in ("Ada", "Kim", "Kim")]
        ada.post("/api/me/password", {"username": self.story.username, "password": PASSWORD})
        token = others[1].post("/api/me/tokens", {"label": "a bot"}, 201)["token"]
        self.story.tokens[others[1].me["id"]] = token
        return people

    def started(self, people: list[Person], game: str, **more: Any) -> str:
        """A table with these people, started."""
        table = people[0].open_table(game, 3, **more)
        for person in people[1:]:
            person.post(f"/api/tables/{table}/join")
        people[0].post(f"/api/tables/{table}/bots", {"level": "random"})
        people[0].post(f"/api/tables/{table}/start")
        return table

    def move(self, table: str, people: list[Person], number: int) -> int | None:
        """Whoever is to act does the first thing possible; nobody when it is a bot's turn."""
        for seat, person in enumerate(people):
            legal = person.get(f"/api/tables/{table}/position?seat={seat}")["legal"]
            if legal:
                move = {"seat": seat, "action": legal[0]["text"], "id": f"move {number}"}
                person.post(f"/api/tables/{table}/moves", move)
                return seat
        return None

    def play_on(self, table: str, people: list[Person], moves: int) -> None:
        """So many moves, and note what may be done next."""
        played = 0
        while played < moves:
            played += self.move(table, people, played) is not None
        self.note(table, people)

    def note(self, table: str, people: list[Person]) -> None:
        """Wait until a person is to act, and note what may be done."""
        for seat, person in itertools.cycle(enumerate(people)):
            legal = person.get(f"/api/tables/{table}/position?seat={seat}")["legal"]
            if legal:
                self.story.legal[table] = [action["text"] for action in legal]
                return

    def talk(self, table: str, people: list[Person]) -> None:
        """Everyone says something."""
        for number, person in enumerate(people):
            person.post(f"/api/tables/{table}/chat", {"text": f"line {number}: 茶"}, 204)

    def take_back(self, table: str, people: list[Person]) -> None:
        """Somebody moves and takes it back, with the others' consent where it is asked for."""
        seat = self.move(table, people, 99)
        people[seat or 0].post(f"/api/tables/{table}/undo", {"seat": seat})
        asked = people[0].get(f"/api/tables/{table}")["undo"]
        for other in asked["waiting"] if asked else ():
            people[other].post(f"/api/tables/{table}/undo/answer", {"seat": other, "consent": True})

    def finish(self, table: str, people: list[Person]) -> None:
        """Play to the end."""

        async def play() -> None:
            async with AsyncExitStack() as stack:
                clients = [
                    await stack.enter_async_context(player(self.server, person, table, seat))
                    for seat, person in enumerate(people)
                ]
                await play_to_the_end(clients, seed=int(Rng(7).below(1000)))

        asyncio.run(play())


def told(server: Running) -> Story:
    """Everything that happens at a server: tables of every title and in every phase."""
    telling = Telling(server)
    people = telling.people()
    ada, kim, _ = people
    ada.open_table("ninjato", 4, visibility="open")
    sealing = hashlib.sha256(bytes.fromhex(_CONTRIBUTION)).hexdigest()
    telling.started(people, "zenmaster", commitment=sealing)
    for title in TITLES:
        telling.finish(telling.started(people, title.name), people)
        running_table = telling.started(people, title.name)
        telling.take_back(running_table, people)
        telling.talk(running_table, people)
        telling.play_on(running_table, people, 4)
    dealt = telling.started(people, "makatsu", commitment=sealing)
    ada.post(f"/api/tables/{dealt}/reveal", {"seat": 0, "value": _CONTRIBUTION})
    telling.finish(dealt, people)
    ada.post(f"/api/tables/{dealt}/rematch", status=201)
    clock = {"kind": "total", "time": 600_000, "increment": 5_000}
    telling.play_on(telling.started([ada, kim], "zenmaster", clock=clock), [ada, kim], 3)
    held = telling.started(people, "zenmaster")
    people[2].post(f"/api/tables/{held}/leave", {"level": "random"})
    telling.play_on(held, people[:2], 2)
    return telling.story


def main() -> None:
    """Write the form of today."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running(folder, seal_seconds=600) as server:
            story = told(server)
        text = dump(folder)
        with sqlite3.connect(folder / "tables.db") as database:
            (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        database.close()
    (FOLDER / f"{revision}.sql").write_text(text + "\n", "utf-8")
    (FOLDER / f"{revision}.json").write_text(json.dumps(asdict(story), indent=1, ensure_ascii=False) + "\n", "utf-8")
    sys.stdout.write(f"{revision}: {len(text)} bytes\n")


if __name__ == "__main__":
    main()
