"""What a game declares once: views, their parts and events are dataclasses, and their fields are all there is to tell.

A field holds a number, a text, a truth, another declared thing, a list of these, or None where it says so. From the
declaration come plain data both ways, JSON schemas and the browser's types. A compiled class has forgotten its annotations;
they are read from its source, which lies beside it.
"""

import ast
import sys
import types
import typing
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

_HINTS: Final[dict[type, dict[str, object]]] = {}
_EACH_SEAT: Final = "each seat"
D = TypeVar("D", bound="Declared")
T = TypeVar("T")

BySeat = Annotated[list[T], _EACH_SEAT]
"""A list with one entry for each seat, in their order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """A declared thing."""

    def fields(self) -> tuple[str, ...]:
        """The names of what it tells."""
        return tuple(getattr(type(self), "__dataclass_fields__", ()))

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        plain: dict[str, object] = msgspec.to_builtins(self)
        return plain


def hints(kind: type) -> dict[str, object]:
    """The types of the fields as they are declared, compiled or not."""
    known = _HINTS.get(kind)
    if known is None:
        known = {}
        for part in reversed(kind.__mro__):
            if issubclass(part, Declared):
                known.update(_own_hints(part))
        _HINTS[kind] = known
    return known


def described(kind: type) -> str:
    """The first line of what its source says of it; a compiled class may have forgotten that too."""
    for statement in _body(kind, sys.modules[kind.__module__])[:1]:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            return str(statement.value.value).partition("\n")[0]
    return ""


def _own_hints(kind: type) -> dict[str, object]:
    module = sys.modules[kind.__module__]
    texts: dict[str, str] = {}
    for statement in _body(kind, module):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            texts[statement.target.id] = ast.unparse(statement.annotation)
    holder = types.SimpleNamespace(__annotations__=texts)
    return dict(typing.get_type_hints(holder, vars(module), include_extras=True))


def _body(kind: type, module: types.ModuleType) -> list[ast.stmt]:
    """The class as its source has it; the source of a compiled module has the same name up to the first dot."""
    file = Path(str(module.__file__))
    source = file.parent / (file.name.partition(".")[0] + ".py")
    body: list[ast.stmt] = ast.parse(source.read_text("utf-8")).body
    for name in kind.__qualname__.split("."):
        body = _inside(name, body)
    return body


def _inside(name: str, body: list[ast.stmt]) -> list[ast.stmt]:
    """What a class or a function (a test's, say) of that name holds; of `<locals>` what is there already."""
    for statement in body:
        if isinstance(statement, ast.ClassDef | ast.FunctionDef) and statement.name == name:
            return statement.body
    return body


def filled(kind: type[D], plain: dict[str, object]) -> D:
    """The declared thing that this plain data tells; a ValueError if it tells another thing."""
    expected = hints(kind)
    if expected.keys() != plain.keys():
        odd = sorted(expected.keys() ^ plain.keys())
        raise ValueError(f"not a {kind.__name__}: missing or unknown: {', '.join(odd)}")
    return kind(**{name: _value(expected[name], plain[name], f"{kind.__name__}.{name}") for name in expected})


def _value(expected: object, value: object, where: str) -> object:
    plain = plain_type(expected)
    if typing.get_origin(plain) is list:
        if not isinstance(value, list):
            raise ValueError(f"{where} is not a list")
        (item,) = typing.get_args(plain)
        return [_value(item, one, where) for one in value]
    if typing.get_origin(plain) in (types.UnionType, typing.Union):
        if value is None:
            return None
        (plain,) = [plain_type(one) for one in typing.get_args(plain) if one is not type(None)]
    assert isinstance(plain, type), f"{where} is declared as {plain}"
    if issubclass(plain, Declared):
        if not isinstance(value, dict):
            raise ValueError(f"{where} is not an object")
        return filled(plain, value)
    if type(value) is not plain:
        raise ValueError(f"{where} is not of type {plain.__name__}")
    return value


def is_seat(name: str, declared: object) -> bool:
    """Whether a field holds a seat: its type says so, or its name ends in `seat`."""
    several = typing.get_args(declared) if typing.get_origin(declared) in (types.UnionType, typing.Union) else (declared,)
    return any([getattr(one, "__name__", "") == "Seat" or (one is int and name.endswith("seat")) for one in several])


def plain_type(declared: object) -> object:
    """What a declared type is made of: a seat is a number."""
    bare = typing.get_args(declared)[0] if typing.get_origin(declared) is Annotated else declared
    made_of: object = getattr(bare, "__supertype__", bare)
    return made_of


def is_by_seat(declared: object) -> bool:
    """Whether a declared list has one entry for each seat."""
    return _EACH_SEAT in getattr(declared, "__metadata__", ())
