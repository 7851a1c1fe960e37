"""What things are worth in Ninjato, in honor: cards, treasures, raids by the odds of the next guard, envoys, rumors, tokens."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.ninjato.box.actions import ACT, DISGUISE
from chabudai.games.ninjato.box.packs import nibble, six, six_lowest, six_one, six_total
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
GUARDS: Final[i64] = 10  # kinds
ROUNDS: Final = 7.0
NO_CARD: Final[i64] = -1
ELITE_ODDS: Final = 0.45  # of beating an elite with a good card at hand


@final
class Appraisal:
    """The weights, and what they make of a position; it looks only at what the seat in question can see."""

    def __init__(self, weights: dict[str, float] | None) -> None:
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
        """A treasure not yet spent; near the end there is hardly time to spend it."""
        worth = self._gold if kind == GOLD else self._treasure * float(p.box.components.worth[kind])
        return worth if p.round < 7 else 0.5 * worth + 0.5

    def purse(self, p: Position, pack: i64) -> float:
        """Some treasures."""
        worth = 0.0
        for kind in range(KINDS):
            worth += float(six(pack, kind)) * self.treasure(p, kind)
        return worth

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
        """The chance that the next regular guard falls to a card of this hand."""
        pile: i64 = p.guard_pile or p.guard_discards
        total: i64 = six_total(pile)
        if total == 0:
            return 0.0
        beaten: i64 = 0
        for kind in range(GUARDS):
            count: i64 = six(pile, kind)
            if count > 0 and self.base_card(hand, guard_value(kind), by_stealth) != NO_CARD:
                beaten += count
        return float(beaten) / float(total)

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

    def envoy(self, p: Position, envoy: i64) -> float:
        """What one more envoy adds to the rewards still to come, besides what is paid for it."""
        clan: i64 = p.box.components.envoy_clans[envoy]
        before = self.places(p, p.seat)
        p.at[SEAT * p.seat + ENVOYS] |= bits.bit(envoy)
        after = self.places(p, p.seat)
        p.at[SEAT * p.seat + ENVOYS] ^= bits.bit(envoy)
        about: i64 = ending.multiplier(ending.rumors_of(p, p.seat, ending.ABOUT_ENVOYS))
        return after - before + float(about) + 0.4 * self.left(p) + 0.02 * float(scoring.house_honor(p, clan))

    def scorings(self, p: Position) -> float:
        """How many scoring phases are still to come."""
        return 3.0 if p.round <= 3 else 2.0 if p.round <= 5 else 1.0

    def places(self, p: Position, seat: i64) -> float:
        """What a seat's places with the clans are worth in the scoring phases to come."""
        worth = 0.0
        for clan in range(scoring.CLAN_COUNT):
            honor = float(scoring.house_honor(p, clan))
            free = self.rumor + 1.0
            if scoring.place_of(p, clan, 0) == seat:
                worth += max(honor, free)
            elif scoring.place_of(p, clan, 1) == seat:
                worth += min(honor, free) * 0.8
        return worth * self.scorings(p) * self._place

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
        prices = p.box.prices
        return float(prices.honor[way]) - self.purse(p, prices.costs[way])

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
