"""The names of what Ninjato's observations count, in the order of their numbers."""

from typing import Final, final

from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.box.components import CLANS, HOUSES, STYLES, VALUES
from chabudai.games.ninjato.box.prices import TREASURES


@final
class Things:
    """The components of one edition by name."""

    def __init__(self, box: Box) -> None:
        known = box.components
        self.values: Final = [f"value {value}" for value in range(1, VALUES + 1)]
        self.houses: Final = [f"house {house + 1}" for house in range(HOUSES)]
        self.treasures: Final[list[str]] = list(TREASURES)
        self.goods: Final = [*TREASURES, *[f"red {kind}" for kind in TREASURES]]
        self.guards: Final = [*known.guard_names, *[f"{name} with the alarm" for name in known.guard_names]]
        self.elites: Final[list[str]] = []
        for place, (first, second) in enumerate(known.elite_values):
            what = "pair" if known.elite_pairs[place] else "elite"
            self.elites.append(f"{what} {first}/{second}")
        self.skills: Final[list[str]] = []
        for place, effect in enumerate(known.skill_effects):
            self.skills.append(f"{known.skill_labels[effect]}, {STYLES[known.skill_styles[place]]}")
        self.envoys: Final[list[str]] = []
        for place, age in enumerate(known.envoy_ages):
            self.envoys.append(f"envoy of {CLANS[known.envoy_clans[place]]}, {age} years old")
        self.rumors: Final = [f"rumor {name}" for name in known.rumor_names]
        self.tokens: Final[list[str]] = []
        for place, honor in enumerate(known.token_honor):
            self.tokens.append(f"{CLANS[known.token_clans[place]]} {honor}")

    def values_in(self, *piles: str) -> list[str]:
        """Every value of dojo cards in each of these piles."""
        return self.each_in(self.values, *piles)

    def each_in(self, things: list[str], *piles: str) -> list[str]:
        """Each of these things in each of these piles."""
        return [f"{pile}, {thing}" for pile in piles for thing in things]

    def in_houses(self, things: list[str]) -> list[str]:
        """Each of these things in each house."""
        return self.each_in(things, *self.houses)
