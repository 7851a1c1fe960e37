"""PettingZoo environments: one seat acts at a time, or all name an action and the actor's counts."""

from collections.abc import Mapping
from operator import index
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from chabudai.core import NOBODY, Seat
from chabudai.rl.pictures import RENDER_MODES, Picture, rendered
from chabudai.rl.table import Mask, Observation, Table, observation_space

ILLEGAL: Final = -1.0
"""The reward of naming an illegal action."""

_seeds = 0


def _next_seed() -> int:
    """A seed for a game that was given none: each is another."""
    global _seeds  # noqa: PLW0603 - one counter for the whole process
    _seeds += 1
    return _seeds


def agent_names(seats: int) -> list[str]:
    """The agents in the order of the seats."""
    return [f"player_{seat}" for seat in range(seats)]


class TableEnv(AECEnv[str, Observation, int]):
    """A game as PettingZoo's agent-environment cycle.

    `reward` is `rank` or `margin`. `max_cycles` cuts a game off after so many decisions for each seat. `render_seat` is the
    seat whose view is drawn; None draws what a spectator sees. An illegal action raises ValueError, or with `illegal_ends` ends
    the game with -1 for who took it: `raw_env` and `env`.
    """

    metadata: dict[str, Any]

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
    ) -> None:
        super().__init__()
        self.table: Final = Table(name, seats, options, edition, reward)
        self._desk: Final = self.table.desk
        self._rows: Final = self.table.rows
        self._marked: Final = self.table.marked
        self.metadata = {"name": environment_name(name), "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.metadata["render_fps"] = 1
        self.render_mode = render_mode
        self.render_seat = None if render_seat is None else Seat(render_seat)
        self.possible_agents = agent_names(self.table.seats)
        self.agents: list[str] = []
        self._decisions_left = -1
        self._most_decisions: Final = -1 if max_cycles is None else max_cycles * self.table.seats
        self._seats: Final = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.table.observer)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.table.choices) for agent in self.possible_agents}
        self.illegal_ends: Final = illegal_ends
        self._nothing: Final = self.table.no_mask()
        self._nothing.flags.writeable = False  # all share it
        self._no_info: Final = {"action_mask": self._nothing}
        self._mask: Mask = self._nothing
        self._is_over = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.table.reset(_next_seed() if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self._no_info)
        self._decisions_left = self._most_decisions
        self._is_over = False
        self._skip_agent_selection = None
        self._hand_over()

    def _hand_over(self) -> None:
        """Let the next actor see what it may do."""
        agent = self.possible_agents[self._desk.actor]
        self._mask = mask = self._marked.copy()
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": mask}

    def observe(self, agent: str) -> Observation:
        if agent == self.agent_selection and not self._is_over:
            return {"observation": self._rows[self._desk.write_actor()].copy(), "action_mask": self._mask}
        return {"observation": self.table.numbers(self._seats[agent]), "action_mask": self._nothing}

    def step(self, action: int | None) -> None:
        if self._is_over:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        desk = self._desk
        if action is None or not desk.take(index(action)):
            self._refuse(agent, action)
            return
        self.infos[agent] = self._no_info
        self._decisions_left -= 1
        if desk.actor == NOBODY:
            self._end(self.terminations, self.table.rewards())
        elif self._decisions_left == 0:
            self._end(self.truncations, [0.0] * len(self.agents))
        else:
            self._hand_over()

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

    def close(self) -> None:
        """Nothing is held open."""

    def render(self) -> Picture | None:
        return rendered(self.render_mode, self.table.title, self.table.state.view(self.render_seat), self.possible_agents)


class ParallelTableEnv(ParallelEnv[str, Observation, int]):
    """A game where every agent names an action in every cycle, and only the one whose turn it is counts.

    An illegal one is not played: the actor gets -1, and the game waits. `max_cycles` cuts a game off after so many cycles.
    """

    metadata: dict[str, Any]

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
    ) -> None:
        self.table: Final = Table(name, seats, options, edition, reward)
        self.metadata = {"name": environment_name(name), "render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.render_seat = None if render_seat is None else Seat(render_seat)
        self.possible_agents = agent_names(self.table.seats)
        self.agents: list[str] = []
        self.max_cycles: Final = max_cycles
        self._cycles = 0
        space = observation_space(self.table.observer)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.table.choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(_next_seed() if seed is None else seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        seen = self._seen()
        return seen, self._infos(seen)

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.table.observe(Seat(seat)) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self, seen: dict[str, Observation]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.possible_agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table = self.table
        actor = self.possible_agents[table.actor]
        worth = dict.fromkeys(self.agents, 0.0)
        if not table.act(index(actions[actor])):
            worth[actor] = ILLEGAL
        self._cycles += 1
        if table.is_over():
            worth = dict(zip(self.agents, table.rewards(), strict=True))
        ended = dict.fromkeys(self.agents, table.is_over())
        is_cut = not table.is_over() and self._cycles == self.max_cycles
        cut = dict.fromkeys(self.agents, is_cut)
        seen = self._seen()
        if is_cut or table.is_over():
            self.agents = []
        return seen, worth, ended, cut, self._infos(seen)

    def close(self) -> None:
        """Nothing is held open."""

    def render(self) -> Picture | None:
        return rendered(self.render_mode, self.table.title, self.table.state.view(self.render_seat), self.possible_agents)


def environment_name(title: str) -> str:
    """The name of a title's environments, as PettingZoo writes names."""
    return f"{title.replace('-', '_')}_v0"


class Makers:
    """Makes the environments of one title; `TableEnv` and `ParallelTableEnv` tell the arguments."""

    def __init__(self, title: str) -> None:
        self.title: Final = title
        self.name: Final = environment_name(title)

    def raw_env(self, **given: Any) -> TableEnv:
        """The bare environment: an illegal action raises ValueError."""
        return TableEnv(self.title, **given)

    def env(self, **given: Any) -> TableEnv:
        """The environment for learning: an illegal action ends the game with -1 for who took it."""
        return TableEnv(self.title, illegal_ends=True, **given)

    def parallel_env(self, **given: Any) -> ParallelTableEnv:
        """All agents at once."""
        return ParallelTableEnv(self.title, **given)
