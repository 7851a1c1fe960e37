"""HTTP after a game: its review, the lens, puzzles, playing on, and records that are brought in."""

import json
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from chabudai.coach import Lens
from chabudai.server.gate.addresses import counted_as
from chabudai.server.gate.guard import MOST_RECORD, address
from chabudai.server.http.answers import (
    Puzzle,
    PuzzleInfo,
    ReviewJob,
    Solved,
    TableAnswer,
    answer,
    described,
    long_answer,
    problems,
)
from chabudai.server.http.dependencies import SIGNED_IN, AtTable, Person, Server, Services
from chabudai.server.http.tables import AtSeat, Body, Level, SeatNumber, told
from chabudai.server.storage.store import User
from chabudai.server.storage.table_rows import stored_chairs

router: Final = APIRouter(prefix="/api", tags=["coach"], responses=problems(422, 429), dependencies=SIGNED_IN)
_LISTED: Final = 100

Moment = Annotated[int, Field(ge=0, le=100_000)]
SeatOf = Annotated[int, Query(ge=0, le=15)]
MomentOf = Annotated[int, Query(ge=0, le=100_000)]


class PlayOn(Body):
    """From which moment, through whose eyes, in the true world or in one drawn from what the seat knew; against which bots."""

    seat: SeatNumber
    at: Moment
    world: Annotated[str, Field(pattern="^(drawn|true)$")] = "drawn"
    level: Level = ""


class NewRecord(Body):
    """The record of a finished game."""

    record: Annotated[str, Field(min_length=1, max_length=MOST_RECORD)]


class Solution(Body):
    """What the best move is said to be."""

    seat: SeatNumber
    at: Moment
    action: Annotated[str, Field(max_length=200)]


@router.post(
    "/tables/{ident}/review", response_class=Response, responses={**described(ReviewJob), **problems(401, 403, 404, 409)}
)
async def ask_review(request: Request, body: AtSeat, room: AtTable, user: Person, server: Server) -> Response:
    """Let a seat's part in a finished game be reviewed; asked again, how far that has come."""
    return long_answer(request, await server.coaching.ask_review(room, user, body.seat))


@router.get(
    "/tables/{ident}/review", response_class=Response, responses={**described(ReviewJob), **problems(401, 403, 404, 409)}
)
async def review(request: Request, room: AtTable, _user: Person, server: Server, seat: SeatOf) -> Response:
    """A seat's review, or how far it has come."""
    return long_answer(request, await server.coaching.review(room, seat))


@router.get("/tables/{ident}/lens", response_class=Response, responses={**described(Lens), **problems(401, 403, 404, 409)})
async def look_through_lens(
    request: Request, room: AtTable, user: Person, server: Server, seat: SeatOf, at: Annotated[int | None, Query(ge=0)] = None
) -> Response:
    """What a seat could know of all that is hidden from it: in how many worlds each thing lies where."""
    return long_answer(request, await server.coaching.lens(room, user, seat, at))


@router.post(
    "/tables/{ident}/play-on",
    status_code=201,
    response_class=Response,
    responses={**described(TableAnswer, 201), **problems(401, 403, 404, 409)},
)
async def play_on(body: PlayOn, request: Request, room: AtTable, user: Person, server: Server) -> Response:
    """A new table from a moment of a finished game, as any of its seats, against bots."""
    await _may_open(server, request, user)
    following = await server.coaching.play_on(room, user, body.seat, body.at, body.world, body.level)
    return await told(following, user, 201)


@router.post(
    "/records",
    status_code=201,
    response_class=Response,
    responses={**described(TableAnswer, 201), **problems(401, 409, 413)},
)
async def bring_in(body: NewRecord, request: Request, user: Person, server: Server) -> Response:
    """A finished game from its record: a table that is over, to replay, review and play on from."""
    await _may_open(server, request, user)
    return await told(await server.coaching.bring_in(user, body.record), user, 201)


async def _may_open(server: Services, request: Request, user: User) -> None:
    server.hub.quotas.open_table(user.id, counted_as(address(request)), await server.store.hosted(user.id))


@router.get("/puzzles", response_class=Response, responses={**described(PuzzleInfo, many=True), **problems(401)})
async def puzzles(user: Person, server: Server, game: Annotated[str, Query(max_length=32)] = "") -> Response:
    """The moments of my reviewed games at which one choice was clearly the best."""
    found: list[PuzzleInfo] = []
    for row in await server.store.reviews_of(user.id, game, _LISTED):
        table = await server.store.table(row.table_id)
        if table is not None:
            seats = len(stored_chairs(table))
            found += [PuzzleInfo(table.id, table.title, seats, row.seat, at) for at in json.loads(row.puzzles)]
    return answer(found)


@router.get("/tables/{ident}/puzzle", response_class=Response, responses={**described(Puzzle), **problems(401, 403, 404, 409)})
async def puzzle(room: AtTable, _user: Person, server: Server, seat: SeatOf, at: MomentOf) -> Response:
    """A position in which to find the move."""
    return answer(await server.coaching.puzzle(room, seat, at))


@router.post("/tables/{ident}/puzzle", response_class=Response, responses={**described(Solved), **problems(401, 403, 404, 409)})
async def solve(body: Solution, room: AtTable, _user: Person, server: Server) -> Response:
    """Whether this is the move; and what every choice was worth."""
    return answer(await server.coaching.solved(room, body.seat, body.at, body.action))
