"""A balance report as files: a page with plots, the tables as JSON, every game and every action as Parquet."""

import json
import math
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import parquet

from chabudai.arena import plots
from chabudai.arena.findings import FEWEST_OFFERS, Findings
from chabudai.arena.intervals import Estimate
from chabudai.arena.study import Part
from chabudai.games import title

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b1f }
h1, h2 { line-height: 1.2 }
h2 { margin-top: 2.5rem }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
"""
MOST_DEAD = 60


def write(folder: Path, reports: Sequence[Findings], parts: Sequence[list[Part]]) -> None:
    """Write a report on one study, or on two side by side."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = json.dumps([plain(report.as_dict()) for report in reports], indent=1, allow_nan=False)
    (folder / "tables.json").write_text(tables + "\n", "utf-8")
    (folder / "report.html").write_text(page(reports), "utf-8")
    games, actions = [], []
    for number, (report, played) in enumerate(zip(reports, parts, strict=True)):
        games += [{"study": number, **game} for part in played for game in part.games]
        for one in report.actions:
            share = one.win_share
            row = {"study": number, "text": one.text, "verb": one.verb, "offered": one.offered, "taken": one.taken}
            actions.append({**row, "users": one.users, "win_share": share.mean, "low": share.low, "high": share.high})
    parquet.write_table(pa.Table.from_pylist(games), folder / "games.parquet")
    parquet.write_table(pa.Table.from_pylist(actions), folder / "actions.parquet")


def plain(value: Any) -> Any:
    """Plain data without numbers that JSON does not have."""
    if isinstance(value, dict):
        return {str(name): plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def named(reports: Sequence[Findings]) -> list[str]:
    """What tells the studies apart: the options and the edition in which they differ."""
    if len(reports) == 1:
        return ["all games"]
    names = []
    for report, other in ((reports[0], reports[1]), (reports[1], reports[0])):
        mine, theirs = report.study.game().setup, other.study.game().setup
        parts = [f"{name}={value}" for name, value in mine.options.items() if theirs.options[name] != value]
        if mine.edition != theirs.edition:
            parts.append(f"edition {Path(report.study.edition).stem}")
        names.append(", ".join(parts) or "as given")
    return names


def page(reports: Sequence[Findings]) -> str:
    """The whole page."""
    study = reports[0].study
    names = named(reports)
    known = title(study.title)
    body = [f"<h1>{escape(known.label)}, {study.seats} seats</h1>", _setup(reports, names), _key_figures(reports, names)]
    body += ["<h2>Seats</h2>", "<p>Who wins by where they sit.</p>", plots.seats(reports, names)]
    body += ["<h2>Scores</h2>", f"<p>{'Fewer' if known.lowest_wins else 'More'} points are better.</p>"]
    body += [_histogram(reports, names, "scores", "score of a seat")]
    body += ["<p>Of the winners:</p>", _histogram(reports, names, "winning_scores", "score of the winner")]
    body += ["<h2>Length</h2>", _histogram(reports, names, "lengths", "decisions in a game")]
    body += ["<h2>Lead changes and comebacks</h2>", _histogram(reports, names, "lead_changes", "lead changes in a game")]
    body.append(
        plots.shares(
            reports,
            names,
            [
                ("the winner did not lead at half time", [report.behind_at_half for report in reports]),
                ("the winner was last at half time", [report.last_at_half for report in reports]),
                ("the win is shared", [report.tied for report in reports]),
            ],
        )
    )
    body += ["<h2>Luck and skill</h2>", _about_luck(reports), _luck(reports, names)]
    body += _about_actions(reports, names)
    head = ['<!doctype html><html lang="en"><meta charset="utf-8">', f"<title>{escape(known.label)}: balance</title>"]
    return "\n".join([*head, f"<style>{STYLE}</style>", *body, "</html>"]) + "\n"


def _setup(reports: Sequence[Findings], names: list[str]) -> str:
    rows = []
    for name, report in zip(names, reports, strict=True):
        study, setup = report.study, report.study.game().setup
        options = ", ".join(f"{option}={value}" for option, value in setup.options.items()) or "none"
        bots = ", ".join(study.bots)
        cells = [name, f"{report.games:,}", bots, str(study.seed), setup.edition, options]
        rows.append(cells)
    return _table(["study", "games", "bots", "seed", "edition", "options"], rows)


def _key_figures(reports: Sequence[Findings], names: list[str]) -> str:
    lines: list[tuple[str, list[Estimate], bool]] = [
        ("decisions in a game", [report.length for report in reports], False),
        ("lead changes in a game", [report.changes for report in reports], False),
        ("shared wins", [report.tied for report in reports], True),
        ("luck of the deal", [report.luck for report in reports], True),
        ("skill of the players", [report.skill for report in reports], True),
    ]
    for name in reports[0].bot_wins:
        lines.append((f"wins of a seat of {name}", [report.bot_wins[name] for report in reports], True))
    return _table(["", *names], [[text, *[told(value, share) for value in values]] for text, values, share in lines])


def told(value: Estimate, is_share: bool) -> str:
    """An estimate with its interval."""
    if math.isnan(value.mean):
        return "unknown"
    if not math.isfinite(value.low):
        return f"{value.mean:.1%}" if is_share else f"{value.mean:.2f}"
    if is_share:
        return f"{value.mean:.1%} ({value.low:.1%} – {value.high:.1%})"
    return f"{value.mean:.2f} ({value.low:.2f} – {value.high:.2f})"


def _histogram(reports: Sequence[Findings], names: list[str], field: str, label: str) -> str:
    return plots.histogram(reports, names, [getattr(report, field) for report in reports], label)


def _about_luck(reports: Sequence[Findings]) -> str:
    told_skill = (
        "All players were equal, so that skill cannot be seen."
        if all(math.isnan(report.skill.mean) for report in reports)
        else "Skill is the part that hangs on which bot plays."
    )
    return (
        "<p>Every deal was played once for each seat, with the players moved on and choosing anew. Luck of the deal is the "
        "part of the variance of the margins that came back with the deal and the seat. "
        f"{told_skill} The rest is choices, and chance that met them.</p>"
    )


def _luck(reports: Sequence[Findings], names: list[str]) -> str:
    rows = [("luck of the deal", [report.luck for report in reports]), ("skill", [report.skill for report in reports])]
    return plots.shares(reports, names, rows)


def _about_actions(reports: Sequence[Findings], names: list[str]) -> list[str]:
    verbs = list(dict.fromkeys(one.verb for one in reports[0].actions))
    body = ["<h2>What wins</h2>", "<p>Taking an action is not chance, so that a good player's actions look good.</p>"]
    for verb in verbs:
        shown, used = len(plots.judged(reports, verb)), len(plots.used(reports, verb))
        if shown > 1:
            body.append(f"<h3>{escape(verb)}</h3>")
            if shown < used:
                body.append(f"<p>The {shown} of {used} that most seats took.</p>")
            body.append(plots.actions(reports, names, verb))
    body += ["<h2>What is never used</h2>"]
    body.append(f"<p>Offered at least {FEWEST_OFFERS:,} times in a free choice, taken in less than one of a thousand.</p>")
    for name, report in zip(names, reports, strict=True):
        dead = report.dead()
        body.append(f"<p>{escape(name)}: {len(dead)} actions.</p>")
        rows = [[one.text, f"{one.offered:,}", f"{one.taken:,}"] for one in dead[:MOST_DEAD]]
        if rows:
            body.append(_table(["action", "offered", "taken"], rows))
    return body


def _table(head: list[str], rows: list[list[str]]) -> str:
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return "\n".join(["<table>", f"<tr>{cells}</tr>", *lines, "</table>"])
