"""What each choice outside a fight leads to at once."""

from chabudai.core.game import Action
from chabudai.games.ninjato.box.components import ANY_CARD, CLANS, STYLES
from chabudai.games.ninjato.box.prices import TREASURES
from chabudai.games.ninjato.teaching import nouns
from chabudai.games.ninjato.teaching.arms import beats, left_after, winning_cards
from chabudai.games.ninjato.teaching.reckoning import MOST_IN_HAND, Gain, Reckoning, guard_value
from chabudai.teaching import Choice, Phrase

HOPELESS = "then-hopeless"
"""What is said of a raid that nothing the seat holds can win."""


def to_dojo(r: Reckoning, action: Action) -> Choice:
    """R4.1 to R4.3, R4.12."""
    cards = dojo_cards(sum(r.view.hand))
    over = max(0, sum(r.view.hand) + cards - MOST_IN_HAND)
    then = Phrase("then-dojo", {"cards": cards, "over": over})
    if r.is_last_round():
        then = Phrase("then-dojo-last", {**then.given, "left": r.shuriken_left(r.view.turn) - 1})
    return Choice(action.text, then, ["dojo", "dojo-tower"])


def dojo_cards(in_hand: int) -> int:
    """R4.1, R4.2, R4.3."""
    return {0: 4, 1: 3}.get(in_hand, 2)


def raid(r: Reckoning, action: Action) -> Choice:
    """The first treasure, and what beats the sentry."""
    number = int(action.arguments["house"])
    house = number - 1
    by_stealth = action.arguments["side"] == "stealth"
    target = guard_value(r.view.houses[house].sentry)
    return Choice(action.text, raid_then(r, house, target, by_stealth=by_stealth), [f"house-{number}", f"sentry-{number}"])


def raid_then(r: Reckoning, house: int, target: int, *, by_stealth: bool) -> Phrase:
    """R5.3 to R5.7: how a raid on a house would begin."""
    arms = r.arms()
    cards = winning_cards(arms, target, by_stealth)
    alone = [value for value in cards if beats(value, target, by_stealth)]
    given: nouns.Given = {"guard": nouns.guard_him(target), "treasure": nouns.treasure(r.first_treasure(house)[0])}
    if alone:
        return Phrase("then-raid", {**given, "cards": nouns.numbers(alone), "count": len(alone)})
    if cards:
        return Phrase("then-raid-helped", {**given, "cards": nouns.numbers(cards), "count": len(cards)})
    if left_after(arms, target, by_stealth):
        return Phrase("then-raid-skill", given)
    if r.may_switch(arms) and left_after(arms, target, not by_stealth):
        return Phrase("then-raid-switch", given)
    return Phrase(HOPELESS, {"guard": given["guard"]})


def learn(r: Reckoning, action: Action) -> Choice:
    """R7.2, R7.3: the price, and what it adds to the end bonus."""
    kind = r.view.tile_names.index(action.text.partition(" ")[2])
    return Choice(action.text, skill_price(r, kind), [f"skill-{r.view.tile_names[kind]}"])


def skill_price(r: Reckoning, kind: int) -> Phrase:
    """What a skill at the sensei would cost the reader."""
    assert r.me is not None
    style = r.parts.skill_styles[kind]
    bonus = r.more_bonus(r.me, Gain(skills=1))
    if any(number and r.parts.skill_styles[held] == style for held, number in enumerate(r.mine.tiles)):
        return Phrase("then-learn-free", {"style": STYLES[style], "bonus": bonus})
    price = r.parts.skill_prices[kind]
    if price == ANY_CARD:
        return Phrase("then-learn-any", {"bonus": bonus})
    return Phrase("then-learn-card", {"value": price, "bonus": bonus})


def bribe(r: Reckoning, action: Action) -> Choice:
    """Honor now, the place with the clan after it, the end bonus."""
    envoy = r.view.envoy_names.index(action.text.partition(" ")[2])
    return Choice(action.text, bribe_then(r, envoy), [f"envoy-{r.view.envoy_names[envoy]}"])


def bribe_then(r: Reckoning, envoy: int) -> Phrase:
    """What an envoy in reach would bring, paid for as dearly as possible."""
    assert r.me is not None
    ways = r.ways_of(envoy, of_envoy=True)
    cost, most = max(ways, key=lambda way: (way[1], -sum(way[0])))
    clan = r.parts.envoy_clans[envoy]
    gain = Gain(envoy=envoy, treasures=-sum(cost))
    return Phrase(
        "then-bribe",
        {
            "least": min(way[1] for way in ways),
            "exact": "yes" if len({way[1] for way in ways}) == 1 else "no",
            "honor": most,
            "clan": CLANS[clan],
            "place": r.place(clan, r.me, gain),
            "bonus": nouns.bonus(r.more_bonus(r.me, gain)),
        },
    )


def spread(r: Reckoning, action: Action) -> Choice:
    """Honor now and the end bonus."""
    rumor = r.view.rumor_names.index(str(action.arguments["card"]))
    return Choice(action.text, spread_then(r, rumor), [f"rumor-{r.view.rumor_names[rumor]}"])


def spread_then(r: Reckoning, rumor: int) -> Phrase:
    """What a rumor in reach would bring, paid for as dearly as possible."""
    assert r.me is not None
    ways = r.ways_of(rumor, of_envoy=False)
    cost, most = max(ways, key=lambda way: (way[1], -sum(way[0])))
    bonus = r.more_bonus(r.me, Gain(rumor=rumor, treasures=-sum(cost)))
    exact = "yes" if len({way[1] for way in ways}) == 1 else "no"
    return Phrase("then-spread", {"exact": exact, "honor": most, "bonus": nouns.bonus(bonus)})


def pay(r: Reckoning, action: Action) -> Choice:
    """R9.2, R10.2: exact, since the way to pay is chosen."""
    assert r.me is not None
    spent = sum(int(action.arguments[kind]) for kind in TREASURES)
    total = r.mine.honor + int(action.arguments["honor"])
    if r.view.decision == "Bribing":
        envoy = r.view.bargain
        clan = r.parts.envoy_clans[envoy]
        gain = Gain(envoy=envoy, treasures=-spent)
        given: nouns.Given = {"total": total, "clan": CLANS[clan], "place": r.place(clan, r.me, gain)}
        then = Phrase("then-pay-envoy", {**given, "bonus": nouns.bonus(r.more_bonus(r.me, gain))})
        return Choice(action.text, then, [f"envoy-{r.view.envoy_names[envoy]}", f"clan-{CLANS[clan]}"])
    bonus = r.more_bonus(r.me, Gain(rumor=r.view.bargain, treasures=-spent))
    then = Phrase("then-pay-rumor", {"total": total, "bonus": nouns.bonus(bonus)})
    return Choice(action.text, then, [f"rumor-{r.view.rumor_names[r.view.bargain]}"])


def take(r: Reckoning, action: Action) -> Choice:
    """A card of the row: which sentries it beats alone."""
    value = int(action.arguments["value"])
    return Choice(action.text, sentries_beaten(r, value), [f"row-{value}"])


def sentries_beaten(r: Reckoning, value: int) -> Phrase:
    """The houses whose sentry falls to this card alone, by strength and by stealth."""
    posted = [(house + 1, guard_value(its.sentry)) for house, its in enumerate(r.view.houses) if its.sentry >= 0]
    strength = [house for house, target in posted if beats(value, target, False)]
    stealth = [house for house, target in posted if beats(value, target, True)]
    lists: nouns.Given = {"strength": nouns.numbers(strength), "stealth": nouns.numbers(stealth)}
    which = ("both" if stealth else "strength") if strength else "stealth" if stealth else "none"
    return Phrase("now-card", {**lists, "which": which})


def blind(r: Reckoning, action: Action) -> Choice:
    """R4.5: what is drawn blind is seen before the next choice."""
    deck = r.view.piles.pile_size or sum(r.view.piles.discards)
    message = "then-blind" if r.view.to_take > 1 else "then-blind-last"
    return Choice(action.text, Phrase(message, {"cards": deck}), ["dojo-deck"])


def discard(r: Reckoning, action: Action) -> Choice:
    """For the hand limit, or for a skill."""
    things = [f"card-{action.arguments['value']}"]
    if r.view.decision == "Learning":
        skill = r.parts.skill_labels[r.parts.skill_effects[r.view.bargain]]
        return Choice(action.text, Phrase("then-discard-for", {"skill": skill}), things)
    return Choice(action.text, Phrase("then-discard", {"cards": sum(r.view.hand) - 1}), things)


def token(r: Reckoning, action: Action) -> Choice:
    """R6.2: what the clan's houses are worth then, and where the reader stands with it."""
    assert r.me is not None
    name = str(action.arguments["clan"])
    clan = CLANS.index(name)
    honor = r.house_honor(clan) + int(action.arguments["honor"])
    then = Phrase("then-token", {"clan": name, "honor": honor, "place": r.place(clan, r.me)})
    return Choice(action.text, then, [f"house-{r.view.raid.house + 1}", f"clan-{name}"])


def disguise(r: Reckoning, action: Action) -> Choice:
    """R13.2."""
    assert r.me is not None
    name = str(action.arguments["clan"])
    then = Phrase("then-disguise", {"clan": name, "place": r.place(CLANS.index(name), r.me, more=1)})
    return Choice(action.text, then, [f"envoy-{name}-{action.arguments['age']}", f"clan-{name}"])


def no_disguise(r: Reckoning, action: Action) -> Choice:  # noqa: ARG001 - as every choice
    """R13.4."""
    return Choice(action.text, Phrase("then-no-disguise"))


def take_honor(r: Reckoning, action: Action) -> Choice:
    """R13.10, R13.12: the honor, and what the second gets."""
    assert r.me is not None
    clan, _ = r.rewarding()
    honor = r.house_honor(clan)
    given: nouns.Given = {"clan": CLANS[clan], "honor": honor, "total": r.mine.honor + honor}
    ranked = r.standing(clan)
    if len(ranked) > 1 and r.view.pavilion:
        return Choice(action.text, Phrase("then-take-honor", {**given, "other_seat": ranked[1]}), [f"clan-{CLANS[clan]}"])
    return Choice(action.text, Phrase("then-take-honor-alone", given), [f"clan-{CLANS[clan]}"])


def take_rumor(r: Reckoning, action: Action) -> Choice:
    """R13.11, R13.12: the end bonus, and what the second gets."""
    assert r.me is not None
    clan, place = r.rewarding()
    rumor = r.view.rumor_names.index(str(action.arguments["card"]))
    bonus = nouns.change(r.more_bonus(r.me, Gain(rumor=rumor)))
    things = [f"rumor-{r.view.rumor_names[rumor]}", f"clan-{CLANS[clan]}"]
    ranked = r.standing(clan)
    if place == 1 and len(ranked) > 1:
        given: nouns.Given = {"bonus": bonus, "other_seat": ranked[1], "honor": r.house_honor(clan)}
        return Choice(action.text, Phrase("then-take-rumor", given), things)
    return Choice(action.text, Phrase("then-take-rumor-alone", {"bonus": bonus}), things)
