"""Maki Master: what the heuristic player sees in the action cards."""

import pytest

from chabudai.bots import policy_of
from chabudai.core import CHANCE, Rng
from tests.games.maki_master.builder import Kitchen, with_cards


def blocked(card: str) -> Kitchen:
    """A recipe of four in printed order but for its third tile, which is a wrong one; seat 0 holds the card."""
    made = with_cards(card)
    components = made.game.box.components
    mine = next(number for number in made.hand(0) if components.recipes[components.recipe_at[number]].group() == 2)
    codes = [components.ingredients[one].code for one in components.recipes[components.recipe_at[mine]].sequence]
    wrong = next(one.code for one in components.ingredients if one.code not in codes)
    return made.lay(dict(zip(("A1", "A2", "A3", "A4"), [codes[0], codes[1], wrong, codes[3]], strict=True)))


@pytest.mark.parametrize("card", ["chop", "stack"])
def test_a_wrong_tile_in_a_line_is_replaced_by_the_one_that_completes_a_recipe(card: str) -> None:
    made = blocked(card)
    policy, rng = policy_of(made.game), Rng(1)
    chosen: list[str] = []
    while made.state.actor() != CHANCE and "serve" not in "".join(chosen[-1:]):
        action = policy.choose(made.state, rng, 0)
        chosen.append(action.text)
        made.do(action.text)
    assert chosen[0] == f"play {card}"
    assert "place A3" in chosen
    assert chosen[-1].startswith("serve")


def test_no_card_is_played_where_nothing_is_completed_by_it() -> None:
    made = with_cards("chop", "stack")
    assert not policy_of(made.game).choose(made.state, Rng(1), 0).text.startswith("play")
