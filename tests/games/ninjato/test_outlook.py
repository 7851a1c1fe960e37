"""Ninjato: what a position is thought to be worth when a round is over."""

from collections.abc import Iterator

from chabudai.bots import policy_of
from chabudai.core import CHANCE, NOBODY, Rng
from chabudai.games import title
from chabudai.games.ninjato.mind.outlook import THINGS
from chabudai.games.ninjato.mind.policy import NinjatoPolicy
from chabudai.games.ninjato.rules.state import NinjatoState

SEATS = 3


def rounds(number: int) -> Iterator[tuple[NinjatoPolicy, NinjatoState]]:
    """A game between heuristic players, seen at the beginning of each round and at the end."""
    game = title("ninjato").game(SEATS)
    policy, rng, state = policy_of(game), Rng("outlook", number), game.new_state()
    assert isinstance(policy, NinjatoPolicy)
    assert isinstance(state, NinjatoState)
    begun = 0
    while state.actor() != NOBODY:
        if state.round > begun:
            begun = state.round
            yield policy, state
        state.apply(state.draw(rng) if state.actor() == CHANCE else policy.choose(state, rng, 300))
    yield policy, state


def test_every_thing_is_counted_once() -> None:
    for policy, state in rounds(1):
        for seat in range(SEATS):
            assert len(policy.outlook.counts(state, seat)) == len(THINGS)


def test_who_has_the_best_outlook_when_the_last_round_begins_wins_most_games() -> None:
    right = 0
    for number in range(12):
        seen = [(policy, state.clone()) for policy, state in rounds(number)]
        policy, before = seen[-2]
        outcome = seen[-1][1].outcome()
        assert outcome is not None
        outlooks = [policy.outlook.points(before, seat) for seat in range(SEATS)]
        right += outcome.ranks[outlooks.index(max(outlooks))] == 1
    assert right >= 8


def test_luck_counts_less_the_fewer_rounds_there_are_to_come() -> None:
    heats = [policy.outlook.heat(state) for policy, state in rounds(1)][:7]
    assert heats == sorted(heats, reverse=True)
    assert heats[0] > heats[-1] > 0.0
