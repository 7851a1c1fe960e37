"""What a seat of Ninjato may think possible."""

from collections import Counter
from itertools import product
from math import comb

import pytest
from hypothesis import given
from scipy import stats

from chabudai.core import NOBODY, Rng, Seat, is_compiled, random_action
from chabudai.games import title
from chabudai.testing import contract
from chabudai.testing.picks import Pick, picks
from tests.games.ninjato import conservation
from tests.games.ninjato.builder import A, B, Builder, C, Table, look

SAMPLES = 3000 if is_compiled() else 1500
UNLIKELY = 1e-4


def hands(table: Table, viewer: Seat | None, seat: Seat, samples: int = SAMPLES) -> Counter[tuple[int, ...]]:
    """How often each hand of a seat comes up in the worlds of a viewer."""
    rng = Rng("worlds")
    view = table.state.view(viewer)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(samples):
        world = table.game.sample_world(view, rng)
        conservation.check(world)
        found[tuple(look(world, seat).hand)] += 1
    return found


def hypergeometric(pool: list[int], size: int) -> dict[tuple[int, ...], float]:
    """How likely each hand of so many cards from this pool is."""
    total = comb(sum(pool), size)
    chances: dict[tuple[int, ...], float] = {}
    for hand in product(*[range(min(number, size) + 1) for number in pool]):
        if sum(hand) == size:
            ways = 1
            for number, taken in zip(pool, hand, strict=True):
                ways *= comb(number, taken)
            chances[hand] = ways / total
    return chances


def fits(found: Counter[tuple[int, ...]], chances: dict[tuple[int, ...], float]) -> bool:
    assert set(found) <= set(chances), "no impossible hand comes up"
    samples = sum(found.values())
    likely = [hand for hand, chance in chances.items() if chance * samples >= 5]
    observed = [found[hand] for hand in likely]
    expected = [chances[hand] * samples for hand in likely]
    rest = samples - sum(observed)
    if len(likely) < len(chances):
        observed.append(rest)
        expected.append(samples - sum(expected))
    return len(observed) == 1 or float(stats.chisquare(observed, expected).pvalue) > UNLIKELY


def test_unseen_cards_are_as_likely_as_what_is_left_of_them() -> None:
    table = Builder().hand(A, 1, 2).blind_hand(B, 2).table()
    pool = look(table.state, A).piles.fresh
    assert fits(hands(table, A, B), hypergeometric(pool, 2))
    assert fits(hands(table, None, B), hypergeometric(pool, 2))


def test_a_small_pile_makes_few_hands_possible() -> None:
    table = Builder(3).blind_hand(B, 1).blind_hand(C, 1).pile(1, 1, 2, 5).table()
    assert fits(hands(table, A, B), {(1, 0, 0, 0, 0): 0.5, (0, 1, 0, 0, 0): 0.25, (0, 0, 0, 0, 1): 0.25})


def test_own_cards_are_not_in_other_hands() -> None:
    table = Builder().blind_hand(A, 1).blind_hand(B, 1).pile(1, 2, 2).table()
    own = look(table.state, A).hand
    pool = [1 - own[0], 2 - own[1], 0, 0, 0]
    assert fits(hands(table, A, B), hypergeometric(pool, 1))


def test_cards_that_were_seen_stay_in_the_hand() -> None:
    table = Builder().row(5, 4, 4).blind_hand(A, 1).table().do("dojo", "take 5", "take 4", "blind", "card 2").settle()
    for hand in hands(table, B, A, 300):
        assert hand[4] >= 1
        assert hand[3] >= 1


def test_in_the_midst_of_a_fight_the_threes_that_must_follow_are_there() -> None:
    table = Builder().house(1, 4).hand(A, 3, 3, 4).table().do("stealth 1", "play 4")
    for hand in hands(table, B, A, 200):
        assert hand[2] >= 1


def test_after_the_pile_was_renewed_what_was_held_is_not_in_it() -> None:
    builder = Builder(3).hand(A, 5, 5).blind_hand(B, 1).blind_hand(C, 1).pile(1, 2)
    table = builder.table().do("dojo", "take 1", "blind")
    view = look(table.state, A)
    assert (view.piles.held, view.piles.pile_size) == ([1, 1, 0, 0, 0], 52 - 3 - 2 - 2)
    assert fits(hands(table, A, B), {(1, 0, 0, 0, 0): 0.5, (0, 1, 0, 0, 0): 0.5})
    worlds = [table.game.sample_world(view, Rng(seed)) for seed in range(50)]
    assert {str(look(world, A).piles.fresh) for world in worlds} == {str(view.piles.fresh)}


def test_a_card_seen_after_the_renewal_came_from_either_pool() -> None:
    """B held one unseen card, a 1 or a 4, drew one of the new pile, and has played a 4."""
    builder = Builder().order(B, A).house(1, 3).hand(B, 5).blind_hand(B, 1).blind_hand(A, 1).pile(1, 4)
    table = builder.table()
    view = look(table.state)
    view.piles.held, view.piles.fresh = [1, 0, 0, 1, 0], [0, 2, 0, 2, 0]
    for seat, shown in ((0, 0), (1, 1)):
        view.seats[seat].kept, view.seats[seat].drawn = 1, seat
        view.seats[seat].shown = [0, 0, 0, shown, 0]
        view.seats[seat].hand_size = 1 if seat == 0 else 2
    view.piles.discards = [10, 8, 12, 7, 8]
    view.piles.pile_size = 3
    rng = Rng("either")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(SAMPLES):
        world = table.game.sample_world(view, rng)
        found[tuple(look(world, B).hand)] += 1
    # The 4 was held with chance 1/2 and drawn with chance 1/2. Held: the other is a fresh 2 or 4, 1/2 each.
    # Drawn: the one held is a 1 or a 4, 1/2 each. Both ways lead to a 4 that is left.
    assert fits(found, {(0, 1, 0, 0, 1): 0.25, (0, 0, 0, 1, 1): 0.5, (1, 0, 0, 0, 1): 0.25})


def test_guesses_that_lead_nowhere_are_dropped() -> None:
    """B held a 1 and drew one card, and has shown a 1 and a 4: the 4 was drawn, so the 1 was held."""
    table = Builder().blind_hand(B, 2).pile(1, 1, 4).table()
    view = look(table.state)
    view.piles.held, view.piles.fresh, view.piles.pile_size = [1, 0, 0, 0, 0], [1, 0, 0, 1, 0], 1
    seat = view.seats[B]
    seat.kept, seat.drawn, seat.shown, seat.hand_size = 1, 1, [1, 0, 0, 1, 0], 0
    for seed in range(40):
        world = look(table.game.sample_world(view, Rng(seed)), B)
        assert (world.own_kept, world.own_drawn) == ([1, 0, 0, 0, 0], [0, 0, 0, 1, 0])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stop", [56, 70, 90, 120, 150, 190, 230, 290, 350])
def test_two_worlds_stay_alike_from_any_point_of_the_game(seats: int, stop: int) -> None:
    game = title("ninjato").game(seats)
    for seed in range(6 if is_compiled() else 2):
        contract.two_worlds_send_the_same(game, Pick([stop], seed), steps=80)
        contract.refuses_and_changes_nothing(game, Pick([stop + seed], seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_of_whole_games_keep_every_component(seats: int) -> None:
    game = title("ninjato").game(seats)
    rng = Rng(seats)
    for seed in range(3):
        state = game.new_state()
        play = Rng(seed)
        while state.actor() != NOBODY:
            if play.below(20) == 0:
                viewer = Seat(int(rng.below(seats)))
                world = game.sample_world(state.view(viewer), rng)
                conservation.check(world)
                world.rollout(rng)
                conservation.check(world)
            state.apply(random_action(state, play))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_components_are_conserved_at_every_step(seats: int) -> None:
    game = title("ninjato").game(seats)

    @given(picks())
    def conserved(pick: Pick) -> None:
        contract.plays_to_the_end(game, pick, conservation.check)

    conserved()


def test_a_rollout_leaves_every_component_in_its_place() -> None:
    game = title("ninjato").game(4)
    for seed in range(20):
        state = game.new_state()
        state.rollout(Rng(seed))
        conservation.check(state)
