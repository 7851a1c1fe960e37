"""JSON schemas of what a title declares: its view with all parts, its events, its actions.

Views and events are read from their declarations in the title's package. An action's verb and arguments are declared
where the table of actions is made, so they are read off the tables of every number of seats and every option.
"""

import types
import typing
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from chabudai.core import Action, Event, Game, Seat, View
from chabudai.core.declared import Declared, described, hints, is_by_seat, plain_type
from chabudai.core.events import kebab
from chabudai.title import Title

Schema: TypeAlias = dict[str, Any]
BY_SEAT: Final = "For each seat."
"""How a list with an entry for each seat is described."""
SEAT: Final = "seat"
"""The format of a number that is a seat."""
_PLAIN: Final = {int: "integer", str: "string", bool: "boolean", float: "number"}


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a title declares of what a seat knows and hears."""

    view: type[View]
    events: list[type[Event]]


def knowledge(title: Title) -> Knowledge:
    """The view that a title shows, and the events that are declared in its package."""
    view = type(title.game(title.most).new_state().view(None))
    events = [kind for kind in _events(Event) if f"{kind.__module__}.".startswith(f"{title.package}.")]
    return Knowledge(view, sorted(events, key=lambda kind: kind.__name__))


def _events(kind: type[Event]) -> list[type[Event]]:
    """Every event that is made from this one, whichever game declares it."""
    return [found for made in kind.__subclasses__() for found in (made, *_events(made))]


def view_schemas(title: Title) -> dict[str, Schema]:
    """The view and its parts by their names; the view comes last."""
    schemas: dict[str, Schema] = {}
    _add(knowledge(title).view, schemas)
    return schemas


def event_schemas(title: Title) -> dict[str, Schema]:
    """The events by their names, and the parts they are made of."""
    schemas: dict[str, Schema] = {}
    for kind in knowledge(title).events:
        _add(kind, schemas)
        told = schemas[kind.__name__]
        told["properties"] = {"event": {"enum": [kebab(kind.__name__)]}, **told["properties"]}
        told["required"] = list(told["properties"])
    return schemas


def action_schemas(title: Title) -> dict[str, Schema]:
    """The actions by their verbs."""
    arguments: dict[str, dict[str, type]] = {}
    for game in games(title):
        for action in game.actions():
            arguments.setdefault(action.verb, _arguments(action))
    return {verb: _action_schema(verb, given) for verb, given in sorted(arguments.items())}


def _arguments(action: Action) -> dict[str, type]:
    return {name: type(value) for name, value in action.arguments.items()}


def _action_schema(verb: str, arguments: dict[str, type]) -> Schema:
    properties: dict[str, Schema] = {"index": {"type": "integer"}, "text": {"type": "string"}, "verb": {"enum": [verb]}}
    properties.update({name: {"type": _PLAIN[kind]} for name, kind in arguments.items()})
    return {"type": "object", "properties": properties, "required": list(properties)}


def games(title: Title) -> list[Game]:
    """A game for every number of seats, and for every value of every option."""
    found = [title.game(seats) for seats in range(title.fewest, title.most + 1)]
    for option in title.options:
        for value in option.values[1:]:
            found.append(title.game(title.most, {option.name: value}))
    return found


def _add(kind: type[Declared], schemas: dict[str, Schema]) -> None:
    properties = {name: _schema(declared, schemas) for name, declared in hints(kind).items()}
    schemas[kind.__name__] = {
        "type": "object",
        "description": described(kind),
        "properties": properties,
        "required": list(properties),
    }


def _schema(declared: object, schemas: dict[str, Schema]) -> Schema:
    plain = plain_type(declared)
    origin = typing.get_origin(plain)
    if origin is list:
        (item,) = typing.get_args(plain)
        listed: Schema = {"type": "array", "items": _schema(item, schemas)}
        return {**listed, "description": BY_SEAT} if is_by_seat(declared) else listed
    if origin in (types.UnionType, typing.Union):
        return {"anyOf": [_schema(one, schemas) for one in typing.get_args(plain)]}
    if plain is type(None):
        return {"type": "null"}
    assert isinstance(plain, type), f"{plain} cannot be declared"
    if issubclass(plain, Declared):
        if plain.__name__ not in schemas:
            _add(plain, schemas)
        return {"$ref": f"#/$defs/{plain.__name__}"}
    return {"type": "integer", "format": SEAT} if declared is Seat else {"type": _PLAIN[plain]}
