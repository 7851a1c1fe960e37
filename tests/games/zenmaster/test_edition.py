"""ZenMaster's box can be another one, and a broken one is refused with its line."""

from pathlib import Path

import pytest

from chabudai.core import InvalidSetup, Rng, random_game
from chabudai.games import title
from tests.games.editions import refused_edition

ZEN = title("zenmaster")
HOUSE = (Path(ZEN.folder) / "box" / "editions" / "house.toml").read_text("utf-8")


def with_edition(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_an_owner_can_bring_another_box(tmp_path: Path) -> None:
    mine = HOUSE.replace('"house"', '"mine"').replace("black = 7, white = 4", "black = 9, white = 9")
    game = ZEN.game(3, {}, with_edition(tmp_path, mine))
    assert game.setup.edition.startswith("mine ")
    assert game.action("turn 9/9").index == 107
    assert random_game(game, Rng(1)).outcome() is not None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("numbers = 50", "numbers = 49", r"line 3: “numbers” is 49, the least is 50"),
        ("numbers = 50", "numbers = 61", r"line 3: “numbers” is 61, it must be 50 to 60"),
        ("numbers = 50", 'numbers = "fifty"', r"line 3: “numbers” must be a whole number"),
        ("numbers = 50", "", r"“numbers” must be a whole number"),
        ("black = 4, white = 1", "black = 1, white = 4", r"line 6: 1/4 is there twice"),
        ("black = 5, white = 2", "black = 0, white = 2", r"line 8: “black” is 0, it must be 1 to 99"),
        ("black = 5, white = 2", "blakc = 5, white = 2", r"line 8: there is no 'blakc'"),
        ("{ black = 5, white = 2 }", "5", r"every item of “score_cards” is a table"),
        ('name = "house"', "name = 3", r"line 2: “name” must be a text"),
        ("score_cards = [", "score_cards = [[", r"^'mine.toml'"),
        ("numbers = 50", "numbers = " + "5" * 5000, r"^'mine.toml'"),
        ("numbers = 50", "numbers = " + "[" * 9000, r"^'mine.toml'"),
        ("numbers = 50", "numbers = 2024-01-01", r"line 3: “numbers” must be a whole number"),
        ("score_cards", "scorecards", r"line 4: there is no 'scorecards'"),
    ],
)
def test_a_broken_box_is_refused_with_the_reason(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in HOUSE
    with refused_edition(message):
        ZEN.game(3, {}, with_edition(tmp_path, HOUSE.replace(old, new, 1)))


def test_too_few_score_cards_are_refused(tmp_path: Path) -> None:
    cards = "score_cards = [{ black = 1, white = 2 }]\n"
    with refused_edition("line 3: “score_cards”: there are 1, it must be 9 to 61"):
        ZEN.game(3, {}, with_edition(tmp_path, 'name = "mine"\nnumbers = 50\n' + cards))


@pytest.mark.parametrize("edition", ["", "nowhere", "../house", "missing.toml", "\0.toml"])
def test_an_unknown_edition_is_refused(edition: str) -> None:
    with pytest.raises(InvalidSetup):
        ZEN.game(3, {}, edition)
