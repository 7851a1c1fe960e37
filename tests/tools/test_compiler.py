"""Which C compiler is taken, and what is said where there is none."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SETUP = Path(__file__).parents[2] / "setup.py"


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder with programs."""
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("CC", "CHABUDAI_COMPILE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def compiling(folder: Path, name: str, status: int = 0) -> None:
    """A compiler that is content with whatever it gets, or with nothing."""
    program = folder / name
    program.write_text(f"#!/bin/sh\nexit {status}\n")
    program.chmod(0o755)


def setup() -> ModuleType:
    spec = importlib.util.spec_from_file_location("setup_of_today", SETUP)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_clang_is_taken_where_python_was_built_with_another_compiler(alone: Path) -> None:
    compiling(alone, "gcc", status=1)  # no headers
    compiling(alone, "clang")
    assert setup().compiler() == ["clang"]


def test_the_compiler_that_is_asked_for_is_taken_or_none(alone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiling(alone, "clang")
    compiling(alone, "mine")
    monkeypatch.setenv("CC", "mine -m64")
    assert setup().compiler() == ["mine", "-m64"]
    monkeypatch.setenv("CC", "nowhere")
    assert setup().compiler() == []


@pytest.mark.usefixtures("alone")
def test_without_a_compiler_nothing_is_compiled_and_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert setup().extensions() == []
    assert "no C compiler found: everything will run interpreted" in capsys.readouterr().err


@pytest.mark.usefixtures("alone")
def test_who_insists_on_a_compiler_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_COMPILE", "1")
    with pytest.raises(SystemExit, match="insists, but there is no C compiler"):
        setup().extensions()
