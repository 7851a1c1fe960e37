"""Ninjato, rule by rule: the box, setting up, playing, the dojo (R1 to R4)."""

import pytest

from chabudai.core import CHANCE, NOBODY, InvalidSetup, Rng, random_game
from chabudai.games import title
from chabudai.games.ninjato.box.prices import TREASURES
from tests.games.ninjato import conservation
from tests.games.ninjato.builder import A, B, Builder, C, D, components, kinds, look, new_table

NINJATO = title("ninjato")


@pytest.mark.rule("R1.1")
def test_the_box_holds_so_many_of_each_and_each_lies_in_one_place() -> None:
    box = components(NINJATO.game(4))
    assert (sum(box.dojo), sum(box.guards), sum(box.elites), sum(box.skills)) == (52, 40, 20, 19)
    assert (sum(box.treasures), len(box.envoy_ages), len(box.rumor_kinds), len(box.token_clans)) == (90, 21, 30, 15)
    conservation.check(random_game(NINJATO.game(4), Rng(1)))


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_two_to_four_people_play(seats: int) -> None:
    assert (NINJATO.fewest, NINJATO.most) == (2, 4)
    with pytest.raises(InvalidSetup, match="fewest: 2; most: 4"):
        NINJATO.game(seats)


@pytest.mark.rule("R1.2", "R3.2", "R3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_is_over_when_everybody_has_placed_three_shuriken(seats: int) -> None:
    table = new_table(seats).settle()
    placed = [0] * seats
    while table.look().round == 1:
        assert "dojo" in table.legal(), "nobody is ever stuck"
        placed[table.actor] += 1
        table.do("strength 5", "give up").settle()
    assert placed == [3] * seats


@pytest.mark.rule("R1.3")
def test_the_treasures_are_worth_two_to_five_and_gold_nothing_of_its_own() -> None:
    assert components(NINJATO.game(2)).worth == [2, 3, 4, 5]
    assert TREASURES == ["fan", "scroll", "vase", "jade", "gold"]


@pytest.mark.rule("R1.4")
def test_each_clan_has_five_tokens() -> None:
    box = components(NINJATO.game(2))
    for clan in range(3):
        worth = [box.token_honor[token] for token in range(15) if box.token_clans[token] == clan]
        assert worth == [2, 4, 5, 6, 8]


@pytest.mark.rule("R2.1")
def test_the_first_turn_order_is_drawn_by_lot() -> None:
    table = new_table(3)
    assert table.legal() == ["lot 0", "lot 1", "lot 2"]
    assert table.state.chance_weights() == [1, 1, 1]
    table.do("lot 2", "lot 0", "lot 1").settle()
    assert table.look().order == [2, 0, 1]
    assert table.actor == C


@pytest.mark.rule("R2.2")
def test_everybody_starts_without_honor() -> None:
    assert [seat.honor for seat in new_table(4).settle().look().seats] == [0, 0, 0, 0]


@pytest.mark.rule("R2.3")
def test_each_house_gets_a_sentry() -> None:
    table = new_table(2).do("lot 0", "lot 1", "guard 5", "guard 4", "guard 3!", "guard 2", "guard 1")
    assert [house.sentry for house in table.look().houses] == [4, 3, 7, 1, 0]


@pytest.mark.rule("R2.4", "R2.5")
def test_the_first_tokens_lie_where_the_edition_says() -> None:
    view = new_table(2).look()
    names = [view.token_names[house.token] for house in view.houses]
    assert names == ["taira-2", "taira-4", "minamoto-2", "minamoto-4", "goshirakawa-6"]
    assert len(view.piles.tokens) == 10


@pytest.mark.rule("R2.6")
def test_each_house_gets_three_plain_treasures() -> None:
    for house in new_table(3).settle().look().houses:
        assert (sum(house.plain), sum(house.red)) == (3, 0)


@pytest.mark.rule("R2.7")
def test_the_disguises_are_kept_apart() -> None:
    piles = new_table(2).look().piles
    assert (sum(piles.skills), sum(piles.disguises)) == (16, 3)


@pytest.mark.rule("R2.8", "R7.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_skills_are_open_as_there_are_players(seats: int) -> None:
    assert sum(new_table(seats).settle().look().sensei) == seats


@pytest.mark.rule("R2.9")
def test_four_envoys_and_four_rumors_are_open() -> None:
    view = new_table(2).settle().look()
    assert (len(view.palace), len(view.pavilion)) == (4, 4)


@pytest.mark.rule("R2.10")
def test_everybody_gets_four_cards_and_three_lie_open() -> None:
    view = new_table(4).settle().look()
    assert [seat.hand_size for seat in view.seats] == [4, 4, 4, 4]
    assert sum(view.piles.row) == 3
    assert view.piles.pile_size == 52 - 16 - 3


@pytest.mark.rule("R3.1")
def test_each_places_one_shuriken_in_turn() -> None:
    table = Builder(3).order(B, A, C).table()
    actors = []
    for _ in range(4):
        actors.append(table.settle().actor)
        table.do("stealth 1", "give up")
    assert actors == [B, A, C, B]


@pytest.mark.rule("R3.3")
def test_the_game_lasts_seven_rounds_and_scores_after_three_of_them() -> None:
    box = components(NINJATO.game(2))
    assert [number for number in range(8) if box.scorings[number]] == [3, 5, 7]
    table = new_table(2)
    rounds = []
    while table.settle().actor != NOBODY:
        rounds.append(table.look().round)
        table.finish_round()
    assert rounds == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("R3.4")
def test_these_are_the_places() -> None:
    builder = Builder().hand(A, 1).owns(A, "fan").sensei("shinobi-iri").palace("taira-47").pavilion("elites-fan")
    houses = [f"{side} {house}" for side in ("strength", "stealth") for house in range(1, 6)]
    assert builder.table().legal() == ["dojo", *houses, "learn shinobi-iri", "bribe taira-47", "spread elites-fan"]


@pytest.mark.rule("R3.5")
def test_a_place_stays_open_however_many_shuriken_lie_on_it() -> None:
    table = Builder().table()
    for _ in range(6):
        table.do("stealth 2", "give up").settle()
    assert table.look().round == 2


@pytest.mark.rule("R3.7")
def test_a_place_without_effect_may_not_be_chosen() -> None:
    poor = Builder().sensei("shinobi-iri", "kenjutsu").palace("taira-61").pavilion("elites-fan").hand(A, 2)
    assert [text for text in poor.table().legal() if text[:4] not in ("dojo", "stre", "stea")] == []


@pytest.mark.rule("R4.1", "R4.2", "R4.3")
@pytest.mark.parametrize(("in_hand", "taken"), [((), 4), ((2,), 3), ((2, 2), 2), ((1, 2, 4, 5), 2)])
def test_how_many_cards_one_takes_depends_on_the_hand(in_hand: tuple[int, ...], taken: int) -> None:
    table = Builder().hand(A, *in_hand).table()
    table.do("dojo")
    count = 0
    while table.decision == "Training":
        table.do("blind", "card 2")
        count += 1
    assert count == taken
    assert table.look().seats[A].hand_size == len(in_hand) + taken


@pytest.mark.rule("R4.4")
def test_cards_come_in_any_mixture_from_row_and_pile() -> None:
    table = Builder().row(1, 3, 3).table().do("dojo")
    assert table.legal() == ["blind", "take 1", "take 3"]
    table.do("take 3", "blind", "card 5", "take 1", "blind", "card 5")
    assert table.look(A).hand == [1, 0, 1, 0, 2]


@pytest.mark.rule("R4.5")
def test_each_card_is_seen_before_the_next_is_chosen() -> None:
    table = Builder().table().do("dojo", "blind", "card 4")
    assert table.decision == "Training"
    assert table.look(A).hand == [0, 0, 0, 1, 0]


@pytest.mark.rule("R4.6")
def test_the_row_is_filled_up_after_all_cards_were_taken() -> None:
    table = Builder().row(1, 2, 3).hand(A, 1, 1).table().do("dojo", "take 1")
    assert table.look().piles.row == [0, 1, 1, 0, 0]
    table.do("take 2")
    assert table.decision == "TurningCards"
    table.do("card 5", "card 5")
    assert table.look().piles.row == [0, 0, 1, 0, 2]
    assert table.actor == B


@pytest.mark.rule("R4.7")
def test_an_empty_pile_is_made_anew_of_the_discards() -> None:
    table = Builder().hand(A, 1, 1).pile(5).table().do("dojo", "blind")
    assert table.legal() == ["card 5"]
    before = table.look().piles.discards
    table.do("card 5", "blind")
    assert table.look().piles.fresh == before
    assert table.look().piles.discards == [0] * 5


@pytest.mark.rule("R4.8")
def test_with_neither_pile_nor_discards_nothing_is_drawn_blind() -> None:
    table = Builder().row(1, 3).pile().no_discards().table().do("dojo")
    assert table.legal() == ["take 1", "take 3"]
    table.do("take 1", "take 3")
    assert table.look().piles.row == [0] * 5
    assert table.actor == B


@pytest.mark.rule("R4.9")
def test_over_seven_cards_one_discards_to_seven() -> None:
    table = Builder().hand(A, 1, 1, 2, 2, 4, 4, 5).table().do("dojo", "take 1", "take 3").settle()
    assert table.decision == "Discarding"
    assert table.legal() == ["discard 1", "discard 2", "discard 3", "discard 4", "discard 5"]
    table.do("discard 2")
    assert table.decision == "Discarding"
    table.do("discard 2")
    assert table.look().seats[A].hand_size == 7
    assert table.actor == B


@pytest.mark.rule("R4.10")
def test_the_row_is_filled_up_before_discarding() -> None:
    table = Builder().hand(A, 1, 1, 2, 2, 4, 4).table().do("dojo", "take 1", "take 3")
    assert table.decision == "TurningCards"
    table.settle()
    assert (table.decision, sum(table.look().piles.row)) == ("Discarding", 3)


@pytest.mark.rule("R4.11")
def test_a_shuriken_goes_on_top_of_the_stack() -> None:
    table = Builder(3).table().do("dojo", *["blind"] * 4, "dojo", *["blind"] * 4, "dojo", *["blind"] * 4).settle()
    assert table.look().stack == [C, B, A]


@pytest.mark.rule("R4.12", "R4.13", "R12.1")
def test_the_stack_sets_the_next_turn_order_and_only_the_topmost_counts() -> None:
    table = Builder(4).order(A, B, C, D).table()
    turns = ["D", "B", "D"]
    for number in range(12):
        if turns and table.settle().actor == {"B": B, "D": D}[turns[0]] and number >= (3, 5, 11)[3 - len(turns)]:
            turns.pop(0)
            table.do("dojo", "blind", "blind").settle()
            while table.decision == "Training":
                table.do("blind").settle()
        else:
            table.do("stealth 1", "give up")
    table.settle()
    assert turns == []
    assert table.look().order == [D, B, A, C]
    assert table.look().stack == []


@pytest.mark.rule("R4.13")
def test_without_shuriken_at_the_dojo_the_order_stays() -> None:
    table = Builder(3).order(C, A, B).table().finish_round()
    assert table.look().order == [C, A, B]


def test_a_position_made_by_the_builder_keeps_every_component() -> None:
    builder = Builder(4).hand(A, 1, 2).blind_hand(B, 3).owns(C, "gold").knows(D, "choho", used=("kuji-in",))
    state = builder.envoys(A, "taira-61").rumors(B, "elites-fan").elites(C, "3+5").palace("taira-47").table().state
    conservation.check(state)
    assert look(state).seats[C].treasures == kinds("gold")
    assert state.actor() != CHANCE
