"""What Ninjato's observations hold: every field with its place, its bounds and its words."""

from typing import Final

from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.box.components import CLANS, EFFECTS, HOUSES, ROUNDS, VALUES
from chabudai.games.ninjato.mind.observed_things import Things
from chabudai.games.ninjato.rules import phases
from chabudai.games.ninjato.rules.position import KINDS
from chabudai.learning.observation import Field, by_seat, of_seats

GUARDS: Final = 2 * VALUES  # kinds of guards: with an alarm and without
SHURIKEN: Final = 3  # of each seat
MOST_HONOR: Final = 2000


def fields(box: Box) -> list[Field]:
    """The layout for this number of seats and this edition."""
    return [*_of_the_table(box), *_of_the_seats(box), *_of_the_houses(box), *_of_the_piles(box)]


def _of_the_table(box: Box) -> list[Field]:
    seats, of = int(box.seats), Things(box)
    own = of.values_in("in hand", "kept unseen", "drawn blind")
    bargains = max(int(box.envoys), int(box.rumors), int(box.skill_kinds))
    most = max(ROUNDS, SHURIKEN * seats, 16)
    return [
        Field("decision", len(phases.NAMES), 0, 1, "1 for the decision point: " + ", ".join(phases.NAMES), phases.NAMES),
        Field("turn", seats, 0, 1, "1 for whose turn it is", of_seats(seats)),
        Field("order", seats, 0, seats, "the turn order: seats counted from 1, 0 for none yet"),
        Field("stack", SHURIKEN * seats, 0, seats, "the shuriken at the dojo, the topmost first: seats counted from 1"),
        Field(
            "progress",
            5,
            0,
            most,
            "the round, the chore between rounds, shuriken placed or disguises declared, cards to take, the place rewarded",
            ["the round", "the chore", "shuriken or disguises", "cards to take", "the place rewarded"],
        ),
        Field("bargain", bargains, 0, 1, "1 for the envoy, rumor or skill to be paid for"),
        Field("rumor_firsts", len(CLANS), 0, 1, "1 for each clan whose first place took the rumor", CLANS),
        Field("sensei", int(box.skill_kinds), 0, 15, "skill tiles offered, by kind", of.skills),
        Field("palace", int(box.envoys), 0, 1, "1 for each envoy in the palace", of.envoys),
        Field("pavilion", int(box.rumors), 0, 1, "1 for each rumor in the pavilion", of.rumors),
        Field("hand", 3 * VALUES, 0, 63, "own cards by value: in hand, kept unseen over a new pile, drawn blind since", own),
    ]


def _of_the_seats(box: Box) -> list[Field]:
    seats, envoys, rumors = int(box.seats), int(box.envoys), int(box.rumors)
    of = Things(box)
    return [
        Field("honor", seats, 0, MOST_HONOR, "honor of each seat", of_seats(seats)),
        Field(
            "hand_sizes",
            seats * 3,
            0,
            63,
            "seat by seat, cards in hand, kept unseen, drawn blind",
            by_seat(seats, ["in hand", "kept unseen", "drawn blind"]),
        ),
        Field(
            "known",
            seats * VALUES,
            0,
            63,
            "seat by seat, cards in hand that everybody knows, by value",
            by_seat(seats, of.values),
        ),
        Field("shown", seats * VALUES, 0, 63, "seat by seat, unseen cards shown since, by value", by_seat(seats, of.values)),
        Field("treasures", seats * int(KINDS), 0, 63, "seat by seat, treasures by kind", by_seat(seats, of.treasures)),
        Field("envoys", seats * envoys, 0, 1, "seat by seat, 1 for each envoy", by_seat(seats, of.envoys)),
        Field("rumors", seats * rumors, 0, 1, "seat by seat, 1 for each rumor", by_seat(seats, of.rumors)),
        Field("tiles", seats * int(box.skill_kinds), 0, 15, "seat by seat, skill tiles by kind", by_seat(seats, of.skills)),
        Field(
            "up", seats * len(EFFECTS), 0, 15, "seat by seat, skills not used in this round, by effect", by_seat(seats, EFFECTS)
        ),
        Field(
            "elites",
            seats * int(box.elite_kinds),
            0,
            15,
            "seat by seat, elite guards beaten, by kind",
            by_seat(seats, of.elites),
        ),
        Field(
            "disguised",
            seats * envoys,
            0,
            1,
            "seat by seat, 1 for each envoy declared in this scoring",
            by_seat(seats, of.envoys),
        ),
    ]


def _of_the_houses(box: Box) -> list[Field]:
    tokens, kinds = int(box.tokens), int(KINDS)
    of = Things(box)
    foes = max(GUARDS, int(box.elite_kinds))
    return [
        Field("house_tokens", HOUSES * tokens, 0, 1, "house by house, 1 for its clan token", of.in_houses(of.tokens)),
        Field("sentries", HOUSES * GUARDS, 0, 1, "house by house, 1 for the kind of its sentry", of.in_houses(of.guards)),
        Field(
            "goods", HOUSES * 2 * kinds, 0, 63, "house by house, plain treasures by kind, then red ones", of.in_houses(of.goods)
        ),
        Field("cleared", HOUSES, 0, 1, "1 for each house to be stocked anew", of.houses),
        Field("raided", HOUSES, 0, 1, "1 for the house that is raided", of.houses),
        Field("won", 2 * kinds, 0, 63, "treasures won in this raid by kind, plain and red", of.goods),
        Field("foe", 3 + foes, 0, 1, "1 for sentry, guard or elite, and 1 for its kind; nothing without a raid"),
        Field("fight", 5, -20, 99, "by stealth, the target, the other target, the value reached, whether it is a base"),
    ]


def _of_the_piles(box: Box) -> list[Field]:
    kinds, skills, elites = int(KINDS), int(box.skill_kinds), int(box.elite_kinds)
    of = Things(box)
    return [
        Field(
            "dojo",
            4 * VALUES,
            0,
            63,
            "dojo cards by value: the row, the pile with what was drawn blind, held unseen, discards",
            of.values_in("the row", "the pile", "held unseen", "the discards"),
        ),
        Field("pile", 1, 0, 255, "cards in the dojo's pile", ["the pile"]),
        Field(
            "guards",
            2 * GUARDS,
            0,
            63,
            "guards by kind: the pile, the discards",
            of.each_in(of.guards, "the pile", "the discards"),
        ),
        Field(
            "elite_piles",
            2 * elites,
            0,
            15,
            "elite guards by kind: the pile, the discards",
            of.each_in(of.elites, "the pile", "the discards"),
        ),
        Field(
            "bag",
            2 * kinds,
            0,
            63,
            "treasures by kind: in the bag, discarded",
            of.each_in(of.treasures, "the bag", "the discards"),
        ),
        Field(
            "skills",
            3 * skills,
            0,
            15,
            "skill tiles by kind: the stack, the disguises, the discards",
            of.each_in(of.skills, "the stack", "the disguises", "the discards"),
        ),
        Field("envoy_deck", int(box.envoys), 0, 1, "1 for each envoy in the deck", of.envoys),
        Field("rumor_deck", int(box.rumors), 0, 1, "1 for each rumor in the deck", of.rumors),
        Field("tokens", int(box.tokens), 0, 1, "1 for each free clan token", of.tokens),
    ]
