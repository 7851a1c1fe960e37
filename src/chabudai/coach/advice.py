"""What the coach advises in a position: every choice with its chance to win and its points, and one sentence of why.

The same question has the same answer: the worlds are drawn from a seed that is made of the view.
"""

from msgspec import Struct

from chabudai.coach.exact import exact_choices, ranked_exactly, why_exactly
from chabudai.coach.judging import Ranked, compared, ranked, seeded, values_of
from chabudai.coach.numbers import Numbers, numbers_of
from chabudai.coach.why import why
from chabudai.core import Action, Game, View
from chabudai.games import title
from chabudai.search import Budget, Search
from chabudai.teaching import Phrase


class Advice(Struct):
    """The choices, the best first, and why it is the best; `even` if others are as good.

    `depth` is how many steps ahead the search came, chance's steps too.
    """

    choices: list[Ranked]
    why: Phrase
    even: bool
    depth: int = 0


def advise(game: Game, view: View, legal: list[Action], spent: Numbers | None = None) -> Advice:
    """What the seat with this view had best do. The search chooses; the comparison over worlds says by how much.

    Of a game that is small enough to be solved both are known exactly.
    """
    exact = exact_choices(game, view)
    if exact:
        return Advice(ranked_exactly(game, exact), *why_exactly(exact))
    numbers = spent or numbers_of(game.setup.title)
    rng = seeded(game, view)
    values = values_of(game)
    if len(legal) == 1:
        only = compared(values, view, legal, max(2, numbers.playings // 8), rng)
        return Advice(ranked(game, only), Phrase("coach-only"), even=False)
    known = title(game.setup.title)
    search = Search(game, *known.master(game))
    best = search.think(view, legal, Budget(numbers.simulations), rng)[0].action
    found = compared(values, view, legal, numbers.playings, rng, best)
    found.sort(key=lambda one: one.action is not best)  # stable: the search's choice first, the others by their points
    return Advice(ranked(game, found), *why(values, view, found, rng), int(search.depth))
