"""A table on this machine: one person, bots, and a dealer whose secret follows from a seed."""

import hashlib
from functools import partial
from typing import Final

from chabudai.bots import Bot, Choice
from chabudai.coach import Advice, advise
from chabudai.core import Action, Event, Game, Outcome, Rng, Seat, View
from chabudai.table import OVER, Batch, ClockRule, Table
from chabudai.table.outbound import heard

_NOW: Final = 0  # no clock runs here


class Stretch:
    """What the person heard of one decision, or of the steps of chance after it; `seat` is who decided, -1 at the deal."""

    def __init__(self, by_chance: bool, events: list[Event], seat: int = -1) -> None:
        self.by_chance: Final = by_chance
        self.events: Final = events
        self.seat: Final = seat


def secret_of(seed: str) -> bytes:
    """The dealer's secret; whoever knows the seed knows it."""
    return hashlib.sha512(f"chabudai seed 1\n{seed}\n".encode()).digest()


class LocalTable:
    """A live table with one person at it. It keeps the whole truth to itself and gives out views and heard events."""

    def __init__(self, game: Game, person: Seat, bots: list[Bot], seed: str) -> None:
        """One bot for each seat; the person's own one plays nothing."""
        self.game: Final = game
        self.person: Final = person
        self.table: Final = Table(game, ClockRule(), secret_of(seed))
        self._bots: Final = bots
        self._revealed: Final[list[bool]] = []
        self._advised: tuple[str, Advice] | None = None
        self._luck: Final = [Rng(seed, 1 + seat) for seat in range(game.setup.seats)]
        for seat in range(game.setup.seats):
            if seat == person:
                self.table.sit(person, "person", "", "")
            else:
                self.table.seat_bot(Seat(seat), bots[seat].name, "")
        self.table.start()

    # What the person may know

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == OVER

    def outcome(self) -> Outcome | None:
        """The end of the game, once it has come."""
        return self.table.course.state.outcome()

    def record(self) -> str:
        """The record, once the game is over, with all that it takes to verify the deal."""
        assert self.is_over()
        return self.table.export(self.person)

    def view(self) -> View:
        """What the person knows."""
        return self.table.course.state.view(self.person)

    def decision(self) -> str:
        """What is to be decided now."""
        return self.table.course.state.decision()

    def legal(self) -> list[Action]:
        """What the person may do now."""
        assert self.table.actor() == self.person
        return self.table.course.state.legal_actions()

    def for_the_story(self) -> tuple[View, list[list[Event]]]:
        """The last public view, and what the public heard, moment by moment."""
        assert self.is_over()
        return self.table.course.state.view(None), heard(self.table.course, None)

    def shows_past(self) -> bool:
        """Whether the person may look at what happened before the last turn."""
        return self.table.shows_past()

    def past(self) -> list[Stretch]:
        """All that the person has heard so far; what was taken back is forgotten."""
        deciders = [-1, *[decision.seat for decision in self.table.course.decisions]]
        batches = [batch for _, batch in self.table.course.again()]
        return [stretch for seat, batch in zip(deciders, batches, strict=True) for stretch in self._heard(batch, seat)]

    def hint(self) -> Advice:
        """What the coach says, from what the person knows. A new one is counted; asked again it is the same."""
        view = self.view()
        if self._advised is None or self._advised[0] != view.key():
            self._advised = view.key(), advise(self.game, view, self.legal())
            self.table.chairs[self.person].hints += 1
        return self._advised[1]

    # What happens

    def begin(self) -> list[Stretch]:
        """Deal and play on until the person is to decide or the game is over. Tells what the person heard."""
        return [*self._heard(self.table.deal(_NOW)), *self._play_on()]

    def take(self, action: Action) -> list[Stretch]:
        """Let the person act, or raise a RulesError and change nothing; then play on. Tells what the person heard."""
        decided = self._decide(self.person, action)
        followed = self._play_on()
        self._revealed.append(bool(followed) or any([stretch.by_chance and stretch.events for stretch in decided]))
        return [*decided, *followed]

    def has_revealed(self) -> bool:
        """Whether chance or another seat has acted since the person's last decision."""
        return bool(self._revealed) and self._revealed[-1]

    def undo(self) -> None:
        """Take back the person's last decision and all after it, or raise a TableError. Bots have no say in it."""
        self.table.ask_undo(self.person, _NOW)
        self._revealed.pop()

    def _play_on(self) -> list[Stretch]:
        told: list[Stretch] = []
        while (actor := self.table.actor()) is not None and actor != self.person:
            told += self._decide(actor, self._choice(self._bots[actor], actor, self._luck[actor]).action)
        return told

    def _decide(self, seat: Seat, action: Action) -> list[Stretch]:
        _, batch = self.table.decide(seat, action.text, "", _NOW)
        return self._heard(batch, seat)

    def _choice(self, chooser: Bot, seat: Seat, luck: Rng) -> Choice:
        course = self.table.course
        history = partial(course.history, seat)
        return chooser.choose(course.state.view(seat), course.state.legal_actions(), None, luck, history=history)

    def _heard(self, batch: Batch, seat: int = -1) -> list[Stretch]:
        parts = (False, batch.events[: batch.decided]), (True, batch.events[batch.decided :])
        return [Stretch(chance, [event for event in events if event.is_for(self.person)], seat) for chance, events in parts]
