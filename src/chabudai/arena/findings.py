"""What a study's games say about the game: tables of plain numbers with 95 % intervals."""

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from chabudai.arena.dealt import DealtFinding, dealt_findings
from chabudai.arena.intervals import NORMAL_95, Estimate, chance_of, estimate, holm, unknown, wilson
from chabudai.arena.paired import CLEAR
from chabudai.arena.paired import by_deal as means_by_deal
from chabudai.arena.study import Part, Study
from chabudai.core import Game
from chabudai.games import title

RARE = 0.001
"""An action taken less often than this when it was offered is a dead one."""
FEWEST_OFFERS = 1000
FEWEST_USERS = 30
"""An action offered less often than this is not judged."""


@dataclass(frozen=True, slots=True)
class ActionFinding:
    """How one action fared."""

    text: str
    verb: str
    offered: int
    taken: int
    users: int
    """Seats that took it at least once in a game."""
    win_share: Estimate
    """Of those seats; a fair share is one divided by the seats."""


@dataclass(frozen=True, slots=True)
class Findings:
    """All tables of a report on one study."""

    study: Study
    games: int
    seat_wins: list[Estimate]
    seat_chances: list[float]
    """How likely so many wins of a seat are where all seats are equal, corrected for their number."""
    seat_scores: list[Estimate]
    bot_wins: dict[str, Estimate]
    scores: dict[int, int]
    winning_scores: dict[int, int]
    lengths: dict[int, int]
    lead_changes: dict[int, int]
    length: Estimate
    turns: Estimate
    choices: Estimate
    """At a decision."""
    dead_turns: Estimate
    """The part of the turns in which there was nothing to choose."""
    decided_at: Estimate
    """The part of the decisions after which a winner led to the end."""
    changes: Estimate
    behind_at_half: Estimate
    last_at_half: Estimate
    tied: Estimate
    luck: Estimate
    """The part of the variance of the margins that hangs on the deal and the seat."""
    skill: Estimate
    """The part that hangs on who plays; unknown at a table of equals."""
    actions: list[ActionFinding]
    dealt: list[DealtFinding]
    """What it is worth to be dealt something, the most first."""

    def dead(self) -> list[ActionFinding]:
        """The actions that were often offered and hardly ever taken."""
        return [one for one in self.actions if one.offered >= FEWEST_OFFERS and one.taken < RARE * one.offered]

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain data."""
        return asdict(self)


def findings(study: Study, parts: list[Part]) -> Findings:
    """The tables of a study."""
    games = [game for part in parts for game in part.games]
    return Findings(
        study=study,
        games=len(games),
        seat_wins=[by_deal(games, partial(_of_seat, "wins", seat)) for seat in range(study.seats)],
        seat_chances=_seat_chances(study, games),
        seat_scores=[by_deal(games, partial(_of_seat, "scores", seat)) for seat in range(study.seats)],
        bot_wins={name: by_deal(games, partial(_of_bot, name)) for name in sorted(set(study.bots))},
        scores=counted([score for game in games for score in game["scores"]]),
        winning_scores=counted([_winning_score(game) for game in games]),
        lengths=counted([game["decisions"] for game in games]),
        lead_changes=counted([game["lead_changes"] for game in games]),
        length=by_deal(games, lambda game: game["decisions"]),
        turns=by_deal(games, lambda game: game["turns"]),
        choices=by_deal(games, lambda game: game["choices"]),
        dead_turns=by_deal(games, lambda game: game["dead_turns"] / game["turns"]),
        decided_at=by_deal(games, lambda game: game["decided_at"]),
        changes=by_deal(games, lambda game: game["lead_changes"]),
        behind_at_half=by_deal(games, lambda game: float(game["winner_behind_at_half"])),
        last_at_half=by_deal(games, lambda game: float(game["winner_last_at_half"])),
        tied=by_deal(games, lambda game: float(game["ranks"].count(1) > 1)),
        luck=luck(study, games),
        skill=skill(study, games),
        actions=_actions(study.game(), parts),
        dealt=dealt_findings(title(study.title).observer(study.game()), [part.dealt for part in parts]),
    )


def counted(values: list[int]) -> dict[int, int]:
    """How often each value came up."""
    found: dict[int, int] = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return dict(sorted(found.items()))


def by_deal(games: list[dict[str, Any]], value: Callable[[dict[str, Any]], float]) -> Estimate:
    """A mean over games; the games of one deal belong together, so the interval is over deals."""
    return estimate(list(means_by_deal(games, value).values()))


def _seat_chances(study: Study, games: list[dict[str, Any]]) -> list[float]:
    shares = [list(means_by_deal(games, partial(_of_seat, "wins", seat)).values()) for seat in range(study.seats)]
    return holm([chance_of(share, 1 / study.seats) for share in shares])


def _of_seat(field: str, seat: int, game: dict[str, Any]) -> float:
    return float(game[field][seat])


def _of_bot(name: str, game: dict[str, Any]) -> float:
    """The mean win share of the seats of a bot."""
    mine = [share for share, other in zip(game["wins"], game["bots"], strict=True) if other == name]
    return float(sum(mine) / len(mine))


def _winning_score(game: dict[str, Any]) -> int:
    return int(game["scores"][game["ranks"].index(1)])


def margins(game: dict[str, Any]) -> list[float]:
    """What each seat has more than the mean of the table."""
    mean = sum(game["scores"]) / len(game["scores"])
    return [score - mean for score in game["scores"]]


def _bot_means(games: list[dict[str, Any]]) -> dict[str, float]:
    sums: dict[str, list[float]] = {}
    for game in games:
        for name, margin in zip(game["bots"], margins(game), strict=True):
            sums.setdefault(name, []).append(margin)
    return {name: sum(values) / len(values) for name, values in sums.items()}


def _variance(games: list[dict[str, Any]]) -> float:
    values = [margin for game in games for margin in margins(game)]
    return sum(value * value for value in values) / len(values)


def luck(study: Study, games: list[dict[str, Any]]) -> Estimate:
    """The covariance of a seat's margins in two games of the same deal, after the players' own means are taken off."""
    variance = _variance(games)
    if study.seats == 1 or variance == 0:
        return unknown()
    means = _bot_means(games)
    deals: dict[int, list[list[float]]] = {}
    for game in games:
        rest = [margin - means[name] for margin, name in zip(margins(game), game["bots"], strict=True)]
        deals.setdefault(game["deal"], []).append(rest)
    found = []
    for played in deals.values():
        pairs = [(one, other) for place, one in enumerate(played) for other in played[:place]]
        products = [a * b for one, other in pairs for a, b in zip(one, other, strict=True)]
        found.append(sum(products) / len(products) / variance)
    return estimate(found)


def skill(study: Study, games: list[dict[str, Any]]) -> Estimate:
    """The variance of the players' means, as a part of the whole; the interval is over tenths of the deals."""
    if len(set(study.bots)) == 1:
        return unknown()
    deals = sorted({game["deal"] for game in games})
    tenth = {deal: place % 10 for place, deal in enumerate(deals)}
    whole = _share_of_bots(study, games)
    if len(deals) < 10:
        return Estimate(whole, -math.inf, math.inf)
    parts = [_share_of_bots(study, [game for game in games if tenth[game["deal"]] != out]) for out in range(10)]
    mean = sum(parts) / 10
    half = NORMAL_95 * math.sqrt(0.9 * sum((part - mean) ** 2 for part in parts))  # the jackknife
    return Estimate(whole, whole - half, whole + half)


def _share_of_bots(study: Study, games: list[dict[str, Any]]) -> float:
    means = _bot_means(games)
    variance = _variance(games)
    return sum(means[name] ** 2 for name in study.bots) / study.seats / variance if variance else 0.0


def _actions(game: Game, parts: list[Part]) -> list[ActionFinding]:
    sums: dict[str, list[float]] = {}
    for part in parts:
        for text, numbers in part.actions.items():
            mine = sums.setdefault(text, [0.0] * 4)
            for place, number in enumerate(numbers):
                mine[place] += number
    found = []
    for action in game.actions():
        if action.text in sums:
            offered, taken, users, wins = sums[action.text]
            share = wilson(wins, int(users))
            found.append(ActionFinding(action.text, action.verb, int(offered), int(taken), int(users), share))
    return found


def clear_actions(found: Findings) -> list[ActionFinding]:
    """Those whose users win clearly more or less often than a fair share, corrected for all used ones; the most wins first.

    A normal test of each share. Few users say nothing, but count for the correction.
    """
    fair = 1 / found.study.seats
    used = [one for one in found.actions if one.users > 0]
    corrected = holm([_chance(one, fair) for one in used])
    clear = [one for one, chance in zip(used, corrected, strict=True) if chance < CLEAR]
    return sorted(clear, key=lambda one: -one.win_share.mean)


def _chance(one: ActionFinding, fair: float) -> float:
    """How likely such a share of wins is for users who win as often as all."""
    if one.users < FEWEST_USERS or fair == 1:
        return 1.0
    error = math.sqrt(fair * (1 - fair) / one.users)
    return math.erfc(abs(one.win_share.mean - fair) / error / math.sqrt(2))
