"""What a seat is told besides the position: its step as a sentence, what each card would take, and every thing explained."""

from typing import Final

from chabudai.core.game import Action, Game, View
from chabudai.core.seats import Seat
from chabudai.games.zenmaster.box.components import TRICKS
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.games.zenmaster.teaching.things import things
from chabudai.games.zenmaster.teaching.worth import (
    Told,
    erasable,
    is_last_to_play,
    is_last_trick,
    lying,
    seat_of,
    worth,
)
from chabudai.teaching import Choice, Group, Guide, Phrase
from chabudai.teaching.guide import AIM

NEAR_THE_END: Final = 3
"""In so many last tricks of a game a seat is reminded of what a 0 would erase."""


def guide(game: Game, view: View, legal: list[Action]) -> Guide:
    """The guide of one seat, or of the public, from its view alone."""
    assert isinstance(view, ZenView)
    told = Told(view, game.choices, game.setup.options)
    explained = Guide(Phrase(AIM, {"games": view.games}), things=things(told))
    if legal and view.seat is not None:
        explained.prompt = _prompt(told)
        explained.notes = _notes(told, view.seat)
        explained.groups = [Group(Phrase("group-cards"), [_choice(told, action) for action in legal])]
    return explained


def _choice(told: Told, action: Action) -> Choice:
    card = action.arguments["card"]
    assert isinstance(card, int)
    return Choice(action.text, worth(told, card), [f"card-{card}", "score-card"])


def _prompt(told: Told) -> Phrase:
    """What can be done now, by what lies on the table."""
    view = told.view
    black, white = view.score_values[view.score_card]
    price: dict[str, int | str] = {"black": black, "white": white}
    cards = lying(view)
    if len(view.hand) == 1:
        return Phrase("prompt-playing-only", {"card": view.hand[0]})
    if not cards:
        return Phrase("prompt-playing-lead", {**price})
    if len(cards) == 1:
        sides = {"above" if card > cards[0] else "below" for card in view.hand}
        side = "both" if len(sides) > 1 else sides.pop()
        return Phrase("prompt-playing-one", {"card": cards[0], "seat": seat_of(view, cards[0]), "side": side})
    ends: dict[str, int | str] = {"highest": max(cards), "lowest": min(cards)}
    if not is_last_to_play(view):
        return Phrase("prompt-playing-some", {**ends})
    return Phrase("prompt-playing-last", {"ends": [*_ends(told, {**ends, **price})]})


def _ends(told: Told, given: dict[str, int | str]) -> list[Phrase]:
    """What a hand can still come to when all others have played: only what is possible with it is named."""
    view = told.view
    leads = told.highest_leads and not is_last_trick(view)  # R2.8
    ends: list[Phrase] = []
    if max(view.hand) > int(given["highest"]):
        ends.append(Phrase("end-above", {**given, "leads": "yes" if leads else "no"}))
    if min(view.hand) < int(given["lowest"]):
        ends.append(Phrase("end-below", {**given}))
    if any(int(given["lowest"]) < card < int(given["highest"]) for card in view.hand):
        ends.append(Phrase("end-between", {"only": "no" if ends else "yes"}))
    return ends


def _notes(told: Told, seat: Seat) -> list[Phrase]:
    """What the end of the game asks for."""
    view = told.view
    notes: list[Phrase] = []
    if is_last_trick(view):
        notes.append(Phrase("note-last-trick"))
        if len(view.hand) > 1:
            notes.append(Phrase("note-unused", {"number": len(view.hand) - 1}))  # R4.1
    erased = erasable(view, seat)
    if erased is not None and view.trick >= TRICKS - NEAR_THE_END:
        notes.append(Phrase("note-zero", {"result": erased[0], "game": erased[1]}))
    return notes
