"""How a report came about: enough to write it again."""

import shlex
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from chabudai import __version__
from chabudai.arena.study import Study

FORMAT: Final = 1
_ROOT: Final = Path(__file__).parents[3]


def manifest(studies: Sequence[Study], seconds: int, asked: str) -> dict[str, Any]:
    """What decides every number of a report."""
    return {
        "format": FORMAT,
        "chabudai": __version__,
        "commit": commit(),
        "command": asked,
        "seconds_a_decision": seconds,
        "studies": [_told(study) for study in studies],
    }


def _told(study: Study) -> dict[str, Any]:
    setup = study.game().setup
    return {**study.as_dict(), "options": setup.options, "rules": setup.rules_version, "box": setup.box}


def command(first: Study, other: Study | None = None, instead: str = "") -> str:
    """The command that plays a study, another one beside it, or what it asks for instead: `--sweep`, `--ladder`."""
    words = ["chabudai", "report", first.title, "--seats", str(first.seats), "--bots", ",".join(first.bots)]
    words += ["--games", str(first.games), "--seed", str(first.seed), "--edition", first.edition]
    words += [word for name, value in first.options.items() for word in ("--option", f"{name}={value}")]
    words += [instead] if instead else []
    if other is not None:
        changed = {name: value for name, value in other.options.items() if first.options.get(name) != value}
        words += [word for name, value in changed.items() for word in ("--against", f"{name}={value}")]
        words += ["--against-edition", other.edition] if other.edition != first.edition else []
    return shlex.join([*words, "--out", "DIR"])


def commit() -> str:
    """The commit of the sources where they are a clone, else nothing."""
    git = shutil.which("git")
    if git is None or not (_ROOT / ".git").exists():
        return ""
    words = [git, "-C", str(_ROOT), "rev-parse", "HEAD"]
    asked = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603 - nothing of it is given
    return asked.stdout.strip()
