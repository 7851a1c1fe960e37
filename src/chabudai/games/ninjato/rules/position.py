"""One position of Ninjato: where every card, tile and token lies, and what everybody has seen of the hands.

The rules live in the modules named after the places of the board; they read and change a `Position`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chabudai.core.events import Journal
from chabudai.core.game import State
from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.box.packs import six, six_highest, six_one, six_total
from chabudai.games.ninjato.box.prices import TREASURES
from chabudai.games.ninjato.knowledge import events

# What a seat has: SEAT × its number, and the field.
HAND: Final[i64] = 0  # dojo cards by value; always KNOWN + KEPT + DRAWN - SHOWN
KNOWN: Final[i64] = 1  # R11.3: the cards in hand that everybody knows of
KEPT: Final[i64] = 2  # R11.6: what it held unseen when the pile was last renewed
DRAWN: Final[i64] = 3  # what it has drawn blind from this pile
SHOWN: Final[i64] = 4  # which of KEPT and DRAWN everybody has seen since
TREASURE: Final[i64] = 5  # by kind
HONOR: Final[i64] = 6
ENVOYS: Final[i64] = 7  # a set
RUMORS: Final[i64] = 8  # a set
TILES: Final[i64] = 9  # skill tiles by kind
OWNED: Final[i64] = 10  # skill tiles by effect
UP: Final[i64] = 11  # those not used in this round, by effect
ELITES: Final[i64] = 12  # beaten ones by kind
STYLES: Final[i64] = 13  # a set
DISGUISED: Final[i64] = 14  # the envoys declared in this scoring phase, a set
SEAT: Final[i64] = 16

# What a house has: HOUSES + HOUSE × its number, and the field.
HOUSES: Final[i64] = 64
HOUSE: Final[i64] = 3
TOKEN: Final[i64] = 0
SENTRY: Final[i64] = 1  # a kind of guard, or NONE
GOODS: Final[i64] = 2  # treasures by kind, the red ones five places higher: the next to be won stands first
LENGTH: Final[i64] = 79

KINDS: Final[i64] = 5  # of treasures
NUMBER_OF_HOUSES: Final[i64] = 5
NONE: Final[i64] = -1
PLAIN: Final[i64] = 0x3FFFFFFF  # the plain half of GOODS

# Against whom a raider fights.
BY_SENTRY: Final[i64] = 0
BY_GUARD: Final[i64] = 1
BY_ELITE: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(State):
    """The truth as packed numbers, with the moves that several places share."""

    def __init__(self, box: Box, at: vec[i64]) -> None:
        self.box: Final = box
        self.at: vec[i64] = at
        self.phase: i64 = 0
        self.chore: i64 = 0  # how far setting up or ending the round has come
        self.seat: i64 = 0  # whose turn it is
        self.round: i64 = 0
        self.placed: i64 = 0  # shuriken placed in this round; in a scoring phase how many seats have declared
        self.order: i64 = 0  # the turn order: seats as nibbles, the first one lowest
        self.ordered: i64 = 0  # how many seats the order holds
        self.stack: i64 = 0  # the seats at the dojo as nibbles, each + 1, the topmost lowest
        self.row: i64 = 0
        self.pile: i64 = 0
        self.discards: i64 = 0
        self.to_take: i64 = 0  # cards still to take at the dojo
        self.guard_pile: i64 = 0
        self.guard_discards: i64 = 0
        self.elite_pile: i64 = 0
        self.elite_discards: i64 = 0
        self.bag: i64 = 0
        self.spent: i64 = 0  # treasures discarded
        self.skill_stack: i64 = 0
        self.disguise_stack: i64 = 0
        self.sensei: i64 = 0  # the tiles offered
        self.skill_discards: i64 = 0
        self.envoy_deck: i64 = 0
        self.palace: i64 = 0
        self.rumor_deck: i64 = 0
        self.pavilion: i64 = 0
        self.tokens: i64 = 0  # the free clan tokens
        self.cleared: i64 = 0  # the houses to be stocked anew
        self.bargain: i64 = NONE  # the envoy or rumor or tile to be paid for
        self.house: i64 = NONE  # where the raid is
        self.by_stealth: i64 = 0
        self.shuriken: i64 = 0  # treasures won in this raid, as GOODS
        self.foe_is: i64 = BY_SENTRY
        self.foe: i64 = NONE  # its kind
        self.target: i64 = 0  # the value to beat; 0 while one of two guards is to be chosen
        self.other_target: i64 = 0  # the second of two guards
        self.value: i64 = 0  # of the cards and skills played against the target
        self.is_base: i64 = 0  # whether nothing was added to or taken from the base yet
        self.reward: i64 = 0  # 0 … 2 the first places, 3 … 5 the second places
        self.rumor_firsts: i64 = 0  # the clans, by order of reward, whose first place took the rumor

    def copy_into(self, twin: "Position") -> None:
        """Make the twin equal in all that is not in `at`."""
        twin.phase = self.phase
        twin.chore = self.chore
        twin.seat = self.seat
        twin.round = self.round
        twin.placed = self.placed
        twin.order = self.order
        twin.ordered = self.ordered
        twin.stack = self.stack
        twin.row = self.row
        twin.pile = self.pile
        twin.discards = self.discards
        twin.to_take = self.to_take
        twin.guard_pile = self.guard_pile
        twin.guard_discards = self.guard_discards
        twin.elite_pile = self.elite_pile
        twin.elite_discards = self.elite_discards
        twin.bag = self.bag
        twin.spent = self.spent
        twin.skill_stack = self.skill_stack
        twin.disguise_stack = self.disguise_stack
        twin.sensei = self.sensei
        twin.skill_discards = self.skill_discards
        twin.envoy_deck = self.envoy_deck
        twin.palace = self.palace
        twin.rumor_deck = self.rumor_deck
        twin.pavilion = self.pavilion
        twin.tokens = self.tokens
        twin.cleared = self.cleared
        twin.bargain = self.bargain
        twin.house = self.house
        twin.by_stealth = self.by_stealth
        twin.shuriken = self.shuriken
        twin.foe_is = self.foe_is
        twin.foe = self.foe
        twin.target = self.target
        twin.other_target = self.other_target
        twin.value = self.value
        twin.is_base = self.is_base
        twin.reward = self.reward
        twin.rumor_firsts = self.rumor_firsts

    # Hands, and what is known of them

    def draw_unseen(self, seat: i64, place: i64) -> None:
        """R11.3: a card from the pile that only its drawer knows."""
        card: i64 = six_one(place)
        self.pile -= card
        self.at[SEAT * seat + HAND] += card
        self.at[SEAT * seat + DRAWN] += card

    def take_open(self, seat: i64, place: i64) -> None:
        """R11.3: a card from the row that everybody knows."""
        card: i64 = six_one(place)
        self.row -= card
        self.at[SEAT * seat + HAND] += card
        self.at[SEAT * seat + KNOWN] += card

    def give_card(self, seat: i64, place: i64) -> None:
        """R11.4: a card leaves the hand for all to see; it is one they knew of, if there was one."""
        card: i64 = six_one(place)
        mine: i64 = SEAT * seat
        self.at[mine + HAND] -= card
        if six(self.at[mine + KNOWN], place) > 0:
            self.at[mine + KNOWN] -= card
        else:
            self.at[mine + SHOWN] += card
        self.discards += card

    def holds_at_least(self, seat: i64, place: i64, number: i64) -> None:
        """R11.5: everybody learns that the seat holds so many of a value."""
        news: i64 = number - six(self.at[SEAT * seat + KNOWN], place)
        if news > 0:
            self.at[SEAT * seat + KNOWN] += news * six_one(place)
            self.at[SEAT * seat + SHOWN] += news * six_one(place)

    def renew_pile(self, journal: Journal | None) -> None:
        """R4.7, R4.8: an empty pile is made anew of the discards when a card is needed. R11.6: all remember which."""
        if self.pile or not self.discards:
            return
        self.pile = self.discards
        self.discards = 0
        for seat in range(self.box.seats):
            mine: i64 = SEAT * seat
            self.at[mine + KEPT] = self.at[mine + HAND] - self.at[mine + KNOWN]
            self.at[mine + DRAWN] = 0
            self.at[mine + SHOWN] = 0
        if journal is not None:
            journal.tell(events.PileRenewed(int(six_total(self.pile))))

    # Treasures

    def has_treasure_to_add(self) -> bool:
        """R9.12: an empty bag takes the discards back; R5.42: with neither, nothing is added."""
        if not self.bag:
            self.bag = self.spent
            self.spent = 0
        return self.bag != 0

    def add_treasure(self, house: i64, kind: i64, journal: Journal | None) -> None:
        """A treasure from the bag, plain side up."""
        token: i64 = six_one(kind)
        self.bag -= token
        self.at[HOUSES + HOUSE * house + GOODS] += token
        if journal is not None:
            journal.tell(events.TreasureAdded(int(house) + 1, TREASURES[kind]))

    def turn_dearest_red(self, house: i64, journal: Journal | None) -> None:
        """R5.8, R5.26: the most valuable plain treasure of the house, gold above all, turns red."""
        place: i64 = HOUSES + HOUSE * house + GOODS
        kind: i64 = six_highest(self.at[place] & PLAIN)
        self.at[place] += six_one(kind + KINDS) - six_one(kind)
        if journal is not None:
            journal.tell(events.TreasureTurnedRed(int(house) + 1, TREASURES[kind]))

    def goods(self, house: i64) -> i64:
        """The treasures of a house."""
        return self.at[HOUSES + HOUSE * house + GOODS]

    # The turn order

    def seat_in_order(self, position: i64) -> i64:
        """Who is at that position of the turn order."""
        return (self.order >> (4 * position)) & 15

    def order_list(self) -> list[int]:
        """The seats in turn order."""
        return [int(self.seat_in_order(position)) for position in range(self.ordered)]

    def stack_list(self) -> list[int]:
        """The seats of the shuriken at the dojo, the topmost first."""
        seats: list[int] = []
        rest: i64 = self.stack
        while rest:
            seats.append(int((rest & 15) - 1))
            rest >>= 4
        return seats
