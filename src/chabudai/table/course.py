"""The course of one live game: its state, what was decided, and the batches that everyone hears of.

A batch is one decision with all chance steps after it. Chance steps follow from the draws, so decisions alone are kept.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from chabudai.core import (
    CHANCE,
    DRAWN,
    EVERYONE,
    NOBODY,
    Event,
    Game,
    Journal,
    Origin,
    Seat,
    State,
    Step,
    Walk,
    digest_of,
    play,
)
from chabudai.table.dealer import Dealer, Draws
from chabudai.table.errors import TableError, TableWhy

_encode: Final = msgspec.json.Encoder().encode


def encoded(plain: dict[str, object]) -> msgspec.Raw:
    """Plain data as it is sent."""
    return msgspec.Raw(_encode(plain))


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided; `move_id` is the client's own name for it, `spent` the milliseconds it took."""

    seat: Seat
    text: str
    move_id: str = ""
    spent: int = 0


@dataclass(frozen=True, slots=True)
class Beginning:
    """The first steps of a game are given: those of an imported game, or of one that is played on as a seat.

    Then the `world` is the true one or drawn anew; `digest` says which was drawn, once it is known.
    """

    steps: list[Step]
    seat: Seat | None = None
    world: str = ""
    digest: str = ""
    imported_from: Origin | None = None

    def is_whole(self) -> bool:
        """Whether these are all steps of an imported game."""
        return self.seat is None

    def origin(self, dealer: Dealer) -> Origin | None:
        """Where the game was played on from, if it was."""
        if self.seat is None:
            return self.imported_from
        seed = dealer.world_seed() if self.world == DRAWN else ""
        return Origin(len(self.steps), self.seat, self.world, seed, self.digest)


@dataclass(slots=True)
class Batch:
    """What happened between two decisions."""

    events: list[Event] = field(default_factory=list)
    undone: bool = False
    decided: int = 0
    """How many of the events the decision made; those after them are chance's."""
    _told: list[msgspec.Raw] = field(default_factory=list)
    _is_aloud: bool = True

    def heard_by(self, audience: Seat | None) -> list[msgspec.Raw]:
        """What this audience may know of, encoded; an event is told alike to all who hear it, so it is encoded once."""
        if not self._told:
            self._told = [encoded(event.as_dict()) for event in self.events]
            self._is_aloud = all([event.audience() == EVERYONE for event in self.events])
        if self._is_aloud:
            return self._told
        return [told for event, told in zip(self.events, self._told, strict=True) if event.is_for(audience)]


class Course:
    """A game as it is played; the one owner of its state."""

    def __init__(self, game: Game, draws: Draws, beginning: Beginning | None = None, origin: Origin | None = None) -> None:
        self.game: Final = game
        self._beginning: Final = beginning
        self.origin = origin
        self.given: Final = 0 if origin is None else origin.step
        """So many steps are another game's."""
        self._draws: Final = draws
        self._opening: Final = Journal()
        self.state: State = game.new_state(self._opening)
        self.steps: list[Step] = []
        self.decisions: list[Decision] = []
        self.undone = 0
        """How often something was taken back."""
        self._told: Final[dict[int, msgspec.Raw]] = {}
        self._starts: list[int] = []  # for each decision, its position in steps

    def begin(self) -> Batch:
        """The opening, what was given, and the deal before the first decision."""
        if self._beginning is not None:
            self._take_given(self._beginning)
        self._deal(self._opening)
        return Batch(self._opening.events)

    def _take_given(self, beginning: Beginning) -> None:
        given = beginning.steps
        walk = Walk(self.game, given, origin=self.origin)
        walk.to(len(given), self._opening)
        self.state, self.steps = walk.state, list(given)
        if beginning.is_whole():
            self._starts = [number for number in range(self.given, len(given)) if given[number].seat != CHANCE]
            self.decisions = [Decision(given[number].seat, given[number].text) for number in self._starts]
        self._note_world()

    def ends(self) -> list[int]:
        """How many steps lie behind at each moment of `again`."""
        return [*self._starts, len(self.steps)]

    def _note_world(self) -> None:
        """Remember which world was drawn: it must always be the same."""
        origin = self.origin
        if origin is not None and origin.world == DRAWN and not origin.digest:
            digest = digest_of(self.state, self.game.setup.seats)
            self.origin = Origin(origin.step, origin.seat, origin.world, origin.seed, digest)

    def decide(self, decision: Decision) -> Batch:
        """Take a decision and deal what follows from it, or raise a RulesError and change nothing."""
        journal = Journal()
        action = play(self.game, self.state, decision.seat, decision.text, journal)
        self._starts.append(len(self.steps))
        self.steps.append(Step(decision.seat, action.text))
        self.decisions.append(decision)
        decided = len(journal.events)
        self._deal(journal)
        return Batch(journal.events, decided=decided)

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
        first, *ends = self.ends()
        opening = Journal()
        walk = Walk(self.game, list(self.steps), opening, origin=self.origin)
        walk.to(first, opening)
        yield walk.state, Batch(opening.events)
        for end in ends:
            journal = Journal()
            walk.take(journal)
            decided = len(journal.events)
            walk.to(end, journal)
            yield walk.state, Batch(journal.events, decided=decided)

    def history(self, audience: Seat | None) -> list[Event]:
        """All that this audience has heard, in order; what was taken back is forgotten. Worked out anew at every call."""
        return [event for _, batch in self.again() for event in batch.events if event.is_for(audience)]

    def shows_past(self) -> bool:
        """Whether the past can be read now: a title may be played without this help to the memory, until it is over."""
        return self.game.shows_past(self.state)

    def must_show_past(self) -> None:
        """Refuse where the past of a running game stays hidden."""
        if not self.shows_past():
            raise TableError("conflict", TableWhy.PLAYED_WITHOUT_MEMORY_AID)

    # Going back.

    def undo_point(self, seat: Seat) -> int | None:
        """The number of this seat's last decision, None if it has taken none."""
        for number in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[number].seat == seat:
                return number
        return None

    def must_agree(self, number: int, asker: Seat) -> list[Seat]:
        """Whom the undo of that decision could hurt: who knows more now than before it, and who has decided since.

        If a chance step told the asker something, it is everyone else: the same step draws the same again. Nobody is
        asked while the asker's turn goes on and it alone has acted, without chance: that step revealed nothing.
        """
        if self._is_unfinished(number, asker):
            return []
        others = [Seat(seat) for seat in range(self.game.setup.seats) if seat != asker]
        walk = self._walk_to(number)
        before = walk.state.clone()
        if _chance_tells(walk, asker):
            return others
        decided = {decision.seat for decision in self.decisions[number:]}
        return [seat for seat in others if seat in decided or before.view(seat).key() != self.state.view(seat).key()]

    def _is_unfinished(self, number: int, asker: Seat) -> bool:
        """Whether the asker is still to act and every step since that decision is its own."""
        return self.state.actor() == asker and all(step.seat == asker for step in self.steps[self._starts[number] :])

    def back_to(self, number: int) -> Batch:
        """Take back that decision and everything after it."""
        self.state = self._walk_to(number).state
        del self.steps[self._starts[number] :]
        del self._starts[number:]
        del self.decisions[number:]
        self.undone += 1
        return Batch(undone=True)

    def _walk_to(self, number: int) -> Walk:
        """A walk that stands before that decision."""
        walk = Walk(self.game, self.steps, origin=self.origin)
        walk.to(self._starts[number])
        return walk


def _chance_tells(walk: Walk, asker: Seat) -> bool:
    """Whether a step of chance on the way to the end tells the asker something."""
    while (step := walk.ahead()) is not None:
        before = walk.state.view(asker).key() if step.seat == CHANCE else ""
        journal = Journal()
        walk.take(journal)
        if step.seat == CHANCE and (journal.heard_by(asker) or before != walk.state.view(asker).key()):
            return True
    return False
