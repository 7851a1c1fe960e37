"""What one seat knows of a game of Ninjato."""

from typing import final

from chabudai.core.game import View
from chabudai.core.seats import NOBODY, Seat


@final
class SeatView:
    """What everybody knows of one seat. Counts of dojo cards are by value, of treasures by kind."""

    def __init__(self) -> None:
        self.honor = 0
        self.hand_size = 0
        self.known: list[int] = []  # R11.3, R11.5: the cards in hand that everybody knows of
        self.kept = 0  # R11.6: unseen cards it held when the pile was last renewed
        self.drawn = 0  # cards it has drawn blind since
        self.shown: list[int] = []  # R11.4: which of these have been seen since
        self.treasures: list[int] = []
        self.envoys: list[int] = []
        self.rumors: list[int] = []  # R11.2: each was seen when it was taken
        self.tiles: list[int] = []  # by kind of tile
        self.up: list[int] = []  # by effect
        self.elites: list[int] = []  # by kind of elite
        self.disguised: list[int] = []

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "honor": self.honor,
            "hand_size": self.hand_size,
            "known": self.known,
            "kept": self.kept,
            "drawn": self.drawn,
            "shown": self.shown,
            "treasures": self.treasures,
            "envoys": self.envoys,
            "rumors": self.rumors,
            "tiles": self.tiles,
            "up": self.up,
            "elites": self.elites,
            "disguised": self.disguised,
        }


@final
class HouseView:
    """A house: its token, its sentry (a kind of guard, -1 for none) and its treasures by kind."""

    def __init__(self) -> None:
        self.token = 0
        self.sentry = 0
        self.plain: list[int] = []
        self.red: list[int] = []

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {"token": self.token, "sentry": self.sentry, "plain": self.plain, "red": self.red}


@final
class RaidView:
    """The raid that goes on, if any."""

    def __init__(self) -> None:
        self.house = -1
        self.by_stealth = False
        self.plain: list[int] = []  # on the shuriken
        self.red: list[int] = []
        self.foe_is = 0  # 0 the sentry, 1 a guard, 2 an elite
        self.foe = -1
        self.target = 0
        self.other_target = 0
        self.value = 0
        self.is_base = False

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "house": self.house,
            "by_stealth": self.by_stealth,
            "plain": self.plain,
            "red": self.red,
            "foe_is": self.foe_is,
            "foe": self.foe,
            "target": self.target,
            "other_target": self.other_target,
            "value": self.value,
            "is_base": self.is_base,
        }


@final
class PileView:
    """The piles: nobody knows their order, everybody what is in them, but for the dojo's unseen cards."""

    def __init__(self) -> None:
        self.row: list[int] = []
        self.pile_size = 0
        self.fresh: list[int] = []  # R11.6: what is in the pile or was drawn from it blind, by anybody
        self.held: list[int] = []  # R11.6: what was in the hands unseen when the pile was last renewed
        self.discards: list[int] = []
        self.guards: list[int] = []
        self.guard_discards: list[int] = []
        self.elites: list[int] = []
        self.elite_discards: list[int] = []
        self.bag: list[int] = []
        self.spent: list[int] = []
        self.skills: list[int] = []
        self.disguises: list[int] = []
        self.skill_discards: list[int] = []
        self.envoys: list[int] = []
        self.rumors: list[int] = []
        self.tokens: list[int] = []

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "row": self.row,
            "pile_size": self.pile_size,
            "fresh": self.fresh,
            "held": self.held,
            "discards": self.discards,
            "guards": self.guards,
            "guard_discards": self.guard_discards,
            "elites": self.elites,
            "elite_discards": self.elite_discards,
            "bag": self.bag,
            "spent": self.spent,
            "skills": self.skills,
            "disguises": self.disguises,
            "skill_discards": self.skill_discards,
            "envoys": self.envoys,
            "rumors": self.rumors,
            "tokens": self.tokens,
        }


@final
class NinjatoView(View):
    """The open table, the own hand, and the memory of what was seen (R11)."""

    def __init__(self, seat: Seat | None) -> None:
        super().__init__(seat)
        self.decision = "Over"
        self.actor = NOBODY
        self.turn = 0  # whose turn it is
        self.round = 0
        self.chore = 0
        self.placed = 0
        self.order: list[int] = []
        self.stack: list[int] = []  # the topmost shuriken first
        self.to_take = 0
        self.sensei: list[int] = []  # by kind of tile
        self.palace: list[int] = []
        self.pavilion: list[int] = []
        self.cleared: list[int] = []
        self.bargain = -1
        self.reward = 0
        self.rumor_firsts: list[int] = []
        self.hand: list[int] = []  # the own cards by value; the next two say where they came from
        self.own_kept: list[int] = []
        self.own_drawn: list[int] = []
        self.seats: list[SeatView] = []
        self.houses: list[HouseView] = []
        self.raid = RaidView()
        self.piles = PileView()
        self.tile_names: list[str] = []  # what the numbers of tiles, envoys, rumors, tokens and elites mean
        self.envoy_names: list[str] = []
        self.rumor_names: list[str] = []
        self.token_names: list[str] = []
        self.elite_names: list[str] = []

    def as_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "decision": self.decision,
            "actor": self.actor,
            "turn": self.turn,
            "round": self.round,
            "chore": self.chore,
            "placed": self.placed,
            "order": self.order,
            "stack": self.stack,
            "to_take": self.to_take,
            "sensei": self.sensei,
            "palace": self.palace,
            "pavilion": self.pavilion,
            "cleared": self.cleared,
            "bargain": self.bargain,
            "reward": self.reward,
            "rumor_firsts": self.rumor_firsts,
            "hand": self.hand,
            "own_kept": self.own_kept,
            "own_drawn": self.own_drawn,
            "seats": [seat.as_dict() for seat in self.seats],
            "houses": [house.as_dict() for house in self.houses],
            "raid": self.raid.as_dict(),
            "piles": self.piles.as_dict(),
            "tile_names": self.tile_names,
            "envoy_names": self.envoy_names,
            "rumor_names": self.rumor_names,
            "token_names": self.token_names,
            "elite_names": self.elite_names,
        }
