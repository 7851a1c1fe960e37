"""The game of the tutorial: built as the page says, installed as a stranger's package, and played wherever a game can be.

Nothing knows it but its own folder. It is installed into a folder of its own and joins by its entry point; then the tests
that run over every title run over it too.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "high_card"
PAGE = ROOT / "docs" / "add-a-game.md"
MOST_SECONDS = 900
MADE = {"__pycache__", "build", ".hypothesis", "chabudai_high_card.egg-info"}

BLOCK = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"high[-_]card|High ?Card")
TELLING_OF_IT = {
    "CHANGELOG.md",
    "docs/add-a-game.md",
    "docs/architecture.md",
    "pyproject.toml",  # where the type checker finds it
    "tests/examples/test_high_card.py",
}
"""The files outside its folder that name it: pages, and what checks it. None of them makes it playable."""


def files() -> list[Path]:
    """The files of the example, without what was made from them."""
    found = [path for path in EXAMPLE.rglob("*") if path.is_file()]
    return sorted(path for path in [each.relative_to(EXAMPLE) for each in found] if not MADE & set(path.parts))


def lines(text: str) -> list[str]:
    """The lines that are not empty."""
    return [line.rstrip() for line in text.splitlines() if line.strip()]


def test_who_follows_the_page_has_built_the_game() -> None:
    built: dict[str, str] = {}
    for name, text in BLOCK.findall(PAGE.read_text("utf-8")):
        built[name] = built.get(name, "") + text
    assert sorted(built) == [path.as_posix() for path in files()]
    for name, text in built.items():
        assert lines(text) == lines((EXAMPLE / name).read_text("utf-8")), name


def test_no_file_outside_its_folder_is_changed_for_it() -> None:
    folders = ["src", "tests", "bench", "docs", "examples", "requirements", "web/src", "web/tools"]
    inside = [path for folder in folders for path in (ROOT / folder).rglob("*") if not path.is_relative_to(EXAMPLE)]
    sources = [path for path in [*ROOT.iterdir(), *inside] if path.is_file() and "static" not in path.parts]
    texts = [
        path for path in sources if path.suffix in {"", ".py", ".md", ".toml", ".ts", ".svelte", ".js", ".ftl", ".json", ".txt"}
    ]
    naming = {path.relative_to(ROOT).as_posix() for path in texts if NAMED.search(path.read_text("utf-8", "replace"))}
    assert naming == TELLING_OF_IT


# Installed, as a stranger's package is.


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package, installed beside it."""
    folder = tmp_path_factory.mktemp("package")
    shutil.copytree(EXAMPLE, folder / "source", ignore=shutil.ignore_patterns(*MADE))
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    command += ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(folder / "site"), str(folder / "source")]
    subprocess.run(command, check=True, capture_output=True, timeout=MOST_SECONDS)
    return folder


@pytest.fixture(scope="module")
def environment(package: Path) -> dict[str, str]:
    """The environment of a process in which the package is installed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return {**kept, "PYTHONPATH": os.pathsep.join([str(package / "site"), *[path for path in sys.path if path]])}


Command = Callable[..., str]


@pytest.fixture
def chabudai(environment: dict[str, str]) -> Command:
    """The command line with the game installed: what it prints."""

    def run(*arguments: str, typed: str = "") -> str:
        command = [sys.executable, "-m", "chabudai.cli", *arguments]
        done = subprocess.run(
            command, env=environment, input=typed, cwd=ROOT, capture_output=True, text=True, check=False, timeout=MOST_SECONDS
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stderr == ""
        return done.stdout

    return run


AREAS = {
    "contract": (60, ["tests/games", "tests/core/test_painting.py", "tests/words"]),
    "bots and search": (20, ["tests/bots/test_bots.py", "tests/search"]),
    "learning": (15, ["tests/learning", "tests/rl"]),
    "terminal": (10, ["tests/cli"]),
    "table": (3, ["tests/table"]),
    "server": (10, ["tests/server"]),
}
"""By area: how many tests run over it at least, and where they are."""


@pytest.mark.slow
@pytest.mark.parametrize("area", AREAS)
def test_whatever_every_title_owes_it_keeps(environment: dict[str, str], area: str) -> None:
    least, places = AREAS[area]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "high-card or high_card", *places]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False, timeout=MOST_SECONDS)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) >= least


@pytest.mark.slow
def test_its_own_tests_pass(package: Path, environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_high_card.py"]
    done = subprocess.run(
        command, env=environment, cwd=package / "source", capture_output=True, text=True, check=False, timeout=MOST_SECONDS
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_on_the_list_of_games(chabudai: Command) -> None:
    assert json.loads(chabudai("games", "--json"))[-1]["name"] == "high-card"


@pytest.mark.parametrize(
    ("language", "hand", "end"),
    [
        pytest.param("en", "Your hand: ", "The end", marks=pytest.mark.slow),
        ("de", "Deine Hand: ", "Spielende"),
    ],
)
def test_it_is_played_in_the_terminal_and_its_record_read_in_both_languages(
    chabudai: Command, tmp_path: Path, language: str, hand: str, end: str
) -> None:
    record = tmp_path / "record.txt"
    typed = "\n".join(["5", "hint", "15", "16", f"save {record}", ""])
    told = chabudai("play", "high-card", "--seats", "3", "--seed", "7", "--no-confirm", "--language", language, typed=typed)
    assert hand in told
    assert end in told
    assert "holds: high-card, 3 seats, 18 steps, ended" in chabudai("check", str(record))
    assert chabudai("verify", str(record))
    assert "high-card" in chabudai("replay", str(record), "--language", language, "--step", "12")


def test_bots_play_it_in_simulations_and_in_the_arena(chabudai: Command, tmp_path: Path) -> None:
    assert "strong" in chabudai("simulate", "high-card", "--bot", "strong", "--games", "4", "--seats", "2", "--seed", "1")
    assert "casual" in chabudai("arena", "high-card", "--bots", "casual,random", "--games", "8", "--out", str(tmp_path))


@pytest.mark.slow
def test_its_speed_is_measured(chabudai: Command) -> None:
    figures = json.loads(chabudai("bench", "high-card", "--seconds", "0.001", "--json"))["games"]
    assert [(each["game"], each["seats"]) for each in figures] == [("high-card", 4)]


@pytest.mark.slow
def test_a_report_tells_its_balance(chabudai: Command, tmp_path: Path) -> None:
    chabudai("report", "high-card", "--games", "100", "--seats", "2", "--seed", "1", "--out", str(tmp_path))
    assert "High Card" in (tmp_path / "report.html").read_text("utf-8")
