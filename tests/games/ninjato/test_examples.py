"""The examples printed in the rulebook."""

import pytest

from chabudai.core import Seat
from chabudai.games.ninjato.knowledge import raid_events
from tests.games.ninjato.builder import A, B, Builder, C, D, Table, components, ended, kinds

TOM, MIKE, EVE, BRANDON = Seat(0), Seat(1), Seat(2), Seat(3)


@pytest.mark.rule("E1")
def test_mike_on_top_of_brandon_goes_first() -> None:
    table = Builder(4).order(TOM, MIKE, EVE, BRANDON).table()
    visits = [BRANDON, MIKE]
    for _ in range(12):
        if visits and table.settle().actor == visits[0]:
            visits.pop(0)
            table.do("dojo", *["blind"] * 4)
        else:
            table.do("stealth 1", "give up")
    table.settle()
    assert table.look().order == [MIKE, BRANDON, TOM, EVE]


def stealth_raid() -> Table:
    """A good hand for stealth against a sentry of 5 before scroll, vase and gold."""
    table = Builder().house(1, 5, ("scroll", "vase", "gold")).hand(A, 4, 1, 3, 2).table().do("stealth 1", "play 4")
    assert table.look().raid.plain == kinds("scroll")
    return table.do("banzai", "guard 1", "play 1", "kick -1")


@pytest.mark.rule("E2")
def test_the_stealth_raid_with_a_kicker() -> None:
    table = stealth_raid()
    assert table.look().raid.plain == kinds("scroll", "vase")
    assert table.look().houses[0].sentry == 4


@pytest.mark.rule("E3")
def test_the_alarm_turns_the_gold_red_and_the_raider_leaves() -> None:
    table = stealth_raid().do("banzai", "guard 3!", "treasure jade")
    house = table.look().houses[0]
    assert (house.plain, house.red) == (kinds("jade"), kinds("gold"))
    table.do("play 2", "leave", "treasure fan")
    assert table.treasures(A) == kinds("scroll", "vase", "jade")
    house = table.look().houses[0]
    assert (house.plain, house.red, house.sentry) == (kinds("fan"), kinds("gold"), 4)


@pytest.mark.rule("E4")
def test_kenjutsu_is_paid_with_a_five_and_later_tiger_skills_are_free() -> None:
    table = Builder().sensei("kenjutsu", "kayakujutsu").hand(A, 5, 1).table().do("learn kenjutsu")
    assert table.look(A).hand == [1, 0, 0, 0, 0]
    table.do("strength 5", "give up").settle()
    assert table.do("learn kayakujutsu").look(A).hand == [1, 0, 0, 0, 0]


@pytest.mark.rule("E5")
def test_intonjutsu_beats_the_sentry_and_boryaku_the_tsuba() -> None:
    builder = Builder().house(1, 2, ("fan",), ("jade", "gold")).hand(A, 5).knows(A, "intonjutsu", "boryaku")
    table = builder.table().do("stealth 1", "play 5", "intonjutsu", "banzai", "elite 5/3")
    assert table.look().raid.target == 3
    table.do("boryaku 2")
    assert table.told(raid_events.EliteKept)[0]["elite"] == "5/3"
    assert sum(table.look().seats[A].elites) == 1


@pytest.mark.rule("E6")
def test_choho_saves_the_jade_after_a_failure() -> None:
    builder = Builder().house(1, 3, ("fan", "fan"), ("jade",)).hand(A, 5, 5, 4).knows(A, "choho")
    table = builder.table().do("strength 1", "play 5", "banzai", "guard 1", "play 5", "banzai", "elite 3+3")
    table.do("play 4")
    assert table.legal() == ["choho fan jade!", "give up"]
    table.do("give up", "choho fan jade!")
    assert table.look().houses[0].red == kinds("fan")
    table.do("keep jade")
    assert table.treasures(A) == kinds("jade")


@pytest.mark.rule("E7")
def test_seishin_teki_turns_strength_to_stealth_and_a_three_wins() -> None:
    table = Builder().house(1, 2).hand(A, 4, 3).knows(A, "seishin-teki").table().do("strength 1", "play 4", "banzai", "guard 5")
    assert table.legal() == ["seishin-teki", "give up"]
    assert table.do("seishin-teki", "play 3").decision == "CallingBanzai"


def payment(envoy: str, *treasures: str) -> list[str]:
    return Builder().palace(envoy).owns(A, *treasures).table().do(f"bribe {envoy}").legal()


@pytest.mark.rule("E8")
def test_fan_and_jade_score_seven() -> None:
    assert payment("minamoto-54", "fan", "jade") == ["pay 1 fan 1 jade for 7"]


@pytest.mark.rule("E9")
def test_one_and_three_score_19_8_or_15() -> None:
    assert payment("taira-33", "vase", "jade", "jade", "jade") == ["pay 1 vase 3 jade for 19"]
    assert payment("taira-33", "fan", "fan", "fan", "fan") == ["pay 4 fan for 8"]
    assert payment("taira-33", "scroll", "vase", "vase", "vase") == ["pay 1 scroll 3 vase for 15"]


@pytest.mark.rule("E10")
def test_a_gold_that_must_be_a_vase_scores_14() -> None:
    assert payment("taira-33", "fan", "vase", "vase", "gold") == ["pay 1 fan 2 vase 1 gold for 14"]


@pytest.mark.rule("E11")
def test_two_envoys_one_disguised_are_three_influence() -> None:
    builder = Builder().knows(A, "hensojutsu-crane").envoys(A, "goshirakawa-27", "goshirakawa-40")
    builder.envoys(B, "goshirakawa-60", "goshirakawa-52")
    table = builder.round(5).last_turn().table().do("strength 5", "give up").settle()
    assert table.do("disguise goshirakawa-27").actor == A, "three against two, though the other has the older envoys"


@pytest.mark.rule("E12")
def test_the_scoring_of_round_five() -> None:
    builder = Builder(4).house(1, 1, token="taira-8").house(2, 2, token="taira-6").house(3, 3).house(5, 5)
    builder.house(4, 4, token="goshirakawa-2")
    builder.envoys(A, "taira-61").envoys(B, "minamoto-62").envoys(C, "goshirakawa-60")
    builder.envoys(D, "taira-20", "minamoto-21", "goshirakawa-22")
    builder.envoys(A, "taira-53").envoys(B, "minamoto-54").envoys(C, "goshirakawa-52")
    table = builder.round(5).last_turn().table().do("strength 5", "give up").settle()
    table.do("take honor")
    rumor = table.legal()[1]
    table.do(rumor, "take honor")
    assert [table.honor(seat) for seat in (A, B, C, D)] == [14, 0, 8, 0]
    assert table.actor == D
    table.do(table.legal()[0])
    assert table.honor(D) == 2
    table.do(table.legal()[0]).settle()
    assert [len(seat.rumors) for seat in table.look().seats] == [0, 1, 0, 2]


@pytest.mark.rule("E13")
def test_rumors_about_four_skills_score_8_or_16() -> None:
    def bonus(*cards: str) -> int:
        builder = Builder().rumors(A, *cards).knows(A, "choho", "kenjutsu", "boryaku", "taijutsu")
        result = ended(builder.round(7).last_turn().table()).state.outcome()
        assert result is not None
        return result.scores[A]

    assert bonus("skills-fan", "skills-any") == 8
    assert bonus("skills-fan", "skills-any", "skills-jade") == 16


@pytest.mark.rule("E14")
def test_three_rumors_about_rumors_and_two_others_score_20() -> None:
    builder = Builder().rumors(A, "rumors-fan", "rumors-any", "rumors-jade", "elites-fan", "skills-any")
    result = ended(builder.round(7).last_turn().table()).state.outcome()
    assert result is not None
    assert result.scores[A] == 20


@pytest.mark.rule("E15")
def test_dishonorable_opponents_score_8_and_4_or_12_alone() -> None:
    def scores(*other: str) -> list[int]:
        builder = Builder().rumors(A, "rivals-fan", "rivals-any").rumors(B, *other)
        result = ended(builder.round(7).last_turn().table()).state.outcome()
        assert result is not None
        return result.scores

    assert scores("rivals-jade") == [8, 4]
    assert scores() == [12, 0]


@pytest.mark.rule("E16")
def test_two_elites_score_three() -> None:
    builder = Builder().elites(A, "4/2", "5/1")
    result = ended(builder.round(7).last_turn().table()).state.outcome()
    assert result is not None
    assert result.scores[A] == 3
    assert components(builder.game).elite_honor[:2] == [1, 2]
