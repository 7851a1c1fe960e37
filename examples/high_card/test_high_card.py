"""What High Card owes: the contract, its words in both languages, and a test for every rule."""

from pathlib import Path

import pytest
from high_card.rules import HighCardState, world
from high_card.title import HighCardTitle
from hypothesis import given, settings

from chabudai.core import CHANCE, Action, Game, Journal, Rng, Seat
from chabudai.testing import catalogues, contract, rules
from chabudai.testing.picks import Pick, picks
from chabudai.testing.setups import games, label
from chabudai.words import LANGUAGES

TITLE = HighCardTitle()


@pytest.mark.parametrize("promise", contract.PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("game", games(TITLE), ids=label)
def test_it_keeps_the_contract(game: Game, promise: contract.Promise) -> None:
    @settings(deadline=None)
    @given(picks())
    def keeps(pick: Pick) -> None:
        promise(game, pick)

    keeps()


@pytest.mark.parametrize("game", games(TITLE), ids=label)
def test_two_worlds_stay_alike(game: Game) -> None:
    contract.most_worlds_stay_alike(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("promise", catalogues.PROMISES, ids=lambda promise: promise.__name__)
def test_it_can_be_told(promise: catalogues.Promise, language: str) -> None:
    promise(TITLE, language)


def test_every_rule_is_cited_told_in_german_and_tested() -> None:
    english, german = [rules.defined(TITLE.rules_file(language)) for language in LANGUAGES]
    assert english == german
    assert rules.cited(Path(TITLE.folder)) <= set(english)
    assert rules.tested(Path(__file__).parent) == set(english)


def played(seats: int, *texts: str) -> tuple[HighCardState, Journal]:
    """The position after these steps."""
    game = TITLE.game(seats)
    state, journal = game.new_state(), Journal()
    assert isinstance(state, HighCardState)
    for text in texts:
        assert text in [action.text for action in state.legal_actions()]
        state.apply(game.action(text), journal)
    return state, journal


DEAL = ("deal 1", "deal 2", "deal 5", "deal 6", "deal 9", "deal 10")
"""Seat 0 has 1, 5 and 9; seat 1 has 2, 6 and 10."""


def texts(actions: list[Action]) -> list[str]:
    return [action.text for action in actions]


@pytest.mark.rule("R1.1")
def test_two_to_four_play_with_sixteen_cards() -> None:
    assert (TITLE.fewest, TITLE.most) == (2, 4)
    assert texts(played(2)[0].legal_actions()) == [f"deal {card}" for card in range(1, 17)]


@pytest.mark.rule("R1.2")
def test_everybody_is_dealt_three_cards_that_nobody_else_sees() -> None:
    state, journal = played(2, *DEAL)
    assert state.actor() != CHANCE
    assert [state.view(Seat(seat)).hand for seat in range(2)] == [[1, 5, 9], [2, 6, 10]]
    assert state.view(None).hand == []
    assert [event.kind() for event in journal.heard_by(Seat(1))][:2] == ["card-dealt-face-down", "card-dealt"]
    worlds = [world(state.box, state.view(Seat(0)), Rng(seed)) for seed in range(300)]
    assert {card for other in worlds for card in other.hands[1]} == set(range(1, 17)) - {1, 5, 9}


@pytest.mark.rule("R2.1")
def test_everybody_once_plays_a_card_or_folds() -> None:
    state, _ = played(2, *DEAL)
    assert (state.actor(), texts(state.legal_actions())) == (0, ["play 1", "play 5", "play 9", "fold"])
    state, _ = played(2, *DEAL, "play 5")
    assert (state.actor(), state.table) == (1, [5, 0])


@pytest.mark.rule("R2.2", "R2.4")
def test_the_highest_card_takes_a_point_for_each_card_played_and_the_cards_are_gone() -> None:
    state, journal = played(2, *DEAL, "play 9", "play 2")
    assert (state.scores, state.gone, state.table) == ([2, 0], [2, 9], [0, 0])
    assert journal.events[-1].as_dict() == {"event": "round-taken", "seat": 0, "card": 9, "points": 2}
    state, _ = played(2, *DEAL, "play 9", "fold")
    assert (state.scores, state.hands[1]) == ([1, 0], [2, 6, 10])


@pytest.mark.rule("R2.3")
def test_who_takes_a_round_begins_the_next_and_after_folds_the_same_begins_again() -> None:
    assert played(2, *DEAL)[0].actor() == 0
    assert played(2, *DEAL, "play 1", "play 2")[0].actor() == 1
    assert played(2, *DEAL, "play 1", "play 2", "fold", "fold")[0].actor() == 1


@pytest.mark.rule("R3.1")
def test_after_three_rounds_the_most_points_win_and_equal_points_share() -> None:
    won, _ = played(2, *DEAL, "play 9", "play 2", "fold", "fold", "play 1", "fold")
    outcome = won.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([3, 0], [1, 2])
    tied, _ = played(2, *DEAL, "fold", "fold", "fold", "fold", "fold", "fold")
    outcome = tied.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 1]
