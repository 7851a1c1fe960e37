"""The examples run as they are written."""

import json
import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> None:
    """Run an example with these arguments."""
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_the_tour(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "tour.py")
    said = capsys.readouterr().out
    assert "margins of a random game" in said
    assert "shares of the wins by seat" in said


@pytest.mark.filterwarnings("ignore")  # of OpenSpiel's own
def test_master_meets_openspiels_search(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make research` runs this test")
    run(monkeypatch, "openspiel_match.py", "makatsu", "--players", "2", "--matches", "1", "--milliseconds", "1")
    assert "of a fair share" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")  # of PyTorch's own
def test_learning_runs_and_draws_its_curve(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: `make research` runs this test")
    short = ("--rounds", "2", "--matches", "2", "--every", "1", "--measure", "3", "--final", "3")
    run(monkeypatch, "train_zenmaster.py", *short, "--curve", str(tmp_path / "curve.svg"))
    assert "at the end, 3 matches" in capsys.readouterr().out
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.filterwarnings("ignore")  # of PyTorch's own
def test_maskable_ppo_runs_and_draws_its_curve(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: `make research` runs this test")
    short = ("--steps", "540", "--every", "270", "--measure", "3", "--final", "6", "--tables", "10")
    run(monkeypatch, "maskable_ppo.py", *short, "--curve", str(tmp_path / "curve.svg"))
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
    assert [point["steps"] for point in json.loads((tmp_path / "curve.json").read_text("utf-8"))["curve"]] == [0, 540]
