"""Names as people type them: titles and bots in any case, shortened, or nearly right."""

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final

from chabudai.bots import BOTS
from chabudai.bots.policies import is_policy
from chabudai.cli.errors import BadArgument
from chabudai.core.errors import shown
from chabudai.games import TITLES
from chabudai.title import Title

_ALIKE: Final = 0.6
_SHORTEST: Final = 3  # letters; fewer are like anything


def bare(text: str) -> str:
    """A name without case, spaces and signs."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def found(typed: str, names: Iterable[str]) -> list[str]:
    """The names that are meant: the one that was typed, or else all that begin so, or have a word that does."""
    wanted, known = bare(typed), list(names)
    if not wanted:
        return []
    if same := [name for name in known if bare(name) == wanted]:
        return same
    if begun := [name for name in known if bare(name).startswith(wanted)]:
        return begun
    return [name for name in known if any(bare(word).startswith(wanted) for word in name.replace("-", " ").split())]


def nearest(typed: str, names: Iterable[str]) -> list[str]:
    """The name that may be meant, if one is near."""
    wanted = bare(typed[:100])
    if len(wanted) < _SHORTEST:
        return []
    likeness = {name: max(_likeness(wanted, bare(name)), _likeness(wanted, bare(name)[: len(wanted)])) for name in names}
    best = max(likeness, key=lambda name: likeness[name])
    return [best] if likeness[best] >= _ALIKE else []


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()


def title_named(typed: str) -> Title:
    """The title that is meant by `zen`, `ZenMaster` or `zenmaster`."""
    by_name = {name: known for known in TITLES for name in (known.name, known.label)}
    meant = {by_name[name].name: by_name[name] for name in found(typed, by_name)}
    if len(meant) == 1:
        return meant[next(iter(meant))]
    names = [known.name for known in TITLES]
    near = sorted(meant) or nearest(typed, names)
    raise BadArgument("no-such-game", typed=shown(typed), games=", ".join(names), near=near)


def bot_named(typed: str) -> str:
    """The bot that is meant; `master@500` keeps its budget."""
    if is_policy(typed.strip()):
        return typed.strip()
    base, at, budget = typed.strip().partition("@")
    meant = found(base, BOTS)
    if len(meant) == 1:
        return f"{meant[0]}{at}{budget}"
    raise BadArgument("no-such-bot", typed=shown(typed), bots=", ".join(BOTS), near=meant or nearest(base, BOTS))
