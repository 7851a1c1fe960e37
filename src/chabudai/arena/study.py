"""Playing many games to learn about a game itself: what a balance report is made of.

A *study* says what is played. It is cut into parts of whole deals; a part gives the same numbers wherever and whenever it is
played. Every deal is played once for each seat with the players rotated and choosing anew, so that what the deal did and
what the players did can be told apart.
"""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from chabudai.bots import Bot, bot, chooser
from chabudai.core import CHANCE, Action, Game, Outcome, Rng, SameDeal, State, match
from chabudai.games import title
from chabudai.learning.observation import Observer

PART = 25
"""Deals to a part."""


@dataclass(frozen=True, slots=True)
class Study:
    """What is played: enough to play all of it again."""

    title: str
    seats: int
    options: dict[str, str]
    edition: str
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int | str
    games: int

    def game(self) -> Game:
        """The game that is played."""
        return title(self.title).game(self.seats, self.options, self.edition)

    def parts(self) -> int:
        """How many parts make up at least so many games."""
        return -(-self.games // (PART * self.seats))

    def as_dict(self) -> dict[str, Any]:
        """The study as plain data, with the edition's identity, so that a changed file is another study."""
        return {**asdict(self), "bots": list(self.bots), "edition_identity": self.game().setup.edition, "part": PART}


@dataclass(frozen=True, slots=True)
class Part:
    """What one part showed: its games, and how its actions fared."""

    number: int
    games: list[dict[str, Any]]
    actions: dict[str, list[float]]
    """By the action's text: how often it was offered, how often taken, how many seats took it, and the wins of those."""


def play_part(study: Study, number: int) -> Part:
    """Play one part."""
    game = study.game()
    observer = title(study.title).observer(game)
    bots = {name: bot(name, game) for name in study.bots}
    counts = Counts(game)
    games = []
    for deal in range(number * PART, (number + 1) * PART):
        for rotation in range(study.seats):
            games.append(_play(study, game, observer, bots, counts, deal, rotation))
    return Part(number, games, counts.as_dict())


class Counts:
    """How the actions of a game fared."""

    def __init__(self, game: Game) -> None:
        self.names = [action.text for action in game.actions()]
        self.offered = [0] * len(self.names)
        self.taken = [0] * len(self.names)
        self.users = [0] * len(self.names)
        self.wins = [0.0] * len(self.names)

    def choice(self, legal: list[Action], chosen: Action) -> None:
        """Note one decision; a forced one tells nothing of what was offered."""
        if len(legal) > 1:
            for action in legal:
                self.offered[action.index] += 1
            self.taken[chosen.index] += 1

    def end(self, used: list[set[int]], shares: list[float]) -> None:
        """Note who won with what."""
        for mine, share in zip(used, shares, strict=True):
            for index in mine:
                self.users[index] += 1
                self.wins[index] += share

    def as_dict(self) -> dict[str, list[float]]:
        """The actions that were ever offered or used."""
        rows = zip(self.names, self.offered, self.taken, self.users, self.wins, strict=True)
        return {name: [offered, taken, users, wins] for name, offered, taken, users, wins in rows if offered or users}


class Race:
    """Who leads as the game goes on."""

    def __init__(self, observer: Observer, lowest_wins: bool) -> None:
        self._observer = observer
        self._sign = -1 if lowest_wins else 1
        self._leader = -1
        self.changes = 0
        self.standings: list[list[int]] = []

    def look(self, state: State) -> None:
        """Note the scores that everybody can see."""
        scores = [self._sign * score for score in self._observer.scores(state.view(None))]
        self.standings.append(scores)
        best = max(scores)
        if scores.count(best) > 1:
            return
        leader = scores.index(best)
        if leader != self._leader:
            self.changes += self._leader >= 0
            self._leader = leader

    def winner_at_half(self, outcome: Outcome) -> tuple[bool, bool]:
        """Whether no winner led after half of the decisions, and whether all of them were last then."""
        half = self.standings[len(self.standings) // 2]
        best, worst = max(half), min(half)
        winners = outcome.winners()
        return all(half[seat] < best for seat in winners), best > worst and all(half[seat] == worst for seat in winners)


def _play(
    study: Study, game: Game, observer: Observer, bots: dict[str, Bot], counts: Counts, deal: int, rotation: int
) -> dict[str, Any]:
    """One game of a deal with everyone `rotation` seats further on."""
    seats = study.seats
    names = [study.bots[(seat - rotation) % seats] for seat in range(seats)]
    luck = [Rng(f"{study.seed}/{deal}/{rotation}", seat) for seat in range(seats)]
    used: list[set[int]] = [set() for _ in range(seats)]
    race = Race(observer, title(study.title).lowest_wins)

    def watch(state: State, chosen: Action) -> None:
        actor = state.actor()
        if actor != CHANCE:
            counts.choice(state.legal_actions(), chosen)
            used[actor].add(chosen.index)
            race.look(state)

    seated = [chooser(bots[name], mine) for name, mine in zip(names, luck, strict=True)]
    outcome = match(game, SameDeal(f"{study.seed}/{deal}").draw, seated, watch)
    shares = [1 / outcome.ranks.count(1) if rank == 1 else 0.0 for rank in outcome.ranks]
    counts.end(used, shares)
    behind, last = race.winner_at_half(outcome)
    return {
        "deal": deal,
        "rotation": rotation,
        "bots": names,
        "scores": outcome.scores,
        "ranks": outcome.ranks,
        "wins": shares,
        "decisions": len(race.standings),
        "lead_changes": race.changes,
        "winner_behind_at_half": behind,
        "winner_last_at_half": last,
    }


class Shelf:
    """The folder in which a study's parts are kept, so that a stopped run goes on."""

    def __init__(self, folder: Path, study: Study) -> None:
        self._parts = folder / "parts" / _digest(study)
        self._study = study
        self._parts.mkdir(parents=True, exist_ok=True)
        (self._parts / "study.json").write_text(json.dumps(study.as_dict(), indent=1) + "\n", "utf-8")

    def missing(self) -> list[int]:
        """The parts that are not there yet."""
        return [number for number in range(self._study.parts()) if not self._path(number).exists()]

    def keep(self, part: Part) -> None:
        """Put a part on the shelf, whole or not at all."""
        path = self._path(part.number)
        half = path.with_suffix(".half")
        half.write_text(json.dumps(asdict(part), separators=(",", ":")) + "\n", "utf-8")
        half.rename(path)

    def all(self) -> list[Part]:
        """Every part, in order."""
        return [Part(**json.loads(self._path(number).read_text("utf-8"))) for number in range(self._study.parts())]

    def _path(self, number: int) -> Path:
        return self._parts / f"{number:06}.json"


def _digest(study: Study) -> str:
    """A short name of a study: the same for any number of games, so that more of them go on from fewer."""
    known = {name: value for name, value in study.as_dict().items() if name != "games"}
    return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:12]
