"""What one seat knows of a match of ZenMaster."""

from dataclasses import dataclass, field
from typing import final

from chabudai.core.declared import BySeat
from chabudai.core.game import View
from chabudai.core.seats import NOBODY, Seat


@final
@dataclass
class ZenView(View):
    """The open table, the own hand, and the memory of what was played (R5.1)."""

    decision: str = "Over"
    actor: Seat = NOBODY
    games: int = 0
    game: int = 0  # finished games
    trick: int = 0  # finished tricks of this game
    first_dealer: int = 0
    dealer: int = 0
    turn: int = 0
    cards: int = 0  # dealt so far while dealing; played in this trick after
    hand: list[int] = field(default_factory=list)
    hand_sizes: BySeat[int] = field(default_factory=list)
    played: BySeat[list[int]] = field(default_factory=list)  # in the finished tricks of this game, in their order
    table: BySeat[int] = field(default_factory=list)  # 0 for no card
    matches: BySeat[int] = field(default_factory=list)  # black above 0, white below
    score_card: int = -1  # a position in score_values, -1 for none
    score_deck: list[int] = field(default_factory=list)
    turned: list[int] = field(default_factory=list)  # the score cards of those tricks, positions in score_values
    score_values: list[list[int]] = field(default_factory=list)  # [black, white]
    results: BySeat[list[int]] = field(default_factory=list)
    erased: list[int] = field(default_factory=list)  # seat * 5 + game
    totals: BySeat[int] = field(default_factory=list)
