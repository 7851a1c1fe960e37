"""PettingZoo's parallel environments: all agents name an action in every cycle, and the actor's counts."""

from collections.abc import Mapping
from copy import copy
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import ParallelEnv

from chabudai.core import Seat
from chabudai.rl.aec import ILLEGAL, agent_names, environment_name
from chabudai.rl.pictures import RENDER_MODES
from chabudai.rl.surroundings import Surroundings
from chabudai.rl.table import Mask, Observation, Table, numbers_space, observation_space

Infos = dict[str, dict[str, Any]]


class ParallelTableEnv(Surroundings, ParallelEnv[str, Observation, int]):
    """A game where every agent names an action in every cycle, and only the one whose turn it is counts.

    There is one action more than the game has, the last one: to wait. It is the only legal one of those who are not to act, so
    that no mask is empty; without `waits` there is none, and their masks are. An illegal action is not played: the actor gets
    -1, and the game waits. `max_cycles` cuts a game off after so many cycles. It can be copied and pickled.
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
        scaled: bool = False,
        waits: bool = True,
    ) -> None:
        self.table = Table(name, seats, options, edition, reward, scaled)
        self.metadata = {"name": environment_name(name), "render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.render_seat = None if render_seat is None else Seat(render_seat)
        self.possible_agents = agent_names(self.table.seats)
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self.waits = waits
        self._cycles = 0
        space = observation_space(self.table.observer, scaled, waits)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.table.choices + waits) for agent in self.possible_agents}
        self.state_space = numbers_space(self.table.observer, scaled, self.table.seats)

    def clone(self) -> "ParallelTableEnv":
        """A twin that never feels what happens here."""
        twin = copy(self)
        twin.table = self.table.clone()
        twin.agents = self.agents.copy()
        return twin

    def __deepcopy__(self, _memo: object) -> "ParallelTableEnv":
        return self.clone()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; seed and options are those of the environment with one agent at a time."""
        self.table.renew(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        seen = self._seen()
        return seen, self._infos(seen)

    def _seen(self) -> dict[str, Observation]:
        table = self.table
        seats = enumerate(self.possible_agents)
        return {
            agent: {"observation": table.numbers(Seat(seat)), "action_mask": self._mask(Seat(seat))} for seat, agent in seats
        }

    def _mask(self, seat: Seat) -> Mask:
        mask = np.zeros(self.table.choices + self.waits, np.int8)
        if seat == self.table.actor:
            mask[: self.table.choices] = self.table.marked
        elif self.waits:
            mask[-1] = 1
        return mask

    def _infos(self, seen: dict[str, Observation]) -> Infos:
        return {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.possible_agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        table = self.table
        if not table.has_begun():
            raise ResetNeeded("reset() must come before step()")
        if not self.agents:  # as PettingZoo's own do after the end
            return {}, {}, {}, {}, {}
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


def parallel_env(
    name: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: str = "house",
    reward: str = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    render_seat: int | None = None,
    scaled: bool = False,
    waits: bool = True,
) -> ParallelTableEnv:
    """PettingZoo's environment of a title with all agents at once."""
    return ParallelTableEnv(name, seats, options, edition, reward, max_cycles, render_mode, render_seat, scaled, waits)
