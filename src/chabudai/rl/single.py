"""Gymnasium environments: one seat learns, bots sit on the others.

Importing this module registers `chabudai/zenmaster-v0` and the like; `gymnasium.make` can do both at once:
`gymnasium.make("chabudai.rl.single:chabudai/zenmaster-v0", bots="casual")`.
"""

from collections.abc import Mapping
from copy import copy, deepcopy
from operator import index
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chabudai.bots import Bot, bot
from chabudai.core import InvalidSetup, Rng, Seat, SetupWhy
from chabudai.core.fast.rng import rng_at
from chabudai.games import TITLES
from chabudai.rl.aec import ILLEGAL, agent_names
from chabudai.rl.pictures import RENDER_MODES, Picture, rendered
from chabudai.rl.table import Observation, Table, observation_space


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game against named bots.

    `bots` names them seat by seat, as `casual,random`; the last one fills the seats left. An illegal action ends the game with
    the reward -1, and `info["illegal"]` says so. With `scaled` every number of an observation lies in -1 … 1. `action_masks` is
    what sb3-contrib's MaskablePPO asks for. It can be copied and pickled.
    """

    metadata = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "casual",
        options: Mapping[str, str] | None = None,
        edition: str = "house",
        reward: str = "rank",
        render_mode: str | None = None,
        scaled: bool = False,
    ) -> None:
        self.table = Table(name, seats, options, edition, reward, scaled)
        if not 0 <= seat < self.table.seats:
            raise InvalidSetup(f"seat {seat}", SetupWhy.NO_SUCH_PLACE, seats=self.table.seats)
        self.seat: Final = Seat(seat)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.observer, scaled)
        self.action_space = spaces.Discrete(self.table.choices)
        listed = [one.strip() for one in bots.split(",")]
        others = [other for other in range(self.table.seats) if other != seat]
        named = {other: listed[min(place, len(listed) - 1)] for place, other in enumerate(others)}
        self._named: Final = named
        self._bots = self._seated()
        self._luck: list[Rng] = []

    def _seated(self) -> dict[int, Bot]:
        return {other: bot(chosen, self.table.game) for other, chosen in self._named.items()}

    def clone(self) -> "SeatEnv":
        """A twin that never feels what happens here."""
        twin = copy(self)
        twin.table = self.table.clone()
        twin._bots = twin._seated()
        twin._luck = [rng_at(luck.words()) for luck in self._luck]
        twin._np_random = deepcopy(self._np_random)
        return twin

    def __deepcopy__(self, _memo: object) -> "SeatEnv":
        return self.clone()

    def __copy__(self) -> "SeatEnv":
        twin = SeatEnv.__new__(SeatEnv)
        twin.__dict__.update(self.__dict__)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        held = {name: value for name, value in self.__dict__.items() if name != "_bots"}
        return {**held, "_luck": [luck.words() for luck in self._luck]}

    def __setstate__(self, held: dict[str, Any]) -> None:
        self.__dict__.update(held)
        self._bots = self._seated()
        self._luck = [rng_at(words) for words in held["_luck"]]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(2**62))
        self.table.renew(drawn, options)
        self._luck = [Rng(f"{drawn}/bots", seat) for seat in range(self.table.seats)]
        self._let_bots_play()
        return self._seen()

    def _let_bots_play(self) -> None:
        table = self.table
        while not table.is_over() and table.actor != self.seat:
            actor = table.actor
            choice = self._bots[actor].choose(table.state.view(actor), table.state.legal_actions(), None, self._luck[actor])
            table.act(choice.action.index)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.table.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"].copy()}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.table.actor != self.seat:
            raise ValueError("the game is over: reset it")
        if not self.table.act(index(action)):
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": True}
        self._let_bots_play()
        seen, info = self._seen()
        worth = self.table.rewards()[self.seat] if self.table.is_over() else 0.0
        return seen, worth, self.table.is_over(), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each action is legal now."""
        return self.table.mask().view(np.bool_)

    def describe(self, place: int) -> str:
        """What the number at a place of an observation tells."""
        return self.table.describe(place)

    def render(self) -> Picture | None:
        view = self.table.state.view(self.seat)
        return rendered(self.render_mode, self.table.title, self.table.game, view, agent_names(self.table.seats))


def environment_id(title: str) -> str:
    """The name of a title's environment."""
    return f"chabudai/{title}-v0"


for _known in TITLES:
    gymnasium.register(environment_id(_known.name), "chabudai.rl.single:SeatEnv", kwargs={"name": _known.name})
