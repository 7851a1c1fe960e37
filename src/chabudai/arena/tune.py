"""Finding the numbers of a game's bots by self-play with CMA-ES: `python -m chabudai.arena.tune GAME`, the extra `research`.

Tuned are the weights of the heuristic player (`policy.toml`), or with `--search NODES` the constants of the search
(`search.toml`) at so many simulations a move, or with `--weights` besides the weights that such a search plays by. A candidate
sits alone at a table of the committed numbers, on the same deals in every seat. What is maximised is its mean reward (the win,
the rank and the margin), which says more than a bare win. Numbers are searched as factors of the committed ones. The result is
printed as the new file, comments kept; commit it if the arena shows that it wins. `--out FILE` keeps what every generation
earned: a stopped run goes on from there.

With `--against BOT` the table is that bot's: the numbers found are those of an exploiter, a player that wins as much as it can
from this bot and is good for nothing else.
"""

import argparse
import itertools
import json
import math
import re
import sys
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from chabudai.arena.duel import Plan, player
from chabudai.arena.ladder import tables
from chabudai.bots import chooser
from chabudai.bots.levels import policy_of, tuning_of
from chabudai.bots.players import SearchBot
from chabudai.core import Game, Outcome, Rng, SameDeal, match
from chabudai.core.fast import bits
from chabudai.core.match import Chooser
from chabudai.games import title
from chabudai.search import Budget
from chabudai.search.policy import REWARD, reward_outcome, weights_in

FIXED = ("point", "swing", "ahead", "uses", "risk1", "risk2", "risk3", "slope")
"""Numbers that do not change what the heuristic player likes best, or that only trade time."""

FIXED_IN_A_SEARCH = ("ahead", "endgame", "uses", "anew")
"""Those of a search's that only trade time, or that are a yes or a no."""

Candidate = Callable[[Rng], Chooser]
"""A player with some numbers, once it has its luck."""


@dataclass(frozen=True, slots=True)
class Tuned:
    """What is tuned: the heuristic player's weights, or a search with so many simulations a move: its constants or weights."""

    nodes: int = 0
    against: str = ""
    """The bot at the rest of the table, `name@simulations` too; without one it is who has the committed numbers."""
    weights: bool = False
    """Whether the weights of the search are tuned and not its constants."""

    @property
    def file(self) -> str:
        """Where the numbers stand, in the title's folder."""
        return "search.toml" if self.nodes and not self.weights else "policy.toml"

    @property
    def fixed(self) -> tuple[str, ...]:
        """Numbers that are left as they are."""
        return FIXED_IN_A_SEARCH if self.nodes else FIXED

    def candidate(self, game: Game, numbers: dict[str, float] | None) -> Candidate:
        """A player with some of the committed numbers replaced."""
        constants = self.file == "search.toml"
        policy = title(game.setup.title).policy(game, None if constants else numbers)
        if not self.nodes:
            return lambda luck: lambda state: policy.choose(state, luck, 0)
        seated = SearchBot("candidate", game, policy, tuning_of(game, numbers if constants else None), Budget(self.nodes))
        return lambda luck: chooser(seated, luck)

    def others(self, game: Game) -> Candidate:
        """Who sits at the rest of the table."""
        if not self.against:
            return self.candidate(game, None)
        named = player(self.against, game, Plan(game.setup.title, game.setup.seats, {}, ()))
        return lambda luck: chooser(named.bot, luck, named.budget)


def played(game: Game, candidate: Candidate, others: Candidate, seat: int, deal: int) -> Outcome:
    """One game; chance depends on the deal and the step alone."""
    luck = Rng(f"tune/{deal}", 1_000_000)
    alone, other = candidate(luck), others(luck)
    seats = [alone if place == seat else other for place in range(game.setup.seats)]
    return match(game, SameDeal(f"tune/{deal}").draw, seats)


class Earned(NamedTuple):
    """What a candidate has earned, in the mean over tables, deals and seats."""

    reward: float
    share: float
    """Its wins, of a fair share."""


def earned(what: Tuned, games: list[Game], numbers: dict[str, float], deals: range) -> Earned:
    """What a player with these numbers earns on these deals."""
    reward, share, number = 0.0, 0.0, 0
    for game in games:
        candidate, others, judge, seats = what.candidate(game, numbers), what.others(game), policy_of(game), game.setup.seats
        rewards = bits.zeros(seats)
        for deal, seat in itertools.product(deals, range(seats)):
            outcome = played(game, candidate, others, seat, deal)
            reward_outcome(outcome, judge.margin, judge.lowest_wins, rewards)
            reward += float(rewards[seat]) / float(REWARD)
            share += seats / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0
            number += 1
    return Earned(reward / number, share / number)


def tuned(
    what: Tuned, games: list[Game], base: dict[str, float], rounds: int, deals: int, seed: int, kept: Path | None = None
) -> dict[str, float]:
    """The numbers after so many generations, each on new deals. What is in the file that is kept is not played again."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import cma  # from the extra `research`
    names = [name for name in base if name not in what.fixed and base[name] != 0.0]
    search = cma.CMAEvolutionStrategy([0.0] * len(names), 0.3, {"seed": seed, "verbose": -9})

    def numbers(point: Iterable[float]) -> dict[str, float]:
        return {name: base[name] * math.exp(float(step)) for name, step in zip(names, point, strict=True)}

    lines = kept.read_text("utf-8").splitlines() if kept is not None and kept.exists() else []
    for generation in range(rounds):
        asked = search.ask()
        if generation < len(lines):
            worth = json.loads(lines[generation])
        else:
            chosen = range(generation * deals, (generation + 1) * deals)
            worth = [-earned(what, games, numbers(point), chosen).reward for point in asked]
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(f"{json.dumps(worth)}\n")
        search.tell(asked, worth)
        sys.stderr.write(f"generation {generation + 1} of {rounds}: mean reward {-sum(worth) / len(worth):.4f}\n")
    return numbers(search.mean)


def rewritten(text: str, numbers: dict[str, float], command: str) -> str:
    """The file with new numbers; its first line and every comment stay, the second line names the command."""
    lines = [line for line in text.splitlines() if not line.startswith("# Found by")]
    found = [lines[0], f"# Found by: {command}"]
    for line in lines[1:]:
        name = re.match(r"\w+", line)
        if name and name.group() in numbers:
            line = re.sub(r"= *[-\d.]+", f"= {numbers[name.group()]:.4g}", line)  # noqa: PLW2901 - the line as it is written
        found.append(line)
    return "\n".join(found) + "\n"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Find the numbers of a game's bots by self-play.")
    parser.add_argument("game")
    parser.add_argument("--search", type=int, default=0, metavar="NODES", help="tune the search at so many simulations a move")
    parser.add_argument("--weights", action="store_true", help="with --search: the weights that it plays by, not its constants")
    parser.add_argument("--against", default="", metavar="BOT", help="at a table of this bot, such as master@100")
    parser.add_argument("--seats", type=int, help="only at tables of this size")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FILE", help="where generations are kept: a stopped run goes on from there")
    given = parser.parse_args()
    known = title(given.game)
    what = Tuned(given.search, given.against, given.weights)
    games = [known.game(seats) for seats in tables(known.name) if given.seats in (None, seats)]
    base = weights_in(str(Path(known.folder, "mind")), None, what.file)
    numbers = tuned(what, games, base, given.rounds, given.deals, given.seed, given.out)
    fresh = range(10_000_000, 10_000_000 + 10 * given.deals)
    before, after = earned(what, games, base, fresh), earned(what, games, numbers, fresh)
    told = [f"{one.reward:.4f} ({one.share:.2f} of a fair share)" for one in (before, after)]
    sys.stderr.write(f"on {len(fresh)} new deals: {told[0]} before, {told[1]} after\n")
    text = Path(known.folder, "mind", what.file).read_text()
    sys.stdout.write(rewritten(text, numbers, f"python -m chabudai.arena.tune {' '.join(sys.argv[1:])}"))


if __name__ == "__main__":
    main()
