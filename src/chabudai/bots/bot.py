"""What a bot is: it gets a view and the legal actions, and answers with one of them and with what it thought."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from chabudai.core import Action, Game, Rng, View
from chabudai.search import Budget, Progress, Stop, Thought


@dataclass(frozen=True, slots=True)
class Choice:
    """The action chosen, and the moves that were thought about, the best first."""

    action: Action
    thoughts: list[Thought]


class Bot(ABC):
    """A player for one game; it never holds a state, save worlds that it sampled from its view."""

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
    ) -> Choice:
        """One of the legal actions of the seat that has this view; without a budget the bot takes its own."""
