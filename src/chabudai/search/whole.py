"""A whole game for two that is small enough: every way it can go, as sequences of the two seats' own choices.

A seat's *sequence* is all that it has done so far; a *place* is what it may know when it is to act, with the sequence that
leads there, so that nothing is forgotten. What the game is worth then follows from two plans, one for each seat's sequences
(Koller, Megiddo and von Stengel).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from chabudai.core.fast.rng import Rng
from chabudai.core.game import Game, State, View
from chabudai.core.seats import CHANCE, NOBODY, Seat
from chabudai.search.values import ahead, won

SEATS: Final = 2


@final
class Place:
    """What a seat may know when it acts: the sequence that leads there, and the first of those of its actions."""

    def __init__(self, seat: int, before: int, actions: list[int], first: int) -> None:
        self.seat: Final = seat
        self.before: Final = before
        self.actions: Final = actions
        self.first: Final = first
        self.ways: list[tuple[int, float]] = []
        """The other seat's sequences that lead there too, each with how likely chance does."""


@final
class Whole:
    """The places and the ends of a game. Sequences 0 and 1 are to have done nothing yet: the first seat, the second."""

    def __init__(self, game: Game, lowest_wins: bool, most: int) -> None:
        self.places: Final[list[Place]] = []
        """Each after those that lead to it."""
        self.by_key: Final[dict[str, list[Place]]] = {}
        """Those that look the same to the seat that acts, by the key of its view."""
        self.sequences: int = SEATS
        self.is_too_large = False
        """Whether there are more positions than so many: then it has not been gone through."""
        self.firsts: vec[i64] = vec[i64](capacity=64)
        """The sequence of the first seat that leads to each end, …"""
        self.seconds: vec[i64] = vec[i64](capacity=64)
        """… that of the second, …"""
        self.wins: vec[float] = vec[float](capacity=64)
        """… what the first seat wins there, -1 to 1, times how likely chance leads there, …"""
        self.points: vec[float] = vec[float](capacity=64)
        """… and the points that it is ahead there, so likely, …"""
        self.squares: vec[float] = vec[float](capacity=64)
        """… and their squares."""
        self._game: Final = game
        self._lowest_wins: Final = lowest_wins
        self._left = most
        self._known: Final[dict[str, Place]] = {}
        self._ends: Final[dict[tuple[int, int], int]] = {}
        if game.setup.seats != SEATS or widest(game, most) > most:
            self.is_too_large = True
        else:
            self._go(game.new_state(), 0, 1, 1.0)

    def _go(self, state: State, first: int, second: int, chance: float) -> None:
        """Go on from a position to which these sequences lead, and chance so likely."""
        actor = state.actor()
        if actor == NOBODY:
            self._end(state, first, second, chance)
        elif actor == CHANCE:
            self._deal(state, first, second, chance)
        else:
            self._choose(state, int(actor), first, second, chance)

    def _step(self, state: State, index: int) -> State:
        self._left -= 1
        if self._left < 0:
            self.is_too_large = True
        after = state.clone()
        after.apply(self._game.actions()[index])
        return after

    def _end(self, state: State, first: int, second: int, chance: float) -> None:
        outcome = state.outcome()
        assert outcome is not None
        shares = won(outcome)
        lead = ahead(outcome, self._lowest_wins)[0]
        place = self._ends.get((first, second))
        if place is None:
            place = len(self._ends)
            self._ends[(first, second)] = place
            self.firsts = append(self.firsts, first)
            self.seconds = append(self.seconds, second)
            self.wins = append(self.wins, 0.0)
            self.points = append(self.points, 0.0)
            self.squares = append(self.squares, 0.0)
        self.wins[place] += chance * (shares[0] - shares[1])
        self.points[place] += chance * lead
        self.squares[place] += chance * lead * lead

    def _deal(self, state: State, first: int, second: int, chance: float) -> None:
        """All that chance may do before somebody acts; what both see alike is one deal, in whatever order it came.

        What nobody has seen is not in a state: chance draws it when it is turned.
        """
        deals: dict[str, tuple[State, float]] = {}
        self._draw(state, 1.0, deals)
        for after, likely in deals.values():
            if not self.is_too_large:
                self._go(after, first, second, chance * likely)

    def _draw(self, state: State, likely: float, deals: dict[str, tuple[State, float]]) -> None:
        if self.is_too_large:
            return
        if state.actor() != CHANCE:
            key = state.view(Seat(0)).key() + state.view(Seat(1)).key()
            before = deals.get(key)
            deals[key] = (state, likely) if before is None else (before[0], before[1] + likely)
            return
        legal = state.legal_actions()
        weights = state.chance_weights()
        total = float(sum(weights))
        for position in range(len(legal)):
            self._draw(self._step(state, legal[position].index), likely * float(weights[position]) / total, deals)

    def _choose(self, state: State, seat: int, first: int, second: int, chance: float) -> None:
        mine, other = (first, second) if seat == 0 else (second, first)
        place = self._place(state, seat, mine)
        place.ways.append((other, chance))
        for position in range(len(place.actions)):
            if self.is_too_large:
                return
            sequence = place.first + position
            after = self._step(state, place.actions[position])
            if seat == 0:
                self._go(after, sequence, second, chance)
            else:
                self._go(after, first, sequence, chance)

    def find(self, view: View, before: int) -> Place | None:
        """The place where a seat has this view, after this sequence of its own."""
        return self._known.get(f"{before} {view.key()}")

    def _place(self, state: State, seat: int, before: int) -> Place:
        key = state.view(Seat(seat)).key()
        known = f"{before} {key}"
        found = self._known.get(known)
        if found is None:
            found = Place(seat, before, [action.index for action in state.legal_actions()], self.sequences)
            self.sequences += len(found.actions)
            self._known[known] = found
            self.places.append(found)
            self.by_key.setdefault(key, []).append(found)
        return found


def widest(game: Game, most: int) -> int:
    """How many ways the seats' choices of one random play could have gone; no more than just over `most` are counted.

    A look at one play tells in no time that a game is far too large.
    """
    rng = Rng(1)
    state = game.new_state()
    ways = 1
    while ways <= most and state.settle(rng) != NOBODY:
        legal = state.legal_actions()
        ways *= len(legal)
        state.apply(rng.choice(legal))
    return ways
