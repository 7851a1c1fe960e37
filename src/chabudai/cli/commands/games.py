"""`chabudai games`: what can be played, and with which options."""

import json

from rich.text import Text

from chabudai.cli.arguments import Json
from chabudai.cli.terminal.screen import inset, new_console, plain_table
from chabudai.games import TITLES
from chabudai.title import Title


def games(as_json: Json = False) -> None:
    """List the games: who can play them, their options and editions."""
    if as_json:
        print(json.dumps([as_dict(title) for title in TITLES], indent=2))  # noqa: T201 -- for a program
        return
    console = new_console()
    for title in TITLES:
        console.print()
        line = Text(title.label, "bold cyan")
        line.append(f"  chabudai play {title.name}", "dim")
        console.print(line)
        goal = "the lowest score wins" if title.lowest_wins else "the highest score wins"
        console.print(f"  {title.fewest}–{title.most} players · {goal} · editions: {', '.join(title.editions())}")
        table = plain_table(("option", "left"), ("values", "left"), ("what it decides", "left"))
        for option in title.options:
            table.add_row(Text(option.name, "green"), " ".join(option.values), option.summary)
        if title.options:
            console.print(inset(table), end="")
    console.print()
    console.print("The first value of an option is its default. Another: chabudai play GAME --option NAME=VALUE", style="dim")


def as_dict(title: Title) -> dict[str, object]:
    """A title as plain data."""
    return {
        "name": title.name,
        "label": title.label,
        "seats": {"fewest": title.fewest, "most": title.most},
        "lowest_wins": title.lowest_wins,
        "rules_version": title.rules_version,
        "editions": title.editions(),
        "options": [
            {"name": option.name, "values": option.values, "default": option.default(), "summary": option.summary}
            for option in title.options
        ],
    }
