"""How to install what an extra needs, said so that it works where the person stands."""

import sys
from pathlib import Path


def how_to_install(extra: str) -> str:
    """The command that adds an extra to this environment, be it a clone's or another; the package itself is there already."""
    python = Path(sys.executable)
    if python.is_relative_to(Path.cwd()):
        python = python.relative_to(Path.cwd())
    name = f"'{python}'" if " " in str(python) else str(python)
    return f"{name} -m pip install 'chabudai[{extra}]'"
