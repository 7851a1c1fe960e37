"""The tiny game that is solved: its value, what bots lose to its equilibrium, how far the coach is from it.

`python tools/tiny.py` prints all of docs/environments.md, `python tools/tiny.py strong` what one bot loses.
"""

import sys

from chabudai.arena.equilibrium import solved
from chabudai.arena.truth import agreement, asked, learned, losses, tiny
from chabudai.bots import bot
from chabudai.coach import advise
from chabudai.coach.exact import solved as solved_game
from chabudai.core import Action, Game, View
from chabudai.games import title
from chabudai.search import Budget

BOTS = ("random", "beginner", "casual", "strong", "master")


def coach(game: Game, view: View, legal: list[Action]) -> list[tuple[str, float]]:
    """What the coach advises."""
    return [(one.action, one.win) for one in advise(game, view, legal).choices]


def main(names: list[str]) -> None:
    """Solve it and tell."""
    form = tiny()
    found = solved(form)
    places = [len(side.places) for side in form.sides]
    print(f"{form.leaves} ends, {places} places; value {found.value:.6f}, gap {found.gap:.2e}", flush=True)
    for name in names or BOTS:
        # Without its clock `master` is the same on every machine.
        budget = Budget(title("makatsu").levels().master_simulations) if name == "master" else None
        player = bot(name, form.game)
        lost = losses(form, found, (asked(form, 0, player, budget=budget), asked(form, 1, player, budget=budget)))
        print(f"{name}: loses {lost.to_equilibrium:.4f} to the equilibrium, {lost.at_most:.4f} at most", flush=True)
    if not names:
        own = solved_game(form.game)
        assert own is not None
        other = learned(form, own)
        print(f"the coach's plans: value {other.value:.6f}, gap {other.gap:.2e} after {own.rounds} rounds", flush=True)
        print("against them:", agreement(form, other, coach), flush=True)
        print("against the linear program's:", agreement(form, found, coach))


if __name__ == "__main__":
    main(sys.argv[1:])
