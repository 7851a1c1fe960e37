"""Each level wins more than its share against the one below, on every title: a short arena on fixed deals.

Budgets of simulations and fixed seeds make every game repeat exactly. As many deals are played as keep the bound several
standard errors away; `docs/arena.md` has the long measurements.
"""

import pytest

from chabudai.arena.duel import Plan, full_lineup, play_deal
from chabudai.arena.stats import win_share
from chabudai.games import title

DEALS = {
    ("beginner", "random"): {"zenmaster": 100, "makatsu": 40, "maki-master": 6, "ninjato": 6},
    ("apprentice", "beginner"): {"zenmaster": 250, "makatsu": 60, "maki-master": 20, "ninjato": 30},
    ("casual", "apprentice"): {"zenmaster": 250, "makatsu": 60, "maki-master": 30, "ninjato": 30},
    ("skilled", "casual"): {"zenmaster": 60, "makatsu": 60, "maki-master": 20, "ninjato": 20},
    ("strong", "casual"): {"makatsu": 30},
    ("strong", "skilled"): {"zenmaster": 60, "makatsu": 40, "maki-master": 12, "ninjato": 12},
}
AT_ONCE = {"beginner": {*DEALS["beginner", "random"]}, "skilled": {"zenmaster", "makatsu"}}
"""Of which titles make test climbs to this level; where none is named, of the one whose games are shortest."""
SHORT = {"makatsu"}
ROWS = [
    pytest.param(name, upper, lower, deals, marks=[] if name in AT_ONCE.get(upper, SHORT) else [pytest.mark.slow])
    for (upper, lower), titles in DEALS.items()
    for name, deals in titles.items()
]


def share_of_a_fair_share(name: str, upper: str, lower: str, deals: int) -> float:
    """What one seat of the upper bot wins at the smallest table of the lower one; 1 is as much as anyone's."""
    seats = title(name).fewest
    plan = Plan(name, max(2, seats), {}, full_lineup([upper, lower], max(2, seats)), seed=1)
    games = [played for deal in range(deals) for played in play_deal(plan, deal)]
    return sum(win_share(game, game.bots.index(upper)) for game in games) / len(games) * plan.seats


@pytest.mark.parametrize(("name", "upper", "lower", "deals"), ROWS)
def test_a_level_wins_more_than_its_share_against_the_one_below(name: str, upper: str, lower: str, deals: int) -> None:
    assert share_of_a_fair_share(name, upper, lower, deals) > 1.0
