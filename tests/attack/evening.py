"""Several people with several connections at one server, who do one thing after another; after each, everyone listens."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

from tests.attack.model import NAMES, PRIVATE, Credential, Leak, Listener, Person, Rights, Seated, rights_now
from tests.attack.wire import Answer, Ear, Heard, Http, Lines, Socket


class Served(Protocol):
    """One server, or several as one."""

    is_several: bool

    @property
    def url(self) -> str:
        """Where the next one connects."""


class Observer:
    """Somebody who plays nowhere and says something aloud, so that everyone who still listens is heard to listen."""

    def __init__(self, url: str) -> None:
        self.http: Final = Http(url)
        self.socket: Final = Socket()
        self.header = ""
        self._said = 0

    async def come(self) -> None:
        answer = await self.http.ask("POST", "/api/visit", body={})
        self.header = f"cookie: chabudai={answer.cookie()}\r\n"
        await self.socket.connect(self.http.address, self.header)

    async def watch(self, table: str) -> None:
        await self.socket.ask(lambda message: message.type in ("snapshot", "resumed"), type="watch", table=table)

    async def leave(self, tables: list[Seated]) -> None:
        for table in tables:
            self.socket.send(type="unwatch", table=table.ident)
        self.socket.heard.clear()

    async def chatter(self, table: str) -> None:
        """Keep the table busy for a moment."""
        await self.socket.ask(lambda heard: is_mark(heard, table, "well"), type="say", table=table, text="well")

    async def mark(self, table: str) -> str:
        """Say something new at the table and wait until it is told."""
        self._said += 1
        text = str(self._said)
        told = await self.socket.ask(lambda heard: is_mark(heard, table, text), type="say", table=table, text=text)
        assert told is not None, f"the observer was shown out with {self.socket.closed}"
        return text


def is_mark(message: Heard, table: str, text: str) -> bool:
    return message.type == "said" and message.table == table and message.line is not None and message.line.text == text


class Evening:
    """What happens at one or a few tables, and what all the connections hear of it."""

    def __init__(self, server: Served, observer: Observer, title: str, seats: int, people: int, kinds: frozenset[str]) -> None:
        self._server: Final = server
        self._kinds: Final = kinds
        self.observer: Final = observer
        self.title: Final = title
        self.seats: Final = seats
        self.people: Final = [Person(name) for name in NAMES[:people]]
        self.accounts: Final[list[Person]] = []
        self.tables: Final[list[Seated]] = []
        self.ears: Final[list[Listener]] = []
        self.streams: Final[dict[str, tuple[str, int | None, int]]] = {}
        """Every stream's id that was told, with the seat's owner then."""
        self.moves = self.opened = self.heard = 0
        self.is_racing = False
        """Whether several acts are on their way at once, so that their order is not known."""
        self._idle: Final[list[Http]] = []
        self._all: Final[list[Http]] = []

    def fail(self, kind: str, sentence: str) -> None:
        """A promise is broken: the evening ends, unless only other kinds are looked for."""
        if not self._kinds or kind in self._kinds:
            raise Leak(kind, sentence)

    @property
    def address(self) -> str:
        """Where the next connection is made."""
        return urlsplit(self._server.url).netloc

    # Asking.

    @contextlib.asynccontextmanager
    async def http(self) -> AsyncIterator[Http]:
        if not self._idle:
            self._idle.append(Http(self._server.url))
            self._all.append(self._idle[-1])
        taken = self._idle.pop()
        try:
            yield taken
        finally:
            self._idle.append(taken)

    async def ask(self, method: str, path: str, credential: Credential | None, body: object = None) -> Answer:
        """Ask as somebody; a credential that has ended opens nothing, and nothing ever falls over."""
        was_alive = credential is None or credential.is_alive
        async with self.http() as http:
            answer = await http.ask(method, path, credential.header if credential is not None else "", body)
        if answer.status >= 500:
            self.fail("5xx", f"{method} {path} is answered by {answer.status}")
        if not was_alive and answer.is_fine:
            self.fail("credential", f"{method} {path} is answered by {answer.status} to a credential that has ended")
        return answer

    async def visit(self, person: Person) -> None:
        """Come as a new guest."""
        answer = await self.ask("POST", "/api/visit", None, {})
        person.user = str(answer.json()["id"])
        person.username = person.password = ""
        person.credentials = [Credential(person.user, answer.cookie(), is_cookie=True)]
        account = Person(person.name, person.user)
        account.credentials = person.credentials
        self.accounts.append(account)

    def changed(self, table: Seated, answer: Answer) -> None:
        """The acts and the table must agree about who sits where."""
        if not self.is_racing:
            self._shown(table, answer)

    def _shown(self, table: Seated, answer: Answer) -> None:
        table.info = answer.json()
        shown = [str(chair["user"]) for chair in table.info["chairs"]]
        if shown != table.chairs:
            self.fail("chairs", f"the table shows {self._names(shown)}, the acts say {self._names(table.chairs)}")

    def _names(self, users: list[str]) -> str:
        known = {person.user: person.name for person in self.accounts}
        return ", ".join(known.get(user, user or "nobody") for user in users)

    async def found(self, info: dict[str, Any], chairs: list[str]) -> Seated:
        """A new table."""
        table = Seated(str(info["id"]), len(self.tables), chairs, info)
        await self.observer.watch(table.ident)
        self.tables.append(table)
        return table

    async def show(self, table: Seated) -> Answer:
        """The table as everyone sees it."""
        async with self.http() as http:
            return await http.ask("GET", f"/api/tables/{table.ident}", self.observer.header)

    async def shown_again(self) -> None:
        """The tables must agree after something that was not done at a table."""
        for table in self.tables:
            self.changed(table, await self.show(table))

    async def settle(self) -> None:
        """After acts at once the tables say what came of them."""
        for table in self.tables:
            table.info = (await self.show(table)).json()
            for seat, chair in enumerate(table.info["chairs"]):
                table.put(seat, str(chair["user"]))

    def listen(self, name: str, ear: Ear, credential: Credential) -> Listener:
        listener = Listener(name, ear, credential.user, credential)
        self.ears.append(listener)
        return listener

    def rights(self) -> Rights:
        return rights_now(self.tables, self.accounts)

    # Listening.

    async def check(self, before: Rights) -> None:
        """Nobody may have heard a seat that was not his, and after the act nobody does who has lost it."""
        now = self.rights()
        ends = await self._flush()
        for listener in list(self.ears):
            self._judge(listener, ends[listener], before, now)
            if isinstance(listener.ear, Socket):
                self._must_be_told(listener, now)
        marks = {table.ident: await self.observer.mark(table.ident) for table in self.tables}
        for listener, end in (await self._flush_all(marks)).items():
            self._judge_after(listener, end, now, marks)
        self.ears[:] = [listener for listener in self.ears if listener.is_open()]
        self.observer.socket.heard.clear()

    async def _flush(self) -> dict[Listener, int]:
        """Where each connection's messages end that were sent up to now. Of a stream of lines this is not known."""
        ends = {listener: listener.checked for listener in self.ears}
        sockets = [(listener, ear) for listener in self.ears if isinstance(ear := listener.ear, Socket) and listener.is_open()]
        tables = [table.ident for table in self.tables] if self._server.is_several else []
        pings = [(listener, ear, ear.ping(tables)) for listener, ear in sockets]
        for listener in self.ears:
            ends[listener] = len(listener.ear.heard)
        for listener, ear, number in pings:
            place = await ear.pong(number, listener.checked)
            ends[listener] = len(ear.heard) if place is None else place
        return ends

    async def _flush_all(self, marks: dict[str, str]) -> dict[Listener, int]:
        ends = await self._flush()
        for listener in self.ears:
            if isinstance(listener.ear, Lines):
                await self._until_mark(listener, marks)
                ends[listener] = len(listener.ear.heard)
        return ends

    async def _until_mark(self, listener: Listener, marks: dict[str, str]) -> None:
        try:
            await listener.ear.until(listener.checked, lambda message: _is_a_mark(message, marks))
        except TimeoutError:
            self.fail("hangs", f"{listener.name} neither ends nor hears anything")

    def _judge(self, listener: Listener, end: int, before: Rights, now: Rights) -> None:
        """What was sent before or during the act: it was somebody's then or is now."""
        either = before | now
        for message in listener.ear.heard[listener.checked : end]:
            self._note(listener, message, before, now)
            self._must_be_allowed(listener, message, either)
        listener.checked = end

    def _judge_after(self, listener: Listener, end: int, now: Rights, marks: dict[str, str]) -> None:
        """What was sent after the act: it is somebody's now, and whoever may hear something does."""
        reached = set()
        is_after = isinstance(listener.ear, Socket)
        for message in listener.ear.heard[listener.checked : end]:
            is_after = is_after or _is_a_mark(message, marks)
            self._note(listener, message, now, now)
            if is_after:
                self._must_be_allowed(listener, message, now)
            if is_mark(message, message.table, marks.get(message.table, "")):
                reached.add((message.table, message.seat))
        listener.checked = end
        self._must_be_told(listener, now)
        for table, seat in listener.follows:
            if listener.is_open() and (table, seat) not in reached:
                self.fail("unheard", f"{listener.name} hears no more of {self._of(table, seat)}, which it may")

    def _note(self, listener: Listener, message: Heard, before: Rights, now: Rights) -> None:
        self.heard += 1
        place = (message.table, message.seat)
        if message.type == "unwatched":
            listener.follows.discard(place)
        if message.type not in ("snapshot", "resumed"):
            return
        listener.follows.add(place)
        if message.seat is None:
            return
        key = (message.table, message.seat)
        owners = {now.owners[key], before.owners.get(key, now.owners[key])}
        known = self.streams.setdefault(message.stream, (message.table, message.seat, now.owners[key]))
        if known[:2] != place or known[2] not in owners:
            self.fail("stream", f"{listener.name} goes on with the stream of another owner of {self._of(*place)}")

    def _must_be_allowed(self, listener: Listener, message: Heard, rights: Rights) -> None:
        if not message.is_of_a_seat() or rights.allow(listener, message):
            return
        kind = PRIVATE if message.is_a_hand() else "seat"
        why = "whose credential has ended" if listener.credential.token not in rights.tokens else "which is not its person's"
        self.fail(kind, f"{listener.name} hears '{message.type}' of {self._of(message.table, message.seat)}, {why}")

    def _must_be_told(self, listener: Listener, now: Rights) -> None:
        """A connection whose credential has ended is closed, no other is, and what is lost is said."""
        is_alive = listener.credential.token in now.tokens
        if not is_alive and listener.is_open():
            self.fail("open", f"{listener.name} is still open though its credential has ended")
        for table, seat in sorted(listener.follows, key=str):
            if seat is None or now.hold(listener, table, seat):
                continue
            if listener.is_open():
                self.fail("untold", f"{listener.name} was not told that {self._of(table, seat)} is lost")
            listener.follows.discard((table, seat))
        may_stay = is_alive and (isinstance(listener.ear, Socket) or listener.follows)
        if may_stay and not listener.is_open() and not listener.is_dropped:
            self.fail("cut", f"{listener.name} was closed with {listener.ear.closed}")

    def _of(self, ident: str, seat: int | None) -> str:
        number = next(table.number for table in self.tables if table.ident == ident)
        at = f" of table {number + 1}" if len(self.tables) > 1 else ""
        return f"the public{at}" if seat is None else f"seat {seat}{at}"

    # The end.

    async def close(self) -> None:
        for listener in self.ears:
            listener.ear.abort()
        for http in self._all:
            http.close()
        await self.observer.leave(self.tables)
        await asyncio.sleep(0)


def _is_a_mark(message: Heard, marks: dict[str, str]) -> bool:
    return message.table in marks and is_mark(message, message.table, marks[message.table])
