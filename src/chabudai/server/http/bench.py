"""HTTP of the designer's bench: an edition as text is checked, played, and simulated beside another one."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from chabudai.core import Refusal
from chabudai.core.edition import EditionFile
from chabudai.games import title
from chabudai.server.gate.addresses import counted_as
from chabudai.server.gate.guard import address
from chabudai.server.http.answers import BenchInfo, Checked, TableAnswer, answer, described, problems
from chabudai.server.http.dependencies import SIGNED_IN, Person, Server, Services
from chabudai.server.http.games import named
from chabudai.server.http.problems import problem_of
from chabudai.server.http.tables import Body, Commitment, Level, told
from chabudai.server.live import commands as acts
from chabudai.server.live.games import given_game, shared_game, sorted_options
from chabudai.server.ops.reach import has_bench
from chabudai.server.reasons import ServerWhy
from chabudai.server.storage.store import Elsewhere
from chabudai.server.thinking.simulations import RunJob
from chabudai.server.thinking.simulator import Request as Wanted
from chabudai.table import ClockRule, TableError

MOST_EDITION: Final = 64 * 1024


async def _allowed(server: Server, _user: Person) -> None:
    if not has_bench(server.settings):
        raise TableError("forbidden", ServerWhy.NO_BENCH)


router: Final = APIRouter(prefix="/api", tags=["bench"], responses=problems(422, 429))
_ALLOWED: Final = [*SIGNED_IN, Depends(_allowed)]


class Edited(Body):
    """An edition's file as text, for a game."""

    game: Annotated[str, Field(max_length=32)]
    edition: Annotated[str, Field(min_length=1, max_length=MOST_EDITION)]


class Trial(Edited):
    """How many sit down, with which options, and against which bots."""

    seats: Annotated[int, Field(ge=1, le=15)]
    options: Annotated[dict[str, str], Field(max_length=32, default_factory=dict)]
    level: Level = ""


class NewTrial(Trial):
    """A table for the edition; and the hash of the client's part in the deal."""

    commitment: Commitment = ""


class NewRun(Trial):
    """How many games of each edition, from which seed on, beside which edition that is here."""

    games: Annotated[int, Field(ge=1, le=100_000)]
    seed: Annotated[int, Field(ge=0, le=2**31)] = 1
    beside: Annotated[str, Field(max_length=32)] = "house"


@router.get("/bench", response_class=Response, responses=described(BenchInfo))
async def info(server: Server) -> Response:
    """Whether there is a bench here."""
    return answer(BenchInfo(has_bench(server.settings), server.settings.bench_games))


@router.post(
    "/bench/check", response_class=Response, responses={**described(Checked), **problems(401, 404)}, dependencies=_ALLOWED
)
async def check(body: Edited) -> Response:
    """Whether an edition can be set up for every number of seats; if not, the line and the reason."""
    known = named(body.game)
    try:
        return answer(Checked(await asyncio.to_thread(_set_up, known.name, body.edition), None))
    except Refusal as error:
        return answer(Checked("", problem_of(error)))


def _set_up(name: str, text: str) -> str:
    """The identity of an edition that every number of seats can play."""
    known = title(name)
    for seats in range(known.fewest, known.most + 1):
        identity = known.game_of_box(seats, {}, text).setup.edition
    return identity


@router.post(
    "/bench/tables",
    status_code=201,
    response_class=Response,
    responses={**described(TableAnswer, 201), **problems(401, 404, 409)},
    dependencies=_ALLOWED,
)
async def play(body: NewTrial, request: Request, user: Person, server: Server) -> Response:
    """Open a table for the edition; I am its host and sit on seat 0, and bots sit on all others."""
    named(body.game)
    level = acts.checked_level(body.level)
    server.hub.quotas.open_table(user.id, counted_as(address(request)), await server.store.hosted(user.id))
    edition = EditionFile("edition", body.edition).name
    given = (user, body.game, body.seats, body.options, edition, ClockRule(), "link", body.commitment)
    room = await server.hub.create(*given, own=body.edition)
    if body.seats > 1:
        await acts.seat_bots(room, user, None, level)
    return await told(room, user, 201)


@router.post(
    "/bench/runs",
    status_code=201,
    response_class=Response,
    responses={**described(RunJob, 201), **problems(401, 404, 409)},
    dependencies=_ALLOWED,
)
async def simulate(body: NewRun, user: Person, server: Server) -> Response:
    """Let bots play the edition and another one on the same deals; one run a person at a time."""
    known = named(body.game)
    most = server.settings.bench_games
    if body.games > most:
        raise TableError("invalid", ServerWhy.TOO_MANY_GAMES, most=most)
    level = acts.checked_level(body.level)
    options = sorted_options(body.options)
    await asyncio.to_thread(given_game, known.name, body.seats, options, body.edition)
    shared_game(known.name, body.seats, options, body.beside)
    wanted = Wanted(known.name, body.seats, body.options, body.edition, body.beside, level, body.seed, body.games)
    return answer(server.simulations.ask(user.id, wanted), 201)


def _must_be_here(server: Services, ident: str) -> None:
    """A run is in the process that began it: only there is it known."""
    process = server.simulations.process_of(ident)
    if server.hub.neighbours.has(process):
        raise Elsewhere(ident, process)


@router.get(
    "/bench/runs/{ident}", response_class=Response, responses={**described(RunJob), **problems(401, 404)}, dependencies=_ALLOWED
)
async def run(ident: str, user: Person, server: Server) -> Response:
    """How far my run has come; what it found, if it is done."""
    _must_be_here(server, ident)
    return answer(server.simulations.run(user.id, ident))


@router.delete(
    "/bench/runs/{ident}", response_class=Response, responses={**described(RunJob), **problems(401, 404)}, dependencies=_ALLOWED
)
async def cancel(ident: str, user: Person, server: Server) -> Response:
    """End my run."""
    _must_be_here(server, ident)
    return answer(server.simulations.cancel(user.id, ident))
