"""Steps run in order, and what depends on a failed one is not begun."""

import os
import sys
from pathlib import Path

import pytest
from steps import Step, Steps, make_environment

MAKEFILE = f"""
well:
	@echo begun; echo all is well
ill:
	@echo what was wrong; exit 3
long:
	@sleep 60
polite:
	@{sys.executable} -c 'import os; print(os.nice(0))'
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Makefile").write_text(MAKEFILE, "utf-8")
    monkeypatch.chdir(tmp_path)


def test_a_step_that_ends_well_tells_its_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert Steps([Step("first", "well", "at it", tells=True), Step("second", "well", "at it", after=("first",))]).run()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["·", "first"], ["✓", "first"], ["·", "second"], ["✓", "second"]]
    assert lines[1].endswith("all is well")


def test_what_depends_on_a_failed_step_is_not_begun_and_what_does_not_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps([Step("bad", "ill", "at it"), Step("late", "well", "at it", after=("bad",)), Step("other", "well", "at it")])
    assert not steps.run()
    assert [step.status for step in steps.all] == [2, None, 0]
    steps.explain()
    assert "what was wrong" in capsys.readouterr().out


def test_a_step_that_is_not_needed_may_fail() -> None:
    assert Steps([Step("bad", "ill", "at it", is_needed=False), Step("other", "well", "at it")]).run()


def test_a_step_that_is_stopped_leaves_nothing_running() -> None:
    step = Step("long", "long", "at it")
    step.begin()
    step.stop()
    assert step.has_failed


def test_a_step_that_yields_runs_behind_those_that_have_the_cores() -> None:
    behind = Step("behind", "polite", "at it", yields=True, tells=True)
    steps = Steps([*[Step(name, "long", "at it") for name in ("one", "two", "three")], behind], cores=2)
    assert steps.run("behind")
    assert [step.is_running for step in steps.all] == [True, True, False, False]
    steps.stop()
    assert int(behind.told()) == min(os.nice(0) + 10, 19)


def test_of_steps_that_yield_there_is_one_at_a_time() -> None:
    steps = Steps([Step(name, "long", "at it", yields=True) for name in ("one", "two")], cores=2)
    steps.advance()
    assert [step.is_running for step in steps.all] == [True, False]
    steps.stop()


def test_a_step_keeps_the_variables_that_make_was_given_and_not_its_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAKEFLAGS", "s -j4 --jobserver-auth=3,4 -- PORT=8001")
    assert make_environment()["MAKEFLAGS"] == "-- PORT=8001"
