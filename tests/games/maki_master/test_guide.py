"""What Maki Master tells a seat besides the position: complete, true, and from its view alone."""

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from chabudai.core import CHANCE, NOBODY, Action, Rng, Seat
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.games.maki_master.rules.state import MakiState
from chabudai.games.maki_master.teaching.reckoning import Reckoning
from chabudai.teaching import Choice, Guide, Phrase
from chabudai.words import LANGUAGES, Words
from tests.games.maki_master.builder import MAKI, Kitchen, house, kitchen, with_cards
from tests.games.maki_master.chef import Chef
from tests.sampling import sampled

NAMES = ["Aiko", "Botan", "Chiyo", "Daichi"]
PROMPT = {"en": 90, "de": 110}
EXPLANATION = 140


def told(made: Kitchen, seat: int | None) -> Guide:
    """The guide of a seat, or of the public."""
    acts = seat is not None and made.state.actor() == seat
    return MAKI.guide(made.game, made.view(seat), made.state.legal_actions() if acts else [])


def choices(guide: Guide) -> dict[str, Choice]:
    return {choice.text: choice for group in guide.groups for choice in group.choices}


def words(language: str, reader: int | None = 0) -> Words:
    return Words(MAKI, language, NAMES, None if reader is None else Seat(reader))


class Remembering:
    """Says a sentence once, however often it is asked for."""

    def __init__(self, language: str) -> None:
        self.words = words(language)
        self._said: dict[bytes, str] = {}

    def phrase(self, phrase: Phrase) -> str:
        key = msgspec.json.encode(phrase)
        if key not in self._said:
            self._said[key] = self.words.phrase(phrase)
        return self._said[key]


def english(phrase: Phrase | None) -> str:
    assert phrase is not None
    return words("en").phrase(phrase)


def thing(guide: Guide, name: str) -> dict[str, str]:
    """Name, sentence and worth of one thing, in English."""
    found = next(one for one in guide.things if one.id == name)
    return {"name": english(found.name), "about": english(found.about), "now": english(found.now) if found.now else ""}


def game(seats: int, seed: int) -> Iterator[Kitchen]:
    """Every position of a lively game in which a seat decides."""
    made = Kitchen(house(seats))
    chef = Chef([], seed)
    while made.state.actor() != NOBODY:
        if made.state.actor() != CHANCE:
            yield made
        made.state.apply(chef.action(made.state), made.journal)


def spoken(guide: Guide) -> Iterator[tuple[str, Phrase]]:
    """All that a guide says, and what it is."""
    yield ("aim", guide.aim)
    if guide.prompt is not None:
        yield ("prompt", guide.prompt)
    yield from (("note", note) for note in guide.notes)
    for group in guide.groups:
        yield ("group", group.name)
        yield from (("then", choice.then) for choice in group.choices if choice.then is not None)
    for one in guide.things:
        yield from (("name", one.name), ("about", one.about))
        if one.now is not None:
            yield ("now", one.now)


@pytest.mark.parametrize(("seats", "seed"), sampled([(1, 3), (2, 5), (3, 8), (4, 13)], (1, 3), (2, 5)))
def test_every_legal_action_stands_in_exactly_one_group_and_is_explained(seats: int, seed: int) -> None:
    for made in game(seats, seed):
        guide = told(made, made.state.actor())
        listed = [choice.text for group in guide.groups for choice in group.choices]
        assert sorted(listed) == sorted(action.text for action in made.state.legal_actions())
        assert guide.prompt is not None
        assert (guide.step, guide.steps) in ((1, 2), (2, 2))
        known = {one.id for one in guide.things}
        for choice in choices(guide).values():
            assert choice.then is not None
            assert set(choice.things) <= known


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (4, 34)])
def test_everything_has_a_short_text_in_both_languages_that_is_not_its_name(seats: int, seed: int) -> None:
    speakers = {language: Remembering(language) for language in LANGUAGES}
    for number, made in enumerate(game(seats, seed)):
        if number % 3:
            continue
        guide = told(made, made.state.actor())
        for language, said in speakers.items():
            for kind, phrase in spoken(guide):
                text = said.phrase(phrase)
                assert text.strip(), phrase
                assert len(text) <= (PROMPT[language] if kind in ("prompt", "note", "group") else EXPLANATION), text
            for one in guide.things:
                name = said.phrase(one.name)
                assert said.phrase(one.about) != name
                assert one.rule
                assert one.now is not None
                assert said.phrase(one.now) not in (name, said.phrase(one.about))
            for choice in choices(guide).values():
                assert choice.then is not None
                assert said.phrase(choice.then) != said.words.action(made.game.action(choice.text))


def applied(made: Kitchen, action: Action) -> MakiState:
    """The state after a move, and after whatever chance then does."""
    after = made.state.clone()
    after.apply(action)
    while after.actor() == CHANCE:
        after.apply(after.legal_actions()[0])
    return after


def servable(state: MakiState) -> dict[str, Action]:
    return {str(action.arguments["name"]): action for action in state.legal_actions() if action.verb == "serve"}


def finished_by(choice: Choice) -> dict[str, tuple[int, int, int]]:
    """The recipes that a choice says it finishes: points, wasabi, cards."""
    if choice.then is None or choice.then.message != "then-finishes":
        return {}
    served = choice.then.given["recipes"]
    assert isinstance(served, list)
    found: dict[str, tuple[int, int, int]] = {}
    for one in served:
        assert isinstance(one, Phrase)
        found[str(one.given["name"])] = brought(one)
    return found


def brought(phrase: Phrase) -> tuple[int, int, int]:
    return (number(phrase, "score"), number(phrase, "wasabi"), number(phrase, "cards"))


def number(phrase: Phrase | None, name: str) -> int:
    assert phrase is not None
    value = phrase.given[name]
    assert isinstance(value, int)
    return value


def check_served(before: MakiState, action: Action, said: tuple[int, int, int]) -> None:
    """Points, wasabi and cards are what serving really brings."""
    seat = before.actor()
    after = before.clone()
    after.apply(action)
    old, new = before.view(seat), after.view(seat)
    score, wasabi, cards = said
    assert new.scores[seat] - old.scores[seat] == score + wasabi
    assert new.dishes[seat] - old.dishes[seat] == wasabi
    assert (new.decision == "Gaining") == (cards > 0)


@pytest.mark.parametrize(("seats", "seed"), [(2, 55), (3, 89)])
def test_what_a_choice_says_it_finishes_can_be_served_after_it_and_nothing_else_can(seats: int, seed: int) -> None:
    seen = 0
    for made in game(seats, seed):
        if made.state.decision() not in ("Placing", "Switching", "Chopping", "MovingCup"):
            continue
        for text, choice in choices(told(made, made.state.actor())).items():
            after = applied(made, made.game.action(text))
            if after.decision() == "MovingCup":
                after.apply(after.legal_actions()[0])
            if any(action.verb == "take" for action in after.legal_actions()):
                continue  # another tile is still to be played, and nothing is served before
            said = finished_by(choice)
            offered = servable(after)
            assert said.keys() == offered.keys(), text
            seen += len(said)
            for name, action in offered.items():
                check_served(after, action, said[name])
    assert seen


@pytest.mark.parametrize(("seats", "seed"), [(2, 144), (4, 233)])
def test_what_serving_prep_and_a_deck_are_said_to_bring_they_bring(seats: int, seed: int) -> None:
    seen = set()
    for made in game(seats, seed):
        seat = made.state.actor()
        before = made.view(seat)
        for text, choice in choices(told(made, seat)).items():
            action = made.game.action(text)
            if action.verb == "serve":
                assert choice.then is not None
                check_served(made.state, action, brought(choice.then))
            elif action.verb == "wasabi":
                after = applied(made, action).view(seat)
                assert after.scores[seat] - before.scores[seat] == number(choice.then, "pool")
                assert after.pool == number(choice.then, "start")
            elif action.verb == "draw" and before.obeying:
                after = applied(made, action).view(seat)
                assert after.dishes[seat] - before.dishes[seat] == number(choice.then, "gain")
                assert after.pool - before.pool == number(choice.then, "pool")
            elif action.verb == "done":
                assert number(choice.then, "recipes") == 3 - len(before.hand)
            seen.add(action.verb)
    assert seen >= {"serve", "wasabi", "draw", "done"}


@pytest.mark.parametrize(("seats", "seed"), [(2, 55), (4, 89)])
def test_a_recipe_that_a_space_is_said_to_bring_nearer_lacks_so_many_tiles_then(seats: int, seed: int) -> None:
    seen = set()
    for made in game(seats, seed):
        if made.state.decision() != "Placing":
            continue
        seat = made.state.actor()
        guide = told(made, seat)
        for group in guide.groups:
            nearer = [choice.then is not None and choice.then.message == "then-nearer" for choice in group.choices]
            assert nearer == sorted(nearer, reverse=True)  # they come first
        for text, choice in choices(guide).items():
            if choice.then is None or choice.then.message != "then-nearer":
                continue
            after = made.state.clone()
            after.apply(made.game.action(text))
            view = after.view(seat)
            recipe = view.legend.recipes.index(str(choice.then.given["recipe"]))
            assert Reckoning(view).least(recipe) == number(choice.then, "tiles") < Reckoning(made.view(seat)).least(recipe)
            seen.add(number(choice.then, "tiles"))
    assert len(seen) > 1


def names_in(phrase: Phrase | None) -> set[str]:
    if phrase is None or "recipes" not in phrase.given:
        return set()
    recipes = phrase.given["recipes"]
    assert isinstance(recipes, list)
    return {str(name) for name in recipes}


@pytest.mark.parametrize(("effect", "seed"), [("switch", 1), ("chop", 2)])
def test_a_card_says_which_recipes_it_could_finish_now(effect: str, seed: int) -> None:
    seen = 0
    for made in itertools.chain(game(2, seed), game(2, seed + 10), game(2, seed + 20)):
        view = made.view(made.state.actor())
        if view.decision != "Cooking" or view.tiles_due or f"play {effect}" not in made.legal():
            continue
        played = made.state.clone()
        played.apply(made.game.action(f"play {effect}"))
        possible: set[str] = set()
        for action in played.legal_actions():
            after = played.clone()
            after.apply(action)
            possible |= servable(after).keys()
        card = next(one for one in told(made, made.state.actor()).things if one.id == f"card-{effect}")
        assert names_in(card.now) == possible - servable(made.state).keys()
        seen += len(possible)
    assert seen or effect == "chop"


def test_two_worlds_that_look_alike_give_equal_guides() -> None:
    rng = Rng(4)
    for number, made in enumerate(game(3, 7)):
        if number % 9:
            continue
        for seat in (Seat(0), Seat(1), Seat(2), None):
            view = made.view(seat)
            world = made.game.sample_world(view, rng)
            acts = made.state.actor() == seat
            mine = MAKI.guide(made.game, view, made.state.legal_actions() if acts else [])
            other = MAKI.guide(made.game, world.view(seat), world.legal_actions() if acts else [])
            assert mine == other


def test_the_public_is_told_what_things_are_and_nothing_of_a_hand() -> None:
    made = kitchen(2, [[203, 301, 401], [204, 302, 402]])
    public = told(made, None)
    assert public.prompt is None
    assert public.groups == []
    assert not [one for one in public.things if one.id.startswith("recipe-")]
    assert "301" not in str([(one.id, one.now) for one in public.things])


def test_it_does_not_act_and_is_told_no_prompt() -> None:
    made = kitchen(2)
    assert told(made, 1).prompt is None
    assert told(made, 1).groups == []
    assert told(made, 0).prompt is not None


# The prompt of every stage of a turn


def prompt(made: Kitchen) -> str:
    guide = told(made, made.state.actor())
    return f"{guide.step} {english(guide.prompt)}"


def notes(made: Kitchen) -> list[str]:
    return [english(note) for note in told(made, made.state.actor()).notes]


def headings(made: Kitchen) -> list[str]:
    return [english(group.name) for group in told(made, made.state.actor()).groups]


SAKE = [203, 301, 401]  # Sake Nigiri: Rice and Salmon


def test_a_turn_is_told_stage_by_stage() -> None:
    made = kitchen(1, [SAKE]).turn("RIC", "C3")
    assert prompt(made) == "1 Take an ingredient from the pantry."
    assert headings(made) == ["Tile"]
    made.do("take SAL")
    assert prompt(made) == "1 Place the Salmon: choose a space."
    assert headings(made) == ["Finishes a recipe", "Empty spaces", "Spaces of teacups"]
    made.do("place C2")
    assert prompt(made) == "2 Serve Sake Nigiri, or prep."
    assert headings(made) == ["Serve", "Prep"]
    made.do("serve 203")
    assert prompt(made) == "2 Your reward: take an action card."
    made.do("gain switch").chance()
    assert prompt(made) == "2 Nothing else is finished: stop and draw recipes."
    made.do("done")
    assert prompt(made) == "2 Draw 1 recipe: choose a deck. Its back may bring wasabi."
    assert english(choices(told(made, 0))["draw 3"].then) == "1 wasabi for you, 1 into the pool."
    made.do("draw 2").chance()
    assert prompt(made) == "1 Take an ingredient, or play an action card first."
    assert headings(made) == ["Tile", "Action cards"]


def test_prep_is_told_where_nothing_is_finished() -> None:
    made = kitchen(1, [SAKE]).tile("RIC", "C3")
    assert prompt(made) == "2 Nothing is finished, so prep: card, wasabi or new recipes."
    made.do("return 203")
    assert prompt(made) == "2 Return another recipe, or stop and draw 1 recipe."
    made.do("done")
    assert prompt(made) == "2 Draw 1 recipe: choose a deck. In prep its back brings nothing."
    assert english(choices(told(made, 0))["draw 3"].then) == "A 3-ingredient recipe; in prep the back does not count."


def test_the_teacup_is_asked_after() -> None:
    made = kitchen(1, [SAKE]).do("take RIC", "place B2")
    assert prompt(made) == "1 Where does the teacup go? Choose an empty space."
    assert english(choices(told(made, 0))["cup A1"].then) == "Rice then lies on B2."


def test_spicy_and_stack_are_told_as_what_is_still_due_and_allowed() -> None:
    made = with_cards("spicy", "stack").do("play spicy")
    assert prompt(made) == "1 2 tiles to play: take an ingredient for the first."
    assert notes(made) == []
    made.do("play stack")
    assert notes(made) == ["1 tile may go on top of another."]
    made.do("take RIC")
    assert notes(made) == ["2 tiles to play.", "1 tile may go on top of another."]
    assert prompt(made) == "1 Place the Rice: choose a space, or a tile to cover."
    assert headings(made)[-1] == "On top of a tile"
    made.do("place A6")
    assert notes(made) == []
    pile = thing(told(made, 0), "space-A6")
    assert pile == {"name": "Pile on A6: Rice on top", "about": "Only the top tile counts.", "now": "Below lies Tuna."}


def test_switch_and_chop_are_asked_after() -> None:
    made = with_cards("switch", "chop").do("play switch")
    assert prompt(made) == "1 Choose two neighbouring spaces."
    assert english(choices(told(made, 0))["switch A6 B6"].then) == "Nothing changes: on both Tuna."
    assert english(choices(told(made, 0))["switch A5 A6"].then) == "Tuna goes to the empty space."
    made.do("switch A6 B6", "play chop")
    assert prompt(made) == "1 Choose a tile to put back."
    assert english(choices(told(made, 0))["chop A6"].then) == "Tuna goes back to the pantry; the space is empty."


def test_a_card_may_still_be_played_before_step_two_is_chosen() -> None:
    def groups(made: Kitchen) -> list[str]:
        return [english(group.name) for group in told(made, 0).groups]

    useless = with_cards("switch").tile("RIC", "C3")
    assert prompt(useless) == "2 Nothing is finished, so prep: card, wasabi or new recipes."
    assert notes(useless) == ["You may still play an action card."]
    assert groups(useless) == ["Prep", "Action cards"]
    helps = with_cards("switch", hands=[SAKE]).turn("RIC", "C3").tile("SAL", "D4")
    assert prompt(helps) == "2 Nothing is finished yet: play an action card, or prep."
    assert notes(helps) == []
    assert groups(helps) == ["Action cards", "Prep"]
    finished = with_cards("switch", hands=[SAKE]).turn("RIC", "C3").tile("SAL", "C4")
    assert notes(finished) == ["You may still play an action card."]


def test_one_card_too_many_is_discarded() -> None:
    made = with_cards("switch", "chop").tile("RIC", "C3").do("gain chop").chance()
    assert prompt(made) == "2 You may keep 2 action cards: discard 1 of 3."
    assert english(choices(told(made, 0))["discard switch"].then) == "You keep Chop, Chop."


def test_in_a_final_turn_cards_and_new_recipes_are_said_to_be_of_no_more_use() -> None:
    def thens(made: Kitchen) -> dict[str, str]:
        return {text: english(choice.then) for text, choice in choices(told(made, made.state.actor())).items()}

    early = thens(kitchen(1, [SAKE]).tile("RIC", "C3"))
    late = thens(kitchen(1, [SAKE]).fill())
    both = [text for text in late if text.startswith(("gain ", "return ")) and text in early]
    assert {text.split()[0] for text in both} == {"gain", "return"}
    for text in both:
        assert "Of no more use" not in early[text]
        assert late[text].startswith("Of no more use")
    assert late["wasabi"].startswith("+ ")  # wasabi still counts


def test_on_a_full_board_cards_are_played_or_it_is_prep() -> None:
    made = kitchen(1, [SAKE]).fill()
    assert prompt(made) == "2 The board is full and nothing is finished, so prep."
    assert notes(made) == ["Your final turn."]
    made = with_cards("switch", hands=[SAKE]).fill()
    assert prompt(made) == "2 The board is full: play action cards, then serve or prep."
    assert notes(made) == ["Your final turn."]


# What things are worth now


def test_a_recipe_says_what_is_missing_on_its_best_line() -> None:
    made = kitchen(1, [SAKE])
    assert thing(told(made, 0), "recipe-203")["now"] == "Nothing of it lies on the board: 2 tiles missing."
    made.turn("RIC", "A1")
    missing = thing(told(made, 0), "recipe-203")["now"]
    assert missing == "1 tile missing: Salmon on B1."
    assert thing(told(made, 0), "recipe-203")["about"] == "2 points and an action card, when both lie side by side."
    made.tile("SAL", "B1")
    assert thing(told(made, 0), "recipe-203")["now"] == "Finished: 2 points and an action card now."


def test_a_line_that_was_not_changed_this_turn_does_not_count() -> None:
    made = kitchen(1, [SAKE]).lay({"A1": "RIC", "B1": "SAL"})
    assert thing(told(made, 0), "recipe-203")["now"] == "It lies on A1–B1, but you have not changed that line this turn."


def test_an_ingredient_says_what_it_is_good_for() -> None:
    made = kitchen(1, [SAKE]).turn("RIC", "A1")
    guide = told(made, 0)
    assert thing(guide, "ingredient-SAL") == {
        "name": "Salmon (Sake)",
        "about": "Take it to place its tile; 6 left.",
        "now": "Can finish Sake Nigiri on B1, A2.",
    }
    assert thing(guide, "ingredient-RIC")["now"].startswith("Used in ")
    assert guide.groups[0].choices[0].text == "take SAL"


def test_an_ingredient_says_that_there_are_more_spaces_than_it_names() -> None:
    made = kitchen(1, [SAKE]).lay({"A3": "RIC"}).turn("RIC", "C3")
    assert thing(told(made, 0), "ingredient-SAL")["now"] == "Can finish Sake Nigiri on B3, D3, A2, A4 and 2 more."


def test_a_space_says_what_lies_beside_it_and_what_would_finish_there() -> None:
    made = kitchen(1, [SAKE]).turn("RIC", "A1")
    guide = told(made, 0)
    assert thing(guide, "space-B1")["now"] == "Salmon here finishes Sake Nigiri now."
    assert thing(guide, "space-B2") == {
        "name": "Teacup on B2",
        "about": "Its space can be used: the teacup then moves to another empty space.",
        "now": "Nothing lies beside it.",
    }
    made.tile("TUN", "C1").do("wasabi")
    assert thing(told(made, 0), "space-D1")["now"] == "Beside it: Tuna on the left."


def test_the_pool_and_the_dishes_are_points() -> None:
    made = kitchen(2).turn("RIC", "A1")
    guide = told(made, 1)
    assert thing(guide, "pool")["now"] == "+ 1 point if you take it now."
    dish = {"name": "Your dish", "about": "Each wasabi is 1 point, and breaks ties.", "now": "1 point now."}
    assert thing(guide, "dish-0") == dish
    assert thing(guide, "dish-1")["name"] == "Dish of Botan"
    assert thing(guide, "score-0")["now"] == "1 point now: recipes 0, wasabi 1."


def test_the_board_of_a_seat_is_all_explained() -> None:
    view = kitchen(3).view(0)
    assert isinstance(view, MakiView)
    known = {one.id for one in told(kitchen(3), 0).things}
    spaces = {f"space-{chr(ord('A') + space % 6)}{space // 6 + 1}" for space in range(len(view.spaces))}
    rest = {
        "display",
        "pool",
        "action-deck",
        "discards",
        "deck-2",
        "deck-5",
        "card-chop",
        "score-2",
        "dish-2",
        "served-2",
        "hand-2",
    }
    assert spaces | rest | {f"ingredient-{code}" for code in view.legend.codes} <= known
