"""Pictures in text: lines of styled spans, which the terminal colours and a test reads plain."""

from collections.abc import Callable
from typing import Final, TypeAlias, final

Say: TypeAlias = Callable[[str, dict[str, object]], str]
"""Looks a phrase up in the catalogue of the reader's language."""


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

    def plain(self) -> str:
        """The picture without its styles."""
        return "\n".join(["".join([span.text for span in line]).rstrip() for line in self.lines])
