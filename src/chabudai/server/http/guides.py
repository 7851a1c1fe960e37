"""HTTP on how a game explains itself: the guide of a position, now or past, and the story of a finished game."""

import asyncio
from collections.abc import Iterator
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Query, Request, Response

from chabudai.core import View
from chabudai.server.http.answers import Guidance, described, long_answer, problems
from chabudai.server.http.dependencies import SIGNED_IN, AtTable, Person
from chabudai.server.http.play import SeatQuery, reader
from chabudai.server.live.games import title_of
from chabudai.server.reasons import ServerWhy
from chabudai.server.storage.table_rows import owned
from chabudai.table import OVER, Batch, Position, TableError, TableWhy, heard, noticed, version_of
from chabudai.teaching import Story

router: Final = APIRouter(prefix="/api/tables/{ident}", tags=["play"], responses=problems(422, 429), dependencies=SIGNED_IN)

MomentQuery = Annotated[int | None, Query(ge=0, le=100_000)]


@router.get("/guide", response_class=Response, responses={**described(Guidance), **problems(401, 403, 404, 409)})
async def guide(request: Request, room: AtTable, user: Person, seat: SeatQuery = None, at: MomentQuery = None) -> Response:
    """What my seat, or the public, is told besides the position: aim, prompt, choices under headings, every thing explained.

    With `at`, of that moment of the replay, where nothing is to be chosen any more.
    """
    async with room.turn():
        game, course = room.table.game, room.table.course
        if at is None:
            audience = None if seat is None else owned(room.table, seat, user.id)
            view = course.state.view(audience)
            legal = course.state.legal_actions() if course.state.actor() == audience else []
        else:
            past = noticed(course, reader(room, user, seat))
            view, legal = next(past)[0], []
    if at is not None:
        view = await _seen(view, past, at)
    told = await asyncio.to_thread(title_of(game).guide, game, view, legal)
    return long_answer(request, Guidance(version=version_of(view), **msgspec.structs.asdict(told)))


async def _seen(first: View, past: Iterator[tuple[View, Batch, Position]], at: int) -> View:
    """The view of that moment; a long game is gone through in many small pieces of time."""
    if at == 0:
        return first
    for number, (view, _, _) in enumerate(past, 1):
        if number == at:
            return view
        await asyncio.sleep(0)
    raise TableError("not-found", ServerWhy.NOTHING_HERE)


@router.get("/story", response_class=Response, responses={**described(Story), **problems(401, 404, 409)})
async def story(request: Request, room: AtTable, _user: Person) -> Response:
    """What decided a finished game, from what everyone saw: verdict, reason, moment, and the parts of each score."""
    async with room.turn():
        game, course = room.table.game, room.table.course
        outcome = course.state.outcome()
        if room.table.phase != OVER or outcome is None:
            raise TableError("conflict", TableWhy.GAME_NOT_OVER)
        view = course.state.view(None)
    told = await asyncio.to_thread(lambda: title_of(game).story(game, view, heard(course, None), outcome))
    return long_answer(request, told)
