"""Lists of legal actions, made from masks."""

from typing import Final, final

from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.game import Action


def listed(actions: list[Action], first: i64, mask: i64) -> list[Action]:
    """A new list of the actions whose places, counted from `first` on, are in the mask."""
    size: i64 = bits.count(mask)
    if size and not mask & (mask + (mask & -mask)):  # one run, as a whole pack is
        start: i64 = first + bits.lowest(mask)
        return actions[start : start + size]
    legal = actions[:size]  # measured: to replace what is in a list of the right length is faster than to append
    place: i64 = 0
    rest: i64 = mask
    while rest:
        legal[place] = actions[first + bits.lowest(rest)]
        rest &= rest - 1
        place += 1
    return legal


@final
class Listing:
    """The same for a mask that mostly loses one member at a time, as a pack does in a deal.

    It keeps what it has listed and gives copies away: of fifty cards that costs a fifth of listing them anew.
    """

    def __init__(self, actions: list[Action], first: i64) -> None:
        self._actions: Final = actions
        self._first: Final[i64] = first
        self._mask: i64 = 0
        self._kept: list[Action] = []

    def of(self, mask: i64) -> list[Action]:
        """A new list of the actions in the mask."""
        changed: i64 = self._mask ^ mask
        if changed:
            self._mask = mask
            is_one_gone: bool = not changed & mask and not changed & (changed - 1)
            if is_one_gone:
                self._kept.pop(bits.count(mask & (changed - 1)))
            else:
                self._kept = listed(self._actions, self._first, mask)
        return self._kept[:]
