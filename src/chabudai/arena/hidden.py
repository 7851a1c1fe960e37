"""What hidden things are worth, and what plays tell of them: `python -m chabudai.arena.hidden GAME --seats 4 --nodes 300`.

Two bounds on what a better guess of the others' hands could bring a search. One seat of a table sees everything, as no bot ever
does: what it wins beyond a fair share is all that there is to know. And what a play tells the next seat of the hand that it
came from: how much likelier it is with that hand than with those that the next seat must think possible, when players play as
the policy likes it, more or less strictly. That is told in nats, of which a coin has 0.69. Where `master` itself reads plays,
it is told too how much likelier the true world is to it than those that it samples, by all that the others have played.
"""

import argparse
import math
import sys
from dataclasses import dataclass
from typing import Final, NamedTuple

from chabudai.arena.intervals import Estimate, estimate
from chabudai.bots import policy_of, tuning_of
from chabudai.core import Action, Game, Journal, Rng, SameDeal, Seat, State, View, match
from chabudai.core.fast import bits
from chabudai.core.match import Chooser
from chabudai.games import title
from chabudai.search import Budget, Search

HEATS: Final = (50.0, 100.0, 150.0, 200.0, 300.0, 600.0, 1200.0)
"""How strictly players may follow the policy: weights that differ by so much make a play e times as likely."""
EVEN: Final = 0.2
"""The part of all plays that follow nothing."""


class Open(Game):
    """A game of which one position is known to be the true one."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.setup, game.actions(), game.max_steps, game.choices)
        self.truth = game.new_state()

    def new_state(self, journal: Journal | None = None) -> State:  # noqa: ARG002
        return self.truth.clone()

    def sample_world(self, view: View, rng: Rng) -> State:  # noqa: ARG002 - nothing is left to guess
        return self.truth.clone()


class Weighed(NamedTuple):
    """What the policy thought of all plays, and which one was made."""

    weights: list[int]
    made: int

    def likely(self, heat: float) -> float:
        """How likely that play was."""
        best = max(self.weights)
        parts = [math.exp((weight - best) / heat) for weight in self.weights]
        return EVEN / len(parts) + (1 - EVEN) * parts[self.made] / sum(parts)


@dataclass(frozen=True, slots=True)
class Play:
    """A play, with the hand that made it and with those that the next seat thought possible before, if they could make it."""

    true: Weighed
    imagined: list[Weighed]

    def tells(self, heat: float) -> float:
        """How much likelier it is with the true hand, as a logarithm."""
        mean = sum(one.likely(heat) for one in self.imagined) / len(self.imagined)
        return math.log(self.true.likely(heat) / mean)


def seeing_all(game: Game, nodes: int, deals: range, seed: str) -> list[float]:
    """What one seat that sees everything wins at a table of searches that do not, of a fair share, deal by deal."""
    seats, shares = game.setup.seats, []
    opened = Open(game)
    seer, other = [Search(one, policy_of(game), tuning_of(game)) for one in (opened, game)]
    for deal in deals:
        wins = 0.0
        for seat in range(seats):
            luck = Rng(f"{seed}/{deal}", seat)

            def chooser(place: int, seat: int = seat, luck: Rng = luck) -> Chooser:
                def chosen(state: State) -> Action:
                    opened.truth = state
                    return _thought(seer if place == seat else other, state, nodes, luck)

                return chosen

            outcome = match(game, SameDeal(f"{seed}/{deal}").draw, [chooser(place) for place in range(seats)])
            wins += 1 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0
        shares.append(wins)
    return shares


def plays(game: Game, nodes: int, deals: range, worlds: int, seed: str) -> list[Play]:
    """Plays of searches among each other, those with a choice, seen by the next seat in so many worlds."""
    found: list[Play] = []
    search, policy, luck = Search(game, policy_of(game), tuning_of(game)), policy_of(game), Rng(seed)

    def weighed(state: State, action: Action) -> Weighed | None:
        legal = state.legal_actions()
        if action not in legal:
            return None
        weights = bits.zeros(len(game.actions()))
        policy.weigh(state, legal, weights)
        return Weighed([int(weights[place]) for place in range(len(legal))], legal.index(action))

    def watch(state: State, action: Action) -> None:
        if state.actor() < 0 or len(state.legal_actions()) == 1:
            return
        view = state.view(Seat((state.actor() + 1) % game.setup.seats))
        imagined = [weighed(game.sample_world(view, luck), action) for _ in range(worlds)]
        possible = [one for one in imagined if one is not None]
        true = weighed(state, action)
        if true is not None and possible:
            found.append(Play(true, possible))

    for deal in deals:
        seats: list[Chooser] = [lambda state: _thought(search, state, nodes, luck)] * game.setup.seats
        match(game, SameDeal(f"{seed}/{deal}").draw, seats, watch)
    return found


def _thought(search: Search, state: State, nodes: int, luck: Rng) -> Action:
    legal = state.legal_actions()
    return search.think(state.view(state.actor()), legal, Budget(nodes), luck)[0].action


def read(game: Game, nodes: int, deals: range, worlds: int, seed: str) -> list[float]:
    """How much likelier, as a logarithm, `master` takes the true world to be than those that it samples, at each decision."""
    found: list[float] = []
    search, luck = Search(game, policy_of(game), tuning_of(game)), Rng(seed)
    reader, _ = title(game.setup.title).master(game)

    def watch(state: State, action: Action) -> None:  # noqa: ARG001 - it looks at what was played before
        if state.actor() >= 0 and reader.remember(state):
            view, true = state.view(state.actor()), reader.credence(state)
            imagined = [reader.credence(game.sample_world(view, luck)) for _ in range(worlds)]
            best = max(true, *imagined)
            found.append(true - best - math.log(sum(math.exp(one - best) for one in imagined) / worlds))

    for deal in deals:
        seats: list[Chooser] = [lambda state: _thought(search, state, nodes, luck)] * game.setup.seats
        match(game, SameDeal(f"{seed}/{deal}").draw, seats, watch)
    return found


def told(seen: list[Play]) -> tuple[float, Estimate]:
    """How strictly they play, by what makes their plays likeliest, and what a play tells then."""
    likelihoods = {heat: sum(math.log(play.true.likely(heat)) for play in seen) for heat in HEATS}
    heat = max(HEATS, key=lambda one: likelihoods[one])
    return heat, estimate([play.tells(heat) for play in seen])


def main() -> None:
    """Measure both and print them."""
    parser = argparse.ArgumentParser(description="What hidden things are worth, and what plays tell of them.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--nodes", type=int, default=300, help="simulations a move")
    parser.add_argument("--deals", type=int, default=60, help="of the seat that sees everything, each in every seat")
    parser.add_argument("--watched", type=int, default=12, help="games whose plays are watched")
    parser.add_argument("--worlds", type=int, default=150, help="that the next seat imagines at each play")
    parser.add_argument("--seed", default="hidden")
    given = parser.parse_args()
    game = title(given.game).game(given.seats)
    shares: list[float] = []
    for first in range(0, given.deals, 10):
        shares += seeing_all(game, given.nodes, range(first, min(first + 10, given.deals)), given.seed)
        sys.stderr.write(f"{len(shares)} of {given.deals} deals\n")
    share = estimate(shares)
    sys.stdout.write(
        f"who sees everything: {share.mean:.2f} ({share.low:.2f} – {share.high:.2f}) of a fair share, {len(shares)} deals\n"
    )
    seen = plays(game, given.nodes, range(given.watched), given.worlds, given.seed)
    heat, tells = told(seen)
    sys.stdout.write(
        f"a play tells {tells.mean:.3f} ({tells.low:.3f} – {tells.high:.3f}) nats, {len(seen)} plays, heat {heat:.0f}\n"
    )
    if by_all := read(game, given.nodes, range(given.watched), given.worlds, given.seed):
        all_tell = estimate(by_all)
        sys.stdout.write(
            f"all plays before tell master {all_tell.mean:.2f} ({all_tell.low:.2f} – {all_tell.high:.2f}) nats"
            f" of the world it is in, {len(by_all)} decisions\n"
        )


if __name__ == "__main__":
    main()
