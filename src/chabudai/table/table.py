"""A live table: chairs, phases, clocks, undo. Pure: every time and every random byte is given to it."""

from dataclasses import dataclass
from typing import Final

from chabudai.core import NOBODY, Game, Reason, Seat
from chabudai.core.errors import PlayWhy
from chabudai.table.chairs import Chair
from chabudai.table.clocks import ClockRule, Clocks
from chabudai.table.course import Batch, Beginning, Course, Decision
from chabudai.table.dealer import Dealer, Draws, checked_hex, commitment, contribution_commitment
from chabudai.table.errors import TableError, TableWhy
from chabudai.table.export import Fairness, export

OPEN: Final = "open"
SEALING: Final = "sealing"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
"""By an administrator, before the end: nothing happens here any more."""


_WHY: Final[dict[str, Reason]] = {
    OPEN: TableWhy.GAME_NOT_BEGUN,
    SEALING: TableWhy.CARDS_BEING_DEALT,
    PLAYING: TableWhy.GAME_BEGUN,
    OVER: PlayWhy.GAME_OVER,
    CLOSED: TableWhy.TABLE_CLOSED,
}


def wrong_phase(phase: str) -> TableError:
    """What cannot be done in the phase in which a table is."""
    return TableError("conflict", _WHY[phase])


@dataclass(slots=True)
class UndoRequest:
    """A seat asks to take back its decision `number`; `waiting` have not answered yet."""

    seat: Seat
    number: int
    waiting: list[Seat]


class Table:
    """One game from the first chair taken to the revealed secret."""

    def __init__(
        self,
        game: Game,
        rule: ClockRule,
        secret: bytes,
        chairs: list[Chair] | None = None,
        beginning: Beginning | None = None,
    ) -> None:
        self.game: Final = game
        self.chairs: Final = [Chair() for _ in range(game.setup.seats)] if chairs is None else chairs
        self.clocks: Final = Clocks(rule, game.setup.seats)
        self.commitment: Final = commitment(secret, game.setup)
        self.phase = OPEN
        self.undo: UndoRequest | None = None
        self.beginning: Final = beginning
        self._secret: Final = secret
        self._course: Course | None = None
        self._forgiven = -1
        """The number of the decision for which somebody whose time was up got more."""

    # Before the game.

    def sit(self, seat: Seat, user: str, name: str, colour: str, committed: str = "") -> None:
        """A person sits down; `committed` is the hash of what the person's client will add to the deal."""
        self._must_be(OPEN)
        if not self.chair(seat).is_empty():
            raise TableError("conflict", TableWhy.CHAIR_TAKEN)
        self.chairs[seat] = Chair(user=user, name=name, colour=colour, commitment=checked_hex(committed) if committed else "")

    def change_seat(self, seat: Seat, to: Seat, committed: str = "") -> None:
        """Whoever sits here moves to an empty chair, with a new part in the deal: the old one was for the old chair."""
        self._must_be(OPEN)
        chair = self.chair(seat)
        if not self.chair(to).is_empty():
            raise TableError("conflict", TableWhy.CHAIR_TAKEN)
        self.chairs[to] = Chair(
            user=chair.user, name=chair.name, colour=chair.colour, commitment=checked_hex(committed) if committed else ""
        )
        self.chairs[seat] = Chair()

    def seat_bot(self, seat: Seat, level: str, name: str) -> None:
        """A bot sits down."""
        self._must_be(OPEN)
        if not self.chair(seat).is_empty():
            raise TableError("conflict", TableWhy.CHAIR_TAKEN)
        self.chairs[seat] = Chair(bot=level, name=name)

    def clear(self, seat: Seat) -> None:
        """Whoever sits here gets up."""
        self._must_be(OPEN)
        self.chair(seat)
        self.chairs[seat] = Chair()

    def start(self) -> None:
        """Close the chairs; from now on clients reveal what they committed to."""
        self._must_be(OPEN)
        if any(chair.is_empty() for chair in self.chairs):
            raise TableError("conflict", TableWhy.CHAIR_EMPTY)
        self.phase = SEALING

    def reveal(self, seat: Seat, value: str) -> bool:
        """A client shows what it adds to the deal. Says whether that is news: not when shown before, nor after the deal."""
        chair = self.chair(seat)
        if self.phase == OPEN:
            self._must_be(SEALING)
        if not chair.commitment or contribution_commitment(value) != chair.commitment:
            raise TableError("invalid", TableWhy.NOT_WHAT_WAS_COMMITTED)
        if self.phase != SEALING or chair.contribution:
            return False
        chair.contribution = value
        return True

    def is_sealed(self) -> bool:
        """Whether every client that committed has revealed."""
        return all(bool(chair.contribution) == bool(chair.commitment) for chair in self.chairs)

    def deal(self, now: int, draws: Draws | None = None) -> Batch:
        """Deal with what has been revealed; the game begins. `draws` replaces the dealer in tests."""
        self._must_be(SEALING)
        dealer = Dealer(self._secret, self.fairness().contributions)
        beginning = self.beginning
        origin = None if beginning is None else beginning.origin(dealer)
        course = Course(self.game, draws or dealer, beginning, origin)
        self._course = course
        batch = course.begin()
        self.phase = PLAYING
        self._after(now)
        return batch

    # The game.

    @property
    def course(self) -> Course:
        """The game that is played or over."""
        if self._course is None:
            raise TableError("conflict", TableWhy.GAME_NOT_BEGUN)
        return self._course

    def decide(self, seat: Seat, text: str, move_id: str, now: int) -> tuple[Decision, Batch]:
        """A seat decides; where a bot plays, no clock runs. Raises a RulesError and changes nothing if it may not."""
        self._must_be(PLAYING)
        self.chair(seat)
        is_charged = self.clocks.running == seat
        spent = max(0, now - self.clocks.since) if is_charged else 0
        decision = Decision(seat, text, move_id, spent)
        batch = self.course.decide(decision)
        if is_charged:
            self.clocks.stop(now)
        self.undo = None
        self._after(now)
        return decision, batch

    def replay(self, decisions: list[Decision], undone: int = 0) -> None:
        """Take stored decisions again, without charging anyone; `undone` were taken back. `resume_clock` follows."""
        for decision in decisions:
            self.course.decide(decision)
        self.course.undone = undone

    def resume_clock(self, now: int) -> None:
        """Let the clock of whoever is to act run from now."""
        self._after(now)

    def _after(self, now: int) -> None:
        """Run the clock of whoever is to act, or end the game."""
        actor = self.course.state.actor()
        if actor == NOBODY:
            self.phase = OVER
            self.clocks.run(None, now)
        else:
            self.clocks.run(actor, now)
            if self.chairs[actor].player():
                self.clocks.pause(now)

    def actor(self) -> Seat | None:
        """Who is to act, None when nobody is."""
        if self.phase != PLAYING:
            return None
        return self.course.state.actor()

    def is_dealt(self) -> bool:
        """Whether there is a game to be seen."""
        return self._course is not None

    def close(self, now: int) -> None:
        """End it without an outcome; what was played can still be seen, and nothing more is dealt or decided."""
        if self.phase in (OVER, CLOSED):
            raise wrong_phase(self.phase)
        self.phase, self.undo = CLOSED, None
        self.clocks.run(None, now)

    # Absence.

    def hold(self, seat: Seat, level: str, now: int, flagged: bool = False) -> None:
        """A bot plays for this person from now on."""
        chair = self.chair(seat)
        if not chair.user:
            raise TableError("conflict", TableWhy.NO_PERSON_HERE)
        chair.held, chair.flagged = level, flagged
        self._settle_undo(seat)
        if flagged:
            self.clocks.flag(seat)
        elif self.clocks.running == seat:
            self.clocks.pause(now)

    def take_back(self, seat: Seat, now: int) -> None:
        """The person is back and plays again."""
        chair = self.chair(seat)
        if chair.resigned:
            raise TableError("conflict", TableWhy.SEAT_RESIGNED)
        if not chair.held:
            return
        if chair.flagged:
            self._forgive(seat)
        chair.held, chair.flagged = "", False
        if self.actor() == seat:
            self.clocks.resume(seat, now)

    def _forgive(self, seat: Seat) -> None:
        """Time for a move; in the middle of one only once, so that nobody can hold up the table for ever."""
        if self.actor() == seat:
            number = len(self.course.decisions)
            if self._forgiven == number:
                raise TableError("conflict", TableWhy.TIME_IS_UP)
            self._forgiven = number
        self.clocks.forgive(seat)

    def resign(self, seat: Seat, level: str, now: int) -> None:
        """The person gives up; a bot plays the seat to the end."""
        self._must_be(PLAYING)
        self.hold(seat, level, now)
        self.chair(seat).resigned = True

    def forget(self, seat: Seat, level: str, now: int) -> None:
        """The person is gone for good, and the name with it: from now on the chair is a bot's."""
        chair = self.chair(seat)
        chair.bot = chair.held or level
        chair.user = chair.name = chair.held = ""
        self._settle_undo(seat)
        if self.clocks.running == seat:
            self.clocks.pause(now)

    # Undo.

    def ask_undo(self, seat: Seat, now: int) -> Batch | None:
        """Take back the seat's last decision if that can hurt nobody; otherwise ask those it could.

        A bot keeps no memory beside its view, so nothing is asked of it. A person is asked whoever plays the chair now:
        while one of them is away, nothing is taken back.
        """
        self._must_be(PLAYING)
        self._must_play(seat)
        if self.undo is not None and self.undo.seat != seat:
            raise TableError("conflict", TableWhy.ANOTHER_ASKS_ALREADY)
        number = self.course.undo_point(seat)
        if number is None:
            raise TableError("conflict", TableWhy.NOTHING_TO_TAKE_BACK)
        waiting = [other for other in self.course.must_agree(number, seat) if self.chairs[other].has_say()]
        if any(self.chairs[other].held for other in waiting):
            raise TableError("conflict", TableWhy.WHO_MUST_AGREE_IS_AWAY)
        self.undo = UndoRequest(seat, number, waiting)
        return self._undone(now) if not waiting else None

    def answer_undo(self, seat: Seat, consent: bool, now: int) -> Batch | None:
        """One of those who were asked answers; the last consent takes the decision back."""
        request = self.undo
        if request is None or seat not in request.waiting:
            raise TableError("conflict", TableWhy.NOTHING_ASKED)
        if not consent:
            self.undo = None
            return None
        request.waiting.remove(seat)
        return self._undone(now) if not request.waiting else None

    def _settle_undo(self, seat: Seat) -> None:
        """A bot takes over this chair: what its person asked, or was asked, is refused."""
        if self.undo is not None and seat in (self.undo.seat, *self.undo.waiting):
            self.undo = None

    def _undone(self, now: int) -> Batch:
        assert self.undo is not None
        batch = self.course.back_to(self.undo.number)
        self.undo = None
        self._after(now)
        return batch

    # What the table shows.

    def fairness(self) -> Fairness:
        """The secret and the contributions."""
        seats = [Seat(seat) for seat in range(len(self.chairs))]
        return Fairness(
            self._secret,
            {seat: self.chairs[seat].commitment for seat in seats if self.chairs[seat].commitment},
            {seat: self.chairs[seat].contribution for seat in seats if self.chairs[seat].contribution},
            [chair.hints for chair in self.chairs],
        )

    def shows_past(self) -> bool:
        """Whether people may look at what has happened so far."""
        return self._course is None or self.game.shows_past(self._course.state)

    def export(self, reader: Seat | None) -> str:
        """The record for a reader."""
        return export(self.course, self.fairness(), reader)

    def chair(self, seat: Seat) -> Chair:
        """The chair with this number."""
        if not 0 <= seat < len(self.chairs):
            raise TableError("not-found", TableWhy.NO_SUCH_SEAT)
        return self.chairs[seat]

    def _must_play(self, seat: Seat) -> None:
        if self.chair(seat).resigned:
            raise TableError("conflict", TableWhy.SEAT_RESIGNED)
        if self.chair(seat).held:
            raise TableError("conflict", TableWhy.BOT_PLAYS_SEAT)

    def _must_be(self, phase: str) -> None:
        if self.phase != phase:
            raise wrong_phase(self.phase)
