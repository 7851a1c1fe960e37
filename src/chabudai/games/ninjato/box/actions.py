"""The table of actions: one index, notation, verb and arguments for each distinct move."""

from typing import Final, final

from mypy_extensions import i64

from chabudai.core.game import Action
from chabudai.games.ninjato.box.components import CLANS, EFFECTS, HOUSES, RUMOR_KINDS, STYLES, VALUES, Components
from chabudai.games.ninjato.box.prices import TREASURES, Way, way_text

# The effects of the skills: places in a seat's packs OWNED and UP.
MINUS_TWO: Final[i64] = 0
SET_ZERO: Final[i64] = 1
SWAP: Final[i64] = 2
PLUS_TWO: Final[i64] = 3
SET_SIX: Final[i64] = 4
TURN_UP: Final[i64] = 5
ONE: Final[i64] = 6
ACT: Final[i64] = 7
SWITCH: Final[i64] = 8
DISGUISE: Final[i64] = 9

# The first actions do not depend on the edition, so their indices are constants.
DOJO: Final[i64] = 0
STRENGTH: Final[i64] = 1  # and the house, 0 … 4
STEALTH: Final[i64] = 6
BLIND: Final[i64] = 11
TAKE: Final[i64] = 12  # and the value - 1
DISCARD: Final[i64] = 17
PLAY: Final[i64] = 22
ACT_AS_TWO: Final[i64] = 27
ACT_AS_FOUR: Final[i64] = 28
KICK_UP: Final[i64] = 29
KICK_DOWN: Final[i64] = 30
USE_MINUS_TWO: Final[i64] = 31
USE_PLUS_TWO: Final[i64] = 32
USE_PLUS_ONE: Final[i64] = 33
USE_MINUS_ONE: Final[i64] = 34
USE_SET_ZERO: Final[i64] = 35
USE_SET_SIX: Final[i64] = 36
USE_SWITCH: Final[i64] = 37
USE_TURN_UP: Final[i64] = 38  # and the effect, 0 … 9
USE_SWAP: Final[i64] = 48  # and 10 × the treasure given + the treasure taken; 5 and more are red
BANZAI: Final[i64] = 148
LEAVE: Final[i64] = 149
GIVE_UP: Final[i64] = 150
FACE: Final[i64] = 151  # and the guard's value - 1
KEEP: Final[i64] = 156  # and the kind
NO_DISGUISE: Final[i64] = 161
TAKE_HONOR: Final[i64] = 162
FIXED: Final[i64] = 163

MINUS_ONE: Final = "\u22121"
"""As it is shown; notation writes -1."""


@final
class ActionTable:
    """Every action of one game in the order of the indices; `first_…` are the indices that depend on the edition."""

    def __init__(self, seats: int, components: Components, ways: list[Way]) -> None:
        self.actions: Final[list[Action]] = []
        self.skill_texts: Final = _skill_texts(components)
        self.envoy_texts: Final = _envoy_texts(components)
        self.token_texts: Final = _token_texts(components)
        self.elite_texts: Final = _elite_texts(components)
        self._add_places()
        self._add_cards(components)
        self._add_skills(components)
        self._add_raid_and_rewards()
        assert len(self.actions) == FIXED
        self.first_learn: Final[i64] = len(self.actions)
        self._add_tiles("learn", components)
        self.first_bribe: Final[i64] = len(self.actions)
        self._add_envoys("bribe", components)
        self.first_spread: Final[i64] = len(self.actions)
        self._add_rumors("spread", "spread", components)
        self.first_pay: Final[i64] = len(self.actions)
        self._add_payments(ways)
        self.first_token: Final[i64] = len(self.actions)
        self._add_tokens(components)
        self.first_disguise: Final[i64] = len(self.actions)
        self._add_envoys("disguise", components)
        self.first_reward: Final[i64] = len(self.actions)
        self._add_rumors("take rumor", "take-rumor", components)
        self.first_chance: Final[i64] = len(self.actions)
        self.first_lot: Final[i64] = len(self.actions)
        for seat in range(seats):
            self._add(f"lot {seat}", "lot", {"seat": seat})
        self.first_card: Final[i64] = len(self.actions)
        for value in range(1, VALUES + 1):
            self._add(f"card {value}", "card", {"value": value})
        self.first_guard: Final[i64] = len(self.actions)
        self._add_guards()
        self.first_elite: Final[i64] = len(self.actions)
        for elite, text in enumerate(self.elite_texts):
            first, second = components.elite_values[elite]
            pair = "yes" if components.elite_pairs[elite] else "no"
            self._add(f"elite {text}", "elite", {"elite": text, "first": first, "second": second, "pair": pair})
        self.first_treasure: Final[i64] = len(self.actions)
        for kind in TREASURES:
            self._add(f"treasure {kind}", "treasure", {"kind": kind})
        self.first_tile: Final[i64] = len(self.actions)
        self._add_tiles("tile", components)
        self.first_envoy: Final[i64] = len(self.actions)
        self._add_envoys("envoy", components)
        self.first_rumor: Final[i64] = len(self.actions)
        self._add_rumors("rumor", "rumor", components)

    def _add(self, text: str, verb: str, arguments: dict[str, int | str]) -> None:
        self.actions.append(Action(len(self.actions), text, verb, arguments))

    def _add_places(self) -> None:
        self._add("dojo", "dojo", {})
        for side in ("strength", "stealth"):
            for house in range(1, HOUSES + 1):
                self._add(f"{side} {house}", "raid", {"house": house, "side": side})

    def _add_cards(self, components: Components) -> None:
        self._add("blind", "blind", {})
        for verb in ("take", "discard", "play"):
            for value in range(1, VALUES + 1):
                self._add(f"{verb} {value}", verb, {"value": value})
        for value in (2, 4):
            self._add(f"{components.skill_names[ACT]} {value}", "act", {"skill": components.skill_labels[ACT], "value": value})
        self._add("kick +1", "kick", {"change": "+1"})
        self._add("kick -1", "kick", {"change": MINUS_ONE})

    def _add_skills(self, components: Components) -> None:
        names = components.skill_names
        labels = components.skill_labels
        for effect in (MINUS_TWO, PLUS_TWO):
            self._add(names[effect], "use", {"skill": labels[effect], "effect": EFFECTS[effect]})
        for change, shown in (("+1", "+1"), ("-1", MINUS_ONE)):
            self._add(f"{names[ONE]} {change}", "adjust", {"skill": labels[ONE], "change": shown})
        for effect in (SET_ZERO, SET_SIX, SWITCH):
            self._add(names[effect], "use", {"skill": labels[effect], "effect": EFFECTS[effect]})
        for other in range(len(EFFECTS)):
            turned = {"skill": labels[TURN_UP], "turned": labels[other], "effect": EFFECTS[other]}
            self._add(f"{names[TURN_UP]} {names[other]}", "turn-up", {**turned})
        sides = [(kind, side) for side in ("plain", "red") for kind in TREASURES]
        for given in sides:
            for taken in sides:
                arguments: dict[str, int | str] = {"skill": labels[SWAP], "given": given[0], "given_side": given[1]}
                arguments.update({"taken": taken[0], "taken_side": taken[1]})
                self._add(f"{names[SWAP]} {_side_text(given)} {_side_text(taken)}", "swap", arguments)

    def _add_raid_and_rewards(self) -> None:
        self._add("banzai", "banzai", {})
        self._add("leave", "leave", {})
        self._add("give up", "give-up", {})
        for value in range(1, VALUES + 1):
            self._add(f"face {value}", "face", {"value": value})
        for kind in TREASURES:
            self._add(f"keep {kind}", "keep", {"kind": kind})
        self._add("no disguise", "no-disguise", {})
        self._add("take honor", "take-honor", {})

    def _add_tiles(self, verb: str, components: Components) -> None:
        for kind, text in enumerate(self.skill_texts):
            effect = components.skill_effects[kind]
            style = STYLES[components.skill_styles[kind]]
            arguments: dict[str, int | str] = {
                "skill": components.skill_labels[effect],
                "effect": EFFECTS[effect],
                "style": style,
            }
            self._add(f"{verb} {text}", verb, arguments)

    def _add_envoys(self, verb: str, components: Components) -> None:
        for envoy, text in enumerate(self.envoy_texts):
            clan = CLANS[components.envoy_clans[envoy]]
            self._add(f"{verb} {text}", verb, {"clan": clan, "age": components.envoy_ages[envoy]})

    def _add_rumors(self, words: str, verb: str, components: Components) -> None:
        for rumor, text in enumerate(components.rumor_names):
            kind = RUMOR_KINDS[components.rumor_kinds[rumor]]
            self._add(f"{words} {text}", verb, {"rumor": kind, "card": text, "price": components.rumor_words[rumor]})

    def _add_payments(self, ways: list[Way]) -> None:
        for way in ways:
            arguments: dict[str, int | str] = {"honor": way[1]}
            for kind, name in enumerate(TREASURES):
                arguments[name] = way[0][kind]
            self._add(way_text(way), "pay", arguments)

    def _add_tokens(self, components: Components) -> None:
        for token, text in enumerate(self.token_texts):
            clan = CLANS[components.token_clans[token]]
            self._add(f"token {text}", "token", {"clan": clan, "honor": components.token_honor[token]})

    def _add_guards(self) -> None:
        for alarm in (0, 1):
            for value in range(1, VALUES + 1):
                self._add(f"guard {value}{'!' if alarm else ''}", "guard", {"value": value, "alarm": alarm})


def _side_text(side: tuple[str, str]) -> str:
    """A treasure of a raid: red ones are marked with `!`, as are alarm guards."""
    return f"{side[0]}!" if side[1] == "red" else side[0]


def _skill_texts(components: Components) -> list[str]:
    """The kinds of tiles: the skill's name, and its style where it comes in several."""
    effects = components.skill_effects
    return [
        components.skill_names[effect] + (f"-{STYLES[style]}" if effects.count(effect) > 1 else "")
        for effect, style in zip(effects, components.skill_styles, strict=True)
    ]


def _envoy_texts(components: Components) -> list[str]:
    ages = components.envoy_ages
    return [f"{CLANS[clan]}-{age}" for clan, age in zip(components.envoy_clans, ages, strict=True)]


def _token_texts(components: Components) -> list[str]:
    honor = components.token_honor
    return [f"{CLANS[clan]}-{worth}" for clan, worth in zip(components.token_clans, honor, strict=True)]


def _elite_texts(components: Components) -> list[str]:
    texts: list[str] = []
    for kind, (first, second) in enumerate(components.elite_values):
        texts.append(f"{first}+{second}" if components.elite_pairs[kind] else f"{first}/{second}")
    return texts
