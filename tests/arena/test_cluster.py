"""The same results wherever the work is done."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai.arena import Plan, Played, play_deal, run
from chabudai.arena.cluster import checked_cluster, spread
from chabudai.core import InvalidSetup

PLAN = Plan("zenmaster", 3, {}, ("heuristic", "random", "random"))


def results(played: list[Played]) -> list[tuple[int, int, list[str], list[int]]]:
    """All that does not hang on the clock."""
    return [(game.deal, game.rotation, game.bots, game.scores) for game in played]


def test_a_cluster_that_is_not_there_is_refused() -> None:
    for name in ("moon", "ray:", "local:8", ""):
        with pytest.raises(InvalidSetup, match="local, ray, ray:ADDRESS"):
            checked_cluster(name)


def test_several_processes_play_what_one_plays() -> None:
    assert results(run(PLAN, 12, workers=2)) == results(run(PLAN, 12))


@pytest.fixture
def ray_is_here() -> Iterator[None]:
    pytest.importorskip("ray", reason="Ray is not installed: `make research` runs this test")
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"  # what Ray 2 would otherwise warn of
    yield
    del os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"]


@pytest.mark.usefixtures("ray_is_here")
@pytest.mark.filterwarnings("ignore")  # of Ray's own
def test_ray_gives_the_same_table_as_one_process() -> None:
    assert results(run(PLAN, 12, workers=2, cluster="ray")) == results(run(PLAN, 12))


@pytest.mark.usefixtures("ray_is_here")
@pytest.mark.filterwarnings("ignore")  # of Ray's own
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    killed = tmp_path / "killed"

    def play_and_die_once(plan: Plan, deal: int) -> list[Played]:  # by value: a worker need not find this file
        if deal == 2 and not killed.exists():
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_deal(plan, deal)

    played = [game for part in spread(play_and_die_once, [(PLAN, deal) for deal in range(4)], 2, "ray") for game in part]
    assert killed.exists()
    assert sorted(results(played)) == results(run(PLAN, 12))
