"""A report's plots as SVG text: the same findings give the same bytes."""

import io
import math
import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from chabudai.arena.findings import ActionFinding, Findings
from chabudai.arena.intervals import Estimate

COLOURS = ("#0f6e84", "#c2571a")
"""Of the first study and of the one it is compared with."""
FAIR = "#888888"
MOST_BARS = 40
FEWEST_NUMBERS = 8
"""On an axis, so that a single one does not fill the plot."""
MOST_ACTIONS = 30

mpl.use("svg")

Say: TypeAlias = Callable[..., str]
"""A message of the arena's catalogue with its arguments."""


def svg_of(figure: Figure) -> str:
    """A figure as one SVG element, without a date and with names that do not change."""
    text = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": "chabudai", "svg.fonttype": "none"}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None}, bbox_inches="tight")
    found = text.getvalue()
    return re.sub(r"<metadata>.*?</metadata>", "", found[found.index("<svg") :], flags=re.DOTALL)


def panel(width: float = 7.0, height: float = 3.2) -> tuple[Figure, Axes]:
    """An empty plot."""
    figure = Figure(figsize=(width, height))
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def learning_curve(curve: Sequence[tuple[int, float, float]], across: str, up: str) -> str:
    """Shares of the wins with half their intervals, after so much learning; 1 is the fair share."""
    figure, axes = panel()
    passed, shares, halves = [point[0] for point in curve], [point[1] for point in curve], [point[2] for point in curve]
    low = [share - half for share, half in zip(shares, halves, strict=True)]
    high = [share + half for share, half in zip(shares, halves, strict=True)]
    axes.fill_between(passed, low, high, alpha=0.2, color=COLOURS[0], linewidth=0)
    axes.plot(passed, shares, color=COLOURS[0])
    axes.axhline(1, color=FAIR, linestyle="--", linewidth=1)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    return svg_of(figure)


def legend_if(axes: Axes, reports: Sequence[Findings]) -> None:
    """Say which study is which, if there are two."""
    if len(reports) > 1:
        axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1, 1), ncols=len(reports))


def dots(axes: Axes, places: list[float], values: list[Estimate], colour: str, label: str) -> None:
    """Estimates with their intervals."""
    means = [value.mean for value in values]
    below = [value.mean - value.low if math.isfinite(value.low) else 0 for value in values]
    above = [value.high - value.mean if math.isfinite(value.high) else 0 for value in values]
    axes.errorbar(places, means, [below, above], fmt="o", color=colour, capsize=3, markersize=5, label=label)


def seats(reports: Sequence[Findings], names: Sequence[str], say: Say) -> str:
    """Who wins by where they sit."""
    figure, axes = panel()
    number = reports[0].study.seats
    for place, report in enumerate(reports):
        shift = 0.12 * (place - (len(reports) - 1) / 2)
        dots(axes, [seat + shift for seat in range(number)], report.seat_wins, COLOURS[place], names[place])
    axes.axhline(1 / number, color=FAIR, linestyle="--", linewidth=1)
    axes.set_xticks(range(number), [str(seat + 1) for seat in range(number)])
    axes.set_xlabel(say("plot-seat"))
    axes.set_ylabel(say("plot-wins"))
    beside = axes.get_yaxis_transform()  # the plot's right edge is 1: there the words cross no interval
    axes.text(1.01, 1 / number, say("plot-fair"), transform=beside, va="center", color=FAIR)
    legend_if(axes, reports)
    return svg_of(figure)


def histogram(reports: Sequence[Findings], names: Sequence[str], tables: Sequence[dict[int, int]], label: str, say: Say) -> str:
    """How often each number came up, in bins of whole numbers."""
    figure, axes = panel()
    low = min(min(table) for table in tables)
    high = max(max(table) for table in tables)
    width = max(1, math.ceil((high - low + 1) / MOST_BARS))
    for place, table in enumerate(tables):
        total = sum(table.values())
        heights: dict[int, float] = {}
        for value, count in table.items():
            start = low + (value - low) // width * width
            heights[start] = heights.get(start, 0.0) + count / total
        part = width / len(tables)
        axes.bar(
            [start - 0.5 + place * part for start in heights],
            list(heights.values()),
            part * 0.92,
            align="edge",
            color=COLOURS[place],
            label=names[place],
        )
    span = math.ceil((high - low + 1) / width) * width
    middle, half = low - 0.5 + span / 2, 0.53 * max(span, FEWEST_NUMBERS)
    axes.set_xlim(middle - half, middle + half)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(label if width == 1 else say("plot-steps", label=label, width=width))
    axes.set_ylabel(say("plot-share"))
    legend_if(axes, reports)
    return svg_of(figure)


def shares(reports: Sequence[Findings], names: Sequence[str], rows: Sequence[tuple[str, Sequence[Estimate]]], say: Say) -> str:
    """Shares between 0 and 1, one line each; what is unknown of all studies has none."""
    known = [(text, values) for text, values in rows if not all(math.isnan(value.mean) for value in values)]
    if not known:
        return ""
    figure, axes = panel(height=0.7 + 0.4 * len(known))
    for line, (_, values) in enumerate(known):
        for place, value in enumerate(values):
            if math.isnan(value.mean):
                continue
            low = value.low if math.isfinite(value.low) else value.mean
            high = value.high if math.isfinite(value.high) else value.mean
            level = line + 0.16 * (place - (len(reports) - 1) / 2)
            axes.plot([low, high], [level, level], color=COLOURS[place], linewidth=2)
            label = names[place] if line == 0 else None
            axes.plot([value.mean], [level], "o", color=COLOURS[place], label=label, clip_on=False)
    axes.set_yticks(range(len(known)), [text for text, _ in known])
    axes.set_ylim(len(known) - 0.5, -0.5)
    axes.set_xlim(0, 1)
    axes.set_xlabel(say("plot-interval"))
    legend_if(axes, reports)
    return svg_of(figure)


def used(reports: Sequence[Findings], verb: str) -> list[ActionFinding]:
    """The actions of a verb that anybody took."""
    return [one for one in reports[0].actions if one.verb == verb and one.users > 0]


def judged(reports: Sequence[Findings], verb: str) -> list[str]:
    """The actions of a verb that are worth a line: those used most, in the order of the win share of their users."""
    found = used(reports, verb)
    found = sorted(sorted(found, key=lambda one: -one.users)[:MOST_ACTIONS], key=lambda one: -one.win_share.mean)
    return [one.text for one in found]


def actions(reports: Sequence[Findings], names: Sequence[str], verb: str, say: Say, called: dict[str, str]) -> str:
    """How often those win who take an action; `called` has words for their notation."""
    texts = judged(reports, verb)
    figure, axes = panel(height=0.8 + 0.23 * len(texts))
    for place, report in enumerate(reports):
        known: dict[str, ActionFinding] = {one.text: one for one in report.actions}
        for line, text in enumerate(texts):
            if text not in known or known[text].users == 0:
                continue
            share = known[text].win_share
            level = line + 0.2 * (place - (len(reports) - 1) / 2)
            axes.plot([share.low, share.high], [level, level], color=COLOURS[place], linewidth=1.5)
            axes.plot([share.mean], [level], "o", color=COLOURS[place], markersize=4, label=names[place] if line == 0 else None)
    axes.axvline(1 / reports[0].study.seats, color=FAIR, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(texts)), [called.get(text, text) for text in texts])
    axes.set_ylim(len(texts) - 0.4, -0.6)
    axes.set_xlabel(say("plot-users"))
    legend_if(axes, reports)
    return svg_of(figure)
