"""Pictures in text: lines of styled spans, which the terminal colours and a test reads plain."""

from collections.abc import Callable
from typing import Final, TypeAlias, final

from chabudai.core.declared import Declared, hints, is_by_seat, is_seat
from chabudai.core.game import View

Say: TypeAlias = Callable[[str, dict[str, object]], str]
"""Looks a phrase up in the catalogue of the reader's language. `of_thing` asks it for what a guide says of a thing."""

WIDTH: Final = 80
"""No line of a drawing is longer."""

NAME: Final = "the-name"
ABOUT: Final = "the-sentence"
NOW: Final = "the-worth-now"


@final
class Span:
    """Some text in one style, such as `bold red on white`; the empty style is plain."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text: Final = text
        self.style: Final = style


@final
class Drawing:
    """A picture that grows line by line."""

    def __init__(self) -> None:
        self.lines: list[list[Span]] = []

    def line(self, text: str = "", style: str = "") -> None:
        """Begin a new line."""
        self.lines.append([Span(text, style)] if text else [])

    def add(self, text: str, style: str = "") -> None:
        """Go on in the last line."""
        self.lines[-1].append(Span(text, style))

    def listing(self, label: str, things: list[str], style: str = "", between: str = ", ") -> None:
        """Things behind their label, on as many lines as they need, each indented as far as the first."""
        self.line(label, style)
        used = len(label)
        for place, thing in enumerate(things):
            text = thing if place + 1 == len(things) else f"{thing}{between}"
            if used + len(text.rstrip()) > WIDTH and used > len(label):
                self.line(" " * len(label))
                used = len(label)
            self.add(text, style)
            used += len(text)

    def prose(self, label: str, text: str, style: str = "") -> None:
        """A sentence behind its label, broken between words."""
        self.listing(label, text.split(), style, " ")

    def room(self) -> int:
        """How much is left of the last line."""
        return WIDTH - sum([len(span.text) for span in self.lines[-1]])

    def plain(self) -> str:
        """The picture without its styles."""
        return "\n".join(["".join([span.text for span in line]).rstrip() for line in self.lines])


def of_thing(say: Say, what: str, ident: str) -> str:
    """The NAME of a thing by its id, what is said ABOUT it, or what it is worth NOW; nothing where nobody explains it."""
    try:
        return say(what, {"thing": ident})
    except KeyError:
        return ""


def painted(view: View, names: list[str], say: Say) -> Drawing:
    """Any view as text: its declared fields line by line, all but those that every position shares.

    The catalogue names a field under `label-<field>`; where it has no such message, the field's own name is shown.
    """
    drawing = Drawing()
    declared = hints(type(view))
    left_out = ["seat", *view.shared()]
    for name in view.fields():
        if name not in left_out:
            _field(drawing, "", name, declared[name], getattr(view, name), names, say)
    return drawing


def _field(drawing: Drawing, indent: str, name: str, hint: object, value: object, names: list[str], say: Say) -> None:
    label = _label(name, say)
    if isinstance(value, Declared):
        drawing.line(f"{indent}{label}", "bold")
        _part(drawing, f"{indent}  ", value, names, say)
    elif isinstance(value, list) and value and (is_by_seat(hint) or isinstance(value[0], Declared | list)):
        drawing.line(f"{indent}{label}", "bold")
        for place in range(len(value)):
            _row(drawing, f"{indent}  ", names[place] if is_by_seat(hint) else str(place), value[place], names, say)
    else:
        drawing.line(f"{indent}{label}: ", "dim")
        drawing.add(_shown(value, names if is_seat(name, hint) else []))


def _part(drawing: Drawing, indent: str, part: Declared, names: list[str], say: Say) -> None:
    declared = hints(type(part))
    for name in part.fields():
        _field(drawing, indent, name, declared[name], getattr(part, name), names, say)


def _row(drawing: Drawing, indent: str, head: str, value: object, names: list[str], say: Say) -> None:
    """One line of a list that is shown line by line."""
    if isinstance(value, Declared):
        drawing.line(f"{indent}{head}", "bold")
        _part(drawing, f"{indent}  ", value, names, say)
        return
    drawing.line(f"{indent}{head}: ", "dim")
    drawing.add(_shown(value, []))


def _label(name: str, say: Say) -> str:
    try:
        return say(f"label-{name.replace('_', '-')}", {})
    except KeyError:
        return name.replace("_", " ")


def _shown(value: object, names: list[str]) -> str:
    if isinstance(value, list):
        return " ".join([_shown(item, names) for item in value]) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    if value is None or value == "" or (names and isinstance(value, int)):
        return "–"
    return str(value)
