"""HTTP for those at a table: the host's hand, and what the others do about somebody who is away."""

from typing import Final

from fastapi import APIRouter, Response

from chabudai.server.http.answers import TableAnswer, described, problems
from chabudai.server.http.dependencies import SIGNED_IN, AtTable, Person, Server
from chabudai.server.http.tables import AtSeat, told
from chabudai.server.live import absence, hosting

router: Final = APIRouter(
    prefix="/api/tables/{ident}",
    tags=["tables"],
    responses={**described(TableAnswer), **problems(401, 403, 404, 409, 422, 429)},
    dependencies=SIGNED_IN,
)


@router.post("/remove", response_class=Response)
async def remove(body: AtSeat, room: AtTable, user: Person) -> Response:
    """The host removes a person before the deal: all chairs of theirs are empty, and they cannot sit down here again."""
    await hosting.remove(room, user, body.seat)
    return await told(room, user)


@router.delete("/removed/{person}", response_class=Response)
async def let_back(person: str, room: AtTable, user: Person) -> Response:
    """The host lets a person sit down again who was removed."""
    await hosting.let_back(room, user, person)
    return await told(room, user)


@router.post("/host", response_class=Response)
async def hand_over(body: AtSeat, room: AtTable, user: Person) -> Response:
    """The host hands the role over to the person on this seat."""
    await hosting.hand_over(room, user, body.seat)
    return await told(room, user)


@router.post("/vote", response_class=Response)
async def vote(body: AtSeat, room: AtTable, user: Person, server: Server) -> Response:
    """Say that a bot shall play for the person on this seat, who is away; when all who are here say so, it does."""
    wait = int(server.settings.absent_seconds * 1000)
    await absence.vote(room, user, body.seat, wait, server.settings.bot_level)
    return await told(room, user)


@router.post("/nudge", response_class=Response)
async def nudge(body: AtSeat, room: AtTable, user: Person, server: Server) -> Response:
    """Remind the person on this seat that it is their turn."""
    await absence.nudge(room, user, body.seat, server.hub.connections)
    return await told(room, user)
