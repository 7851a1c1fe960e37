"""What a master of Ninjato tries first: learned from what long searches tried most, see `instinct.toml`.

A sum over what is noticed of an action and its position, each thing a number in a table, in whole parts of REWARD.
"""

import tomllib
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.ninjato.box.actions import (
    ACT,
    ACT_AS_TWO,
    BANZAI,
    BLIND,
    DISCARD,
    GIVE_UP,
    KEEP,
    LEAVE,
    MINUS_TWO,
    ONE,
    PLAY,
    PLUS_TWO,
    SET_SIX,
    SET_ZERO,
    STEALTH,
    STRENGTH,
    TAKE,
    TAKE_HONOR,
    USE_SWAP,
)
from chabudai.games.ninjato.box.packs import nibble, six, six_lowest, six_total
from chabudai.games.ninjato.box.payments import covers
from chabudai.games.ninjato.mind import questions as ask
from chabudai.games.ninjato.mind.appraisal import Appraisal
from chabudai.games.ninjato.mind.noticing import (
    ALL,
    BY_STEALTH,
    BY_STRENGTH,
    SPAN,
    TO_DOJO,
    TO_PALACE,
    TO_PAVILION,
    TO_SENSEI,
    Noticing,
    purpose,
)
from chabudai.games.ninjato.rules import ending, fight, phases, scoring
from chabudai.games.ninjato.rules.control import clan_of_house
from chabudai.games.ninjato.rules.position import (
    ENVOYS,
    HOUSE,
    HOUSES,
    KINDS,
    NONE,
    PLAIN,
    SEAT,
    SENTRY,
    STYLES,
    TREASURE,
    UP,
    Position,
)
from chabudai.games.ninjato.rules.raid import all_sides, guard_value

FILE: Final = "instinct.toml"
VERSION: Final = 1
"""Of the questions and their answers; a table of another is refused."""
TURNS: Final[i64] = 8  # rounds, from 1
STEPS: Final[i64] = 24  # of what the policy thinks
HONOR: Final[i64] = 120  # in parts of REWARD


@final
class Instinct(Noticing):
    """The table; it asks its questions of an action and adds up."""

    def __init__(self, worth: Appraisal) -> None:
        super().__init__()
        self._worth: Final = worth
        self._table: vec[i64] = bits.zeros(ask.QUESTIONS * SPAN)

    def read(self) -> None:
        """Take over the committed table; one with other questions is refused."""
        read = tomllib.loads(Path(__file__).with_name(FILE).read_text("utf-8"))
        if read["version"] != VERSION:
            raise ValueError(f"{FILE} is of version {read['version']}, not {VERSION}")
        lines = read["table"].splitlines()
        self.learn([[int(number) for number in line.split()] for line in lines])

    def learn(self, lines: list[list[int]]) -> None:
        """Take over a table: for each question a number for each answer, those at the end that are nothing left out."""
        if len(lines) != ask.QUESTIONS:
            raise ValueError(f"{len(lines)} lines in the table, not {ask.QUESTIONS}")
        table = bits.zeros(ask.QUESTIONS * SPAN)
        for question in range(ask.QUESTIONS):
            answers = lines[question]
            for answer in range(len(answers)):
                table[question * SPAN + answer] = answers[answer]
        self._table = table

    def weigh(self, p: Position, index: i64, liking: i64) -> i64:
        """How much better an action looks than the policy thinks, by what is noticed of it."""
        self.number = 0
        phase: i64 = p.phase
        if phase == phases.PLACING:
            self._place(p, index, liking)
        elif phase == phases.FIGHTING or phase == phases.STRIKING:
            self._fight(p, index)
        elif phase == phases.CALLING_BANZAI or phase == phases.KEEPING:
            self._raid(p, index, liking)
        elif phase == phases.TRAINING:
            self._train(p, index)
        elif phase == phases.DISCARDING or phase == phases.LEARNING:
            value: i64 = index - DISCARD
            self.see(ask.GIVEN, value * 4 + min(3, six(self.hand, value)))
            self.see(ask.GIVEN_SIDES, (value * 4 + self.low) * 4 + self.high)
        elif phase == phases.BRIBING or phase == phases.SPREADING:
            self._pay(p, index - p.box.first_pay)
        elif phase == phases.REPLACING_TOKEN:
            self._token(p, index - p.box.first_token)
        else:
            self._score(p, index)
        total: i64 = 0
        for at in range(self.number):
            total += self._table[self.noticed[at]]
        return total

    # Placing a shuriken

    def _place(self, p: Position, index: i64, liking: i64) -> None:
        box = p.box
        done: i64 = purpose(p, index)
        if done == TO_DOJO:
            self._dojo(p)
        elif done == BY_STRENGTH or done == BY_STEALTH:
            self._house(p, index - STRENGTH if done == BY_STRENGTH else index - STEALTH, done - BY_STRENGTH)
        elif done == TO_SENSEI:
            self._skill(p, index - box.first_learn)
        elif done == TO_PALACE:
            self._envoy(p, index - box.first_bribe)
            self._price(p, done, box.prices.envoy_forms[index - box.first_bribe])
        else:
            self._rumor(p, index - box.first_spread)
            self._price(p, done, box.prices.rumor_forms[index - box.first_spread])
        best = self.best
        own: i64 = best[BY_STRENGTH if done == BY_STEALTH else done] - liking
        self.see(ask.BEHIND_ALL, done * STEPS + min(STEPS - 1, (best[ALL] - liking) // (HONOR // 2)))
        self.see(ask.BEHIND_ITS_KIND, done * STEPS + min(STEPS - 1, own // (HONOR // 2)))
        self.see(ask.BEST_RAID, done * STEPS + _step(best[BY_STRENGTH]))
        self.see(ask.BEST_ENVOY, done * STEPS + _step(best[TO_PALACE]))
        self.see(ask.BEST_RUMOR, done * STEPS + _step(best[TO_PAVILION]))
        self.see(ask.BEHIND_WHEN, ((done * TURNS + self.round) * 3 + self.shuriken) * 3 + min(2, own // HONOR))
        self.see(ask.WHEN, (done * TURNS + self.round) * 3 + self.shuriken)
        self.see(ask.CARDS, (done * 8 + self.cards) * 3 + self.shuriken)
        self.see(ask.PURSE, (done * 8 + self.goods) * 3 + self.shuriken)
        self.see(ask.LIKED, done * STEPS + _step(liking))
        self.see(ask.SKILLS, (done * 4 + self.skills) * TURNS + self.round)
        self.see(ask.SIDES, ((done * 4 + self.low) * 4 + self.high) * 2 + self.last)

    def _dojo(self, p: Position) -> None:
        top: i64 = p.stack & 15
        on_top: i64 = 0
        if top:
            on_top = 1 if top == p.seat + 1 else 2
        before: i64 = 0
        for position in range(p.ordered):
            if p.seat_in_order(position) == p.seat:
                before = position
        self.see(ask.DOJO_ORDER, ((on_top * 3 + self.shuriken) * 4 + before) * 2 + self.last)
        self.see(
            ask.DOJO_ROW,
            (self.cards * 8 + min(3, six(p.row, 0) + six(p.row, 4)) * 2 + min(1, six(p.row, 2))) * 3 + self.shuriken,
        )
        self.see(ask.DOJO_WHEN, self.cards * TURNS + self.round)

    def _house(self, p: Position, house: i64, by_stealth: i64) -> None:
        goods: i64 = p.goods(house)
        sentry: i64 = p.at[HOUSES + HOUSE * house + SENTRY]
        value: i64 = guard_value(sentry) if sentry != NONE else 0
        card: i64 = self._worth.base_card(self.hand, value, by_stealth) + 1
        left: i64 = min(5, six_total(goods))
        plain: i64 = min(5, six_total(goods & PLAIN))
        good: i64 = self.low if by_stealth else self.high
        self.see(ask.RAID_SENTRY, (by_stealth * 6 + card) * 6 + value)
        self.see(ask.RAID_LEFT, (by_stealth * 6 + left) * 6 + plain)
        self.see(ask.RAID_CARDS, ((by_stealth * 4 + good) * 6 + left) * 6 + min(5, self.cards))
        self.see(ask.RAID_PRIZE, ((six_lowest(goods) % KINDS) * 6 + left) * TURNS + self.round)
        first: i64 = scoring.place_of(p, clan_of_house(p, house), 0)
        whose: i64 = 0
        if first != NONE:
            whose = 1 if first == p.seat else 2
        self.see(ask.RAID_CLAN, ((whose * 6 + left) * TURNS + self.round) * 2 + (1 if good > 1 else 0))
        worth: i64 = 0
        for kind in range(KINDS):
            worth += (six(goods, kind) + six(goods, kind + KINDS)) * (kind + 2)
        self.see(ask.RAID_LOOT, min(20, worth) * 4 + good)
        up: i64 = p.at[SEAT * p.seat + UP]
        side: i64 = nibble(up, MINUS_TWO) + nibble(up, SET_ZERO) if by_stealth else nibble(up, PLUS_TWO) + nibble(up, SET_SIX)
        either: i64 = nibble(up, ONE) + nibble(up, ACT)
        self.see(ask.RAID_SKILLS, ((by_stealth * 3 + min(2, side)) * 3 + min(2, either)) * 6 + left)
        self.see(ask.RAID_KICKERS, ((by_stealth * 3 + min(2, six(self.hand, 2))) * 6 + value) * 6 + card)
        elites: i64 = min(2, ending.rumors_of(p, p.seat, ending.ABOUT_ELITES))
        self.see(ask.RAID_ELITES, ((elites * 4 + min(3, left - plain)) * 4 + good) * TURNS + self.round)

    def _skill(self, p: Position, kind: i64) -> None:
        style: i64 = p.box.components.skill_styles[kind]
        owned: i64 = 1 if p.at[SEAT * p.seat + STYLES] & bits.bit(style) else 0
        about: i64 = min(4, ending.multiplier(ending.rumors_of(p, p.seat, ending.ABOUT_SKILLS)))
        self.see(ask.TILE, (p.box.skill_effects[kind] * TURNS + self.round) * 2 + owned)
        self.see(ask.TILE_RUMORS, about * TURNS + self.round)

    def _envoy(self, p: Position, envoy: i64) -> None:
        clan: i64 = p.box.components.envoy_clans[envoy]
        mine: i64 = SEAT * p.seat + ENVOYS
        before: i64 = _place(p, clan)
        p.at[mine] |= bits.bit(envoy)
        after: i64 = _place(p, clan)
        p.at[mine] ^= bits.bit(envoy)
        honor: i64 = min(15, scoring.house_honor(p, clan))
        about: i64 = min(4, ending.multiplier(ending.rumors_of(p, p.seat, ending.ABOUT_ENVOYS)))
        self.see(ask.ENVOY_PLACE, (before * 3 + after) * TURNS + self.round)
        self.see(ask.ENVOY_HONOR, (before * 3 + after) * 16 + honor)
        other: i64 = 0
        for seat in range(p.box.seats):
            if seat != p.seat:
                other = max(other, scoring.influence(p, seat, clan))
        ahead: i64 = max(-3, min(3, scoring.influence(p, p.seat, clan) + 1 - other)) + 3
        self.see(ask.ENVOY_LEAD, (ahead * TURNS + self.round) * 3 + after)
        self.see(ask.ENVOY_LEAD_HONOR, (ahead * 16 + honor) * 2 + (1 if self.round % 2 == 1 and self.round > 1 else 0))
        self.see(ask.ENVOY_RUMORS, (about * 6 + min(5, bits.count(p.at[mine]))) * TURNS + self.round)

    def _price(self, p: Position, done: i64, form: i64) -> None:
        """The most honor that can be paid with what is there."""
        prices = p.box.prices
        purse: i64 = p.at[SEAT * p.seat + TREASURE]
        best: i64 = 0
        for position in range(prices.starts[form], prices.starts[form + 1]):
            way: i64 = prices.of_form[position]
            if prices.honor[way] > best and covers(purse, prices.costs[way]):
                best = prices.honor[way]
        self.see(ask.PRICE, (done * 24 + min(23, best)) * 2 + self.last)

    def _rumor(self, p: Position, rumor: i64) -> None:
        """A rumor that is spread or given, by what it would count."""
        kind: i64 = p.box.components.rumor_kinds[rumor]
        owned: i64 = min(5, ending.rumors_of(p, p.seat, kind))
        counted: i64 = ending.rival_owners(p) if kind == ending.ABOUT_RIVALS else min(9, ending.collected(p, p.seat, kind))
        about: i64 = min(4, ending.multiplier(ending.rumors_of(p, p.seat, ending.ABOUT_RUMORS)))
        self.see(ask.RUMOR_OWNED, (kind * 6 + owned) * TURNS + self.round)
        self.see(ask.RUMOR_COUNTED, (kind * 10 + counted) * TURNS + self.round)
        self.see(ask.RUMOR_STEP, ((kind * 3 + owned % 3) * 10 + counted))
        self.see(ask.RUMOR_RUMORS, about * TURNS + self.round)

    # At the dojo

    def _train(self, p: Position, index: i64) -> None:
        value: i64 = 0 if index == BLIND else index - TAKE + 1
        held: i64 = min(3, six(self.hand, value - 1)) if value > 0 else 0
        self.see(ask.TAKEN, (value * 4 + held) * 6 + min(5, p.to_take))
        self.see(ask.TAKEN_SIDES, (value * 4 + self.low) * 4 + self.high)
        self.see(ask.TAKEN_WHEN, (value * TURNS + self.round) * 3 + self.shuriken)
        self.see(ask.TAKEN_SKILLS, (value * 4 + self.skills) * 8 + self.cards)
        if value > 0:
            self.see(ask.TAKEN_SENTRIES, (value * 6 + self.below[value]) * 6 + self.above[value])
        else:
            self.see(ask.BLIND_ROW, min(3, six(p.row, 0)) * 32 + min(3, six(p.row, 4)) * 8 + min(3, six(p.row, 2)))

    # In a house

    def _fight(self, p: Position, index: i64) -> None:
        done: i64 = _fought(index)
        self.see(ask.STRUCK, (done * 7 + min(6, p.target)) * 2 + p.by_stealth)
        if PLAY <= index < ACT_AS_TWO:
            value: i64 = index - PLAY + 1
            needed: i64 = 0 if fight.beats(p, value) else fight.kickers_needed(p, value, True, p.at[SEAT * p.seat + UP]) + 1
            self.see(ask.PLAYED, ((value * 4 + min(3, six(self.hand, value - 1))) * 4 + min(3, needed)) * 2 + p.by_stealth)
            self.see(ask.PLAYED_SIDES, (value * 4 + self.low) * 4 + self.high)
        else:
            self.see(ask.STRUCK_CARDS, done * 8 + self.cards)
            self.see(ask.STRUCK_WHEN, done * TURNS + self.round)
            self.see(ask.STRUCK_LOOT, done * 8 + min(7, six_total(p.shuriken)))

    def _raid(self, p: Position, index: i64, liking: i64) -> None:
        if index >= KEEP:
            self.see(ask.KEPT, (index - KEEP) * TURNS + self.round)
            return
        if index == LEAVE:
            return
        done: i64 = 1 if index == BANZAI else 0
        won: i64 = min(5, six_total(all_sides(p.shuriken)))
        goods: i64 = p.goods(p.house)
        left: i64 = min(5, six_total(goods))
        good: i64 = self.low if p.by_stealth else self.high
        odds: i64 = i64(self._worth.odds(p, self.hand, p.by_stealth) * 9.99) if self.hand else 0
        elite: i64 = 0 if goods & PLAIN else 1
        self.see(ask.RISK_LEFT, ((done * 6 + won) * 6 + left) * 2 + elite)
        self.see(ask.RISK_ODDS, ((done * 10 + odds) * 6 + won) * 2 + elite)
        self.see(ask.RISK_CARDS, ((done * 4 + good) * 8 + self.cards) * 4 + self.skills)
        self.see(ask.RISK_WHEN, (done * TURNS + self.round) * 3 + self.shuriken)
        self.see(ask.RISK_LIKED, done * STEPS + _step(liking))

    # Afterwards

    def _pay(self, p: Position, way: i64) -> None:
        cost: i64 = p.box.prices.costs[way]
        for kind in range(KINDS):
            self.see(ask.PAID, (kind * 8 + min(7, six(cost, kind))) * 2 + self.last)
        self.see(ask.PAID_HONOR, min(31, p.box.prices.honor[way]) * 2 + self.last)

    def _token(self, p: Position, token: i64) -> None:
        clan: i64 = p.box.components.token_clans[token]
        self.see(ask.TOKEN_PLACE, (_place(p, clan) * 9 + min(8, p.box.token_honor[token])) * TURNS + self.round)
        first: i64 = scoring.place_of(p, clan, 0)
        self.see(ask.TOKEN_FREE, (1 if first == NONE else 0) * 9 + min(8, p.box.token_honor[token]))

    def _score(self, p: Position, index: i64) -> None:
        if index == TAKE_HONOR:
            honor: i64 = min(31, scoring.house_honor(p, scoring.rewarding_clan(p)))
            self.see(ask.REWARD_HONOR, honor * TURNS + self.round)
        elif index >= p.box.first_reward:
            self._rumor(p, index - p.box.first_reward)
            self.see(ask.REWARD_RUMOR, self.round)


def _step(liking: i64) -> i64:
    """What the policy thinks of an action, in steps of one honor."""
    return max(0, min(STEPS - 1, liking // HONOR + 6))


def _place(p: Position, clan: i64) -> i64:
    """2 for the first place of a clan, 1 for the second, 0 for none."""
    if scoring.place_of(p, clan, 0) == p.seat:
        return 2
    return 1 if scoring.place_of(p, clan, 1) == p.seat else 0


def _fought(index: i64) -> i64:
    """The kinds of steps in a fight, swaps and their like together."""
    if index < USE_SWAP:
        return index - PLAY
    return 27 if index == GIVE_UP else 26
