"""One word for one thing: `lexicon.<language>.toml` beside the catalogues has the word, and what is never said for it."""

import re
import tomllib
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chabudai import words
from chabudai.title import Title

_NOT_READ: Final = re.compile(r"<!--.*?-->|`[^`]*`|\]\([^)]*\)", re.DOTALL)


def never(title: Title | None, language: str) -> list[str]:
    """What no text of this title says in this language, the table's own words included; None is the table itself."""
    folders = [Path(words.__file__).parent]
    if title is not None:
        folders.append(Path(title.folder, "words"))
    files = [folder / f"lexicon.{language}.toml" for folder in folders]
    read = [tomllib.loads(file.read_text("utf-8")) for file in files if file.exists()]
    return [word for lexicon in read for entry in lexicon["word"] for word in entry.get("never", [])]


def odd_in_catalogue(path: Path, forbidden: list[str]) -> list[str]:
    """The messages of a catalogue that say a forbidden word, each as `message: word`."""
    found: list[str] = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            texts = _Texts()
            texts.visit(entry)
            found.extend([f"{entry.id.name}: {word}" for word in odd_in("\n".join(texts.said), forbidden)])
    return found


def odd_in_page(path: Path, forbidden: list[str]) -> list[str]:
    """The lines of a page that say a forbidden word; what nobody reads, comments and code, does not count."""
    lines = _NOT_READ.sub("", path.read_text("utf-8")).splitlines()
    return [f"{line[:60]}: {word}" for line in lines for word in odd_in(line, forbidden)]


def odd_in(text: str, forbidden: list[str]) -> list[str]:
    """The forbidden words in a text: whole ones, for compounds are other words; without a capital in any case."""
    return [word for word in forbidden if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text, _flags(word))]


def _flags(word: str) -> re.RegexFlag:
    return re.IGNORECASE if word.islower() else re.NOFLAG


def says_no_other_word(title: Title, language: str) -> None:
    """Rules page and catalogue of a title keep to the lexicon."""
    forbidden = never(title, language)
    odd = odd_in_catalogue(title.catalogue_file(language), forbidden) + odd_in_page(title.rules_file(language), forbidden)
    assert not odd, "\n".join(odd)


class _Texts(Visitor):
    """Collects what a message says: its plain text, a variant a line."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the visitor's own naming
        parts = [part.value if isinstance(part, ast.TextElement) else "…" for part in node.elements]
        self.said.append("".join(parts))
        self.generic_visit(node)
