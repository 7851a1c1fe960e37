"""HTTP on lessons. Nothing is kept: whoever plays one sends along all choices made so far."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from chabudai.core import Game
from chabudai.server.http.answers import LessonInfo, LessonStage, answer, described, long_answer, problems
from chabudai.server.http.games import named
from chabudai.server.http.tables import Body
from chabudai.server.live.games import lessons_of
from chabudai.server.reasons import ServerWhy
from chabudai.table import TableError, rehearsed
from chabudai.teaching.lessons import MOST_CHOICES, Lesson, play
from chabudai.title import Title

router: Final = APIRouter(prefix="/api/games/{name}/lessons", tags=["games"], responses=problems(422, 429))


class Choices(Body):
    """All that was chosen in a lesson so far; only the last may be wrong, and `wrong` were so before it."""

    choices: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=MOST_CHOICES)]
    wrong: Annotated[int, Field(ge=0, le=1000)] = 0


@router.get("", response_class=Response, responses={**described(LessonInfo, many=True), **problems(404)})
async def lessons(name: str) -> Response:
    """The lessons of a game, in the order they are taught."""
    known = [one for one, _ in lessons_of(named(name))]
    return answer([LessonInfo(one.id, one.name(), one.names, one.seat, one.rules, one.seconds) for one in known])


@router.post("/{number}", response_class=Response, responses={**described(LessonStage), **problems(404, 409)})
async def play_lesson(request: Request, name: str, number: Annotated[int, Path(ge=1, le=99)], body: Choices) -> Response:
    """The stage to which these choices lead in a lesson, counted from 1: the verdict, what happened, what is said and asked."""
    title = named(name)
    known = lessons_of(title)
    if number > len(known):
        raise TableError("not-found", ServerWhy.NOTHING_HERE)
    return long_answer(request, await asyncio.to_thread(_played, title, *known[number - 1], body))


def _played(title: Title, lesson: Lesson, game: Game, body: Choices) -> LessonStage:
    stage = play(game, lesson, body.choices, body.wrong)
    now = stage.moments[-1]
    return LessonStage(
        stage.verdict.value,
        [rehearsed(moment) for moment in stage.moments],
        title.guide(game, now.view, now.legal),
        stage.task,
        len(lesson.tasks),
        stage.said,
        stage.asked,
        stage.marked,
    )
