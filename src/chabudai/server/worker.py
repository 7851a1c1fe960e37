"""A process in which bots think: `python -m chabudai.server.worker`.

It reads questions from its standard input, each with its length before it, and writes the index of an action a line.
"""

import pickle
import sys
from functools import lru_cache

from chabudai.core import Game, Rng
from chabudai.server.boxes import dealt_game
from chabudai.server.levels import Chooser, chooser
from chabudai.server.views import Question, unpacked


@lru_cache(maxsize=64)
def _chooser(game: Game, level: str) -> Chooser:
    return chooser(level, game)


def answer(question: Question) -> int:
    """The index of the action the bot chooses."""
    game = dealt_game(question.title, question.seats, question.options, question.edition, question.rules, question.components)
    view = unpacked(question.view, game)
    legal = [game.actions()[index] for index in question.legal]
    return _chooser(game, question.level)(view, legal, Rng(question.seed)).index


def main() -> None:
    """Answer until the input ends."""
    questions = sys.stdin.buffer
    while header := questions.read(4):
        # Only the server that started this process writes here.
        question = pickle.loads(questions.read(int.from_bytes(header, "big")))  # noqa: S301
        sys.stdout.write(f"{answer(question)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
