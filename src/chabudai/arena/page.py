"""A balance report as files: a page that answers in sentences, plots and tables in either language, and the data."""

import json
import math
from collections.abc import Sequence
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import parquet

from chabudai.arena import plots
from chabudai.arena.dealt import DealtFinding
from chabudai.arena.faces import Face, face
from chabudai.arena.findings import FEWEST_OFFERS, Findings, clear_actions
from chabudai.arena.intervals import Estimate
from chabudai.arena.manifest import command, manifest
from chabudai.arena.paired import CLEAR, Difference, differences
from chabudai.arena.sentences import SECONDS, Teller
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
.card { height: 2.4rem; width: auto; vertical-align: middle; margin-right: .4rem }
.verdict { background: #f3e3b6; border: 1px solid #c79f42; border-radius: 8px; padding: .8rem 1rem; font-size: 1.1rem }
"""
MOST_DEAD = 60
MOST_DEALT = 12
NAMED_DEALT = 3


def write(
    folder: Path, reports: Sequence[Findings], parts: Sequence[list[Part]], language: str = "en", seconds: int = SECONDS
) -> None:
    """Write a report on one study, or on two side by side."""
    folder.mkdir(parents=True, exist_ok=True)
    studies = [report.study for report in reports]
    made = manifest(studies, seconds, command(studies[0], studies[1] if len(studies) == 2 else None))
    played = [[game for part in mine for game in part.games] for mine in parts]
    apart = differences(played[0], played[1]) if len(reports) == 2 else []
    tables = {
        "manifest": made,
        "studies": [report.as_dict() for report in reports],
        "differences": [told(one) for one in apart],
    }
    (folder / "tables.json").write_text(json.dumps(plain(tables), indent=1, allow_nan=False) + "\n", "utf-8")
    (folder / "report.html").write_text(page(reports, apart, language, seconds, made), "utf-8")
    games, actions = [], []
    for number, (report, mine) in enumerate(zip(reports, played, strict=True)):
        games += [{"study": number, **game} for game in mine]
        for one in report.actions:
            share = one.win_share
            row = {"study": number, "text": one.text, "verb": one.verb, "offered": one.offered, "taken": one.taken}
            actions.append({**row, "users": one.users, "win_share": share.mean, "low": share.low, "high": share.high})
    for name, rows in (("games", games), ("actions", actions)):
        data = pa.Table.from_pylist(rows).replace_schema_metadata({"chabudai": json.dumps(made, sort_keys=True)})
        parquet.write_table(data, folder / f"{name}.parquet")


def told(one: Difference) -> dict[str, Any]:
    """A difference as plain data."""
    by, mine, other = [[value.mean, value.low, value.high] for value in (one.by, one.mine, one.other)]
    known = {"measure": one.measure, "seat": one.seat, "by": by, "mine": mine, "other": other, "chance": one.chance}
    return {**known, "shown": one.is_shown()}


def plain(value: Any) -> Any:
    """Plain data without numbers that JSON does not have."""
    if isinstance(value, dict):
        return {str(name): plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def page(
    reports: Sequence[Findings],
    apart: list[Difference] | None = None,
    language: str = "en",
    seconds: int = SECONDS,
    made: dict[str, Any] | None = None,
) -> str:
    """The whole page."""
    study = reports[0].study
    return Page(reports, Teller(title(study.title), language, study.game()), seconds).whole(apart or [], made or {})


class Page:
    """The page on one study or two, in one language."""

    def __init__(self, reports: Sequence[Findings], teller: Teller, seconds: int) -> None:
        self.reports = reports
        self.teller = teller
        self.seconds = seconds
        self.title = title(reports[0].study.title)
        self.names = self.named()

    def say(self, message: str, **given: object) -> str:
        """A message of the arena's catalogue."""
        return self.teller.words.say(message, given)

    def whole(self, apart: list[Difference], made: dict[str, Any]) -> str:
        """All of it."""
        study = self.reports[0].study
        body = [f"<h1>{escape(self.say('page-title', game=self.title.label, seats=study.seats))}</h1>", self.setup()]
        body += [*self.compared(apart), *self.answers(), *self.figures(), *self.shapes(), *self.luck()]
        body += [*self.dealt(), *self.actions(), *self.made(made)]
        return document(self.say("page-balance", game=self.title.label), self.teller.language, body)

    # What was played, and what it says.

    def named(self) -> list[str]:
        """What tells the studies apart: the options and the edition in which they differ."""
        if len(self.reports) == 1:
            return [self.say("page-all")]
        setups = [report.study.game().setup for report in self.reports]
        names = []
        for mine, theirs in ((setups[0], setups[1]), (setups[1], setups[0])):
            parts = [f"{name}={value}" for name, value in mine.options.items() if theirs.options.get(name) != value]
            if mine.edition != theirs.edition:
                parts.append(self.say("page-edition", name=mine.edition.partition(" ")[0]))
            names.append(", ".join(parts) or self.say("page-as-given"))
        return names

    def setup(self) -> str:
        """Games, bots, seed, edition and options of each study."""
        rows = []
        for name, report in zip(self.names, self.reports, strict=True):
            study, setup = report.study, report.study.game().setup
            options = ", ".join(f"{option}={value}" for option, value in setup.options.items()) or self.say("page-none")
            games = self.teller.number(report.games, 0)
            rows.append([name, games, ", ".join(study.bots), str(study.seed), setup.edition, options])
        return table([self.say(f"page-{key}") for key in ("study", "games", "bots", "seed", "box", "options")], rows)

    def compared(self, apart: list[Difference]) -> list[str]:
        """The verdict on two studies, and every difference."""
        if not apart:
            return []
        report = self.reports[0]
        deals = report.games // report.study.seats
        verdict = self.teller.verdict(apart, self.names[0], self.names[1], report.games, deals)
        shown = {True: self.say("page-shown"), False: self.say("page-not-shown")}
        rows = [[row.label, row.mine, row.other, row.by, shown[row.shown]] for row in self.teller.rows(apart)]
        columns = [self.say("page-measure"), *self.names, self.say("page-difference"), ""]
        heading = [f"<h2>{self.say('page-verdict')}</h2>", f'<p class="verdict">{escape(verdict)}</p>']
        about = [f"<h2>{self.say('page-compared')}</h2>", f"<p>{self.say('page-compared-more')}</p>"]
        return [*heading, *about, table(columns, rows)]

    def answers(self) -> list[str]:
        """What each study says of the game, in sentences."""
        body = [f"<h2>{self.say('page-answers')}</h2>"]
        for name, report in zip(self.names, self.reports, strict=True):
            lines = "".join(f"<li>{escape(line)}</li>" for line in self.teller.answers(report, self.seconds))
            body.append((f"<h3>{escape(name)}</h3>" if len(self.reports) > 1 else "") + f"<ul>{lines}</ul>")
        return body

    # Figures and plots.

    def figures(self) -> list[str]:
        """The key figures with their intervals."""
        reports = self.reports
        lines: list[tuple[str, list[Estimate], bool]] = [
            (self.say("figure-turns"), [report.turns for report in reports], False),
            (self.say("figure-length"), [report.length for report in reports], False),
            (self.say("figure-choices"), [report.choices for report in reports], False),
            (self.say("figure-dead-turns"), [report.dead_turns for report in reports], True),
            (self.say("figure-decided"), [report.decided_at for report in reports], True),
            (self.say("figure-changes"), [report.changes for report in reports], False),
            (self.say("figure-tied"), [report.tied for report in reports], True),
            (self.say("figure-luck"), [report.luck for report in reports], True),
            (self.say("figure-skill"), [report.skill for report in reports], True),
        ]
        for name in reports[0].bot_wins:
            lines.append((self.say("figure-bot", name=name), [report.bot_wins[name] for report in reports], True))
        rows = [[text, *[self.figure(value, share) for value in values]] for text, values, share in lines]
        return [f"<h2>{self.say('page-figures')}</h2>", table(["", *self.names], rows)]

    def figure(self, value: Estimate, is_share: bool) -> str:
        """An estimate with its interval."""
        if math.isnan(value.mean):
            return self.say("page-unknown")
        return self.teller.estimate(value, is_share) + (" %" if is_share else "")

    def shapes(self) -> list[str]:
        """Seats, scores, length and race, drawn."""
        say, reports, names = self.say, self.reports, self.names
        better = say("page-fewer" if self.title.lowest_wins else "page-more")
        body = [f"<h2>{say('page-seats')}</h2>", f"<p>{say('page-seats-more')}</p>", plots.seats(reports, names, say)]
        body += [f"<h2>{say('page-scores')}</h2>", f"<p>{better}</p>", self.histogram("scores", "figure-score")]
        body += [f"<p>{say('page-of-winners')}</p>", self.histogram("winning_scores", "figure-winning-score")]
        body += [f"<h2>{say('page-length')}</h2>", self.histogram("lengths", "figure-length")]
        body += [f"<h2>{say('page-race')}</h2>", self.histogram("lead_changes", "figure-changes")]
        rows = [
            (say("figure-behind"), [report.behind_at_half for report in reports]),
            (say("figure-last"), [report.last_at_half for report in reports]),
            (say("figure-shared"), [report.tied for report in reports]),
        ]
        return [*body, plots.shares(reports, names, rows, say)]

    def histogram(self, field: str, label: str) -> str:
        """How often each number came up."""
        tables = [getattr(report, field) for report in self.reports]
        return plots.histogram(self.reports, self.names, tables, self.say(label), self.say)

    def luck(self) -> list[str]:
        """Luck and skill, explained and drawn."""
        unseen = all(math.isnan(report.skill.mean) for report in self.reports)
        skill = self.say("page-skill-unseen" if unseen else "page-skill-seen")
        rows = [
            (self.say("figure-luck"), [report.luck for report in self.reports]),
            (self.say("figure-skill"), [report.skill for report in self.reports]),
        ]
        drawn = plots.shares(self.reports, self.names, rows, self.say)
        return [f"<h2>{self.say('page-luck')}</h2>", f"<p>{self.say('page-luck-more', skill=skill)}</p>", drawn]

    # What is dealt, and what is done.

    def dealt(self) -> list[str]:
        """What it is worth to be dealt something."""
        found = self.reports[0].dealt
        if not found:
            return []
        shown = [one for one in found if one.chance < CLEAR]
        body = [f"<h2>{self.say('page-dealt')}</h2>", f"<p>{self.say('page-dealt-more', count=len(found))}</p>"]
        best = [one for one in shown if one.worth.mean > 0][:NAMED_DEALT]
        worst = [one for one in reversed(shown) if one.worth.mean < 0][:NAMED_DEALT]
        for key, things in (("page-dealt-best", best), ("page-dealt-worst", worst)):
            if things:
                body.append(f"<p>{escape(self.say(key, things='; '.join(map(self.thing, things))))}</p>")
        if not shown:
            body.append(f"<p>{self.say('page-dealt-none')}</p>")
        few = found if len(found) <= MOST_DEALT else [*found[: MOST_DEALT // 2], *found[-MOST_DEALT // 2 :]]
        says = {True: self.say("page-shown"), False: self.say("page-not-shown")}
        rows = [
            [self.pictured(one), self.teller.number(one.seats, 0), self.worth(one), says[one.chance < CLEAR]] for one in few
        ]
        columns = [self.say("page-thing"), self.say("page-seats"), self.say("page-worth"), ""]
        return [*body, table(columns, rows)]

    def worth(self, one: DealtFinding) -> str:
        """What a thing is worth, with its interval."""
        return self.teller.estimate(one.worth, is_share=False, signed=True)

    def thing(self, one: DealtFinding) -> str:
        """A thing and what it is worth."""
        return f"{self.face(one).name}: {self.worth(one)}"

    def face(self, one: DealtFinding) -> Face:
        """A thing by name, with its picture."""
        return face(self.teller.words, self.reports[0].study.game(), one.field, one.part)

    def pictured(self, one: DealtFinding) -> str:
        """The same as a cell of a table."""
        name, picture = self.face(one)
        return Drawn(f"{picture} {escape(name)}")

    def actions(self) -> list[str]:
        """What wins, and what is never used."""
        first = self.reports[0]
        known = {action.text: action for action in first.study.game().actions()}
        called = {one.text: self.called(known[one.text]) for one in first.actions if one.text in known}
        body = [f"<h2>{self.say('page-wins')}</h2>", f"<p>{self.say('page-wins-more')}</p>", *self.clear(called)]
        for verb in dict.fromkeys(one.verb for one in first.actions):
            shown, used = len(plots.judged(self.reports, verb)), len(plots.used(self.reports, verb))
            if shown > 1:
                body.append(f"<h3>{escape(self.heading(verb))}</h3>")
                if shown < used:
                    body.append(f"<p>{self.say('page-left-out', shown=shown, used=used)}</p>")
                body.append(plots.actions(self.reports, self.names, verb, self.say, called))
        offers = self.teller.number(FEWEST_OFFERS, 0)
        body += [f"<h2>{self.say('page-dead')}</h2>", f"<p>{self.say('page-dead-more', offered=offers)}</p>"]
        columns = [self.say("page-action"), self.say("page-offered"), self.say("page-taken")]
        for name, report in zip(self.names, self.reports, strict=True):
            dead = report.dead()
            body.append(f"<p>{escape(self.say('page-dead-count', name=name, count=len(dead)))}</p>")
            count = partial(self.teller.number, digits=0)
            rows = [[called.get(one.text, one.text), count(one.offered), count(one.taken)] for one in dead[:MOST_DEAD]]
            if rows:
                body.append(table(columns, rows))
        return body

    def clear(self, called: dict[str, str]) -> list[str]:
        """Which actions go with more or fewer wins than a fair share, tested and corrected for their number."""
        found = clear_actions(self.reports[0])
        count = sum(one.users > 0 for one in self.reports[0].actions)
        if not found:
            return [f"<p>{self.say('page-clear-none', count=count)}</p>"] if count and self.reports[0].study.seats > 1 else []
        fair = 1 / self.reports[0].study.seats
        said = []
        for key, some in (
            ("page-clear-more", [one for one in found if one.win_share.mean > fair]),
            ("page-clear-less", [one for one in reversed(found) if one.win_share.mean < fair]),
        ):
            named = [f"{called.get(one.text, one.text)}: {self.figure(one.win_share, True)}" for one in some[:NAMED_DEALT]]
            if named:
                said.append(f"<p>{escape(self.say(key, count=count, actions='; '.join(named)))}</p>")
        return said

    def heading(self, verb: str) -> str:
        """A kind of action in words, where the title has some."""
        words = self.teller.words
        return words.say(f"verb-{verb}", {}) if words.has(f"verb-{verb}") else verb

    def called(self, action: Any) -> str:
        """An action in words, where the title has a sentence for it."""
        try:
            return self.teller.words.action(action)
        except KeyError:
            return str(action.text)

    def made(self, made: dict[str, Any]) -> list[str]:
        """How the report came about."""
        if not made:
            return []
        text = json.dumps(made, indent=1, sort_keys=True)
        data = text.replace("<", "\\u003c")
        heading = [f"<h2>{self.say('page-made')}</h2>", f"<p><code>{escape(made['command'])}</code></p>"]
        return [*heading, f"<p>chabudai {escape(made['chabudai'])}</p>", f'<script type="application/json">{data}</script>']


def document(heading: str, language: str, body: list[str]) -> str:
    """A whole page of HTML."""
    head = [f'<!doctype html><html lang="{language}"><meta charset="utf-8">', f"<title>{escape(heading)}</title>"]
    return "\n".join([*head, f"<style>{STYLE}</style>", *body, "</html>"]) + "\n"


def write_studies(folder: Path, found: Sequence[Findings], made: dict[str, Any], text: str) -> None:
    """Write what was found in several studies as data, and the page that tells of it."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = {"manifest": made, "studies": [one.as_dict() for one in found]}
    (folder / "tables.json").write_text(json.dumps(plain(tables), indent=1, allow_nan=False) + "\n", "utf-8")
    (folder / "report.html").write_text(text, "utf-8")


class Drawn(str):
    """A piece of the page that is HTML already."""

    __slots__ = ()


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table of texts."""
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ["<tr>" + "".join(f"<td>{_cell(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return "\n".join(["<table>", f"<tr>{cells}</tr>", *lines, "</table>"])


def _cell(cell: str) -> str:
    return cell if isinstance(cell, Drawn) else escape(cell)
