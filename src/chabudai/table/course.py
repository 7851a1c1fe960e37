"""The course of one live game: its state, what was decided, and the batches that everyone hears of.

A batch is one decision with all chance steps after it. Chance steps follow from the draws, so decisions alone are kept.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

import msgspec

from chabudai.core import CHANCE, NOBODY, Event, Game, Journal, Seat, State, Step, play
from chabudai.table.dealer import Draws
from chabudai.table.errors import TableError


def encoded(plain: dict[str, object]) -> msgspec.Raw:
    """Plain data as it is sent."""
    return msgspec.Raw(msgspec.json.encode(plain))


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided; `move_id` is the client's own name for it, `spent` the milliseconds it took."""

    seat: Seat
    text: str
    move_id: str = ""
    spent: int = 0


@dataclass(slots=True)
class Batch:
    """What happened between two decisions."""

    events: list[Event] = field(default_factory=list)
    undone: bool = False
    _told: list[msgspec.Raw] = field(default_factory=list)

    def heard_by(self, audience: Seat | None) -> list[msgspec.Raw]:
        """What this audience may know of, encoded; an event is told alike to all who hear it, so it is encoded once."""
        if not self._told:
            self._told = [encoded(event.as_dict()) for event in self.events]
        return [told for event, told in zip(self.events, self._told, strict=True) if event.is_for(audience)]


class Course:
    """A game as it is played; the one owner of its state."""

    def __init__(self, game: Game, draws: Draws) -> None:
        self.game: Final = game
        self._draws: Final = draws
        self.state: State = game.new_state()
        self.steps: list[Step] = []
        self.decisions: list[Decision] = []
        self.undone = 0
        """How often something was taken back."""
        self._told: Final[dict[int, msgspec.Raw]] = {}
        self._starts: list[int] = []  # for each decision, its position in steps

    def begin(self) -> Batch:
        """The deal before the first decision."""
        journal = Journal()
        self._deal(journal)
        return Batch(journal.events)

    def decide(self, decision: Decision) -> Batch:
        """Take a decision and deal what follows from it, or raise a RulesError and change nothing."""
        journal = Journal()
        action = play(self.game, self.state, decision.seat, decision.text, journal)
        self._starts.append(len(self.steps))
        self.steps.append(Step(decision.seat, action.text))
        self.decisions.append(decision)
        self._deal(journal)
        return Batch(journal.events)

    def _deal(self, journal: Journal) -> None:
        while self.state.actor() == CHANCE:
            position = self._draws.draw(len(self.steps), self.state.chance_weights())
            action = self.state.legal_actions()[position]
            self.steps.append(Step(CHANCE, action.text))
            self.state.apply(action, journal)

    def told_legal(self) -> list[msgspec.Raw]:
        """The actor's legal actions, encoded; an action is always told alike, so it is encoded once."""
        told = self._told
        legal = self.state.legal_actions()
        for action in legal:
            if action.index not in told:
                told[action.index] = encoded(action.as_dict())
        return [told[action.index] for action in legal]

    def is_over(self) -> bool:
        """Whether nobody acts any more."""
        return self.state.actor() == NOBODY

    def again(self) -> Iterator[tuple[State, Batch]]:
        """The game so far once more: the deal, then each decision, with the position it led to.

        What is taken back or decided meanwhile changes nothing of it. The state is one and the same all the time.
        """
        steps, bounds = list(self.steps), [0, *self._starts, len(self.steps)]
        state = self.game.new_state()
        for start, end in pairwise(bounds):
            journal = Journal()
            for step in steps[start:end]:
                state.apply(self.game.action(step.text), journal)
            yield state, Batch(journal.events)

    def shows_past(self) -> bool:
        """Whether the past can be read now: a title may be played without this help to the memory, until it is over."""
        return self.game.shows_past() or self.is_over()

    def must_show_past(self) -> None:
        """Refuse where the past of a running game stays hidden."""
        if not self.shows_past():
            raise TableError("conflict", "this game is played without a memory aid: its past can be read when it is over")

    # Going back.

    def undo_point(self, seat: Seat) -> int | None:
        """The number of this seat's last decision, None if it has taken none."""
        for number in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[number].seat == seat:
                return number
        return None

    def must_agree(self, number: int, asker: Seat) -> list[Seat]:
        """Whom the undo of that decision could hurt: who knows more now than before it, and who has decided since.

        If a chance step told the asker something, it is everyone else: the same step draws the same again.
        """
        others = [Seat(seat) for seat in range(self.game.setup.seats) if seat != asker]
        state = self._state_before(number)
        if self._chance_told(state.clone(), self._starts[number], asker):
            return others
        decided = {decision.seat for decision in self.decisions[number:]}
        return [seat for seat in others if seat in decided or state.view(seat).key() != self.state.view(seat).key()]

    def _chance_told(self, state: State, start: int, asker: Seat) -> bool:
        for step in self.steps[start:]:
            before = state.view(asker).key() if step.seat == CHANCE else ""
            journal = Journal()
            play(self.game, state, step.seat, step.text, journal)
            if step.seat == CHANCE and (journal.heard_by(asker) or before != state.view(asker).key()):
                return True
        return False

    def back_to(self, number: int) -> Batch:
        """Take back that decision and everything after it."""
        self.state = self._state_before(number)
        del self.steps[self._starts[number] :]
        del self._starts[number:]
        del self.decisions[number:]
        self.undone += 1
        return Batch(undone=True)

    def _state_before(self, number: int) -> State:
        state = self.game.new_state()
        for step in self.steps[: self._starts[number]]:
            state.apply(self.game.action(step.text))
        return state
