"""Looking something up in the rules."""

import re
from typing import Final

from chabudai import words
from chabudai.title import Title

MOST: Final = 12
_MARKS: Final = re.compile(r"\*+|`|\[([^\]]*)\]\([^)]*\)")


def found_in_rules(title: Title, language: str, topic: str) -> list[tuple[str, str]]:
    """What the rules say of a topic, or under a number: headings and passages; those under a heading of that name first."""
    wanted = topic.casefold()
    passages = _passages(words.rules(title, language))
    if re.fullmatch(r"r?\d+(\.\d+)?", wanted):
        number = re.compile(rf"\bR{re.escape(wanted.removeprefix('r'))}(?![\d.])", re.IGNORECASE)
        return [(heading, text) for heading, text in passages if number.search(text)][:MOST]
    under = [(heading, text) for heading, text in passages if wanted in heading.casefold()]
    inside = [(heading, text) for heading, text in passages if _names(wanted, text) and (heading, text) not in under]
    return (under + inside)[:MOST]


def _names(wanted: str, text: str) -> bool:
    """Whether a text has words that begin so."""
    return re.search(rf"(?<!\w){re.escape(wanted)}", text.casefold()) is not None


def _passages(page: str) -> list[tuple[str, str]]:
    """The page in pieces that say something alone: paragraphs, points of a list, rows of a table."""
    passages: list[tuple[str, str]] = []
    heading, piece = "", ""
    for line in [*page.splitlines(), ""]:
        text = line.strip()
        starts = text.startswith(("#", "- ", "* ", "|", ">")) or re.match(r"(\d+\.|\*\*R\d|R\d)", text) is not None
        if (not text or starts) and piece:
            passages.append((heading, piece))
            piece = ""
        if text.startswith("#"):
            heading = text.lstrip("# ")
        elif text.startswith("|"):
            cells = [cell.strip() for cell in text.strip("|").split("|")]
            if not set("".join(cells)) <= set("-: "):
                passages.append((heading, _bare("  ".join(cell for cell in cells if cell))))
        elif text:
            piece = f"{piece} {_bare(text.removeprefix('- '))}".strip()
    return passages


def _bare(text: str) -> str:
    return _MARKS.sub(r"\1", text)
