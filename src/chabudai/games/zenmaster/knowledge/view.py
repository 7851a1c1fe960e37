"""What one seat knows of a match of ZenMaster."""

from typing import final

from chabudai.core.game import View
from chabudai.core.seats import NOBODY, Seat


@final
class ZenView(View):
    """The open table, the own hand, and the memory of what was played (R5.1)."""

    def __init__(self, seat: Seat | None) -> None:
        super().__init__(seat)
        self.decision = "Over"
        self.actor = NOBODY
        self.games = 0
        self.game = 0  # finished games
        self.trick = 0  # finished tricks of this game
        self.first_dealer = 0
        self.dealer = 0
        self.turn = 0
        self.cards = 0  # dealt so far while dealing; played in this trick after
        self.hand: list[int] = []
        self.hand_sizes: list[int] = []
        self.played: list[list[int]] = []
        self.table: list[int] = []  # 0 for no card
        self.matches: list[int] = []  # black above 0, white below
        self.score_card = -1  # a position in score_values, -1 for none
        self.score_deck: list[int] = []
        self.score_values: list[list[int]] = []  # [black, white]
        self.results: list[list[int]] = []
        self.erased: list[int] = []  # seat * 5 + game
        self.totals: list[int] = []

    def as_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "decision": self.decision,
            "actor": self.actor,
            "games": self.games,
            "game": self.game,
            "trick": self.trick,
            "first_dealer": self.first_dealer,
            "dealer": self.dealer,
            "turn": self.turn,
            "cards": self.cards,
            "hand": self.hand,
            "hand_sizes": self.hand_sizes,
            "played": self.played,
            "table": self.table,
            "matches": self.matches,
            "score_card": self.score_card,
            "score_deck": self.score_deck,
            "score_values": self.score_values,
            "results": self.results,
            "erased": self.erased,
            "totals": self.totals,
        }
