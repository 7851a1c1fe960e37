"""What many games say: win shares, ranks, margins, their 95 % intervals, and ratings.

The games of one deal belong together, so the unit of every interval is the deal: luck that all seats shared cancels inside it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from openskill.models import PlackettLuce, PlackettLuceRating

from chabudai.arena.duel import Played
from chabudai.arena.intervals import Estimate, estimate
from chabudai.arena.luck import adjusted

Rating: TypeAlias = PlackettLuceRating
"""OpenSkill's: `mu`, what a bot is worth, and `sigma`, how far that may be off."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did."""

    bot: str
    seats: int
    """Seats it took over all games."""
    win_share: Estimate
    adjusted: Estimate
    """The win share with luck taken away, the same where that was not told."""
    rank: Estimate
    margin: Estimate
    """Points ahead of the best of the others, behind is below 0."""
    rating: float
    """OpenSkill's ordinal: a cautious estimate of strength."""
    mean_ms: float
    slowest_ms: float


def win_share(game: Played, seat: int) -> float:
    """A win counts 1, a shared one its share."""
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def mean_rank(game: Played, seat: int) -> float:
    """The rank; those who share one take the mean of the ranks they fill."""
    return game.ranks[seat] + (game.ranks.count(game.ranks[seat]) - 1) / 2


def margin(game: Played, seat: int, lowest_wins: bool) -> float:
    """Points ahead of the best of the others."""
    others = [score for other, score in enumerate(game.scores) if other != seat]
    return min(others) - game.scores[seat] if lowest_wins else game.scores[seat] - max(others)


def standings(games: list[Played], lowest_wins: bool) -> list[Standing]:
    """Every bot's standing, the best win share first."""
    ratings = rated(games)
    found = []
    for name in sorted({name for game in games for name in game.bots}):
        mine = [(game, seat) for game in games for seat, other in enumerate(game.bots) if other == name]
        decisions = sum(game.decisions[seat] for game, seat in mine)
        found.append(
            Standing(
                name,
                len(mine),
                by_deal(mine, win_share),
                _adjusted(mine),
                by_deal(mine, mean_rank),
                by_deal(mine, lambda game, seat: margin(game, seat, lowest_wins)),
                ratings[name].ordinal(),
                1000 * sum(game.seconds[seat] for game, seat in mine) / max(1, decisions),
                1000 * max(game.slowest[seat] for game, seat in mine),
            )
        )
    return sorted(found, key=lambda standing: -standing.win_share.mean)


def by_deal(mine: list[tuple[Played, int]], value: Callable[[Played, int], float]) -> Estimate:
    """The estimate over deals of a value's mean inside each deal."""
    return estimate(_means(mine, value))


def _means(mine: list[tuple[Played, int]], value: Callable[[Played, int], float]) -> list[float]:
    deals: dict[int, list[float]] = {}
    for game, seat in mine:
        deals.setdefault(game.deal, []).append(value(game, seat))
    return [sum(values) / len(values) for values in deals.values()]


def _adjusted(mine: list[tuple[Played, int]]) -> Estimate:
    luck = _means(mine, lambda game, seat: game.luck[seat] if game.luck else 0.0)
    return adjusted(_means(mine, win_share), luck)


def rated(games: list[Played]) -> dict[str, Rating]:
    """OpenSkill ratings after all games, in the order of the deals; seats of one bot move its rating by their mean.

    Bots do not change, so what is known of them is never thought to grow old (`tau`).
    """
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for game in games for name in game.bots}
    for game in sorted(games, key=lambda game: (game.deal, game.rotation)):
        if len(set(game.bots)) == 1:
            continue
        teams = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in game.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for name in set(game.bots):
            new = [team[0] for team, other in zip(after, game.bots, strict=True) if other == name]
            mu = sum(rating.mu for rating in new) / len(new)
            sigma = sum(rating.sigma for rating in new) / len(new)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return ratings
