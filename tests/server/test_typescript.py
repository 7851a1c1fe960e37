"""The browser client's types are made from what is declared here, and from nothing else."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from chabudai import schemas
from chabudai.core.declared import Declared
from chabudai.games import TITLES
from chabudai.server import typescript
from chabudai.title import Title

WEB = Path(__file__).parents[2] / "web" / "src"


def test_the_clients_types_are_those_that_are_declared() -> None:
    for path, text in typescript.written(WEB).items():
        assert path.read_text("utf-8") == text, f"{path.name}: run python -m chabudai.server.typescript web/src"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_an_actions_arguments_are_the_same_at_every_table(title: Title) -> None:
    declared = schemas.action_schemas(title)
    for game in schemas.games(title):
        for action in game.actions():
            assert set(action.as_dict()) == set(declared[action.verb]["properties"]), action.text


@dataclass
class Planted(Declared):
    """A thing with one of each."""

    seat: int | None
    names: list[str] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    is_open: bool = True


def test_a_declared_thing_is_an_interface() -> None:
    found: dict[str, schemas.Schema] = {}
    schemas._add(Planted, found)
    assert typescript.interface("Planted", found["Planted"]) == (
        "/** A thing with one of each. */\nexport interface Planted {\n"
        "  seat: number | null\n  names: string[]\n  rows: number[][]\n  is_open: boolean\n}\n\n"
    )
