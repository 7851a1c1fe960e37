"""Two studies on the same deals: what is called a difference, what is not, and how it is said."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from scipy import stats

from chabudai.arena.comparison import binned
from chabudai.arena.intervals import chance_of, holm
from chabudai.arena.paired import Games, differences
from chabudai.arena.sentences import FOLDER, Teller
from chabudai.arena.study import Race, Study, Turns, play_part
from chabudai.core import Outcome, Rng
from chabudai.games import title


def game(deal: int, scores: list[int], **more: Any) -> dict[str, Any]:
    """A made-up game of two that the highest score wins."""
    wins = [1.0, 0.0] if scores[0] > scores[1] else [0.0, 1.0]
    known = {"deal": deal, "scores": scores, "wins": wins, "ranks": [1 if win else 2 for win in wins]}
    race = {"lead_changes": 1, "winner_behind_at_half": False, "decided_at": 0.5}
    return {**known, **race, "decisions": 20, "turns": 10, "dead_turns": 1, "choices": 2.0, **more}


def made(longer: int, seed: str) -> Games:
    """Forty deals of wildly different length, each so much longer."""
    luck = Rng("deals", 0)
    lengths = [20 + luck.below(1000) for _ in range(40)]
    own = Rng(seed, 1)
    return [
        game(deal, [9, 1] if own.below(2) else [1, 9], decisions=length + longer + own.below(3))
        for deal, length in enumerate(lengths)
    ]


def test_a_small_difference_is_seen_where_the_deals_are_the_same() -> None:
    found = {one.measure: one for one in differences(made(2, "a"), made(0, "b"))}
    length = found["decisions"]
    assert length.is_shown()
    assert 1 < length.by.low < length.by.mean < length.by.high < 3
    assert length.mine.high - length.mine.low > 100  # alone, neither study would tell it


def test_what_differs_by_chance_is_not_called_a_difference() -> None:
    shown = [sum(one.is_shown() for one in differences(made(0, f"a{seed}"), made(0, f"b{seed}"))) for seed in range(40)]
    assert sum(1 for count in shown if count) <= 5  # two of forty are to be expected


def test_the_chance_is_that_of_the_normal_test_and_many_are_corrected() -> None:
    values = [0.3, -0.1, 0.8, 0.2, 0.5, -0.4, 0.9, 0.1]
    mean, error = sum(values) / 8, stats.sem(values)
    assert chance_of(values) == pytest.approx(2 * stats.norm.sf(abs(mean / error)))
    assert chance_of([0.25] * 4, 0.25) == 1.0
    assert chance_of([1.0] * 4, 0.25) == 0.0
    assert chance_of([1.0]) == 1.0
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_verdict_names_the_clearest_differences_first(language: str) -> None:
    teller = Teller(title("zenmaster"), language)
    found = differences(made(2, "a"), made(0, "b"))
    said = teller.verdict(found, "mine", "house", 2000, 1000)
    assert ("2,000" if language == "en" else "2.000") in said
    assert re.search(r"takes 2\.\d\d more decisions|hat 2,\d\d Entscheidungen mehr", said)
    less = teller.verdict(differences(made(0, "b"), made(2, "a")), "mine", "house", 2000, 1000)
    assert re.search(r"takes 2\.\d\d fewer decisions|hat 2,\d\d Entscheidungen weniger", less)
    same = teller.verdict(differences(made(0, "a"), made(0, "a")), "mine", "house", 10, 5)
    assert "does not differ" in same or "unterscheidet sich nicht" in same


def test_every_measure_is_said_in_both_languages() -> None:
    study = Study("makatsu", 3, {}, "house", ("random",) * 3, 1, 1)
    games = play_part(study, 0).games
    keys = []
    for language in ("en", "de"):
        teller = Teller(title("makatsu"), language)
        found = differences(games, games)
        assert len({row.label for row in teller.rows(found)}) == len(found)
        assert all(teller.change(one) for one in found)
        parsed = FluentParser().parse(Path(FOLDER, f"{language}.ftl").read_text("utf-8"))
        keys.append([entry.id.name for entry in parsed.body if hasattr(entry, "id")])
    assert keys[0] == keys[1]


def test_a_turn_is_dead_if_there_was_never_anything_to_choose() -> None:
    turns = Turns()
    for actor, choices in ((0, 1), (0, 3), (1, 1), (1, 1), (0, 2), (1, 1)):
        turns.look(actor, choices)
    assert (turns.turns, turns.dead, turns.choices) == (4, 2, 9)


@pytest.mark.parametrize(
    ("standings", "decided"),
    [([[0, 0], [1, 0], [2, 0], [2, 1]], 0.0), ([[0, 0], [0, 1], [2, 1], [2, 1]], 0.5), ([[0, 0], [0, 1], [0, 1], [0, 1]], 1.0)],
)
def test_a_game_is_decided_when_the_winner_leads_for_good(standings: list[list[int]], decided: float) -> None:
    known = title("zenmaster")
    race = Race(known.observer(known.game(3)), lowest_wins=False)
    race.standings = standings
    assert race.decided_at(Outcome([2, 1], [1, 2], "")) == decided


def test_bins_hold_everything_and_lie_on_one_axis() -> None:
    bins = binned([{-3: 1, 0: 1}, {60: 2}], most=8)
    assert (bins.start, bins.width) == (-3, 8)
    assert [sum(shares) for shares in bins.shares] == [1, 1]
    assert bins.shares[1][-1] == 1
