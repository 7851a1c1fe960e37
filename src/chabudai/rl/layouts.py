"""What the numbers mean: the tables of `docs/environments.md`, written from the code by `python -m chabudai.rl.layouts`."""

import sys
from pathlib import Path

from chabudai.games import OURS
from chabudai.title import Title

PAGE = Path("docs/environments.md")
INTRODUCTION = Path(__file__).with_suffix(".md")


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION.read_text("utf-8"), *[_chapter(title) for title in OURS]])


def _chapter(title: Title) -> str:
    tables = list(range(title.fewest, title.most + 1))
    observers = [title.observer(title.game(seats)) for seats in tables]
    names = [f"{seats} seats" if seats > 1 else "1 seat" for seats in tables]
    lines = [f"## {title.label}", "", "### Observation", ""]
    lines += _head(["field", *names, "values", "meaning"])
    starts = [0] * len(tables)
    for number, field in enumerate(observers[-1].fields):
        cells = [f"`{field.name}`"]
        for place, observer in enumerate(observers):
            length = observer.fields[number].length
            cells.append(_span(starts[place], length))
            starts[place] += length
        values = f"{field.low} – {field.high}"
        lines.append(f"| {' | '.join([*cells, values, field.summary])} |")
    lines.append(f"| all | {' | '.join(str(observer.size) for observer in observers)} | | |")
    lines += ["", "### Actions", "", f"The ids at a table of {tables[-1]}.", "", *_actions(title, tables[-1]), ""]
    return "\n".join(lines)


def _head(names: list[str]) -> list[str]:
    return [f"| {' | '.join(names)} |", f"|{'---|' * len(names)}"]


def _span(start: int, length: int) -> str:
    return str(start) if length == 1 else f"{start} – {start + length - 1}"


def _actions(title: Title, seats: int) -> list[str]:
    """The ids of neighbouring actions with the same verb in one line."""
    game = title.game(seats)
    choices = game.choices
    runs: list[list[int]] = []
    for action in game.actions():
        together = runs and game.actions()[runs[-1][0]].verb == action.verb and action.index != choices
        if together:
            runs[-1].append(action.index)
        else:
            runs.append([action.index])
    lines = _head(["ids", "who", "verb", "notation"])
    for run in runs:
        first, last = game.actions()[run[0]], game.actions()[run[-1]]
        texts = f"`{first.text}`" if len(run) == 1 else f"`{first.text}` … `{last.text}`"
        who = "a seat" if run[0] < choices else "chance"
        lines.append(f"| {_span(run[0], len(run))} | {who} | `{first.verb}` | {texts} |")
    return lines


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE).write_text(page(), "utf-8")
