"""Data sets: every decision of many games of bots, as Parquet in parts, with a manifest that says how they came about.

A row is one decision: what the seat saw, what it might do, what it did, and what the game was worth to it in the end. A part
depends on the plan and its own number alone, so that parts can be written in any order, anywhere, and again.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from chabudai import __version__
from chabudai.bots import bot
from chabudai.core import Game, Rng
from chabudai.core.game import Outcome
from chabudai.games import title
from chabudai.learning.rewards import rewards
from chabudai.rl.batch import Batch

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
RANDOM: Final = "random"

WRITTEN: Final[dict[str, Any]] = {
    "compression": "zstd",
    "compression_level": 1,
    "use_dictionary": False,
    "write_statistics": False,
    # Small numbers in wide cells: split by bytes they are mostly zeros, which takes a third less time and room.
    "column_encoding": {"observation.list.element": "BYTE_STREAM_SPLIT"},
    "data_page_size": 256 * 1024,
}
"""How a part is written."""

Choose = Callable[[NDArray[np.int64]], NDArray[np.int64]]


@dataclass(frozen=True)
class Plan:
    """What decides every byte of a data set."""

    title: str
    seats: int
    options: dict[str, str]
    edition: str
    bots: tuple[str, ...]
    """One for each seat; game `n` seats them `n` chairs further on."""
    seed: str
    games: int
    part: int
    """Games in a part."""

    def game(self) -> Game:
        """The game that is played."""
        return title(self.title).game(self.seats, self.options, self.edition)

    def parts(self) -> int:
        """How many parts there are."""
        return -(-self.games // self.part)


def file_of(part: int) -> str:
    """The name of a part's file."""
    return f"part-{part:05d}.parquet"


def described_plan(plan: Plan) -> dict[str, Any]:
    """What the manifest says before any game is played: how it came about, and what the columns are."""
    setup = plan.game().setup
    observer = title(plan.title).observer(plan.game())
    return {
        "format": FORMAT,
        "chabudai": __version__,
        "rules": setup.rules_version,
        "edition": setup.edition,
        "box": setup.box,
        "plan": {**asdict(plan), "bots": list(plan.bots)},
        "choices": observer.choices,
        "fields": [{"name": one.name, "length": one.length, "low": one.low, "high": one.high} for one in observer.fields],
        "actions": [action.text for action in plan.game().actions()[: observer.choices]],
    }


def write_part(plan: Plan, part: int, folder: str) -> tuple[int, int, str]:
    """Play the games of a part and write them; returns the part, its rows and the hash of its file."""
    path = Path(folder, file_of(part))
    table = _played(plan, part)
    unfinished = path.with_suffix(".unfinished")
    pq.write_table(table, unfinished, **WRITTEN)
    unfinished.rename(path)  # a part is there whole or not at all
    return part, table.num_rows, _hash(path)


def part_there(folder: str, part: int) -> tuple[int, int, str] | None:
    """A part that was written before."""
    path = Path(folder, file_of(part))
    return (part, pq.read_metadata(path).num_rows, _hash(path)) if path.exists() else None


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _played(plan: Plan, part: int) -> pa.Table:
    first = part * plan.part
    number = min(plan.part, plan.games - first)
    seed = int.from_bytes(hashlib.sha256(f"{plan.seed}/{part}".encode()).digest()[:7], "big")
    batch = Batch(plan.title, number, plan.seats, plan.options, plan.edition, seed=seed)
    choose = _chooser(plan, batch, first, seed)
    taken: list[_Step] = []
    lengths = np.zeros(number, np.int64)
    running = np.arange(number)
    ranks, scores = np.zeros((number, plan.seats), np.int64), np.zeros((number, plan.seats), np.int64)
    while running.size:
        actions = choose(running)
        shown, masks = batch.observations, batch.action_masks
        if running.size < number:
            shown, masks = shown[running], masks[running]
        taken.append(_Step(running, batch.actors[running], actions, shown.copy(), masks.copy()))
        lengths[running] += 1
        batch.step_some(running, actions)
        over = running[batch.ended[running]]
        ranks[over], scores[over] = batch.ranks[over], batch.scores[over]
        running = running[~batch.ended[running]]
    return _table(plan, _sorted(taken, lengths), _worth(plan, scores, ranks), first)


class _Step(NamedTuple):
    """One decision in each of the games that still go on."""

    games: NDArray[np.int64]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    seen: NDArray[np.int16]
    masks: NDArray[np.int8]


def _sorted(taken: list[_Step], lengths: NDArray[np.int64]) -> dict[str, NDArray[Any]]:
    """All decisions game by game, by column; `lengths` says how many each game has."""
    starts = np.cumsum(lengths) - lengths
    total = int(lengths.sum())
    found: dict[str, NDArray[Any]] = {
        "game": np.repeat(np.arange(len(lengths)), lengths),
        "step": np.arange(total) - np.repeat(starts, lengths),
        "seat": np.empty(total, np.int64),
        "action": np.empty(total, np.int64),
        "observation": np.empty((total, taken[0].seen.shape[1]), np.int16),
        "action_mask": np.empty((total, taken[0].masks.shape[1]), np.int8),
    }
    for number, step in enumerate(taken):
        rows = starts[step.games] + number
        found["seat"][rows], found["action"][rows] = step.seats, step.actions
        found["observation"][rows], found["action_mask"][rows] = step.seen, step.masks
    return found


def _worth(plan: Plan, scores: NDArray[np.int64], ranks: NDArray[np.int64]) -> dict[str, NDArray[np.float32]]:
    """What each game was worth to each seat, by every reward."""
    lowest = title(plan.title).lowest_wins
    ends = [Outcome(one, other, "") for one, other in zip(scores.tolist(), ranks.tolist(), strict=True)]
    return {kind: np.array([rewards(end, kind, lowest) for end in ends], np.float32) for kind in ("rank", "margin")}


def _table(plan: Plan, found: dict[str, NDArray[Any]], worth: dict[str, NDArray[np.float32]], first: int) -> pa.Table:
    game, seat, rows = found["game"], found["seat"], found["observation"]
    legal = found["action_mask"].view(np.bool_)
    return pa.table(
        {
            "game": pa.array(game + first, pa.int64()),
            "step": pa.array(found["step"], pa.int32()),
            "seat": pa.array(seat, pa.int8()),
            "observation": pa.FixedSizeListArray.from_arrays(pa.array(rows.ravel()), rows.shape[1]),
            "action_mask": pa.FixedSizeListArray.from_arrays(pa.array(legal.ravel()), legal.shape[1]),
            "action": pa.array(found["action"], pa.int32()),
            "return": pa.array(worth["rank"][game, seat]),
            "margin": pa.array(worth["margin"][game, seat]),
        },
        metadata={"chabudai": json.dumps(described_plan(plan))},
    )


def _chooser(plan: Plan, batch: Batch, first: int, seed: int) -> Callable[[NDArray[np.int64]], NDArray[np.int64]]:
    """What all games do next: at random for all of them at once, or each bot from its own view."""
    if set(plan.bots) == {RANDOM}:
        luck = np.random.default_rng(seed)
        return lambda running: batch.sample(luck)[running]
    bots = {name: bot(name, batch.game) for name in set(plan.bots)}
    streams = [Rng(f"{seed}/bots", number) for number in range(batch.size)]

    def chosen(running: NDArray[np.int64]) -> NDArray[np.int64]:
        found = []
        for number in running.tolist():
            state = batch.state(number)
            actor = state.actor()
            name = plan.bots[(actor + first + number) % plan.seats]
            choice = bots[name].choose(state.view(actor), state.legal_actions(), None, streams[number])
            found.append(choice.action.index)
        return np.array(found, np.int64)

    return chosen


def manifest_in(folder: str) -> dict[str, Any]:
    """What a data set says of itself."""
    found: dict[str, Any] = json.loads(Path(folder, MANIFEST).read_text("utf-8"))
    return found


def batches(folder: str, rows: int = 4096) -> Iterator[dict[str, NDArray[Any]]]:
    """The decisions of a data set in NumPy arrays, so many rows at a time."""
    for part in manifest_in(folder)["parts"]:
        with pq.ParquetFile(Path(folder, part["file"])) as file:
            for found in file.iter_batches(rows):
                yield {name: _array(found.column(name)) for name in found.schema.names}


def _array(column: Any) -> NDArray[Any]:
    if not pa.types.is_fixed_size_list(column.type):
        return np.asarray(column)
    inside = column.flatten().to_numpy(zero_copy_only=False)
    return np.asarray(inside).reshape(len(column), -1)


def torch_dataset(folder: str, rows: int = 4096) -> Any:
    """A data set for PyTorch's DataLoader (with `batch_size=None`): each item is a dictionary of tensors, so many rows at once.

    Several workers of a loader share the parts.
    """
    import torch  # only this needs it

    class Decisions(torch.utils.data.IterableDataset):
        def __iter__(self) -> Iterator[dict[str, Any]]:
            mine = torch.utils.data.get_worker_info()
            for number, found in enumerate(batches(folder, rows)):
                if mine is None or number % mine.num_workers == mine.id:
                    yield {name: torch.from_numpy(np.array(array)) for name, array in found.items()}

    return Decisions()
