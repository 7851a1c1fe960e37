"""The tests run on what they say they run on."""

import importlib
import os
from pathlib import Path

import chabudai

ROOT = Path(chabudai.__file__).parent
NOT_COMPILED = ("__init__.py", "terminal.py")


def test_every_module_of_the_group_runs_the_expected_way() -> None:
    expected = os.environ.get("CHABUDAI_EXPECT")
    sources = [source for package in ("core", "games", "learning", "search") for source in (ROOT / package).rglob("*.py")]
    suffixes = set()
    for source in sorted([*sources, ROOT / "title.py"]):
        if source.name in NOT_COMPILED or source.parent.name == "teaching":
            continue
        name = ".".join(("chabudai", *source.relative_to(ROOT).with_suffix("").parts))
        suffixes.add(Path(str(importlib.import_module(name).__file__)).suffix)
    assert len(suffixes) == 1, "the group is compiled as a whole or not at all"
    if expected == "compiled":
        assert suffixes != {".py"}
    if expected == "interpreted":
        assert suffixes == {".py"}
