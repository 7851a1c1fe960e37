"""Ninjato, rule by rule: the clan houses and changing clan control (R5, R6)."""

import pytest

from chabudai.core import IllegalAction
from chabudai.games.ninjato.knowledge import raid_events
from tests.games.ninjato import conservation
from tests.games.ninjato.builder import A, B, Builder, Table, kinds


def raid(side: str, sentry: int, *hand: int, skills: tuple[str, ...] = ()) -> Table:
    """Seat A before the sentry of house 1."""
    return Builder().house(1, sentry).hand(A, *hand).knows(A, *skills).table().do(f"{side} 1")


def deep(side: str, red: tuple[str, ...], *hand: int, skills: tuple[str, ...] = (), used: tuple[str, ...] = ()) -> Table:
    """Seat A has beaten the sentry and only red treasures are left in house 1; a 5 or a 1 was spent for it."""
    key = 5 if side == "strength" else 1
    builder = Builder().house(1, 3, ("fan",), red).hand(A, key, *hand).knows(A, *skills, used=used)
    return builder.table().do(f"{side} 1", f"play {key}")


@pytest.mark.rule("R5.1")
def test_a_raid_starts_on_the_strength_or_the_stealth_side() -> None:
    assert not raid("strength", 3, 4).look().raid.by_stealth
    assert raid("stealth", 3, 2).look().raid.by_stealth


@pytest.mark.rule("R5.2")
def test_the_sentry_is_the_first_guard() -> None:
    table = raid("strength", 2, 5)
    assert (table.decision, table.look().raid.target, table.look().raid.foe_is) == ("Fighting", 2, 0)
    table.do("play 5", "banzai")
    assert table.decision == "TurningGuard"


@pytest.mark.rule("R5.3", "R5.5")
def test_strength_must_be_higher() -> None:
    assert raid("strength", 4, 1, 2, 4, 5).legal() == ["play 5", "give up"]


@pytest.mark.rule("R5.4", "R5.5")
def test_stealth_must_be_lower() -> None:
    assert raid("stealth", 2, 1, 2, 4, 5).legal() == ["play 1", "give up"]


@pytest.mark.rule("R5.6", "R5.7")
def test_each_guard_beaten_brings_the_cheapest_plain_treasure_then_the_cheapest_red_one() -> None:
    builder = Builder().house(1, 1, ("jade", "fan"), ("gold", "scroll")).hand(A, 5, 5, 5, 5)
    table = builder.table().do("strength 1")
    for guard in ("guard 1", "elite 4/2", "elite 4/2"):
        table.do("play 5", "banzai", guard)
    table.do("play 5")
    won = [event["treasure"] for event in table.told(raid_events.TreasureWon)]
    assert won == ["fan", "jade", "scroll", "gold"]


@pytest.mark.rule("R5.8")
def test_gold_is_the_most_valuable_in_a_house() -> None:
    table = Builder().house(1, 1, ("gold", "jade", "fan")).hand(A, 5, 5).table()
    table.do("strength 1", "play 5", "banzai", "guard 2", "play 5")
    assert table.look().houses[0].plain == kinds("gold")


@pytest.mark.rule("R5.9")
def test_after_each_guard_one_leaves_or_calls_banzai() -> None:
    table = raid("strength", 3, 5).do("play 5")
    assert (table.decision, table.legal()) == ("CallingBanzai", ["banzai", "leave"])
    with pytest.raises(IllegalAction, match=r"must leave or call banzai \(R5\.9\)"):
        table.do("give up")


@pytest.mark.rule("R5.10")
def test_a_three_may_be_an_ordinary_card() -> None:
    assert raid("strength", 2, 3).do("play 3").decision == "CallingBanzai"


@pytest.mark.rule("R5.11")
@pytest.mark.parametrize(("side", "sentry", "kick"), [("strength", 4, "kick +1"), ("stealth", 4, "kick -1")])
def test_a_three_may_be_added_as_plus_or_minus_one(side: str, sentry: int, kick: str) -> None:
    table = raid(side, sentry, 4, 3).do("play 4")
    assert table.legal() == [kick, "give up"]
    assert table.do(kick).decision == "CallingBanzai"


@pytest.mark.rule("R5.12")
def test_several_kickers_may_go_on_one_card() -> None:
    table = raid("stealth", 2, 4, 3, 3, 3).do("play 4", "kick -1", "kick -1")
    assert table.decision == "Striking"
    assert table.do("kick -1").decision == "CallingBanzai"
    assert table.look().seats[A].hand_size == 0


@pytest.mark.rule("R5.13")
def test_kickers_may_go_on_a_three_and_on_boryaku_with_skills_beside_them() -> None:
    assert raid("strength", 4, 3, 3, 3).do("play 3", "kick +1", "kick +1").decision == "CallingBanzai"
    table = raid("strength", 5, 3, skills=("boryaku", "taijutsu")).do("boryaku 4", "kick +1", "taijutsu +1")
    assert table.decision == "CallingBanzai"


@pytest.mark.rule("R5.14")
def test_the_result_is_not_clamped_and_the_base_comes_first() -> None:
    table = raid("stealth", 1, 1, 3, skills=("shinobi-iri",)).do("play 1", "shinobi-iri")
    assert table.told(raid_events.SkillUsed)[0]["value"] == -1
    assert table.decision == "CallingBanzai"
    table = raid("strength", 5, 1, 3, 3, skills=("kenjutsu", "kayakujutsu", "taijutsu"))
    table.do("play 1", "kick +1")
    assert "kenjutsu" not in table.legal(), "something was added, so the base is settled"


@pytest.mark.rule("R5.15")
def test_a_fight_is_won_the_moment_the_value_beats_the_guard() -> None:
    table = raid("strength", 4, 4, 3, 3).do("play 4", "kick +1")
    assert table.decision == "CallingBanzai"
    assert table.look(A).hand == [0, 0, 1, 0, 0]


@pytest.mark.rule("R5.16")
def test_only_what_can_still_win_is_offered() -> None:
    assert raid("strength", 5, 4, 3, 1).legal() == ["give up"]
    assert raid("strength", 5, 4, 3, 3, 1).legal() == ["play 4", "give up"]
    table = raid("strength", 5, 4, 3, 3, 3, 3, skills=("shinobi-iri",)).do("play 4")
    assert table.legal() == ["kick +1", "kick -1", "shinobi-iri", "give up"]
    table.do("kick -1")
    assert table.legal() == ["kick +1", "give up"], "three kickers are left and all are needed"
    with pytest.raises(IllegalAction, match=r"R5\.16"):
        table.do("kick -1")


@pytest.mark.rule("R5.16")
def test_skills_count_for_what_can_still_win() -> None:
    assert raid("strength", 5, 1, skills=("kenjutsu",)).legal() == ["play 1", "give up"]
    assert raid("stealth", 1, 5, skills=("intonjutsu",)).legal() == ["play 5", "give up"]
    assert raid("strength", 5, 4, skills=("kayakujutsu",)).legal() == ["play 4", "give up"]
    assert raid("strength", 5, 2, skills=("kayakujutsu", "kuji-in")).legal() == ["play 2", "give up"]
    assert raid("strength", 5, 1, skills=("kayakujutsu", "kuji-in")).legal() == ["give up"]


@pytest.mark.rule("R5.17")
def test_banzai_turns_up_a_regular_guard_for_plain_treasure() -> None:
    table = raid("strength", 3, 5).do("play 5", "banzai")
    assert table.decision == "TurningGuard"
    assert all(text.startswith("guard ") for text in table.legal())


@pytest.mark.rule("R5.18")
def test_banzai_turns_up_an_elite_for_red_treasure() -> None:
    table = deep("strength", ("jade",)).do("banzai")
    assert table.decision == "TurningElite"
    assert all(text.startswith("elite ") for text in table.legal())


@pytest.mark.rule("R5.19", "R5.24", "R5.35", "R5.36")
def test_who_leaves_takes_all_and_the_house_gains_a_treasure_and_may_be_raided_again() -> None:
    table = raid("strength", 3, 5, 5).do("play 5", "banzai", "guard 1", "play 5", "leave")
    assert table.treasures(A) == kinds("fan", "scroll")
    assert table.decision == "RestoringHouse"
    table.do("treasure gold")
    house = table.look().houses[0]
    assert (house.plain, house.red, house.sentry) == (kinds("vase", "gold"), kinds(), 2)
    assert (table.actor, "stealth 1" in table.legal()) == (B, True)


@pytest.mark.rule("R5.20", "R5.21")
def test_who_fails_keeps_one_treasure_of_choice_and_the_others_are_discarded() -> None:
    table = raid("strength", 3, 5, 5).do("play 5", "banzai", "guard 1", "play 5", "banzai", "guard 5", "give up")
    assert table.legal() == ["keep fan", "keep scroll"]
    table.do("keep scroll")
    assert table.treasures(A) == kinds("scroll")
    assert table.look().piles.spent == kinds("fan")
    with pytest.raises(IllegalAction):
        table.do("keep fan")


@pytest.mark.rule("R5.22")
def test_giving_up_is_allowed_at_any_guard_and_what_was_played_stays_played() -> None:
    table = raid("strength", 4, 4, 3, 5)
    assert "give up" in table.legal()
    table.do("play 4", "give up")
    assert table.look(A).hand == [0, 0, 1, 0, 1]
    assert table.look().piles.discards == [0, 0, 0, 1, 0]


@pytest.mark.rule("R5.23")
def test_a_sentry_not_beaten_is_a_failure_with_nothing_won() -> None:
    table = raid("strength", 5).do("give up", "treasure jade")
    assert table.treasures(A) == kinds()
    assert table.look().houses[0].plain == kinds("fan", "scroll", "vase", "jade")
    assert table.actor == B


@pytest.mark.rule("R5.25", "R5.26", "R5.27")
def test_an_alarm_adds_a_treasure_and_turns_the_dearest_plain_one_red_before_the_fight() -> None:
    table = raid("strength", 3, 5, 5).do("play 5", "banzai", "guard 2!")
    assert table.decision == "AnsweringAlarm"
    table.do("treasure scroll")
    house = table.look().houses[0]
    assert (house.plain, house.red) == (kinds("scroll", "scroll"), kinds("vase"))
    assert table.decision == "Fighting"


@pytest.mark.rule("R5.27", "R5.42")
def test_with_an_empty_bag_an_alarm_leaves_one_plain_treasure() -> None:
    builder = Builder().house(1, 3, ("fan", "vase")).bag().no_spent().hand(A, 5, 5)
    table = builder.table().do("strength 1", "play 5", "banzai", "guard 2!")
    assert table.look().houses[0].plain == kinds("vase")
    assert table.do("play 5").decision == "ReplacingToken"
    builder = Builder().house(1, 3, ("fan", "vase", "jade")).bag().no_spent().hand(A, 5, 5)
    table = builder.table().do("strength 1", "play 5", "banzai", "guard 2!")
    house = table.look().houses[0]
    assert (house.plain, house.red) == (kinds("vase"), kinds("jade"))


@pytest.mark.rule("R5.28")
def test_a_sentrys_alarm_is_ignored() -> None:
    table = Builder().house(1, 3, alarm=True).hand(A, 5).table().do("strength 1")
    assert table.decision == "Fighting"
    assert table.do("play 5").look().houses[0].red == kinds()


@pytest.mark.rule("R5.29")
def test_several_alarms_may_be_raised_in_one_raid() -> None:
    table = raid("strength", 3, 5, 5, 5).do("play 5", "banzai", "guard 1!", "treasure fan", "play 5")
    table.do("banzai", "guard 1!", "treasure fan")
    assert len(table.told(raid_events.AlarmRaised)) == 2
    assert sum(table.look().houses[0].red) == 2


@pytest.mark.rule("R5.30")
@pytest.mark.parametrize(("side", "value"), [("strength", 5), ("stealth", 1)])
def test_an_elite_may_have_two_values(side: str, value: int) -> None:
    assert deep(side, ("jade",)).do("banzai", "elite 5/1").look().raid.target == value


@pytest.mark.rule("R5.31", "R5.32")
@pytest.mark.parametrize(("first", "second"), [(3, 5), (5, 3)])
def test_two_guards_are_two_fights_in_the_order_the_raider_likes(first: int, second: int) -> None:
    table = deep("strength", ("jade",), 4, 5, 3).do("banzai", "elite 3+5")
    assert table.legal() == ["give up", "face 3", "face 5"]
    cards = {3: ["play 4"], 5: ["play 5", "kick +1"]}
    table.do(f"face {first}", *cards[first])
    assert (table.decision, table.look().raid.target) == ("Fighting", second)
    table.do(*cards[second])
    view = table.look()
    assert (table.decision, sum(view.seats[A].elites), view.seats[A].treasures) == ("ReplacingToken", 1, kinds("fan", "jade"))


@pytest.mark.rule("R5.32")
def test_of_two_equal_guards_none_is_to_be_chosen_and_one_alone_is_not_enough() -> None:
    table = deep("strength", ("jade",), 4).do("banzai", "elite 3+3")
    assert table.legal() == ["play 4", "give up"]
    table.do("play 4")
    assert table.legal() == ["give up"]
    table.do("give up", "keep fan")
    view = table.look()
    assert (sum(view.seats[A].elites), sum(view.piles.elite_discards)) == (0, 1)
    with pytest.raises(IllegalAction, match=r"must choose guard \(R5\.32\)"):
        deep("strength", ("jade",), 4).do("banzai", "elite 3+5", "play 4")


@pytest.mark.rule("R5.33", "R5.34")
def test_with_the_last_treasure_the_raid_succeeds_at_once() -> None:
    table = Builder().house(1, 3, ("fan",)).hand(A, 5).table().do("strength 1", "play 5")
    assert (table.decision, table.treasures(A)) == ("ReplacingToken", kinds("fan"))
    assert table.look().piles.guard_discards[2] == 1
    assert table.look().houses[0].sentry == -1


@pytest.mark.rule("R5.37")
def test_red_treasures_left_behind_stay_red() -> None:
    table = deep("strength", ("jade", "gold")).do("leave", "treasure fan")
    house = table.look().houses[0]
    assert (house.plain, house.red) == (kinds("fan"), kinds("jade", "gold"))


@pytest.mark.rule("R5.38")
def test_guards_are_discarded_and_beaten_elites_kept() -> None:
    table = raid("strength", 3, 5, 5).do("play 5", "banzai", "guard 1", "play 5")
    assert table.look().piles.guard_discards[0] == 1
    table = deep("strength", ("jade", "gold"), 5).do("banzai", "elite 4/2", "play 5")
    assert table.look().seats[A].elites[0] == 1


@pytest.mark.rule("R5.39")
def test_beaten_elites_are_kept_even_if_the_raid_fails_later() -> None:
    table = deep("strength", ("jade", "gold"), 5).do(
        "banzai", "elite 4/2", "play 5", "banzai", "elite 5/1", "give up", "keep jade"
    )
    view = table.look()
    assert (view.seats[A].elites[0], sum(view.piles.elite_discards)) == (1, 1)


@pytest.mark.rule("R5.40")
def test_guards_and_elites_that_have_run_out_are_shuffled_anew() -> None:
    table = Builder().house(1, 3).guards().hand(A, 5).table().do("strength 1", "play 5", "banzai")
    assert sum(table.look().piles.guards) == 35
    builder = Builder().house(1, 3, ("fan",), ("jade",)).elite_pile().hand(A, 5)
    table = builder.table().do("strength 1", "play 5", "banzai")
    assert (table.decision, sum(table.look().piles.elites)) == ("TurningElite", 20)


@pytest.mark.rule("R5.41")
def test_without_any_elite_a_regular_guard_stands_in_and_his_alarm_is_ignored() -> None:
    builder = Builder().house(1, 3, ("fan",), ("jade",)).elite_pile(discards=False).hand(A, 5, 5)
    table = builder.table().do("strength 1", "play 5", "banzai", "guard 2!")
    assert table.decision == "Fighting"
    assert table.do("play 5").decision == "ReplacingToken"


@pytest.mark.rule("R5.42")
def test_without_any_treasure_nothing_is_added() -> None:
    table = Builder().bag().no_spent().table().do("strength 1", "give up")
    assert table.look().houses[0].plain == kinds("fan", "scroll", "vase")
    assert table.actor == B


@pytest.mark.rule("R6.1", "R6.2")
def test_a_cleared_house_gets_any_free_token_of_another_clan() -> None:
    table = Builder().house(1, 3, ("fan",)).hand(A, 5).table().do("strength 1", "play 5")
    names = [text.removeprefix("token ") for text in table.legal()]
    assert names == [
        *["minamoto-5", "minamoto-6", "minamoto-8"],
        *["goshirakawa-2", "goshirakawa-4", "goshirakawa-5", "goshirakawa-8"],
    ]
    with pytest.raises(IllegalAction, match=r"R6\.2"):
        table.do("token taira-8")
    table.do("token goshirakawa-8")
    view = table.look()
    assert view.token_names[view.houses[0].token] == "goshirakawa-8"
    assert "taira-2" in [view.token_names[token] for token in view.piles.tokens]
    conservation.check(table.state)


@pytest.mark.rule("R6.3")
def test_nobody_may_place_at_a_cleared_house_until_the_round_ends() -> None:
    table = Builder().house(1, 3, ("fan",)).hand(A, 5).table().do("strength 1", "play 5", "token minamoto-8")
    assert [text for text in table.legal() if text.endswith(" 1")] == []
    with pytest.raises(IllegalAction, match=r"house empty \(R6\.3\)"):
        table.do("stealth 1")
    table.finish_round()
    assert "stealth 1" in table.legal()
