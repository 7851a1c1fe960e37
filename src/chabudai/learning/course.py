"""One game that is stepped from outside, chance too, and knows the way it came: what OpenSpiel's states stand on."""

from functools import lru_cache
from typing import Final, cast, final

from chabudai.core.events import Journal
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Game, State
from chabudai.core.seats import CHANCE, NOBODY, Seat

Step = int | tuple[int, str]
"""The index of an action; or a seat and the seed by which another position was drawn that it cannot tell from the last one."""


@lru_cache(maxsize=64)
def _numbers_of(game: Game) -> list[object]:
    """The id of every action by its index, kept as the object it is: compiled code would make a new one each time."""
    first = game.choices
    return [action.index if action.index < first else action.index - first for action in game.actions()]


@final
class Course:
    """A game in progress. An outcome of chance has its index counted from the first one on as its id, an action its index.

    Somebody else may keep a history of the same steps, and be told of them only when it is asked for: `told` steps are in it.
    """

    def __init__(self, game: Game, edition: str, state: State, steps: list[Step], actors: list[Seat]) -> None:
        self.game: Final = game
        self.edition: Final = edition
        """As it was named, to find the file again."""
        self.actions: Final = game.actions()
        self.first_chance: Final = game.choices
        self._numbers: Final = _numbers_of(game)
        self.state: Final = state
        self.steps: Final = steps
        """All that led here."""
        self.actors: Final = actors
        """Who took each step."""
        self.began: int = 0
        """The first step of the other's history: what was drawn anew has none before."""
        self.told: int = 0
        self.is_telling = False
        """Whether the next step of the other's history is being told: then this game stands still."""
        self.is_over = False
        self.is_chance = False
        self._look()

    def _look(self) -> None:
        actor = self.state.actor()
        self.is_over = actor == NOBODY
        self.is_chance = actor == CHANCE

    def actor(self) -> Seat:
        """Whose step it is, or was when the step that is told was taken."""
        return self.actors[self.told] if self.is_telling else self.state.actor()

    def ids(self) -> list[int]:
        """The ids of what the actor may do, in order; a new list."""
        numbers = self._numbers
        return cast("list[int]", [numbers[action.index] for action in self.state.legal_actions()])

    def chances(self) -> list[tuple[int, float]]:
        """The ids of what may happen, with their probabilities."""
        weights = self.state.chance_weights()
        total = sum(weights)
        return [(number, weight / total) for number, weight in zip(self.ids(), weights, strict=True)]

    def take(self, number: int) -> None:
        """Do what has this id, which must be legal."""
        state = self.state
        index = number + self.first_chance if self.is_chance else number
        actor = state.actor()
        state.apply(self.actions[index])
        self.steps.append(index)
        self.actors.append(actor)
        self._look()

    def untold(self) -> int:
        """The id of the first step that is in no other history; -1 if there is none."""
        if self.told == len(self.steps):
            return -1
        step = self.steps[self.told]
        assert isinstance(step, int)
        return step - self.first_chance if self.actors[self.told] == CHANCE else step

    def clone(self) -> "Course":
        """A twin that never feels what happens here, with the same history elsewhere."""
        twin = Course(self.game, self.edition, self.state.clone(), self.steps.copy(), self.actors.copy())
        twin.began = self.began
        twin.told = self.told
        return twin

    def resampled(self, seat: int, seed: str) -> "Course":
        """Another game that the seat cannot tell from this one; what led there is in no other history."""
        state = self.game.sample_world(self.state.view(Seat(seat)), Rng(seed))
        drawn: Step = (seat, seed)
        twin = Course(self.game, self.edition, state, [*self.steps, drawn], [*self.actors, CHANCE])
        twin.began = twin.told = len(twin.steps)
        return twin

    def heard(self, seat: int) -> str:
        """All that a seat has heard from the beginning on; what was drawn anew was never heard."""
        journal = Journal()
        state = self.game.new_state(journal)
        for step in self.steps:
            if isinstance(step, int):
                state.apply(self.actions[step], journal)
            else:
                state = self.game.sample_world(state.view(Seat(step[0])), Rng(step[1]))
        return "".join([repr(event.as_dict()) for event in journal.heard_by(Seat(seat))])

    def __deepcopy__(self, memo: object) -> "Course":
        return self.clone()


def new_course(game: Game, edition: str) -> Course:
    """A game before its first step."""
    return Course(game, edition, game.new_state(), [], [])


def relived(game: Game, edition: str, steps: list[Step], began: int, told: int) -> Course:
    """The game to which these steps lead."""
    course = new_course(game, edition)
    for step in steps:
        if isinstance(step, int):
            course.take(step - course.first_chance if course.is_chance else step)
        else:
            course = course.resampled(step[0], step[1])
    course.began = began
    course.told = told
    return course
