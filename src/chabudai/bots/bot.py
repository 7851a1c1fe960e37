"""What a bot is: it gets a view and the legal actions, and answers with one of them and with what it thought."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from chabudai.core import Action, Event, Game, Rng, View, knowing
from chabudai.core.match import Chooser
from chabudai.search import Budget, Progress, Stop, Thought

History: TypeAlias = Callable[[], list[Event]]
"""What the seat has heard so far, in order: for a bot that asks, beside the view; worked out when it does."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The action chosen, the moves that were thought about, the best first, and how many steps ahead a search came."""

    action: Action
    thoughts: list[Thought]
    depth: int = 0


class Bot(ABC):
    """A player for one game; it never holds a state, save worlds that it sampled from its view."""

    asks_history: ClassVar[bool] = False
    """Whether it wants to know what the seat has heard: that is worked out, and carried to where it thinks, only then."""

    def __init__(self, name: str, game: Game) -> None:
        self.name: Final = name
        self.game: Final = game

    @abstractmethod
    def choose(
        self,
        view: View,
        legal: list[Action],
        budget: Budget | None,
        rng: Rng,
        stop: Stop | None = None,
        progress: Progress | None = None,
        history: History | None = None,
    ) -> Choice:
        """One of the legal actions of the seat that has this view; without a budget the bot takes its own."""


def chooser(bot: Bot, luck: Rng, budget: Budget | None = None) -> Chooser:
    """The bot at a match: it gets what the actor knows, and chances of its own."""
    return knowing(lambda view, legal: bot.choose(view, legal, budget, luck).action)
