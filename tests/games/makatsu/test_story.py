"""What decided a game of Meister Makatsu, told from what the public saw and heard."""

import pytest

from chabudai.core import CHANCE, NOBODY, Event, Journal, Outcome, Rng, Seat, random_action
from chabudai.games import title
from chabudai.games.makatsu.rules.ending import AMONG_TIED, FEWEST, OUTSIDE_TIE
from chabudai.teaching import Story
from chabudai.words import LANGUAGES, Words

MAKATSU = title("makatsu")
NAMES = ["Ada", "Bea", "Cay", "Dan", "Eva", "Fay"]


def at_random(seats: int, seed: int) -> tuple[Story, Outcome, list[list[Event]]]:
    game = MAKATSU.game(seats)
    rng, state = Rng(seed), game.new_state()
    moments: list[list[Event]] = []
    while state.actor() != NOBODY:
        journal = Journal()
        state.apply(random_action(state, rng), journal)
        while state.actor() == CHANCE:
            state.apply(random_action(state, rng), journal)
        moments.append(journal.heard_by(None))
    outcome = state.outcome()
    assert outcome is not None
    return MAKATSU.story(game, state.view(None), moments, outcome), outcome, moments


def ending_by(reason: str, seats: int) -> tuple[Story, Outcome]:
    """A random game that ended so."""
    for seed in range(400):
        story, outcome, _ = at_random(seats, seed)
        if outcome.reason == reason:
            return story, outcome
    raise AssertionError(f"no game ended by {reason}")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_the_parts_are_points_by_phase_and_add_up(seats: int, seed: int) -> None:
    story, outcome, _ = at_random(seats, seed)
    assert [sum(part.values[seat] for part in story.parts) for seat in range(seats)] == outcome.scores
    assert len(story.parts) == 3
    assert not any(any(part.erased) for part in story.parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5), (6, 6)])
def test_at_most_three_sentences_tell_it_in_both_languages(seats: int, seed: int, language: str) -> None:
    story, outcome, _ = at_random(seats, seed)
    words = Words(MAKATSU, language, NAMES[:seats], Seat(0))
    assert 2 <= len(story.told) <= 3
    for phrase in [*story.told, *[part.name for part in story.parts], *[yours for yours in story.yours if yours is not None]]:
        assert words.phrase(phrase).strip()
    assert [yours is None for yours in story.yours] == [rank == 1 for rank in outcome.ranks]


@pytest.mark.parametrize("seed", [7, 8])
def test_the_dearest_card_is_the_dearest_and_its_moment_leads_there(seed: int) -> None:
    story, _, moments = at_random(4, seed)
    assert story.moment is not None
    dearest = story.told[-1].given
    [taken] = [
        event.as_dict()
        for event in moments[story.moment]
        if event.kind() == "tokens-taken" and event.as_dict()["colour"] == dearest["colour"]
    ]
    assert (taken["seat"], taken["value"]) == (dearest["seat"], dearest["value"])
    assert dearest["points"] == 6  # two tokens of three points: yellow in the last phase


def said(story: Story, sentence: int, language: str, seats: int) -> str:
    return Words(MAKATSU, language, NAMES[:seats]).phrase(story.told[sentence])


def test_the_fewest_points_are_told_with_the_phase_that_decided() -> None:
    story, outcome = ending_by(FEWEST, 3)
    first, second = outcome.ranks.index(1), outcome.ranks.index(2)
    points, ahead = outcome.scores[first], outcome.scores[second] - outcome.scores[first]
    assert said(story, 0, "en", 3) == f"{NAMES[first]} wins with {points} penalty points, {ahead} fewer than {NAMES[second]}."
    assert said(story, 0, "de", 3) == f"{NAMES[first]} gewinnt mit {points} Minus-Punkten, {ahead} weniger als {NAMES[second]}."


@pytest.mark.parametrize("reason", [AMONG_TIED, OUTSIDE_TIE])
def test_a_tie_names_meister_makatsu(reason: str) -> None:
    story, outcome = ending_by(reason, 4)
    tied = [seat for seat, points in enumerate(outcome.scores) if points == min(outcome.scores)]
    first = outcome.ranks.index(1)
    assert story.told[0].given["seats"] == tied
    assert (first in tied) == (reason == AMONG_TIED)
    assert f"Meister Makatsu stands with {NAMES[first]}, who wins" in said(story, 0, "en", 4)
    assert " and " in said(story, 0, "en", 4)
    for seat in tied:
        yours = story.yours[seat]
        assert seat == first or (yours is not None and yours.message == "story-figure")
