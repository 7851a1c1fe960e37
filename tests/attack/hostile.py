"""Messages and bodies that no client of ours would send: from a seed, with what is known of the tables in them."""

import json
import random
from dataclasses import dataclass, field
from typing import Final

HOSTILE: Final = (
    *("-1", "16", "255", "65536", "9223372036854775808", "-9223372036854775809", "1.5", "1e999", "-0", "NaN", "Infinity"),
    *("null", "true", "false", "[]", "{}", "[[[]]]", '""', '"0"', '"null"', '"../../etc/passwd"'),
    *('"\\u0000"', '"\\ud800"', '"\\udfff\\ud800"', '"\\u202e"'),
    "1" + "0" * 400,
    '"' + "x" * 65 + '"',
    '"' + "y" * 700 + '"',
    '{"a":{"a":{"a":1}}}',
    "[" * 60 + "]" * 60,
)
"""Values in JSON, some of which are none."""
GARBAGE: Final[tuple[bytes, ...]] = (
    b"",
    b"{}",
    b"null",
    b"1e999",
    b"[" * 16_000,
    b'{"type":' * 2_000,
    b"\xff\xfe\x00",
    b"\xef\xbb\xbf" + b'{"type":"ping"}',
    '{"type":"ping"}'.encode("utf-16"),
    b'{"type":"ping","type":"watch"}',
    b'{"type":"ping","n":1}{"type":"ping","n":2}',
    b'{"type":"nothing"}',
    b'{"type":"hello","user":"x"}',
    b"x" * 20_000,
    b'"' + b"a" * 16_300 + b'"',
)
_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "watch": ("table", "seat", "stream", "since"),
    "unwatch": ("table", "seat"),
    "move": ("table", "seat", "id", "action", "version"),
    "undo": ("table", "seat"),
    "answer-undo": ("table", "seat", "consent"),
    "say": ("table", "text"),
    "reveal": ("table", "seat", "value"),
    "back": ("table", "seat"),
    "ping": ("n",),
}


@dataclass
class Knowledge:
    """What a hostile client has found out so far."""

    tables: list[str] = field(default_factory=list)
    streams: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    versions: list[str] = field(default_factory=list)
    values: list[str] = field(default_factory=list)

    def note(self, kept: list[str], found: str) -> None:
        """Remember something, and forget the oldest."""
        if found and found not in kept:
            kept.append(found)
            del kept[:-40]


class Inventor:
    """Makes up what is sent."""

    def __init__(self, seed: int, known: Knowledge) -> None:
        self.rng: Final = random.Random(seed)
        self.known: Final = known
        self.moves: Final[list[tuple[str, int, str]]] = []
        """What may be right just now: a table, a seat of one's own, an action."""

    def _one(self, kept: list[str], otherwise: str) -> str:
        return self.rng.choice(kept) if kept and self.rng.random() < 0.95 else otherwise

    def value(self, name: str) -> str:
        """A value in JSON that may well be right."""
        rng, known = self.rng, self.known
        made: dict[str, object] = {
            "table": self._one(known.tables, "nothing"),
            "seat": rng.choice((0, 0, 1, 1, 2, 3)),
            "stream": self._one(known.streams, "x"),
            "since": rng.randrange(40),
            "id": f"i{rng.randrange(400)}",
            "action": self._one(known.actions, "play 1"),
            "version": self._one(known.versions, "0123") if rng.random() < 0.3 else "",
            "consent": rng.random() < 0.7,
            "text": "x" * rng.randrange(1, 30),
            "value": self._one(known.values, "5a" * 32),
            "n": rng.randrange(1000),
        }
        return json.dumps(made[name])

    def message(self) -> bytes:
        """A message to the socket: right, nearly right, or nothing at all."""
        rng = self.rng
        dice = rng.random()
        if dice < 0.002:
            return rng.choice(GARBAGE)
        kind = rng.choices(list(_FIELDS), (6, 1, 9, 3, 2, 1, 2, 2, 1))[0]
        parts = [f'"type":"{kind}"', *[f'"{name}":{self.value(name)}' for name in _FIELDS[kind]]]
        if kind == "move" and self.moves and rng.random() < 0.5:
            table, seat, action = self.moves.pop(rng.randrange(len(self.moves)))
            parts[1:3], parts[4:] = [f'"table":"{table}"', f'"seat":{seat}'], [f'"action":{json.dumps(action)}']
        if kind in ("watch", "unwatch") and rng.random() < 0.3:
            parts[2] = '"seat":null'
        if dice < 0.012:
            self._spoil(parts)
        text = "{" + ",".join(parts) + "}"
        data = text.encode("utf-8", "surrogatepass")
        return self._bitten(data) if 0.012 < dice < 0.014 else data

    def _spoil(self, parts: list[str]) -> None:
        place = self.rng.randrange(len(parts))
        dice = self.rng.random()
        if dice < 0.2:
            del parts[place]
        elif dice < 0.3:
            parts.append(f'"more":{self.rng.choice(HOSTILE)}')
        elif dice < 0.4:
            parts.append(parts[place])
        else:
            parts[place] = f"{parts[place].partition(':')[0]}:{self.rng.choice(HOSTILE)}"

    def _bitten(self, data: bytes) -> bytes:
        place = self.rng.randrange(len(data))
        return data[:place] + bytes((self.rng.randrange(256),)) + data[place + self.rng.randrange(2) :]

    def body(self, **fields: object) -> bytes:
        """The body of a request: mostly right, with now and then a hostile value."""
        parts = [f"{json.dumps(name)}:{json.dumps(value)}" for name, value in fields.items()]
        dice = self.rng.random()
        if parts and dice < 0.1:
            self._spoil(parts)
        data = ("{" + ",".join(parts) + "}").encode("utf-8", "surrogatepass")
        if dice > 0.98:
            return self.rng.choice(GARBAGE)
        return self._bitten(data) if dice > 0.96 else data
