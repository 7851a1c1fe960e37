"""What one seat knows of a game of Ninjato."""

from dataclasses import dataclass, field
from typing import final

from chabudai.core.declared import BySeat, Declared
from chabudai.core.game import View
from chabudai.core.seats import NOBODY, Seat


@final
@dataclass
class SeatView(Declared):
    """What everybody knows of one seat. Counts of dojo cards are by value, of treasures by kind."""

    honor: int = 0
    hand_size: int = 0
    known: list[int] = field(default_factory=list)  # R11.3, R11.5: the cards in hand that everybody knows of
    kept: int = 0  # R11.6: unseen cards it held when the pile was last renewed
    drawn: int = 0  # cards it has drawn blind since
    shown: list[int] = field(default_factory=list)  # R11.4: which of these have been seen since
    treasures: list[int] = field(default_factory=list)
    envoys: list[int] = field(default_factory=list)
    rumors: list[int] = field(default_factory=list)  # R11.2: each was seen when it was taken
    tiles: list[int] = field(default_factory=list)  # by kind of tile
    up: list[int] = field(default_factory=list)  # by effect
    elites: list[int] = field(default_factory=list)  # by kind of elite
    disguised: list[int] = field(default_factory=list)


@final
@dataclass
class HouseView(Declared):
    """A house: its token, its sentry (a kind of guard, -1 for none) and its treasures by kind."""

    token: int = 0
    sentry: int = 0
    plain: list[int] = field(default_factory=list)
    red: list[int] = field(default_factory=list)


@final
@dataclass
class RaidView(Declared):
    """The raid that goes on, if any."""

    house: int = -1
    by_stealth: bool = False
    plain: list[int] = field(default_factory=list)  # on the shuriken
    red: list[int] = field(default_factory=list)
    foe_is: int = 0  # 0 the sentry, 1 a guard, 2 an elite
    foe: int = -1
    target: int = 0
    other_target: int = 0
    value: int = 0
    is_base: bool = False


@final
@dataclass
class PileView(Declared):
    """The piles: nobody knows their order, everybody what is in them, but for the dojo's unseen cards."""

    row: list[int] = field(default_factory=list)
    pile_size: int = 0
    fresh: list[int] = field(default_factory=list)  # R11.6: what is in the pile or was drawn from it blind, by anybody
    held: list[int] = field(default_factory=list)  # R11.6: what was in the hands unseen when the pile was last renewed
    discards: list[int] = field(default_factory=list)
    guards: list[int] = field(default_factory=list)
    guard_discards: list[int] = field(default_factory=list)
    elites: list[int] = field(default_factory=list)
    elite_discards: list[int] = field(default_factory=list)
    bag: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    skills: list[int] = field(default_factory=list)
    disguises: list[int] = field(default_factory=list)
    skill_discards: list[int] = field(default_factory=list)
    envoys: list[int] = field(default_factory=list)
    rumors: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)


@final
@dataclass
class NinjatoView(View):
    """The open table, the own hand, and the memory of what was seen (R11).

    A seat may remember, so the memory is there without the memory aid too; then screens and guides ask `remembers`.
    """

    decision: str = "Over"
    actor: Seat = NOBODY
    turn: int = 0  # whose turn it is
    round: int = 0
    chore: int = 0
    placed: int = 0
    order: list[int] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)  # the topmost shuriken first
    to_take: int = 0
    sensei: list[int] = field(default_factory=list)  # by kind of tile
    palace: list[int] = field(default_factory=list)
    pavilion: list[int] = field(default_factory=list)
    cleared: list[int] = field(default_factory=list)
    bargain: int = -1
    reward: int = 0
    rumor_firsts: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)  # the own cards by value; the next two say where they came from
    own_kept: list[int] = field(default_factory=list)
    own_drawn: list[int] = field(default_factory=list)
    seats: BySeat[SeatView] = field(default_factory=list)
    houses: list[HouseView] = field(default_factory=list)
    raid: RaidView = field(default_factory=RaidView)
    piles: PileView = field(default_factory=PileView)
    tile_names: list[str] = field(default_factory=list)  # what the numbers of tiles, envoys, rumors, tokens and elites mean
    envoy_names: list[str] = field(default_factory=list)
    rumor_names: list[str] = field(default_factory=list)
    token_names: list[str] = field(default_factory=list)
    elite_names: list[str] = field(default_factory=list)
    has_memory_aid: bool = True

    def remembers(self, seat: int) -> bool:
        """R11.7: whether what all have seen of a seat's cards is shown: without the aid to that seat, and at the end."""
        return self.has_memory_aid or self.seat == seat or self.decision == "Over"
