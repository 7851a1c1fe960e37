"""The rules of High Card."""

from chabudai.core import CHANCE, NOBODY, Action, Event, Journal, Objection, Outcome, Rng, Seat, State, ranked
from chabudai.core.errors import Reason
from high_card.knowledge import CardDealt, CardDealtFaceDown, CardPlayed, Folded, HighCardView, NobodyPlayed, RoundTaken

HAND = 3  # R1.2
ROUNDS = 3  # R3.1


class Why(Reason):
    """Every reason that the rules give against an action; the catalogues say `why-<reason>`."""

    NOT_IN_HAND = "not-in-hand"
    ONLY_CHANCE_DEALS = "only-chance-deals"
    MUST_DEAL_FROM_PACK = "must-deal-from-pack"


class Box:
    """What is fixed while one game is played. The actions: `play N` for every card, `fold`, then chance's: `deal N`."""

    def __init__(self, seats: int, cards: int) -> None:
        self.seats = seats
        self.cards = range(1, cards + 1)
        self.actions: list[Action] = []
        self.plays = {card: self.add(f"play {card}", "play", card=card) for card in self.cards}
        self.fold = self.add("fold", "fold")
        self.deals = {card: self.add(f"deal {card}", "deal", card=card) for card in self.cards}

    def add(self, text: str, verb: str, **arguments: int | str) -> Action:
        """The next action of the table."""
        action = Action(len(self.actions), text, verb, arguments)
        self.actions.append(action)
        return action


class HighCardState(State):
    """One position. A card is its number."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.hands: list[list[int]] = [[] for _ in range(box.seats)]
        self.table = [0] * box.seats
        self.folded = [False] * box.seats
        self.gone: list[int] = []
        self.scores = [0] * box.seats
        self.round = 0
        self.first = 0  # who begins the round
        self.acted = 0  # seats that have played or folded in this round
        self.dealt = 0  # cards

    def clone(self) -> "HighCardState":
        twin = HighCardState(self.box)
        twin.hands = [hand[:] for hand in self.hands]
        twin.table, twin.folded, twin.gone, twin.scores = self.table[:], self.folded[:], self.gone[:], self.scores[:]
        twin.round, twin.first, twin.acted, twin.dealt = self.round, self.first, self.acted, self.dealt
        return twin

    # Whose step it is, and what is legal.

    def is_dealing(self) -> bool:
        """R1.2: whether somebody has had fewer than three cards."""
        return self.dealt < HAND * self.box.seats

    def turn(self) -> Seat:
        """Who is dealt to (R1.2), or who plays (R2.1)."""
        return Seat((self.dealt if self.is_dealing() else self.first + self.acted) % self.box.seats)

    def actor(self) -> Seat:
        if self.round == ROUNDS:
            return NOBODY
        return CHANCE if self.is_dealing() else self.turn()

    def decision(self) -> str:
        return {CHANCE: "Dealing", NOBODY: "Over"}.get(self.actor(), "Playing")

    def legal_actions(self) -> list[Action]:
        if self.actor() == CHANCE:
            return [self.box.deals[card] for card in self.unseen()]
        if self.actor() == NOBODY:
            return []
        return [*[self.box.plays[card] for card in self.hands[self.turn()]], self.box.fold]  # R2.1

    def chance_weights(self) -> list[int]:
        return [1] * len(self.unseen()) if self.actor() == CHANCE else []

    def unseen(self) -> list[int]:
        """The cards that nobody has been dealt."""
        dealt = {card for hand in [*self.hands, self.table, self.gone] for card in hand}
        return [card for card in self.box.cards if card not in dealt]

    def objection(self, action: Action) -> Objection:
        if self.actor() == CHANCE:
            return Objection(Why.MUST_DEAL_FROM_PACK, "R1.2")
        return Objection(Why.ONLY_CHANCE_DEALS if action.verb == "deal" else Why.NOT_IN_HAND, "R2.1")

    # What it does.

    def apply(self, action: Action, journal: Journal | None = None) -> None:
        seat, card = self.turn(), int(action.arguments.get("card", 0))
        events = self.deal(seat, card) if self.is_dealing() else self.choose(seat, card)
        if journal is not None:
            for event in events:
                journal.tell(event)

    def deal(self, seat: Seat, card: int) -> list[Event]:
        """R1.2: only the seat itself sees the card."""
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.dealt += 1
        return [CardDealt(seat, card), CardDealtFaceDown(seat)]

    def choose(self, seat: Seat, card: int) -> list[Event]:
        """R2.1: play a card, or fold."""
        events: list[Event] = [CardPlayed(seat, card) if card else Folded(seat)]
        if card:
            self.hands[seat].remove(card)
        self.table[seat] = card
        self.folded[seat] = not card
        self.acted += 1
        if self.acted == self.box.seats:
            events.append(self.end_round())
        return events

    def end_round(self) -> Event:
        """R2.2 – R2.4: who takes the round and begins the next; its cards are out of the game."""
        played = [card for card in self.table if card]
        winner = Seat(self.table.index(max(played)) if played else self.first)
        self.scores[winner] += len(played)
        self.gone = sorted([*self.gone, *played])
        self.table, self.folded = [0] * self.box.seats, [False] * self.box.seats
        self.round, self.first, self.acted = self.round + 1, winner, 0
        return RoundTaken(winner, max(played), len(played)) if played else NobodyPlayed()

    def outcome(self) -> Outcome | None:
        if self.round < ROUNDS:
            return None
        return Outcome(self.scores[:], ranked(self.scores), "most points")  # R3.1

    # What a seat knows.

    def view(self, seat: Seat | None) -> HighCardView:
        return HighCardView(
            seat=seat,
            decision=self.decision(),
            actor=self.actor(),
            round=self.round,
            first_seat=self.first,
            hand=[] if seat is None else self.hands[seat][:],
            hand_sizes=[len(hand) for hand in self.hands],
            table=self.table[:],
            folded=self.folded[:],
            gone=self.gone[:],
            scores=self.scores[:],
        )


def world(box: Box, view: HighCardView, rng: Rng) -> HighCardState:
    """A state that the view cannot rule out: the hands that it has not seen are dealt anew."""
    state = HighCardState(box)
    state.table, state.folded, state.gone, state.scores = view.table[:], view.folded[:], view.gone[:], view.scores[:]
    state.round, state.first = view.round, view.first_seat
    state.acted = sum(card > 0 for card in view.table) + sum(view.folded)
    state.dealt = sum(view.hand_sizes) if view.decision == "Dealing" else HAND * box.seats
    if view.seat is not None:
        state.hands[view.seat] = view.hand[:]
    for seat, size in enumerate(view.hand_sizes):
        while len(state.hands[seat]) < size:
            state.hands[seat] = sorted([*state.hands[seat], rng.choice(state.unseen())])
    return state
