"""A process in which bots think: `python -m chabudai.server.thinking.worker`.

It reads questions from its standard input, each with its length before it, and writes an answer a line.
"""

import sys
from collections.abc import Callable
from functools import lru_cache

from chabudai.bots import Bot, bot
from chabudai.coach import advise
from chabudai.core import Game, Rng
from chabudai.games import title
from chabudai.server.live.games import dealt_game
from chabudai.server.thinking.question import COACH, Answer, Question, decode, encode_answer, heard_in, view_in


@lru_cache(maxsize=64)
def kept_bot(game: Game, level: str) -> Bot:
    """The bot of that level for a game, kept from one question to the next."""
    return bot(level, game)


def answer(question: Question, known: Callable[[Game, str], Bot] = kept_bot) -> Answer:
    """What the bot chooses, or what the coach says."""
    asked = (question.title, question.seats, question.options, question.edition, question.rules, question.components)
    game = dealt_game(*asked, question.box)
    view = view_in(question, game)
    legal = [game.actions()[index] for index in question.legal]
    if question.level == COACH:
        advice = advise(game, view, legal)
        return Answer(game.action(advice.choices[0].action).index, advice)
    history = None if question.history is None else (lambda: heard_in(question, title(question.title)))
    chosen = known(game, question.level).choose(view, legal, None, Rng(question.seed), history=history)
    return Answer(chosen.action.index)


def main() -> None:
    """Answer until the input ends."""
    questions = sys.stdin.buffer
    while header := questions.read(4):
        question = decode(questions.read(int.from_bytes(header, "big")))
        sys.stdout.buffer.write(encode_answer(answer(question)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
