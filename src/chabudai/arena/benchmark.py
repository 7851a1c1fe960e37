"""Benchmark v0: one bot against fixed opponents on fixed deals, so that results of different people can stand in one table."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from chabudai import __version__
from chabudai.arena.cluster import LOCAL
from chabudai.arena.duel import Plan, Played
from chabudai.arena.intervals import Estimate, estimate
from chabudai.arena.manifest import commit
from chabudai.arena.stats import margin, win_share
from chabudai.arena.tournament import run
from chabudai.games import title

VERSION: Final = "v0"
SEED: Final = "benchmark-v0"
DEALS: Final = 200
"""Each is played with the bot on every seat."""
QUICK: Final = 10
"""Deals of a look that is no entry."""
SEATS: Final = {"zenmaster": 3, "makatsu": 3, "maki-master": 2, "ninjato": 2}
OPPONENTS: Final = ("random", "casual", "strong")
"""All other seats are one of them."""
OF_NO_OPPONENT: Final = ("coach.toml", "instinct.toml")
"""Numbers of the coach and of `master`."""


@dataclass(frozen=True, slots=True)
class Against:
    """How the bot did against one opponent."""

    opponent: str
    games: int
    wins: Estimate
    margin: Estimate
    """Points ahead of the best of the others."""
    milliseconds: float
    """Of processor time for one decision of the bot."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the table: the score is the mean of the win shares against all opponents."""

    title: str
    bot: str
    deals: int
    score: Estimate
    against: list[Against]

    def is_whole(self) -> bool:
        """Whether it may stand in the table."""
        return self.deals == DEALS

    def manifest(self) -> dict[str, Any]:
        """How it came about."""
        setup = plan_of(self.title, self.bot, OPPONENTS[0]).game().setup
        known = {"benchmark": VERSION, "chabudai": __version__, "commit": commit(), "rules": setup.rules_version}
        fixed = {"opponents": list(OPPONENTS), "minds": minds(self.title), "seed": SEED, "deals": self.deals}
        return {**known, "edition": setup.edition, "seats": setup.seats, **fixed}


def minds(name: str) -> str:
    """Digits that tell the opponents' numbers apart from others: only lines with the same ones compare.

    Those of the coach and of `master` move no opponent.
    """
    files = sorted(file for file in Path(title(name).folder, "mind").glob("*.toml") if file.name not in OF_NO_OPPONENT)
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:8]


def plan_of(name: str, bot: str, opponent: str) -> Plan:
    """What is played against one opponent."""
    seats = SEATS.get(name, title(name).fewest)
    bots = (bot, *[opponent] * (seats - 1))
    return Plan(name, seats, {}, bots, SEED, by_processor=True)


def entered(
    name: str,
    bot: str,
    deals: int = DEALS,
    workers: int = 1,
    folder: Path | None = None,
    heard: Callable[[list[Played]], None] | None = None,
    cluster: str = LOCAL,
) -> Entry:
    """Play the whole benchmark with a bot. Against itself its share is the fair one, and nothing is played."""
    against, shares = [], []
    for opponent in OPPONENTS:
        plan = plan_of(name, bot, opponent)
        if bot == opponent:
            fair = 1 / plan.seats
            against.append(Against(opponent, 0, Estimate(fair, fair, fair), Estimate(0, 0, 0), 0.0))
            shares.append([fair] * deals)
            continue
        place = None if folder is None else folder / opponent
        games = run(plan, deals * plan.seats, workers, place, heard, cluster)
        against.append(_against(opponent, bot, games, title(name).lowest_wins))
        shares.append(_by_deal(games, bot, win_share))
    score = estimate([sum(each) / len(each) for each in zip(*shares, strict=True)])
    return Entry(name, bot, deals, score, against)


def _against(opponent: str, bot: str, games: list[Played], lowest_wins: bool) -> Against:
    wins = estimate(_by_deal(games, bot, win_share))
    ahead = estimate(_by_deal(games, bot, lambda game, seat: margin(game, seat, lowest_wins)))
    seconds = sum(game.seconds[game.bots.index(bot)] for game in games)
    decisions = sum(game.decisions[game.bots.index(bot)] for game in games)
    return Against(opponent, len(games), wins, ahead, 1000 * seconds / max(1, decisions))


def _by_deal(games: list[Played], bot: str, value: Callable[[Played, int], float]) -> list[float]:
    """The mean of a value of the bot's seat in each deal, in the order of the deals."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(value(game, game.bots.index(bot)))
    return [sum(values) / len(values) for _, values in sorted(deals.items())]
