"""Editions of Meister Makatsu."""

import re
from pathlib import Path

import pytest

from chabudai.games.makatsu.title import MakatsuTitle
from tests.games.editions import refused_edition

TITLE = MakatsuTitle()
HOUSE = Path(TITLE.folder, "box", "editions", "house.toml").read_text("utf-8")


def edition(tmp_path: Path, *changes: tuple[str, str]) -> str:
    """The path of the house edition with some words changed."""
    text = HOUSE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_an_owners_edition_may_have_other_values_and_more_tokens(tmp_path: Path) -> None:
    own = edition(
        tmp_path,
        ('name = "house"', 'name = "own"'),
        ('{ colour = "B", value = 8 }', '{ colour = "B", value = 11 }'),
        ("{ points = 3, count = 8 }", "{ points = 5, count = 9 }"),
    )
    game = TITLE.game(2, edition=own)
    assert game.setup.edition.startswith("own ")
    assert game.action("play B11").arguments == {"card": "B11", "colour": "blue", "value": 11}
    view = game.new_state().view(None).as_dict()
    assert view["pool"] == [24, 12, 9]
    assert view["token_points"] == [1, 2, 5]


def test_the_order_of_the_cards_in_the_file_does_not_matter(tmp_path: Path) -> None:
    own = edition(
        tmp_path,
        ('{ colour = "B", value = 1 }', '{ colour = "B", value = 99 }'),
        ('{ colour = "B", value = 2 }', '{ colour = "B", value = 1 }'),
        ('{ colour = "B", value = 99 }', '{ colour = "B", value = 2 }'),
    )
    assert [action.text for action in TITLE.game(2, edition=own).actions()] == [
        action.text for action in TITLE.game(2).actions()
    ]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('name = "house"', 'name = "x"\ncolour = 1', "line 3: there is no 'colour'"),
        ('name = "blue"', 'name = "green"', "line 6: “name” cannot be 'green' (known: blue, yellow, purple"),
        ('name = "yellow"', 'name = "blue"', "line 7: blue is there twice"),
        ('code = "Y"', 'code = "B"', "line 7: “code” is one letter that nothing else has, not 'B'"),
        ('code = "Y"', 'code = "YY"', "line 7: “code” is one letter that nothing else has, not 'YY'"),
        ('code = "Y"', 'code = "7"', "line 7: “code” is one letter that nothing else has, not '7'"),
        ("figure = true", 'figure = "yes"', "line 8: “figure” is true or false"),
        ("figure = true", "figure = false", "line 5: “figure” is true once, not 0 times"),
        ("tokens = 2, figure = false", "tokens = 2, figure = true", "line 5: “figure” is true once, not 2 times"),
        ("tokens = 2,", "tokens = 0,", "line 7: “tokens” is 0, it must be 1 to 9"),
        ("tokens = 2,", "tokens = 3,", "line 41: “count” is 24, the least is 30"),
        ('  { colour = "P", value = 8 },\n', "", '“colour = "P"”: there are 7, it must be 8'),
        ('colour = "P", value = 8 ', 'colour = "P", value = 7 ', "line 36: P7 is there twice"),
        ('colour = "P", value = 8 ', 'colour = "G", value = 8 ', "line 36: “colour” cannot be 'G' (known: B, Y, P)"),
        ('colour = "P", value = 8 ', 'colour = "P", value = 100 ', "line 36: “value” is 100, it must be 1 to 99"),
        ('colour = "P", value = 8 ', 'colour = "P", value = 8, art = 1 ', "there is no 'art'"),
        ("  { points = 3, count = 8 },\n", "", "line 40: “tokens”: there are 2, it must be 3"),
        ("points = 3, count = 8", 'points = 3, count = "eight"', "line 43: “count” must be a whole number"),
        ("points = 3, count = 8", "points = 3, count = 7", "line 43: “count” is 7, the least is 8"),
        ("points = 3, count = 8", "points = 3, count = 8, art = 1", "there is no 'art'"),
    ],
)
def test_a_broken_edition_is_refused_with_its_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with refused_edition(f"^'own.toml'.*{re.escape(reason)}"):
        TITLE.game(3, edition=edition(tmp_path, (old, new)))
