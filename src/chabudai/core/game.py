"""The contract of a game.

A *title* is what stands on the box. A *game* is a title with seats, edition and options fixed. A *state* is the whole truth
of one position and never leaves its process. A *view* is what one seat knows of it. `chabudai.testing.contract` tests every
promise made here.
"""

from abc import ABCMeta, abstractmethod
from dataclasses import dataclass
from typing import Final, final

import msgspec
from mypy_extensions import mypyc_attr

from chabudai.core.declared import Declared
from chabudai.core.errors import InvalidAction, PlayWhy, Reason, shown
from chabudai.core.events import Journal
from chabudai.core.fast.offers import Offers
from chabudai.core.fast.rng import Rng
from chabudai.core.seats import CHANCE, NOBODY, Seat
from chabudai.core.setup import Setup


@final
class Action:
    """One distinct move of a game; interned by its game, so two are compared with `is`.

    The index is dense and stable: search, learning, order. The text is the notation: record, wire, terminal. The verb and
    its arguments are the same move for a program to draw or to say; an argument that is a seat has a name ending in `seat`.
    """

    def __init__(self, index: int, text: str, verb: str, arguments: dict[str, int | str]) -> None:
        self.index: Final = index
        self.text: Final = text
        self.verb: Final = verb
        self.arguments: Final = arguments

    def as_dict(self) -> dict[str, object]:
        """The action as plain data."""
        return {"index": self.index, "text": self.text, "verb": self.verb, **self.arguments}

    def __repr__(self) -> str:
        return f"Action({self.index}, {shown(self.text)})"


@final
class Objection:
    """Why an action is not legal now, from the acting seat's knowledge, with the rule that says so.

    The reason is one that the game's title declares; the arguments are what its sentence needs.
    """

    def __init__(self, reason: Reason, rule: str, **arguments: int | str) -> None:
        self.reason: Final = reason
        self.rule: Final = rule
        self.arguments: Final = arguments


@final
class Outcome:
    """The end of a game: each seat's score and rank (1 is best, ties share), and why it ended so."""

    def __init__(self, scores: list[int], ranks: list[int], reason: str) -> None:
        self.scores: Final = scores
        self.ranks: Final = ranks
        self.reason: Final = reason

    def winners(self) -> list[Seat]:
        """Every seat of rank 1."""
        return [Seat(seat) for seat in range(len(self.ranks)) if self.ranks[seat] == 1]

    def as_dict(self) -> dict[str, object]:
        """The outcome as plain data."""
        return {"scores": self.scores, "ranks": self.ranks, "reason": self.reason}


def ranked(scores: list[int], lowest_wins: bool = False) -> list[int]:
    """Ranks by score: 1 is best, equal scores share a rank, and the next rank counts all who are ahead."""
    if lowest_wins:
        return [1 + sum([1 for other in scores if other < mine]) for mine in scores]
    return [1 + sum([1 for other in scores if other > mine]) for mine in scores]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class View(Declared):
    """What one seat knows, memory included; None is the public. Built up from nothing; holds no state.

    A subclass is a dataclass: its fields are all that the seat knows, for the wire, for drawing and for bots. `filled` makes
    it again from its plain data.
    """

    seat: Seat | None

    def shared(self) -> list[str]:
        """The fields that every position of the game shares: they tell no two apart."""
        return []

    def key(self) -> str:
        """A text that is equal exactly when the seat cannot tell two positions apart."""
        shared = self.shared()
        if not shared:
            return msgspec.json.encode(self).decode()
        told = self.as_dict()
        for name in shared:
            del told[name]
        return msgspec.json.encode(told).decode()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """The whole truth of a position: mutable, with no generator in it."""

    @abstractmethod
    def actor(self) -> Seat:
        """Whose step it is: a seat, CHANCE, or NOBODY once the game is over."""

    @abstractmethod
    def decision(self) -> str:
        """The name of the decision point, a gerund: `Playing`. `Over` once the game is over."""

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """The actor's legal actions in the order of their indices; a new list; empty only when the game is over."""

    @abstractmethod
    def chance_weights(self) -> list[int]:
        """Positive whole numbers, aligned with the legal actions, when the actor is CHANCE; empty otherwise."""

    @abstractmethod
    def objection(self, action: Action) -> Objection:
        """Why an action of this game that is not legal now is not, from the acting seat's knowledge alone."""

    @abstractmethod
    def apply(self, action: Action, journal: Journal | None = None) -> None:
        """Do a legal action and write its events to the journal. Trusts its input; `core.play` checks."""

    @abstractmethod
    def clone(self) -> "State":
        """A twin that never feels what happens to this state."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What that seat knows; None is the public."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The one place where a game ends: None while it goes on."""

    def draw(self, rng: Rng) -> Action:
        """One legal action of CHANCE by its weights; a fast path may replace it if the distribution stays the same."""
        legal = self.legal_actions()
        weights = self.chance_weights()
        left = int(rng.below(sum(weights)))
        for position in range(len(legal) - 1):
            left -= weights[position]
            if left < 0:
                return legal[position]
        return legal[-1]

    def settle(self, rng: Rng) -> Seat:
        """Let chance take its steps until a seat is to act or the game is over; returns the actor.

        A fast path may replace it if it draws the same from the same generator.
        """
        while True:
            actor = self.actor()
            if actor != CHANCE:
                return actor
            self.apply(self.draw(rng))

    def offer(self, offers: Offers) -> None:
        """Add the indices of the legal actions, which are a seat's; a fast path may replace it if they stay the same."""
        for action in self.legal_actions():
            offers.add(action.index)

    def rollout(self, rng: Rng) -> int:
        """Play to the end, every decision uniform over its legal actions; returns the number of seats' decisions.

        A fast path may replace it if the distribution of outcomes stays the same.
        """
        decisions = 0
        while True:
            actor = self.actor()
            if actor == NOBODY:
                return decisions
            if actor == CHANCE:
                self.apply(self.draw(rng))
            else:
                self.apply(rng.choice(self.legal_actions()))
                decisions += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """A title with seats, edition and options fixed."""

    def __init__(self, setup: Setup, actions: list[Action], max_steps: int, choices: int) -> None:
        self.setup: Final = setup
        self.max_steps: Final = max_steps
        """No play of this game is longer, chance steps included."""
        self.choices: Final = choices
        """A seat only ever takes actions with an index below this; those from here on are chance's."""
        self._actions: Final = actions
        self._by_text: Final = {action.text: action for action in actions}

    def actions(self) -> list[Action]:
        """Every action of the game: `actions()[a.index] is a`. Do not change the list."""
        return self._actions

    def action(self, text: str) -> Action:
        """The action with this notation; spaces and letter case are forgiven."""
        found = self._by_text.get(text)
        if found is None:
            found = self._by_text.get(" ".join(text.split()))
        if found is None:
            folded = " ".join(text.split()).casefold()
            for action in self._actions:
                if action.text.casefold() == folded:
                    return action
            raise InvalidAction("invalid action", text, f"in {self.setup.title}", PlayWhy.NO_SUCH_ACTION)
        return found

    @abstractmethod
    def new_state(self, journal: Journal | None = None) -> State:
        """The position before the first step; what the options settled on the way there is told as if chance had drawn it."""

    def shows_past(self, state: State) -> bool:  # noqa: ARG002 - most games have nothing to forget
        """Whether people may look back at how it came to this: a game may be played without that help until it is over."""
        return True

    @abstractmethod
    def sample_world(self, view: View, rng: Rng) -> State:
        """A full state that this view cannot rule out, drawn fairly among them."""
