"""A field that is renamed in Python and forgotten in the browser's kit is found without a browser."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = ROOT / "web" / "node_modules"
ZENMASTER = "chabudai/games/zenmaster"
PLANTED = {
    "knowledge/view.py": ("    matches: ", "    sticks: "),
    "knowledge/events.py": ("    balance: int", "    remainder: int"),
    "box/box.py": ('"card": ', '"number": '),
}
"""In each file of the game what stands there and what it is renamed to: a field of the view, of an event, of an action."""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources again, in a place where they can be spoilt."""
    folder = tmp_path_factory.mktemp("planted")
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules", "public"))
    (folder / "web" / "node_modules").symlink_to(MODULES)
    (folder / "web" / "kit.json").write_text(
        '{"extends": "./tsconfig.json", "include": ["src/games/zenmaster/*"], "exclude": ["src/**/*.test.ts"]}', "utf-8"
    )
    return folder


def write_types(folder: Path) -> None:
    """What the generator makes of the sources there."""
    surroundings = {**os.environ, "PYTHONPATH": str(folder / "src"), "CHABUDAI_INTERPRETED": "1"}
    command = [sys.executable, "-m", "chabudai.server.typescript", str(folder / "web" / "src")]
    subprocess.run(command, env=surroundings, check=True)


def complaints(folder: Path) -> str:
    """What the type checker says of ZenMaster's kit."""
    surroundings = {**os.environ, "PYTHON": sys.executable}
    command = ["tools/npm", "--prefix", ".", "exec", "--", "svelte-check", "--tsconfig", "./kit.json", "--output", "machine"]
    return subprocess.run(command, cwd=folder / "web", env=surroundings, capture_output=True, text=True, check=False).stdout


@pytest.mark.skipif(not MODULES.is_dir(), reason="the browser client is not installed: make web")
@pytest.mark.slow
def test_a_field_renamed_in_python_is_missed_by_the_kit(copied: Path) -> None:
    types = copied / "web" / "src" / "games" / "zenmaster" / "types.ts"
    committed = types.read_text("utf-8")
    write_types(copied)
    assert types.read_text("utf-8") == committed
    assert " ERROR " not in complaints(copied)
    for name, (before, after) in PLANTED.items():
        path = copied / "src" / ZENMASTER / name
        text = path.read_text("utf-8")
        assert before in text, f"{name} has no {before!r} any more: plant something else"
        path.write_text(text.replace(before, after), "utf-8")
    write_types(copied)
    assert types.read_text("utf-8") != committed  # and test_typescript says that the committed types are stale
    found = complaints(copied)
    for gone in ("'matches'", "'balance'", "'card'"):
        assert f"Property {gone} does not exist" in found, found
