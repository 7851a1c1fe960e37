"""PettingZoo environments: one seat acts at a time."""

from collections.abc import Iterator, Mapping
from operator import index
from typing import Any, Final

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from chabudai.core import Seat
from chabudai.learning.single_game import REFUSED
from chabudai.rl.pictures import RENDER_MODES
from chabudai.rl.surroundings import Surroundings
from chabudai.rl.table import Mask, Observation, Table, numbers_space, observation_space

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


class TableEnv(Surroundings, AECEnv[str, Observation, int]):
    """A game as PettingZoo's agent-environment cycle.

    `reward` is `rank` or `margin`. `max_cycles` cuts a game off after so many decisions for each seat. `render_seat` is the
    seat whose view is drawn; None draws what a spectator sees. An illegal action raises ValueError, or with `illegal_ends` ends
    the game with -1 for who took it: `raw_env` and `env`. With `scaled` every number of an observation lies in -1 … 1.

    It keeps PettingZoo's order itself (what comes before `reset` raises ResetNeeded), and it can be copied and pickled.
    """

    metadata: dict[str, Any]
    agent_selection: str
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
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
        self._sit(Table(name, seats, options, edition, reward, scaled))
        self.possible_agents = agent_names(self.table.seats)
        self.agents: list[str] = []
        self._decisions_left = -1
        self._most_decisions = -1 if max_cycles is None else max_cycles * self.table.seats
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.table.observer, scaled)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.table.choices) for agent in self.possible_agents}
        self.state_space = numbers_space(self.table.observer, scaled, self.table.seats)
        nothing = self.table.no_mask()
        nothing.flags.writeable = False  # all share it
        self._no_info = {"action_mask": nothing}
        self._mask: Mask = nothing
        self._info = self._no_info
        self._infos: dict[str, dict[str, Any]] = {}  # `infos`; a name that is also the class's is looked up slowly
        self._actor = ""  # who acts, while the game goes on
        self._is_over = True

    def _sit(self, table: Table) -> None:
        self.table = table
        self._desk = table.desk
        self._rows = table.rows
        self._marked = table.marked
        self._is_scaled = table.scaled

    def clone(self) -> "TableEnv":
        """A twin that never feels what happens here: it shares spaces and the box, and nothing that changes."""
        twin = TableEnv.__new__(TableEnv)
        twin.__dict__.update(self.__dict__)
        twin._sit(self.table.clone())
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            if name in self.__dict__:
                setattr(twin, name, self.__dict__[name].copy())
        twin._infos = twin.infos if "infos" in twin.__dict__ else {}
        return twin

    def __deepcopy__(self, _memo: object) -> "TableEnv":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {name: held for name, held in self.__dict__.items() if name not in {"_desk", "_rows", "_marked"}}

    def __setstate__(self, held: dict[str, Any]) -> None:
        self.__dict__.update(held)
        self._sit(self.table)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self.table.has_begun():
            raise ResetNeeded("reset() must come before agent_iter()")
        return self._agents_in_turn(max_iter)

    def _agents_in_turn(self, left: int) -> Iterator[str]:
        """PettingZoo's own iterator as a generator, which is entered faster."""
        while self.agents and left > 0:
            left -= 1
            yield self.agent_selection if self._is_over else self._actor

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed begins a series of deals; without one the series goes on, and one that was never given a seed
        is dealt as nobody can foresee. Options are `stream`, which deal of the series, and `actions`, taken at once.
        """  # noqa: D205 - one sentence is too short for it
        self.table.renew(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos = dict.fromkeys(self.agents, self._no_info)
        self._decisions_left = self._most_decisions
        self._is_over = False
        self._skip_agent_selection = None
        if self.table.is_over():  # the options played it to its end
            self.agent_selection = self.agents[0]
            self._end(self.terminations, self.table.rewards())
        else:
            self._hand_over(self._desk.actor)

    def _hand_over(self, seat: int) -> None:
        """Let the next actor see what it may do."""
        self.agent_selection = self._actor = actor = self.possible_agents[seat]
        self._mask = mask = self._marked.copy()
        self._infos[actor] = self._info = {"action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that is to act sees, and how it stands: PettingZoo's own with fewer calls on the way.

        While a game goes on nobody has any reward yet, and nobody's game has ended.
        """
        if observe and not (self._is_over or self._is_scaled):
            row = self._rows[self._desk.write_actor()]
            return {"observation": row.copy(), "action_mask": self._mask}, 0.0, False, False, self._info
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def observe(self, agent: str) -> Observation:
        if agent == self.agent_selection and not self._is_over:
            row = self._rows[self._desk.write_actor()]
            return {"observation": self.table.kept(row) if self._is_scaled else row.copy(), "action_mask": self._mask}
        return {"observation": self.table.numbers(self._seats[agent]), "action_mask": self._no_info["action_mask"]}

    def step(self, action: int | None) -> None:
        if self._is_over:
            if not self.table.has_begun():
                raise ResetNeeded("reset() must come before step()")
            self._was_dead_step(action)
            return
        try:
            seat = self._desk.take(action)  # type: ignore[arg-type] # most give plain numbers, and asking costs
        except TypeError:
            seat = REFUSED if action is None else self._desk.take(index(action))
        if seat == REFUSED:
            self._refuse(self._actor, action)
            return
        self._infos[self._actor] = self._no_info
        self._decisions_left -= 1
        if seat < 0:
            self._end(self.terminations, self.table.rewards())
        elif self._decisions_left == 0:
            self._end(self.truncations, [0.0] * len(self.agents))
        else:  # as `_hand_over` does
            self.agent_selection = self._actor = actor = self.possible_agents[seat]
            self._mask = mask = self._marked.copy()
            self._infos[actor] = self._info = {"action_mask": mask}

    def _was_dead_step(self, action: int | None) -> None:
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

    def _refuse(self, agent: str, action: int | None) -> None:
        if not self.illegal_ends:
            raise ValueError(f"action {action} is not legal for {agent}")
        self._end(self.terminations, [ILLEGAL if other == agent else 0.0 for other in self.agents])

    def _end(self, how: dict[str, bool], worth: list[float]) -> None:
        self._is_over = True
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self._accumulate_rewards()
        for agent in self.agents:
            how[agent] = True
            self.infos[agent] = self._no_info
        self._deads_step_first()


for _name in ("agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
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
