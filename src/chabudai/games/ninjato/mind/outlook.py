"""What a seat of Ninjato is likely to end with, by what it has at the end of a round: learned, see `outlook.toml`."""

import math
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.ninjato.box.actions import DISGUISE
from chabudai.games.ninjato.box.packs import nibble, nibble_total, six, six_total
from chabudai.games.ninjato.rules import ending, scoring
from chabudai.games.ninjato.rules.position import ENVOYS, HAND, HONOR, KINDS, OWNED, SEAT, TILES, TREASURE, Position
from chabudai.search.policy import weights_in

THINGS: Final = (
    "banked",
    "bonus",
    "fan",
    "scroll",
    "vase",
    "jade",
    "gold",
    "card",
    "edge",
    "skill",
    "disguise",
    "first",
    "house",
    "second",
    "envoy",
    "rumor",
    "rival",
    "late",
)
"""What is counted, in the order of `counts`."""

ROUNDS: Final[i64] = 7


@final
class Outlook:
    """How much honor each thing is worth in the end, in the last round and more for every round before it."""

    def __init__(self) -> None:
        numbers = weights_in(str(Path(__file__).parent), None, "outlook.toml")
        self._swing: Final = numbers["swing"]
        self._last: Final = [numbers[name] for name in THINGS]
        self._more: Final = [numbers[name + "_more"] for name in THINGS]

    def rounds_left(self, p: Position) -> i64:
        """The rounds to come after the one that begins: none in the last."""
        return ROUNDS - p.round

    def heat(self, p: Position) -> float:
        """How far apart results lie by luck."""
        return self._swing * math.sqrt(float(self.rounds_left(p) + 1))

    def points(self, p: Position, seat: i64) -> float:
        """What a seat is thought to end with, less what everyone will gain alike."""
        found = self.counts(p, seat)
        left = float(self.rounds_left(p))
        worth = 0.0
        for thing in range(len(found)):
            worth += found[thing] * (self._last[thing] + self._more[thing] * left)
        return worth

    def counts(self, p: Position, seat: i64) -> list[float]:
        """How much a seat has of each of the things."""
        mine: i64 = SEAT * seat
        at = p.at
        bonus: i64 = ending.rumor_bonus(p, seat)
        banked: i64 = at[mine + HONOR] + ending.elite_bonus(p, seat) + bonus
        found = [float(banked), float(bonus)]
        for kind in range(KINDS):
            found.append(float(six(at[mine + TREASURE], kind)))
        hand: i64 = at[mine + HAND]
        disguises: i64 = nibble(at[mine + OWNED], DISGUISE)
        found.append(float(six_total(hand)))
        found.append(float(six(hand, 0) + six(hand, 4)))
        found.append(float(nibble_total(at[mine + TILES]) - disguises))
        found.append(float(disguises))
        self._count_places(p, seat, found)
        rivals: i64 = ending.rumors_of(p, seat, ending.ABOUT_RIVALS)
        found.append(float(bits.count(at[mine + ENVOYS])))
        found.append(float(ending.collected(p, seat, ending.ABOUT_RUMORS) - rivals))
        found.append(float(rivals))
        found.append(float(_position(p, seat)))
        return found

    def _count_places(self, p: Position, seat: i64, found: list[float]) -> None:
        """First places, the honor of the houses of those clans, and second places."""
        firsts: i64 = 0
        houses: i64 = 0
        seconds: i64 = 0
        for clan in range(scoring.CLAN_COUNT):
            if scoring.place_of(p, clan, 0) == seat:
                firsts += 1
                houses += scoring.house_honor(p, clan)
            elif scoring.place_of(p, clan, 1) == seat:
                seconds += 1
        found.append(float(firsts))
        found.append(float(houses))
        found.append(float(seconds))


def _position(p: Position, seat: i64) -> i64:
    """How many are before a seat in the turn order."""
    for position in range(p.ordered):
        if p.seat_in_order(position) == seat:
            return position
    return 0
