"""A process in which bots think: `python -m chabudai.server.thinking.worker`.

It reads questions from its standard input, each with its length before it, and writes the index of an action a line.
"""

import sys
from collections.abc import Callable
from functools import lru_cache

from chabudai.bots import Bot, bot
from chabudai.core import Game, Rng
from chabudai.games import title
from chabudai.server.live.games import dealt_game
from chabudai.server.thinking.question import Question, decode, heard_in, view_in


@lru_cache(maxsize=64)
def kept_bot(game: Game, level: str) -> Bot:
    """The bot of that level for a game, kept from one question to the next."""
    return bot(level, game)


def answer(question: Question, known: Callable[[Game, str], Bot] = kept_bot) -> int:
    """The index of the action the bot chooses."""
    asked = (question.title, question.seats, question.options, question.edition, question.rules, question.components)
    game = dealt_game(*asked, question.box)
    view = view_in(question, game)
    legal = [game.actions()[index] for index in question.legal]
    history = None if question.history is None else (lambda: heard_in(question, title(question.title)))
    return known(game, question.level).choose(view, legal, None, Rng(question.seed), history=history).action.index


def main() -> None:
    """Answer until the input ends."""
    questions = sys.stdin.buffer
    while header := questions.read(4):
        question = decode(questions.read(int.from_bytes(header, "big")))
        sys.stdout.write(f"{answer(question)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
