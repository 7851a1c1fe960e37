"""Policies of one's own as bots: a network in an ONNX file, or a function or class of one's own module.

`policy.onnx` takes `observation`, one row of 32-bit floats, and if it likes `action_mask`, and its first output has a number
for each action: the legal one with the greatest is played. If its metadata says `scaled: true`, it gets numbers in -1 … 1.
`my.module:choose` is called with the view, the legal actions and a generator, and gives one of the actions. `my.module:Mine`,
a `Bot`, is made once for a game.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from chabudai.bots.bot import Bot, Choice, History
from chabudai.core import Action, Game, InvalidSetup, Rng, SetupWhy, View
from chabudai.core.errors import shown
from chabudai.extras import how_to_install
from chabudai.games import title
from chabudai.learning.rows import Row
from chabudai.search import Budget, Progress, Stop

SUFFIX: Final = ".onnx"

Chosen = Callable[[View, list[Action], Rng], Action]


def is_policy(name: str) -> bool:
    """Whether a bot's name is a file or a function of somebody's own."""
    return name.endswith(SUFFIX) or ":" in name


def policy_bot(name: str, game: Game) -> Bot:
    """The bot of that file or function. It runs what its owner wrote: a name from elsewhere never comes here."""
    if name.endswith(SUFFIX):
        return OnnxBot(name, game)
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise InvalidSetup(shown(name), SetupWhy.NO_SUCH_BOT, bots=str(error)) from error
    if isinstance(found, type) and issubclass(found, Bot):
        return found(name, game)
    return FunctionBot(name, game, found)


class FunctionBot(Bot):
    """Asks a function."""

    def __init__(self, name: str, game: Game, chosen: Chosen) -> None:
        super().__init__(name, game)
        self.chosen: Final = chosen

    def choose(
        self,
        view: View,
        legal: list[Action],
        budget: Budget | None,  # noqa: ARG002 - it takes its own
        rng: Rng,
        stop: Stop | None = None,  # noqa: ARG002
        progress: Progress | None = None,  # noqa: ARG002
        history: History | None = None,  # noqa: ARG002
    ) -> Choice:
        action = self.chosen(view, legal, rng)
        if action not in legal:
            raise ValueError(f"{self.name} chose {action!r}, which is not legal")
        return Choice(action, [])


class OnnxBot(Bot):
    """Asks a network."""

    def __init__(self, name: str, game: Game) -> None:
        super().__init__(name, game)
        try:
            self._numpy: Final[Any] = import_module("numpy")
            runtime: Any = import_module("onnxruntime")
        except ImportError as error:
            raise InvalidSetup(shown(name), SetupWhy.NOT_INSTALLED, command=how_to_install("onnx")) from error
        if not Path(name).is_file():
            raise InvalidSetup(shown(name), SetupWhy.NO_SUCH_BOT, bots="no such file")
        given = runtime.SessionOptions()
        given.intra_op_num_threads = 1  # a move is small
        try:
            self._session: Final[Any] = runtime.InferenceSession(name, given, providers=["CPUExecutionProvider"])
        except Exception as error:  # whatever is in a stranger's file
            raise InvalidSetup(shown(name), SetupWhy.NO_SUCH_BOT, bots=" ".join(str(error).split())[:200]) from error
        self._observer: Final = title(game.setup.title).observer(game)
        self._row: Final = Row(self._observer.size)
        self._names: Final = [one.name for one in self._session.get_inputs()]
        told = self._session.get_modelmeta().custom_metadata_map
        self._factors: Final = self._scale() if told.get("scaled") == "true" else None
        self._check()

    def _scale(self) -> Any:
        fields = self._observer.fields
        most = [max(abs(field.low), abs(field.high), 1) for field in fields for _ in range(field.length)]
        return 1 / self._numpy.array(most, self._numpy.float32)

    def _check(self) -> None:
        """Refuse a network for another layout before anybody plays."""
        np = self._numpy
        empty = np.zeros(self._observer.size, np.float32), np.zeros(self._observer.choices, np.float32)
        try:
            size = self._asked(*empty).shape
        except Exception as error:
            raise InvalidSetup(shown(self.name), SetupWhy.NO_SUCH_BOT, bots=" ".join(str(error).split())[:200]) from error
        if size != (self._observer.choices,):
            told = f"{size} numbers for {self._observer.choices} actions"
            raise InvalidSetup(shown(self.name), SetupWhy.NO_SUCH_BOT, bots=told)

    def _asked(self, seen: Any, mask: Any) -> Any:
        given = {"observation": seen[None], "action_mask": mask[None]}
        return self._session.run(None, {name: given[name] for name in self._names})[0][0]

    def choose(
        self,
        view: View,
        legal: list[Action],
        budget: Budget | None,  # noqa: ARG002 - it takes its own
        rng: Rng,  # noqa: ARG002
        stop: Stop | None = None,  # noqa: ARG002
        progress: Progress | None = None,  # noqa: ARG002
        history: History | None = None,  # noqa: ARG002
    ) -> Choice:
        np = self._numpy
        self._row.place = 0
        self._observer.write(view, self._row)
        seen = np.frombuffer(self._row.cells, np.int16).astype(np.float32)
        mask = np.zeros(self._observer.choices, np.float32)
        indices = [action.index for action in legal]
        mask[indices] = 1
        worth = self._asked(seen if self._factors is None else seen * self._factors, mask)
        return Choice(legal[int(np.argmax(worth[indices]))], [])
