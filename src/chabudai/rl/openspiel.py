"""OpenSpiel games: importing this module registers `chabudai_zenmaster` and the like.

    game = pyspiel.load_game("chabudai_zenmaster(players=3)")

Parameters are `players`, `edition`, `reward`, `recall` and the title's own options. A player's action has the id that it has
everywhere else; an outcome of chance is counted from the first one on. An information state is the key of a seat's view, and
its tensor is the observation. A view has all memory that the rules allow, but not the order of what is known: with
`recall=perfect` an information state begins with all that the seat has heard, as exact solutions need it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from chabudai.core import CHANCE, NOBODY, Game, Rng, Seat, Setup, State
from chabudai.core.events import Journal
from chabudai.games import TITLES, game_of_setup
from chabudai.learning.observation import Row
from chabudai.learning.rewards import checked_reward, rewards
from chabudai.rl.table import plain, window
from chabudai.title import Title

RECALLS: Final = ("view", "perfect")
MOST_MARGIN: Final = 10_000.0  # no score comes near it


def game_name(title: str) -> str:
    """The name under which a title is registered."""
    return f"chabudai_{title.replace('-', '_')}"


Step = int | tuple[int, str]
"""The index of an action; or a seat and the seed by which another position was drawn that it cannot tell from the last one."""
Past = tuple[Any, Step] | None
"""The past without the last step, and that step: a copy shares it."""


class World:
    """A state that can be copied and pickled the way OpenSpiel does it: it remembers how it came about."""

    def __init__(self, game: Game, edition: str, state: State | None = None, past: Past = None) -> None:
        self.game: Final = game
        self.actions: Final = game.actions()
        self.edition: Final = edition  # as it was named, to find the file again
        self.state: Final = game.new_state() if state is None else state
        self.past = past

    def apply(self, index: int) -> None:
        """Do an action."""
        self.state.apply(self.actions[index])
        self.past = (self.past, index)

    def resampled(self, seat: int, seed: str) -> "World":
        """Another world that the seat cannot tell from this one."""
        state = self.game.sample_world(self.state.view(Seat(seat)), Rng(seed))
        return World(self.game, self.edition, state, (self.past, (seat, seed)))

    def steps(self) -> list[Step]:
        """All that led here."""
        found: list[Step] = []
        past = self.past
        while past is not None:
            past, step = past
            found.append(step)
        return found[::-1]

    def heard(self, seat: int) -> str:
        """All that a seat has heard from the beginning on; what was drawn anew was never heard."""
        journal = Journal()
        state = self.game.new_state(journal)
        for step in self.steps():
            if isinstance(step, int):
                state.apply(self.actions[step], journal)
            else:
                state = self.game.sample_world(state.view(Seat(step[0])), Rng(step[1]))
        return "".join([repr(event.as_dict()) for event in journal.heard_by(Seat(seat))])

    def __deepcopy__(self, _memo: object) -> "World":
        return World(self.game, self.edition, self.state.clone(), self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        title, seats, identity, options, rules, box = plain(self.game.setup)
        return relived, ((title, seats, identity, tuple(options.items()), rules, box), self.edition, self.steps())


def relived(setup: tuple[Any, ...], edition: str, steps: Sequence[Step]) -> World:
    """The world to which these steps lead; the edition must still be the one it was."""
    world = World(_game(setup, edition), edition)
    for step in steps:
        if isinstance(step, int):
            world.apply(step)
        else:
            world = world.resampled(*step)
    return world


@cache
def _game(setup: tuple[Any, ...], edition: str) -> Game:
    title, seats, identity, options, rules, box = setup
    return game_of_setup(Setup(title, seats, identity, dict(options), rules, box), edition)


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
    """A position for OpenSpiel."""

    def __init__(self, game: TableGame, world: World | None = None) -> None:
        super().__init__(game)
        self.world = World(game.table, game.edition) if world is None else world  # all that OpenSpiel copies and pickles
        self.first_chance = game.choices

    @property
    def state(self) -> State:
        """The truth."""
        return self.world.state

    def current_player(self) -> int:
        """A seat, chance, or nobody at the end."""
        actor = self.state.actor()
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if actor == CHANCE else actor)

    # What Python asks for most is answered here, without a way through C++ and back.

    def is_chance_node(self) -> bool:
        """Whether chance is to act."""
        return self.world.state.actor() == CHANCE

    def is_player_node(self) -> bool:
        """Whether a seat is to act."""
        return self.world.state.actor() >= 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The ids of what the actor may do, or a player, who may do nothing unless it is to act."""
        state = self.world.state
        actor = state.actor()
        if actor == CHANCE:
            first = self.first_chance
            is_meant = player is None or player == int(pyspiel.PlayerId.CHANCE)
            return [action.index - first for action in state.legal_actions()] if is_meant else []
        if actor == NOBODY or (player is not None and player != actor):
            return []
        return [action.index for action in state.legal_actions()]

    def _legal_actions(self, player: int) -> list[int]:
        return [action.index for action in self.state.legal_actions()] if player == self.state.actor() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The ids of what may happen, with their probabilities."""
        weights = self.state.chance_weights()
        total = sum(weights)
        first = self.first_chance
        found = zip(self.state.legal_actions(), weights, strict=True)
        return [(action.index - first, weight / total) for action, weight in found]

    def _index(self, player: int, action: int) -> int:
        return action + int(self.first_chance if player == pyspiel.PlayerId.CHANCE else 0)

    def _apply_action(self, action: int) -> None:
        world = self.world
        world.apply(action + self.first_chance if world.state.actor() == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.world.game.actions()[self._index(player, action)].text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.world.state.actor() == NOBODY

    def returns(self) -> list[float]:
        """The rewards, 0 before the end."""
        game = self.get_game()
        outcome = self.state.outcome()
        if outcome is None:
            return [0.0] * game.num_players()
        return rewards(outcome, game.reward, game.title.lowest_wins)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A position that the player cannot tell from this one, drawn fairly; it has no history."""
        return TableState(self.get_game(), self.world.resampled(player, repr(sampler())))

    def __str__(self) -> str:
        return self.state.view(None).key()


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
        return state.world.heard(player) + known if self.recalls else known


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
