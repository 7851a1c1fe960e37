"""What a number card of a trick is worth, as far as a view tells."""

from enum import Enum
from typing import Final

from chabudai.core.seats import Seat
from chabudai.games.zenmaster.box.components import MOST_SEATS, TRICKS, ZERO_PENALTY
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.teaching import Phrase


class Told:
    """A view with what is fixed for its whole game."""

    def __init__(self, view: ZenView, numbers: int, options: dict[str, str]) -> None:
        self.view: Final = view
        self.numbers: Final = numbers
        self.highest_leads: Final = options["lead"] == "highest"
        self.zero_penalty: Final = options["zero-penalty"] == "on"


class Fate(Enum):
    """Where a card of a trick stands: for certain, or as far as the trick has come."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    BETWEEN = "between"
    HIGHEST_SO_FAR = "highest-so-far"
    LOWEST_SO_FAR = "lowest-so-far"
    OPEN = "open"


# What lies there, and what may follow.


def lying(view: ZenView) -> list[int]:
    """The cards of this trick."""
    return [card for card in view.table if card]


def seat_of(view: ZenView, card: int) -> Seat:
    """Who has played this card to the trick."""
    return Seat(view.table.index(card))


def has_played(view: ZenView) -> bool:
    """Whether the reader has played to this trick."""
    return view.seat is not None and view.table[view.seat] > 0


def is_last_to_play(view: ZenView) -> bool:
    """Whether one card more ends the trick."""
    return len(lying(view)) == len(view.table) - 1


def is_last_trick(view: ZenView) -> bool:
    """Whether the game ends with this trick (R3.1)."""
    return view.trick == TRICKS - 1


def unseen(told: Told) -> set[int]:
    """What others may hold: every number but those in the own hand, on the table or played before (R5.1)."""
    view = told.view
    seen = {*view.hand, *view.table, *(card for cards in view.played for card in cards)}
    return set(range(1, told.numbers + 1)) - seen


def may_follow(told: Told, card: int) -> set[int]:
    """What may still be played to this trick once this card lies there; the own hand too if it is another's card."""
    view = told.view
    if len({*lying(view), card}) == len(view.table):
        return set()
    own = {*view.hand} if card in view.table and not has_played(view) else set()
    return unseen(told) | own


def fate(told: Told, card: int) -> Fate:
    """Where this card, on the table or added to it now, stands among those that lie there and may follow (R2.4, R2.5)."""
    others = [other for other in lying(told.view) if other != card]
    follow = may_follow(told, card)
    is_topped = any(other > card for other in others)
    is_undercut = any(other < card for other in others)
    if is_topped and is_undercut:
        return Fate.BETWEEN
    if not is_topped and not any(other > card for other in follow):
        return Fate.HIGHEST
    if not is_undercut and not any(other < card for other in follow):
        return Fate.LOWEST
    if not others:
        return Fate.OPEN
    return Fate.LOWEST_SO_FAR if is_topped else Fate.HIGHEST_SO_FAR


# What it comes to.


def settled(view: ZenView, seat: Seat, card: int) -> list[int]:
    """Everyone's matches once the seat has ended the trick with this card: black above 0, white below (R2.4, R2.5, R2.9)."""
    table = [*view.table]
    table[seat] = card
    black, white = view.score_values[view.score_card]
    matches = [*view.matches]
    matches[table.index(max(table))] += black
    matches[table.index(min(table))] -= white
    return matches


def result(told: Told, matches: list[int], seat: Seat) -> int:
    """The seat's result if a game ends with these matches (R3.2, R4.2)."""
    own = abs(matches[seat])
    return own + int(ZERO_PENALTY) if told.zero_penalty and own and 0 in matches else own


def is_erased(view: ZenView, seat: int, game: int) -> bool:
    """Whether a 0 has erased this result; games count from 0."""
    return seat * int(MOST_SEATS) + game in view.erased


def erasable(view: ZenView, seat: Seat) -> tuple[int, int] | None:
    """What a 0 would erase and of which game: the highest result that stands, of equal ones the oldest (R3.3, R3.4)."""
    standing = [(result, -game) for game, result in enumerate(view.results[seat]) if result and not is_erased(view, seat, game)]
    if not standing:
        return None
    highest, oldest = max(standing)
    return highest, 1 - oldest


# And how it is said.


def matches(balance: int) -> Phrase:
    """A number of matches of one colour, or that there are none."""
    return Phrase("matches", {"number": abs(balance), "colour": "black" if balance > 0 else "white" if balance else "none"})


def price(told: Told, standing: Fate) -> Phrase:
    """The matches of the score card for the highest card, or for the lowest."""
    black, white = told.view.score_values[told.view.score_card]
    return matches(black if standing in (Fate.HIGHEST, Fate.HIGHEST_SO_FAR) else -white)


def worth(told: Told, card: int) -> Phrase:
    """What a card of the own hand would take in this trick, or how the unseen cards lie to it."""
    view = told.view
    seat = view.seat
    assert seat is not None
    standing = fate(told, card) if view.score_card >= 0 and not has_played(view) else Fate.OPEN
    if standing == Fate.BETWEEN:
        return _between(told, seat, card)
    if standing in (Fate.HIGHEST, Fate.LOWEST):
        taken = view.score_values[view.score_card][0] if standing == Fate.HIGHEST else -view.score_values[view.score_card][1]
        leads = "yes" if standing == Fate.HIGHEST and told.highest_leads and not is_last_trick(view) else "no"
        after = _after(told, seat, card, view.matches[seat] + taken)
        return Phrase(f"then-{standing.value}", {"matches": matches(taken), "leads": leads, "after": after})
    around = unseen(told)
    higher, lower = sum(other > card for other in around), sum(other < card for other in around)
    if standing == Fate.OPEN:
        return Phrase("then-open", {"higher": higher, "lower": lower})
    number = higher if standing == Fate.HIGHEST_SO_FAR else lower
    return Phrase(f"then-{standing.value}", {"matches": price(told, standing), "number": number})


def _between(told: Told, seat: Seat, card: int) -> Phrase:
    view = told.view
    if not is_last_to_play(view):
        return Phrase("then-between")
    if is_last_trick(view):
        return Phrase("then-between-end", {"after": _after(told, seat, card, view.matches[seat])})
    cards = lying(view)
    ends = {"highest_seat": seat_of(view, max(cards)), "lowest_seat": seat_of(view, min(cards))}
    return Phrase("then-between-last", {**ends, "black": price(told, Fate.HIGHEST), "white": price(told, Fate.LOWEST)})


def _after(told: Told, seat: Seat, card: int, balance: int) -> Phrase:
    """What the seat then holds; at the end of a game, its result and what that erases."""
    view = told.view
    if not is_last_trick(view) or not is_last_to_play(view):
        return Phrase("after-matches" if balance else "after-balance", {"matches": matches(balance)} if balance else {})
    number = result(told, settled(view, seat, card), seat)
    erased = erasable(view, seat)
    if number or erased is None:
        return Phrase("after-result", {"result": number})
    return Phrase("after-zero", {"erased": erased[0], "game": erased[1]})
