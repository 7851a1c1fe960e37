"""A process that reviews one finished game: `python -m chabudai.server.thinking.reviewer`.

It reads the record and the seat from its standard input, and writes a line of progress a turn, then the review.
"""

import msgspec

from chabudai.coach import Review, review
from chabudai.core import Seat, read_record
from chabudai.games import game_of
from chabudai.server.thinking.reporting import tell, what_is_asked


class Request(msgspec.Struct):
    """Whose game is to be reviewed."""

    record: str
    seat: int


class Reported(msgspec.Struct, omit_defaults=True):
    """How far it has come; at the end the review."""

    done: int = 0
    total: int = 0
    review: Review | None = None


def main() -> None:
    """Review what is asked."""
    request = what_is_asked(Request)
    record = read_record(request.record)
    found = review(
        game_of(record),
        record.steps,
        Seat(request.seat),
        progress=lambda done, total: tell(Reported(done, total)),
        origin=record.origin,
    )
    tell(Reported(review=found))


if __name__ == "__main__":
    main()
