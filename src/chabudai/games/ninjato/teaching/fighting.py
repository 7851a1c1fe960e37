"""What each choice of a raid leads to at once."""

from chabudai.core.game import Action
from chabudai.games.ninjato.box.prices import TREASURES
from chabudai.games.ninjato.teaching import nouns
from chabudai.games.ninjato.teaching.arms import beats, winning_cards
from chabudai.games.ninjato.teaching.reckoning import Reckoning
from chabudai.teaching import Choice, Phrase


def strike(r: Reckoning, action: Action) -> Choice:
    """A card, a kicker or a skill that changes the value."""
    return Choice(action.text, strike_then(r, value_after(r, action)), _things(r, action))


def value_after(r: Reckoning, action: Action) -> int:
    """R5.11, R8.1 to R8.6: the value on the table once this is done."""
    if action.verb in ("play", "act"):
        return int(action.arguments["value"])
    if action.verb in ("kick", "adjust"):
        return r.view.raid.value + (1 if action.arguments["change"] == "+1" else -1)
    effect = action.arguments["effect"]
    changed = {"minus-two": r.view.raid.value - 2, "plus-two": r.view.raid.value + 2, "set-zero": 0, "set-six": 6}
    return changed[str(effect)]


def strike_then(r: Reckoning, value: int) -> Phrase:
    """R5.15: whether this value wins, and what."""
    raid = r.view.raid
    given: nouns.Given = {"value": value, "target": raid.target}
    if not beats(value, raid.target, raid.by_stealth):
        short = abs(value - raid.target) + 1
        return Phrase("then-strike-short", {**given, "short": short, "side": "stealth" if raid.by_stealth else "strength"})
    if raid.other_target:
        return Phrase("then-strike-first", {**given, "other": raid.other_target})
    return Phrase("then-strike", {**given, "treasure": nouns.treasure(r.first_treasure(raid.house)[0])})


def _things(r: Reckoning, action: Action) -> list[str]:
    if action.verb == "play":
        return [f"card-{action.arguments['value']}"]
    if action.verb == "kick":
        return ["card-3"]
    return _tiles(r, str(action.arguments["skill"]))


def _tiles(r: Reckoning, label: str) -> list[str]:
    """The tiles of the reader with this name."""
    labels, effects = r.parts.skill_labels, r.parts.skill_effects
    held = [kind for kind, number in enumerate(r.mine.tiles) if number and labels[effects[kind]] == label]
    return [f"skill-{r.view.tile_names[kind]}" for kind in held]


def use(r: Reckoning, action: Action) -> Choice:
    """A skill by its name alone: Seishin-teki, or one that changes the value."""
    if action.arguments["effect"] != "switch-side":
        return strike(r, action)
    side = "strength" if r.view.raid.by_stealth else "stealth"
    target = _target_by_other_side(r)
    cards = winning_cards(r.arms(), target, not r.view.raid.by_stealth) if target else []
    given: nouns.Given = {"side": side, "cards": nouns.numbers(cards), "count": len(cards)}
    return Choice(
        action.text,
        Phrase("then-switch" if target else "then-switch-between", given),
        _tiles(r, str(action.arguments["skill"])),
    )


def _target_by_other_side(r: Reckoning) -> int:
    """R8.14: what the guard who stands there is worth after a switch; 0 if nobody does, or two."""
    raid = r.view.raid
    if r.view.decision != "Fighting":
        return 0
    if raid.foe_is == 2 and not r.parts.elite_pairs[raid.foe]:
        against_strength, against_stealth = r.parts.elite_values[raid.foe]
        return against_strength if raid.by_stealth else against_stealth
    return raid.target


def turn_up(r: Reckoning, action: Action) -> Choice:
    """R8.12."""
    then = Phrase("then-turn-up", {"skill": action.arguments["turned"]})
    return Choice(action.text, then, _tiles(r, str(action.arguments["skill"])))


def swap(r: Reckoning, action: Action) -> Choice:
    """R8.8, R8.9."""
    given, taken = (TREASURES.index(str(action.arguments[name])) for name in ("given", "taken"))
    turns = action.arguments["taken_side"] == "red" and action.arguments["given_side"] == "plain"
    difference = nouns.signed(r.worth(taken) - r.worth(given))
    then = Phrase("then-swap", {"difference": difference, "turns": "yes" if turns else "no"})
    return Choice(action.text, then, _tiles(r, str(action.arguments["skill"])))


def banzai(r: Reckoning, action: Action) -> Choice:
    """R5.17 to R5.20: the next treasure, the chances, the risk."""
    raid = r.view.raid
    kind, is_red = r.first_treasure(raid.house)
    given: nouns.Given = {"treasure": nouns.treasure(kind), "count": sum(raid.plain) + sum(raid.red)}
    arms = r.arms()
    beaten, of = r.elites_beaten(arms, raid.by_stealth)
    if is_red and of:
        return Choice(action.text, Phrase("then-banzai-red", {**given, "beaten": beaten, "of": of}), ["elites"])
    then = Phrase("then-banzai", {**given, "beaten": r.guards_beaten(arms, raid.by_stealth)})
    return Choice(action.text, then, ["guards"])


def leave(r: Reckoning, action: Action) -> Choice:
    """R5.19: what is carried home."""
    raid = r.view.raid
    won = [plain + red for plain, red in zip(raid.plain, raid.red, strict=True)]
    then = Phrase("then-leave", {"treasures": nouns.paid(won), "honor": r.haul(won)})
    return Choice(action.text, then, [f"house-{raid.house + 1}"])


def give_up(r: Reckoning, action: Action) -> Choice:
    """R5.20, R5.23."""
    count = sum(r.view.raid.plain) + sum(r.view.raid.red)
    then = Phrase("then-give-up", {"count": count}) if count else Phrase("then-give-up-nothing")
    return Choice(action.text, then, [f"house-{r.view.raid.house + 1}"])


def face(r: Reckoning, action: Action) -> Choice:
    """R5.32."""
    pair = list(r.parts.elite_values[r.view.raid.foe])
    pair.remove(int(action.arguments["value"]))
    return Choice(action.text, Phrase("then-face", {"other": pair[0]}), ["foe"])


def keep(r: Reckoning, action: Action) -> Choice:
    """R5.20."""
    kind = TREASURES.index(str(action.arguments["kind"]))
    lost = sum(r.view.raid.plain) + sum(r.view.raid.red) - 1
    then = Phrase("then-keep", {"honor": r.worth(kind), "lost": lost})
    return Choice(action.text, then, [f"treasure-{TREASURES[kind]}"])
