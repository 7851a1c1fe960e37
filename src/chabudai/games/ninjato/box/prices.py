"""Prices of envoys and rumors, and the distinct ways to pay them.

A price is one or more alternatives; an alternative is a list of groups; a group is so many treasures of one kind, a certain
kind or any. Gold stands for any kind and scores as what it stands for (R9.8).
"""

from typing import Final

TREASURES: Final = ["fan", "scroll", "vase", "jade", "gold"]  # R1.3: cheapest first
GOLD: Final = 4  # its place among them
PLAIN_KINDS: Final = 4  # all but gold have a worth of their own
ANY: Final = -1

Group = tuple[int, int]
"""How many, and of which kind: a position in TREASURES, or ANY."""

Alternative = list[Group]

_NAMED: Final[dict[str, list[Alternative]]] = {
    "1to4": [[(1, ANY)], [(2, ANY)], [(3, ANY)], [(4, ANY)]],  # R9.4
    "1+3": [[(1, ANY), (3, ANY)]],  # R9.5
    "2+2": [[(2, ANY), (2, ANY)]],  # R9.6
}

PRICE_NAMES: Final = list(_NAMED)


def named_price(name: str) -> list[Alternative]:
    """The price with that name."""
    return _NAMED[name]


def listed_price(words: list[str]) -> list[Alternative]:
    """R9.3, R10.3: the price that lists each treasure, `any` for any."""
    return [[(1, ANY if word == "any" else TREASURES.index(word)) for word in words]]


Way = tuple[tuple[int, ...], int]
"""One distinct way to pay: the tokens of each kind that leave, and the honor they score (R9.10)."""


def way_text(way: Way) -> str:
    """The notation: `pay 1 fan 2 vase 1 gold for 14`."""
    cost, honor = way
    parts = [f"{cost[kind]} {TREASURES[kind]}" for kind in range(len(TREASURES)) if cost[kind]]
    return f"pay {' '.join(parts)} for {honor}"


def ways_to_pay(price: list[Alternative], worth: list[int]) -> list[Way]:
    """The distinct ways of a price, in a fixed order: by number of tokens, tokens, honor."""
    found: set[Way] = set()
    for alternative in price:
        partial: set[Way] = {((0, 0, 0, 0, 0), 0)}
        for size, kind in alternative:
            partial = _with_group(partial, size, kind, worth)
        found |= partial
    return sorted(found, key=way_order)


def way_order(way: Way) -> tuple[int, tuple[int, ...], int]:
    """What ways are sorted by: the number of tokens, the tokens, the honor."""
    return (sum(way[0]), tuple([-number for number in way[0]]), way[1])


def _with_group(partial: set[Way], size: int, kind: int, worth: list[int]) -> set[Way]:
    """Every way so far, extended by one group: any part of it may be gold (R9.8, R9.9)."""
    grown: set[Way] = set()
    kinds = list(range(PLAIN_KINDS)) if kind == ANY else [kind]
    for cost, honor in partial:
        for meant in kinds:
            for golds in range(size + 1):
                spent = list(cost)
                spent[meant] += size - golds
                spent[GOLD] += golds
                grown.add((tuple(spent), honor + size * worth[meant]))
    return grown
