"""How long all lessons of each title take: `python tools/lessons.py` prints the table of docs/lessons.md."""

from chabudai.games import TITLES
from chabudai.testing.lesson_times import SECONDS_BETWEEN, efforts
from chabudai.words import LANGUAGES


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"


def main() -> None:
    """A line for each title and language."""
    for title in TITLES:
        for language in LANGUAGES:
            found = efforts(title, language)
            choices, words = sum(one.choices for one in found), sum(one.words for one in found)
            together, first = clock(sum(one.seconds() for one in found)), clock(found[0].seconds() - SECONDS_BETWEEN)
            print(f"| {title.label} | {language} | {len(found)} | {choices} | {words} | {together} | {first} |")


if __name__ == "__main__":
    main()
