"""`make bench`: our speed against the peers', in one run on one machine.

Every measurement is taken briefly in turn, and the whole turn five times over. A figure is the median of its five samples; a
ratio is the median of the five rounds' ratios.
"""

import argparse
import json
import platform
import statistics
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.bars import BARS, MICROSECOND, Bar
from bench.learning import LEARNING
from bench.peers import PEERS, PeerMissing
from chabudai.cli.measure import Candidate, Measurement, Sample, in_turn, own_candidates
from chabudai.core import is_compiled

ROUNDS: Final = 5
SECONDS: Final = 0.4  # per measurement and round
QUICK_SECONDS: Final = 0.05


class Report(NamedTuple):
    """One run: the samples of what was measured, and why the rest was not."""

    units: dict[str, str]
    samples: dict[str, list[Sample]]
    missing: dict[str, str]

    def reached(self, bar: Bar) -> float | None:
        """How far we got, in the unit of the bar; None if either side was not measured."""
        mine = self.samples.get(bar.ours)
        if mine is None:
            return None
        if bar.peer is None:
            return statistics.median(sample.each for sample in mine)
        theirs = self.samples.get(bar.peer)
        if theirs is None:
            return None
        pairs = zip(mine, theirs, strict=True)
        if bar.least is not None:
            return statistics.median(us.rate / them.rate for us, them in pairs)
        return statistics.median(us.each / them.each for us, them in pairs)

    def figure(self, key: str) -> str:
        """The median of a measurement in words."""
        rate = statistics.median(sample.rate for sample in self.samples[key])
        if self.units[key] == "clones":
            return f"{1 / rate / MICROSECOND:.3f} µs each"
        return f"{rate:,.0f} /s"

    def failed(self) -> list[Bar]:
        """The bars that were measured and not met."""
        measured = [(bar, self.reached(bar)) for bar in BARS]
        return [bar for bar, reached in measured if reached is not None and not bar.is_met(reached)]

    def as_dict(self) -> dict[str, object]:
        """All of it as plain data."""
        return {
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "commit": commit(),
            "python": platform.python_version(),
            "machine": platform.machine(),
            "compiled": is_compiled(),
            "measured": {
                key: {
                    "unit": self.units[key],
                    "per_second": statistics.median(sample.rate for sample in samples),
                    "samples": [sample.rate for sample in samples],
                }
                for key, samples in self.samples.items()
            },
            "missing": self.missing,
            "bars": [
                {
                    "ours": bar.ours,
                    "peer": bar.peer,
                    "bound": bar.bound(),
                    "reached": reached,
                    "met": None if reached is None else bar.is_met(reached),
                }
                for bar in BARS
                for reached in [self.reached(bar)]
            ],
        }


def commit() -> str:
    """The commit that is measured, marked if files have changed since."""
    command = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty", "--exclude=*"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def measured(candidates: list[Candidate], seconds: float, quiet: bool) -> Report:
    """Measure all that can be measured here."""
    measurements: dict[str, Measurement] = {}
    missing: dict[str, str] = {}
    for candidate in candidates:
        try:
            measurements[candidate.key] = candidate.make()
        except PeerMissing as reason:
            missing[candidate.key] = str(reason)
    rounds = track(range(ROUNDS), "measuring", console=Console(stderr=True), transient=True, disable=quiet)
    samples = in_turn(measurements, rounds, seconds)
    return Report({candidate.key: candidate.unit for candidate in candidates}, samples, missing)


def show(report: Report, console: Console) -> None:
    """Draw the tables."""
    figures = Table("measured", "unit", "median of 5", title=f"commit {commit()}, compiled: {is_compiled()}")
    for key in report.samples:
        figures.add_row(key, report.units[key], report.figure(key))
    console.print(figures)

    bars = Table("ours", "against", "ratio", "bar", "")
    for bar in BARS:
        reached = report.reached(bar)
        if reached is None:
            verdict, ratio = "[dim]not measured[/]", "–"
        else:
            verdict = "[green]met[/]" if bar.is_met(reached) else "[red]not met[/]"
            ratio = f"{reached:.3g} ×" if bar.peer is not None else f"{reached / MICROSECOND:.3g} µs"
        bars.add_row(bar.ours, bar.peer or "", ratio, bar.bound(), verdict)
    console.print(bars)
    for key, reason in report.missing.items():
        console.print(f"[yellow]not measured:[/] {key}: {reason}")


def main() -> int:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="make bench", description="Our speed against the peers', in one run.")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument("--quick", action="store_true", help="short samples: a smoke test, not a measurement")
    parser.add_argument("--gate", action="store_true", help="exit with 1 if a bar that was measured is not met")
    parser.add_argument(
        "--only", metavar="TEXT", default="", help="measure only what a bar with TEXT in it needs; several: aec,batch"
    )
    given = parser.parse_args()

    wanted = given.only.split(",")
    needed = {key for bar in BARS if any(text in f"{bar.ours} {bar.peer}" for text in wanted) for key in (bar.ours, bar.peer)}
    candidates = [candidate for candidate in [*own_candidates(), *PEERS, *LEARNING] if candidate.key in needed]
    report = measured(candidates, QUICK_SECONDS if given.quick else SECONDS, quiet=given.json)
    if given.json:
        print(json.dumps(report.as_dict(), indent=2))
    else:
        show(report, Console())
    return 1 if given.gate and report.failed() else 0


if __name__ == "__main__":
    sys.exit(main())
