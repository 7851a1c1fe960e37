"""Maki Master with `cards=between-serves`: action cards, and the tiles they bring, between two serves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core import CHANCE, NOBODY, IllegalAction, Rng
from chabudai.testing import contract
from chabudai.testing.picks import Pick, picks
from tests.games.maki_master import conservation
from tests.games.maki_master.builder import MAKI, Kitchen, house, with_cards
from tests.games.maki_master.chef import Chef
from tests.games.maki_master.test_guide import english, told

BETWEEN = {"cards": "between-serves"}


def served(*effects: str, options: dict[str, str] | None = None) -> Kitchen:
    """These cards held, Avocado Nigiri (202) just served, and Rolling Meadow (303) a switch of C3 and D3 away."""
    made = with_cards(*effects, hands=[[202, 303]], options=options)
    made.lay({"A1": "RIC", "A3": "NOR", "B3": "CUC", "D3": "AVO"}).tile("AVO", "A2")
    return made.do("serve 202", f"gain {next(effect for effect in made.shown() if effect not in effects)}").chance()


@pytest.mark.rule("R8.11", "R8.18")
def test_a_card_between_two_serves_finishes_the_next_recipe() -> None:
    assert served("switch").verbs() == {"done"}
    made = served("switch", options=BETWEEN)
    assert made.verbs() == {"play", "done"}
    assert made.legal("serve") == []
    made.do("play switch", "switch C3 D3")
    assert made.state.decision() == "Serving"
    assert made.legal("serve") == ["303"]
    made.do("serve 303")
    assert made.served(0) == [202, 303]
    assert made.heard("recipe-served")[-1]["style"] == 1  # what the card changed counts for style too
    assert made.view().dishes[0] > 0


@pytest.mark.rule("R8.18")
def test_a_tile_that_is_due_between_two_serves_is_played_before_one_serves_on_or_stops() -> None:
    made = served("spicy", options=BETWEEN).do("play spicy")
    assert made.verbs() == {"take"}
    for step in ("done", "serve 303"):
        with pytest.raises(IllegalAction, match=r"must play tile first \(R8\.18\)"):
            made.do(step)
    with pytest.raises(IllegalAction, match=r"must serve or finish \(R5\.12\)"):
        made.do("wasabi")
    made.tile("AVO", "C3")
    assert made.legal("serve") == ["303"]
    assert "done" in made.verbs()
    with pytest.raises(IllegalAction, match=r"tile already played \(R4\.1\)"):
        made.do("take RIC")


@pytest.mark.rule("R8.18")
def test_on_a_full_board_chop_opens_a_space_between_two_serves_and_its_tile_must_be_played() -> None:
    made = with_cards("chop", "switch", hands=[[202]], options=BETWEEN)
    made.lay({"A1": "AVO", "B1": "CUC", "C1": "RIC"}).fill()
    made.do("play switch", "switch B1 C1", "serve 202", f"gain {made.shown()[0]}").chance()
    assert made.view().tiles_due == 1
    made.do("play chop", "chop E6")
    assert made.verbs() == {"take"}
    made.tile("RIC", "E6")
    assert made.verbs() == {"done"}


@pytest.mark.rule("R8.18")
def test_stack_between_two_serves_lets_a_tile_cover_another_or_stay() -> None:
    made = served("stack", "spicy", options=BETWEEN)
    made.do("discard " + next(effect for effect in made.held(0) if effect not in ("stack", "spicy")))
    with pytest.raises(IllegalAction, match=r"card of no use \(R8\.7\)"):
        made.do("play stack")  # no tile is to come yet
    made.do("play spicy", "play stack").tile("AVO", "B3")
    assert made.stack("B3") == ["CUC", "AVO"]
    assert made.verbs() == {"done"}


@pytest.mark.rule("R8.19")
def test_between_two_serves_too_a_card_gained_this_turn_is_not_played() -> None:
    made = served("switch", options=BETWEEN)
    new = next(effect for effect in made.held(0) if effect != "switch")
    assert made.legal("play") == ["switch"]
    with pytest.raises(IllegalAction, match=r"card gained this turn \(R8\.19\)"):
        made.do(f"play {new}")
    made.do("done", "draw 2").chance()
    assert new in made.legal("play")


@pytest.mark.rule("R8.19", "R8.20")
def test_of_equal_cards_the_one_gained_this_turn_is_discarded() -> None:
    made = with_cards("switch", "chop", hands=[[202, 303]], options=BETWEEN).lay({"A1": "RIC"}).tile("AVO", "A2")
    assert "chop" in made.shown() or "switch" in made.shown()
    same = next(effect for effect in ("chop", "switch") if effect in made.shown())
    made.do("serve 202", f"gain {same}").chance().do(f"discard {same}")
    assert set(made.legal("play")) == {"switch", "chop"}
    other = with_cards("switch", "chop", hands=[[202, 303]], options=BETWEEN).lay({"A1": "RIC"}).tile("AVO", "A2")
    rest = "switch" if same == "chop" else "chop"
    other.do("serve 202", f"gain {same}").chance().do(f"discard {rest}")
    assert other.held(0) == [same, same]
    assert other.do(f"play {same}").held(0) == [same]


def test_the_guide_says_what_may_be_done_between_two_serves() -> None:
    made = served("switch", "spicy", options=BETWEEN)
    made.do("discard " + next(effect for effect in made.held(0) if effect not in ("switch", "spicy")))
    prompt = told(made, 0).prompt
    assert prompt is not None
    assert english(prompt) == "Nothing else is finished: play an action card, or stop."
    made.do("play switch", "switch C3 D3")
    prompt = told(made, 0).prompt
    assert prompt is not None
    assert english(prompt) == "Serve Rolling Meadow too, play an action card, or stop."
    made.do("play spicy")
    prompt = told(made, 0).prompt
    assert prompt is not None
    assert english(prompt) == "Take an ingredient from the pantry."


@given(st.integers(1, 4), st.integers(0, 10**6))
def test_lively_games_keep_the_contract(seats: int, seed: int) -> None:
    game = house(seats, BETWEEN)
    chef = Chef([], seed)
    contract.plays_to_the_end(game, chef, conservation.check)
    contract.records_replay(game, Chef([], seed))
    contract.sampled_worlds_look_the_same(game, Chef([], seed), every=7)


@given(picks())
def test_two_worlds_send_the_same(pick: Pick) -> None:
    contract.two_worlds_send_the_same(house(2, BETWEEN), Pick([pick.below(60), *pick.first], pick.seed))


def test_bots_play_cards_between_serves() -> None:
    """The heuristic player finds a card that finishes the next recipe."""
    game = house(2, BETWEEN)
    policy = MAKI.policy(game)
    made = served("switch", options=BETWEEN)
    rng = Rng("between")
    alone = MAKI.policy(made.game)
    assert alone.choose(made.state, rng, 0).text == "play switch"
    state = game.new_state()
    while state.actor() != NOBODY:
        state.apply(state.draw(rng) if state.actor() == CHANCE else policy.choose(state, rng, 0))
    assert state.outcome() is not None
