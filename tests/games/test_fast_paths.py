"""Fast paths have the distribution of the plain ones."""

import pytest
from scipy import stats

from chabudai.core import CHANCE, NOBODY, Game, Outcome, Rng, State, is_compiled, random_game
from chabudai.games import TITLES
from chabudai.title import Title
from tests.games import setups

GAMES = 1500 if is_compiled() else 150
UNLIKELY = 1e-4
"""The seeds are fixed, so a test either always holds or never."""


def bins(outcomes: list[Outcome], edges: list[float]) -> list[int]:
    """How many outcomes have each winner among the seats and each tenth of the scores."""
    counts = [0] * (len(edges) + 1)
    for outcome in outcomes:
        for score in outcome.scores:
            counts[sum(1 for edge in edges if score > edge)] += 1
    return counts


def same_distribution(plain: list[Outcome], fast: list[Outcome]) -> bool:
    scores = sorted(score for outcome in plain for score in outcome.scores)
    edges = sorted({float(scores[len(scores) * part // 8]) for part in range(1, 8)})
    table = [bins(plain, edges), bins(fast, edges)]
    filled = [(a, b) for a, b in zip(*table, strict=True) if a + b > 0]
    if len(filled) > 1 and stats.chi2_contingency(list(zip(*filled, strict=True))).pvalue < UNLIKELY:
        return False
    seats = range(len(plain[0].ranks))
    wins = [[sum(1 for o in outcomes if o.ranks[seat] == 1) for seat in seats] for outcomes in (plain, fast)]
    return len(wins[0]) == 1 or float(stats.chi2_contingency(wins).pvalue) > UNLIKELY


def same_mean(plain: list[int], fast: list[int]) -> bool:
    if len(set(plain)) == 1:
        return set(fast) == set(plain)
    return float(stats.ttest_ind(plain, fast, equal_var=False).pvalue) > UNLIKELY


def ended(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def rolled_out(game: Game, seed: int) -> tuple[Outcome, int]:
    state = game.new_state()
    decisions = state.rollout(Rng(seed, 1))
    assert state.actor() == NOBODY
    return ended(state), decisions


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_a_rollout_ends_as_plain_play_does(title: Title, seats: str) -> None:
    game = title.game(title.fewest if seats == "fewest" else title.most)
    plain = [ended(random_game(game, Rng(seed))) for seed in range(GAMES)]
    fast = [rolled_out(game, seed) for seed in range(GAMES)]
    assert same_distribution(plain, [outcome for outcome, _ in fast])
    counted = [State.rollout(game.new_state(), Rng(seed, 2)) for seed in range(GAMES)]
    assert same_mean(counted, [decisions for _, decisions in fast])


@pytest.mark.parametrize("setup", setups.ALL)
def test_chance_draws_by_its_weights(setup: tuple[Title, int, dict[str, str]]) -> None:
    game = setups.game(setup)
    state = game.new_state()
    rng = Rng(1)
    checked = 0
    while state.actor() != NOBODY and checked < 12:
        legal = state.legal_actions()
        if state.actor() == CHANCE and len(legal) > 1 and rng.below(3) == 0:
            checked += 1
            drawn = [0] * len(game.actions())
            for _ in range(60 * len(legal)):
                drawn[state.draw(rng).index] += 1
            counts = [drawn[action.index] for action in legal]
            assert sum(counts) == sum(drawn), "only legal actions are drawn"
            weights = state.chance_weights()
            expected = [weight * sum(counts) / sum(weights) for weight in weights]
            assert stats.chisquare(counts, expected).pvalue > UNLIKELY
        state.apply(state.draw(rng) if state.actor() == CHANCE else legal[rng.below(len(legal))])


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_twins_that_go_apart_each_list_what_is_theirs(title: Title) -> None:
    game = title.game(title.most)
    rng = Rng(3)
    state = game.new_state()
    for _ in range(40):
        if state.actor() == NOBODY:
            state = game.new_state()
        twin, replayed = state.clone(), state.clone()
        listed = state.legal_actions()
        state.apply(rng.choice(listed))
        assert twin.legal_actions() == listed
        other = rng.choice(listed)
        twin.apply(other)
        replayed.apply(other)
        state.legal_actions()
        assert twin.legal_actions() == replayed.legal_actions()
