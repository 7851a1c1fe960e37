"""HTTP during and after the game: moves, undo, hints, records, and the stream for bots."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import Field

from chabudai.core import RulesError, Seat
from chabudai.server.gate.addresses import counted_as
from chabudai.server.gate.guard import address, token_of
from chabudai.server.http.answers import (
    Draws,
    MoveRefused,
    Played,
    Replay,
    TableAnswer,
    answer,
    described,
    long_answer,
    problems,
    refusal,
)
from chabudai.server.http.dependencies import SIGNED_IN, AtTable, Person, Server, Services
from chabudai.server.http.problems import problem_of
from chabudai.server.http.tables import AtSeat, Body, Level, SeatNumber, told
from chabudai.server.live import commands as acts
from chabudai.server.live.connections import Connection
from chabudai.server.live.games import title_of
from chabudai.server.live.room import Room
from chabudai.server.live.streams import Outbox
from chabudai.server.people.accounts import People, credential_of
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.messages import Failed, Hint, Watch
from chabudai.server.socket.visitor import Visitor
from chabudai.server.storage.store import User
from chabudai.server.storage.table_rows import owned
from chabudai.table import OVER, Position, TableError, TableWhy, draws, moments, steps_behind
from chabudai.words import LANGUAGES, Words

router: Final = APIRouter(prefix="/api/tables/{ident}", tags=["play"], responses=problems(422, 429), dependencies=SIGNED_IN)
_TABLE: Final = {**described(TableAnswer), **problems(401, 403, 404, 409)}
_ALIVE: Final = 10.0
_FAILED: Final = b'{"type":"failed"'
_ENDS: Final = (_FAILED, b'{"type":"unwatched"')

SeatQuery = Annotated[int | None, Query(ge=0, le=15)]
NamesQuery = Annotated[list[Annotated[str, Field(max_length=64)]], Query(max_length=15)]
LanguageQuery = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


class NewMove(Body):
    """A decision; `id` is the client's own name for it, `version` what the client saw."""

    seat: SeatNumber
    action: Annotated[str, Field(max_length=200)]
    id: Annotated[str, Field(min_length=1, max_length=64)]
    version: Annotated[str, Field(max_length=64)] = ""


class Answer(Body):
    """Consent to an undo, or refuse it."""

    seat: SeatNumber
    consent: bool


class Resignation(Body):
    """Which seat gives up, and which bot plays on."""

    seat: SeatNumber
    level: Level = ""


class Saying(Body):
    """Something to say."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


def _refused() -> dict[int | str, dict[str, Any]]:
    schema = {"$ref": "#/components/schemas/MoveRefused"}
    return {409: {"description": "Why not, and what is", "content": {"application/problem+json": {"schema": schema}}}}


@router.post("/moves", response_class=Response, responses={**described(Played), **problems(401, 403, 404), **_refused()})
async def move(body: NewMove, room: AtTable, user: Person) -> Response:
    """Decide. The same id again plays nothing and is answered alike."""
    try:
        version = await acts.move(room, user, body.seat, body.action, body.id, body.version)
    except (RulesError, TableError) as error:
        seen = problem_of(error)
        if seen.status != 409:
            raise
        async with room.turn():
            position = room.position(owned(room.table, body.seat, user.id))
        refused = MoveRefused(**msgspec.structs.asdict(seen), position=position)
        return Response(msgspec.json.encode(refused), 409, media_type="application/problem+json")
    return answer(Played(body.id, version))


@router.post("/undo", response_class=Response, responses=_TABLE)
async def undo(body: AtSeat, room: AtTable, user: Person) -> Response:
    """Take back my last decision, or ask those who have learnt something from it."""
    await acts.undo(room, user, body.seat)
    return await told(room, user)


@router.post("/undo/answer", response_class=Response, responses=_TABLE)
async def answer_undo(body: Answer, room: AtTable, user: Person) -> Response:
    """Answer to somebody's undo."""
    await acts.answer_undo(room, user, body.seat, body.consent)
    return await told(room, user)


@router.post("/resign", response_class=Response, responses=_TABLE)
async def resign(body: Resignation, room: AtTable, user: Person) -> Response:
    """Give up; a bot plays my seat to the end."""
    await acts.resign(room, user, body.seat, body.level)
    return await told(room, user)


@router.post(
    "/rematch",
    status_code=201,
    response_class=Response,
    responses={**described(TableAnswer, 201), **problems(401, 403, 404, 409)},
)
async def rematch(room: AtTable, user: Person, server: Server) -> Response:
    """A new table with the same people and bots, everyone one chair on."""
    return await told(await server.hub.rematch(room, user), user, 201)


@router.post("/chat", status_code=204, responses=problems(401, 404))
async def chat(body: Saying, room: AtTable, user: Person, server: Server) -> Response:
    """Say something to everyone at the table."""
    await server.hub.say(room, user, body.text)
    return Response(status_code=204)


@router.post("/hint", response_class=Response, responses={**described(Hint), **problems(401, 403, 404, 409)})
async def hint(body: AtSeat, room: AtTable, user: Person, server: Server) -> Response:
    """What the coach says of the view of my seat, which is to act: every choice with its worth, and why. It is counted."""
    return answer(await server.hub.bots.hint(room, user, body.seat))


@router.get("/position", response_class=Response, responses={**described(Position), **problems(401, 403, 404, 409)})
async def position(room: AtTable, user: Person, server: Server, seat: SeatQuery = None) -> Response:
    """What my seat knows of the game; what the public knows if no seat is named."""
    async with room.turn():
        found = server.hub.position_for(room, user, seat)
    if found is None:
        raise TableError("conflict", TableWhy.GAME_NOT_BEGUN)
    return answer(found)


@router.get("/drawing", response_class=PlainTextResponse, responses=problems(401, 403, 404, 409))
async def drawing(
    room: AtTable, user: Person, name: NamesQuery, seat: SeatQuery = None, language: LanguageQuery = "en"
) -> PlainTextResponse:
    """What my seat knows now, or the public, drawn as text. `name` is given once for each seat: what it is called there."""
    async with room.turn():
        audience = None if seat is None else owned(room.table, seat, user.id)
        view = room.table.course.state.view(audience)
        seats = len(room.table.chairs)
    names = [name[number] if number < len(name) else str(number) for number in range(seats)]
    known = title_of(room.table.game)
    spoken = Words(known, language, names, audience, game=room.table.game)
    return PlainTextResponse(known.paint(view, names, spoken.say).plain())


@router.get("/record", response_class=PlainTextResponse, responses=problems(401, 403, 404, 409))
async def record(ident: str, user: Person, server: Server, seat: SeatQuery = None) -> PlainTextResponse:
    """The record as my seat saw it, or the public; all of it once the game is over, for ever and to everyone."""
    stored = await server.store.record(ident)
    if stored is not None:
        return PlainTextResponse(stored)
    room = await server.hub.room(ident)
    async with room.turn():
        audience = None if seat is None else owned(room.table, seat, user.id)
        return PlainTextResponse(room.table.export(audience))


def reader(room: Room, user: User, seat: int | None) -> Seat | None:
    """Through whose eyes the past is seen: one's own, the public's, and anybody's once the game is over."""
    if seat is None:
        return None
    if room.table.phase == OVER:
        room.table.chair(Seat(seat))
        return Seat(seat)
    return owned(room.table, seat, user.id)


@router.get("/replay", response_class=Response, responses={**described(Replay), **problems(401, 403, 404, 409)})
async def replay(request: Request, room: AtTable, user: Person, seat: SeatQuery = None) -> Response:
    """The positions up to now as my seat knew them, or the public; through any seat's eyes once the game is over."""
    async with room.turn():
        audience = reader(room, user, seat)
        past = moments(room.table.course, audience)
        seq, positions = room.seq(audience), [next(past)]
    for position in past:
        positions.append(position)
        await asyncio.sleep(0)  # a long game is told in many small pieces of time
    behind = steps_behind(room.table.course, audience) if room.table.phase == OVER else []
    return long_answer(request, Replay(audience, seq, positions, behind))


@router.get("/draws", response_class=Response, responses={**described(Draws), **problems(401, 404, 409)})
async def all_draws(request: Request, room: AtTable) -> Response:
    """What chance could choose at each of its steps, once the game is over: for checking the deal."""
    async with room.turn():
        found = list(draws(room.table.course))
    return long_answer(request, Draws(found))


@router.get("/stream", response_class=StreamingResponse, responses=_TABLE)
async def stream(request: Request, ident: str, user: Person, server: Server, seat: SeatQuery = None) -> Response:
    """The messages of the socket for one seat of mine or the public, one JSON a line; an empty line now and then.

    It ends when the seat or the credential is no longer mine.
    """
    quotas, place = server.hub.quotas, counted_as(address(request))
    quotas.open_stream(user.id, place)
    lines = quotas.places.kept(_lines(server, Watch(ident, seat), user, token_of(request)), user.id, place)
    first = await anext(lines, b"")
    if first.startswith(_FAILED):
        return refusal(msgspec.json.decode(first, type=Failed).problem)
    return StreamingResponse(_all(first, lines), media_type="application/x-ndjson")


async def _all(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for lines in rest:
        yield lines


async def _lines(server: Services, watch: Watch, user: User, token: str) -> AsyncIterator[bytes]:
    connection = Connection(Outbox(server.settings.queue_messages), user.id, credential_of(token), takes_notices=False)
    server.hub.connections.add(connection)
    try:
        if await server.people.by_token(token) is None:
            return  # the credential ended before the connection was known
        async for lines in _told(Visitor(server.hub, connection.outbox), watch, server.people, token, connection.outbox):
            yield lines
    finally:
        server.hub.connections.remove(connection)


async def _told(visitor: Visitor, watch: Watch, people: People, token: str, outbox: Outbox) -> AsyncIterator[bytes]:
    async def who() -> User:
        found = await people.by_token(token)
        if found is None:
            raise TableError("unauthorized", ServerWhy.NOT_SIGNED_IN)
        return found

    try:
        await visitor.obey(watch, who)
        while True:
            try:
                messages = await asyncio.wait_for(outbox.take(), _ALIVE)
            except TimeoutError:
                yield b"\n"
                continue
            if not messages:
                return
            yield b"".join(message + b"\n" for message in messages)
            if messages[-1].startswith(_ENDS):
                return  # the seat is somebody else's now, or never was this person's, and that was said
    finally:
        visitor.leave()
