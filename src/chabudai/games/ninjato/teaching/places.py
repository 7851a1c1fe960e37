"""The places of the night and what stands in them: dojo, houses, guards, sensei, palace, pavilion, the round."""

from chabudai.games.ninjato.box.components import CLANS
from chabudai.games.ninjato.teaching import consequences, nouns
from chabudai.games.ninjato.teaching.arms import winning_cards
from chabudai.games.ninjato.teaching.reckoning import Reckoning, guard_value
from chabudai.teaching import Phrase, Thing


def things(r: Reckoning) -> list[Thing]:
    """Every place, house and guard that can be pointed at."""
    found = [*_dojo(r), _sensei(r), _palace(r), _pavilion(r), _round(r), _guards(r), _elites(r), _alarm(r)]
    for house in range(len(r.view.houses)):
        found += _house(r, house)
    if r.view.raid.house >= 0 and r.view.raid.foe >= 0:
        found.append(_foe(r))
    return found


def _dojo(r: Reckoning) -> list[Thing]:
    last = r.is_last_round()
    order = Phrase("now-tower-last") if last else Phrase("now-tower", {"seats": nouns.numbers(r.next_order())})
    now = None
    if r.me is not None:
        now = Phrase("now-dojo-last" if last else "now-dojo", {"cards": consequences.dojo_cards(sum(r.view.hand))})
    deck = Phrase("now-deck", {"cards": r.view.piles.pile_size, "discards": sum(r.view.piles.discards)})
    return [
        Thing("dojo", Phrase("thing-dojo"), Phrase("about-dojo"), "R4.1", now),
        Thing("dojo-tower", Phrase("thing-tower"), Phrase("about-tower"), "R4.12", order),
        Thing("dojo-deck", Phrase("thing-deck"), Phrase("about-deck"), "R4.4", deck),
    ]


def _sensei(r: Reckoning) -> Thing:
    now = Phrase("now-offer", {"count": sum(r.view.sensei)})
    return Thing("sensei", Phrase("thing-sensei"), Phrase("about-sensei"), "R7.1", now)


def _palace(r: Reckoning) -> Thing:
    now = None
    if r.me is not None:
        paid = sum(bool(r.ways_of(envoy, of_envoy=True)) for envoy in r.view.palace)
        now = Phrase("now-palace", {"count": len(r.view.palace), "paid": paid})
    return Thing("palace", Phrase("thing-palace"), Phrase("about-palace"), "R9.1", now)


def _pavilion(r: Reckoning) -> Thing:
    now = None
    if r.me is not None:
        paid = sum(bool(r.ways_of(rumor, of_envoy=False)) for rumor in r.view.pavilion)
        now = Phrase("now-pavilion", {"count": len(r.view.pavilion), "paid": paid})
    return Thing("pavilion", Phrase("thing-pavilion"), Phrase("about-pavilion"), "R10.1", now)


def _round(r: Reckoning) -> Thing:
    number = r.next_scoring()
    clans: list[int | str | Phrase] = [Phrase(f"label-{CLANS[clan]}") for clan in r.parts.scorings[number]]
    now = Phrase("now-round", {"round": number, "clans": clans}) if r.view.decision != "Over" else None
    return Thing("round", Phrase("thing-round", {"round": max(1, r.view.round)}), Phrase("about-round"), "R3.3", now)


def _guards(r: Reckoning) -> Thing:
    left = r.view.piles.guards
    values: list[int | str | Phrase] = [
        Phrase("times", {"count": left[place] + left[place + 5], "thing": nouns.guard(place + 1)}) for place in range(5)
    ]
    return Thing("guards", Phrase("thing-guards"), Phrase("about-guards"), "R5.17", Phrase("now-guards", {"left": values}))


def _elites(r: Reckoning) -> Thing:
    now = Phrase("now-elites", {"count": sum(r.view.piles.elites)})
    return Thing("elites", Phrase("thing-elites"), Phrase("about-elites"), "R5.18", now)


def _alarm(r: Reckoning) -> Thing:
    raid = r.view.raid
    dearest = [kind for kind, number in enumerate(r.view.houses[raid.house].plain) if number] if raid.house >= 0 else []
    now = Phrase("now-alarm", {"treasure": nouns.treasure(dearest[-1])}) if dearest else None
    return Thing("alarm", Phrase("thing-alarm"), Phrase("about-alarm"), "R5.25", now)


def _house(r: Reckoning, house: int) -> list[Thing]:
    number = house + 1
    its = r.view.houses[house]
    goods = [*nouns.some(its.plain), *[Phrase("red", {"treasure": red}) for red in nouns.some(its.red)]]
    honor = r.haul([plain + red for plain, red in zip(its.plain, its.red, strict=True)])
    now = Phrase("now-house", {"treasures": [*goods], "honor": honor}) if goods else Phrase("now-house-cleared")
    found = [Thing(f"house-{number}", Phrase("thing-house", {"house": number}), Phrase("about-house"), "R5.7", now)]
    clan = r.clan_of_house(house)
    worth = r.parts.token_honor[its.token]
    name = Phrase("thing-token", {"clan": CLANS[clan], "honor": worth})
    about = Phrase("about-token", {"honor": worth, "clan": CLANS[clan]})
    found.append(Thing(f"token-{number}", name, about, "R13.10", clan_now(r, clan)))
    if its.sentry >= 0:
        value = guard_value(its.sentry)
        named = Phrase("thing-sentry", {"guard": nouns.guard(value)})
        beaten = _sentry_now(r, value) if r.me is not None else None
        found.append(Thing(f"sentry-{number}", named, Phrase("about-sentry"), "R5.2", beaten))
    return found


def _sentry_now(r: Reckoning, value: int) -> Phrase:
    """The reader's cards that beat it, with all that may help."""
    strength, stealth = (winning_cards(r.arms(), value, by_stealth) for by_stealth in (False, True))
    which = ("both" if stealth else "strength") if strength else "stealth" if stealth else "none"
    return Phrase("now-sentry", {"strength": nouns.numbers(strength), "stealth": nouns.numbers(stealth), "which": which})


def clan_now(r: Reckoning, clan: int) -> Phrase:
    """Who stands where with a clan, and what its houses are worth."""
    ranked: list[int | str | Phrase] = [
        Phrase("influence", {"seat": seat, "influence": r.influence(seat, clan), "age": r.oldest(seat, clan)})
        for seat in r.standing(clan)
    ]
    given: nouns.Given = {"honor": r.house_honor(clan), "clan": CLANS[clan]}
    return Phrase("now-clan", {**given, "ranked": ranked}) if ranked else Phrase("now-clan-nobody", given)


def _foe(r: Reckoning) -> Thing:
    raid = r.view.raid
    if raid.foe_is == 2:
        first, second = r.parts.elite_values[raid.foe]
        honor = r.parts.elite_honor[raid.foe]
        if r.parts.elite_pairs[raid.foe]:
            about = Phrase("about-elite-pair", {"first": first, "second": second, "honor": honor})
            return Thing("foe", Phrase("thing-elite-pair"), about, "R5.31", _foe_now(r))
        about = Phrase("about-elite", {"first": first, "second": second, "honor": honor})
        return Thing("foe", Phrase("thing-elite"), about, "R5.30", _foe_now(r))
    name = Phrase("guard", {"value": guard_value(raid.foe)})
    if raid.foe_is == 0:
        return Thing("foe", name, Phrase("about-sentry"), "R5.2", _foe_now(r))
    if raid.foe >= 5:
        return Thing("foe", name, Phrase("about-alarm-guard"), "R5.25", _foe_now(r))
    return Thing("foe", name, Phrase("about-guard"), "R5.17", _foe_now(r))


def _foe_now(r: Reckoning) -> Phrase | None:
    """What beats the guard that stands before the reader."""
    raid = r.view.raid
    if r.me is None or r.me != r.view.actor or not raid.target:
        return None
    cards = winning_cards(r.arms(), raid.target, raid.by_stealth)
    side = "stealth" if raid.by_stealth else "strength"
    given: nouns.Given = {"side": side, "value": raid.target, "cards": nouns.numbers(cards), "count": len(cards)}
    return Phrase("now-foe", given)
