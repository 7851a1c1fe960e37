"""The benchmark measures what it says."""

import json
import shutil
import statistics
import subprocess
from pathlib import Path

import pytest

from bench import peers
from bench.bars import BARS, Bar
from bench.learning import LEARNING
from bench.run import Report
from chabudai.cli.measure import Sample, in_turn, own_candidates
from chabudai.core import Rng
from chabudai.games import title

MATCHES = 1_000


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_c_program_plays_the_same_zenmaster(tmp_path: Path) -> None:
    program = tmp_path / "zenmaster"
    subprocess.run(["cc", *peers.C_FLAGS, "-o", program, peers.C_SOURCE], check=True)
    said = json.loads(subprocess.run([program, "1", "100000"], capture_output=True, check=True).stdout)

    game = title("zenmaster").game(4)
    rng = Rng(1)
    totals: list[int] = []
    decisions = 0
    for _ in range(MATCHES):
        state = game.new_state()
        decisions += state.rollout(rng)
        outcome = state.outcome()
        assert outcome is not None
        totals += outcome.scores
    assert said["decisions"] / 100_000 == decisions / MATCHES
    error = statistics.stdev(totals) / len(totals) ** 0.5
    assert abs(said["mean_total"] - statistics.mean(totals)) < 4 * error


def test_every_game_of_ours_is_measured_in_turn() -> None:
    measurements = {candidate.key: candidate.make() for candidate in own_candidates()}
    samples = in_turn(measurements, range(2), 0.001)
    assert "zenmaster rollout" in samples
    assert all(len(taken) == 2 and min(sample.rate for sample in taken) > 0 for taken in samples.values())


def test_a_missing_peer_is_named_with_what_to_do() -> None:
    with pytest.raises(peers.PeerMissing, match=r"^Nothing is not installed: install the bench extra$"):
        peers.peer_module("there_is_no_such_module", "Nothing")


def test_a_bar_is_judged_by_the_median_of_the_rounds_ratios() -> None:
    ours = [Sample(10, 1.0), Sample(40, 1.0), Sample(90, 1.0)]
    theirs = [Sample(10, 1.0), Sample(10, 1.0), Sample(10, 1.0)]
    report = Report({}, {"ours": ours, "theirs": theirs}, {})
    assert report.reached(Bar("ours", "theirs", least=4)) == 4
    assert report.reached(Bar("ours", "theirs", most=1 / 4)) == 1 / 4
    assert report.reached(Bar("ours", None, most=1)) == 1 / 40
    assert report.reached(Bar("ours", "nobody", least=4)) is None


def test_a_bar_is_met_on_the_right_side_of_its_bound() -> None:
    assert Bar("ours", "theirs", least=4).is_met(4)
    assert not Bar("ours", "theirs", least=4).is_met(3.9)
    assert Bar("ours", None, most=1e-6).is_met(1e-6)
    assert not Bar("ours", None, most=1e-6).is_met(1.1e-6)


def test_every_bar_has_a_bound_and_compares_what_is_measured() -> None:
    keys = {candidate.key for candidate in (*peers.PEERS, *LEARNING)}
    assert all(bar.peer is None or bar.peer in keys for bar in BARS)
    assert {bar.ours for bar in BARS} <= {candidate.key for candidate in (*own_candidates(), *LEARNING)}
    assert all((bar.least is None) != (bar.most is None) for bar in BARS)
