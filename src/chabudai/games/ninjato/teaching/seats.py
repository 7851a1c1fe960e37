"""The seats: what each holds, its shuriken, its elite guards, its honor and end bonus now."""

from chabudai.games.ninjato.box.components import EFFECTS
from chabudai.games.ninjato.teaching import nouns
from chabudai.games.ninjato.teaching.reckoning import SHURIKEN, Reckoning
from chabudai.teaching import Phrase, Thing


def things(r: Reckoning) -> list[Thing]:
    """For each seat its plate and what lies on it; the honor track."""
    found = [Thing("track", Phrase("thing-track"), Phrase("about-track"), "R15.1")]
    for seat in range(len(r.view.seats)):
        found += [_plate(r, seat), _hand(r, seat), _shuriken(r, seat), _bonus(r, seat), _elites(r, seat)]
    return found


def skills(r: Reckoning, seat: int) -> tuple[list[str], list[str]]:
    """The names of a seat's ready and of its used skills."""
    owned, up, labels = r.owned(seat), r.view.seats[seat].up, r.parts.skill_labels
    ready = [labels[effect] for effect in range(len(EFFECTS)) for _ in range(up[effect])]
    used = [labels[effect] for effect in range(len(EFFECTS)) for _ in range(owned[effect] - up[effect])]
    return ready, used


def _plate(r: Reckoning, seat: int) -> Thing:
    its = r.view.seats[seat]
    ready, used = skills(r, seat)
    given: nouns.Given = {"honor": its.honor, "bonus": r.end_bonus(seat), "total": its.honor + r.end_bonus(seat)}
    about = Phrase(
        "about-seat",
        {"cards": its.hand_size, "envoys": len(its.envoys), "rumors": len(its.rumors), "skills": len(ready + used)},
    )
    return Thing(f"seat-{seat}", Phrase("thing-seat", {"seat": seat}), about, "R11.1", Phrase("now-seat", given))


def _hand(r: Reckoning, seat: int) -> Thing:
    """How many dojo cards a seat holds, and which of them everybody knows of (R11.3)."""
    its = r.view.seats[seat]
    known = [value + 1 for value, number in enumerate(its.known) for _ in range(number)]
    now = Phrase("now-hand", {"number": its.hand_size})
    if known and r.view.remembers(seat):
        now = Phrase("now-hand-known", {"number": its.hand_size, "known": [*known]})
    return Thing(f"hand-{seat}", Phrase("thing-hand"), Phrase("about-hand"), "R11.3", now)


def _shuriken(r: Reckoning, seat: int) -> Thing:
    left = r.shuriken_left(seat)
    now = Phrase("now-shuriken", {"seat": seat, "count": left, "all": SHURIKEN})
    return Thing(f"shuriken-{seat}", Phrase("thing-shuriken"), Phrase("about-shuriken"), "R3.1", now)


def _bonus(r: Reckoning, seat: int) -> Thing:
    its = r.view.seats[seat]
    rumors, elites, left = r.rumor_bonus(seat), r.elite_bonus(seat), sum(its.treasures)
    given: nouns.Given = {"rumors": rumors, "elites": elites, "treasures": left, "bonus": r.end_bonus(seat)}
    message = "now-bonus" if r.view.remembers(seat) or not its.rumors else "now-bonus-hidden"
    now = Phrase(message, {**given, "total": its.honor + r.end_bonus(seat)}) if r.view.decision != "Over" else None
    return Thing(f"bonus-{seat}", Phrase("thing-bonus"), Phrase("about-bonus"), "R14.1", now)


def _elites(r: Reckoning, seat: int) -> Thing:
    now = Phrase("now-elites-kept", {"count": sum(r.view.seats[seat].elites), "honor": r.elite_bonus(seat)})
    return Thing(f"elites-{seat}", Phrase("thing-elites-kept"), Phrase("about-elites-kept"), "R14.8", now)
