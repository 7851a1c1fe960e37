"""Maki Master's box can be another one, and a broken one is refused with its line."""

from pathlib import Path

import pytest
from hypothesis import given

from chabudai.core import NOBODY, InvalidSetup
from chabudai.testing import contract
from chabudai.testing.picks import Pick, picks
from tests.games.editions import refused_edition
from tests.games.maki_master import conservation
from tests.games.maki_master.builder import HOUSE, MAKI, Kitchen, deal, maki, printed

SMALL = Path(__file__).parent / "small.toml"


def small() -> Kitchen:
    return Kitchen(maki(MAKI.game(2, {}, str(SMALL))))


def with_edition(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


@given(picks())
def test_an_owner_can_bring_another_box(pick: Pick) -> None:
    game = small().game
    contract.plays_to_the_end(game, pick, conservation.check)
    contract.clones_are_isolated(game, pick)
    contract.records_replay(game, pick)
    contract.sampled_worlds_look_the_same(game, pick, every=1)


@given(picks())
def test_two_worlds_of_another_box_send_the_same(pick: Pick) -> None:
    early = Pick([pick.below(60), *pick.first], pick.seed)
    contract.two_worlds_send_the_same(small().game, early)


@given(picks())
def test_recipes_of_a_box_may_differ_in_score_and_style_and_repeat_ingredients(pick: Pick) -> None:
    game = printed()
    contract.plays_to_the_end(game, pick, conservation.check)
    contract.records_replay(game, pick)
    contract.sampled_worlds_look_the_same(game, pick, every=3)


def test_a_recipe_brings_what_its_own_line_says_and_else_what_its_length_has() -> None:
    made = deal(Kitchen(printed()), [[21, 32], [22, 33]], ["stack"])
    made.tile("AAA", "B1").do("wasabi").tile("CCC", "A2").do("wasabi").tile("AAA", "C1").do("serve 21")
    assert made.state.decision() == "Serving"  # it gives no card
    made.do("done", "draw 2", "deal 23").tile("CCC", "B2").do("wasabi").tile("BBB", "D1").do("serve 32")
    assert (made.view().dishes[0], made.view().scores[0]) == (1, 1 + 3 + 5)  # all that it takes, not in printed order
    made = deal(Kitchen(printed()), [[21, 32], [22, 33]], ["stack"])
    made.tile("AAA", "B1").do("wasabi").tile("BBB", "C1").do("wasabi").tile("AAA", "D1").do("serve 32")
    assert (made.view().dishes[0], made.view().scores[0]) == (1 + 4, 1 + 4 + 5)


def test_recipes_are_ordered_by_length_whatever_their_lines() -> None:
    assert small().game.box.legend.numbers == [21, 22, 23, 31, 32]


def test_a_box_without_an_area_for_so_many_is_refused() -> None:
    with pytest.raises(InvalidSetup, match=r"'3' seats for maki-master: no room for so many \(seats: 3; R2\.1\)"):
        MAKI.game(3, {}, str(SMALL))
    assert MAKI.game(1, {}, str(SMALL)).setup.seats == 1


@pytest.mark.rule("R6.12")
def test_if_all_decks_are_empty_the_game_goes_on_with_fewer_recipes() -> None:
    made = deal(small(), [[21, 31], [22, 32]], ["stack"])
    made.tile("AAA", "A2").do("wasabi").tile("DDD", "B1").do("wasabi")
    made.tile("BBB", "B2").do("serve 21", "gain stack", "turn spicy", "done")
    assert made.legal() == ["draw 2"]
    made.do("draw 2", "deal 23")
    assert made.view().decks == [0, 0, 0, 0]
    made.do("take CCC", "place C2", "cup C1", "serve 22", "gain spicy", "turn switch", "done")
    assert made.view().turn == 0
    assert made.view().hand_lengths == [[1, 1, 0, 0], [0, 1, 0, 0]]


def test_a_length_may_give_several_cards_for_style() -> None:
    made = deal(small(), [[21, 31], [22, 32]], ["stack"])
    made.tile("AAA", "A2").do("wasabi").tile("BBB", "B2").do("wasabi")
    made.do("take CCC", "place C2", "cup B1", "serve 31", "gain stack", "turn spicy")
    assert made.state.decision() == "Gaining"
    made.do("gain spicy", "turn switch")
    assert made.legal() == ["discard stack", "discard spicy"]
    made.do("discard stack")
    assert made.state.decision() == "Serving"
    assert made.view().dishes[0] == 4


def exhausted(folder: Path) -> Kitchen:
    """Three tiles for four spaces: they are all on the board."""
    text = SMALL.read_text("utf-8").replace("tiles = 10", "tiles = 4")
    for code in ("count = 3", "count = 2 },\n  { code", "count = 2 },\n]\naction"):
        text = text.replace(code, code.replace("3", "1").replace("2", "1", 1))
    game = maki(MAKI.game(2, {}, with_edition(folder, text)))
    made = deal(Kitchen(game), [], ["stack"])
    return made.turn("AAA", "A2").turn("BBB", "B1", "gain stack").turn("CCC", "B2", f"gain {made.shown()[0]}")


@pytest.mark.rule("R4.9", "R9.7")
def test_an_empty_pantry_begins_the_endgame_and_skips_the_tile(tmp_path: Path) -> None:
    made = exhausted(tmp_path)
    assert made.view().turn == 1
    made.do("play stack").tile("DDD", "A2")
    assert made.empty() == ["C1"]
    made.do("wasabi")
    assert made.view().final_turns == 2
    assert "take" not in made.verbs()
    assert "wasabi" in made.verbs()
    while made.state.actor() != NOBODY:
        made.do("wasabi")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('code = "NOR"', 'code = "RIC"', r"line 35: RIC is there twice"),
        ('name = "Nori"', 'name = "Rice"', r"line 35: 'Rice' is there twice"),
        ('code = "NOR"', 'code = "Nori"', r"line 35: “code” is three capital letters, not 'Nori'"),
        ('back = "Shari", ', "", r"line 34: “back” must be a text"),
        ("count = 8", "count = 0", r"line 34: “count” is 0, it must be 1 to 99"),
        ("count = 8", 'count = "8"', r"line 34: “count” must be a whole number"),
        ("count = 8", "count = 9", r"line 8: the total of “tiles” is 68, but there are 69"),
        ("count = 8 }", "count = 8, taste = 1 }", r"line 34: there is no 'taste'"),
        ("recipes = 65", "recipes = 64", r"line 8: the total of “recipes” is 64, but there are 65"),
        ("action_cards = 16", "action_cards = 15", r"line 8: the total of “action_cards” is 15, but there are 16"),
        ("id = 202", "id = 201", r"line 61: id = 201 is there twice"),
        ('"Avocado Nigiri"', '"Mirugai"', r"line 61: 'Mirugai' is there twice"),
        ('"RIC-AVO"', '"CLA-RIC"', r"line 61: 'Avocado Nigiri' has the same contents as another"),
        ('"RIC-AVO"', '"RIC-XXX"', r"line 61: “sequence” cannot be 'XXX'"),
        ('"RIC-AVO"', '"ROE-ROE-ROE-ROE"', r"line 61: “ROE”: there are 3, at least 4 are needed"),
        ('"RIC-AVO" }', '"RIC-AVO", score = 100 }', r"line 61: “score” is 100, it must be 0 to 99"),
        ('"RIC-AVO"', '"RIC"', r"line 61: “sequence”: there are 1, it must be 2 to 5"),
        ('effect = "chop"', 'effect = "slice"', r"line 53: “effect” cannot be 'slice'"),
        ('effect = "chop"', 'effect = "switch"', r"line 53: switch is there twice"),
        ("players = 3", "players = 2", r"line 19: players = 2 is there twice"),
        ("players = 3", "players = 7", r"line 19: “players” is 7, it must be 2 to 4"),
        ("columns = 7", "columns = 11", r"line 20: “rows × columns” is 66, it must be 4 to 60"),
        ('"B2", "D5"', '"B2", "F5"', r"line 18: “teacups” cannot be 'F5'"),
        ('"B2", "D5"', '"B2", "B2"', r"line 18: B2 is there twice"),
        ('"B2", "D5"', '"B2"', r"line 18: “teacups”: there are 1, it must be 2"),
        ('["B2", "D5"]', '"B2"', r"line 18: “teacups” must be a list"),
        ('["B2", "D5"]', '["B2", 5]', r"line 18: every item of “teacups” is a text"),
        ("length = 3", "length = 2", r"line 27: length = 2 is there twice"),
        ("length = 5", "length = 6", r"line 29: “length” is 6, it must be 2 to 5"),
        ("deal = [2, 3, 4]", "deal = []", r"line 14: “deal” must be a list"),
        ("deal = [2, 3, 4]", 'deal = [2, "3"]', r"line 14: “deal” must be a whole number"),
        ("deal = [2, 3, 4]", "deal = [2, 6]", r"line 14: “deal” is 6, it must be 2 to 5"),
        ("deal = [2, 3, 4]", "deal = [" + "2, " * 15 + "2]", r"line 14: “deal”: there are more than 15"),
        ("deal = [2, 3, 4]", "deal = [5, 5, 5]", r"line 14: “length = 5”: there are 10, at least 12 are needed"),
        ("display = 3", "display = 0", r"line 11: “display” is 0, it must be 1 to 9"),
        ("display = 3", "display = 5", r"line 51: “action_cards” other than chop: there are 12, at least 14 are needed"),
        ("deal = [2, 3, 4]", "deal = [2, 3, 4]\nsauce = 1", r"line 15: there is no 'sauce'"),
        ('name = "house"', "", r"“name” must be a text"),
        ("recipes = [", "recipes = [ [", r"^'mine.toml'"),
        ("totals = {", "totals = [{", r"^'mine.toml'"),
        ("ingredients = [", "[[ingredients]]\nx = [", r"^'mine.toml'"),
    ],
)
def test_a_broken_box_is_refused_with_the_line_and_the_reason(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in HOUSE
    with refused_edition(message):
        MAKI.game(4, {}, with_edition(tmp_path, HOUSE.replace(old, new, 1)))


def test_a_length_without_a_line_is_refused(tmp_path: Path) -> None:
    lines = [line for line in HOUSE.splitlines() if "length = 5" not in line]
    with refused_edition("line 25: “lengths” lacks length = 5"):
        MAKI.game(4, {}, with_edition(tmp_path, "\n".join(lines)))


def test_too_many_ingredients_and_too_many_recipes_of_a_length_are_refused(tmp_path: Path) -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTU"
    row = '  {{ code = "X{0}X", name = "n{0}", back = "b", category = "c", colour = "c", count = 1 }},\n'
    many = HOUSE.replace("ingredients = [\n", "ingredients = [\n" + "".join(row.format(letter) for letter in letters))
    with refused_edition("line 54: “ingredients”: there are more than 20"):
        MAKI.game(4, {}, with_edition(tmp_path, many))
    codes = [f"X{letter}X" for letter in letters[:6]]
    enough = HOUSE.replace("ingredients = [\n", "ingredients = [\n" + "".join(row.format(letter) for letter in letters[:6]))
    house = ["RIC", "NOR", "SAL", "TUN", "EEL", "SHR", "CRA", "SCA"]
    pairs = [f"{code}-{other}" for code in codes for other in house]
    recipes = "".join(f'  {{ id = {1000 + n}, name = "r{n}", sequence = "{pair}" }},\n' for n, pair in enumerate(pairs))
    with refused_edition("“length = 2”: there are more than 60"):
        MAKI.game(4, {}, with_edition(tmp_path, enough.replace("recipes = [\n", "recipes = [\n" + recipes, 1)))


def test_components_that_do_not_stand_one_on_a_line_are_read_and_named_by_their_list(tmp_path: Path) -> None:
    start = HOUSE.index("areas = [")
    end = HOUSE.index("]\n\n# By length", start)
    flat = HOUSE[:start] + HOUSE[start:end].replace("\n", " ") + HOUSE[end:]
    assert MAKI.game(4, {}, with_edition(tmp_path, flat)).setup.seats == 4
    with refused_edition(r"in “areas”: “players” is 7, it must be 2 to 4"):
        MAKI.game(4, {}, with_edition(tmp_path, flat.replace("players = 3", "players = 7")))
    with refused_edition(r"in “table”: “display” is 0"):
        MAKI.game(
            4, {}, with_edition(tmp_path, HOUSE.replace("table = {", '"table" = {').replace("display = 3", "display = 0"))
        )
