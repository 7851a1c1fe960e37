"""Whatever the description allows is answered as the description says, and never by a server error."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from schemathesis.specs.openapi.schemas import OpenApiSchema

from tests.patience import PATIENCE
from tests.server import plain
from tests.server.running import Person, Running, running, seated

EXAMPLES = int(os.environ.get("CHABUDAI_SCHEMA_EXAMPLES", "4"))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("openapi")) as started:
        yield started


@pytest.fixture(scope="module")
def described(server: Running) -> OpenApiSchema:
    """What the server says of itself, read once."""
    return schemathesis.openapi.from_dict(plain.get(f"{server.url}/api/openapi.json").json())


def operations() -> list[str]:
    from chabudai.server.app import create_app

    paths: dict[str, dict[str, Any]] = create_app().openapi()["paths"]
    return sorted(f"{method.upper()} {path}" for path, methods in paths.items() for method in methods)


@pytest.mark.parametrize("name", [name for name in operations() if not name.endswith("/stream")])
def test_every_operation_keeps_its_description(server: Running, described: OpenApiSchema, name: str) -> None:
    method, path = name.split(" ")
    operation = described[path][method]
    table, people = seated(server.url)
    waiting = people[0].open_table()
    number = 0

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), database=None, deadline=None)
    @given(operation.as_strategy())
    def check(case: Case[Any]) -> None:
        nonlocal number
        number += 1
        if "ident" in case.path_parameters and "/tables/" in path:
            case.path_parameters["ident"] = (table, waiting, case.path_parameters["ident"])[number % 3]
        token = people[number % 3].token if name != "DELETE /api/me" else Person(server.url).token
        response = case.call(base_url=server.url, headers={"Cookie": f"chabudai={token}"}, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    check()


def test_the_description_is_openapi_3_1_and_names_every_path_of_the_wire(server: Running) -> None:
    description = plain.get(f"{server.url}/api/openapi.json").json()
    assert description["openapi"].startswith("3.1")
    wire = (Path(__file__).parents[2] / "docs" / "wire.md").read_text("utf-8")
    for path in description["paths"]:
        assert path.rpartition("/")[2].replace("ident", "id") in wire, path


def test_unknown_paths_and_methods_are_problems(server: Running) -> None:
    for response in (plain.get(f"{server.url}/api/nothing"), plain.put(f"{server.url}/api/me", json={})):
        assert response.status_code in (404, 405)
        assert response.headers["content-type"] == "application/problem+json"
