"""What a seat is told besides the position: the aim, its step, its choices, and every thing explained."""

from typing import Final

from chabudai.core.game import Action, View
from chabudai.games.maki_master.box.box import Box
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.games.maki_master.teaching.choices import Choices
from chabudai.games.maki_master.teaching.phrases import Phrases
from chabudai.games.maki_master.teaching.reckoning import Reckoning
from chabudai.games.maki_master.teaching.things import things
from chabudai.teaching import Guide, Phrase
from chabudai.teaching.guide import AIM

STEPS: Final = 2
_AFTER_THE_TILE: Final = ("Serving", "Gaining", "Discarding", "Returning", "Drawing")

_PROMPTS: Final = {
    "MovingCup": "prompt-moving-cup",
    "Switching": "prompt-switching",
    "Chopping": "prompt-chopping",
    "Gaining": "prompt-gaining",
    "Returning": "prompt-returning",
    "Drawing": "prompt-drawing",
}


def guide(box: Box, view: View, legal: list[Action]) -> Guide:
    """The guide of one seat, or of the public, from its view alone."""
    assert isinstance(view, MakiView)
    phrases = Phrases(box, view, Reckoning(view))
    choices = Choices(phrases, legal)
    if not legal:
        return Guide(Phrase(AIM), things=things(phrases, []))
    return Guide(
        Phrase(AIM),
        prompt=_prompt(choices),
        step=2 if view.decision in _AFTER_THE_TILE or not _tile_is_to_play(choices) else 1,
        steps=STEPS,
        notes=_notes(choices),
        groups=choices.groups(),
        things=things(phrases, choices.may_serve()),
    )


def _tile_is_to_play(choices: Choices) -> bool:
    """Step one is not over: a tile is due and there is a space for it, or it is in hand."""
    view = choices.view
    return view.ingredient >= 0 or (view.tiles_due > 0 and bool(choices.board.empty) and sum(view.pantry) > 0)


def _prompt(choices: Choices) -> Phrase:
    """What can be done at this very step."""
    view = choices.view
    phrases = choices.phrases
    if view.decision == "Cooking":
        return _cooking(choices)
    if view.decision == "Placing":
        message = "prompt-placing-over" if view.leaves else "prompt-placing"
        return Phrase(message, {"ingredient": phrases.ingredient(view.ingredient)})
    if view.decision == "Serving":
        return _serving(choices)
    if view.decision == "Discarding":
        assert view.seat is not None
        return Phrase("prompt-discarding", {"keep": int(phrases.box.keep), "held": sum(view.held[view.seat])})
    drawing = {"recipes": choices.to_draw()} if view.decision in ("Returning", "Drawing") else {}
    return Phrase(
        "prompt-drawing-prep" if view.decision == "Drawing" and not view.obeying else _PROMPTS[view.decision], {**drawing}
    )


def _serving(choices: Choices) -> Phrase:
    """Another recipe or none; with the option tiles and cards before it (R8.18)."""
    verbs = {action.verb for action in choices.legal}
    if "take" in verbs:
        return Phrase("prompt-serving-cover") if "done" in verbs else _taking(choices, verbs)
    names = choices.phrases.names([one.recipe for one in choices.may_serve()])
    card = "-card" if "play" in verbs else ""
    return Phrase(f"prompt-serving{card}", {"recipes": names}) if names else Phrase(f"prompt-serving-none{card}")


def _taking(choices: Choices, verbs: set[str]) -> Phrase:
    """A tile must be played, and a card may come first."""
    due = choices.view.tiles_due
    if due > 1:
        return Phrase("prompt-take-more", {"tiles": due})
    return Phrase("prompt-take-or-card" if "play" in verbs else "prompt-take")


def _cooking(choices: Choices) -> Phrase:
    """A tile to play, a card that may come first; then something finished, or nothing."""
    verbs = {action.verb for action in choices.legal}
    due = choices.view.tiles_due
    if "take" in verbs and "wasabi" in verbs:
        return Phrase("prompt-cover")  # R8.17
    if "take" in verbs:
        return _taking(choices, verbs)
    names = choices.phrases.names([one.recipe for one in choices.may_serve()])
    if names:
        return Phrase("prompt-serve", {"recipes": names})
    if due and not choices.board.empty:
        return Phrase("prompt-full" if "play" in verbs else "prompt-full-prep")
    return Phrase("prompt-card-or-prep" if choices.card_helps() else "prompt-prep")


def _notes(choices: Choices) -> list[Phrase]:
    """What must or may still be done, as far as the prompt does not say it."""
    view = choices.view
    verbs = {action.verb for action in choices.legal}
    notes: list[Phrase] = []
    if view.final_turns:
        notes.append(Phrase("note-final"))
    if view.decision != "Cooking" and _tile_is_to_play(choices) and view.tiles_due > 1:
        notes.append(Phrase("note-tiles", {"tiles": view.tiles_due}))
    if view.leaves:
        notes.append(Phrase("note-stack", {"tiles": view.leaves}))
    may_cover = "take" in verbs and not verbs.isdisjoint(("wasabi", "done"))
    is_said = _prompt(choices).message in ("prompt-card-or-prep", "prompt-full")
    if "play" in verbs and (may_cover or ("wasabi" in verbs and not is_said)):
        notes.append(Phrase("note-card"))
    return notes
