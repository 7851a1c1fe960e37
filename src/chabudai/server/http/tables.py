"""HTTP about tables: everything up to the start, and leaving."""

import json
import tomllib
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from chabudai.server.gate.addresses import counted_as
from chabudai.server.gate.guard import address
from chabudai.server.http.answers import PRINTED, Addresses, Summary, TableAnswer, answer, described, problems
from chabudai.server.http.dependencies import SIGNED_IN, AtTable, Person, Server
from chabudai.server.live import commands as acts
from chabudai.server.live import giving
from chabudai.server.live.games import title_of
from chabudai.server.live.room import Room
from chabudai.server.live.table_info import info_told
from chabudai.server.ops.reach import is_near, reachable
from chabudai.server.socket.messages import TableInfo
from chabudai.server.storage.archive import archived
from chabudai.server.storage.store import TableRow, User
from chabudai.server.storage.table_rows import Outdated, brief_of, stored_chairs
from chabudai.server.thinking.levels import ADJUSTED
from chabudai.table import ClockRule, Ending

router: Final = APIRouter(prefix="/api", responses=problems(422, 429))
_LISTED: Final = 100

SeatNumber = Annotated[int, Field(ge=0, le=15)]
Level = Annotated[str, Field(max_length=32)]
Commitment = Annotated[str, Field(pattern=r"^([0-9a-f]{64})?$")]
_TABLE: Final = {**described(TableAnswer), **problems(401, 403, 404, 409)}


class Body(BaseModel):
    """A body with nothing else in it."""

    model_config = ConfigDict(extra="forbid")


class Clock(Body):
    """A clock in milliseconds: none, a time per move, or a total time with an increment."""

    kind: Annotated[str, Field(pattern="^(none|move|total)$")] = "none"
    time: Annotated[int, Field(ge=0, le=30 * 24 * 3600 * 1000)] = 0
    increment: Annotated[int, Field(ge=0, le=24 * 3600 * 1000)] = 0


class NewTable(Body):
    """What is to be played, and who may come."""

    game: Annotated[str, Field(max_length=32)]
    seats: Annotated[int, Field(ge=1, le=15)]
    options: Annotated[dict[str, str], Field(max_length=32)] = {}
    edition: Annotated[str, Field(max_length=32)] = "house"
    clock: Clock = Clock()
    visibility: Annotated[str, Field(pattern="^(open|link)$")] = "link"
    commitment: Commitment = ""
    hints: Annotated[str, Field(pattern="^(off|announced|free)?$")] = ""


class Join(Body):
    """Which chair, the first empty one if not said; and the hash of the client's part in the deal."""

    seat: SeatNumber | None = None
    commitment: Commitment = ""


class ChangeSeat(Body):
    """From which of my chairs to which empty one; and the hash of the client's part in the deal there."""

    seat: SeatNumber
    to: SeatNumber
    commitment: Commitment = ""


class Leave(Body):
    """Which bot plays on."""

    level: Level = ""


class AtSeat(Body):
    """Which seat."""

    seat: SeatNumber


class NewBot(Body):
    """Which bot on which chair; on every empty one if not said."""

    seat: SeatNumber | None = None
    level: Level = ""


class Revelation(Body):
    """The client's part in the deal."""

    seat: SeatNumber
    value: Commitment


async def told(room: Room, user: User, status: int = 200) -> Response:
    """The table as this person sees it."""
    async with room.turn():
        info = info_told(room)
    return _as_seen(info, user, status)


def _as_seen(info: TableInfo, user: User, status: int = 200, ending: Ending | None = None) -> Response:
    mine = [seat for seat, chair in enumerate(info.chairs) if chair.user == user.id]
    fields = {name: getattr(info, name) for name in info.__struct_fields__}
    return answer(TableAnswer(**fields, mine=mine, ending=ending), status)


@router.post(
    "/tables",
    tags=["tables"],
    status_code=201,
    response_class=Response,
    responses={**described(TableAnswer, 201), **problems(401, 409)},
    dependencies=SIGNED_IN,
)
async def create(body: NewTable, request: Request, user: Person, server: Server) -> Response:
    """Open a table; I am its host and sit on seat 0."""
    server.hub.quotas.open_table(user.id, counted_as(address(request)), await server.store.hosted(user.id))
    rule = ClockRule(body.clock.kind, body.clock.time, body.clock.increment)
    room = await server.hub.create(
        user, body.game, body.seats, body.options, body.edition, rule, body.visibility, body.commitment, body.hints
    )
    return await told(room, user, 201)


def _summary(row: TableRow, user: User) -> Summary:
    chairs = stored_chairs(row)
    brief = brief_of(row)
    return Summary(
        row.id,
        row.title,
        row.phase,
        len(chairs),
        [chair["name"] or chair["bot"] for chair in chairs],
        sum(1 for chair in chairs if not chair["user"] and not chair["bot"]),
        row.turn == user.id,
        row.updated,
        brief.clock.kind,
        brief.clock.time,
        brief.clock.increment,
        brief.winners,
        [seat for seat, chair in enumerate(chairs) if chair["user"] == user.id],
    )


@router.get(
    "/tables",
    tags=["tables"],
    response_class=Response,
    responses={**described(Summary, many=True), **problems(401)},
    dependencies=SIGNED_IN,
)
async def tables(user: Person, server: Server, scope: Annotated[str, Query(pattern="^(mine|open)$")] = "mine") -> Response:
    """My tables, those waiting for me first; or the open ones."""
    if scope == "mine":
        return answer([_summary(row, user) for row in await server.store.tables_of(user.id, _LISTED)])
    found = [_summary(row, user) for row in await server.store.open_tables(_LISTED)]
    return answer([summary for summary in found if summary.empty])


@router.get(
    "/addresses",
    tags=["tables"],
    response_class=Response,
    responses={**described(Addresses), **problems(401)},
    dependencies=SIGNED_IN,
)
async def addresses(request: Request, user: Person, server: Server) -> Response:  # noqa: ARG001 - only for who is somebody
    """Where others find this server. Addresses of a local network are told on it alone."""
    port = int(request.scope["server"][1] or server.settings.port)
    found = reachable(server.settings, port) if server.settings.address or is_near(address(request)) else []
    return answer(Addresses(found))


@router.get("/tables/{ident}", tags=["tables"], response_class=Response, responses=_TABLE, dependencies=SIGNED_IN)
async def table(ident: str, user: Person, server: Server) -> Response:
    """A table. Its id is the invitation."""
    try:
        return await told(await server.hub.room(ident), user)
    except Outdated:
        info, outcome = await archived(server.store, ident)
        return _as_seen(info, user, ending=Ending(outcome.scores, outcome.ranks, outcome.reason))


@router.get(
    "/tables/{ident}/edition",
    tags=["tables"],
    response_class=Response,
    responses={**PRINTED, **problems(401, 404, 409)},
    dependencies=SIGNED_IN,
)
async def edition(room: AtTable) -> Response:
    """What is in the box that this table plays with, whatever has become of its file."""
    own = room.table.game.setup.box
    file = title_of(room.table.game).edition_file(room.details.edition)
    return answer(json.loads(own) if own else tomllib.loads(file.read_text("utf-8")))


@router.get(
    "/tables/{ident}/words/{language}",
    tags=["tables"],
    response_class=PlainTextResponse,
    responses=problems(401, 404, 409),
    dependencies=SIGNED_IN,
)
async def own_words(room: AtTable, language: str) -> PlainTextResponse:
    """What this table's edition names otherwise than the game's catalogue: Fluent messages to be put over it, or nothing."""
    return PlainTextResponse(title_of(room.table.game).own_words(room.table.game, language))


@router.post("/tables/{ident}/join", tags=["tables"], response_class=Response, responses=_TABLE, dependencies=SIGNED_IN)
async def join(body: Join, room: AtTable, user: Person) -> Response:
    """Sit down. A second chair makes a hot seat; the own chair again changes the commitment."""
    await acts.join(room, user, body.seat, body.commitment)
    return await told(room, user)


@router.post("/tables/{ident}/seat", tags=["tables"], response_class=Response, responses=_TABLE, dependencies=SIGNED_IN)
async def change_seat(body: ChangeSeat, room: AtTable, user: Person) -> Response:
    """Change my chair before the game."""
    await acts.change_seat(room, user, body.seat, body.to, body.commitment)
    return await told(room, user)


@router.post("/tables/{ident}/leave", tags=["tables"], response_class=Response, responses=_TABLE, dependencies=SIGNED_IN)
async def leave(body: Leave, room: AtTable, user: Person) -> Response:
    """Get up before the game, or let a bot play during it."""
    await acts.leave(room, user, body.level)
    return await told(room, user)


@router.post("/tables/{ident}/back", tags=["tables"], response_class=Response, responses=_TABLE, dependencies=SIGNED_IN)
async def back(body: AtSeat, room: AtTable, user: Person) -> Response:
    """Take my seat back from the bot that holds it."""
    await acts.back(room, user, body.seat)
    return await told(room, user)


@router.post("/tables/{ident}/bots", tags=["tables"], response_class=Response, responses=_TABLE, dependencies=SIGNED_IN)
async def seat_bots(body: NewBot, room: AtTable, user: Person, server: Server) -> Response:
    """The host puts a bot on a chair, or on every empty one; `adjusted` is the level that suits the host."""
    adjusts = body.level == ADJUSTED
    level = await server.hub.suiting(user, room.table.game.setup.title) if adjusts else body.level
    await acts.seat_bots(room, user, body.seat, level, adjusts)
    return await told(room, user)


@router.delete(
    "/tables/{ident}/bots/{seat}", tags=["tables"], response_class=Response, responses=_TABLE, dependencies=SIGNED_IN
)
async def remove_bot(seat: SeatNumber, room: AtTable, user: Person) -> Response:
    """The host removes a bot."""
    await acts.remove_bot(room, user, seat)
    return await told(room, user)


@router.post("/tables/{ident}/start", tags=["tables"], response_class=Response, responses=_TABLE, dependencies=SIGNED_IN)
async def start(room: AtTable, user: Person, server: Server) -> Response:
    """The host starts the game."""
    await giving.start(server.hub, room, user)
    return await told(room, user)


@router.post("/tables/{ident}/reveal", tags=["tables"], response_class=Response, responses=_TABLE, dependencies=SIGNED_IN)
async def reveal(body: Revelation, room: AtTable, user: Person) -> Response:
    """Reveal my client's part in the deal. Again or after the deal, it changes nothing: the chairs show what was dealt with."""
    await acts.reveal(room, user, body.seat, body.value)
    return await told(room, user)
