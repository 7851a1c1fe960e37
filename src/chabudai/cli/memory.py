"""What the terminal remembers of a person on this machine: which lessons are done. Nothing depends on it."""

import json
import os
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "CHABUDAI_DATA"
_FILE: Final = "lessons.json"


def data_folder() -> Path:
    """Where programs keep a person's data on this system, or where the environment says."""
    if given := os.environ.get(VARIABLE):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local")), "chabudai")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "chabudai"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "chabudai")


def finished_lessons(title: str) -> list[str]:
    """The ids of the lessons that are done; none where nothing is remembered or it cannot be read."""
    done = _kept().get(title, [])
    return [str(each) for each in done] if isinstance(done, list) else []


def remember_lesson(title: str, lesson: str) -> None:
    """Note that a lesson is done; where nothing can be written, it is forgotten."""
    kept = _kept()
    kept[title] = sorted({*finished_lessons(title), lesson})
    try:
        data_folder().mkdir(parents=True, exist_ok=True)
        half = data_folder() / f"{_FILE}.half"
        half.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")
        half.replace(data_folder() / _FILE)
    except (OSError, RuntimeError):  # RuntimeError: nobody's home
        return


def _kept() -> dict[str, object]:
    try:
        kept = json.loads((data_folder() / _FILE).read_text("utf-8"))
    except (OSError, ValueError, RuntimeError):
        return {}
    return kept if isinstance(kept, dict) else {}
