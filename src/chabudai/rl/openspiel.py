"""OpenSpiel games: importing this module registers `chabudai_zenmaster` and the like.

    game = pyspiel.load_game("chabudai_zenmaster(players=3)")

Parameters are `players`, `edition`, `reward`, `recall` and the title's own options. A player's action has the id that it has
everywhere else; an outcome of chance is counted from the first one on. An information state is the key of a seat's view, and
its tensor is the observation. A view has all memory that the rules allow, but not the order of what is known: with
`recall=perfect` an information state begins with all that the seat has heard, as exact solutions need it.
"""

import copyreg
from collections.abc import Callable, Mapping
from functools import cache
from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np
import pyspiel
from numpy.typing import NDArray

from chabudai.core import CHANCE, NOBODY, Game, Seat, Setup, State
from chabudai.games import TITLES, game_of_setup
from chabudai.learning.course import Course, Step, new_course, relived
from chabudai.learning.rewards import checked_reward, rewards
from chabudai.learning.rows import Row
from chabudai.rl.table import plain, window
from chabudai.title import Title

RECALLS: Final = ("view", "perfect")
MOST_MARGIN: Final = 10_000.0  # no score comes near it
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
HISTORIES: Final = (  # what reads the history that C++ keeps
    "full_history",
    "history",
    "history_str",
    "is_initial_non_chance_state",
    "is_initial_state",
    "move_number",
    "serialize",
    "to_dict",
    "to_json",
)


def game_name(title: str) -> str:
    """The name under which a title is registered."""
    return f"chabudai_{title.replace('-', '_')}"


def _packed(course: Course) -> tuple[Any, ...]:
    """How a course is pickled: by its setup and its steps."""
    title, seats, identity, options, rules, box = plain(course.game.setup)
    setup = (title, seats, identity, tuple(options.items()), rules, box)
    return unpacked, (setup, course.edition, course.steps, course.began, course.told)


def unpacked(setup: tuple[Any, ...], edition: str, steps: list[Step], began: int, told: int) -> Course:
    """The course to which these steps lead; the edition must still be the one it was."""
    return relived(_game(setup, edition), edition, steps, began, told)


@cache
def _game(setup: tuple[Any, ...], edition: str) -> Game:
    title, seats, identity, options, rules, box = setup
    return game_of_setup(Setup(title, seats, identity, dict(options), rules, box), edition)


copyreg.pickle(Course, _packed)


class TableGame(pyspiel.Game):
    """One title for OpenSpiel; the subclasses name it."""

    title: Title
    kind: Any
    kind_alone: Any  # of one seat, whose score is not the loss of another

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {name: str(value) for name, value in (params or {}).items()}
        seats = int(given.pop("players", self.title.usual_seats()))
        self.reward = checked_reward(given.pop("reward", "rank"))
        self.edition = given.pop("edition", "house")
        self.recall = given.pop("recall", RECALLS[0])
        if self.recall not in RECALLS:
            raise ValueError(f"recall is {' or '.join(RECALLS)}, not {self.recall!r}")
        self.table = self.title.game(seats, given, self.edition)
        self.observer = self.title.observer(self.table)
        self.choices: int = self.observer.choices
        most = MOST_MARGIN if self.reward == "margin" or seats == 1 else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.choices,
            max_chance_outcomes=len(self.table.actions()) - self.observer.choices,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if seats > 1 else None,  # whatever one seat gains the others lose
            max_game_length=self.table.max_steps,
        )
        super().__init__(self.kind if seats > 1 else self.kind_alone, info, dict(params or {}))

    def new_initial_state(self) -> "TableState":
        """The position before the first step."""
        return TableState(self)

    def make_py_observer(self, kind: Any = None, _params: object = None) -> "TableObserver":
        """What observes a state: views remember all that the rules let a player remember, so one serves all purposes."""
        return TableObserver(self, self.recall == "perfect" and (kind is None or kind.perfect_recall))


class TableState(pyspiel.State):
    """A position for OpenSpiel.

    What Python asks for most is answered here, without a way through C++ and back, `apply_action` too: the steps that C++ does
    not know of yet are told to it before anybody asks for the history, or C++ takes a step of its own.
    """

    def __init__(self, game: TableGame, course: Course | None = None) -> None:
        super().__init__(game)
        self.course = (
            new_course(game.table, game.edition) if course is None else course
        )  # all that OpenSpiel copies and pickles

    @property
    def state(self) -> State:
        """The truth."""
        return self.course.state

    def current_player(self) -> int:
        """A seat, chance, or nobody at the end."""
        actor = self.course.actor()
        return TERMINAL if actor == NOBODY else actor  # chance has the same number

    def is_chance_node(self) -> bool:
        """Whether chance is to act."""
        return self.course.is_chance

    def is_player_node(self) -> bool:
        """Whether a seat is to act."""
        course = self.course
        return not (course.is_chance or course.is_over)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.is_over

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The ids of what the actor may do, or a player, who may do nothing unless it is to act."""
        course = self.course
        return course.ids() if player is None or player == course.actor() else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The ids of what may happen, with their probabilities."""
        return self.course.chances()

    def apply_action(self, action: SupportsIndex) -> None:
        """Do what has this id, which must be legal."""
        self.course.take(action if type(action) is int else index(action))  # OpenSpiel's own players give NumPy's, too

    def _apply_action(self, action: int) -> None:
        """The same when C++ asks for it, which then adds it to its history."""
        course = self.course
        if not course.is_telling:
            self._tell()
            course.take(action)
        course.told += 1

    def _tell(self) -> None:
        """Let C++ know the steps of which it does not."""
        course = self.course
        while (number := course.untold()) >= 0:
            course.is_telling = True
            try:
                super().apply_action(number)
            finally:
                course.is_telling = False

    def clone(self) -> "TableState":
        """A twin that never feels what happens here."""
        course = self.course.clone()
        course.told = course.began  # it is another history, and empty
        return TableState(self.get_game(), course)

    def child(self, action: int) -> "TableState":
        """The position after that."""
        twin = self.clone()
        twin.course.take(index(action))
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        course = self.course
        return course.actions[action + course.first_chance if player == CHANCE else action].text

    def returns(self) -> list[float]:
        """The rewards, 0 before the end."""
        game = self.get_game()
        outcome = self.state.outcome()
        if outcome is None:
            return [0.0] * game.num_players()
        return rewards(outcome, game.reward, game.title.lowest_wins)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A position that the player cannot tell from this one, drawn fairly; it has no history."""
        return TableState(self.get_game(), self.course.resampled(index(player), repr(sampler())))

    def __str__(self) -> str:
        return self.state.view(None).key()


def _after_telling(name: str) -> Callable[..., Any]:
    """A method of OpenSpiel that reads the history."""
    asked = getattr(pyspiel.State, name)

    def method(self: TableState, *given: Any) -> Any:
        self._tell()
        return asked(self, *given)

    method.__name__, method.__doc__ = name, asked.__doc__
    return method


for _name in HISTORIES:
    setattr(TableState, _name, _after_telling(_name))


class TableObserver:
    """Writes observations the way OpenSpiel reads them."""

    def __init__(self, game: TableGame, recalls: bool) -> None:
        self.observer: Final = game.observer
        self.recalls: Final = recalls
        self.row: Final = Row(self.observer.size)
        self.numbers: Final[NDArray[np.int16]] = window(self.row.cells, np.int16)
        self.tensor: Final[NDArray[np.float32]] = np.zeros(self.observer.size, np.float32)
        self.dict: Final[dict[str, NDArray[np.float32]]] = {}
        first = 0
        for field in self.observer.fields:
            self.dict[field.name] = self.tensor[first : first + field.length]
            first += field.length

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player knows into the tensor."""
        self.row.place = 0
        self.observer.write(state.state.view(Seat(player)), self.row)
        self.tensor[:] = self.numbers

    def string_from(self, state: TableState, player: int) -> str:
        """What a player knows as a text: the same exactly when it cannot tell two positions apart."""
        known = state.state.view(Seat(player)).key()
        return state.course.heard(player) + known if self.recalls else known


def _register(title: Title) -> None:
    usual, alone = _kind(title, pyspiel.GameType.Utility.ZERO_SUM), _kind(title, pyspiel.GameType.Utility.GENERAL_SUM)
    bases = {"title": title, "kind": usual, "kind_alone": alone}
    made = type(f"{title.label.replace(' ', '')}Game", (TableGame,), bases)
    pyspiel.register_game(usual if title.fewest > 1 else alone, made)


def _kind(title: Title, utility: Any) -> Any:
    parameters: dict[str, Any] = {"players": title.usual_seats(), "edition": "house", "reward": "rank", "recall": RECALLS[0]}
    parameters.update({option.name: option.default() for option in title.options})
    return pyspiel.GameType(
        short_name=game_name(title.name),
        long_name=title.label,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.most,
        min_num_players=title.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


for _known in TITLES:
    _register(_known)
