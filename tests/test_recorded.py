"""What the browser's unit tests are fed with is what is declared: a renamed field makes it stale."""

import json

import msgspec
import pytest

from chabudai.core.declared import filled
from chabudai.games import TITLES
from chabudai.schemas import event_schemas, knowledge
from chabudai.server.socket.messages import FromServer
from chabudai.title import Title
from tests.recorded import WEB, kit_folder

KITS = [title for title in TITLES if kit_folder(title).is_dir()]


@pytest.mark.parametrize("title", KITS, ids=lambda title: title.name)
def test_recorded_moments_are_of_views_and_events_as_they_are_declared(title: Title) -> None:
    told = json.loads((kit_folder(title) / "moments.json").read_text("utf-8"))
    declared = {schema["properties"]["event"]["enum"][0]: schema for schema in event_schemas(title).values()}
    heard = set()
    for moment in told["moments"]:
        before = {**told["first"], **moment["before"]}
        for view in (before, {**before, **moment["after"]}):
            filled(knowledge(title).view, view)
        for event in moment["events"]:
            heard.add(event["event"])
            assert list(event) == list(declared[event["event"]]["properties"]), "run python -m tests.recorded"
    assert heard == set(declared)


def test_recorded_messages_are_those_of_the_wire() -> None:
    told = json.loads((WEB / "table" / "messages.json").read_text("utf-8"))
    heard = [msgspec.json.decode(json.dumps(message), type=FromServer) for message in told["messages"]]
    for message, decoded in zip(told["messages"], heard, strict=True):
        assert json.loads(msgspec.json.encode(decoded)) == message, "run python -m tests.recorded"
    assert {message["type"] for message in told["messages"]} >= {"hello", "snapshot", "update", "ack", "refused", "said"}
