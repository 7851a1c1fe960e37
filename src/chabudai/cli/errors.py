"""How the command line says that something is wrong."""

import sys
from typing import Final

from chabudai.core.errors import ChabudaiError, shown

BAD_INPUT: Final = 2
"""The exit code for input that cannot be used. Nothing was changed."""


class BadArgument(ChabudaiError):
    """An argument of the command line that cannot be used."""


def one_line(text: str) -> str:
    """Text that may hold anything, fit for one line of a terminal."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in " ".join(text.split()))


def named(file: str) -> str:
    """The path of a file, quoted; a long one is not cut, for it is to be found again."""
    return shown(file, 4096)


def complain(message: str) -> None:
    """Say in one line on the standard error what is wrong."""
    sys.stderr.write(f"chabudai: error: {one_line(message)}\n")
