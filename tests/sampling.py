"""Of a matrix whose cases all prove the same thing `make test` sees a sample, and `make test-all` the others."""

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def sampled(cases: Iterable[Any], *kept: Any) -> list[ParameterSet]:
    """The cases as parameters of a test, a tuple for several; those that are not named here are left to `make test-all`."""
    listed = list(cases)
    assert all(case in listed for case in kept), "what is kept is one of them"
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=() if case in kept else pytest.mark.slow)
        for case in listed
    ]
