"""PettingZoo environments: one seat acts at a time."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from chabudai.core import Seat
from chabudai.learning.cycle import CUT, ENDED, Cycle, Cycled, Turns
from chabudai.learning.single_game import REFUSED
from chabudai.rl.pictures import RENDER_MODES
from chabudai.rl.surroundings import Surroundings
from chabudai.rl.table import Observation, Table, numbers_space, observation_space

ILLEGAL: Final = -1.0
"""The reward of naming an illegal action."""


def agent_names(seats: int) -> list[str]:
    """The agents in the order of the seats."""
    return [f"player_{seat}" for seat in range(seats)]


def environment_name(title: str) -> str:
    """The name of a title's environments, as PettingZoo writes names."""
    return f"{title.replace('-', '_')}_v0"


class _AfterReset:
    """An attribute that `reset` makes; a `__getattr__` instead would make every other attribute slow, a quarter of a step."""

    def __init__(self, name: str) -> None:
        self._name: Final = name

    def __get__(self, env: object, owner: type) -> Any:
        if env is None:
            return self
        raise ResetNeeded(f"reset() must come before {self._name}")


class TableEnv(Surroundings, Cycled, AECEnv[str, Observation, int]):
    """A game as PettingZoo's agent-environment cycle.

    `reward` is `rank` or `margin`. `max_cycles` cuts a game off after so many decisions for each seat. `render_seat` is the
    seat whose view is drawn; None draws what a spectator sees. An illegal action raises ValueError, or with `illegal_ends` ends
    the game with -1 for who took it: `raw_env` and `env`. With `scaled` every number of an observation lies in -1 … 1.

    It keeps PettingZoo's order itself (what comes before `reset` raises ResetNeeded), and it can be copied and pickled.
    """

    metadata: dict[str, Any]
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    _skip_agent_selection: str | None

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str = "house",
        reward: str = "rank",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        render_seat: int | None = None,
        illegal_ends: bool = False,
        scaled: bool = False,
    ) -> None:
        super().__init__()
        self.metadata = {"name": environment_name(name), "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.metadata["render_fps"] = 1
        self.render_mode = render_mode
        self.render_seat = None if render_seat is None else Seat(render_seat)
        self.illegal_ends = illegal_ends
        table = Table(name, seats, options, edition, reward, scaled)
        self.possible_agents = agent_names(table.seats)
        self.agents: list[str] = []
        self._sit(table)
        self._most_decisions = -1 if max_cycles is None else max_cycles * self.table.seats
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.table.observer, scaled)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.table.choices) for agent in self.possible_agents}
        self.state_space = numbers_space(self.table.observer, scaled, self.table.seats)
        nothing = self.table.no_mask()
        nothing.flags.writeable = False  # all share it
        self._no_info = {"action_mask": nothing}
        self._infos: dict[str, dict[str, Any]] = {}

    def _sit(self, table: Table, cycle: tuple[str, bool, int] = ("", False, -1)) -> None:
        """Sit down at a table, where it stands so: who is to act, whether the game goes on, and the decisions left."""
        self.table = table
        self.cycle = Cycle(table.desk, self.possible_agents, [row.copy for row in table.rows], table.marked.copy)
        self.cycle.is_plain = not table.scaled
        agent, goes_on, left = cycle
        if goes_on:
            self.cycle.begin(left)
        self.cycle.agent = agent
        self.cycle.agents = self.agents

    def _standing(self) -> tuple[str, bool, int]:
        return self.cycle.agent, self.cycle.goes_on, self.cycle.left

    @property
    def agent_selection(self) -> str:
        """The agent that is to take the next step."""
        if not self.table.has_begun():
            raise ResetNeeded("reset() must come before agent_selection")
        return self.cycle.agent

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self.cycle.agent = agent

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """What else each agent may know: the mask of the one that is to act."""
        if not self.table.has_begun():
            raise ResetNeeded("reset() must come before infos")
        if self.cycle.goes_on:
            self._infos.update(dict.fromkeys(self.agents, self._no_info))
            self._infos[self.cycle.agent] = self.cycle.info()
        return self._infos

    @infos.setter
    def infos(self, infos: dict[str, dict[str, Any]]) -> None:
        self._infos = infos

    def clone(self) -> "TableEnv":
        """A twin that never feels what happens here: it shares spaces and the box, and nothing that changes."""
        twin = TableEnv.__new__(TableEnv)
        twin.__dict__.update(self.__dict__)
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "_infos"):
            if name in self.__dict__:
                twin.__dict__[name] = self.__dict__[name].copy()
        twin._sit(self.table.clone(), self._standing())
        return twin

    def __deepcopy__(self, _memo: object) -> "TableEnv":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        held = {name: value for name, value in self.__dict__.items() if name != "cycle"}  # compiled, it is not there
        return {**held, "standing": self._standing()}

    def __setstate__(self, held: dict[str, Any]) -> None:
        standing = held.pop("standing")
        self.__dict__.update(held)
        self._sit(self.table, standing)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self.table.has_begun():
            raise ResetNeeded("reset() must come before agent_iter()")
        return Turns(self.cycle, min(max_iter, 2**62))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed begins a series of deals; without one the series goes on, and one that was never given a seed
        is dealt as nobody can foresee. Options are `stream`, which deal of the series, and `actions`, taken at once.
        """  # noqa: D205 - one sentence is too short for it
        self.table.renew(seed, options)
        self.agents = self.cycle.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._infos = dict.fromkeys(self.agents, self._no_info)
        self._skip_agent_selection = None
        if self.table.is_over():  # the options played it to its end
            self.cycle.agent = self.agents[0]
            self._end(self.terminations, self.table.rewards())
        else:
            self.cycle.begin(self._most_decisions)

    if TYPE_CHECKING:  # the cycle's own, which knows no NumPy

        def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            """What the agent that is to act sees, and how it stands."""

    def last_of_all(self, observe: bool) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def observe(self, agent: str) -> Observation:
        is_to_act = agent == self.agent_selection and self.cycle.goes_on
        mask = self.cycle.mask() if is_to_act else self._no_info["action_mask"]
        return {"observation": self.table.numbers(self._seats[agent]), "action_mask": mask}

    def legal_actions(self) -> list[int]:
        """The ids of what the agent that is to act may do, in order: the same as its mask, without a search."""
        legal = self.cycle.legal()
        if not legal and not self.table.has_begun():
            raise ResetNeeded("reset() must come before legal_actions()")
        return legal

    def stop(self, why: int, action: SupportsIndex | None) -> None:
        if why == ENDED:
            if not self.table.has_begun():
                raise ResetNeeded("reset() must come before step()")
            self._was_dead_step(action)
        elif why == REFUSED:
            self._refuse(self.cycle.agent, action)
        elif why == CUT:
            self._end(self.truncations, [0.0] * len(self.agents))
        else:
            self._end(self.terminations, self.table.rewards())

    def _was_dead_step(self, action: SupportsIndex | None) -> None:
        """PettingZoo's own in less time: here all games end together, so that whoever is left comes next."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent, agents = self.agent_selection, self.agents
        for held in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self._infos):
            del held[agent]
        agents.remove(agent)
        if agents:
            self.agent_selection = agents[0]
            self._clear_rewards()
        else:
            self.agent_selection = self._skip_agent_selection or agent
            self._skip_agent_selection = None

    def _refuse(self, agent: str, action: SupportsIndex | None) -> None:
        if not self.illegal_ends:
            raise ValueError(f"action {action} is not legal for {agent}")
        self._end(self.terminations, [ILLEGAL if other == agent else 0.0 for other in self.agents])

    def _end(self, how: dict[str, bool], worth: list[float]) -> None:
        self.cycle.goes_on = False
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self._accumulate_rewards()
        for agent in self.agents:
            how[agent] = True
            self._infos[agent] = self._no_info
        self._deads_step_first()


for _name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
    setattr(TableEnv, _name, _AfterReset(_name))


def env(
    name: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: str = "house",
    reward: str = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    render_seat: int | None = None,
    scaled: bool = False,
) -> TableEnv:
    """PettingZoo's environment of a title: an illegal action ends the game with -1 for who took it."""
    return TableEnv(name, seats, options, edition, reward, max_cycles, render_mode, render_seat, True, scaled)


def raw_env(
    name: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: str = "house",
    reward: str = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    render_seat: int | None = None,
    scaled: bool = False,
) -> TableEnv:
    """The same bare: an illegal action raises ValueError."""
    return TableEnv(name, seats, options, edition, reward, max_cycles, render_mode, render_seat, False, scaled)
