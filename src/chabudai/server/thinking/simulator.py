"""A process that plays an edition beside another one: `python -m chabudai.server.thinking.simulator`.

It reads from its standard input what is to be played, and writes a line of progress a part, then what was found.
"""

import msgspec

from chabudai.arena.comparison import Comparison, compare
from chabudai.arena.study import Study
from chabudai.server.thinking.reporting import tell, what_is_asked


class Request(msgspec.Struct):
    """What is to be played: an edition as text, and the name of the one beside it."""

    title: str
    seats: int
    options: dict[str, str]
    edition: str
    beside: str
    level: str
    seed: int
    games: int


class Reported(msgspec.Struct, omit_defaults=True):
    """How far it has come; at the end what was found."""

    done: int = 0
    total: int = 0
    found: Comparison | None = None


def main() -> None:
    """Play what is asked."""
    asked = what_is_asked(Request)
    bots = (asked.level,) * asked.seats
    beside = Study(asked.title, asked.seats, asked.options, asked.beside, bots, asked.seed, asked.games)
    mine = Study(asked.title, asked.seats, asked.options, "", bots, asked.seed, asked.games, asked.edition)
    tell(Reported(found=compare(mine, beside, lambda done, total: tell(Reported(done, total)))))


if __name__ == "__main__":
    main()
