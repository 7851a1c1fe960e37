"""Numbered rules: which there are, and which are cited."""

import re
from pathlib import Path

_DEFINED = re.compile(r"^- \*\*([RE]\d+(?:\.\d+)?)\*\*", re.MULTILINE)
_CITED = re.compile(r"\b(R\d+\.\d+)\b")
_MARKED = re.compile(r"mark\.rule\(([^)]*)\)")
_QUOTED = re.compile(r'"([^"]+)"')


def defined(rules: Path) -> list[str]:
    """The ids of a RULES.md, in order."""
    return _DEFINED.findall(rules.read_text("utf-8"))


def cited(folder: Path) -> set[str]:
    """The rule ids that the sources in a folder cite."""
    return {rule for path in folder.rglob("*.py") for rule in _CITED.findall(path.read_text("utf-8"))}


def tested(folder: Path) -> set[str]:
    """The ids that tests in a folder are marked with: `@pytest.mark.rule("R1.1")`."""
    marks = [mark for path in folder.rglob("test_*.py") for mark in _MARKED.findall(path.read_text("utf-8"))]
    return {rule for mark in marks for rule in _QUOTED.findall(mark)}
