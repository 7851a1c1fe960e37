"""What is told of cards and tokens of Meister Makatsu, where somebody listens."""

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.seats import Seat
from chabudai.games.makatsu.box.box import Box
from chabudai.games.makatsu.box.components import RANKS
from chabudai.games.makatsu.knowledge import events
from chabudai.games.makatsu.rules import lead


def described(box: Box, card: i64) -> tuple[str, str, int]:
    """A card's name, colour and value."""
    components = box.components
    return components.card_names[card], components.colour_name(int(card)), components.values[card]


def tell_of_tokens(box: Box, phase: i64, holder: i64, colour: i64, won: i64, journal: Journal) -> None:
    """R3.1 to R3.11: who takes the tokens of a colour and why, and where the figure goes."""
    components = box.components
    number: i64 = components.colour_tokens[colour]
    goes_with_figure: bool = colour == components.figure_colour
    if won == lead.NO_LEAD:
        journal.tell(events.NoTokensTaken(components.colour_names[colour], number))
        if goes_with_figure:
            journal.tell(events.FigureKept(Seat(holder), "nobody"))
        return
    taker = Seat(lead.taker_of(won))
    name, colour_name, value = described(box, colour * RANKS + lead.rank_of(won))
    last = "last-of-colour" if box.any_card_breaks_ties else "last"
    why = last if lead.is_tied(won) else "highest"
    points: i64 = components.points[phase]
    journal.tell(events.TokensTaken(taker, colour_name, name, value, number, points, why))
    if not goes_with_figure:
        return
    if taker == holder:
        journal.tell(events.FigureKept(taker, "highest"))
    else:
        journal.tell(events.FigureTaken(taker, Seat(holder)))
