"""Playing many games: game `i` of a seed is the same game whoever plays it, alone or among workers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from chabudai.arena.cluster import spread
from chabudai.bots import Bot, chooser
from chabudai.cli.arguments import set_up
from chabudai.cli.opponents import RANDOM, opponent
from chabudai.cli.statistics import Tally
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Game
from chabudai.core.match import drawing, match
from chabudai.core.play import random_game
from chabudai.core.record import Record, new_record
from chabudai.core.seats import CHANCE
from chabudai.games import title

CHUNKS: Final = 100
"""The games are handed out in about so many parts."""
LARGEST: Final = 1000
"""Games of a part at most, so that a stopped run has counted nearly all that it played."""


class Order(NamedTuple):
    """What is to be played; plain data, so that it can be sent to a worker."""

    title: str
    seats: int
    options: dict[str, str]
    edition: str
    bots: tuple[str, ...]
    """One for each seat."""
    seed: str
    games: int
    records: str

    def game(self) -> Game:
        """The game that is ordered."""
        return set_up(title(self.title), self.seats, self.options, self.edition)


def record_name(number: int) -> str:
    """The file of game `number`, counted from 0."""
    return f"game-{number:06}.txt"


def chunks(games: int) -> list[range]:
    """The games in parts that are worth sending to a worker."""
    size = min(max(1, -(-games // CHUNKS)), LARGEST)
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def played(order: Order, workers: int, cluster: str) -> Iterator[Tally]:
    """The tallies of the parts as they get done."""
    return spread(play_part, [(order, part) for part in chunks(order.games)], workers, cluster)


def play_part(order: Order, part: range) -> Tally:
    """Play some of the games, and write their records if that is wanted."""
    game = order.game()
    known = {name: opponent(name, game) for name in order.bots}
    bots = [known[name] for name in order.bots]
    at_random = set(order.bots) == {RANDOM}
    tally = Tally(order.seats)
    for number in part:
        rng = Rng(order.seed, number)
        record = new_record(game)
        if at_random:
            random_game(game, rng, record)  # needs no views; with its record as fast as a loop here without one
        else:
            bot_game(game, rng, bots, record)
        assert record.outcome is not None
        tally.count(record.outcome, sum([step.seat != CHANCE for step in record.steps]))
        if order.records:
            Path(order.records, record_name(number)).write_text(record.write(), "utf-8")
    return tally


def bot_game(game: Game, rng: Rng, bots: list[Bot], record: Record) -> None:
    """A whole game of bots, one for each seat; they draw from streams of their own, so that none can foresee the deal."""
    seats = [chooser(bot, rng.spawn()) for bot in bots]
    record.outcome = match(game, drawing(rng), seats, lambda state, action: record.add(state.actor(), action))
