"""What is refused is refused with a reason and a rule, and says nothing that the actor does not know."""

import pytest

from chabudai.core import IllegalAction
from chabudai.games.ninjato.rules.objections import Why
from tests.games.ninjato.builder import A, B, Builder, Table, new_table


def placing() -> Table:
    return Builder().sensei("shinobi-iri").palace("taira-61").pavilion("elites-fan").table()


def training() -> Table:
    return Builder().row(1).pile().no_discards().table().do("dojo")


def discarding() -> Table:
    return Builder().hand(A, 1, 1, 1, 1, 1, 1, 2).table().do("dojo", "take 1", "take 3").settle()


def learning() -> Table:
    return Builder().sensei("choho").hand(A, 1, 2).table().do("learn choho")


def fighting() -> Table:
    return Builder().house(1, 3).hand(A, 1, 5, 3).table().do("strength 1")


def striking() -> Table:
    return Builder().house(1, 5).hand(A, 4, 3, 3).knows(A, "seishin-teki").table().do("strength 1", "play 4")


def calling() -> Table:
    return fighting().do("play 5")


def keeping() -> Table:
    return calling().do("banzai", "guard 5", "give up")


def replacing() -> Table:
    return Builder().house(1, 3, ("fan",)).hand(A, 5).table().do("strength 1", "play 5")


def bribing() -> Table:
    return Builder().palace("taira-61").owns(A, "fan", "scroll").table().do("bribe taira-61")


def spreading() -> Table:
    return Builder().pavilion("elites-fan").owns(A, "fan").table().do("spread elites-fan")


def disguising() -> Table:
    builder = Builder().knows(A, "hensojutsu-snake").envoys(A, "taira-28", "taira-61").round(5).last_turn()
    return builder.table().do("strength 5", "give up").settle()


def rewarding() -> Table:
    builder = Builder().envoys(A, "taira-28").envoys(B, "taira-20").pavilion("elites-fan").round(3).last_turn()
    return builder.table().do("strength 5", "give up", "rumor elites-jade", "rumor skills-fan", "rumor skills-any").settle()


REFUSED = [
    (placing, "play 3", "must-place-shuriken", "R3.1"),
    (placing, "card 3", "only-chance-draws", "R1.1"),
    (placing, "learn shinobi-iri", "skill-out-of-reach", "R3.7"),
    (placing, "bribe taira-61", "envoy-out-of-reach", "R3.7"),
    (placing, "spread elites-fan", "rumor-out-of-reach", "R3.7"),
    (training, "blind", "pile-empty", "R4.8"),
    (training, "take 3", "not-in-row", "R4.4"),
    (training, "dojo", "must-take-card", "R4.4"),
    (discarding, "discard 5", "not-in-hand", "R4.9"),
    (discarding, "play 1", "must-discard-to-limit", "R4.9"),
    (learning, "discard 5", "not-in-hand", "R7.2"),
    (learning, "leave", "must-discard-for-skill", "R7.2"),
    (fighting, "play 2", "not-in-hand", "R5.16"),
    (fighting, "play 1", "guard-unbeatable-with-card", "R5.16"),
    (fighting, "boryaku 4", "guard-unbeatable-with-skill", "R5.16"),
    (fighting, "kick +1", "needs-card-played", "R8.7"),
    (fighting, "face 3", "no-two-guards", "R5.32"),
    (fighting, "seishin-teki", "skill-forbidden-now", "R8.16"),
    (fighting, "kuji-in choho", "nothing-to-turn-up", "R8.12"),
    (fighting, "choho fan gold", "nothing-to-exchange", "R8.8"),
    (fighting, "leave", "must-beat-guard-or-give-up", "R5.22"),
    (striking, "kick -1", "kick-of-no-use", "R5.16"),
    (striking, "kenjutsu", "skill-of-no-use-now", "R5.16"),
    (striking, "play 3", "must-add-or-give-up", "R5.22"),
    (calling, "play 3", "must-leave-or-call-banzai", "R5.9"),
    (keeping, "keep gold", "not-on-shuriken", "R5.21"),
    (keeping, "banzai", "must-keep-treasure", "R5.20"),
    (replacing, "token taira-8", "token-not-free", "R6.2"),
    (replacing, "leave", "must-replace-token", "R6.2"),
    (bribing, "pay 1 jade for 5", "no-such-payment", "R9.10"),
    (bribing, "leave", "must-pay-for-envoy", "R9.1"),
    (spreading, "dojo", "must-pay-for-rumor", "R10.1"),
    (disguising, "disguise taira-61", "no-envoy-to-disguise", "R13.2"),
    (disguising, "take honor", "must-disguise-or-not", "R13.2"),
    (rewarding, "take rumor rivals-any", "rumor-not-at-pavilion", "R13.10"),
    (rewarding, "leave", "must-take-reward", "R13.10"),
]


@pytest.mark.parametrize(
    ("position", "text", "reason", "rule"), REFUSED, ids=[f"{position.__name__} {text}" for position, text, _, _ in REFUSED]
)
def test_it_is_refused_with_the_reason(position: object, text: str, reason: str, rule: str) -> None:
    assert callable(position)
    table = position()
    assert isinstance(table, Table)
    with pytest.raises(IllegalAction) as refused:
        table.do(text)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)


def test_a_reason_with_a_number_carries_it() -> None:
    with pytest.raises(IllegalAction, match=r"must discard to limit \(most: 7; R4\.9\)") as refused:
        discarding().do("play 1")
    assert refused.value.arguments == {"most": 7}


def test_every_declared_reason_is_given_somewhere() -> None:
    elsewhere = {Why.MUST_CHOOSE_GUARD, Why.HOUSE_EMPTY, Why.MUST_DRAW_WHAT_IS_LEFT}  # here below, and in the tests of raids
    assert {reason for _, _, reason, _ in REFUSED} | elsewhere == set(Why)


def test_chance_draws_only_what_is_there() -> None:
    table = new_table(2)
    found = table.state.objection(table.game.action("play 3"))
    assert (found.reason, found.rule) == ("must-draw-what-is-left", "R1.1")
