"""Who carries messages from a table to those who follow it: a small interface, so that several processes can follow."""

from abc import ABC, abstractmethod

from chabudai.core import Seat
from chabudai.server.live.streams import Stream


class Bus(ABC):
    """Opens the streams of tables. What is sent into a stream reaches its readers in order, wherever they are connected."""

    @abstractmethod
    def stream(self, table: str, audience: Seat | None, owner: str, version: str) -> Stream:
        """A new stream to one audience of a table, whose seat this person holds and which has last seen this version."""


class InProcess(Bus):
    """Tables and readers are in one process."""

    def stream(self, table: str, audience: Seat | None, owner: str, version: str) -> Stream:
        return Stream(table, audience, owner, version)
