"""Playing many games to learn about a game itself: what a balance report is made of.

A *study* says what is played. It is cut into parts of whole deals; a part gives the same numbers wherever and whenever it is
played. Every deal is played once for each seat with the players rotated and choosing anew, so that what the deal did and
what the players did can be told apart.
"""

import hashlib
import json
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from chabudai.arena.dealt import Dealt
from chabudai.bots import LEVELS, Bot, bot, chooser
from chabudai.core import CHANCE, Action, Game, Outcome, Rng, SameDeal, State, match
from chabudai.games import title
from chabudai.learning.observation import Observer

PART = 25
"""Deals to a part."""
CLIMBERS = ("random", *LEVELS[:-1])
"""The levels that need no clock: `master` thinks for some time, and would play otherwise on another machine."""
FORM = 3
"""Moves when a game is told otherwise: parts of another form are played anew."""


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
    box: str = ""
    """The text of an edition that has no file here, in place of the one that is named."""

    def game(self) -> Game:
        """The game that is played."""
        known = title(self.title)
        if self.box:
            return known.game_of_box(self.seats, self.options, self.box)
        return known.game(self.seats, self.options, self.edition)

    def parts(self) -> int:
        """How many parts make up at least so many games."""
        return -(-self.games // (PART * self.seats))

    def as_dict(self) -> dict[str, Any]:
        """The study as plain data, with the edition's identity, so that a changed file is another study."""
        told = {name: value for name, value in asdict(self).items() if name != "box"}
        return {**told, "bots": list(self.bots), "edition_identity": self.game().setup.edition, "part": PART, "form": FORM}


@dataclass(frozen=True, slots=True)
class Part:
    """What one part showed: its games, and how its actions fared."""

    number: int
    games: list[dict[str, Any]]
    actions: dict[str, list[float]]
    """By the action's text: how often it was offered, how often taken, how many seats took it, and the wins of those."""
    dealt: dict[str, list[float]] = field(default_factory=dict)
    """By the place in an observation at the first decision: how those fared that had something there."""


def variants(study: Study) -> list[Study]:
    """The study at every number of seats, then its own number of seats with every other value of every option."""
    known = title(study.title)
    found = [replace(study, seats=seats, bots=(study.bots * seats)[:seats]) for seats in range(known.fewest, known.most + 1)]
    chosen = study.game().setup.options
    for option in known.options:
        if all(value.isdecimal() or value == chosen[option.name] for value in option.values):
            continue  # it names a seat
        for value in option.values:
            if value != chosen[option.name]:
                found.append(replace(study, options={**study.options, option.name: value}))
    return found


def rungs(study: Study) -> list[Study]:
    """The study once for each level: one seat of it, and the level below on all others."""
    pairs = zip(CLIMBERS[1:], CLIMBERS, strict=False)
    return [replace(study, bots=(upper, *[lower] * (study.seats - 1))) for upper, lower in pairs]


def play_part(study: Study, number: int) -> Part:
    """Play one part."""
    game = study.game()
    observer = title(study.title).observer(game)
    bots = {name: bot(name, game) for name in study.bots}
    counts = Counts(game)
    dealt = Dealt(observer)
    games: list[dict[str, Any]] = []
    for deal in range(number * PART, (number + 1) * PART):
        first = First(dealt, study.seats)
        mine = [_play(study, game, observer, bots, counts, deal, rotation, first) for rotation in range(study.seats)]
        dealt.add(first.held, _ahead(mine, title(study.title).lowest_wins))
        games += mine
    return Part(number, games, counts.as_dict(), dealt.as_dict())


class First:
    """Looks once at what everyone has when the first decision of a deal is made: chance alone has acted until then."""

    def __init__(self, dealt: Dealt, seats: int) -> None:
        self._dealt = dealt
        self._seats = seats
        self.held: list[list[int]] = []

    def look(self, state: State) -> None:
        """Before a decision."""
        if not self.held:
            self.held = self._dealt.held(state, self._seats)


def _ahead(games: list[dict[str, Any]], lowest_wins: bool) -> list[float]:
    """How many points each seat of a deal ended ahead of the table's mean, over its games; behind is below 0."""
    means = [sum(scores) / len(games) for scores in zip(*(game["scores"] for game in games), strict=True)]
    table = sum(means) / len(means)
    return [table - mean if lowest_wins else mean - table for mean in means]


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

    def decided_at(self, outcome: Outcome) -> float:
        """The part of the decisions after which some winner led until the end; 1 if only the end did it."""
        for behind in range(len(self.standings) - 1, -1, -1):
            scores = self.standings[behind]
            if max(scores) not in [scores[seat] for seat in outcome.winners()]:
                return (behind + 1) / len(self.standings)
        return 0.0

    def winner_at_half(self, outcome: Outcome) -> tuple[bool, bool]:
        """Whether no winner led after half of the decisions, and whether all of them were last then."""
        half = self.standings[len(self.standings) // 2]
        best, worst = max(half), min(half)
        winners = outcome.winners()
        return all(half[seat] < best for seat in winners), best > worst and all(half[seat] == worst for seat in winners)


class Turns:
    """How the decisions of a game lie in turns, and how much there was to choose."""

    def __init__(self) -> None:
        self._actor = -1
        self._is_dead = False
        self.turns = 0
        self.dead = 0
        """Turns in which there was never anything to choose."""
        self.choices = 0

    def look(self, actor: int, choices: int) -> None:
        """Note one decision."""
        if actor != self._actor:
            self.turns += 1
            self.dead += 1
            self._actor, self._is_dead = actor, True
        if choices > 1 and self._is_dead:
            self.dead -= 1
            self._is_dead = False
        self.choices += choices


def _play(
    study: Study, game: Game, observer: Observer, bots: dict[str, Bot], counts: Counts, deal: int, rotation: int, first: First
) -> dict[str, Any]:
    """One game of a deal with everyone `rotation` seats further on."""
    seats = study.seats
    names = [study.bots[(seat - rotation) % seats] for seat in range(seats)]
    luck = [Rng(f"{study.seed}/{deal}/{rotation}", seat) for seat in range(seats)]
    used: list[set[int]] = [set() for _ in range(seats)]
    race = Race(observer, title(study.title).lowest_wins)
    turns = Turns()

    def watch(state: State, chosen: Action) -> None:
        actor = state.actor()
        if actor != CHANCE:
            first.look(state)
            legal = state.legal_actions()
            counts.choice(legal, chosen)
            turns.look(actor, len(legal))
            used[actor].add(chosen.index)
            race.look(state)

    seated = [chooser(bots[name], mine) for name, mine in zip(names, luck, strict=True)]
    outcome = match(game, SameDeal(f"{study.seed}/{deal}").draw, seated, watch)
    shares = [1 / outcome.ranks.count(1) if rank == 1 else 0.0 for rank in outcome.ranks]
    counts.end(used, shares)
    return {"deal": deal, "rotation": rotation, "bots": names, **_told(outcome, shares, race, turns)}


def _told(outcome: Outcome, shares: list[float], race: Race, turns: Turns) -> dict[str, Any]:
    """What is kept of a game besides who played it."""
    behind, last = race.winner_at_half(outcome)
    return {
        "scores": outcome.scores,
        "ranks": outcome.ranks,
        "wins": shares,
        "decisions": len(race.standings),
        "turns": turns.turns,
        "dead_turns": turns.dead,
        "choices": turns.choices / len(race.standings),
        "decided_at": race.decided_at(outcome),
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
