"""Running from the sources although compiled modules lie beside them.

Python imports a compiled module before a source of the same name, even a newer one. With `CHABUDAI_INTERPRETED` set, the
sources win: for `make dev`, for debugging, and for the tests' second run.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

_PREFIX = "chabudai."


class _SourceFinder:
    """Finds the modules of this package as sources only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        """The spec of a source module or package inside `chabudai`."""
        if not name.startswith(_PREFIX) or path is None:
            return None
        for entry in path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_sources() -> None:
    """From now on every module of this package is imported from its source."""
    sys.meta_path.insert(0, _SourceFinder)
