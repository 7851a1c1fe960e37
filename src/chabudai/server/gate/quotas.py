"""What one person and one address may have of the server at a time, and in a time."""

from collections import Counter
from collections.abc import AsyncIterator
from typing import Final

from chabudai.server.gate.limits import Limits, TooMany
from chabudai.server.ops.settings import Settings
from chabudai.server.reasons import ServerWhy
from chabudai.table import TableError

_TIMES_FOR_AN_ADDRESS: Final = 5
"""Behind one address there may be a whole house."""


class Places:
    """Sockets and streams that are open. Zero is no limit."""

    def __init__(self, for_person: int, for_address: int) -> None:
        self._for_person: Final = for_person
        self._for_address: Final = for_address
        self._taken: Final[Counter[tuple[str, str]]] = Counter()

    def has_room(self, person: str, address: str) -> bool:
        """Whether the person may open one more at this address."""
        return _is_below(self._taken["person", person], self._for_person) and _is_below(
            self._taken["address", address], self._for_address
        )

    def take(self, person: str, address: str) -> bool:
        """Open one; false if there is no room."""
        if not self.has_room(person, address):
            return False
        self._taken["person", person] += 1
        self._taken["address", address] += 1
        return True

    def leave(self, person: str, address: str) -> None:
        """One that was taken is closed."""
        for key in (("person", person), ("address", address)):
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]

    async def kept(self, lines: AsyncIterator[bytes], person: str, address: str) -> AsyncIterator[bytes]:
        """The lines of a stream, which has its place from the first to the last; none if there is no room."""
        if not self.take(person, address):
            return
        try:
            async for line in lines:
                yield line
        finally:
            self.leave(person, address)


def _is_below(number: int, most: int) -> bool:
    return not most or number < most


class Quotas:
    """All of them."""

    def __init__(self, settings: Settings) -> None:
        self.places: Final = Places(settings.sockets_per_person, settings.sockets_per_address)
        self._hosted: Final = settings.tables_per_person
        tables = settings.tables_per_hour
        self._tables: Final = Limits(tables / 3600, max(1, tables))
        self._tables_there: Final = Limits(tables * _TIMES_FOR_AN_ADDRESS / 3600, max(1, tables * _TIMES_FOR_AN_ADDRESS))
        lines = settings.lines_per_minute
        self._lines: Final = Limits(lines / 60, max(1, lines / 2))

    def open_stream(self, person: str, address: str) -> None:
        """Refuse one stream more than there is room for."""
        if not self.places.has_room(person, address):
            raise TooMany(ServerWhy.TOO_MANY_CONNECTIONS, 1)

    def open_table(self, person: str, address: str, hosted: int) -> None:
        """Count a table that a person opens, who is the host of so many that are not over."""
        if not _is_below(hosted, self._hosted):
            raise TableError("conflict", ServerWhy.TOO_MANY_UNFINISHED_TABLES)
        wait = self._tables_there.take(address) or self._tables.take(person)
        if wait:
            raise TooMany(ServerWhy.TOO_MANY_NEW_TABLES, wait)

    def say(self, person: str) -> None:
        """Count a line of chat."""
        wait = self._lines.take(person)
        if wait:
            raise TooMany(ServerWhy.TOO_MANY_LINES, wait)
