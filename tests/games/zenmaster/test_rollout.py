"""ZenMaster's fast path from the middle of a match."""

from collections import Counter

import pytest
from scipy import stats

from chabudai.core import NOBODY, Rng, State, View, random_action
from chabudai.core.fast import bits
from chabudai.games import title
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.games.zenmaster.rules.layout import HANDS, PLAYED
from chabudai.games.zenmaster.rules.state import ZenState

SAMPLES = 4_000


def played_plainly(state: State, rng: Rng) -> int:
    return State.rollout(state, rng)


def played_in_rows(state: State, rng: Rng) -> int:
    return state.rollout(rng)


def cards_of(state: State) -> list[int]:
    """Every number card of the last game, wherever it is."""
    assert isinstance(state, ZenState)
    masks = [state.undealt]
    for seat in range(int(state.box.seats)):
        masks += [state.at[HANDS + seat], state.at[PLAYED + seat]]
    return sorted(card for mask in masks for card in bits.members(mask))


def explained(view: View) -> list[int]:
    """The balances that follow from what was played in the tricks that are remembered, and about which score cards."""
    assert isinstance(view, ZenView)
    balances = [0] * len(view.played)
    for score_card, cards in zip(view.turned, zip(*view.played, strict=True), strict=True):
        black, white = view.score_values[score_card]
        balances[cards.index(max(cards))] += black
        balances[cards.index(min(cards))] -= white
    return balances


@pytest.mark.parametrize("options", [{}, {"ten-cards": "on", "lead": "highest"}])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_rollout_from_any_position_ends_like_plain_play_with_every_card_in_one_place(
    seats: int, options: dict[str, str]
) -> None:
    rng = Rng(3)
    state = title("zenmaster").game(seats, {"dealer": "1", **options}).new_state()
    while state.actor() != NOBODY:
        fast, plain = state.clone(), state.clone()
        assert played_in_rows(fast, rng) == played_plainly(plain, rng)
        assert fast.actor() == NOBODY
        assert cards_of(fast) == list(range(1, 51)) == cards_of(plain)
        seen, seen_plainly = fast.view(None).as_dict(), plain.view(None).as_dict()
        for name in ("hand_sizes", "dealer", "first_dealer", "cards", "table", "score_card"):
            assert seen[name] == seen_plainly[name]
        assert explained(fast.view(None)) == seen["matches"]
        assert explained(plain.view(None)) == seen_plainly["matches"]
        for _ in range(7):  # not a divisor of anything, so that every kind of step comes up
            if state.actor() != NOBODY:
                state.apply(random_action(state, rng))


@pytest.mark.parametrize("into_the_trick", [0, 1, 3])
def test_a_rollout_from_late_in_a_match_reaches_every_end_as_often_as_plain_play(into_the_trick: int) -> None:
    rng = Rng(5)
    state = title("zenmaster").game(4).new_state()
    while True:
        view = state.view(None).as_dict()
        is_late = view["game"] == 3 and view["trick"] == 7
        if is_late and state.decision() == ("Playing" if into_the_trick else "Turning") and view["cards"] == into_the_trick:
            break
        state.apply(random_action(state, rng))
    ends: list[Counter[str]] = [Counter(), Counter()]
    for way, found in zip((played_in_rows, played_plainly), ends, strict=True):
        for _ in range(SAMPLES):
            end = state.clone()
            way(end, rng)
            found[str(end.view(None).as_dict()["matches"])] += 1
    common = [end for end in ends[0] if ends[0][end] + ends[1][end] >= 20]
    rare = [SAMPLES - sum(found[end] for end in common) for found in ends]
    table = [[found[end] for end in common] + [left] for found, left in zip(ends, rare, strict=True)]
    if not any(rare):
        table = [row[:-1] for row in table]
    assert stats.chi2_contingency(table).pvalue > 0.001
