"""What people write for others to read: names, labels and chat, without letters that hide, turn round or end a line."""

import unicodedata
from typing import Final

from chabudai.server.reasons import ServerWhy
from chabudai.table import TableError

MOST_LETTERS: Final = 32
"""Of a name."""

# Letters without a shape by Unicode's Default_Ignorable_Code_Point, the blank of Braille, and what is no letter at all.
_UNSEEN: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFDD0, 0xFDEF),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFFB),
    (0xFFFE, 0xFFFF),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
_NOT_WRITTEN: Final = ("Cc", "Cf", "Cs", "Co")
_AS_A_PICTURE: Final = "\ufe0f"
"""After a symbol it chooses the coloured shape, so that it can be seen there."""


def _is_seen(letter: str, before: str) -> bool:
    if letter == _AS_A_PICTURE:
        return unicodedata.category(before) == "So"
    if unicodedata.category(letter) in _NOT_WRITTEN:
        return False
    return not any(first <= ord(letter) <= last for first, last in _UNSEEN)


def plain(text: str) -> str:
    """The text as it is seen: composed, every gap one space, and nothing else that has no shape."""
    spaced = " ".join(text.split())
    seen = "".join(letter for before, letter in zip(" " + spaced, spaced, strict=False) if _is_seen(letter, before))
    return " ".join(unicodedata.normalize("NFC", seen).split())


def _says_something(text: str) -> bool:
    return any(unicodedata.category(letter)[0] in "LNPSC" for letter in text)


def name_of(text: str) -> str:
    """A name or a label as it is kept."""
    name = plain(text)
    if not _says_something(name):
        raise TableError("invalid", ServerWhy.NOTHING_TO_SEE_IN_NAME)
    if len(name) > MOST_LETTERS:
        raise TableError("invalid", ServerWhy.NAME_TOO_LONG, most=MOST_LETTERS)
    return name


def line_of(text: str) -> str:
    """What is said at a table as it is kept."""
    line = plain(text)
    if not _says_something(line):
        raise TableError("invalid", ServerWhy.NOTHING_TO_READ)
    return line
