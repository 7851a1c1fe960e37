"""A view of Ninjato in the terminal."""

import re
from typing import Final

from chabudai.core.game import View
from chabudai.core.painting import ABOUT, NAME, NOW, Drawing, Say, of_thing
from chabudai.games.ninjato.box.components import CLANS
from chabudai.games.ninjato.box.prices import TREASURES
from chabudai.games.ninjato.knowledge.view import HouseView, NinjatoView, SeatView

_CLAN_STYLES: Final = {"taira": "red", "minamoto": "blue", "goshirakawa": "green"}
_SHOPPING: Final = ("Placing", "Learning", "Bribing", "Spreading", "ChoosingReward")
"""Decisions for which the offers are shown with their whole faces."""


def draw(view: View, names: list[str], say: Say) -> Drawing:
    """The board as a seat sees it: the offers, the houses, the raid, everybody's things, the own hand."""
    assert isinstance(view, NinjatoView)
    drawing = Drawing()
    order = ", ".join(names[seat] for seat in view.order)
    drawing.prose("", say("label-round", {"round": max(view.round, 1), "order": order or "–"}), "bold")
    _dojo(drawing, view, names, say)
    _offers(drawing, view, say)
    drawing.line()
    for number, house in enumerate(view.houses):
        _house(drawing, view, number, house, say)
    if view.raid.house >= 0 and view.round > 0:
        _raid(drawing, view, say)
    _piles(drawing, view, say)
    _clans(drawing, say)
    drawing.line()
    for seat, name in enumerate(names):
        drawing.line(" ▸ " if seat == view.actor else "   ", "bold green")
        drawing.add(name, "bold" if seat == view.seat else "")
        _seat(drawing, seat, view, say)
    if view.seat is not None:
        drawing.line()
        drawing.line(f"{say('label-hand', {})}: ", "bold")
        if not any(view.hand):
            drawing.add(say("label-no-cards", {}))
        for value in _cards(view.hand):
            drawing.add(f"[{value}]", "bold reverse")
            drawing.add(" ")
    return drawing


def _clans(drawing: Drawing, say: Say) -> None:
    """The standing with each clan, and what its houses are worth."""
    for clan in CLANS:
        if standing := of_thing(say, NOW, f"clan-{clan}"):
            named = say("label-clan-standing", {"clan": of_thing(say, NAME, f"clan-{clan}"), "standing": standing})
            drawing.prose("", named, _CLAN_STYLES[clan])


def _cards(counts: list[int]) -> list[int]:
    return [value + 1 for value, number in enumerate(counts) for _ in range(number)]


def _named(say: Say, kind: str, text: str) -> str:
    """A card by its name, or by its notation where nobody names it."""
    return of_thing(say, NAME, f"{kind}-{text}") or text


def _dojo(drawing: Drawing, view: NinjatoView, names: list[str], say: Say) -> None:
    """The row, the deck, and the tower that is next round's order."""
    row = " ".join(f"[{value}]" for value in _cards(view.piles.row)) or say("label-nothing", {})
    drawing.line(f"{say('label-dojo', {})}: ", "bold")
    drawing.add(f"{row}  ")
    drawing.add(say("label-pile", {"cards": view.piles.pile_size, "discards": sum(view.piles.discards)}), "dim")
    if view.stack:
        drawing.prose("", say("label-tower", {"names": ", ".join(names[seat] for seat in view.stack)}), "dim")


def _offers(drawing: Drawing, view: NinjatoView, say: Say) -> None:
    """What can be learned and bought: with its face where one may shop, else by name."""
    tiles = [view.tile_names[kind] for kind, number in enumerate(view.sensei) for _ in range(number)]
    envoys = [view.envoy_names[envoy] for envoy in view.palace]
    rumors = [view.rumor_names[rumor] for rumor in view.pavilion]
    for label, kind, offered in (("sensei", "skill", tiles), ("palace", "envoy", envoys), ("pavilion", "rumor", rumors)):
        heading = say(f"label-{label}", {})
        faces = [of_thing(say, ABOUT, f"{kind}-{text}") for text in offered]
        if view.decision not in _SHOPPING or not any(faces):
            drawing.listing(f"{heading}: ", [_named(say, kind, text) for text in offered] or [say("label-nothing", {})])
            continue
        drawing.line(f"{heading}:", "bold")
        for text, face in dict(zip(offered, faces, strict=True)).items():
            price = of_thing(say, NOW, f"{kind}-{text}") if kind == "skill" else ""
            times = f" ×{offered.count(text)}" if offered.count(text) > 1 else ""
            drawing.prose("  ", f"{_named(say, kind, text)}{times}: {face} {price}".rstrip())


def _house(drawing: Drawing, view: NinjatoView, number: int, house: HouseView, say: Say) -> None:
    """Plain treasures by name, red ones behind a word for it: never by colour alone."""
    text = view.token_names[house.token]
    token = of_thing(say, NAME, f"token-{number + 1}") or text
    drawing.line(f"{say('label-house', {'house': number + 1})}  ", "bold")
    drawing.add(f"{token}  ", _CLAN_STYLES[next(clan for clan in CLANS if text.startswith(clan))])
    if house.sentry < 0:
        drawing.add(say("label-closed", {}), "dim")
        return
    drawing.add(f"{say('guard', {'value': house.sentry % 5 + 1})}  ", "bold")
    _fitting(drawing, _treasures(house.plain, say))
    if any(house.red):
        _fitting(drawing, say("label-red", {"treasures": _treasures(house.red, say)}), "red")


def _fitting(drawing: Drawing, text: str, style: str = "") -> None:
    """Go on in this line, or in the next if there is no room."""
    if len(text) > drawing.room():
        drawing.line("        ")
    drawing.add(f"{text}  ", style)


def _treasures(counts: list[int], say: Say) -> str:
    """Each kind by name, more than one of it with their number."""
    named = [(say(f"label-{TREASURES[kind]}", {}), number) for kind, number in enumerate(counts) if number]
    return ", ".join(f"{name} ×{number}" if number > 1 else name for name, number in named)


def _raid(drawing: Drawing, view: NinjatoView, say: Say) -> None:
    raid = view.raid
    side = {"side": "stealth" if raid.by_stealth else "strength"}
    told = [f"{say('label-raid', dict(side))} · {say('label-house', {'house': raid.house + 1})}"]
    if raid.target:
        foe = of_thing(say, NAME, "foe")
        against = say("label-against", {"value": raid.target})
        told.append(f"{foe}, {against}" if foe else against)
    if raid.other_target:
        told.append(say("label-then-against", {"value": raid.other_target}))
    if view.decision == "Striking":
        told.append(say("label-played", {"value": raid.value}))
    red = say("label-red", {"treasures": _treasures(raid.red, say)}) if any(raid.red) else ""
    if won := ", ".join(part for part in (_treasures(raid.plain, say), red) if part):
        told.append(f"{say('label-shuriken', {})}: {won}")
    drawing.listing("", told, "bold yellow", " · ")


def _piles(drawing: Drawing, view: NinjatoView, say: Say) -> None:
    """What is still to come."""
    piles = view.piles
    left = {
        "guards": sum(piles.guards),
        "elites": sum(piles.elites),
        "bag": sum(piles.bag),
        "skills": sum(piles.skills) + sum(piles.disguises),
        "envoys": len(piles.envoys),
        "rumors": len(piles.rumors),
        "tokens": len(piles.tokens),
    }
    drawing.prose("", say("label-left", dict(left)), "dim")


def _seat(drawing: Drawing, number: int, view: NinjatoView, say: Say) -> None:
    seat = view.seats[number]
    drawing.add(f"  {say('label-honor', {'honor': seat.honor})} · {say('label-cards', {'number': seat.hand_size})}")
    if view.decision != "Over" and (shuriken := of_thing(say, NOW, f"shuriken-{number}")):
        drawing.add(f" · {shuriken.rstrip('.')}")
    if any(seat.known) and view.remembers(number):
        _fitting(drawing, f" ({say('label-known', {})} {' '.join(str(value) for value in _cards(seat.known))})", "dim")
    for label, things in (
        ("label-treasures", [_treasures(seat.treasures, say)] if any(seat.treasures) else []),
        ("label-skills", _skills(seat, view, say)),
        ("label-envoys", [_envoy(seat, view, envoy, say) for envoy in seat.envoys]),
        ("label-rumors", _rumors(number, view, say)),
        ("label-elites", [_elite(view, kind, say) for kind, held in enumerate(seat.elites) for _ in range(held)]),
    ):
        if things:
            drawing.listing(f"      {say(label, {})}: ", things, "dim")


def _rumors(number: int, view: NinjatoView, say: Say) -> list[str]:
    """A seat's rumors by name; without the memory aid those of others by number (R11.7)."""
    held = view.seats[number].rumors
    if held and not view.remembers(number):
        return [say("label-face-down", {"count": len(held)})]
    return [_named(say, "rumor", view.rumor_names[rumor]) for rumor in held]


def _elite(view: NinjatoView, kind: int, say: Say) -> str:
    """An elite guard by its values: one guard against either side, or two guards."""
    text = view.elite_names[kind]
    first, second = [int(number) for number in re.findall(r"\d+", text)[:2]]
    return say("label-elite-pair" if "+" in text else "label-elite-single", {"first": first, "second": second})


def _skills(seat: SeatView, view: NinjatoView, say: Say) -> list[str]:
    """The skills of a seat; how many of all are ready stands behind them."""
    owned = [kind for kind, number in enumerate(seat.tiles) for _ in range(number)]
    names = [_named(say, "skill", view.tile_names[kind]) for kind in owned]
    return [*names, say("label-ready", {"ready": sum(seat.up), "skills": len(owned)})] if owned else []


def _envoy(seat: SeatView, view: NinjatoView, envoy: int, say: Say) -> str:
    name = _named(say, "envoy", view.envoy_names[envoy])
    return f"{name} ({say('label-disguised', {})})" if envoy in seat.disguised else name
