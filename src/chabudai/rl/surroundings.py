"""What PettingZoo's two kinds of environments have in common: spaces by agent, a state for critics, words and pictures."""

from typing import Any

from gymnasium import spaces
from gymnasium.error import ResetNeeded

from chabudai.core import Seat
from chabudai.rl.pictures import Picture, rendered
from chabudai.rl.table import Numbers, Table


class Surroundings:
    """A table with named agents around it."""

    table: Table
    possible_agents: list[str]
    observation_spaces: dict[str, spaces.Space[Any]]
    action_spaces: dict[str, spaces.Space[Any]]
    render_mode: str | None
    render_seat: Seat | None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may name."""
        return self.action_spaces[agent]

    def state(self) -> Numbers:
        """What all seats know together, for a critic in the middle."""
        if not self.table.has_begun():
            raise ResetNeeded("reset() must come before state()")
        return self.table.everything()

    def describe(self, place: int) -> str:
        """What the number at a place of an observation tells."""
        return self.table.describe(place)

    def render(self) -> Picture | None:
        """The table as `render_mode` says."""
        view = self.table.state.view(self.render_seat)
        return rendered(self.render_mode, self.table.title, self.table.game, view, self.possible_agents)

    def close(self) -> None:
        """Nothing is held open."""
