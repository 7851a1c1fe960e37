"""What processes tell each other: plain data, many items in a frame."""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from chabudai.server.storage.store import User


class Person(Struct, array_like=True, frozen=True):
    """Who orders something, as far as a table needs to know: no password leaves its process."""

    id: str
    name: str
    colour: str

    def user(self) -> User:
        """The same for a table."""
        return User(self.id, self.name, self.colour, None, None, 0)


def person_of(user: User) -> Person:
    """What a table needs to know of a person."""
    return Person(user.id, user.name, user.colour)


# To the owner of a table. `id` is the front's own number for it, `until` the time after which it is nobody's wish any more.


class Ordered(Struct, array_like=True, tag="ordered"):
    """A message of the socket, from a connection of the front. `again`: the front itself watches anew after a break."""

    id: int
    until: int
    table: str
    connection: int
    person: Person
    order: bytes
    again: bool = False


class Requested(Struct, array_like=True, tag="requested"):
    """A request over HTTP."""

    id: int
    until: int
    table: str
    person: Person
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: str


class Act(Struct, array_like=True, tag="act"):
    """Something that nobody at the table has ordered: `name` says what, and with what."""

    id: int
    until: int
    table: str
    name: str
    given: list[str]


class Gone(Struct, array_like=True, tag="gone"):
    """A connection of the front does not follow a table any more: it has a number for each."""

    connection: int


# To a front.


class Told(Struct, array_like=True, tag="told"):
    """A message for connections of the front about a table."""

    table: str
    to: list[int]
    message: bytes


class Answered(Struct, array_like=True, tag="answered"):
    """What the front asked for is done, and what is said of it. `owner` says who else has the table: then it was not done.

    It comes in the frame of all that the audiences were told of it, or after it.
    """

    id: int
    result: bytes | None = None
    owner: str = ""
    failed: bool = False


class Lost(Struct, array_like=True, tag="lost"):
    """The sender has this table no longer, or has to load it anew. `to` says who has it now, if that is known."""

    table: str
    to: str = ""


class Again(Struct, array_like=True, tag="again"):
    """The sender has lost sight of the front: nobody there follows anything until the front watches again."""


# To everyone.


class Noticed(Struct, array_like=True, tag="noticed"):
    """A message to every socket of a person."""

    person: str
    message: bytes


class Ended(Struct, array_like=True, tag="ended"):
    """A credential of a person has ended; every one, if none is named."""

    person: str
    credential: str


class Changed(Struct, array_like=True, tag="changed"):
    """Something about a person is not as it was."""


class Spent(Struct, array_like=True, tag="spent"):
    """Somebody at this address has visited or signed in."""

    key: str


class Leaving(Struct, array_like=True, tag="leaving"):
    """The sender has let go of all its tables."""


# From a thinker.


class Thought(Struct, array_like=True, tag="thought"):
    """The answer to a question."""

    id: int
    answer: bytes


Order: TypeAlias = Ordered | Requested | Act
Item: TypeAlias = (
    Ordered | Requested | Act | Gone | Told | Answered | Lost | Again | Noticed | Ended | Changed | Spent | Leaving | Thought
)


class Frame(Struct, array_like=True):
    """All that one turn of the sender's loop has for a lane, with its number there.

    On the lane of all it says how many frames each lane has had so far; without items it is a heartbeat.
    """

    sender: str
    number: int
    items: list[Item]
    numbers: dict[str, int] | None = None


encode: Final = msgspec.msgpack.Encoder().encode
decode: Final[Any] = msgspec.msgpack.Decoder(Frame).decode
