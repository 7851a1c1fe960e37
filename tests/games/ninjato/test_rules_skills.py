"""Ninjato, rule by rule: the sensei and the skills (R7, R8)."""

import pytest

from chabudai.core import IllegalAction
from chabudai.games.ninjato.knowledge import events, raid_events
from tests.games.ninjato.builder import A, B, Builder, Table, kinds


def raid(side: str, sentry: int, *hand: int, skills: tuple[str, ...] = (), used: tuple[str, ...] = ()) -> Table:
    """Seat A before the sentry of house 1."""
    return Builder().house(1, sentry).hand(A, *hand).knows(A, *skills, used=used).table().do(f"{side} 1")


def looting(
    plain: tuple[str, ...], red: tuple[str, ...], *hand: int, skills: tuple[str, ...], used: tuple[str, ...] = ()
) -> Table:
    """Seat A has beaten the sentry of house 1 by strength and won its cheapest treasure."""
    builder = Builder().house(1, 3, plain, red).hand(A, 5, *hand).knows(A, *skills, used=used)
    return builder.table().do("strength 1", "play 5")


def learning(texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith("learn ")]


@pytest.mark.rule("R7.1", "R7.9")
def test_a_visit_teaches_one_open_skill_and_leaves_its_place_empty() -> None:
    table = Builder().sensei("shinobi-iri", "choho").hand(A, 1, 2).table().do("learn shinobi-iri")
    view = table.look()
    assert (view.seats[A].tiles[0], sum(view.sensei)) == (1, 1)
    assert table.actor == B


@pytest.mark.rule("R7.2")
def test_the_pupil_discards_the_card_on_the_tile() -> None:
    table = Builder().sensei("shinobi-iri", "kenjutsu").hand(A, 1, 2).table()
    assert learning(table.legal()) == ["learn shinobi-iri"]
    table.do("learn shinobi-iri")
    assert table.look(A).hand == [0, 1, 0, 0, 0]
    assert table.told(events.CardDiscarded)[0]["value"] == 1


@pytest.mark.rule("R7.2")
def test_a_question_mark_stands_for_any_card() -> None:
    table = Builder().sensei("choho").hand(A, 2, 2, 4).table().do("learn choho")
    assert (table.decision, table.legal()) == ("Learning", ["discard 2", "discard 4"])
    with pytest.raises(IllegalAction, match=r"not in hand \(R7\.2\)"):
        table.do("discard 3")
    table.do("discard 4")
    assert table.look(A).hand == [0, 2, 0, 0, 0]
    assert learning(Builder().sensei("choho").table().legal()) == [], "without a card there is nothing to pay with"


@pytest.mark.rule("R7.3", "R7.4")
def test_further_skills_of_a_style_are_free_and_other_styles_are_not() -> None:
    table = Builder().sensei("kayakujutsu", "kuji-in", "boryaku").knows(A, "kenjutsu").hand(A, 3).table()
    assert learning(table.legal()) == ["learn kayakujutsu", "learn kuji-in", "learn boryaku"]
    assert table.do("learn kuji-in").look().seats[A].hand_size == 1
    other = Builder().sensei("boryaku").knows(A, "kenjutsu").hand(A, 3).table().do("learn boryaku")
    assert other.look().seats[A].hand_size == 0
    assert sum(other.look().seats[A].tiles) == 2


@pytest.mark.rule("R7.5")
def test_a_tile_is_used_once_a_round_and_of_two_equal_ones_each_once() -> None:
    table = raid("strength", 5, 4, 4, skills=("kayakujutsu",)).do("play 4", "kayakujutsu", "banzai", "guard 5")
    assert table.legal() == ["give up"]
    table = raid("strength", 5, 4, 4, skills=("kayakujutsu", "kayakujutsu")).do("play 4", "kayakujutsu", "banzai", "guard 5")
    assert table.legal() == ["play 4", "give up"]
    assert table.do("play 4", "kayakujutsu").decision == "CallingBanzai"


@pytest.mark.rule("R7.6")
def test_a_skill_may_be_used_in_the_round_in_which_it_was_learned() -> None:
    table = Builder().sensei("shinobi-iri").hand(A, 1, 4).house(1, 3).table()
    table.do("learn shinobi-iri", "strength 5", "give up", "stealth 1", "play 4", "shinobi-iri")
    assert table.decision == "CallingBanzai"


@pytest.mark.rule("R7.8", "R12.4")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_from_round_five_on_a_single_disguise_is_offered(number: int) -> None:
    table = Builder(3).round(number).last_turn().table().do("strength 5", "give up").finish_round()
    while table.look().round == number:
        table.settle()
    view = table.look()
    offered = [view.tile_names[kind] for kind, count in enumerate(view.sensei) for _ in range(count)]
    assert len(offered) == 1
    assert offered[0].startswith("hensojutsu")
    assert sum(view.piles.skills) == 0


@pytest.mark.rule("R8.1")
def test_shinobi_iri_takes_two_away() -> None:
    assert raid("stealth", 3, 4, skills=("shinobi-iri",)).do("play 4", "shinobi-iri").decision == "CallingBanzai"


@pytest.mark.rule("R8.2")
def test_kayakujutsu_adds_two() -> None:
    assert raid("strength", 5, 4, skills=("kayakujutsu",)).do("play 4", "kayakujutsu").decision == "CallingBanzai"


@pytest.mark.rule("R8.3")
@pytest.mark.parametrize(("side", "change"), [("strength", "+1"), ("stealth", "-1")])
def test_taijutsu_adds_or_takes_one(side: str, change: str) -> None:
    table = raid(side, 4, 4, skills=("taijutsu",)).do("play 4", f"taijutsu {change}")
    assert table.decision == "CallingBanzai"
    assert table.up(A, "taijutsu") == 0


@pytest.mark.rule("R8.4")
def test_intonjutsu_makes_a_card_a_zero() -> None:
    table = raid("stealth", 1, 5, skills=("intonjutsu",)).do("play 5", "intonjutsu")
    assert table.told(raid_events.SkillUsed)[0]["value"] == 0
    assert table.decision == "CallingBanzai"


@pytest.mark.rule("R8.5")
def test_kenjutsu_makes_a_card_a_six() -> None:
    table = raid("strength", 5, 1, skills=("kenjutsu",)).do("play 1", "kenjutsu")
    assert table.told(raid_events.SkillUsed)[0]["value"] == 6
    assert table.decision == "CallingBanzai"


@pytest.mark.rule("R8.6")
def test_boryaku_acts_as_a_two_or_a_four_without_a_card() -> None:
    table = raid("strength", 1, skills=("boryaku",))
    assert table.legal() == ["boryaku 2", "boryaku 4", "give up"]
    assert table.do("boryaku 2").decision == "CallingBanzai"
    assert raid("strength", 3, skills=("boryaku",)).legal() == ["boryaku 4", "give up"]


@pytest.mark.rule("R8.7")
def test_every_other_value_skill_needs_a_card_or_boryaku() -> None:
    table = raid("strength", 2, skills=("kenjutsu", "kayakujutsu"))
    assert table.legal() == ["give up"]
    with pytest.raises(IllegalAction, match=r"needs card played \(R8\.7\)"):
        table.do("kenjutsu")
    table = raid("strength", 5, skills=("kenjutsu", "boryaku")).do("boryaku 2", "kenjutsu")
    assert table.decision == "CallingBanzai"


@pytest.mark.rule("R8.8")
def test_choho_exchanges_a_treasure_at_any_point_of_the_raid() -> None:
    table = looting(("fan", "scroll"), ("gold",), skills=("choho",))
    assert table.legal() == ["choho fan scroll", "choho fan gold!", "banzai", "leave"]
    table.do("banzai", "guard 5")
    assert table.legal() == ["choho fan scroll", "choho fan gold!", "give up"]
    table.do("choho fan scroll")
    assert table.look().raid.plain == kinds("scroll")
    assert table.look().houses[0].plain == kinds("fan")
    assert table.up(A, "choho") == 0


@pytest.mark.rule("R8.8")
def test_choho_needs_a_treasure_on_the_shuriken() -> None:
    assert "choho fan scroll" not in raid("strength", 3, 5, skills=("choho",)).legal()


@pytest.mark.rule("R8.9", "R8.10")
def test_red_taken_for_plain_turns_the_dearest_plain_treasure_red() -> None:
    table = looting(("fan", "scroll"), ("gold",), skills=("choho",)).do("choho fan gold!")
    house = table.look().houses[0]
    assert (house.plain, house.red) == (kinds("fan"), kinds("scroll"))
    assert table.look().raid.red == kinds("gold")


@pytest.mark.rule("R8.10")
def test_the_treasure_just_put_in_may_turn_red_itself() -> None:
    table = looting(("fan",), ("jade",), skills=("choho",)).do("choho fan jade!")
    assert table.look().houses[0].red == kinds("fan")


@pytest.mark.rule("R8.10")
def test_red_for_red_turns_nothing_and_equal_ones_are_not_exchanged() -> None:
    table = looting(("fan",), ("scroll", "scroll", "gold"), 5, skills=("choho",)).do("banzai", "elite 4/2", "play 5")
    assert table.legal() == [
        *["choho fan scroll!", "choho fan gold!", "choho scroll! gold!"],
        *["banzai", "leave"],
    ]
    table.do("choho scroll! gold!")
    assert table.look().houses[0].red == kinds("scroll", "scroll")


@pytest.mark.rule("R8.10")
def test_a_red_treasure_put_in_for_a_plain_one_stays_red() -> None:
    table = looting(("fan", "vase"), ("gold",), skills=("choho", "kuji-in")).do("choho fan gold!", "kuji-in choho")
    table.do("choho gold! fan")
    house = table.look().houses[0]
    assert (house.plain, house.red) == (kinds(), kinds("vase", "gold"))
    assert table.look().raid.plain == kinds("fan")


@pytest.mark.rule("R8.11")
def test_after_a_failure_choho_comes_before_the_choice() -> None:
    table = looting(("fan", "scroll"), ("gold",), skills=("choho",)).do("banzai", "guard 5", "give up")
    assert table.legal() == ["choho fan scroll", "choho fan gold!", "keep fan"]
    table.do("choho fan gold!", "keep gold")
    assert table.treasures(A) == kinds("gold")


@pytest.mark.rule("R8.12")
def test_kuji_in_turns_up_a_used_skill_but_no_disguise() -> None:
    table = raid("strength", 3, 5, skills=("kuji-in",), used=("kenjutsu", "hensojutsu-snake"))
    assert table.legal() == ["play 5", "kuji-in kenjutsu", "give up"]
    table.do("kuji-in kenjutsu")
    assert (table.up(A, "kuji-in"), table.up(A, "kenjutsu")) == (0, 1)
    assert "kuji-in kenjutsu" not in table.legal()


@pytest.mark.rule("R8.13")
def test_kuji_in_works_in_the_midst_of_a_fight_and_after_a_failure() -> None:
    table = raid("strength", 5, 2, skills=("kayakujutsu", "kuji-in")).do("play 2", "kayakujutsu")
    assert table.legal() == ["kuji-in kayakujutsu", "give up"]
    table.do("kuji-in kayakujutsu", "kayakujutsu")
    assert table.decision == "CallingBanzai"
    table = looting(("fan", "scroll"), (), skills=("kuji-in",), used=("choho",)).do("banzai", "guard 5", "give up")
    assert table.legal() == ["kuji-in choho", "keep fan"]
    table.do("kuji-in choho", "choho fan scroll", "keep scroll")
    assert table.treasures(A) == kinds("scroll")


@pytest.mark.rule("R8.13")
def test_kuji_in_can_bring_back_the_skill_that_sets_a_value() -> None:
    table = raid("strength", 5, 1, skills=("kuji-in",), used=("kenjutsu",)).do("play 1")
    assert table.legal() == ["kuji-in kenjutsu", "give up"]
    assert table.do("kuji-in kenjutsu", "kenjutsu").decision == "CallingBanzai"


@pytest.mark.rule("R8.14")
def test_seishin_teki_switches_the_side_for_the_rest_of_the_house() -> None:
    table = raid("strength", 5, 1, 1, skills=("seishin-teki",)).do("seishin-teki", "play 1", "banzai", "guard 4")
    assert table.look().raid.by_stealth
    assert table.legal() == ["play 1", "give up"]


@pytest.mark.rule("R8.15")
def test_seishin_teki_also_changes_the_value_of_an_elite_turned_up() -> None:
    builder = Builder().house(1, 3, ("fan",), ("jade",)).hand(A, 5, 4).knows(A, "seishin-teki")
    table = builder.table().do("strength 1", "play 5", "banzai", "elite 5/3")
    assert table.look().raid.target == 5
    assert table.do("seishin-teki").look().raid.target == 3


@pytest.mark.rule("R8.16")
def test_side_and_swap_are_offered_before_and_between_fights_but_not_in_their_midst() -> None:
    table = looting(("fan", "scroll"), (), 3, 4, 3, skills=("choho", "seishin-teki"))
    assert {"seishin-teki", "choho fan scroll"} < set(table.legal())
    table.do("banzai", "guard 4")
    assert {"seishin-teki", "choho fan scroll"} < set(table.legal())
    table.do("play 4")
    assert table.legal() == ["kick +1", "give up"]
    with pytest.raises(IllegalAction, match=r"R8\.16"):
        table.do("seishin-teki")
    table.do("give up")
    assert "seishin-teki" not in table.legal()
