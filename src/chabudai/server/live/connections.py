"""Who is connected: every socket and stream, by its person and by the credential it came with."""

from dataclasses import dataclass
from typing import Final

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

    def __init__(self) -> None:
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

    def sockets_of(self, person: str) -> list[Outbox]:
        """Where notices to this person go."""
        return [known.outbox for known in self._by_person.get(person, {}).values() if known.takes_notices]

    def end(self, person: str, credential: str) -> None:
        """One credential of the person has ended."""
        for known in self._by_person.get(person, {}).values():
            if known.credential == credential:
                known.outbox.close(ENDED)

    def end_all(self, person: str) -> None:
        """Every credential of the person has ended."""
        for known in self._by_person.get(person, {}).values():
            known.outbox.close(ENDED)

    def close(self, code: int) -> None:
        """End every connection."""
        for theirs in self._by_person.values():
            for outbox in theirs:
                outbox.close(code)
