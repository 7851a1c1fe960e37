"""Positions of Meister Makatsu, made by playing.

A plan is a seat's cards in the order in which it plays them, `"B4 Y8 …"`; what the plan leaves open follows in the order of
the deck. Chance draws whatever the plan needs, so a plan reaches any position that play can reach.
"""

from chabudai.core import CHANCE, NOBODY, Event, Game, Journal, Seat, play
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.rules.state import MakatsuState
from chabudai.games.makatsu.title import MakatsuTitle

DOJO = [f"{colour}{value}" for colour in "BYP" for value in range(1, 9)]
ROUNDS = (6, 3, 2)
PHASE_STARTS = (0, 12, 18)  # positions in a complete plan; the last two cards are left over
PHASE_ENDS = (12, 18, 24)  # the third phase holds back nothing


def game(seats: int, holder: int | str = 0, ties: str = "highest-last", memory_aid: str = "on") -> Game:
    return MakatsuTitle().game(seats, {"figure": str(holder), "ties": ties, "memory-aid": memory_aid})


def complete(plan: str) -> list[str]:
    """A plan for all 24 cards."""
    given = plan.split()
    assert len(set(given)) == len(given)
    assert set(given) <= set(DOJO)
    return given + [card for card in DOJO if card not in given]


class Table:
    """A game that goes by the seats' plans."""

    def __init__(self, *plans: str, holder: int = 0, ties: str = "highest-last", memory_aid: str = "on") -> None:
        self.game = game(len(plans), holder, ties, memory_aid)
        state = self.game.new_state()
        assert isinstance(state, MakatsuState)
        self.state = state
        self.plans = [complete(plan) for plan in plans]
        self.journal = Journal()

    def view(self, seat: int | None = None) -> MakatsuView:
        return self.state.view(None if seat is None else Seat(seat))

    def step(self) -> str:
        """Take the one next step of the plans; returns its notation."""
        text = self._planned_draw() if self.state.actor() == CHANCE else self._planned_play()
        play(self.game, self.state, self.state.actor(), text, self.journal)
        return text

    def run(self, phase: int = 3, round_: int = 0, cards: int = -1) -> "Table":
        """Step on until that round (counted from 0), and that many cards played in it; -1 is before its first draw."""
        while not self._is_at(phase, round_, cards):
            assert self.state.actor() != NOBODY
            self.step()
        return self

    def _is_at(self, phase: int, round_: int, cards: int) -> bool:
        view = self.view()
        if phase == 3:
            return view.decision == "Over"
        if (view.phase, view.round) != (phase, round_):
            return False
        if cards < 0:
            return True
        return view.decision == "Playing" and view.cards == cards

    def _position(self) -> int:
        """Where the round's two cards stand in a plan."""
        view = self.view()
        return PHASE_STARTS[view.phase] + 2 * view.round

    def _planned_draw(self) -> str:
        view = self.view()
        plan = self.plans[view.turn]
        position = self._position()
        legal = [action.text.split()[1] for action in self.state.legal_actions()]
        later = plan[PHASE_ENDS[view.phase] :] if view.phase < 2 else plan[position:]
        wanted = [card for card in [*plan[position : position + 2], *later] if card in legal]
        return f"draw {wanted[0]}"

    def _planned_play(self) -> str:
        view = self.view()
        second = view.cards >= self.game.setup.seats
        return f"play {self.plans[view.turn][self._position() + second]}"

    def heard(self, kind: str) -> list[Event]:
        """The events of that kind so far."""
        return [event for event in self.journal.events if event.kind() == kind]

    def tokens_taken(self) -> list[tuple[object, ...]]:
        """Who took how many tokens of what colour and worth, in order."""
        taken = [event.as_dict() for event in self.heard("tokens-taken")]
        return [(event["seat"], event["colour"], event["number"], event["points"]) for event in taken]


def names(cards: list[int]) -> str:
    """Cards as a plan writes them."""
    return " ".join(DOJO[card] for card in cards)
