"""One game between bots on a deal that can be dealt again: chance's numbers depend on the deal and the step alone."""

import time
from dataclasses import asdict, dataclass, field
from typing import Final

from chabudai.arena.luck import Luck
from chabudai.bots import Bot, Budget, bot
from chabudai.bots.players import SearchBot
from chabudai.core import Action, Game, InvalidSetup, Rng, SameDeal, SetupWhy, View, knowing, match
from chabudai.games import title
from chabudai.search import Clock

MOST_SIMULATIONS: Final = 1_000_000_000
"""The largest budget that can be named."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: enough to play any of its games again, on any machine."""

    title: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    """One entry for each seat: a bot's name, or `name@simulations` for a searching bot with that budget."""
    seed: int | str = 1
    simulations: int = 0
    """The budget of `master` in place of its own; so are the seconds."""
    seconds: float = 0.0
    by_processor: bool = False
    """Whether seconds are processor time, of budgets and of what is told: so that other work on the machine weakens nobody."""
    edition: str = "house"
    luck: int = 0
    """Playings-out of each position around a step of chance, to tell luck; 0: luck is not told."""

    def game(self) -> Game:
        """The game that is played."""
        return title(self.title).game(self.seats, self.options, self.edition)

    def clock(self) -> Clock:
        """What its seconds are counted on."""
        return time.thread_time if self.by_processor else time.perf_counter


@dataclass(frozen=True, slots=True)
class Played:
    """One game's result. Seats are in table order; `bots` says who sat there."""

    deal: int
    rotation: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    seconds: list[float]
    """What each seat thought in all."""
    decisions: list[int]
    slowest: list[float]
    luck: list[float] = field(default_factory=list)
    """What luck gave each seat of the win, if that was told."""

    def as_dict(self) -> dict[str, object]:
        """The result as plain data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Player:
    """A bot with its budget."""

    bot: Bot
    budget: Budget | None


class Timed:
    """A player on a seat, with its luck, and how long it thought."""

    def __init__(self, player: Player, luck: Rng, now: Clock) -> None:
        self._player: Final = player
        self._luck: Final = luck
        self._now: Final = now
        self.seconds = 0.0
        self.decisions = 0
        self.slowest = 0.0

    def choose(self, view: View, legal: list[Action]) -> Action:
        """What the player chooses."""
        start = self._now()
        choice = self._player.bot.choose(view, legal, self._player.budget, self._luck)
        passed = self._now() - start
        self.seconds += passed
        self.decisions += 1
        self.slowest = max(self.slowest, passed)
        return choice.action


def full_lineup(names: list[str], seats: int) -> tuple[str, ...]:
    """One bot for each seat: the last of the names fills the seats that are left."""
    if not 1 <= len(names) <= seats:
        raise InvalidSetup(f"{len(names)} bots for {seats} seats", SetupWhy.WRONG_NUMBER_OF_BOTS, most=seats)
    return tuple(names + [names[-1]] * (seats - len(names)))


def player(name: str, game: Game, plan: Plan) -> Player:
    """The bot of that name, with the budget that the name or the plan gives it."""
    base, _, nodes = name.partition("@")
    budget = None
    if nodes:
        if not (nodes.isascii() and nodes.isdecimal() and 0 < int(nodes[:20]) <= MOST_SIMULATIONS):
            raise InvalidSetup(repr(name), SetupWhy.NO_NUMBER_OF_SIMULATIONS)
        budget = Budget(int(nodes))
    elif base == "master" and (plan.simulations or plan.seconds):
        budget = Budget(plan.simulations, plan.seconds, plan.clock())
    seated = bot(base, game)
    if budget is None and isinstance(seated, SearchBot):
        own = seated.budget
        budget = Budget(own.simulations, own.seconds, plan.clock(), own.fewest, own.longest)
    return Player(seated, budget)


def play_game(plan: Plan, game: Game, players: dict[str, Player], deal: int, rotation: int) -> Played:
    """One game of a deal with everyone `rotation` seats further on."""
    seats = plan.seats
    names = [plan.bots[(seat - rotation) % seats] for seat in range(seats)]
    now = plan.clock()
    timed = [Timed(players[name], Rng(f"{plan.seed}/{deal}/{rotation}", seat), now) for seat, name in enumerate(names)]
    luck = Luck(game, plan.luck) if plan.luck else None
    watch = None if luck is None else luck.watch
    outcome = match(game, SameDeal(f"{plan.seed}/{deal}").draw, [knowing(each.choose) for each in timed], watch)
    return Played(
        deal,
        rotation,
        names,
        outcome.scores,
        outcome.ranks,
        [round(each.seconds, 4) for each in timed],
        [each.decisions for each in timed],
        [round(each.slowest, 4) for each in timed],
        [] if luck is None else [round(share, 4) for share in luck.end(outcome)],
    )


def play_deal(plan: Plan, deal: int, skip: frozenset[int] = frozenset()) -> list[Played]:
    """The games of one deal: the same cards, once with everyone in each seat; equal arrangements are played once."""
    game = plan.game()
    players = {name: player(name, game, plan) for name in plan.bots}
    return [play_game(plan, game, players, deal, turn) for turn in range(rotations(plan)) if turn not in skip]


def rotations(plan: Plan) -> int:
    """How often the seats move until everyone sits as at first."""
    bots = plan.bots
    for turn in range(1, plan.seats):
        if bots[turn:] + bots[:turn] == bots:
            return turn
    return plan.seats
