"""Carrying a view to another process.

A compiled view cannot be pickled, so its attributes are carried and put into a fresh view of the same game and seat. What is
fixed for the whole game stays as the fresh view has it. The result is compared with the original before anyone uses it.
"""

from dataclasses import dataclass

from chabudai.core import Game, Seat, View
from chabudai.table import version_of


@dataclass(frozen=True, slots=True)
class CarriedView:
    """A view as plain data."""

    seat: Seat | None
    attributes: dict[str, object]
    version: str


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot of this level would do with this view."""

    title: str
    seats: int
    edition: str
    rules: int
    components: str
    options: tuple[tuple[str, str], ...]
    level: str
    view: CarriedView
    legal: list[int]
    seed: int


def packed(view: View) -> CarriedView:
    """The view as plain data."""
    names = {name for kind in type(view).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    names |= set(getattr(view, "__dict__", ()))
    carried = [name for name in sorted(names - {"__dict__", "seat"}) if not _is_final(view, name)]
    return CarriedView(view.seat, {name: getattr(view, name) for name in carried}, version_of(view))


def _is_final(view: View, name: str) -> bool:
    """Whether a compiled attribute is fixed by the game; such a one may hold what cannot be carried."""
    try:
        setattr(view, name, getattr(view, name))
    except AttributeError:
        return True
    return False


def unpacked(carried: CarriedView, game: Game) -> View:
    """The same view again. Raises ValueError if something of it could not be carried."""
    view = game.new_state().view(carried.seat)
    for name, value in carried.attributes.items():
        setattr(view, name, value)
    if version_of(view) != carried.version:
        raise ValueError(f"a view of {game.setup.title} could not be carried")
    return view
