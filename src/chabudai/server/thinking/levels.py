"""The bots that can sit at a table."""

from typing import Final

from chabudai.bots import CHARACTERS
from chabudai.bots import LEVELS as FOR_PEOPLE

LEVELS: Final = ("random", *FOR_PEOPLE)
"""From the weakest to the strongest."""

SEATED: Final = (*LEVELS, *CHARACTERS)
"""What can be said of a bot on a chair."""

ADJUSTED: Final = "adjusted"
"""What can be asked for in place of a level: the one that suits whoever asks."""

DEFAULT: Final = "casual"


def level_or_default(level: str, default: str = "") -> str:
    """The level that is named; the default if none is."""
    return level or default or DEFAULT
