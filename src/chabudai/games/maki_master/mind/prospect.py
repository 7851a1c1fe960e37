"""How many points each seat will still make, learned from games: a sum over what the table and every hand look like.

Everything counted is crossed with how full the board is, so that a plain sum does: a recipe that lacks two tiles is worth much
early and nothing at the end. Weights are whole hundredths of a point in `prospect.toml`, a list for each number of seats,
written by `python -m chabudai.arena.fit maki-master`.
"""

import math
import tomllib
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.maki_master.box.box import Box
from chabudai.games.maki_master.box.components import EFFECT_COUNT, MOST_SEATS
from chabudai.games.maki_master.mind.appraisal import NO_LINE, Kitchen
from chabudai.games.maki_master.rules.position import DISHES, HELD, SHOWN, Position

VERSION: Final = 1
"""Of the list of what is counted; weights of another are refused."""

FILE: Final = "prospect.toml"

POINT: Final = 100.0
"""Parts of a point that weights are given in."""

TIMES: Final[i64] = 9  # how full the board is
_FULL: Final[vec[i64]] = bits.packed([4, 7, 10, 13, 17, 22, 28])  # empty spaces of each time but the first and the last

# What is counted of one hand, each for every time.
_MISSING: Final[i64] = 7  # ingredients missing from a recipe: 0 to 5, or no line
_RECIPES: Final[i64] = 4 * _MISSING * 2  # by length, missing, and whether style is possible
_NEAR: Final[i64] = _RECIPES  # recipes that lack at most one, up to 3
_CARDS: Final[i64] = _NEAR + 4  # action cards by effect, one or more
_WAIT: Final[i64] = _CARDS + 2 * 4  # turns until the seat moves
_LAST: Final[i64] = _WAIT + 4  # whether it has a final turn to come
_HAND: Final[i64] = (_LAST + 2) * TIMES

# What is counted of the table.
_POOLS: Final[i64] = 12
_SPACES: Final[i64] = 61
_KINDS: Final[i64] = 21
_SHOWN: Final[i64] = _POOLS * TIMES
_EMPTY: Final[i64] = _SHOWN + 4 * 4
_STOCK: Final[i64] = _EMPTY + _SPACES
_TABLE: Final[i64] = _STOCK + _KINDS

_THINGS: Final[i64] = 3 + EFFECT_COUNT  # counted of the table
_LEADS: Final[i64] = 17  # over one other seat, in steps of two points
_MOST: Final[i64] = 32  # things counted of one hand


@final
class Prospect:
    """Looks at one position at a time."""

    def __init__(self, box: Box, kitchen: Kitchen) -> None:
        self._box: Final = box
        self._kitchen: Final = kitchen
        self._seats: Final[i64] = box.seats
        self.size: Final[i64] = _TABLE + box.seats * _HAND + (box.seats - 1) * _LEADS * TIMES
        self._noise = 1.0
        self._luck = 1.0
        self._weights: vec[i64] = bits.zeros(0)  # until they are needed
        self._codes: vec[i64] = bits.zeros(int(MOST_SEATS * _MOST))  # what was counted of each hand
        self._counts: vec[i64] = bits.zeros(int(MOST_SEATS))
        self._table: vec[i64] = bits.zeros(int(_THINGS))
        self._scores: vec[i64] = bits.zeros(int(MOST_SEATS))
        self._time: i64 = 0
        self._empty: i64 = 0

    def _read(self, file: Path) -> None:
        """The weights for this number of seats; of another list or length they are refused."""
        read = tomllib.loads(file.read_text("utf-8"))
        if read["version"] != VERSION:
            raise ValueError(f"{file.name} is of version {read['version']}, not {VERSION}")
        table = read[f"seats{self._seats}"]
        self.learn([int(number) for number in table["weights"].split()], float(table["noise"]), float(table["luck"]))

    def learn(self, weights: list[int], noise: float, luck: float) -> None:
        """Use these weights: one for each thing that can be counted, in hundredths of a point."""
        if len(weights) != self.size:
            raise ValueError(f"{len(weights)} weights for {self._seats} seats, not {self.size}")
        self._weights = bits.packed(weights)
        self._noise = noise
        self._luck = luck

    def look(self, p: Position) -> None:
        """Count what there is at the beginning of a turn."""
        self._empty = bits.count(p.empty())
        self._time = self._time_of(p)
        for seat in range(self._seats):
            self._scores[seat] = p.at[DISHES + seat] + p.served_points(seat)
            self._look_at_hand(p, seat)
        self._look_at_table(p)

    def _time_of(self, p: Position) -> i64:
        if p.final_turns > 0:
            return 0
        time: i64 = 1
        while time <= len(_FULL) and self._empty > _FULL[time - 1]:
            time += 1
        return time

    def _look_at_hand(self, p: Position, seat: i64) -> None:
        kitchen = self._kitchen
        kitchen.look(p, seat)
        self._counts[seat] = 0
        near: i64 = 0
        for number in range(kitchen.count):
            missing: i64 = kitchen.missing[number]
            if missing <= 1:
                near += 1
            if missing == NO_LINE:
                missing = _MISSING - 1
            group: i64 = self._box.group_of[kitchen.recipes[number]]
            self._note(seat, (group * _MISSING + missing) * 2 + kitchen.styled[number])
        self._note(seat, _NEAR + min(near, 3))
        for effect in range(EFFECT_COUNT):
            held: i64 = p.at[HELD + seat * EFFECT_COUNT + effect]
            if held > 0:
                self._note(seat, _CARDS + 2 * effect + min(held, 2) - 1)
        wait: i64 = (seat - p.turn + self._seats) % self._seats
        self._note(seat, _WAIT + wait)
        if p.final_turns > 0:
            self._note(seat, _LAST + (1 if wait < p.final_turns else 0))

    def _note(self, seat: i64, thing: i64) -> None:
        count: i64 = self._counts[seat]
        self._codes[seat * _MOST + count] = thing * TIMES + self._time
        self._counts[seat] = count + 1

    def _look_at_table(self, p: Position) -> None:
        self._table[0] = min(p.pool, _POOLS - 1) * TIMES + self._time
        self._table[1] = _EMPTY + self._empty
        self._table[2] = _STOCK + bits.count(p.stocked)
        for effect in range(EFFECT_COUNT):
            self._table[3 + effect] = _SHOWN + 4 * effect + min(p.at[SHOWN + effect], 3)

    def active(self, seat: i64) -> list[int]:
        """Which weights add up to what a seat will still make, of the position looked at last."""
        found: list[int] = []
        for place in range(_THINGS):
            found.append(int(self._table[place]))
        first: i64 = _TABLE
        for step in range(self._seats):
            other: i64 = (seat + step) % self._seats
            for place in range(self._counts[other]):
                found.append(int(first + self._codes[other * _MOST + place]))
            first += _HAND
        for step in range(self._seats - 1):
            other = (seat + step + 1) % self._seats
            found.append(int(first + self._lead(seat, other)))
            first += _LEADS * TIMES
        return found

    def _lead(self, seat: i64, other: i64) -> i64:
        lead: i64 = max(-16, min(16, self._scores[seat] - self._scores[other]))
        return (lead + 16) // 2 * TIMES + self._time

    def to_come(self, seat: i64) -> i64:
        """What a seat will still make, in hundredths of a point: the sum of its active weights."""
        weights = self._weights
        total: i64 = 0
        for place in range(_THINGS):
            total += weights[self._table[place]]
        first: i64 = _TABLE
        for step in range(self._seats):
            other: i64 = (seat + step) % self._seats
            at: i64 = other * _MOST
            for place in range(self._counts[other]):
                total += weights[first + self._codes[at + place]]
            first += _HAND
        for step in range(self._seats - 1):
            other = (seat + step + 1) % self._seats
            total += weights[first + self._lead(seat, other)]
            first += _LEADS * TIMES
        return total

    def score(self, seat: i64) -> i64:
        """What a seat has already."""
        return self._scores[seat]

    def points(self, seat: i64) -> float:
        """What a seat is expected to end with."""
        if len(self._weights) == 0:
            self._read(Path(__file__).parent / FILE)
        return float(self._scores[seat]) + float(self.to_come(seat)) / POINT

    def empty(self) -> int:
        """How many spaces were empty."""
        return int(self._empty)

    def heat(self) -> float:
        """How far apart results still lie by luck, as `reward_estimate` takes it."""
        return math.sqrt(self._noise + self._luck * float(self._empty))
