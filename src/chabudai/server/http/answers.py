"""Answers over HTTP: the same parts as on the socket, encoded by msgspec, described in OpenAPI by the same schema."""

import gzip
from typing import Any, Final

import msgspec
from fastapi import Request, Response
from msgspec import Struct

from chabudai.coach import Lens, Ranked, Review
from chabudai.server.socket.messages import Hint, Problem, TableInfo
from chabudai.server.thinking.simulations import RunJob
from chabudai.table import Draw, Ending, Position
from chabudai.teaching import Guide, Phrase, Story

PACKED: Final = {"content-encoding": "gzip", "vary": "accept-encoding"}
PRINTED: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "What is in the box", "content": {"application/json": {"schema": {"type": "object"}}}}
}
_PROBLEM: Final = "application/problem+json"
_EFFORT: Final = 5


class Me(Struct):
    """The person itself. `username` is empty for a guest."""

    id: str
    name: str
    colour: str
    username: str


class Token(Struct, omit_defaults=True):
    """A personal token; `token` is there only when it was just made."""

    id: str
    label: str
    created: int
    token: str = ""


class Session(Struct):
    """A device on which the person is signed in, called after its browser. `seen` is exact to the hour."""

    id: str
    label: str
    created: int
    seen: int
    current: bool


class OptionInfo(Struct):
    """A choice before the game; the first value is the default."""

    name: str
    values: list[str]
    summary: str


class GameInfo(Struct):
    """A title on the shelf: `about` is a sentence on it in each language, `usual` how many sit down if nobody says.

    `lessons` is how many there are.
    """

    name: str
    label: str
    about: dict[str, str]
    fewest: int
    most: int
    usual: int
    lowest_wins: bool
    rules_version: int
    editions: list[str]
    options: list[OptionInfo]
    lessons: int


class FieldInfo(Struct):
    """A field of a view: a `number`, `text`, `truth`, `seat`, or a part by its name; in lists of so many levels.

    A field `by_seat` is a list with an entry for each seat.
    """

    name: str
    kind: str
    levels: int
    by_seat: bool


class ViewInfo(Struct):
    """What a title declares of its view, for a board that knows no title: the fields of the view and of its parts."""

    fields: list[FieldInfo]
    parts: dict[str, list[FieldInfo]]


class BotInfo(Struct):
    """A bot that can sit at a table: a `level` by how it plays, or by its `kind` a character of its own."""

    level: str
    label: str
    kind: str


class TableAnswer(TableInfo):
    """A table and which of its seats are one's own.

    `ending` is there when of a finished game only the record is left: its rules or components are no longer here.
    """

    mine: list[int]
    ending: Ending | None = None


class Summary(Struct):
    """A table in a list. `waiting` is true when it waits for the person who asks.

    The clock is told by its kind and times; of a finished game `winners` are the seats that have won and `mine` those of the
    person who asks.
    """

    id: str
    title: str
    phase: str
    seats: int
    names: list[str]
    empty: int
    waiting: bool
    updated: int
    clock: str
    time: int
    increment: int
    winners: list[int]
    mine: list[int]


class Played(Struct):
    """A move is played and stored."""

    id: str
    version: str


class MoveRefused(Problem):
    """A move is not played: the problem, and what the seat really knows now."""

    position: Position | None = None


class ReviewJob(Struct):
    """A seat's review: none, waiting, running, done or failed; `done` of `total` turns are judged.

    `actions` are the choices of the costliest decisions as a position offers them, to be said in words.
    """

    seat: int
    state: str
    done: int = 0
    total: int = 0
    review: Review | None = None
    actions: list[Any] = []


class PuzzleInfo(Struct):
    """A moment of a reviewed game at which one choice was clearly the best."""

    table: str
    title: str
    seats: int
    seat: int
    at: int


class Puzzle(Struct):
    """Find the move: what the seat knew, and what it could do."""

    seat: int
    at: int
    position: Position


class Solved(Struct):
    """Whether it was found; and what the coach says of every choice, the best first."""

    right: bool
    choices: list[Ranked]
    why: Phrase


class Guidance(Guide, kw_only=True):
    """What an audience is told besides the position of this version."""

    version: str


class Addresses(Struct):
    """Where others find this server; none if only the machine it runs on can connect."""

    addresses: list[str]


class LessonInfo(Struct):
    """A lesson: what it is called, the names at its table (the learner's own is empty), what it teaches, how long it takes."""

    id: str
    name: Phrase
    names: list[str]
    seat: int
    rules: list[str]
    seconds: int


class LessonStage(Struct):
    """Where a lesson stands: `verdict` is begin, right, wrong or done.

    `moments` is what happened since the last choice, at least one, and the last is the position now; `task` of `tasks` is asked
    next, or all are done. `said` answers the choice, `asked` is what to do now, `marked` a choice that would be right, after a
    second wrong one.
    """

    verdict: str
    moments: list[Position]
    guide: Guide
    task: int
    tasks: int
    said: list[Phrase]
    asked: Phrase | None
    marked: str


class Replay(Struct):
    """A game from the deal to now, position by position, as one seat or the public knew it.

    `seq` is the last message to this audience whose news is in it. Of a finished game, `steps` says how many steps of the
    record lie behind each position.
    """

    seat: int | None
    seq: int
    positions: list[Position]
    steps: list[int]


class BenchInfo(Struct):
    """Whether this server lets people work on editions, and how many games they may simulate at a time."""

    allowed: bool
    games: int


class Checked(Struct):
    """What is said of an edition's text: its name with the digits that tell it apart, or what is wrong with it."""

    identity: str
    problem: Problem | None


class Draws(Struct):
    """What chance could choose at each of its steps of a finished game."""

    draws: list[Draw]


PARTS: Final = (
    Problem,
    Me,
    Token,
    Session,
    GameInfo,
    ViewInfo,
    BotInfo,
    TableAnswer,
    Summary,
    Played,
    MoveRefused,
    Hint,
    ReviewJob,
    Lens,
    PuzzleInfo,
    Puzzle,
    Solved,
    Guidance,
    Addresses,
    Story,
    LessonInfo,
    LessonStage,
    Position,
    Replay,
    Draws,
    BenchInfo,
    Checked,
    RunJob,
)


def answer(value: object, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def long_answer(request: Request, value: object) -> Response:
    """A JSON answer that is worth packing, packed where the client can unpack it."""
    body = msgspec.json.encode(value)
    if not unpacks(request):
        return Response(body, media_type="application/json", headers={"vary": "accept-encoding"})
    return Response(gzip.compress(body, _EFFORT), media_type="application/json", headers=PACKED)


def unpacks(request: Request) -> bool:
    """Whether the client understands gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def refusal(told: Problem) -> Response:
    """A problem as an answer."""
    return Response(msgspec.json.encode(told), told.status, media_type=_PROBLEM)


def described(kind: type, status: int = 200, many: bool = False) -> dict[int | str, dict[str, Any]]:
    """How OpenAPI describes an answer of this kind."""
    schema: dict[str, Any] = {"$ref": f"#/components/schemas/{kind.__name__}"}
    if many:
        schema = {"type": "array", "items": schema}
    return {status: {"description": (kind.__doc__ or "").split("\n")[0], "content": {"application/json": {"schema": schema}}}}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How OpenAPI describes the problems of a route: where one must be somebody, that somebody can be banned."""
    content = {_PROBLEM: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    all_of_them = sorted({*statuses, 403} if 401 in statuses else statuses)
    return {status: {"description": "A problem", "content": content} for status in all_of_them}


def with_parts(description: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI description with the schemas of our answers in it."""
    _, parts = msgspec.json.schema_components(PARTS, ref_template="#/components/schemas/{name}")
    schemas = description.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(parts)
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    return description
