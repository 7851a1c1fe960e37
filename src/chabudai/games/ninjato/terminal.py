"""A view of Ninjato in the terminal."""

from chabudai.core.game import View
from chabudai.core.painting import Drawing, Say
from chabudai.games.ninjato.box.components import CLANS
from chabudai.games.ninjato.box.prices import TREASURES
from chabudai.games.ninjato.knowledge.view import HouseView, NinjatoView, SeatView

_WIDTH = 80
_CLAN_STYLES = {"taira": "red", "minamoto": "blue", "goshirakawa": "green"}


def draw(view: View, names: list[str], say: Say) -> Drawing:
    """The board as a seat sees it: the offers, the houses, the raid, everybody's things, the own hand."""
    assert isinstance(view, NinjatoView)
    drawing = Drawing()
    order = ", ".join(names[seat] for seat in view.order)
    drawing.line(say("label-round", {"round": max(view.round, 1), "order": order or "–"}), "bold")
    _offers(drawing, view, say)
    for number, house in enumerate(view.houses):
        _house(drawing, view, number, house, say)
    if view.raid.house >= 0 and view.round > 0:
        _raid(drawing, view, say)
    for seat, name in enumerate(names):
        drawing.line(" ▸ " if seat == view.actor else "   ", "bold green")
        drawing.add(name, "bold" if seat == view.seat else "")
        _seat(drawing, view.seats[seat], view, say)
    if view.seat is not None:
        drawing.line()
        drawing.line(f"{say('label-hand', {})}: ", "bold")
        for value in _cards(view.hand):
            drawing.add(f"[{value}]", "bold reverse")
            drawing.add(" ")
    return drawing


def _cards(counts: list[int]) -> list[int]:
    return [value + 1 for value, number in enumerate(counts) for _ in range(number)]


def _offers(drawing: Drawing, view: NinjatoView, say: Say) -> None:
    piles = view.piles
    row = " ".join(f"[{value}]" for value in _cards(piles.row)) or say("label-nothing", {})
    drawing.line(f"{say('label-dojo', {})}: {row}  ", "")
    drawing.add(say("label-pile", {"cards": piles.pile_size, "discards": sum(piles.discards)}), "dim")
    tiles = [view.tile_names[kind] for kind, number in enumerate(view.sensei) for _ in range(number)]
    for label, things in (
        ("label-sensei", tiles),
        ("label-palace", [view.envoy_names[envoy] for envoy in view.palace]),
        ("label-pavilion", [view.rumor_names[rumor] for rumor in view.pavilion]),
    ):
        _listing(drawing, f"{say(label, {})}: ", things or [say("label-nothing", {})])


def _house(drawing: Drawing, view: NinjatoView, number: int, house: HouseView, say: Say) -> None:
    """Plain treasures by name, red ones with an exclamation mark: never by colour alone."""
    token = view.token_names[house.token]
    drawing.line(f"{say('label-house', {'house': number + 1})} ", "bold")
    drawing.add(token.ljust(15), _CLAN_STYLES[next(clan for clan in CLANS if token.startswith(clan))])
    if house.sentry < 0:
        drawing.add(say("label-closed", {}), "dim")
        return
    drawing.add(f"{say('label-sentry', {'value': house.sentry % 5 + 1})}  ")
    drawing.add(_treasures(house.plain))
    if any(house.red):
        drawing.add(f" {_treasures(house.red, '!')}", "red")


def _treasures(counts: list[int], mark: str = "") -> str:
    """Each kind by name, more than one of it with their number."""
    return " ".join(
        TREASURES[kind] + mark + (f"×{number}" if number > 1 else "") for kind, number in enumerate(counts) if number
    )


def _listing(drawing: Drawing, label: str, things: list[str], style: str = "") -> None:
    """Things behind their label, on as many lines as they need."""
    drawing.line(label, style)
    used = len(label)
    for place, thing in enumerate(things):
        text = thing if place + 1 == len(things) else f"{thing}, "
        if used + len(text.rstrip()) > _WIDTH:
            drawing.line(" " * len(label))
            used = len(label)
        drawing.add(text, style)
        used += len(text)


def _raid(drawing: Drawing, view: NinjatoView, say: Say) -> None:
    raid = view.raid
    side = {"side": "stealth" if raid.by_stealth else "strength"}
    drawing.line(f"{say('label-raid', dict(side))} · {say('label-house', {'house': raid.house + 1})}", "bold yellow")
    if raid.target:
        drawing.add(f" · {say('label-against', {'value': raid.target})}")
    if view.decision == "Striking":
        drawing.add(f" · {say('label-played', {'value': raid.value})}")
    won = " ".join(part for part in (_treasures(raid.plain), _treasures(raid.red, "!")) if part)
    if won:
        drawing.add(f" · {say('label-shuriken', {})}: {won}")


def _seat(drawing: Drawing, seat: SeatView, view: NinjatoView, say: Say) -> None:
    drawing.add(f"  {say('label-honor', {'honor': seat.honor})} · {say('label-cards', {'number': seat.hand_size})}")
    if any(seat.known):
        drawing.add(f" ({say('label-known', {})} {' '.join(str(value) for value in _cards(seat.known))})", "dim")
    tiles = [view.tile_names[kind] for kind, number in enumerate(seat.tiles) for _ in range(number)]
    for label, things in (
        ("label-treasures", [_treasures(seat.treasures)] if any(seat.treasures) else []),
        ("label-skills", tiles),
        ("label-envoys", [view.envoy_names[envoy] for envoy in seat.envoys]),
        ("label-rumors", [view.rumor_names[rumor] for rumor in seat.rumors]),
        ("label-elites", [view.elite_names[kind] for kind, number in enumerate(seat.elites) for _ in range(number)]),
    ):
        if things:
            _listing(drawing, f"      {say(label, {})}: ", things, "dim")
