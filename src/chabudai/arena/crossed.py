"""Fitting a sum of many weights of which few count at a time: least squares by conjugate gradients, the extra `research`."""

from array import array
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

PART = 100_000  # rows that are looked at together
STEPS = 100
RIDGE = 3.0  # as if every weight had been seen to be nothing so many times


@dataclass(slots=True)
class Rows:
    """What was seen: for each row which weights counted, and what their sum should have been."""

    active: "array[int]" = field(default_factory=lambda: array("i"))
    ends: "array[int]" = field(default_factory=lambda: array("q"))
    results: "array[float]" = field(default_factory=lambda: array("d"))

    def add(self, active: list[int], result: float) -> None:
        """One row more."""
        self.active.extend(active)
        self.ends.append(len(self.active))
        self.results.append(result)


def least_squares(rows: Rows, size: int) -> "NDArray[np.float64]":
    """The weights whose sums come nearest to the results, each held a little to nothing."""
    import numpy as np  # from the extra `research`

    active, results = np.asarray(rows.active, np.int64), np.asarray(rows.results)
    starts = np.concatenate([[0], np.asarray(rows.ends)])
    parts = [slice(first, min(first + PART, len(results))) for first in range(0, len(results), PART)]

    def gathered(of: "NDArray[np.float64]") -> "NDArray[np.float64]":
        """To every weight what the rows say that count it."""
        total = np.zeros(size)
        for part in parts:
            lengths = np.diff(starts[part.start : part.stop + 1])
            counted = active[starts[part.start] : starts[part.stop]]
            total += np.bincount(counted, np.repeat(of[part], lengths), size)
        return total

    def sums(weights: "NDArray[np.float64]") -> "NDArray[np.float64]":
        """To every row the sum of its weights."""
        found = [
            np.add.reduceat(weights[active[starts[part.start] : starts[part.stop]]], starts[part] - starts[part.start])
            for part in parts
        ]
        return np.concatenate(found)

    scale = 1.0 / (gathered(np.ones(len(results))) + RIDGE)
    return _solved(lambda step: gathered(sums(step)) + RIDGE * step, gathered(results), scale)


def _solved(
    image_of: "Callable[[NDArray[np.float64]], NDArray[np.float64]]", off: "NDArray[np.float64]", scale: "NDArray[np.float64]"
) -> "NDArray[np.float64]":
    """What has this image, nearly: conjugate gradients, each direction scaled."""
    weights = 0.0 * off
    step = scaled = scale * off
    length = off @ scaled
    for _ in range(STEPS):
        image = image_of(step)
        by = length / (step @ image)
        weights += by * step
        off -= by * image
        scaled = scale * off
        length, before = off @ scaled, length
        step = scaled + (length / before) * step
        if length < 1e-9 * before or length < 1e-6:
            break
    return weights
