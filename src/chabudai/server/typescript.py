"""`python -m chabudai.server.typescript web/src` writes the browser client's types of all that the server declares.

The socket's messages and the answers over HTTP go to `net/wire.ts`, what a title declares to `games/<title>/types.ts`. A test
compares what is written with what is committed.
"""

import re
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from chabudai import schemas
from chabudai.bots.names import NAMES
from chabudai.core import Title
from chabudai.games import TITLES
from chabudai.server.answers import PARTS
from chabudai.server.messages import FromClient, FromServer

_HEAD: Final = "// Written by python -m chabudai.server.typescript: do not edit.\n\n"
_SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_NAME: Final = re.compile(r"^[A-Za-z_]\w*$")

GENERIC: Final = {
    "Position": (
        "V extends View = View, A extends Action = Action, E extends GameEvent = GameEvent",
        {"view": "V", "legal": "A[]", "events": "E[]"},
    ),
}
"""What a game fills in: the parts of a position are its own."""

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
    """Every file and what stands in it."""
    files = {folder / "net" / "wire.ts": wire()}
    for title in TITLES:
        own = folder / "games" / Path(title.folder).name
        files[own / "types.ts"] = game_types(title)
    return files


def wire() -> str:
    """The types of the wire, and what bots are called."""
    unions = [FromClient, FromServer]
    (client, server), _ = msgspec.json.schema_components(unions, ref_template="#/$defs/{name}")
    _, parts = msgspec.json.schema_components([*unions, *PARTS], ref_template="#/$defs/{name}")
    declared = "".join(
        interface(name, schema) for name, schema in {**parts, "FromClient": client, "FromServer": server}.items()
    )
    names = ", ".join(f"'{name}'" for name in NAMES)
    constants = f"/** What bots are called, by seat. */\nexport const BOT_NAMES = [{names}]\n"
    return _HEAD + _BASES + declared + constants


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
    return _HEAD + parts + unions


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
        key = field if _NAME.match(field) else repr(field)
        fields += f"  {key}{'' if field in required else '?'}: {filled.get(field) or _type(part)}\n"
    return f"{comment}{head}{fields}}}\n\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    several = schema.get("anyOf") or schema.get("oneOf")
    if several:
        return " | ".join(_type(one) for one in several)
    kind = schema.get("type", "")
    if kind == "array":
        item = _type(schema["items"]) if "items" in schema else "unknown"
        return f"({item})[]" if " " in item else f"{item}[]"
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
