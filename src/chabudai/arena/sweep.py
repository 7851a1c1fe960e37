"""A game at every number of seats, and with each of its options changed alone: one line each."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from chabudai.arena.findings import Findings
from chabudai.arena.manifest import command, manifest
from chabudai.arena.page import Page, document, table, write_studies
from chabudai.arena.paired import CLEAR
from chabudai.arena.sentences import Teller
from chabudai.arena.study import Study
from chabudai.games import title


def write(folder: Path, asked: Study, found: Sequence[Findings], language: str, seconds: int) -> None:
    """Write the table of all variants as a page and as data."""
    made = manifest([one.study for one in found], seconds, command(asked, instead="--sweep"))
    write_studies(folder, found, made, page(found, language, seconds, made))


def page(found: Sequence[Findings], language: str, seconds: int, made: dict[str, Any]) -> str:
    """One line for each variant: how long, how much to choose, how lucky, and whether the seat matters."""
    told = Page(found[:1], Teller(title(found[0].study.title), language), seconds)
    say, teller = told.say, told.teller
    columns = ["page-variant", "page-games", "figure-turns", "figure-length", "page-minutes", "figure-choices"]
    columns += ["figure-dead-turns", "figure-decided", "figure-luck", "page-seat-effect"]
    rows = []
    for one in found:
        seated = say("page-title", game="", seats=one.study.seats).lstrip(", ")
        options = ", ".join(f"{name}={value}" for name, value in one.study.options.items())
        least = min(one.seat_chances)
        effect = say("page-shown" if least < CLEAR else "page-not-shown") + f" (p {teller.chance(least)})"
        rows.append(
            [
                f"{seated}, {options}" if options else seated,
                teller.number(one.games, 0),
                teller.estimate(one.turns, is_share=False),
                teller.estimate(one.length, is_share=False),
                teller.number(one.length.mean * seconds / 60, 0),
                teller.estimate(one.choices, is_share=False),
                told.figure(one.dead_turns, is_share=True),
                told.figure(one.decided_at, is_share=True) if one.study.seats > 1 else say("page-unknown"),
                told.figure(one.luck, is_share=True),
                effect if one.study.seats > 1 else say("page-unknown"),
            ]
        )
    heading = f"{told.title.label}: {say('page-sweep')}"
    body = [f"<h1>{heading}</h1>", f"<p>{say('page-sweep-more')}</p>", table([say(key) for key in columns], rows)]
    return document(heading, language, [*body, *told.made(made)])
