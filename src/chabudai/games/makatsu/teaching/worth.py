"""What a card of a round is worth, as far as a view tells."""

from enum import Enum
from typing import Final, Protocol, runtime_checkable

from chabudai.core.game import Game
from chabudai.core.seats import Seat
from chabudai.games.makatsu.box.box import Box
from chabudai.games.makatsu.box.components import COLOURS, LAST_PHASE, PHASES, RANKS, ROUNDS
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.rules import ending, lead
from chabudai.teaching import Phrase


@runtime_checkable
class Boxed(Protocol):
    """A game of this title, whose components are no secret."""

    box: Box


class Told:
    """A view with what is in the box."""

    def __init__(self, game: Game, view: MakatsuView) -> None:
        assert isinstance(game, Boxed)
        self.view: Final = view
        self.components: Final = game.box.components
        self.any_card_breaks_ties: Final = game.box.any_card_breaks_ties
        self.seats: Final = game.setup.seats
        self.points: Final = view.token_points[min(view.phase, int(LAST_PHASE))]
        """What a token of this phase is worth."""


class Fate(Enum):
    """How a card stands among those of its colour."""

    HIGHEST = "highest"
    EQUAL = "equal"  # R3.5: as high as another's, and later
    LAST = "last"  # R3.7: lower, but the last one added by somebody who is tied
    OWN = "own"  # the seat takes the tokens of this colour anyway
    BELOW = "below"


# Where in the game this is.


def is_over(view: MakatsuView) -> bool:
    """Whether the last phase is over."""
    return view.phase == PHASES


def is_last_round(view: MakatsuView) -> bool:
    """Whether the game ends with this round (R4.7)."""
    return view.phase == LAST_PHASE and view.round == ROUNDS[LAST_PHASE] - 1


def is_last_card(told: Told) -> bool:
    """Whether one card more ends the round."""
    return told.view.decision == "Playing" and told.view.cards == 2 * told.seats - 1


# The leads of the colours, by the rules' own reckoning.


def colour_of(card: int) -> int:
    """The colour of a card, in the order of judging."""
    return card // int(RANKS)


def played(told: Told) -> list[tuple[int, int]]:
    """The cards of this round in the order in which they were played, each with its seat (R2.4, R2.5)."""
    view = told.view
    order = [(view.holder + place) % told.seats for place in range(told.seats)]
    return [(seat, view.table[seat][nth]) for nth in range(2) for seat in order if nth < len(view.table[seat])]


def leads(told: Told, added: tuple[int, int] | None = None) -> list[int]:
    """The lead of each colour, one card more added if it is given."""
    found = [int(lead.NO_LEAD)] * int(COLOURS)
    for seat, card in [*played(told), *([] if added is None else [added])]:
        colour = colour_of(card)
        found[colour] = int(lead.after(found[colour], card % int(RANKS), seat, told.any_card_breaks_ties))
    return found


def fate(told: Told, seat: int, card: int) -> Fate:
    """How a card would stand if the seat added it now."""
    colour = colour_of(card)
    before, after = leads(told)[colour], leads(told, (seat, card))[colour]
    if lead.taker_of(after) != seat:
        return Fate.BELOW
    if before == lead.NO_LEAD:
        return Fate.HIGHEST
    if lead.taker_of(before) == seat:
        return Fate.OWN
    if card % int(RANKS) < lead.rank_of(after):
        return Fate.LAST
    return Fate.EQUAL if lead.is_tied(after) else Fate.HIGHEST


def points_after(told: Told, found: list[int]) -> list[int]:
    """Everyone's points once the colours are judged so (R3.2 to R3.4, R3.11)."""
    points = [*told.view.points]
    for colour, won in enumerate(found):
        if won != lead.NO_LEAD:
            points[lead.taker_of(won)] += int(told.components.colour_tokens[colour]) * told.points
    return points


def holder_after(told: Told, found: list[int]) -> int:
    """Who then has Meister Makatsu (R3.4, R3.8, R3.9)."""
    won = found[told.components.figure_colour]
    return told.view.holder if won == lead.NO_LEAD else int(lead.taker_of(won))


# And how it is said.


def card_phrase(told: Told, card: int, message: str = "card", seat: int | None = None) -> Phrase:
    """A card by its colour and value, and by who played it."""
    given: dict[str, int | str] = {"colour": told.components.colour_name(card), "value": told.components.values[card]}
    return Phrase(message, {**given} if seat is None else {**given, "seat": seat})


def cost(told: Told, colour: int, seat: int | None = None) -> Phrase:
    """What the highest card of a colour takes: tokens, their points now, and whether Meister Makatsu comes or stays."""
    number = int(told.components.colour_tokens[colour])
    figure = "no"
    if colour == told.components.figure_colour:
        figure = "kept" if seat == told.view.holder else "taken"
    return Phrase("cost", {"number": number, "points": number * told.points, "figure": figure})


def worth(told: Told, card: int) -> Phrase | None:
    """What a card of the own hand would take in this round; nothing is said of a card that is not for this round."""
    view = told.view
    seat = view.seat
    if seat is None or view.decision != "Playing" or len(view.table[seat]) == 2:
        return None
    standing = fate(told, seat, card)
    given = _compared(told, seat, card, standing)
    if not is_last_card(told):
        return Phrase(f"then-{standing.value}-so-far", given)
    return Phrase(f"then-{standing.value}", {**given, "after": _after(told, seat, card)})


def _compared(told: Told, seat: Seat, card: int, standing: Fate) -> dict[str, "int | str | Phrase | list[int | str | Phrase]"]:
    colour = colour_of(card)
    name = told.components.colour_names[colour]
    if standing is Fate.OWN:
        return {"colour": name}
    if standing is Fate.HIGHEST:
        return {"colour": name, "cost": cost(told, colour, seat)}
    before = leads(told)[colour]
    other: dict[str, int | str] = {"colour": name, "value": told.components.values[colour * int(RANKS) + lead.rank_of(before)]}
    if standing is Fate.LAST:
        return {**other, "cost": cost(told, colour, seat)}
    rival: dict[str, int | str] = {**other, "other_seat": int(lead.taker_of(before))}
    return {**rival} if standing is Fate.BELOW else {**rival, "cost": cost(told, colour, seat)}


def _after(told: Told, seat: Seat, card: int) -> Phrase:
    """What the round leaves the seat with; at the end of the game, who wins."""
    found = leads(told, (seat, card))
    points = points_after(told, found)
    if not is_last_round(told.view):
        return Phrase("after-points", {"points": points[seat]})
    winner = ending.result(points, holder_after(told, found)).winners()[0]
    if winner == seat:
        return Phrase("after-won", {"points": points[seat]})
    return Phrase("after-lost", {"points": points[seat], "other_seat": winner})
