"""All that is fixed while one game of Meister Makatsu is played: components, options and the table of actions."""

from typing import Final, final

from mypy_extensions import i64

from chabudai.core.errors import InvalidSetup, SetupWhy
from chabudai.core.game import Action
from chabudai.core.setup import Setup
from chabudai.games.makatsu.box.components import CARDS, Components


@final
class Box:
    """A card is its position in the components.

    The actions, in the order of their indices: `play C` for every card, then the steps of chance: `draw C` for every card,
    `figure S` for every seat.
    """

    def __init__(self, setup: Setup, components: Components) -> None:
        options = setup.options
        self.seats: Final[i64] = setup.seats
        self.components: Final = components
        self.any_card_breaks_ties: Final = options["ties"] == "last-of-colour"
        self.memory_aid: Final = options["memory-aid"] == "on"
        self.last_cards_by_chance: Final = setup.rules_version == 1  # R1.12
        holder = options["figure"]
        self.first_holder: Final[i64] = -1 if holder == "random" else int(holder)
        if self.first_holder >= self.seats:
            raise InvalidSetup(f"'figure={holder}' for makatsu", SetupWhy.NO_SUCH_PLACE, "R1.10", seats=setup.seats)
        actions: list[Action] = []
        for verb in ("play", "draw"):
            for card, name in enumerate(components.card_names):
                arguments: dict[str, int | str] = {
                    "card": name,
                    "colour": components.colour_name(card),
                    "value": components.values[card],
                }
                actions.append(Action(len(actions), f"{verb} {name}", verb, arguments))
        for seat in range(setup.seats):
            actions.append(Action(len(actions), f"figure {seat}", "figure", {"seat": seat}))
        self.actions: Final = actions
        self.first_draw: Final[i64] = CARDS  # the index of the first `draw`
        self.first_lot: Final[i64] = 2 * CARDS  # the index of `figure 0`
