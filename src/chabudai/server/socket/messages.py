"""The messages on the socket, both ways. `python -m chabudai.server.socket.schema` prints their JSON schema."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from chabudai.coach import Ranked
from chabudai.table import Position
from chabudai.teaching import Phrase

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


# From the client.


class Watch(Struct, tag="watch", forbid_unknown_fields=True):
    """Follow a table as a seat of one's own, or as the public. `stream` and `since` resume after a lost connection."""

    table: Id
    seat: SeatNumber | None = None
    stream: Annotated[str, Meta(max_length=64)] = ""
    since: Annotated[int, Meta(ge=0)] = 0


class Unwatch(Struct, tag="unwatch", forbid_unknown_fields=True):
    """Follow it no longer."""

    table: Id
    seat: SeatNumber | None = None


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Decide. `id` is the client's own name for this move: sent twice, it is played once. `version` is what the client saw."""

    table: Id
    seat: SeatNumber
    id: Id
    action: Annotated[str, Meta(max_length=200)]
    version: Annotated[str, Meta(max_length=64)] = ""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Ask to take back one's last decision."""

    table: Id
    seat: SeatNumber


class AnswerUndo(Struct, tag="answer-undo", forbid_unknown_fields=True):
    """Consent to another seat's undo, or refuse it."""

    table: Id
    seat: SeatNumber
    consent: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something to everyone at the table."""

    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Reveal(Struct, tag="reveal", forbid_unknown_fields=True):
    """Show the contribution to the deal that the client committed to."""

    table: Id
    seat: SeatNumber
    value: Annotated[str, Meta(max_length=64)]


class Back(Struct, tag="back", forbid_unknown_fields=True):
    """Take the seat back from the bot that holds it."""

    table: Id
    seat: SeatNumber


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask the coach what to do on a seat of one's own."""

    table: Id
    seat: SeatNumber


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """A sign of life, and a question for one."""

    n: int = 0


TableOrder: TypeAlias = Watch | Unwatch | Move | Undo | AnswerUndo | Say | Reveal | Back | AskHint
FromClient: TypeAlias = TableOrder | Ping


# From the server.


class Problem(Struct, omit_defaults=True):
    """What went wrong, as in application/problem+json. `reason` names a sentence, `arguments` fill it, `rule` says so."""

    type: str
    title: str
    status: int
    detail: str
    reason: str
    arguments: dict[str, int | str] = {}
    rule: str = ""


class ChairInfo(Struct):
    """Who sits on a chair. `user` is the public id of the person, empty for a bot or nobody.

    `commitment` is the hash of what the person's client will add to the deal; `contribution` that itself, once it was accepted.
    `away` is since when the person is not here, in milliseconds since 1970; 0 for who is. `votes` are the seats that want a
    bot to play for them. `hints` is how many the coach gave here, where everyone is told or the game is over; else 0.
    """

    user: str
    name: str
    colour: str
    bot: str
    held: str
    flagged: bool
    resigned: bool
    online: bool
    commitment: str
    contribution: str
    away: int
    votes: list[int]
    hints: int


class ClockInfo(Struct):
    """The clocks in milliseconds; `left` holds at the moment of sending."""

    kind: str
    time: int
    increment: int
    left: list[int]
    running: int | None


class SetupInfo(Struct):
    """What is played."""

    title: str
    seats: int
    edition: str
    options: dict[str, str]


class UndoInfo(Struct):
    """A seat asks for an undo, and these have not answered yet."""

    seat: int
    waiting: list[int]


class Removed(Struct):
    """A person whom the host has removed."""

    user: str
    name: str


class OriginInfo(Struct):
    """Where a game comes from that did not begin here: `imported`, or played on in the `true` world or in a `drawn` one.

    It was played on from `table` as `seat`, after so many steps. An imported record is `verified` if its deal could be checked.
    """

    kind: str
    table: str = ""
    seat: int | None = None
    step: int = 0
    verified: bool = False


class TableInfo(Struct):
    """All about a table but the game: its rematch in `next`, and who was `removed`.

    `hints` are off, announced or free. `adjusts`: the bots are of a level that suits the host.
    """

    id: str
    setup: SetupInfo
    phase: str
    visibility: str
    host: str
    chairs: list[ChairInfo]
    clocks: ClockInfo
    commitment: str
    undo: UndoInfo | None
    next: str
    spectators: int
    removed: list[Removed]
    hints: str
    origin: OriginInfo | None
    adjusts: bool


class Hint(Struct):
    """What the coach would do in the position of this version, every choice with its worth, the best first, and why.

    `depth` is how many steps ahead its search came; 0 where there was nothing to search.
    """

    version: str
    action: str
    choices: list[Ranked]
    why: Phrase
    even: bool
    depth: int


class Line(Struct):
    """Something said. `seat` is None for a spectator; `at` is in milliseconds since 1970."""

    name: str
    seat: int | None
    text: str
    at: int


class Hello(Struct, tag="hello"):
    """The first message. The client pings at least every `heartbeat` milliseconds."""

    user: str
    name: str
    server: str
    heartbeat: int


class Snapshot(Struct, tag="snapshot"):
    """Everything at once: the answer to `watch` when there is nothing to resume."""

    table: str
    seat: int | None
    stream: str
    seq: int
    info: TableInfo
    position: Position | None
    chat: list[Line]


class Resumed(Struct, tag="resumed"):
    """The answer to `watch` when the stream goes on; what was missed follows."""

    table: str
    seat: int | None
    stream: str
    seq: int


class Unwatched(Struct, tag="unwatched"):
    """The seat is no longer this person's: nothing more is told of it on this connection."""

    table: str
    seat: int


class Update(Struct, tag="update"):
    """Something happened in the game."""

    table: str
    seat: int | None
    seq: int
    position: Position
    clocks: ClockInfo


class TableChanged(Struct, tag="table"):
    """Something happened around the game: chairs, presence, phase, undo."""

    table: str
    seat: int | None
    seq: int
    info: TableInfo


class Said(Struct, tag="said"):
    """Somebody said something."""

    table: str
    seat: int | None
    seq: int
    line: Line


class Ack(Struct, tag="ack"):
    """The move with this id is played and stored."""

    id: str
    table: str
    seat: int
    version: str


class Refused(Struct, tag="refused"):
    """The move with this id is not played, why, and what the seat really knows now."""

    id: str
    table: str
    seat: int
    problem: Problem
    position: Position | None


class Failed(Struct, tag="failed"):
    """Another message could not be obeyed; `about` is its type."""

    about: str
    table: str
    problem: Problem


class Advised(Struct, tag="advised"):
    """The hint that was asked for."""

    table: str
    seat: int
    hint: Hint


class Notice(Struct, tag="notice"):
    """A table of one's own waits for one: sent to every socket of the person, watching or not.

    It is one's `turn`, somebody reminds one of it (`nudge`), or asks for a `rematch` at this table.
    """

    table: str
    seat: int
    title: str
    kind: str = "turn"


class Pong(Struct, tag="pong"):
    """Somebody is there."""

    n: int


FromServer: TypeAlias = (
    Hello | Snapshot | Resumed | Unwatched | Update | TableChanged | Said | Ack | Refused | Failed | Advised | Notice | Pong
)

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
