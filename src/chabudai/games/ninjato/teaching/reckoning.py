"""The numbers that a view of Ninjato holds: influence, places, houses, bonuses, whose turn comes when."""

from typing import Final

from chabudai.core.game import View
from chabudai.games.ninjato.box.actions import SWITCH, TURN_UP
from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.box.components import CLANS, EFFECTS, ROUNDS, Components
from chabudai.games.ninjato.box.prices import Way
from chabudai.games.ninjato.knowledge.view import NinjatoView, SeatView
from chabudai.games.ninjato.teaching.arms import VALUES, Arms, can_beat, left_after

SHURIKEN: Final = 3  # R1.2
MOST_IN_HAND: Final = 7  # R4.9
RIVALS: Final = 4  # the kind of rumor that does not multiply
_OUTSIDE_TURNS: Final = ("Disguising", "ChoosingReward", "Over")


class Gain:
    """What a seat would have more than it has: a rumor, an envoy, a skill, an elite guard, or fewer treasures."""

    def __init__(self, rumor: int = -1, envoy: int = -1, skills: int = 0, elite: int = -1, treasures: int = 0) -> None:
        self.rumor: Final = rumor
        self.envoy: Final = envoy
        self.skills: Final = skills
        self.elite: Final = elite
        self.treasures: Final = treasures


NOTHING: Final = Gain()


def multiplier(number: int) -> int:
    """R14.3, R14.4: 1, 2, 4 for one, two, three of a kind; the fourth starts a new set."""
    return number // 3 * 4 + number % 3


def guard_value(kind: int) -> int:
    """Guards with an alarm are the kinds from 5 on."""
    return kind % VALUES + 1


class Reckoning:
    """A view with the box it is about."""

    def __init__(self, box: Box, view: View) -> None:
        assert isinstance(view, NinjatoView)
        self.view: Final = view
        self.box: Final = box
        self.parts: Final[Components] = box.components
        self.me: Final = view.seat

    # Clans

    def envoys_of(self, seat: int, clan: int, gain: Gain = NOTHING) -> list[int]:
        held = self.view.seats[seat].envoys
        all_held = [*held, gain.envoy] if gain.envoy >= 0 and gain.envoy not in held else held
        return [envoy for envoy in all_held if self.parts.envoy_clans[envoy] == clan]

    def influence(self, seat: int, clan: int, gain: Gain = NOTHING) -> int:
        """R13.1, R13.2."""
        disguised = [envoy for envoy in self.view.seats[seat].disguised if self.parts.envoy_clans[envoy] == clan]
        return len(self.envoys_of(seat, clan, gain)) + len(disguised)

    def oldest(self, seat: int, clan: int, gain: Gain = NOTHING) -> int:
        return max([self.parts.envoy_ages[envoy] for envoy in self.envoys_of(seat, clan, gain)], default=0)

    def standing(self, clan: int, seat: int = -1, gain: Gain = NOTHING, more: int = 0) -> list[int]:
        """R13.5, R13.6, R13.13: the seats with an envoy of the clan, best first; `seat` with what it would gain."""
        ranked: list[tuple[int, int, int]] = []
        for other in range(len(self.view.seats)):
            its = gain if other == seat else NOTHING
            age = self.oldest(other, clan, its)
            if age:
                ranked.append((self.influence(other, clan, its) + (more if other == seat else 0), age, other))
        return [other for _, _, other in sorted(ranked, reverse=True)]

    def place(self, clan: int, seat: int, gain: Gain = NOTHING, more: int = 0) -> int:
        """A seat's place with a clan from 1; 0 without an envoy."""
        ranked = self.standing(clan, seat, gain, more)
        return ranked.index(seat) + 1 if seat in ranked else 0

    def house_honor(self, clan: int) -> int:
        """R13.10: of all houses of a clan."""
        tokens = [house.token for house in self.view.houses]
        return sum(self.parts.token_honor[token] for token in tokens if self.parts.token_clans[token] == clan)

    def clan_of_house(self, house: int) -> int:
        return self.parts.token_clans[self.view.houses[house].token]

    def rewarding(self) -> tuple[int, int]:
        """R13.8, R13.9: the clan that rewards now, and which place of it, 1 or 2."""
        order = self.parts.scorings[self.view.round]
        return order[self.view.reward % len(CLANS)], 1 if self.view.reward < len(CLANS) else 2

    # Bonuses at the end

    def rumors_shown(self, seat: int) -> list[int]:
        """R11.7: a seat's rumors; none of others without the memory aid."""
        return self.view.seats[seat].rumors if self.view.remembers(seat) else []

    def rumors_of(self, seat: int, kind: int, gain: Gain = NOTHING) -> int:
        held = [*self.rumors_shown(seat), *([gain.rumor] if gain.rumor >= 0 else [])]
        return len([rumor for rumor in held if self.parts.rumor_kinds[rumor] == kind])

    def collected(self, seat: int, kind: int, gain: Gain = NOTHING) -> int:
        """R14.2: what the rumors of a kind count."""
        its: SeatView = self.view.seats[seat]
        if kind == 0:
            return sum(its.elites) + (gain.elite >= 0)
        if kind == 1:
            return len(its.rumors) + (gain.rumor >= 0)
        if kind == 2:
            return len(its.envoys) + (gain.envoy >= 0)
        return sum(its.tiles) + gain.skills

    def rumor_bonus(self, seat: int, gain: Gain = NOTHING) -> int:
        """R14.2 to R14.6, if the game were scored now."""
        kinds = range(RIVALS)
        bonus = sum(multiplier(self.rumors_of(seat, kind, gain)) * self.collected(seat, kind, gain) for kind in kinds)
        return bonus + self.rumors_of(seat, RIVALS, gain) * self.rival_worth(seat, gain)

    def rival_worth(self, seat: int, gain: Gain = NOTHING) -> int:
        """R14.6: 6 for each while one player alone has any, 4 with two, 2 with more."""
        everyone = range(len(self.view.seats))
        owners = sum(self.rumors_of(other, RIVALS, gain if other == seat else NOTHING) > 0 for other in everyone)
        return {0: 6, 1: 6, 2: 4}.get(owners, 2)

    def elite_bonus(self, seat: int, gain: Gain = NOTHING) -> int:
        """R14.8."""
        held = sum(number * honor for number, honor in zip(self.view.seats[seat].elites, self.parts.elite_honor, strict=True))
        return held + (self.parts.elite_honor[gain.elite] if gain.elite >= 0 else 0)

    def end_bonus(self, seat: int, gain: Gain = NOTHING) -> int:
        """R14.1: rumors, unspent treasures and elite guards, if the game were scored now; 0 once it was."""
        if self.view.decision == "Over":
            return 0
        left = sum(self.view.seats[seat].treasures) + gain.treasures
        return self.rumor_bonus(seat, gain) + self.elite_bonus(seat, gain) + left

    def more_bonus(self, seat: int, gain: Gain) -> int:
        """How much the end bonus would change."""
        return self.end_bonus(seat, gain) - self.end_bonus(seat)

    # Rounds and turns

    def shuriken_left(self, seat: int) -> int:
        """What a seat has still to place in this round; one that lies on the board is placed."""
        view = self.view
        if view.decision in _OUTSIDE_TURNS or not view.order or view.chore or not view.round:
            return 0
        laps, in_lap = divmod(view.placed, len(view.order))
        done = laps + (view.order.index(seat) < in_lap)
        is_acting = seat == view.turn and view.decision != "Placing"
        return SHURIKEN - done - is_acting

    def next_order(self, first: int = -1) -> list[int]:
        """R4.12, R4.13: the next round's turn order so far; `first` goes to the dojo now."""
        stack = [first, *self.view.stack] if first >= 0 else self.view.stack
        return list(dict.fromkeys([*stack, *self.view.order]))

    def is_last_round(self) -> bool:
        """R3.3: no round follows."""
        return self.view.round >= ROUNDS

    def next_scoring(self) -> int:
        """R3.3: the round after which the next scoring phase comes."""
        now = max(self.view.round, 1)
        return next((number for number in range(now, ROUNDS + 1) if self.parts.scorings[number]), ROUNDS)

    # The own things

    @property
    def mine(self) -> SeatView:
        assert self.me is not None
        return self.view.seats[self.me]

    def owned(self, seat: int) -> tuple[int, ...]:
        """How many tiles of each effect a seat has."""
        tiles = self.view.seats[seat].tiles
        effects = self.parts.skill_effects
        return tuple(
            sum(number for kind, number in enumerate(tiles) if effects[kind] == effect) for effect in range(len(EFFECTS))
        )

    def arms(self) -> Arms:
        """What the reader fights with."""
        assert self.me is not None
        return Arms(tuple(self.view.hand), tuple(self.mine.up), self.owned(self.me))

    def may_switch(self, arms: Arms) -> bool:
        """R8.14: whether Seishin-teki is at hand, ready or by Kuji-in."""
        return bool(arms.up[SWITCH] or (arms.up[TURN_UP] and arms.owned[SWITCH]))

    def first_treasure(self, house: int) -> tuple[int, bool]:
        """R5.7: what is won next in a house, and whether it is red."""
        its = self.view.houses[house]
        for is_red, goods in ((False, its.plain), (True, its.red)):
            for kind, number in enumerate(goods):
                if number:
                    return kind, is_red
        return -1, False

    def worth(self, kind: int) -> int:
        """R9.8: what a treasure scores at most."""
        return self.parts.worth[kind] if kind < len(self.parts.worth) else max(self.parts.worth)

    def haul(self, counts: list[int]) -> int:
        """What these treasures score at most when they are spent."""
        return sum(number * self.worth(kind) for kind, number in enumerate(counts))

    def guards_beaten(self, arms: Arms, by_stealth: bool) -> int:
        """How many of the five values of guards could be beaten next."""
        return sum(bool(left_after(arms, value, by_stealth)) for value in range(1, VALUES + 1))

    def elites_beaten(self, arms: Arms, by_stealth: bool) -> tuple[int, int]:
        """How many of the elite guards that may come could be beaten, and how many they are (R5.40)."""
        piles = self.view.piles
        deck = piles.elites if any(piles.elites) else piles.elite_discards
        beaten = 0
        for kind, number in enumerate(deck):
            first, second = self.parts.elite_values[kind]
            targets = (first, second) if self.parts.elite_pairs[kind] else ((second if by_stealth else first),)
            beaten += number if number and can_beat(arms, targets, by_stealth) else 0
        return beaten, sum(deck)

    def ways_of(self, price: int, *, of_envoy: bool) -> list[Way]:
        """The ways in which the reader could pay for an envoy or a rumor now."""
        prices = self.box.prices
        form = int(prices.envoy_forms[price] if of_envoy else prices.rumor_forms[price])
        purse = self.mine.treasures
        ways = [prices.ways[int(prices.of_form[at])] for at in range(int(prices.starts[form]), int(prices.starts[form + 1]))]
        return [way for way in ways if all(spent <= held for spent, held in zip(way[0], purse, strict=True))]
