"""Imagining how the recipes of one length moved, from what one seat saw of it (R12.5).

A seat sees every draw, return and serve with its length, but knows the recipe only if it was its own or was served. So what
it once returned it can lose from sight: another draws it, and later returns one of two recipes of that length. The seat's
knowledge is then a set of possible *places* of the recipes it has seen: in the hand of another, or at some place in the bottom
of the deck. We follow all of them forward with their weights, pick the last one by weight, and walk back; that is exact.
Recipes the seat has never seen cannot be told apart, so they are followed as nameless *tokens* and named at the end.
"""

from typing import Final, TypeAlias, final

from chabudai.core.fast.rng import LIMIT, Rng

DREW: Final = 0
RETURNED: Final = 1
SERVED: Final = 2
UNKNOWN: Final = -1

Places: TypeAlias = tuple[tuple[int, ...], ...]
"""For each seat the recipes known to be in its hand; last the bottom of the deck, UNKNOWN for one never seen."""


@final
class Move:
    """A move of one recipe as a seat saw it, and what all know of the moment before."""

    def __init__(self, kind: int, seat: int, recipe: int, hand: int, from_bottom: bool, seen: bool) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.recipe: Final = recipe  # UNKNOWN if the seat did not see it
        self.hand: Final = hand  # how many recipes of this length the mover held
        self.from_bottom: Final = from_bottom
        self.seen: Final = seen  # whether the observer had seen this recipe before


def watched(moves: list[list[int]], deck_size: int, observer: int, seats: int) -> list[Move]:
    """The moves of one length, each `[kind, seat, group, recipe]`, with what is known of the moment before."""
    hands = [0] * seats
    undrawn = deck_size
    seen: set[int] = set()
    found: list[Move] = []
    for kind, seat, _, recipe in moves:
        from_bottom = kind == DREW and undrawn == 0
        found.append(Move(kind, seat, recipe, hands[seat], from_bottom, recipe in seen))
        if kind == DREW:
            hands[seat] += 1
            undrawn -= 0 if from_bottom else 1
        else:
            hands[seat] -= 1
        if seat == observer or kind == SERVED:
            seen.add(recipe)
    return found


def imagine(moves: list[Move], recipes: list[int], observer: int, seats: int, rng: Rng) -> list[int]:
    """For each move the recipe that moved, drawn fairly from all that the observer cannot rule out."""
    path = _pick_path(moves, observer, seats, rng)
    return _Naming(moves, path, observer, seats, rng).recipes(recipes)


def possible_places(moves: list[Move], observer: int, seats: int) -> dict[Places, int]:
    """Where the recipes that the observer has seen may be after the moves, with weights."""
    return _followed(moves, observer, seats)[-1]


def _followed(moves: list[Move], observer: int, seats: int) -> list[dict[Places, int]]:
    """The possible places before each move and after the last."""
    nowhere: Places = tuple([()] * (seats + 1))
    layers: list[dict[Places, int]] = [{nowhere: 1}]
    for move in moves:
        layer: dict[Places, int] = {}
        for places, weight in layers[-1].items():
            for after, factor in _after(places, move, observer):
                layer[after] = layer.get(after, 0) + weight * factor
        layers.append(layer)
    return layers


def _pick_path(moves: list[Move], observer: int, seats: int, rng: Rng) -> list[Places]:
    layers = _followed(moves, observer, seats)
    last = list(layers[-1])
    path = [last[_by_weight([layers[-1][places] for places in last], rng)]]
    for position in range(len(moves) - 1, -1, -1):
        before: list[Places] = []
        weights: list[int] = []
        for places, weight in layers[position].items():
            for after, factor in _after(places, moves[position], observer):
                if after == path[-1]:
                    before.append(places)
                    weights.append(weight * factor)
        path.append(before[_by_weight(weights, rng)])
    path.reverse()
    return path


def _after(places: Places, move: Move, observer: int) -> list[tuple[Places, int]]:
    """Where everything may be after a move, with the weight of each; nothing if the move could not happen."""
    if move.kind == DREW:
        return _after_draw(places, move, observer) if move.from_bottom else [(places, 1)]
    if move.kind == RETURNED:
        return _after_return(places, move, observer)
    if move.seat == observer:
        return [(places, 1)]
    known = places[move.seat]
    if move.seen:
        return [(_with(places, move.seat, _without(known, move.recipe)), 1)] if move.recipe in known else []
    nameless = move.hand - len(known)
    return [(places, nameless)] if nameless else []


def _after_draw(places: Places, move: Move, observer: int) -> list[tuple[Places, int]]:
    bottom = places[-1]
    left = _with(places, len(places) - 1, bottom[1:])
    if move.seat == observer:
        return [(left, 1)] if bottom[0] == (move.recipe if move.seen else UNKNOWN) else []
    if bottom[0] == UNKNOWN:
        return [(left, 1)]
    return [(_with(left, move.seat, tuple(sorted([*places[move.seat], bottom[0]]))), 1)]


def _after_return(places: Places, move: Move, observer: int) -> list[tuple[Places, int]]:
    bottom = len(places) - 1
    if move.seat == observer:
        return [(_with(places, bottom, (*places[-1], move.recipe)), 1)]
    known = places[move.seat]
    found: list[tuple[Places, int]] = []
    for recipe in known:
        left = _with(places, move.seat, _without(known, recipe))
        found.append((_with(left, bottom, (*places[-1], recipe)), 1))
    nameless = move.hand - len(known)
    if nameless:
        found.append((_with(places, bottom, (*places[-1], UNKNOWN)), nameless))
    return found


def _with(places: Places, index: int, new: tuple[int, ...]) -> Places:
    return (*places[:index], new, *places[index + 1 :])


def _without(known: tuple[int, ...], recipe: int) -> tuple[int, ...]:
    return tuple([other for other in known if other != recipe])


def _by_weight(weights: list[int], rng: Rng) -> int:
    """A position by its weight; the weights may be larger than any native number."""
    if len(weights) == 1:
        return 0
    left = _large_below(sum(weights), rng)
    position = 0
    while left >= weights[position]:
        left -= weights[position]
        position += 1
    return position


def _large_below(bound: int, rng: Rng) -> int:
    if bound <= LIMIT:
        return int(rng.below(bound))
    digits = 1
    while LIMIT**digits < bound:
        digits += 1
    while True:
        number = 0
        for _ in range(digits):
            number = number * LIMIT + int(rng.below(LIMIT))
        if number < LIMIT**digits // bound * bound:
            return number % bound


@final
class _Naming:
    """Walks a path with a token for every recipe the observer has not seen, and names the tokens at the end."""

    def __init__(self, moves: list[Move], path: list[Places], observer: int, seats: int, rng: Rng) -> None:
        self.observer: Final = observer
        self.rng: Final = rng
        self.names: list[int] = []  # of each token, UNKNOWN while it has none
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # tokens
        self.bottom: list[int] = []  # tokens, UNKNOWN for a recipe the observer has seen
        self.moved: list[int] = []  # the recipe of each move, or below UNKNOWN its token
        for position, move in enumerate(moves):
            self.moved.append(self._step(move, path[position], path[position + 1]))

    def _step(self, move: Move, before: Places, after: Places) -> int:
        own = move.seat == self.observer
        if move.kind == DREW:
            return self._draw(move, before, own)
        if move.kind == RETURNED:
            recipe = after[-1][-1]
            token = UNKNOWN if recipe != UNKNOWN else self._pull(move.seat)
            self.bottom.append(token)
            return recipe if recipe != UNKNOWN else _reference(token)
        if not own and not move.seen:
            self.names[self._pull(move.seat)] = move.recipe
        return move.recipe

    def _draw(self, move: Move, before: Places, own: bool) -> int:
        if move.from_bottom:
            token = self.bottom.pop(0)
            if token == UNKNOWN:
                return before[-1][0]
        elif own:
            return move.recipe
        else:
            token = len(self.names)
            self.names.append(UNKNOWN)
        if own:
            self.names[token] = move.recipe
            return move.recipe
        self.hands[move.seat].append(token)
        return _reference(token)

    def _pull(self, seat: int) -> int:
        """Any token of a hand: they cannot be told apart."""
        return self.hands[seat].pop(self.rng.below(len(self.hands[seat])))

    def recipes(self, deck: list[int]) -> list[int]:
        """The recipe of each move, once every token has a name."""
        named = {recipe for recipe in [*self.moved, *self.names] if recipe >= 0}
        unseen = [recipe for recipe in deck if recipe not in named]
        for token, name in enumerate(self.names):
            if name == UNKNOWN:
                self.names[token] = unseen.pop(self.rng.below(len(unseen)))
        return [moved if moved >= 0 else self.names[_token(moved)] for moved in self.moved]


def _reference(token: int) -> int:
    return -2 - token


def _token(reference: int) -> int:
    return -2 - reference
