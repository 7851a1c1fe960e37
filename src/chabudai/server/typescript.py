"""`python -m chabudai.server.typescript web/src` writes the browser client's types of all that the server declares.

The socket's messages, and the bodies and answers over HTTP, go to `net/wire.ts`, what a title declares to
`games/<title>/types.ts`. A test compares what is written with what is committed.
"""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi.routing import APIRoute
from pydantic import BaseModel

from chabudai import schemas
from chabudai.bots.names import NAMES
from chabudai.games import OURS
from chabudai.server.app import ROUTERS
from chabudai.server.http.answers import PARTS
from chabudai.server.socket.messages import FromClient, FromServer
from chabudai.title import Title
from chabudai.words import LANGUAGES

_HEAD: Final = "// Written by python -m chabudai.server.typescript: do not edit.\n\n"
_SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_WRITTEN: Final = {int: "number", float: "number", str: "string", bool: "boolean"}
_NAME: Final = re.compile(r"^[A-Za-z_]\w*$")
_CHOICE: Final = re.compile(r"^\^\(([\w|-]+)\)\$$")

GENERIC: Final = {
    "Position": (
        "V extends View = View, A extends Action = Action, E extends GameEvent = GameEvent",
        {"view": "V", "legal": "A[]", "events": "E[]"},
    ),
    "ReviewJob": ("A extends Action = Action", {"actions": "A[]"}),
}
"""What a game fills in: the parts of a position are its own."""

_NAMED: Final = f"""export const LANGUAGES = {list(LANGUAGES)!r} as const

/** What bots are called, by seat. */
export const BOT_NAMES = {list(NAMES)!r}

"""
_BASES: Final = """/** What a seat knows; each game's own type says what. */
export interface View {
  seat: number | null
}

/** A move: its notation, and the same move in parts, which each game's own types name. */
export interface Action {
  index: number
  text: string
  verb: string
}

/** Something that happened; each game's own types say what. */
export interface GameEvent {
  event: string
}

"""


def written(folder: Path) -> dict[Path, str]:
    """Every file and what stands in it; a title without a kit of its own has none."""
    files = {folder / "net" / "wire.ts": wire()}
    for title in OURS:
        own = folder / "games" / Path(title.folder).name
        if own.is_dir():
            files[own / "types.ts"] = game_types(title)
    return files


def wire() -> str:
    """The types of the wire, and what bots are called."""
    unions = [FromClient, FromServer]
    (client, server), _ = msgspec.json.schema_components(unions, ref_template="#/$defs/{name}")
    _, parts = msgspec.json.schema_components([*unions, *PARTS], ref_template="#/$defs/{name}")
    named = {**parts, **_bodies(), "FromClient": client, "FromServer": server}
    declared = "".join(interface(name, schema) for name, schema in named.items())
    return _HEAD + _NAMED + _BASES + declared.rstrip("\n") + "\n"


def _bodies() -> dict[str, schemas.Schema]:
    """What requests hold, as the routes declare it."""
    found: dict[str, schemas.Schema] = {}
    for route in [route for router in ROUTERS for route in router.routes]:
        if not isinstance(route, APIRoute) or route.body_field is None:
            continue
        kind = route.body_field.field_info.annotation
        assert isinstance(kind, type), kind
        assert issubclass(kind, BaseModel), kind
        schema = kind.model_json_schema()
        found.update(schema.pop("$defs", {}))
        found[kind.__name__] = schema
    return found


def game_types(title: Title) -> str:
    """The types of one title."""
    known = schemas.knowledge(title)
    views, events, actions = schemas.view_schemas(title), schemas.event_schemas(title), schemas.action_schemas(title)
    verbs = {_pascal(verb) + "Action": schema for verb, schema in actions.items()}
    parts = "".join(interface(name, schema) for name, schema in {**views, **events, **verbs}.items())
    told = " | ".join(kind.__name__ for kind in known.events) or "never"
    unions = (
        f"export type View = {known.view.__name__}\n\nexport type Event = {told}\n\nexport type Action = {' | '.join(verbs)}\n"
    )
    return _HEAD + parts + _edition(title) + unions


def _edition(title: Title) -> str:
    """What is printed in the box, as the house edition has it."""
    text = title.edition_file("house").read_text("utf-8")
    return f"/** An edition's file. */\nexport type Edition = {seen([tomllib.loads(text)])}\n\n"


def seen(values: list[Any]) -> str:
    """The type of what these values have in common; a key that some of them lack may be missing."""
    tables = [value for value in values if isinstance(value, dict)]
    items = [item for value in values if isinstance(value, list) for item in value]
    kinds = {_WRITTEN[type(value)] for value in values if type(value) in _WRITTEN}
    if tables:
        keys = list(dict.fromkeys(key for table in tables for key in table))
        kinds.add("{ " + "; ".join(f"{_key(key)}{_maybe(key, tables)}: {_under(key, tables)}" for key in keys) + " }")
    if items:
        kinds.add(_list_of(seen(items)))
    return " | ".join(sorted(kinds)) or "unknown"


def _maybe(key: str, tables: list[dict[str, Any]]) -> str:
    return "" if all(key in table for table in tables) else "?"


def _under(key: str, tables: list[dict[str, Any]]) -> str:
    return seen([table[key] for table in tables if key in table])


def _list_of(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _key(name: str) -> str:
    return name if _NAME.match(name) else repr(name)


def _pascal(kebab: str) -> str:
    return "".join(part.capitalize() for part in kebab.split("-"))


def interface(name: str, schema: dict[str, Any]) -> str:
    """One declared thing as TypeScript has it."""
    described = schema.get("description", "").replace("\n", " ")
    comment = f"/** {described} */\n" if described else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)}\n\n"
    generic, filled = GENERIC.get(name, ("", {}))
    head = f"export interface {name}{f'<{generic}>' if generic else ''} {{\n"
    required = schema.get("required", [])
    fields = ""
    for field, part in schema["properties"].items():
        told = f"  /** {schemas.BY_SEAT} */\n" if part.get("description") == schemas.BY_SEAT else ""
        fields += f"{told}  {_key(field)}{'' if field in required else '?'}: {filled.get(field) or _type(part)}\n"
    return f"{comment}{head}{fields}}}\n\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    choice = _CHOICE.match(schema.get("pattern", ""))
    values = schema.get("enum") or (choice and choice[1].split("|"))
    if values:
        return " | ".join(f"'{value}'" for value in values)
    several = schema.get("anyOf") or schema.get("oneOf")
    if several:
        return " | ".join(_type(one) for one in several)
    kind = schema.get("type", "")
    if kind == "array":
        return _list_of(_type(schema["items"]) if "items" in schema else "unknown")
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'unknown'}>"
    return _SIMPLE.get(kind, "unknown")


def main() -> None:
    """Write the files into the given folder."""
    for path, text in written(Path(sys.argv[1])).items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
