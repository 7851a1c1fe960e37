"""Whole games of Maki Master, by chefs who know what they do and by chance."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chabudai.core import NOBODY, IllegalAction, Journal, Rng, Seat, State, is_compiled, new_record, play_action, random_game
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.games.maki_master.terminal import draw
from chabudai.testing import contract
from chabudai.words import LANGUAGES, Words
from tests.games.maki_master import conservation
from tests.games.maki_master.builder import MAKI, Kitchen, house, kitchen, with_cards
from tests.games.maki_master.chef import Chef

SEATS = [1, 2, 3, 4]
FEW = settings(max_examples=8 if is_compiled() else 1)
STEPS = 330  # about as long as a game of four


@pytest.mark.parametrize("seats", SEATS)
@FEW
@given(seed=st.integers(0, 1 << 20))
def test_components_are_conserved_at_every_step(seats: int, seed: int) -> None:
    contract.plays_to_the_end(house(seats), Chef([], seed), conservation.check)


@pytest.mark.parametrize("seats", SEATS)
@FEW
@given(seed=st.integers(0, 1 << 20))
def test_games_of_chefs_keep_the_contract(seats: int, seed: int) -> None:
    game = house(seats)
    contract.clones_are_isolated(game, Chef([], seed), every=40)
    contract.records_replay(game, Chef([], seed))
    contract.sampled_worlds_look_the_same(game, Chef([], seed), every=20)


@pytest.mark.parametrize("seats", SEATS)
@FEW
@given(seed=st.integers(0, 1 << 20), start=st.integers(0, STEPS), audience=st.integers(0, 4))
def test_two_worlds_of_chefs_send_the_same(seats: int, seed: int, start: int, audience: int) -> None:
    contract.two_worlds_send_the_same(house(seats), Chef([start], seed))
    contract.refuses_and_changes_nothing(house(seats), Chef([start], seed + audience))


@pytest.mark.parametrize("seats", SEATS)
def test_wasabi_comes_only_from_the_supply_and_all_of_it_is_told(seats: int) -> None:
    game = house(seats)
    for seed in range(3):
        state = game.new_state()
        chef = Chef([], seed)
        dishes = [0] * seats
        pool = 1
        while state.actor() != NOBODY:
            journal = Journal()
            state.apply(chef.action(state), journal)
            for event in journal.events:
                said = event.as_dict()
                if event.kind() == "wasabi-gained":
                    dishes[int(str(said["seat"]))] += int(str(said["number"]))
                    pool -= pool if said["source"] == "pool" else 0
                elif event.kind() == "pool-filled":
                    pool += int(str(said["number"]))
            view = game_view(state)
            assert (view.dishes, view.pool) == (dishes, pool)


def game_view(state: State) -> MakiView:
    view = state.view(None)
    assert isinstance(view, MakiView)
    return view


@pytest.mark.parametrize("seats", SEATS)
def test_a_rollout_is_the_same_game_as_plain_play_from_the_same_generator(seats: int) -> None:
    game = house(seats)
    for seed in range(6):
        plain = random_game(game, Rng(seed))
        fast = game.new_state()
        counted = game.new_state()
        assert fast.rollout(Rng(seed)) == State.rollout(counted, Rng(seed))
        assert contract.fingerprint(game, fast) == contract.fingerprint(game, plain) == contract.fingerprint(game, counted)


def test_every_game_stays_far_below_the_stated_bound() -> None:
    game = house(4)
    record = new_record(game)
    random_game(game, Rng(1), record)
    assert len(record.steps) * 10 < game.max_steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_with_readable_tiles(language: str) -> None:
    names = ["Ann", "Bo"]
    words = Words(MAKI, language, names, Seat(0))
    made = with_cards("stack", hands=[[201, 301, 401]], seats=2).do("play stack").tile("RIC", "A6").do("wasabi", "take NOR")
    drawing = draw(made.view(0), names, words.say)
    text = drawing.plain()
    assert f"{words.say('label-code', {'ingredient': 'RIC'})}2" in text
    assert text.count("(_)") == 3  # two on the board, one in the legend
    assert "Red Dragon" in text
    assert "Red Dragon" not in draw(made.view(), names, words.say).plain()
    styles = {span.style for line in drawing.lines for span in line}
    assert {"black on white", "black on light_coral", "black on orange1", "black on green3", "black on gold1"} <= styles
    full = draw(kitchen(2).fill().view(1), names, words.say).plain()
    assert words.say("label-final", {"turns": 2}) in full


def stand_at_every_decision() -> list[Kitchen]:
    """A position at each decision point that seats and chance have."""
    dealt = Kitchen(house(2)).do("turn chop", "turn chop", "turn stack")
    start = Kitchen(house(2))
    while start.state.decision() != "Starting":
        start.do(start.legal()[0])
    served = [
        kitchen(1, [[202, 301]]).line("NOR-SAL-RIC", "A1", "B1", "C2").tile("AVO", "C1").do("serve 202") for _ in range(2)
    ]
    return [
        Kitchen(house(2)),
        dealt,
        start,
        kitchen(),
        kitchen().tile("RIC", "A1"),
        kitchen().do("take RIC"),
        kitchen().do("take RIC", "place B2"),
        with_cards("switch").do("play switch"),
        with_cards("chop").do("play chop"),
        served[0],
        served[1].do("gain chop", "turn spicy"),
        with_cards("chop", "switch").tile("RIC", "A1").do("gain stack").chance(),
        kitchen().tile("RIC", "A1").do(f"return {kitchen().hand(0)[0]}"),
        kitchen().tile("RIC", "A1").do(f"return {kitchen().hand(0)[0]}", "done"),
    ]


def test_every_refusal_gives_a_reason_and_a_rule() -> None:
    seen = set()
    for made in stand_at_every_decision():
        seen.add(made.state.decision())
        legal = made.state.legal_actions()
        for action in made.game.actions():
            if action not in legal:
                with pytest.raises(IllegalAction) as refused:
                    play_action(made.state, made.state.actor(), action)
                assert refused.value.rule.startswith("R")
                assert made.state.decision() in str(refused.value)
    assert len(seen) == 13
