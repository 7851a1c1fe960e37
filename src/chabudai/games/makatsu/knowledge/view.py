"""What one seat knows of a game of Meister Makatsu."""

from dataclasses import dataclass, field
from typing import final

from chabudai.core.declared import BySeat, Declared
from chabudai.core.game import View
from chabudai.core.seats import NOBODY, Seat


@final
@dataclass
class Memory(Declared):
    """What a seat can only remember or work out."""

    deck: list[int] = field(default_factory=list)  # the own one: which cards, not their order (R6.2)
    reserve: list[int] = field(default_factory=list)  # the own one
    left: BySeat[list[int]] = field(default_factory=list)  # R6.3: each seat's cards in hand, deck and reserve together


@final
@dataclass
class MakatsuView(View):
    """The open table, the own hand, and under `memory` what the seat can only remember or work out.

    A screen draws nothing of the reserve (R2.10), and of cards left or out of the game only with the memory aid (R3.15); a
    bot may use all of it. A card is its position in `card_names`.
    """

    decision: str = "Over"
    actor: Seat = NOBODY
    phase: int = 0  # finished phases
    round: int = 0  # finished rounds of this phase
    holder: int = 0
    turn: int = 0
    cards: int = 0  # drawn by the seat in turn while drawing; played in this round while playing
    card_names: list[str] = field(default_factory=list)
    token_points: list[int] = field(default_factory=list)  # what a token of each phase is worth
    has_memory_aid: bool = True
    hand: list[int] = field(default_factory=list)
    hand_sizes: BySeat[int] = field(default_factory=list)
    deck_sizes: BySeat[int] = field(default_factory=list)
    reserve_sizes: BySeat[int] = field(default_factory=list)
    table: BySeat[list[int]] = field(default_factory=list)  # each seat's cards of this round, first and second
    tokens: BySeat[list[int]] = field(default_factory=list)  # each seat's number of tokens from each phase
    pool: list[int] = field(default_factory=list)  # by phase
    points: BySeat[int] = field(default_factory=list)
    memory: Memory = field(default_factory=Memory)

    def out_of_the_game(self, seat: int) -> list[int]:
        """R3.14: the cards that a seat played in earlier rounds."""
        here = self.memory.left[seat] + self.table[seat]
        return [card for card in range(len(self.card_names)) if card not in here]
