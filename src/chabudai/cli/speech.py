"""The reader's language, and the words of the command line and the terminal."""

import os
from pathlib import Path
from typing import Final

from chabudai.core.game import Game
from chabudai.core.seats import Seat
from chabudai.games import TITLES
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words

CATALOGUES: Final = Path(__file__).parent / "words"
VARIABLE: Final = "CHABUDAI_LANGUAGE"
_OPTION: Final = "--language"


def usual_language() -> str:
    """What the environment asks for, or what the machine speaks; English where neither is a language of ours."""
    if asked := os.environ.get(VARIABLE, ""):
        return asked
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return spoken[:2] if spoken[:2] in LANGUAGES else LANGUAGES[0]


def language_of(arguments: list[str]) -> str:
    """The language in which to answer these arguments, whatever else is wrong with them."""
    asked = usual_language()
    for place, argument in enumerate(arguments):
        if argument == _OPTION and place + 1 < len(arguments):
            asked = arguments[place + 1]
        elif argument.startswith(f"{_OPTION}="):
            asked = argument.partition("=")[2]
    return asked if asked in LANGUAGES else LANGUAGES[0]


def words_of(title: Title, language: str, names: list[str], reader: Seat | None = None, game: Game | None = None) -> Words:
    """A title's words with those of the terminal, and with the names that the edition of a game gives."""
    return Words(title, language, names, reader, CATALOGUES, game)


def seat_names(language: str, seats: int) -> list[str]:
    """Seats that have only a number; people count them from 1."""
    return [plain_words(language).say("terminal-seat", {"number": seat + 1}) for seat in range(seats)]


def plain_words(language: str) -> Words:
    """The words of the terminal before there is a table."""
    return words_of(TITLES[0], language, [])
