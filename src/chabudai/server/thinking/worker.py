"""A process in which bots think: `python -m chabudai.server.thinking.worker`.

It reads questions from its standard input, each with its length before it, and writes the index of an action a line.
"""

import sys
from functools import lru_cache

from chabudai.bots import Bot, bot
from chabudai.core import Game, Rng
from chabudai.server.live.games import dealt_game
from chabudai.server.thinking.question import Question, decode, view_in


@lru_cache(maxsize=64)
def _kept_bot(game: Game, level: str) -> Bot:
    return bot(level, game)


def answer(question: Question) -> int:
    """The index of the action the bot chooses."""
    game = dealt_game(question.title, question.seats, question.options, question.edition, question.rules, question.components)
    view = view_in(question, game)
    legal = [game.actions()[index] for index in question.legal]
    return _kept_bot(game, question.level).choose(view, legal, None, Rng(question.seed)).action.index


def main() -> None:
    """Answer until the input ends."""
    questions = sys.stdin.buffer
    while header := questions.read(4):
        question = decode(questions.read(int.from_bytes(header, "big")))
        sys.stdout.write(f"{answer(question)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
