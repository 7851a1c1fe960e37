"""What is noticed of a position of Ninjato and of an action in it, as places in a table: see `instinct`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.game import Action
from chabudai.games.ninjato.box.actions import BLIND, DOJO, STEALTH
from chabudai.games.ninjato.box.components import ROUNDS
from chabudai.games.ninjato.box.packs import nibble_total, six, six_total
from chabudai.games.ninjato.rules import phases
from chabudai.games.ninjato.rules.position import (
    HAND,
    HOUSE,
    HOUSES,
    NONE,
    NUMBER_OF_HOUSES,
    SEAT,
    SENTRY,
    TREASURE,
    UP,
    Position,
)
from chabudai.games.ninjato.rules.raid import guard_value

SPAN: Final[i64] = 512  # the room in the table for the answers to one question
MOST: Final[i64] = 32  # things noticed of one action
VALUES: Final[i64] = 5

# What a shuriken is placed for, and all of it.
TO_DOJO: Final[i64] = 0
BY_STRENGTH: Final[i64] = 1
BY_STEALTH: Final[i64] = 2
TO_SENSEI: Final[i64] = 3
TO_PALACE: Final[i64] = 4
TO_PAVILION: Final[i64] = 5
ALL: Final[i64] = 6
LEAST: Final[i64] = -9999  # what is thought of what cannot be done


class Noticing:
    """What is the same for all actions of the position that was looked at last, and what was noticed of one action."""

    def __init__(self) -> None:
        self.noticed: vec[i64] = bits.zeros(MOST)
        """The places in the table of what was noticed of the action weighed last, so many of them as `number` says."""
        self.number: i64 = 0
        self.hand: i64 = 0
        self.cards: i64 = 0
        self.low: i64 = 0  # cards for stealth
        self.high: i64 = 0  # cards for strength
        self.goods: i64 = 0
        self.round: i64 = 0
        self.last: i64 = 0  # whether it is the last round
        self.shuriken: i64 = 0
        self.skills: i64 = 0
        self.below: vec[i64] = bits.zeros(VALUES + 2)  # the houses whose sentry is below a value
        self.above: vec[i64] = bits.zeros(VALUES + 2)
        self.best: vec[i64] = bits.zeros(ALL + 1)  # what the policy likes best of each kind of place, and of all

    def look(self, p: Position, legal: list[Action], likings: vec[i64]) -> None:
        """Notice what is the same for all actions."""
        mine: i64 = SEAT * p.seat
        hand: i64 = p.at[mine + HAND]
        self.hand = hand
        self.cards = min(7, six_total(hand))
        self.low = min(3, six(hand, 0) + six(hand, 1))
        self.high = min(3, six(hand, 3) + six(hand, 4))
        self.goods = min(7, six_total(p.at[mine + TREASURE]))
        self.round = p.round
        self.last = 1 if p.round == ROUNDS else 0
        self.shuriken = min(2, p.placed // p.box.seats)
        self.skills = min(3, nibble_total(p.at[mine + UP]))
        if p.phase == phases.TRAINING:
            self._count_sentries(p)
        elif p.phase == phases.PLACING:
            self._compare(p, legal, likings)

    def _compare(self, p: Position, legal: list[Action], likings: vec[i64]) -> None:
        """Note what the policy likes best."""
        best = self.best
        for kind in range(ALL + 1):
            best[kind] = LEAST
        for position in range(len(legal)):
            done: i64 = purpose(p, legal[position].index)
            best[done] = max(best[done], likings[position])
            best[ALL] = max(best[ALL], likings[position])
        best[BY_STRENGTH] = max(best[BY_STRENGTH], best[BY_STEALTH])

    def _count_sentries(self, p: Position) -> None:
        """Note how many sentries are below and above each value."""
        for value in range(1, VALUES + 1):
            below: i64 = 0
            above: i64 = 0
            for house in range(NUMBER_OF_HOUSES):
                sentry: i64 = p.at[HOUSES + HOUSE * house + SENTRY]
                if sentry != NONE:
                    below += 1 if guard_value(sentry) < value else 0
                    above += 1 if guard_value(sentry) > value else 0
            self.below[value] = below
            self.above[value] = above

    def see(self, question: i64, answer: i64) -> None:
        """Notice an answer to a question."""
        self.noticed[self.number] = question * SPAN + answer
        self.number += 1


def purpose(p: Position, index: i64) -> i64:
    """What a shuriken is placed for."""
    if index == DOJO:
        return TO_DOJO
    if index < BLIND:
        return BY_STRENGTH if index < STEALTH else BY_STEALTH
    if index < p.box.first_bribe:
        return TO_SENSEI
    return TO_PALACE if index < p.box.first_spread else TO_PAVILION
