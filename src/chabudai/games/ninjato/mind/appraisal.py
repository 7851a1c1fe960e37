"""What things are worth in Ninjato, in honor: cards, treasures, raids by the odds of the next guard, envoys, rumors, tokens."""

from pathlib import Path
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.ninjato.box.actions import ACT, DISGUISE
from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.box.packs import nibble, six, six_highest, six_lowest, six_one
from chabudai.games.ninjato.box.payments import covers
from chabudai.games.ninjato.rules import ending, scoring
from chabudai.games.ninjato.rules.control import clan_of_house
from chabudai.games.ninjato.rules.position import (
    ENVOYS,
    HAND,
    HOUSE,
    HOUSES,
    KINDS,
    NONE,
    PLAIN,
    SEAT,
    SENTRY,
    TREASURE,
    UP,
    Position,
)
from chabudai.games.ninjato.rules.raid import guard_value
from chabudai.search.policy import weights_in

GOLD: Final[i64] = 4
VALUES: Final[i64] = 5  # of guards, each without an alarm and with one
ROUNDS: Final = 7.0
LAST: Final[i64] = 7
NO_CARD: Final[i64] = -1
ELITE_ODDS: Final = 0.45  # of beating an elite with a good card at hand


@final
class Appraisal:
    """The weights, and what they make of a position; it looks only at what the seat in question can see."""

    def __init__(self, box: Box, weights: dict[str, float] | None) -> None:
        numbers = weights_in(str(Path(__file__).parent), weights)
        self.point: Final = numbers["point"]
        self._card: Final = numbers["card"]
        self._edge: Final = numbers["edge"]
        self._treasure: Final = numbers["treasure"]
        self._gold: Final = numbers["gold"]
        self._skill: Final = numbers["skill"]
        self._place: Final = numbers["place"]
        self.rumor: Final = numbers["rumor"]
        self._growth: Final = numbers["growth"]
        self._token: Final = numbers["token"]
        self._clear: Final = numbers["clear"]
        self._nerve: Final = numbers["nerve"]
        self._treasures: vec[float] = self._treasure_worths(box)
        self._payments: vec[float] = self._payment_worths(box)
        self._ways: Final[i64] = len(box.prices.costs)
        # What was counted last: the guards below each value in a pile, and the places of who acts, noted by look.
        self._pile: i64 = 0
        self._weaker: vec[i64] = bits.zeros(VALUES + 2)
        self._honors: vec[float] = vec[float]([0.0] * int(scoring.CLAN_COUNT))
        self._places: vec[float] = vec[float]([0.0] * int(scoring.CLAN_COUNT))

    def _treasure_worths(self, box: Box) -> vec[float]:
        """By kind: before the last round, and in it, when there is hardly time to spend them."""
        worths = vec[float]()
        for kind in range(KINDS):
            worths = append(worths, self._gold if kind == GOLD else self._treasure * float(box.components.worth[kind]))
        for kind in range(KINDS):
            worths = append(worths, 0.5 * worths[kind] + 0.5)
        return worths

    def _payment_worths(self, box: Box) -> vec[float]:
        """By way to pay, twice as above: the honor of a payment less what the treasures are worth unspent."""
        worths = vec[float]()
        for first in (0, int(KINDS)):
            for way in range(len(box.prices.costs)):
                unspent = self._sum(box.prices.costs[way], first)
                worths = append(worths, float(box.prices.honor[way]) - unspent)
        return worths

    def _sum(self, pack: i64, first: i64) -> float:
        worth = 0.0
        for kind in range(KINDS):
            worth += float(six(pack, kind)) * self._treasures[first + kind]
        return worth

    def left(self, p: Position) -> float:
        """The part of the game still to come."""
        return max(0.0, (ROUNDS + 1.0 - float(p.round)) / ROUNDS)

    # Cards and treasures

    def card(self, value: i64) -> float:
        """A dojo card: 1 and 5 beat the most guards."""
        if value == 1 or value == 5:
            return self._card + self._edge
        return self._card if value != 3 else self._card + 0.5 * self._edge

    def treasure(self, p: Position, kind: i64) -> float:
        """A treasure not yet spent."""
        return self._treasures[kind if p.round < LAST else KINDS + kind]

    def purse(self, p: Position, pack: i64) -> float:
        """Some treasures."""
        return self._sum(pack, 0 if p.round < LAST else KINDS)

    def skill(self, p: Position, kind: i64) -> float:
        """A skill tile, used once in every round to come."""
        effect: i64 = p.box.skill_effects[kind]
        about: i64 = ending.multiplier(ending.rumors_of(p, p.seat, ending.ABOUT_SKILLS))
        if effect == DISGUISE:
            return 2.0 + float(about)
        return self._skill * self.left(p) + float(about)

    # Raids

    def base_card(self, hand: i64, target: i64, by_stealth: i64) -> i64:
        """The place of the cheapest card of a hand that beats a guard alone, NO_CARD for none."""
        if by_stealth:
            place: i64 = target - 2
            while place >= 0:
                if six(hand, place) > 0:
                    return place
                place -= 1
            return NO_CARD
        place = target
        while place < 5:
            if six(hand, place) > 0:
                return place
            place += 1
        return NO_CARD

    def odds(self, p: Position, hand: i64, by_stealth: i64) -> float:
        """The chance that the next regular guard falls to a card of this hand, which is not empty."""
        pile: i64 = p.guard_pile or p.guard_discards
        if pile != self._pile:
            self._count(pile)
        total: i64 = self._weaker[VALUES + 1]
        if total == 0:
            return 0.0
        beaten: i64 = total - self._weaker[six_lowest(hand) + 2] if by_stealth else self._weaker[six_highest(hand) + 1]
        return float(beaten) / float(total)

    def _count(self, pile: i64) -> None:
        """Note for each value how many guards of a pile are below it."""
        self._pile = pile
        weaker: i64 = 0
        for value in range(1, VALUES + 1):
            weaker += six(pile, value - 1) + six(pile, value - 1 + VALUES)
            self._weaker[value + 1] = weaker

    def going_on(self, p: Position, hand: i64, goods: i64, won: float, best: float, by_stealth: i64) -> float:
        """What Banzai is worth more than leaving, with a look ahead of one treasure more and what may follow it."""
        gain = 0.0
        cards: i64 = hand
        rest: i64 = goods
        total = won
        chance = 1.0
        risked = 0.0
        while rest and cards:
            token: i64 = six_lowest(rest)
            odds = self.odds(p, cards, by_stealth)
            if not rest & PLAIN:
                odds *= ELITE_ODDS
            next_ = self.treasure(p, token % KINDS)
            rest -= six_one(token)
            if rest == 0:
                next_ += self._clear
            risked += chance * (1.0 - odds) * self._nerve * (total - best)
            chance *= odds
            total += next_
            best = max(best, next_)
            gain = max(gain, chance * (total - won) - risked - self._card * (1.0 - 0.5 * chance))
            cards -= six_one(self._spent(cards, by_stealth))
        if gain > 0.0:
            return gain
        return -0.5 - 0.1 * won

    def _spent(self, cards: i64, by_stealth: i64) -> i64:
        """The place of the card that the next guard is thought to cost: one of the strong ones."""
        if by_stealth:
            return six_lowest(cards)
        place: i64 = 4
        while six(cards, place) == 0:
            place -= 1
        return place

    def raid(self, p: Position, house: i64, by_stealth: i64) -> float:
        """A raid of a house by one side, from the sentry on."""
        goods: i64 = p.goods(house)
        hand: i64 = p.at[SEAT * p.seat + HAND]
        sentry: i64 = p.at[HOUSES + HOUSE * house + SENTRY]
        if sentry == NONE:
            return -3.0
        place: i64 = self.base_card(hand, guard_value(sentry), by_stealth)
        cost = 0.3
        if place == NO_CARD:
            if nibble(p.at[SEAT * p.seat + UP], ACT) == 0 or not 1 < guard_value(sentry) + 2 * by_stealth - 1 < 5:
                return -3.0
        else:
            cost = self.card(place + 1)
            hand -= six_one(place)
        token: i64 = six_lowest(goods)
        won = self.treasure(p, token % KINDS)
        rest: i64 = goods - six_one(token)
        more = self.going_on(p, hand, rest, won, won, by_stealth) if rest else self._clear
        return won - cost + max(0.0, more)

    # Envoys, rumors, tokens

    def look(self, p: Position) -> None:
        """Note the places of who acts, for `envoy`."""
        for clan in range(scoring.CLAN_COUNT):
            self._honors[clan] = float(scoring.house_honor(p, clan))
            self._places[clan] = self._place_worth(p, clan)

    def envoy(self, p: Position, envoy: i64) -> float:
        """What one more envoy adds to the rewards still to come, besides what is paid for it."""
        clan: i64 = p.box.components.envoy_clans[envoy]
        before = self._places_worth(p)
        place = self._places[clan]
        p.at[SEAT * p.seat + ENVOYS] |= bits.bit(envoy)
        self._places[clan] = self._place_worth(p, clan)
        p.at[SEAT * p.seat + ENVOYS] ^= bits.bit(envoy)
        after = self._places_worth(p)
        self._places[clan] = place
        about: i64 = ending.multiplier(ending.rumors_of(p, p.seat, ending.ABOUT_ENVOYS))
        return after - before + float(about) + 0.4 * self.left(p) + 0.02 * self._honors[clan]

    def scorings(self, p: Position) -> float:
        """How many scoring phases are still to come."""
        return 3.0 if p.round <= 3 else 2.0 if p.round <= 5 else 1.0

    def _places_worth(self, p: Position) -> float:
        """What the places with the clans are worth in the scoring phases to come."""
        worth = 0.0
        for clan in range(scoring.CLAN_COUNT):
            worth += self._places[clan]
        return worth * self.scorings(p) * self._place

    def _place_worth(self, p: Position, clan: i64) -> float:
        """What the actor's place with a clan brings in one of them."""
        free = self.rumor + 1.0
        if scoring.place_of(p, clan, 0) == p.seat:
            return max(self._honors[clan], free)
        return min(self._honors[clan], free) * 0.8 if scoring.place_of(p, clan, 1) == p.seat else 0.0

    def spread(self, p: Position, rumor: i64) -> float:
        """What one more rumor adds to the bonus at the end."""
        kind: i64 = p.box.components.rumor_kinds[rumor]
        owned: i64 = ending.rumors_of(p, p.seat, kind)
        about: i64 = ending.multiplier(ending.rumors_of(p, p.seat, ending.ABOUT_RUMORS))
        if kind == ending.ABOUT_RIVALS:
            return 3.5 + float(about)
        counted = float(ending.collected(p, p.seat, kind))
        counted *= 1.0 + self._growth * ROUNDS * self.left(p)
        step = float(ending.multiplier(owned + 1) - ending.multiplier(owned))
        return step * max(counted, 1.0) + float(about) + 1.5 * self.left(p)

    def token(self, p: Position, token: i64) -> float:
        """What a token on the house just cleared is worth to who leads its clan."""
        clan: i64 = p.box.components.token_clans[token]
        old: i64 = clan_of_house(p, p.house)
        return self._lead(p, clan) * float(p.box.token_honor[token]) - 0.1 * self._lead(p, old)

    def _lead(self, p: Position, clan: i64) -> float:
        first: i64 = scoring.place_of(p, clan, 0)
        if first == p.seat:
            return self._token
        return 0.0 if first == NONE else -self._token

    def payment(self, p: Position, way: i64) -> float:
        """The honor of a payment less what the treasures are worth unspent."""
        return self._payments[way if p.round < LAST else self._ways + way]

    def best_payment(self, p: Position, form: i64) -> float:
        """The best way to pay a price."""
        prices = p.box.prices
        purse: i64 = p.at[SEAT * p.seat + TREASURE]
        best = -9.0
        for position in range(prices.starts[form], prices.starts[form + 1]):
            way: i64 = prices.of_form[position]
            if covers(purse, prices.costs[way]):
                best = max(best, self.payment(p, way))
        return best
