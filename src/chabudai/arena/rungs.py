"""The skill ladder of a game: every level against a table of the one below it, and how clearly it wins."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from chabudai.arena import plots
from chabudai.arena.findings import Findings
from chabudai.arena.intervals import Estimate
from chabudai.arena.manifest import command, manifest
from chabudai.arena.page import Page, document, table, write_studies
from chabudai.arena.sentences import Teller
from chabudai.arena.study import Study
from chabudai.games import title


def write(folder: Path, asked: Study, found: Sequence[Findings], language: str, seconds: int) -> None:
    """Write the ladder as a page and as data."""
    made = manifest([one.study for one in found], seconds, command(asked, instead="--ladder"))
    write_studies(folder, found, made, page(found, language, seconds, made))


def page(found: Sequence[Findings], language: str, seconds: int, made: dict[str, Any]) -> str:
    """One line for each level: its wins against the one below, and how many of these steps are clear."""
    told = Page(found[:1], Teller(title(found[0].study.title), language), seconds)
    say, teller = told.say, told.teller
    fair = 1 / found[0].study.seats
    climbed = [one.bot_wins[one.study.bots[0]] for one in found]
    names = [say("page-rung", upper=one.study.bots[0], lower=one.study.bots[-1]) for one in found]
    clear = sum(wins.low > fair for wins in climbed)
    rows = [_row(told, name, one, wins, fair) for name, one, wins in zip(names, found, climbed, strict=True)]
    heading = f"{told.title.label}: {say('page-ladder')}"
    summary = say("page-ladder-clear", clear=clear, steps=len(found), fair=teller.number(100 * fair, 1))
    columns = ["page-rung-head", "page-games", "page-rung-wins", "page-rung-fair", "figure-luck", "figure-skill", ""]
    drawn = plots.shares(found[:1], told.names, [(name, [wins]) for name, wins in zip(names, climbed, strict=True)], say)
    body = [f"<h1>{heading}</h1>", f'<p class="verdict">{summary}</p>', f"<p>{say('page-ladder-more')}</p>"]
    body += [drawn, table([say(key) if key else "" for key in columns], rows)]
    return document(heading, language, [*body, *told.made(made)])


def _row(told: Page, name: str, one: Findings, wins: Estimate, fair: float) -> list[str]:
    shown = told.say("page-shown" if wins.low > fair else "page-not-shown")
    games, share = told.teller.number(one.games, 0), told.teller.number(wins.mean / fair, 2)
    return [name, games, told.figure(wins, True), share, told.figure(one.luck, True), told.figure(one.skill, True), shown]
