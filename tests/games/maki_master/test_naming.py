"""An edition's own names are used wherever its cards and tiles are named, in both languages where they are given."""

from pathlib import Path

import pytest

from chabudai.core import Seat
from chabudai.games.maki_master.terminal import draw
from chabudai.words import LANGUAGES, Words
from tests.games.editions import refused_edition
from tests.games.maki_master.builder import HOUSE, MAKI, Kitchen, deal, house, printed

NAMES = ["Ann", "Bo"]


def spoken(language: str) -> Words:
    return Words(MAKI, language, NAMES, Seat(0), game=printed())


def test_action_cards_have_the_names_of_their_edition() -> None:
    english, german = spoken("en"), spoken("de")
    play = printed().action("play switch")
    assert english.action(play) == "Play Swap: exchange two neighbouring spaces"
    assert german.action(play).startswith("„Wechsel“ spielen")
    assert english.say("label-effect", {"effect": "spicy"}) == 'Hot "{Stuff}"'
    assert german.say("label-effect", {"effect": "spicy"}) == 'Hot "{Stuff}"'  # no German name is given
    assert german.say("label-effect", {"effect": "chop"}) == "Abräumen"  # named as in the house
    assert Words(MAKI, "de", NAMES).say("label-effect", {"effect": "switch"}) == "Tausch"


def test_ingredients_have_the_names_of_their_edition() -> None:
    given = {"ingredient": "AAA", "name": "Apple"}
    assert spoken("en").say("label-ingredient", dict(given)) == "Apple"
    assert spoken("de").say("label-ingredient", dict(given)) == "Apfel"
    assert spoken("de").say("label-covered", {"covered": "AAA", "covered_name": "Apple"}) == "Apfel"


def test_an_ingredient_of_the_house_that_is_renamed_is_not_called_by_its_usual_german_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    renamed = HOUSE.replace('name = "house"', 'name = "mine"').replace('name = "Rice"', 'name = "Millet"')
    file.write_text(renamed, "utf-8")
    words = Words(MAKI, "de", NAMES, game=MAKI.game(2, {}, str(file)))
    assert words.say("label-ingredient", {"ingredient": "RIC", "name": "Millet"}) == "Millet"
    assert words.say("label-code", {"ingredient": "RIC"}) == "RIC"
    assert words.say("label-ingredient", {"ingredient": "SAL", "name": "Salmon"}) == "Lachs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_that_comes_with_the_game_names_nothing_otherwise(language: str) -> None:
    assert MAKI.own_words(house(2), language) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_with_these_names(language: str) -> None:
    made = deal(Kitchen(printed()), [[21, 33], [22, 32]], ["switch"])
    picture = draw(made.view(0), NAMES, spoken(language).say).plain()
    assert {"en": "Swap", "de": "Wechsel"}[language] in picture
    assert {"en": "Apple", "de": "Apfel"}[language] in picture


def test_a_recipe_shows_what_it_brings_and_nothing_else() -> None:
    """21 is a pair that gives no card, 33 gives wasabi and a card for style."""
    picture = draw(deal(Kitchen(printed()), [[21, 33]], ["switch"]).view(0), NAMES, spoken("en").say).plain()
    assert "Pair  3 points\n" in picture
    assert "Stack  7 points, with style 2 wasabi more, with style an action card\n" in picture
    plain = Words(MAKI, "en", NAMES, Seat(0))
    usual = draw(deal(Kitchen(house(2)), [[201]], ["switch", "chop", "stack"]).view(0), NAMES, plain.say).plain()
    assert "Mirugai  2 points, + action card\n" in usual


@pytest.mark.parametrize("bad", ["x" * 33, "two\\nlines"])
def test_a_name_without_room_on_a_card_is_refused_at_its_line(bad: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for key, old in (("name", 'name = "Chop"'), ("german", 'effect = "chop", name = "Chop"')):
        new = f'name = "{bad}"' if key == "name" else f'effect = "chop", name = "Chop", german = "{bad}"'
        file.write_text(HOUSE.replace('name = "house"', 'name = "mine"').replace(old, new), "utf-8")
        with refused_edition(f"line 53: “{key}” must be a name of at most 32 letters on one line"):
            MAKI.game(2, {}, str(file))
