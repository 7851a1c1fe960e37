"""Both databases for the tests that run on either, and a broker."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai.server.storage.migrate import migrate
from chabudai.server.storage.place import Place
from tests.server.running import new_database
from tests.services import Broker, Missing, Postgres

_FORM = "form"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests, with a database that others are made like."""
    try:
        service = Postgres()
    except Missing as error:
        pytest.skip(str(error))
    try:
        service.execute(f"CREATE DATABASE {_FORM}")
        migrate(service.address(_FORM))
        yield service
    finally:
        service.remove()


@pytest.fixture(scope="session")
def broker() -> Iterator[Broker]:
    """One broker for all tests: it keeps nothing, and processes have ids of their own."""
    try:
        service = Broker()
    except Missing as error:
        pytest.skip(str(error))
    try:
        yield service
    finally:
        service.remove()


@pytest.fixture
def empty_postgres(postgres: Postgres) -> str:
    """The address of a database with nothing in its tables."""
    return postgres.new_database(_FORM)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A database with nothing in its tables, of each kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("empty_postgres"))
    new_database(tmp_path / "a.db")
    return tmp_path / "a.db"
