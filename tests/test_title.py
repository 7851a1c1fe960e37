"""The door: what any title answers though it says nothing of it, and titles of other packages that join."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.core import EditionFile, Game, Rng, Seat, Setup
from chabudai.games import OURS, title
from chabudai.games.zenmaster.rules.objections import Why
from chabudai.learning.declared_observer import DeclaredObserver
from chabudai.search import Budget, Search, Uniform, opening
from chabudai.search.budget import USUAL, tuning_in
from chabudai.title import Title
from chabudai.words import Words

ZEN = title("zenmaster")


class Bare(Title):
    """A title that says nothing but how to build its game."""

    def __init__(self, folder: Path, fewest: int = 3, most: int = 5) -> None:
        super().__init__("bare", "Bare", "tests.bare", str(folder), fewest, most, ZEN.options, 1, Why, lowest_wins=True)

    def build(self, setup: Setup, edition: EditionFile) -> Game:
        return ZEN.build(setup, edition)


@pytest.fixture
def bare(tmp_path: Path) -> Title:
    editions = tmp_path / "box" / "editions"
    editions.mkdir(parents=True)
    (editions / "house.toml").write_text(ZEN.edition_file("house").read_text("utf-8"), "utf-8")
    return Bare(tmp_path)


def test_a_title_that_says_nothing_is_searched_with_the_usual_numbers_and_random_rollouts(bare: Title) -> None:
    game = bare.game(3)
    policy, tuning = bare.policy(game), bare.tuning()
    assert isinstance(policy, Uniform)
    assert policy.lowest_wins
    assert {name: getattr(tuning, name) for name in USUAL} == USUAL
    assert bare.levels().strong_simulations == 100
    state = opening(game, Rng(1))
    thoughts = Search(game, policy, tuning).think(state.view(state.actor()), state.legal_actions(), Budget(20), Rng(1))
    assert thoughts[0].visits > 0


def test_a_title_that_says_nothing_is_observed_and_painted_by_its_declared_view(bare: Title) -> None:
    game = bare.game(3)
    assert isinstance(bare.observer(game), DeclaredObserver)
    names = ["Ann", "Bob", "Cem"]
    text = bare.paint(game.new_state().view(Seat(0)), names, Words(ZEN, "en", names).say).plain()
    assert "Ann: 0" in text
    assert game.shows_past(game.new_state())


def test_a_title_keeps_its_earlier_rules(bare: Title) -> None:
    assert bare.by_rules(1) == [bare]
    assert bare.by_rules(2) == []


def test_a_title_has_its_texts_in_its_folder(bare: Title) -> None:
    words = Path(bare.folder, "words")
    assert [bare.rules_file(language) for language in ("en", "de")] == [words / "RULES.md", words / "RULES.de.md"]
    assert bare.catalogue_file("de") == words / "de.ftl"
    assert bare.edition_file("house").exists()


@pytest.mark.parametrize(("fewest", "most", "usual"), [(2, 3, 3), (2, 6, 4), (5, 6, 5)])
def test_the_usual_table_has_four_seats_or_as_near_to_four_as_can_be(
    tmp_path: Path, fewest: int, most: int, usual: int
) -> None:
    assert Bare(tmp_path, fewest, most).usual_seats() == usual


def test_a_search_file_may_state_some_numbers_and_no_unknown_ones(tmp_path: Path) -> None:
    file = tmp_path / "search.toml"
    file.write_text("heat = 300\n", "utf-8")
    tuning = tuning_in(file, {"uses": 3.0})
    assert (tuning.heat, tuning.uses, tuning.exploration) == (300, 3, USUAL["exploration"])
    with pytest.raises(ValueError, match="unknown weight: 'cold'"):
        tuning_in(file, {"cold": 1.0})
    file.write_text("cold = 1\n", "utf-8")
    with pytest.raises(ValueError, match="unknown weight: 'cold'"):
        tuning_in(file)


# Titles of other packages.


STRANGER = """
from pathlib import Path
from chabudai.games.zenmaster.rules.objections import Why
from chabudai.games.zenmaster.title import ZenMasterTitle
from chabudai.title import Title


class Stranger(Title):
    def __init__(self, name="stranger"):
        zen = ZenMasterTitle()
        super().__init__(name, "Stranger", __name__, zen.folder, 3, 5, zen.options, 1, Why)

    def build(self, setup, edition):
        return ZenMasterTitle().build(setup, edition)


class Taken(Stranger):
    def __init__(self):
        super().__init__("zenmaster")


def broken():
    raise RuntimeError("no\\nluck")


def no_title():
    return 3
"""


def installed(folder: Path, points: list[str]) -> None:
    """Lay a package with these entry points into a folder, as an installer would."""
    (folder / "strangers.py").write_text(STRANGER, "utf-8")
    info = folder / "strangers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", "utf-8")
    lines = [f"title{number} = {point}" for number, point in enumerate(points)]
    (info / "entry_points.txt").write_text("\n".join(["[chabudai.titles]", *lines]) + "\n", "utf-8")


def listed(folder: Path) -> tuple[list[str], list[str]]:
    """The games that the command line knows with that folder on the path, and what it complains of."""
    path = os.pathsep.join([str(folder), *sys.path])
    command = [sys.executable, "-m", "chabudai.cli", "games", "--json"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True)
    return [game["name"] for game in json.loads(done.stdout)], done.stderr.splitlines()


def test_a_title_of_another_package_joins_by_its_entry_point(tmp_path: Path) -> None:
    installed(tmp_path, ["strangers:Stranger"])
    assert listed(tmp_path) == ([*[known.name for known in OURS], "stranger"], [])


def test_a_broken_title_is_named_in_one_line_and_left_out(tmp_path: Path) -> None:
    installed(tmp_path, ["strangers:broken", "nowhere:Title", "strangers:no_title", "strangers:Taken", "strangers:Stranger"])
    names, complaints = listed(tmp_path)
    assert names == [*[known.name for known in OURS], "stranger"]
    assert sorted(complaints) == [
        "chabudai: the title 'nowhere:Title' is left out: ModuleNotFoundError: No module named 'nowhere'",
        "chabudai: the title 'strangers:Taken' is left out: ValueError: there is a game 'zenmaster' already",
        "chabudai: the title 'strangers:broken' is left out: RuntimeError: no luck",
        "chabudai: the title 'strangers:no_title' is left out: TypeError: it is no Title",
    ]
