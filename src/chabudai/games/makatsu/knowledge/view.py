"""What one seat knows of a game of Meister Makatsu."""

from typing import final

from chabudai.core.game import View
from chabudai.core.seats import NOBODY, Seat


@final
class MakatsuView(View):
    """The open table, the own hand, and under `memory` what the seat can only remember or work out.

    A screen draws nothing of the reserve (R2.10), and of cards left or out of the game only with the memory aid (R3.15); a
    bot may use all of it. A card is its position in `card_names`.
    """

    def __init__(self, seat: Seat | None) -> None:
        super().__init__(seat)
        self.decision = "Over"
        self.actor = NOBODY
        self.phase = 0  # finished phases
        self.round = 0  # finished rounds of this phase
        self.holder = 0
        self.turn = 0
        self.cards = 0  # drawn by the seat in turn while drawing; played in this round while playing
        self.card_names: list[str] = []
        self.token_points: list[int] = []  # what a token of each phase is worth
        self.has_memory_aid = True
        self.hand: list[int] = []
        self.hand_sizes: list[int] = []
        self.deck_sizes: list[int] = []
        self.reserve_sizes: list[int] = []
        self.table: list[list[int]] = []  # each seat's cards of this round, first and second
        self.tokens: list[list[int]] = []  # each seat's number of tokens from each phase
        self.pool: list[int] = []  # by phase
        self.points: list[int] = []
        self.deck: list[int] = []  # the own one: which cards, not their order (R6.2)
        self.reserve: list[int] = []  # the own one
        self.left: list[list[int]] = []  # R6.3: each seat's cards in hand, deck and reserve together

    def as_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "decision": self.decision,
            "actor": self.actor,
            "phase": self.phase,
            "round": self.round,
            "holder": self.holder,
            "turn": self.turn,
            "cards": self.cards,
            "card_names": self.card_names,
            "token_points": self.token_points,
            "has_memory_aid": self.has_memory_aid,
            "hand": self.hand,
            "hand_sizes": self.hand_sizes,
            "deck_sizes": self.deck_sizes,
            "reserve_sizes": self.reserve_sizes,
            "table": self.table,
            "tokens": self.tokens,
            "pool": self.pool,
            "points": self.points,
            "memory": {"deck": self.deck, "reserve": self.reserve, "left": self.left},
        }

    def out_of_the_game(self, seat: int) -> list[int]:
        """R3.14: the cards that a seat played in earlier rounds."""
        here = self.left[seat] + self.table[seat]
        return [card for card in range(len(self.card_names)) if card not in here]
