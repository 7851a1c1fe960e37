"""What is refused is refused with a reason and a rule, and says nothing that the actor does not know."""

import pytest

from chabudai.core import IllegalAction
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
    (placing, "play 3", "a shuriken is to be placed", "R3.1"),
    (placing, "card 3", "only chance deals, draws and turns up", "R1.1"),
    (placing, "learn shinobi-iri", "the skill is not offered, or you cannot pay for it", "R3.7"),
    (placing, "bribe taira-61", "the envoy is not at the palace, or you cannot pay for it", "R3.7"),
    (placing, "spread elites-fan", "the rumor is not at the pavilion, or you cannot pay for it", "R3.7"),
    (training, "blind", "pile and discards are empty", "R4.8"),
    (training, "take 3", "no such card lies in the row", "R4.4"),
    (training, "dojo", "a card from the row or the pile is to be taken", "R4.4"),
    (discarding, "discard 5", "no such card is in your hand", "R4.9"),
    (discarding, "play 1", "the hand is to be brought down to seven cards", "R4.9"),
    (learning, "discard 5", "no such card is in your hand", "R7.2"),
    (learning, "leave", "a dojo card is to be discarded for the skill", "R7.2"),
    (fighting, "play 2", "no such card is in your hand", "R5.16"),
    (fighting, "play 1", "the guard cannot be beaten with it and all that you hold", "R5.16"),
    (fighting, "boryaku 4", "no such skill of yours lies face up, or the guard could not be beaten with it", "R5.16"),
    (fighting, "kick +1", "it needs a card played", "R8.7"),
    (fighting, "face 3", "there are not two guards with such a one among them to choose from", "R5.32"),
    (fighting, "seishin-teki", "no such skill of yours lies face up, or a fight or failure forbids it now", "R8.16"),
    (fighting, "kuji-in choho", "it does not lie face up, or there is no such used skill to turn up", "R8.12"),
    (fighting, "choho fan gold", "it does not lie face up, or there are no such treasures to exchange now", "R8.8"),
    (fighting, "leave", "a guard stands before you: beat him or give up", "R5.22"),
    (striking, "kick -1", "you hold no 3, or the guard could not be beaten after it", "R5.16"),
    (striking, "kenjutsu", "no such skill of yours lies face up, or the guard could not be beaten after it", "R5.16"),
    (striking, "play 3", "what was played does not beat the guard yet: add to it or give up", "R5.22"),
    (calling, "play 3", "leave, or call Banzai", "R5.9"),
    (keeping, "keep gold", "no such treasure is on your shuriken", "R5.21"),
    (keeping, "banzai", "the raid has failed: one treasure of the shuriken is to be kept", "R5.20"),
    (replacing, "token taira-8", "the token is not free, or belongs to the clan that lost the house", "R6.2"),
    (replacing, "leave", "a token of another clan is to be put on the house", "R6.2"),
    (bribing, "pay 1 jade for 5", "it is not a way to pay this price, or you do not have these treasures", "R9.10"),
    (bribing, "leave", "the envoy is to be paid for", "R9.1"),
    (spreading, "dojo", "the rumor is to be paid for", "R10.1"),
    (disguising, "disguise taira-61", "it is not a masked envoy of yours that is still undisguised", "R13.2"),
    (disguising, "take honor", "an envoy is to be disguised, or none", "R13.2"),
    (rewarding, "take rumor rivals-any", "the rumor is not at the pavilion", "R13.10"),
    (rewarding, "leave", "a reward of the clan is to be taken", "R13.10"),
]


@pytest.mark.parametrize(
    ("position", "text", "why", "rule"), REFUSED, ids=[f"{position.__name__} {text}" for position, text, _, _ in REFUSED]
)
def test_it_is_refused_with_the_reason(position: object, text: str, why: str, rule: str) -> None:
    assert callable(position)
    table = position()
    assert isinstance(table, Table)
    with pytest.raises(IllegalAction) as refused:
        table.do(text)
    assert (refused.value.why, refused.value.rule) == (why, rule)


def test_chance_draws_only_what_is_there() -> None:
    table = new_table(2)
    found = table.state.objection(table.game.action("play 3"))
    assert (found.why, found.rule) == ("something that is still there is to be drawn", "R1.1")
