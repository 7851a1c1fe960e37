"""`chabudai benchmark`: a line that anybody gets again, and what is no entry says so."""

import json
from pathlib import Path
from typing import Any

import pytest

from chabudai.arena.benchmark import DEALS, OPPONENTS, QUICK, SEATS, Entry, minds
from chabudai.games import OURS
from tests.cli.running import refused, run


def line(*words: str) -> Any:
    result = run("benchmark", "makatsu", *words, "--quick", "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def untimed(entry: Any) -> Any:
    return {**entry, "against": [{**one, "milliseconds": 0} for one in entry["against"]]}


def test_a_line_repeats_goes_on_and_says_how_it_came_about(tmp_path: Path) -> None:
    first = line("casual", "--out", str(tmp_path))
    kept = tmp_path / "random" / "games.jsonl"
    kept.write_text("".join(kept.read_text("utf-8").splitlines(keepends=True)[:7]), "utf-8")
    assert untimed(line("casual", "--out", str(tmp_path))) == untimed(first)
    shares = {one["opponent"]: one["wins"]["mean"] for one in first["against"]}
    assert shares["random"] > 0.5 > shares["casual"] == pytest.approx(1 / 3)
    assert first["score"]["mean"] == pytest.approx(sum(shares.values()) / len(OPPONENTS))
    made = first["manifest"]
    assert (made["benchmark"], made["deals"], made["seats"], made["minds"]) == ("v0", QUICK, 3, minds("makatsu"))


def test_our_lines_are_those_of_the_opponents_of_today() -> None:
    page = (Path(__file__).parents[2] / "docs" / "benchmark.md").read_text("utf-8")
    assert [name for name in (one.name for one in OURS) if f"minds `{minds(name)}`" not in page] == []


def test_a_quick_look_is_no_entry() -> None:
    result = run("benchmark", "makatsu", "random", "--quick")
    assert "10 deals only: no entry" in result.stdout
    assert not Entry("makatsu", "random", QUICK, None, []).is_whole()  # type: ignore[arg-type]
    assert Entry("makatsu", "random", DEALS, None, []).is_whole()  # type: ignore[arg-type]


def test_every_title_has_its_seats_and_wrong_bots_are_refused() -> None:
    assert set(SEATS) == {known.name for known in OURS}
    assert all(known.fewest <= SEATS[known.name] <= known.most for known in OURS)
    assert "no such bot" in refused("benchmark", "makatsu", "wizard")
