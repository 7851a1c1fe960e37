"""Ninjato's box can be another one, and a broken one is refused with its line."""

from pathlib import Path

import pytest

from chabudai.core import InvalidSetup, Rng, random_action
from chabudai.games import title
from chabudai.testing.contract import plays_to_the_end
from chabudai.testing.picks import Pick
from tests.games.editions import refused_edition
from tests.games.ninjato import conservation
from tests.games.ninjato.builder import look

NINJATO = title("ninjato")
HOUSE = (Path(NINJATO.folder) / "box" / "editions" / "house.toml").read_text("utf-8")


def with_edition(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(HOUSE.splitlines(), 1) if text in line)


@pytest.mark.rule("R1.5")
def test_an_owner_can_bring_another_box(tmp_path: Path) -> None:
    mine = HOUSE.replace('name = "house"', 'name = "mine"')
    mine = mine.replace("{ value = 3, count = 12 }", "{ value = 3, count = 20 }")
    mine = mine.replace('{ kind = "elites", price = ["scroll"] }', '{ kind = "elites", price = ["fan"] }')
    mine = mine.replace('{ kind = "elites", price = ["vase"] }', '{ kind = "elites", price = "1to4" }')
    game = NINJATO.game(3, {}, with_edition(tmp_path, mine))
    assert game.setup.edition.startswith("mine ")
    assert game.action("spread elites-fan/2").verb == "spread"
    assert game.action("spread elites-1to4").verb == "spread"
    plays_to_the_end(game, Pick([], 5), conservation.check)


def test_a_small_box_plays_to_the_end(tmp_path: Path) -> None:
    """Scarce cards and treasures bring out what happens when piles run dry."""
    mine = HOUSE.replace("value = 3, count = 12", "value = 3, count = 2")
    for value in (1, 2, 4, 5):
        mine = mine.replace(f"value = {value}, count = 10", f"value = {value}, count = 5")
        mine = mine.replace(f"value = {value}, count = 8, alarm = 2", f"value = {value}, count = 2, alarm = 1")
    mine = mine.replace("value = 3, count = 8, alarm = 4", "value = 3, count = 1, alarm = 1")
    for honor in (2, 3, 4, 5):
        mine = mine.replace(f"honor = {honor}, count = 20", f"honor = {honor}, count = 4")
    mine = mine.replace("wild = true, count = 10", "wild = true, count = 2")
    for seats in (2, 3, 4):
        game = NINJATO.game(seats, {}, with_edition(tmp_path, mine))
        for seed in range(8):
            plays_to_the_end(game, Pick([], seed), conservation.check)
        state = game.new_state()
        rng = Rng(seats)
        for _ in range(400):
            if state.outcome() is None:
                state.apply(random_action(state, rng))
        assert look(state).seats


BROKEN = [
    ("{ value = 1, count = 10 }", "{ value = 2, count = 10 }", "“dojo” stand in this order: 1, 2, 3, 4, 5"),
    ("{ value = 1, count = 10 }", "{ value = 1, count = 61 }", "“count” is 61, it must be 0 to 60"),
    ("{ value = 1, count = 10 }", '{ value = "one", count = 10 }', "“value” must be a whole number"),
    ("{ value = 1, count = 10 }", "{ value = 1, count = true }", "“count” must be a whole number"),
    (
        "{ value = 1, count = 10 }",
        "{ value = 1, cuont = 10 }",
        r"there is no 'cuont' \(known: value, count\)",
    ),
    ("value = 1, count = 8, alarm = 2", "value = 1, count = 8, alarm = 9", "“alarm” is 9, it must be 0 to 8"),
    ("value = 2, count = 8, alarm = 2", "value = 3, count = 8, alarm = 2", "“guards” stand in this order: 1, 2, 3, 4, 5"),
    ('name = "Servant"', 'name = ""', "“name” must be a text"),
    ("strength = 5, stealth = 1, honor = 2", "strength = 4, stealth = 2, honor = 2", "4, 2 is there twice"),
    ("strength = 5, stealth = 1", "strength = 6, stealth = 1", "“strength” is 6, it must be 1 to 5"),
    ("pair = [3, 5]", "pair = [5, 3]", "“pair” has whole numbers from 1 to 5, the lower one first"),
    ("pair = [3, 5]", "pair = [3]", "“pair”: there are 1, it must be 2"),
    ("pair = [3, 5]", "pair = 3", "“pair” must be a list"),
    ("pair = [3, 5]", "pair = [3, 5], strength = 2", "either “pair” or strength, stealth, not both"),
    ('effect = "minus-two"', 'effect = "minus-three"', r"“effect” cannot be 'minus-three' \(known: minus-two"),
    ('style = "tiger", price = 5, count = 2', 'style = "dragon", price = 5, count = 2', "“style” cannot be 'dragon'"),
    ('name = "Intonjutsu"', 'name = "Shinobi-iri"', "every “effect” has one name of its own, and shinobi-iri is not"),
    ('name = "Intonjutsu"', 'name = "Inton 7"', "“name” is made of letters and hyphens, not 'inton-7'"),
    ('style = "crane", price = "any", count = 1', 'style = "snake", price = "any", count = 1', "snake is there twice"),
    ("price = 1, count = 2", "price = 6, count = 2", "“price” is 6, it must be 1 to 5"),
    ('{ kind = "fan", honor = 2', '{ kind = "gold", honor = 2', "“treasures” stand in this order: fan, scroll"),
    ('kind = "jade", honor = 5', 'kind = "jade", wild = true', "“wild” is true for gold, and for nothing else"),
    ("wild = true", "wild = 1", "“wild” is true or false"),
    ("age = 53", "age = 61", r"age = 61 is there twice"),
    ('clan = "taira", age = 53', 'clan = "tairo", age = 53', "“clan” cannot be 'tairo'"),
    ('age = 47, price = "1to4"', 'age = 47, price = "1to5"', "“price” cannot be '1to5'"),
    (
        'age = 53, price = ["fan", "vase"]',
        'age = 53, price = ["fan", "gold"]',
        r"“price” cannot be 'gold' \(known: fan, scroll, vase, jade, any\)",
    ),
    ('age = 53, price = ["fan", "vase"]', "age = 53, price = []", "“price” must be a list"),
    ('age = 53, price = ["fan", "vase"]', "age = 53, price = [3]", "every item of “price” is a text"),
    (
        'age = 53, price = ["fan", "vase"]',
        'age = 53, price = ["any", "any", "any", "any", "any"]',
        "“price”: there are more than 4",
    ),
    ('{ kind = "rivals", price = ["any"] }', '{ kind = "rival", price = ["any"] }', "“kind” cannot be 'rival'"),
    ('{ clan = "taira", honor = 5 }', '{ clan = "taira", honor = 4 }', "taira, honor = 4 is there twice"),
    ("honor = 2, house = 3", "honor = 2, house = 2", "house = 2 is there twice"),
    ("round = 5", "round = 3", "round = 3 is there twice"),
    ("round = 5", "round = 8", "“round” is 8, it must be 1 to 7"),
    (
        'round = 5, clans = ["taira", ',
        'round = 5, clans = ["minamoto", ',
        "“clans” lists taira, minamoto, goshirakawa, each once",
    ),
]


@pytest.mark.parametrize(("old", "new", "message"), BROKEN, ids=[new for _, new, _ in BROKEN])
def test_a_broken_box_is_refused_with_line_and_reason(tmp_path: Path, old: str, new: str, message: str) -> None:
    with refused_edition(f"'mine.toml', line {line_of(old)}: .*{message}"):
        NINJATO.game(2, {}, with_edition(tmp_path, HOUSE.replace(old, new, 1)))


def without(*lines: str) -> str:
    return "\n".join(line for line in HOUSE.splitlines() if not any(part in line for part in lines)) + "\n"


LACKING = [
    (without("value = 5, count = 10"), "“dojo”: there are 4, it must be 5"),
    (without('"Samurai"'), "“guards”: there are 4, it must be 5"),
    (without('"Kuji-in"'), "“skills” lacks turn-up-skill"),
    (without('"gold", wild'), "“treasures” lacks gold"),
    (without("house = 5"), "“tokens” lacks house = 5"),
    (
        without(
            '"taira", honor = 5',
            '"taira", honor = 6',
            '"taira", honor = 8',
            '"goshirakawa", honor = 2',
            '"goshirakawa", honor = 4',
            '"goshirakawa", honor = 5',
            '"goshirakawa", honor = 8',
        ),
        "“tokens” other than minamoto: there are 3, at least 6 are needed",
    ),
    (HOUSE.replace("= 10 }", "= 1 }").replace("count = 12", "count = 1"), "“dojo”: there are 5, at least 19 are needed"),
    (
        HOUSE.replace("count = 20", "count = 2").replace("wild = true, count = 10", "wild = true, count = 2"),
        "“treasures”: there are 10, at least 15 are needed",
    ),
    (
        HOUSE.replace("count = 8, alarm = 2", "count = 1, alarm = 0").replace("count = 8, alarm = 4", "count = 1, alarm = 0"),
        "“guards”: there are 5, at least 6 are needed",
    ),
    (HOUSE.replace("scorings = [", "scoring = ["), "there is no 'scoring'"),
    (HOUSE.replace("rumors = [", "rumors = 3 #["), "^'mine.toml'"),
    ("name = 'x'\ndojo = [{ value = 2, count = 3 }]\n", "in “dojo”: “dojo” stand in this order"),
    (
        HOUSE.replace("  { value = 1, count = 10 },", "  # none\n").replace("dojo = [", "dojo = [{ value = 2, count = 1 },"),
        "in “dojo”: “dojo” stand in this order",
    ),
    (
        "name = 'x'\ndojo = [\n  # nothing on a line of its own\n{ value = 1, count = 1 }, { value = 1, count = 2 }\n]\n",
        "in “dojo”: ",
    ),
    ("name = 'x'\ndojo = [\n]\n", "“dojo” must be a list"),
]


@pytest.mark.parametrize(("text", "message"), LACKING, ids=[message for _, message in LACKING])
def test_a_box_that_lacks_something_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with refused_edition(message):
        NINJATO.game(2, {}, with_edition(tmp_path, text))


def many(key: str, line: str, number: int) -> str:
    """The house edition with this line so many times more, `@` standing for a number that differs."""
    lines = "\n".join("  " + line.replace("@", str(count)) for count in range(number))
    return HOUSE.replace(f"\n{key} = [\n", f"\n{key} = [\n{lines}\n", 1)


MANY = [
    (many("envoys", '{ clan = "taira", age = 1@, price = "1to4" },', 62), "“envoys”: there are more than 61"),
    (many("rumors", '{ kind = "elites", price = ["any"] },', 40), "“rumors”: there are more than 61"),
    (many("tokens", '{ clan = "taira", honor = 1@ },', 60), "“honor” is 110, it must be 0 to 19"),
]


@pytest.mark.parametrize(("text", "message"), MANY, ids=[message for _, message in MANY])
def test_a_box_with_too_much_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with refused_edition(message):
        NINJATO.game(2, {}, with_edition(tmp_path, text))


def test_more_kinds_of_elites_and_skills_than_a_pack_holds_are_refused(tmp_path: Path) -> None:
    pairs = [(a, b) for a in range(1, 6) for b in range(a, 6)][:12]
    lines = "".join(f"  {{ pair = [{a}, {b}], honor = 1, count = 1 }},\n" for a, b in pairs)
    single = HOUSE[HOUSE.index("  { pair = [3, 5]") : HOUSE.index("]\n\n# Skill tiles")]
    with refused_edition("“elites”: there are more than 15"):
        NINJATO.game(2, {}, with_edition(tmp_path, HOUSE.replace(single, lines)))
    extra = "".join(
        f'  {{ name = "{name}", effect = "{effect}", style = "{style}", price = 1, count = 1 }},\n'
        for name, effect, styles in (
            ("Shinobi-iri", "minus-two", ("tiger", "crane")),
            ("Intonjutsu", "set-zero", ("tiger", "crane")),
        )
        for style in styles
    )
    with refused_edition("“skills”: there are more than 15"):
        NINJATO.game(2, {}, with_edition(tmp_path, HOUSE.replace("skills = [\n", "skills = [\n" + extra)))


@pytest.mark.parametrize("edition", ["", "nowhere", "../house", "missing.toml"])
def test_an_unknown_edition_is_refused(edition: str) -> None:
    with pytest.raises(InvalidSetup):
        NINJATO.game(3, {}, edition)
