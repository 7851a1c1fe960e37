"""One game at one terminal: a person and bots. It keeps the whole truth to itself and gives out views and heard events."""

from typing import Final

from chabudai.cli.opponents import Chooser
from chabudai.core.events import Event, Journal
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, Outcome, State, View
from chabudai.core.play import play_action
from chabudai.core.record import Record, new_record
from chabudai.core.seats import CHANCE, NOBODY, Seat


class Stretch:
    """What the person heard during one step of a seat, or during several steps of chance in a row."""

    def __init__(self, by_chance: bool) -> None:
        self.by_chance: Final = by_chance
        self.events: list[Event] = []


class Sitting:
    """A game in progress, from its beginning or a given position. The deal and the bots draw from streams of their own."""

    def __init__(self, game: Game, person: Seat, bot: Chooser, seed: str, position: State | None = None) -> None:
        self.game: Final = game
        self.person: Final = person
        self._bot: Final = bot
        self._dealer: Final = Rng(seed)
        self._luck: Final = [Rng(seed, 1 + seat) for seat in range(game.setup.seats)]
        self._state: Final = game.new_state() if position is None else position
        self._record: Final = new_record(game)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.actor() == NOBODY

    def outcome(self) -> Outcome | None:
        """The end of the game, once it has come."""
        return self._state.outcome()

    def record(self) -> Record:
        """The record, once the game is over: before that it would show hidden cards."""
        assert self.is_over()
        self._record.outcome = self._state.outcome()
        return self._record

    def view(self) -> View:
        """What the person knows."""
        return self._state.view(self.person)

    def decision(self) -> str:
        """What is to be decided now."""
        return self._state.decision()

    def legal(self) -> list[Action]:
        """What the person may do now."""
        assert self._state.actor() == self.person
        return self._state.legal_actions()

    def checked(self, text: str) -> Action:
        """The action with this notation if the person may take it now, else a RulesError says why not. Changes nothing."""
        action = self.game.action(text)
        play_action(self._state.clone(), self.person, action)
        return action

    def take(self, action: Action) -> list[Stretch]:
        """Let the person act, or raise a RulesError and change nothing; then play on. Tells what the person heard."""
        journal = Journal()
        play_action(self._state, self.person, action, journal)
        self._record.add(self.person, action)
        own = Stretch(by_chance=False)
        own.events.extend(journal.heard_by(self.person))
        return [own, *self.play_on()]

    def play_on(self) -> list[Stretch]:
        """Let chance and the bots act until the person is to decide or the game is over. Tells what the person heard."""
        heard: list[Stretch] = []
        while (actor := self._state.actor()) not in {self.person, NOBODY}:
            by_chance = actor == CHANCE
            action = self._state.draw(self._dealer) if by_chance else self._choice(actor)
            journal = Journal()
            play_action(self._state, actor, action, journal)
            self._record.add(actor, action)
            if not (heard and by_chance and heard[-1].by_chance):
                heard.append(Stretch(by_chance))
            heard[-1].events.extend(journal.heard_by(self.person))
        return heard

    def _choice(self, seat: Seat) -> Action:
        return self._bot(self._state.view(seat), self._state.legal_actions(), self._luck[seat])
