"""What calls make, calls targets that are there; extras that a message names can be had."""

import re
from importlib.metadata import metadata
from pathlib import Path

import pytest
import rounds
import smoke

from chabudai.extras import how_to_install

ROOT = Path(__file__).parents[2]
INSTALLED = {f".venv/.{name}" for name in ("play", "test", "release")}
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)) | INSTALLED
CALLING = [*sorted((ROOT / ".github" / "workflows").glob("*.yaml")), ROOT / ".ci" / "run"]


@pytest.mark.parametrize("file", CALLING, ids=lambda path: path.name)
def test_a_file_that_calls_make_names_targets_that_are_there(file: Path) -> None:
    called = [
        words.split() for words in re.findall(r"^(?:\s*- run:)?\s*make ([a-z -]+)$", file.read_text("utf-8"), re.MULTILINE)
    ]
    assert called
    assert {word for words in called for word in words} - TARGETS == set()


def test_every_step_of_both_rounds_is_a_target() -> None:
    assert {step.target for step in [*rounds.TEST, *rounds.REST]} - TARGETS == set()


def test_the_smoke_test_knows_every_documented_command() -> None:
    source = Path(smoke.__file__).read_text("utf-8")
    assert [name for name in sorted(smoke.documented()) if f'"{name}"' not in source] == []


def pins(name: str) -> set[tuple[str, str]]:
    """Which version of what a locked set installs."""
    return set(re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / "requirements" / f"{name}.txt").read_text("utf-8"), re.MULTILINE))


def test_a_larger_set_of_packages_leaves_what_a_smaller_one_has_installed() -> None:
    assert pins("play") < pins("test") < pins("release")  # it is added while the rules are being compiled
    assert pins("serve") < pins("test")  # what the image has, several processes as one server included, is what is tested


def test_an_extra_that_a_message_names_can_be_had() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    named = set(re.findall(r"how_to_install\(['\"](\w+)['\"]\)", sources))
    assert named == {"server", "research", "ray", "onnx", "scale"}
    assert named <= set(metadata("chabudai").get_all("Provides-Extra") or [])
    assert how_to_install("ray").endswith("python -m pip install 'chabudai[ray]'")
