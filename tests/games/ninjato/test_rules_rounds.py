"""Ninjato, rule by rule: ending a round, scoring phases, the end (R12 to R15)."""

import pytest

from chabudai.core import NOBODY, IllegalAction, Outcome, Seat
from chabudai.games.ninjato.knowledge import events
from tests.games.ninjato import conservation
from tests.games.ninjato.builder import A, B, Builder, C, Table, components, ended, kinds


def scored(builder: Builder, number: int = 3) -> Table:
    """The last turn of this round is over, and its scoring phase has come to its first decision."""
    table = builder.round(number).last_turn().table()
    conservation.check(table.state)
    return table.do("strength 5", "give up").settle()


def outcome(table: Table) -> Outcome:
    found = table.state.outcome()
    assert found is not None
    return found


def final(builder: Builder) -> Outcome:
    """The end of the game if the last seat gives up the last raid."""
    return outcome(ended(builder.round(7).last_turn().table()))


def bonus(builder: Builder) -> list[int]:
    """What each seat scores at the end, with no honor on any house to be had."""
    return final(builder).scores


@pytest.mark.rule("R12.2")
def test_used_skills_are_turned_up() -> None:
    builder = Builder().knows(A, "choho", used=("kenjutsu",))
    table = builder.last_turn().table()
    assert table.up(A, "kenjutsu") == 0
    table.do("strength 5", "give up").settle()
    assert (table.up(A, "kenjutsu"), table.up(A, "choho")) == (1, 1)


@pytest.mark.rule("R12.3")
def test_the_sensei_discards_what_is_left_and_offers_new_skills() -> None:
    table = Builder(3).sensei("choho", "kenjutsu").last_turn().table().do("strength 5", "give up").settle()
    view = table.look()
    assert (sum(view.piles.skill_discards), sum(view.sensei), view.round) == (2, 3, 2)


@pytest.mark.rule("R12.4")
def test_after_round_four_the_large_stack_is_gone() -> None:
    table = Builder(2).round(4).last_turn().table().do("strength 5", "give up").settle()
    view = table.look()
    assert (view.round, sum(view.piles.skills), sum(view.piles.skill_discards)) == (5, 0, 16)
    assert sum(view.piles.disguises) == 2


@pytest.mark.rule("R12.5")
def test_a_cleared_house_gets_three_treasures_and_a_sentry() -> None:
    table = Builder().house(1, 3, ("fan",)).hand(B, 5).last_turn().table().do("strength 1", "play 5", "token minamoto-8")
    table.do("treasure gold", "treasure fan", "treasure fan", "guard 4!").settle()
    house = table.look().houses[0]
    assert (house.plain, house.red, house.sentry) == (kinds("gold", "fan", "fan"), kinds(), 8)
    assert table.look().round == 2


@pytest.mark.rule("R12.5")
def test_guards_that_have_run_out_are_shuffled_for_a_new_sentry() -> None:
    builder = Builder().house(1, 3, ("fan",)).guards().hand(B, 5).last_turn()
    table = builder.table().do("strength 1", "play 5", "token minamoto-8").settle()
    assert table.look().houses[0].sentry >= 0
    conservation.check(table.state)


@pytest.mark.rule("R12.5", "R5.42")
def test_without_treasure_a_cleared_house_stays_empty() -> None:
    builder = Builder().house(1, 3, ("fan",)).bag().no_spent().hand(A, 5).order(B, A).last_turn()
    table = builder.table().do("strength 1", "play 5", "token minamoto-8").settle()
    assert table.look().houses[0].plain == kinds()
    assert "strength 1" not in table.legal()
    table.finish_round()
    conservation.check(table.state)


@pytest.mark.rule("R12.6")
def test_palace_and_pavilion_are_filled_up_to_four() -> None:
    table = Builder().palace("taira-61").pavilion().last_turn().table().do("strength 5", "give up").settle()
    assert (len(table.look().palace), len(table.look().pavilion)) == (4, 4)


@pytest.mark.rule("R12.7")
def test_when_a_stack_runs_out_the_offer_stays_short() -> None:
    builder = Builder().palace("taira-61").no_envoys_left().pavilion("elites-fan").no_rumors_left()
    table = builder.sensei("choho").no_skills_left().last_turn().table().do("strength 5", "give up").settle()
    view = table.look()
    assert (len(view.palace), len(view.pavilion), sum(view.sensei), view.round) == (1, 1, 0, 2)


@pytest.mark.rule("R12.8")
@pytest.mark.parametrize(("number", "scores"), [(2, False), (3, True), (4, False), (5, True), (6, False)])
def test_after_rounds_three_and_five_the_scoring_phase_follows(number: int, scores: bool) -> None:
    table = scored(Builder(), number)
    assert (len(table.told(events.ScoringBegun)) == 1) == scores
    assert table.look().round == number + 1


@pytest.mark.rule("R12.9")
def test_after_round_seven_only_the_pavilion_is_filled() -> None:
    builder = Builder().palace("taira-61").pavilion("elites-fan").house(1, 3, ("fan",)).hand(B, 5).round(7).last_turn()
    table = builder.table().do("strength 1", "play 5", "token minamoto-8").settle()
    view = table.look()
    assert (table.actor, len(view.palace), len(view.pavilion)) == (NOBODY, 1, 4)
    assert view.houses[0].plain == kinds()


@pytest.mark.rule("R13.1", "R13.5")
def test_the_most_and_the_second_most_envoys_are_rewarded() -> None:
    table = scored(
        Builder(3).envoys(A, "taira-20").envoys(B, "taira-61", "taira-53").envoys(C, "taira-28", "taira-38", "taira-47")
    )
    assert (table.actor, table.decision) == (C, "ChoosingReward")
    table.do("take honor")
    assert table.actor == B
    table.do(table.legal()[0])
    assert (table.decision, table.look().seats[A].rumors) == ("OfferingRumors", [])


@pytest.mark.rule("R13.2")
def test_disguises_are_declared_in_the_new_turn_order_for_masked_envoys() -> None:
    builder = Builder().knows(A, "hensojutsu-snake").knows(B, "hensojutsu-tiger")
    builder.envoys(A, "taira-28", "taira-61").envoys(B, "taira-20", "minamoto-26").round(5).last_turn()
    table = builder.table().do("dojo", *["blind"] * 4).settle()
    assert (table.actor, table.decision) == (B, "Disguising")
    assert table.legal() == ["no disguise", "disguise taira-20", "disguise minamoto-26"]
    table.do("disguise taira-20")
    assert table.actor == A
    assert table.legal() == ["no disguise", "disguise taira-28"]
    with pytest.raises(IllegalAction, match=r"no envoy to disguise.*R13\.2"):
        table.do("disguise taira-61")
    table.do("disguise taira-28", "take honor", "take honor").settle()
    while table.decision == "ChoosingReward":
        table.do(table.legal()[0]).settle()
    assert [seat.disguised for seat in table.look().seats] == [[], []]


@pytest.mark.rule("R13.2")
def test_a_disguise_can_decide_a_clan() -> None:
    def first(declare: str) -> Seat:
        builder = Builder().knows(B, "hensojutsu-snake").envoys(A, "taira-61").envoys(B, "taira-20")
        return scored(builder, 5).do(declare).actor

    assert first("no disguise") == A
    assert first("disguise taira-20") == B


@pytest.mark.rule("R13.3")
def test_several_disguises_go_on_different_envoys() -> None:
    builder = Builder().knows(A, "hensojutsu-snake", "hensojutsu-tiger").envoys(A, "taira-20", "taira-28", "minamoto-21")
    table = scored(builder, 5).do("disguise taira-28")
    assert table.legal() == ["no disguise", "disguise taira-20", "disguise minamoto-21"]
    table.do("disguise taira-20")
    assert table.decision == "ChoosingReward"


@pytest.mark.rule("R13.4")
def test_one_may_declare_fewer_disguises_or_none() -> None:
    builder = Builder().knows(A, "hensojutsu-snake", "hensojutsu-tiger").envoys(A, "taira-20", "taira-28")
    assert scored(builder, 5).do("disguise taira-28", "no disguise").decision == "ChoosingReward"


@pytest.mark.rule("R13.6", "R13.7")
def test_a_tie_goes_to_the_oldest_envoy_of_the_clan() -> None:
    builder = Builder().envoys(A, "taira-53", "taira-20", "minamoto-62").envoys(B, "taira-28", "taira-61")
    assert scored(builder).actor == B
    box = components(builder.game)
    assert len(set(box.envoy_ages)) == 21


@pytest.mark.rule("R13.8", "R13.9")
@pytest.mark.parametrize(
    ("number", "clans"),
    [
        (3, ["goshirakawa", "taira", "minamoto"]),
        (5, ["taira", "minamoto", "goshirakawa"]),
        (7, ["minamoto", "goshirakawa", "taira"]),
    ],
)
def test_the_clans_reward_in_the_order_of_the_round_first_places_first(number: int, clans: list[str]) -> None:
    builder = (
        Builder().envoys(A, "taira-61", "minamoto-62", "goshirakawa-60").envoys(B, "taira-20", "minamoto-21", "goshirakawa-22")
    )
    table = scored(builder, number)
    for _ in range(3):
        assert table.actor == A
        table.do("take honor")
    assert [event["clan"] for event in table.told(events.ClanHonorScored)] == clans
    assert table.actor == B


@pytest.mark.rule("R13.10", "R13.12")
def test_the_first_place_chooses_and_the_second_gets_what_is_left() -> None:
    builder = (
        Builder()
        .envoys(A, "goshirakawa-60")
        .envoys(B, "goshirakawa-22")
        .pavilion("elites-fan", "rumors-fan", "envoys-fan", "skills-fan")
    )
    table = scored(builder)
    rumors = [f"take rumor {kind}-fan" for kind in ("elites", "rumors", "envoys", "skills")]
    assert (table.actor, table.legal()) == (A, ["take honor", *rumors])
    honor = scored(builder).do("take honor")
    assert (honor.honor(A), honor.actor, honor.legal()) == (6, B, rumors)
    with pytest.raises(IllegalAction, match=r"R13\.10"):
        honor.do("take honor")
    table.do("take rumor rumors-fan")
    assert (table.honor(A), table.honor(B)) == (0, 6)
    assert len(table.look().seats[A].rumors) == 1


@pytest.mark.rule("R13.11")
def test_a_rumor_won_costs_and_scores_nothing() -> None:
    table = scored(Builder().envoys(A, "goshirakawa-60").owns(A, "fan")).do("take rumor elites-fan")
    assert (table.honor(A), table.treasures(A)) == (0, kinds("fan"))


@pytest.mark.rule("R13.13")
def test_without_an_envoy_there_is_nothing_and_alone_one_takes_one_reward() -> None:
    table = scored(Builder().envoys(A, "goshirakawa-60")).do("take honor").settle()
    assert (table.decision, table.honor(A), table.honor(B)) == ("Placing", 6, 0)
    assert [seat.rumors for seat in table.look().seats] == [[], []]
    assert scored(Builder()).decision == "Placing"


@pytest.mark.rule("R13.14")
def test_a_clan_without_houses_offers_no_honor_or_the_rumor() -> None:
    builder = Builder().envoys(A, "goshirakawa-60").house(5, 5, token="taira-8")
    table = scored(builder)
    assert table.legal()[0] == "take honor"
    assert len(table.legal()) == 5
    assert table.do("take honor").honor(A) == 0


@pytest.mark.rule("R13.15")
def test_with_no_rumor_left_the_first_takes_the_honor_and_the_second_nothing() -> None:
    builder = Builder(3).envoys(A, "goshirakawa-60").envoys(B, "goshirakawa-22").pavilion().no_rumors_left()
    table = scored(builder)
    assert (table.actor, table.legal()) == (A, ["take honor"])
    table.do("take honor").settle()
    assert (table.decision, table.honor(B)) == ("Placing", 0)


@pytest.mark.rule("R13.16")
def test_after_the_scoring_phase_the_pavilion_is_filled_up_again() -> None:
    table = scored(Builder().envoys(A, "goshirakawa-60")).do("take rumor elites-fan")
    assert (table.decision, len(table.look().pavilion)) == ("OfferingRumors", 3)
    assert len(table.settle().look().pavilion) == 4


@pytest.mark.rule("R14.1")
def test_rumors_treasures_and_elites_score_at_the_end() -> None:
    builder = Builder().rumors(A, "elites-fan").elites(A, "5/1", "4/2").owns(A, "gold", "fan").honor(A, 10)
    table = ended(builder.round(7).last_turn().table())
    assert [event["honor"] for event in table.told(events.RumorsScored)] == [2, 0]
    assert [event["honor"] for event in table.told(events.TreasuresScored)] == [2, 0]
    assert [event["honor"] for event in table.told(events.ElitesScored)] == [3, 0]
    assert outcome(table).scores == [17, 0]


@pytest.mark.rule("R14.2")
def test_the_kinds_count_elites_rumors_envoys_and_skills() -> None:
    assert bonus(Builder().rumors(A, "elites-fan").elites(A, "3/1", "3/1"))[A] == 2 + 2
    assert bonus(Builder().rumors(A, "rumors-fan", "elites-fan", "skills-fan"))[A] == 3
    assert bonus(Builder().rumors(A, "skills-fan").knows(A, "choho", "kenjutsu"))[A] == 2
    lonely = Builder().house(5, 5, token="minamoto-8").rumors(A, "envoys-fan").envoys(A, "goshirakawa-60", "goshirakawa-22")
    assert bonus(lonely)[A] == 2


@pytest.mark.rule("R14.3", "R14.4", "R14.5")
@pytest.mark.parametrize(("number", "multiplied"), [(1, 1), (2, 2), (3, 4), (4, 5), (5, 6), (6, 8)])
def test_sets_multiply_by_one_two_four_and_the_fourth_starts_a_new_set(number: int, multiplied: int) -> None:
    cards = [f"skills-{price}" for price in ("fan", "scroll", "vase", "jade", "any", "any-any")][:number]
    assert bonus(Builder().rumors(A, *cards).knows(A, "choho", "kenjutsu", "boryaku"))[A] == 3 * multiplied


@pytest.mark.rule("R14.5")
def test_a_rumor_about_rumors_counts_itself() -> None:
    assert bonus(Builder().rumors(A, "rumors-fan"))[A] == 1


@pytest.mark.rule("R14.6")
def test_dishonorable_opponents_are_worth_less_the_more_players_have_them() -> None:
    alone = Builder(3).rumors(A, "rivals-fan", "rivals-jade")
    assert bonus(alone) == [12, 0, 0]
    two = Builder(3).rumors(A, "rivals-fan", "rivals-jade").rumors(B, "rivals-vase")
    assert bonus(two) == [8, 4, 0]
    three = Builder(3).rumors(A, "rivals-fan", "rivals-jade").rumors(B, "rivals-vase").rumors(C, "rivals-any")
    assert bonus(three) == [4, 2, 2]


@pytest.mark.rule("R14.7")
def test_every_treasure_left_is_worth_one() -> None:
    assert bonus(Builder().owns(A, "gold", "fan", "jade"))[A] == 3


@pytest.mark.rule("R14.8")
def test_every_beaten_elite_is_worth_what_its_card_says() -> None:
    assert bonus(Builder().elites(A, "4/2", "5/1", "3+5"))[A] == 1 + 2 + 2


@pytest.mark.rule("R15.1")
def test_the_most_honor_wins() -> None:
    result = final(Builder(3).honor(A, 5).honor(B, 9).honor(C, 5))
    assert (result.scores, result.ranks, result.reason) == ([5, 9, 5], [2, 1, 2], "most honor")


@pytest.mark.rule("R15.2")
def test_a_tie_goes_to_more_envoys() -> None:
    builder = Builder(3).house(5, 5, token="minamoto-8").honor(A, 9).honor(B, 9)
    builder.envoys(A, "goshirakawa-60").envoys(B, "goshirakawa-22", "goshirakawa-27").pavilion().no_rumors_left()
    result = final(builder.honor(C, -999))
    assert (result.scores[:2], result.ranks[:2], result.reason) == ([9, 9], [2, 1], "most envoys of those tied")


@pytest.mark.rule("R15.3")
def test_then_it_goes_to_the_oldest_envoy() -> None:
    builder = Builder(3).house(5, 5, token="minamoto-8").honor(A, 9).honor(B, 9)
    builder.envoys(A, "goshirakawa-60").envoys(B, "goshirakawa-22").pavilion().no_rumors_left()
    result = final(builder.honor(C, -999))
    assert (result.scores[:2], result.ranks[:2], result.reason) == ([9, 9], [1, 2], "oldest envoy of those tied")


@pytest.mark.rule("R15.4")
def test_tied_players_without_envoys_share_the_win() -> None:
    result = final(Builder(3).honor(A, 9).honor(B, 9))
    assert (result.ranks, result.reason) == ([1, 1, 3], "shared")
    assert result.winners() == [A, B]
