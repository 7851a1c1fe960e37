"""What makes the environments of one title, with the signatures of `env`, `raw_env` and `parallel_env` but for its name."""

from functools import partial
from typing import Final

from chabudai.rl.aec import env, environment_name, raw_env
from chabudai.rl.parallel import parallel_env


class Makers:
    """Makes the environments of one title."""

    def __init__(self, title: str) -> None:
        self.title: Final = title
        self.name: Final = environment_name(title)
        self.env: Final = partial(env, title)
        """The environment for learning: an illegal action ends the game with -1 for who took it."""
        self.raw_env: Final = partial(raw_env, title)
        """The bare environment: an illegal action raises ValueError."""
        self.parallel_env: Final = partial(parallel_env, title)
        """All agents at once."""
