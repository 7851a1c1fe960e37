"""`chabudai dataset`: every decision of many games as Parquet."""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from chabudai.arena.cluster import LOCAL, checked_cluster, spread
from chabudai.cli import arguments
from chabudai.cli.errors import STOPPED, BadArgument, named
from chabudai.cli.naming import title_named
from chabudai.cli.opponents import RANDOM, lineup, without_budgets
from chabudai.cli.progress import progress_bar
from chabudai.cli.terminal.screen import new_console
from chabudai.extras import how_to_install


def dataset(
    game: arguments.GameName,
    out: Annotated[str, typer.Option(metavar="DIR", help="A folder for the parts and the manifest.", show_default=False)],
    seats: arguments.Seats = None,
    games: Annotated[int, typer.Option(min=1, max=1_000_000_000, help="How many games.")] = 1000,
    part: Annotated[int, typer.Option(min=1, max=100_000, help="Games in a part.")] = 1000,
    seed: arguments.FixedSeed = "1",
    option: arguments.Options = None,
    edition: arguments.Edition = "house",
    bots: arguments.Bots = RANDOM,
    workers: arguments.Workers = 1,
    cluster: arguments.Cluster = LOCAL,
) -> None:
    """Write every decision of many games: what the seat saw, might do and did, and what came of it.

    Parquet in parts, with a manifest that says how they came about. Needs the extra `research`. The same command again goes on
    where it was stopped, and the same plan always gives the same rows.
    """
    chosen = title_named(game)
    number = chosen.usual_seats() if seats is None else seats
    options = arguments.pairs(option)
    arguments.set_up(chosen, number, options, edition)
    names = without_budgets(lineup(bots, number))
    checked_cluster(cluster)
    try:
        made = import_module("chabudai.rl.dataset")
    except ImportError as error:
        raise BadArgument("not-installed", what=str(error.name), command=how_to_install("research")) from error
    folder = arguments.usable_folder("--out", out, is_text=True)  # Arrow knows no others
    plan = made.Plan(chosen.name, number, options, edition, names, arguments.checked_seed(seed), games, part)
    manifest = _agreed(folder, made.described_plan(plan), out)
    done = _written(made, plan, out, workers, cluster)
    manifest["command"] = " ".join(["chabudai", *sys.argv[1:]])
    manifest["commit"] = _commit()
    manifest["parts"] = [{"file": made.file_of(each), "rows": rows, "sha256": digest} for each, rows, digest in sorted(done)]
    Path(folder, made.MANIFEST).write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", "utf-8")
    rows = sum(one["rows"] for one in manifest["parts"])
    new_console().print(f"{folder / made.MANIFEST}: {plan.parts()} parts, {rows:,} decisions", soft_wrap=True, highlight=False)


def _written(made: Any, plan: Any, out: str, workers: int, cluster: str) -> list[tuple[int, int, str]]:
    """Write the parts that are not there yet: the number, the rows and the digest of each part."""
    there = [made.part_there(out, each) for each in range(plan.parts())]
    done = [found for found in there if found is not None]
    missing = [(plan, each, out) for each, found in enumerate(there) if found is None]
    try:
        with progress_bar(new_console(errors=True), "parts") as bar:
            task = bar.add_task("parts", total=plan.parts(), completed=len(done))
            for found in spread(made.write_part, missing, workers, cluster):
                done.append(found)
                bar.advance(task)
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None
    return done


def _agreed(folder: Path, manifest: dict[str, Any], out: str) -> dict[str, Any]:
    """The manifest of the plan; a folder that was begun by another one is refused."""
    plan = folder / "plan.json"
    text = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
    if plan.exists() and plan.read_text("utf-8") != text:
        raise BadArgument("other-plan", option="--out", folder=named(out))
    plan.write_text(text, "utf-8")
    return manifest


def _commit() -> str:
    """The commit of the sources, where there are any; empty otherwise."""
    here = Path(__file__).parent
    found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=here, capture_output=True, text=True, check=False)  # noqa: S607
    return found.stdout.strip()
