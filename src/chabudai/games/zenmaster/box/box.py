"""All that is fixed while one game of ZenMaster is played: components, options and the table of actions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.errors import InvalidSetup, SetupWhy
from chabudai.core.fast import bits
from chabudai.core.game import Action
from chabudai.core.setup import Setup
from chabudai.games.zenmaster.box.components import BIG_HAND, HAND, Components


@final
class Box:
    """A number card is its number, a score card its position in the edition.

    The actions, in the order of their indices: `play N` for every number card, then the steps of chance: `deal N` for every
    number card, `turn B/W` for every score card, `dealer S` for every seat.
    """

    def __init__(self, setup: Setup, components: Components) -> None:
        options = setup.options
        self.seats: Final[i64] = setup.seats
        self.components: Final = components
        self.score_values: Final = [[int(b), int(w)] for b, w in zip(components.black, components.white, strict=True)]
        """Black and white of each score card, one list for all views: nobody changes it."""
        self.numbers: Final[i64] = components.numbers
        self.hand_size: Final[i64] = BIG_HAND if options["ten-cards"] == "on" else HAND
        self.highest_leads: Final = options["lead"] == "highest"
        self.zero_penalty: Final = options["zero-penalty"] == "on"
        dealer = options["dealer"]
        self.first_dealer: Final[i64] = -1 if dealer == "random" else int(dealer)
        if self.first_dealer >= self.seats:
            raise InvalidSetup(f"'dealer={dealer}' for zenmaster", SetupWhy.NO_SUCH_PLACE, "R1.4", seats=setup.seats)
        actions: list[Action] = []
        for number in range(1, int(self.numbers) + 1):
            actions.append(Action(len(actions), f"play {number}", "play", {"card": number}))
        for number in range(1, int(self.numbers) + 1):
            actions.append(Action(len(actions), f"deal {number}", "deal", {"card": number}))
        for score_card, name in enumerate(components.score_names):
            actions.append(Action(len(actions), f"turn {name}", "turn", {"score_card": score_card}))
        for seat in range(setup.seats):
            actions.append(Action(len(actions), f"dealer {seat}", "dealer", {"seat": seat}))
        self.actions: Final = actions
        self.first_deal: Final[i64] = self.numbers  # the index of `deal 1`
        self.first_turn: Final[i64] = 2 * self.numbers
        self.first_lot: Final[i64] = self.first_turn + len(components.score_names)
        self.pack: Final[vec[i64]] = bits.packed(list(range(1, int(self.numbers) + 1)))
        self.score_deck: Final[vec[i64]] = bits.packed(list(range(len(components.score_names))))
