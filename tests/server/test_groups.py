"""Group commit: what is written together, and when."""

import asyncio
from collections.abc import Sequence

import pytest

from chabudai.server.storage.group import MOST_AT_ONCE, GroupWriter, Job
from chabudai.server.storage.statements import Touch
from chabudai.server.storage.store import StorageError

AN_HOUR = 3600.0


class Noting(GroupWriter):
    """Writes nothing, and notes what it was to write; a group is done when the test says so."""

    def __init__(self, apart: float) -> None:
        super().__init__(apart)
        self.groups: list[list[Job]] = []

    def _hand_over(self, jobs: list[Job]) -> None:
        self.groups.append(jobs)

    def done(self, errors: Sequence[Exception | None] = ()) -> None:
        self._finish(self.groups[-1], errors or [None] * len(self.groups[-1]))


async def turns() -> None:
    """Whatever the loop has to do soon is done."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_what_comes_after_a_rest_is_written_at_once_and_what_comes_soon_after_it_together() -> None:
    async def check() -> None:
        writer = Noting(AN_HOUR)
        first = writer.stored([Touch()])
        await turns()
        writer.done()
        assert first.done()
        later = []
        for _ in range(3):
            later.append(writer.stored([Touch()]))
            await turns()
        assert [len(group) for group in writer.groups] == [1]
        closing = asyncio.create_task(writer.close())  # what waits is not waited for then
        await turns()
        assert [len(group) for group in writer.groups] == [1, 3]
        assert not closing.done()
        writer.done()
        await closing
        assert all(one.done() for one in later)
        with pytest.raises(StorageError):
            writer.stored([Touch()])

    asyncio.run(check())


def test_one_group_is_written_at_a_time_in_the_order_of_its_changes() -> None:
    async def check() -> None:
        writer = Noting(0)
        stored = [writer.stored([Touch()])]
        await turns()
        for _ in range(MOST_AT_ONCE + 1):
            stored.append(writer.stored([Touch()]))
        await turns()
        assert [len(group) for group in writer.groups] == [1]
        writer.done([StorageError("full")])
        await turns()
        writer.done()
        await turns()
        writer.done()
        assert [len(group) for group in writer.groups] == [1, MOST_AT_ONCE, 1]
        assert [job.done for group in writer.groups for job in group] == stored
        assert isinstance(stored[0].exception(), StorageError)
        assert not any(one.exception() for one in stored[1:])
        await writer.close()

    asyncio.run(check())
