"""Many games at once are the same games as one at a time."""

from collections import Counter

import numpy as np
import pytest
from scipy import stats

from chabudai.games import TITLES
from chabudai.rl import Batch, Table

SETUPS = [(title.name, seats) for title in TITLES for seats in (title.fewest, title.most)]


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_batch_plays_the_games_that_single_tables_play(name: str, seats: int) -> None:
    size, seed = 3, 11
    batch = Batch(name, size, seats, reward="margin", seed=seed)
    tables = [Table(name, seats, reward="margin") for _ in range(size)]
    for number, table in enumerate(tables):
        table.reset(seed, number)
    luck = np.random.default_rng(1)
    ended = 0
    while ended < 2:
        actions = np.zeros(size, np.int64)
        for number, table in enumerate(tables):
            seen = table.observe(table.actor)
            assert batch.actors[number] == table.actor
            assert (batch.observations[number] == seen["observation"]).all()
            assert (batch.action_masks[number] == seen["action_mask"]).all()
            actions[number] = luck.choice(np.flatnonzero(seen["action_mask"]))
        batch.step(actions)
        for number, table in enumerate(tables):
            table.act(int(actions[number]))
            assert batch.ended[number] == table.is_over()
            if table.is_over():
                outcome = table.state.outcome()
                assert outcome is not None
                assert batch.scores[number].tolist() == outcome.scores
                assert batch.ranks[number].tolist() == outcome.ranks
                assert batch.rewards[number].tolist() == table.rewards()
                ended += 1
                table.begin()
            else:
                assert not batch.rewards[number].any()


def test_an_illegal_action_changes_nothing_in_any_game() -> None:
    batch = Batch("zenmaster", 4, seed=1)
    before = batch.observations.copy()
    legal = batch.action_masks.argmax(axis=1)
    for wrong in (int(batch.action_masks[3].argmin()), -1, batch.choices):
        actions = legal.copy()
        actions[3] = wrong
        with pytest.raises(ValueError, match="not legal in game 3"):
            batch.step(actions)
        assert (batch.observations == before).all()
    with pytest.raises(ValueError, match="4 actions are needed"):
        batch.step(legal[:2])


@pytest.mark.parametrize("name", [title.name for title in TITLES])
def test_a_sample_is_legal_and_every_legal_action_is_equally_likely(name: str) -> None:
    batch = Batch(name, 50, seed=3)
    luck = np.random.default_rng(5)
    for _ in range(12):
        batch.step(batch.sample(luck))
    samples = [batch.sample(luck) for _ in range(600)]
    for number in range(0, 50, 7):
        legal = np.flatnonzero(batch.action_masks[number])
        found = Counter(int(sample[number]) for sample in samples)
        assert set(found) <= set(legal.tolist())
        if len(legal) > 1:
            assert stats.chisquare([found[action] for action in legal.tolist()]).pvalue > 1e-4


def test_the_arrays_cannot_be_written_to() -> None:
    batch = Batch("makatsu", 2)
    for array in (batch.observations, batch.action_masks, batch.actors, batch.rewards):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_the_same_seed_deals_the_same_games() -> None:
    one, twin, other = Batch("ninjato", 5, seed=3), Batch("ninjato", 5, seed=3), Batch("ninjato", 5, seed=4)
    assert (one.observations == twin.observations).all()
    assert (one.observations != other.observations).any()
