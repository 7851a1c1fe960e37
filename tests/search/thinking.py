"""What searches of every title think, as text: `python -m tests.search.thinking`, compiled or interpreted."""

import json
import sys

from chabudai.bots import Budget, bot
from chabudai.core import Rng
from tests.search.positions import every_table, game_of, with_a_choice


def thoughts_of(table: tuple[str, int]) -> list[object]:
    """What `master` thinks in three positions of a game, after few simulations."""
    game = game_of(table)
    seated = bot("master", game)
    told: list[object] = []
    for steps in (0, 45, 90):
        state = with_a_choice(game, steps, seed=steps)
        choice = seated.choose(state.view(state.actor()), state.legal_actions(), Budget(30), Rng(steps))
        for thought in choice.thoughts:
            told.append([choice.action.text, thought.action.text, thought.value, thought.visits, thought.spread])
    return told


if __name__ == "__main__":
    for each in every_table():
        sys.stdout.write(json.dumps([each, thoughts_of(each)]) + "\n")
