"""What is held, won, learned and bought: treasures, dojo cards, skills, envoys, rumors, and the clans they serve."""

from chabudai.games.ninjato.box.actions import DISGUISE, SWAP
from chabudai.games.ninjato.box.components import CLANS, EFFECTS, RUMOR_KINDS, STYLES
from chabudai.games.ninjato.box.prices import ANY, GOLD, TREASURES
from chabudai.games.ninjato.teaching import consequences, nouns
from chabudai.games.ninjato.teaching.arms import VALUES, Arms, left_after
from chabudai.games.ninjato.teaching.places import clan_now
from chabudai.games.ninjato.teaching.reckoning import RIVALS, Gain, Reckoning, guard_value, multiplier
from chabudai.teaching import Phrase, Thing


def things(r: Reckoning) -> list[Thing]:
    """Every ware that can be pointed at."""
    found = [_treasure(r, kind) for kind in range(len(TREASURES))]
    found.append(Thing("red-treasure", Phrase("thing-red"), Phrase("about-red"), "R5.18"))
    for value in range(1, VALUES + 1):
        found += [_card(r, f"card-{value}", value), _card(r, f"row-{value}", value)]
    found += [_skill(r, kind) for kind in _shown_tiles(r)]
    found += [_envoy(r, envoy) for envoy in _shown(r.view.palace, [seat.envoys for seat in r.view.seats])]
    found += [
        Thing("age", Phrase("thing-age"), Phrase("about-age"), "R13.6"),
        Thing("mask", Phrase("thing-mask"), Phrase("about-mask"), "R13.2"),
    ]
    rumors = [r.rumors_shown(seat) for seat in range(len(r.view.seats))]
    found += [_rumor(r, rumor) for rumor in _shown(r.view.pavilion, rumors)]
    return [*found, *[_clan(r, clan) for clan in range(len(CLANS))]]


def _shown(offered: list[int], held: list[list[int]]) -> list[int]:
    return [*offered, *[number for numbers in held for number in numbers]]


def _shown_tiles(r: Reckoning) -> list[int]:
    counts = [r.view.sensei, *[seat.tiles for seat in r.view.seats]]
    return [kind for kind in range(len(r.view.tile_names)) if any(kinds[kind] for kinds in counts)]


def _treasure(r: Reckoning, kind: int) -> Thing:
    name = TREASURES[kind]
    about = (
        Phrase("about-gold", {"honor": r.worth(kind)}) if kind == GOLD else Phrase("about-treasure", {"honor": r.worth(kind)})
    )
    now = _treasure_now(r, kind) if r.me is not None else None
    return Thing(f"treasure-{name}", Phrase(f"label-{name}"), about, "R9.8" if kind == GOLD else "R9.2", now)


def _treasure_now(r: Reckoning, kind: int) -> Phrase:
    """The most honor that a payment with this treasure brings now, and for what."""
    count = r.mine.treasures[kind]
    best, what = 0, Phrase("")
    for of_envoy, offered in ((True, r.view.palace), (False, r.view.pavilion)):
        for number in offered:
            honor = max((way[1] for way in r.ways_of(number, of_envoy=of_envoy) if way[0][kind]), default=0)
            if honor > best:
                named = Phrase("envoy-him", nouns.envoy(r.parts, number)) if of_envoy else None
                best, what = honor, named or Phrase("rumor", nouns.rumor(r.parts, number))
    return Phrase("now-treasure-best", {"count": count, "honor": best, "what": what}) if best else _unfitting(count)


def _unfitting(count: int) -> Phrase:
    return Phrase("now-treasure", {"count": count})


def _card(r: Reckoning, ident: str, value: int) -> Thing:
    about = Phrase("about-three" if value == 3 else "about-card")
    name = Phrase("thing-card", {"value": value})
    return Thing(ident, name, about, "R5.11" if value == 3 else "R5.3", consequences.sentries_beaten(r, value))


def _skill(r: Reckoning, kind: int) -> Thing:
    effect = r.parts.skill_effects[kind]
    label = r.parts.skill_labels[effect]
    name = Phrase("thing-skill", {"skill": label, "style": STYLES[r.parts.skill_styles[kind]]})
    about = Phrase(f"about-{EFFECTS[effect]}")
    return Thing(f"skill-{r.view.tile_names[kind]}", name, about, _SKILL_RULES[effect], _skill_now(r, kind))


_SKILL_RULES = ["R8.1", "R8.4", "R8.8", "R8.2", "R8.5", "R8.12", "R8.3", "R8.6", "R8.14", "R13.2"]


def _skill_now(r: Reckoning, kind: int) -> Phrase | None:
    """Ready or used if the reader owns it; else its price and the raids it newly wins."""
    if r.me is None:
        return None
    effect = r.parts.skill_effects[kind]
    owned = r.owned(r.me)[effect]
    if r.mine.tiles[kind]:
        if effect == DISGUISE:
            return _disguise_now(r)
        ready: nouns.Given = {"ready": r.mine.up[effect], "owned": owned}
        return _swap_now(r, ready) if effect == SWAP and r.mine.up[effect] else Phrase("now-skill-own", ready)
    if not r.view.sensei[kind]:
        return None
    price = consequences.skill_price(r, kind)
    if effect == DISGUISE:
        return Phrase("now-skill", {"price": price, "count": 0, "houses": []})
    arms = r.arms()
    armed = Arms(arms.hand, _more(arms.up, effect), _more(arms.owned, effect))
    houses = [house + 1 for house, its in enumerate(r.view.houses) if its.sentry >= 0 and _newly(its.sentry, arms, armed)]
    return Phrase("now-skill", {"price": price, "count": len(houses), "houses": nouns.numbers(houses)})


def _swap_now(r: Reckoning, ready: nouns.Given) -> Phrase:
    """R8.8: the swap that gains the most honor, while a raid has won something and left something."""
    raid = r.view.raid
    if raid.house < 0 or r.view.actor != r.me:
        return Phrase("now-skill-own", ready)
    house = r.view.houses[raid.house]
    won = [kind for kind in range(len(TREASURES)) if raid.plain[kind] + raid.red[kind]]
    left = [kind for kind in range(len(TREASURES)) if house.plain[kind] + house.red[kind]]
    if not won or not left:
        return Phrase("now-skill-own", ready)
    given, taken = min(won, key=r.worth), max(left, key=r.worth)
    difference = nouns.signed(r.worth(taken) - r.worth(given))
    named: nouns.Given = {"given": nouns.treasure(given), "taken": nouns.treasure(taken), "difference": difference}
    return Phrase("now-skill-swap", {**ready, **named})


def _more(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple(number + (at == place) for at, number in enumerate(counts))


def _newly(sentry: int, arms: Arms, armed: Arms) -> bool:
    """Whether a sentry falls on a side where it did not before."""
    value = guard_value(sentry)
    return any(left_after(armed, value, side) and not left_after(arms, value, side) for side in (False, True))


def _disguise_now(r: Reckoning) -> Phrase:
    """The clans with which a disguise would lift the reader now."""
    assert r.me is not None
    masked = {r.parts.envoy_clans[envoy] for envoy in r.mine.envoys if r.parts.envoy_masks[envoy]}
    lifted = [clan for clan in sorted(masked) if r.place(clan, r.me, more=1) < r.place(clan, r.me)]
    clans: list[int | str | Phrase] = [Phrase(f"label-{CLANS[clan]}") for clan in lifted]
    return Phrase("now-disguise", {"clans": clans, "count": len(lifted)})


def _envoy(r: Reckoning, envoy: int) -> Thing:
    given = nouns.envoy(r.parts, envoy)
    masked = "yes" if r.parts.envoy_masks[envoy] else "no"
    about = Phrase("about-envoy", {"price": _price(r, envoy), "clan": given["clan"], "masked": masked})
    ident = f"envoy-{r.view.envoy_names[envoy]}"
    return Thing(ident, Phrase("thing-envoy", given), about, _price_rule(r, envoy), _envoy_now(r, envoy))


def _price(r: Reckoning, envoy: int) -> Phrase:
    """What an envoy asks for, in words."""
    alternatives = r.parts.envoy_prices[envoy]
    if len(alternatives) > 1:
        return Phrase("price-one-to-four")
    groups = alternatives[0]
    if any(kind == ANY for _, kind in groups):
        return Phrase("price-one-and-three" if groups[0][0] == 1 and groups[-1][0] == 3 else "price-two-and-two")
    counts = [sum(number for number, kind in groups if kind == place) for place in range(len(TREASURES))]
    return Phrase("price-exactly", {"treasures": nouns.paid(counts), "honor": r.haul(counts)})


def _price_rule(r: Reckoning, envoy: int) -> str:
    rules = {"price-one-to-four": "R9.4", "price-one-and-three": "R9.5", "price-two-and-two": "R9.6"}
    return rules.get(_price(r, envoy).message, "R9.3")


def _envoy_now(r: Reckoning, envoy: int) -> Phrase | None:
    """At the palace what it would bring; else whose it is."""
    for seat, its in enumerate(r.view.seats):
        if envoy in its.envoys:
            clan = r.parts.envoy_clans[envoy]
            given: nouns.Given = {"seat": seat, "influence": r.influence(seat, clan), "clan": CLANS[clan]}
            return Phrase("now-envoy-owned", {**given, "place": r.place(clan, seat)})
    if r.me is None:
        return None
    return consequences.bribe_then(r, envoy) if r.ways_of(envoy, of_envoy=True) else Phrase("now-too-dear")


def _rumor(r: Reckoning, rumor: int) -> Thing:
    kind = r.parts.rumor_kinds[rumor]
    given = nouns.rumor(r.parts, rumor)
    rule = "R14.6" if kind == RIVALS else "R14.2"
    about = Phrase(f"about-rumor-{RUMOR_KINDS[kind]}")
    return Thing(f"rumor-{r.view.rumor_names[rumor]}", Phrase("rumor", given), about, rule, _rumor_now(r, rumor))


def _rumor_now(r: Reckoning, rumor: int) -> Phrase | None:
    """At the pavilion what it would add; else what its owner's rumors of this kind bring."""
    kind = r.parts.rumor_kinds[rumor]
    for seat in range(len(r.view.seats)):
        if rumor in r.rumors_shown(seat):
            cards = r.rumors_of(seat, kind)
            times = cards if kind == RIVALS else multiplier(cards)
            each = r.rival_worth(seat) if kind == RIVALS else r.collected(seat, kind)
            return Phrase(
                "now-rumor-owned", {"seat": seat, "cards": cards, "times": times, "each": each, "honor": times * each}
            )
    if r.me is None:
        return None
    return Phrase("now-rumor", {"bonus": nouns.change(r.more_bonus(r.me, Gain(rumor=rumor)))})


def _clan(r: Reckoning, clan: int) -> Thing:
    about = Phrase("about-clan", {"clan": CLANS[clan], "honor": r.house_honor(clan)})
    return Thing(f"clan-{CLANS[clan]}", Phrase(f"label-{CLANS[clan]}"), about, "R13.10", clan_now(r, clan))
