"""What a seat of Ninjato is told besides the position."""

from chabudai.core.game import Action, View
from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.teaching import choices, places, prompts, seats, wares
from chabudai.games.ninjato.teaching.reckoning import Reckoning
from chabudai.teaching import Guide, Phrase
from chabudai.teaching.guide import AIM


def guide(box: Box, view: View, legal: list[Action]) -> Guide:
    """The guide of one seat, or of the public, from its view alone."""
    r = Reckoning(box, view)
    return Guide(
        Phrase(AIM),
        prompt=prompts.prompt(r, legal),
        notes=notes(r),
        groups=choices.groups(r, legal),
        things=[*places.things(r), *wares.things(r), *seats.things(r)] if r.view.order else [],
    )


def notes(r: Reckoning) -> list[Phrase]:
    """Shuriken left, the next scoring phase, ready and used skills, honor and end bonus now."""
    if r.me is None or not r.view.order or r.view.decision == "Over":
        return []
    told: list[Phrase] = []
    if r.view.decision != "Placing" or r.view.actor != r.me:  # else the prompt has both
        told.append(Phrase("note-shuriken", {"count": r.shuriken_left(r.me)}))
        told.append(Phrase("note-scoring", {"round": r.next_scoring()}))
    ready, used = seats.skills(r, r.me)
    if ready:
        told.append(Phrase("note-ready", {"skills": [*ready]}))
    if used:
        told.append(Phrase("note-used", {"skills": [*used]}))
    if any(its.rumors and not r.view.remembers(seat) for seat, its in enumerate(r.view.seats)):
        told.append(Phrase("note-hidden"))
    bonus = r.end_bonus(r.me)
    return [*told, Phrase("note-honor", {"honor": r.mine.honor, "bonus": bonus, "total": r.mine.honor + bonus})]
