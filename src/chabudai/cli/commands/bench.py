"""`chabudai bench`: how fast this machine plays."""

import json
from statistics import median
from typing import Annotated

import typer
from rich.progress import track

from chabudai.cli import arguments
from chabudai.cli.measure import Sample, in_turn, own_candidates
from chabudai.cli.naming import title_named
from chabudai.cli.terminal.screen import new_console, plain_table
from chabudai.core import is_compiled
from chabudai.games import TITLES, title
from chabudai.title import USUAL_SEATS

ROUNDS = 5


def bench(
    game: arguments.OptionalGame = "",
    seconds: Annotated[float, typer.Option(min=0.001, max=600, help="Time for each sample; there are five.")] = 0.2,
    as_json: arguments.Json = False,
) -> None:
    """Measure how fast the games run here.

    Four seats or as near as a game allows, one thread, the median of five samples taken in turn. `rollout` is whole random
    games by the fast path, `contract` the same step by step from Python, `clone` a copy of a position, `search` what a search
    of an opening simulates.
    """
    names = [title_named(game).name] if game else [known.name for known in TITLES]
    makers = {each.key: each.make for each in own_candidates() if each.key.partition(" ")[0] in names}
    console = new_console(errors=True)
    rounds = track(range(ROUNDS), "measuring", console=console, transient=True, disable=not console.is_terminal)
    samples = in_turn({key: make() for key, make in makers.items()}, rounds, seconds)
    figures = [figures_of(name, samples) for name in names]
    if as_json:
        data = {"compiled": is_compiled(), "rounds": ROUNDS, "seconds": seconds, "games": figures}
        print(json.dumps(data, indent=2))  # noqa: T201 -- for a program
        return
    table = plain_table(
        ("game", "left"), ("rollout decisions/s", "right"), ("contract decisions/s", "right"), ("clone ns", "right"),
        ("search decisions/s", "right"),
    )  # fmt: skip
    for each in figures:
        table.add_row(
            str(each["game"]),
            f"{each['rollout_decisions_per_second']:,.0f}",
            f"{each['contract_decisions_per_second']:,.0f}",
            f"{each['clone_ns']:,.0f}",
            f"{each['search_decisions_per_second']:,.0f}",
        )
    new_console().print(table, end="")
    new_console().print(f"{USUAL_SEATS} seats, or as near as a game allows · {'compiled' if is_compiled() else 'interpreted'}")


def figures_of(name: str, samples: dict[str, list[Sample]]) -> dict[str, object]:
    """The medians of one game."""
    return {
        "game": name,
        "seats": title(name).usual_seats(),
        "rollout_decisions_per_second": median(sample.rate for sample in samples[f"{name} rollout"]),
        "contract_decisions_per_second": median(sample.rate for sample in samples[f"{name} steps"]),
        "clone_ns": median(sample.each for sample in samples[f"{name} clone"]) * 1e9,
        "search_decisions_per_second": median(sample.rate for sample in samples[f"{name} search"]),
    }
