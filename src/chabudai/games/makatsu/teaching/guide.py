"""What a seat is told besides the position: its step as a sentence, what each card would take, and every thing explained."""

from chabudai.core.game import Action, Game, View
from chabudai.games.makatsu.box.components import LAST_PHASE, RANKS
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.rules import lead
from chabudai.games.makatsu.teaching.things import things
from chabudai.games.makatsu.teaching.worth import Told, card_phrase, is_last_card, is_last_round, leads, worth
from chabudai.teaching import Choice, Group, Guide, Phrase
from chabudai.teaching.guide import AIM


def guide(game: Game, view: View, legal: list[Action]) -> Guide:
    """The guide of one seat, or of the public, from its view alone."""
    assert isinstance(view, MakatsuView)
    told = Told(game, view)
    explained = Guide(Phrase(AIM), things=things(told))
    if legal and view.seat is not None:
        explained.prompt = _prompt(told)
        explained.notes = _notes(told)
        explained.step = 1 if is_first_card(told) else 2
        explained.steps = 2
        explained.groups = _groups(told, legal)
    return explained


def is_first_card(told: Told) -> bool:
    """Whether the first cards of the round are still being played."""
    return told.view.cards < told.seats


def _prompt(told: Told) -> Phrase:
    """What can be done now, by where in the round this is."""
    view = told.view
    if not view.cards:
        return Phrase("prompt-playing-begin")
    if is_first_card(told):
        highest = [
            card_phrase(told, colour * int(RANKS) + int(lead.rank_of(found)), "card-of", int(lead.taker_of(found)))
            for colour, found in enumerate(leads(told))
            if found != lead.NO_LEAD
        ]
        return Phrase("prompt-playing-first", {"cards": [*highest]})
    if view.phase < LAST_PHASE:
        return Phrase("prompt-playing-second")
    return Phrase("prompt-playing-second-end" if is_last_round(view) else "prompt-playing-second-kept")


def _notes(told: Told) -> list[Phrase]:
    notes: list[Phrase] = []
    if is_last_round(told.view) and is_first_card(told):
        notes.append(Phrase("note-last-round"))  # R4.8
    if is_last_card(told):
        notes.append(Phrase("note-last-card"))
    return notes


def _groups(told: Told, legal: list[Action]) -> list[Group]:
    """The cards by their colours, in the order of judging."""
    groups: list[Group] = []
    for colour in told.components.colour_names:
        choices = [_choice(told, action) for action in legal if action.arguments["colour"] == colour]
        if choices:
            groups.append(Group(Phrase(f"label-{colour}"), choices))
    return groups


def _choice(told: Told, action: Action) -> Choice:
    card = told.view.card_names.index(str(action.arguments["card"]))
    return Choice(action.text, worth(told, card), [f"card-{action.arguments['card']}", f"price-{action.arguments['colour']}"])
