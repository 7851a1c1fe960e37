"""A fault planted in a copy of the sources, and what the tests say to it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def planted(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the sources in which one file of the package says something else; returns where they are."""
    sources = folder / "src"
    leave = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src" / "chabudai", sources / "chabudai", ignore=leave)
    changed = sources / "chabudai" / file
    text = changed.read_text("utf-8")
    assert old in text, f"{file} does not say {old!r}"
    changed.write_text(text.replace(old, new), "utf-8")
    return sources


def failing(sources: Path, *tests: str) -> str:
    """What pytest says of these tests with such sources; they must fail."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV", "CHABUDAI"))}
    environment = {**kept, "PYTHONPATH": f"{sources}{os.pathsep}{ROOT}", "CHABUDAI_INTERPRETED": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout
