"""Looking something up in the rules."""

import re
from typing import Final

from chabudai import words
from chabudai.title import Title

MOST: Final = 12
EVERYTHING: Final = ("all", "alles")
_CHAPTER: Final = re.compile(r"R?(\d+) (?:· )?(.*)")
_MARKS: Final = re.compile(r"\*+|`|\[([^\]]*)\]\([^)]*\)")


def found_in_rules(title: Title, language: str, topic: str) -> list[tuple[str, str]]:
    """What the rules say of a topic, or under a number: headings and passages; those under a heading of that name first."""
    wanted = topic.casefold()
    passages = _passages(words.rules(title, language))
    if wanted in EVERYTHING:
        return passages
    if chapter := [(heading, text) for heading, text in passages if wanted == _number(heading)]:
        return chapter
    if re.fullmatch(r"r?\d+(\.\d+)?", wanted):
        number = re.compile(rf"\bR{re.escape(wanted.removeprefix('r'))}(?![\d.])", re.IGNORECASE)
        return [(heading, text) for heading, text in passages if number.search(text)][:MOST]
    under = [(heading, text) for heading, text in passages if wanted in heading.casefold()]
    inside = [(heading, text) for heading, text in passages if _names(wanted, text) and (heading, text) not in under]
    return (under + inside)[:MOST]


def chapters(title: Title, language: str) -> list[tuple[str, str]]:
    """The chapters of the rules: their numbers and names."""
    headings = dict.fromkeys(heading for heading, _ in _passages(words.rules(title, language)))
    return [(found[1], found[2]) for heading in headings if (found := _CHAPTER.fullmatch(heading))]


def _number(heading: str) -> str:
    """The number of a chapter, without one nothing."""
    found = _CHAPTER.fullmatch(heading)
    return found[1] if found else ""


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
