"""HTTP about games: what is on the shelf, their words, rules, editions and declared views, and the bots."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from chabudai import schemas, words
from chabudai.bots import CHARACTERS
from chabudai.core import SetupWhy
from chabudai.games import TITLES
from chabudai.server.http.answers import (
    PRINTED,
    BotInfo,
    FieldInfo,
    GameInfo,
    OptionInfo,
    ViewInfo,
    answer,
    described,
    problems,
)
from chabudai.server.live.games import lessons_of
from chabudai.server.thinking.levels import LEVELS
from chabudai.table import TableError
from chabudai.title import Title

router: Final = APIRouter(prefix="/api", tags=["games"], responses=problems(422, 429))
_KINDS: Final = {"integer": "number", "number": "number", "string": "text", "boolean": "truth"}


@lru_cache(maxsize=64)
def _game_info(title: Title, editions: tuple[str, ...]) -> GameInfo:
    about = {language: _about(title, language) for language in words.LANGUAGES}
    options = [OptionInfo(option.name, option.values, option.summary) for option in title.options]
    return GameInfo(
        title.name,
        title.label,
        about,
        title.fewest,
        title.most,
        title.usual_seats(),
        title.lowest_wins,
        title.rules_version,
        list(editions),
        options,
        len(lessons_of(title)),
    )


def _about(title: Title, language: str) -> str:
    """What the lobby says of a title, or nothing."""
    spoken = words.Words(title, language, [])
    return spoken.say("about", {}) if spoken.has("about") else ""


@lru_cache(maxsize=64)
def _view_info(title: Title) -> ViewInfo:
    *parts, view = schemas.view_schemas(title).items()
    return ViewInfo(_fields(view[1]), {name: _fields(schema) for name, schema in parts})


def _fields(schema: schemas.Schema) -> list[FieldInfo]:
    return [_field(name, field) for name, field in schema["properties"].items()]


def _field(name: str, schema: schemas.Schema) -> FieldInfo:
    by_seat = schema.get("description") == schemas.BY_SEAT
    inner, levels = schema, 0
    while inner.get("type") == "array":
        inner, levels = inner["items"], levels + 1
    (inner, *_) = inner.get("anyOf", [inner])
    kind = inner.get("format") or inner.get("$ref", "").rpartition("/")[2] or _KINDS[inner["type"]]
    return FieldInfo(name, "seat" if kind == "number" and name.endswith("seat") else kind, levels, by_seat)


def named(name: str) -> Title:
    """The title of that name, or a 404."""
    for title in TITLES:
        if title.name == name:
            return title
    raise TableError("not-found", SetupWhy.NO_SUCH_GAME, games=", ".join(title.name for title in TITLES))


def _spoken(language: str) -> str:
    if language not in words.LANGUAGES:
        raise TableError("not-found", SetupWhy.NO_SUCH_LANGUAGE, languages=", ".join(words.LANGUAGES))
    return language


@router.get("/games", response_class=Response, responses=described(GameInfo, many=True))
async def games() -> Response:
    """The games on the shelf."""
    return answer([_game_info(title, tuple(title.editions())) for title in TITLES])


@router.get("/games/{name}/rules", response_class=PlainTextResponse, responses=problems(404))
async def rules(name: str, language: str = "en") -> PlainTextResponse:
    """The rules of a game in our own words."""
    return PlainTextResponse(words.rules(named(name), _spoken(language)))


@router.get("/games/{name}/words/{language}", response_class=PlainTextResponse, responses=problems(404))
async def catalogue(name: str, language: str) -> PlainTextResponse:
    """The Fluent catalogue of a game: common messages, then the game's own."""
    title = named(name)
    _spoken(language)
    common = Path(words.__file__).parent / f"common.{language}.ftl"
    return PlainTextResponse(common.read_text("utf-8") + "\n" + title.catalogue_file(language).read_text("utf-8"))


@router.get("/games/{name}/editions/{edition}", response_class=Response, responses={**PRINTED, **problems(404)})
async def edition(name: str, edition: str) -> Response:
    """What is in the box of an edition and what is printed on it, as its file says."""
    return answer(tomllib.loads(_edition_text(name, edition)))


@router.get("/games/{name}/editions/{edition}/file", response_class=PlainTextResponse, responses=problems(404))
async def edition_file(name: str, edition: str) -> PlainTextResponse:
    """The file of an edition, to begin another one with."""
    return PlainTextResponse(_edition_text(name, edition))


def _edition_text(name: str, edition: str) -> str:
    title = named(name)
    if edition not in title.editions():
        raise TableError("not-found", SetupWhy.NO_SUCH_EDITION, editions=", ".join(title.editions()))
    return title.edition_file(edition).read_text("utf-8")


@router.get("/games/{name}/view", response_class=Response, responses={**described(ViewInfo), **problems(404)})
async def declared_view(name: str) -> Response:
    """What a game's views hold."""
    return answer(_view_info(named(name)))


@router.get("/bots", response_class=Response, responses=described(BotInfo, many=True))
async def bots() -> Response:
    """The bots that can sit at a table: the levels, the weakest first, and the characters."""
    levels = [BotInfo(level, level.capitalize(), "level") for level in LEVELS]
    return answer(levels + [BotInfo(name, name.capitalize(), "character") for name in CHARACTERS])
