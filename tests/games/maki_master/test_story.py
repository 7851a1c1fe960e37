"""What decided a game of Maki Master, told from what the public saw and heard."""

import pytest

from chabudai.core import CHANCE, NOBODY, Event, Journal, Outcome, Seat
from chabudai.teaching import Story
from chabudai.words import LANGUAGES, Words
from tests.games.maki_master.builder import MAKI, Kitchen, house, kitchen
from tests.games.maki_master.chef import Chef

NAMES = ["Aiko", "Botan", "Chiyo", "Daichi"]


def finished(made: Kitchen, seed: int) -> tuple[Story, Outcome, list[list[Event]]]:
    """The story of the game as a lively chef plays it to its end."""
    chef = Chef([], seed)
    moments: list[list[Event]] = [made.journal.heard_by(None)]
    while made.state.actor() != NOBODY:
        journal = Journal()
        made.state.apply(chef.action(made.state), journal)
        while made.state.actor() == CHANCE:
            made.state.apply(chef.action(made.state), journal)
        moments.append(journal.heard_by(None))
    outcome = made.state.outcome()
    assert outcome is not None
    return (MAKI.story(made.game, made.view(), moments, outcome), outcome, moments)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (2, 3), (3, 4), (4, 5)])
def test_the_parts_of_a_score_add_up_to_it(seats: int, seed: int) -> None:
    story, outcome, _ = finished(Kitchen(house(seats)), seed)
    assert [sum(part.values[seat] for part in story.parts) for seat in range(seats)] == outcome.scores
    assert all(any(part.values) for part in story.parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(1, 6), (2, 7), (4, 8)])
def test_at_most_three_sentences_tell_it_in_both_languages(seats: int, seed: int, language: str) -> None:
    story, outcome, _ = finished(Kitchen(house(seats)), seed)
    words = Words(MAKI, language, NAMES, Seat(0))
    assert 1 <= len(story.told) <= 3
    for phrase in [*story.told, *[part.name for part in story.parts], *[yours for yours in story.yours if yours is not None]]:
        assert words.phrase(phrase).strip()
    assert len(story.yours) == seats
    assert [yours is None for yours in story.yours] == [rank == 1 for rank in outcome.ranks]


@pytest.mark.parametrize("seed", [9, 10, 11])
def test_the_best_turn_is_one_that_served_most_and_its_moment_leads_there(seed: int) -> None:
    story, _, moments = finished(Kitchen(house(3)), seed)
    assert story.moment is not None
    heard = [event.as_dict() for event in moments[story.moment]]
    served = [event for event in heard if event["event"] == "recipe-served"]
    best = story.told[-1].given
    assert isinstance(best["recipes"], list)
    assert served[-1]["name"] == best["recipes"][-1]
    assert served[-1]["seat"] == best["seat"]


def told(story: Story, language: str = "en") -> list[str]:
    return [Words(MAKI, language, NAMES, Seat(1)).phrase(phrase) for phrase in story.told]


def end_with(outcome: Outcome, made: Kitchen) -> Story:
    return MAKI.story(made.game, made.view(), [made.journal.heard_by(None)], outcome)


@pytest.mark.rule("R10.4")
def test_a_tie_names_the_wasabi_that_decided_it() -> None:
    made = kitchen(2, [[203, 301, 401]]).turn("RIC", "A1").turn("TUN", "C3").turn("SAL", "E5")
    made.turn("TUN", "C4")
    assert made.view().dishes == [2, 2]
    story = end_with(Outcome([2, 2], [1, 1], "shared win"), made)
    assert told(story) == ["Aiko and Botan share the win with 2 points.", "Equal points and 2 wasabi each."]
    made.turn("SAL", "A3")
    story = end_with(Outcome([3, 3], [1, 2], "most wasabi"), made)
    assert told(story) == ["Equal points: Aiko wins with 3 points and more wasabi (3 to 2)."]
    assert told(story, "de") == ["Punktgleich: Aiko gewinnt mit 3 Punkten und mehr Wasabi (3 zu 2)."]


def test_the_part_that_made_the_difference_is_named() -> None:
    made = kitchen(2, [[203, 301, 401]]).turn("RIC", "A1").turn("TUN", "C3").tile("SAL", "B1").do("serve 203", "gain switch")
    made.chance().do("done", "draw 2").chance()
    scores = made.view().scores
    story = end_with(Outcome(scores, [1, 2], "highest score"), made)
    assert told(story) == [
        "Aiko wins with 3 points, 2 ahead of you.",
        "Recipes 2 to 0, wasabi 1 to 1: recipes decided it.",
        "Best turn: Aiko served Sake Nigiri for 2 points.",
    ]
    yours = story.yours[1]
    assert yours is not None
    assert Words(MAKI, "en", NAMES, Seat(1)).phrase(yours) == "You were 2 points behind. Most of it: recipes."
