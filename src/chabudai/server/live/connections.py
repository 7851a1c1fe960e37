"""Who is connected: every socket and stream, by its person and by the credential it came with."""

from dataclasses import dataclass
from typing import Final

from chabudai.server.live.neighbours import Neighbours
from chabudai.server.live.streams import Outbox

ENDED: Final = 4401
"""The close code of a connection whose credential has ended."""


@dataclass(frozen=True, slots=True)
class Connection:
    """One connection. Only a socket takes notices: a stream is about one table."""

    outbox: Outbox
    person: str
    credential: str
    takes_notices: bool = True


class Connections:
    """All connections of this process. A credential that ends takes its connections with it, before the next message."""

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours: Final = neighbours
        self._by_person: Final[dict[str, dict[Outbox, Connection]]] = {}

    def add(self, connection: Connection) -> None:
        """A person has connected."""
        self._by_person.setdefault(connection.person, {})[connection.outbox] = connection

    def remove(self, connection: Connection) -> None:
        """The connection is gone."""
        theirs = self._by_person.get(connection.person, {})
        theirs.pop(connection.outbox, None)
        if not theirs:
            self._by_person.pop(connection.person, None)

    def notify(self, person: str, message: bytes) -> None:
        """Tell the person something on every socket of theirs."""
        self.notify_here(person, message)
        self._neighbours.notice(person, message)

    def notify_here(self, person: str, message: bytes) -> None:
        """Tell it on the sockets of this process."""
        for known in self._by_person.get(person, {}).values():
            if known.takes_notices:
                known.outbox.put(message)

    def end(self, person: str, credential: str = "") -> None:
        """A credential of the person has ended; every one, if none is named."""
        self.end_here(person, credential)
        self._neighbours.ended(person, credential)

    def end_here(self, person: str, credential: str = "") -> None:
        """End the connections of this process that came with it."""
        for known in self._by_person.get(person, {}).values():
            if credential in ("", known.credential):
                known.outbox.close(ENDED)

    def changed(self) -> None:
        """Something about a person is not as it was."""
        self._neighbours.changed()

    async def settled(self) -> None:
        """Until that is known wherever anything is told from now on."""
        await self._neighbours.settled()

    def people(self) -> list[str]:
        """Who is connected here."""
        return list(self._by_person)

    def keep_only(self, person: str, credentials: set[str]) -> None:
        """End what came with other credentials than those that the person still has."""
        for known in self._by_person.get(person, {}).values():
            if known.credential not in credentials:
                known.outbox.close(ENDED)

    def close(self, code: int) -> None:
        """End every connection."""
        for theirs in self._by_person.values():
            for outbox in theirs:
                outbox.close(code)
