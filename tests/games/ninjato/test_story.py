"""What decided a game of Ninjato, told from what the public saw and heard."""

import pytest

from chabudai.core import CHANCE, NOBODY, Event, Journal, Outcome, Rng, Seat, random_action
from chabudai.games import title
from chabudai.teaching import Story
from chabudai.words import LANGUAGES, Words
from tests.games.ninjato.builder import A, B, Builder

NINJATO = title("ninjato")
NAMES = ["Aiko", "Botan", "Chiyo", "Daichi"]


def finished(seats: int, seed: int) -> tuple[Story, Outcome, list[list[Event]]]:
    """The story of a game between bots."""
    game = NINJATO.game(seats)
    rng, policy, state = Rng(seed), NINJATO.policy(game), game.new_state()
    moments: list[list[Event]] = []
    while state.actor() != NOBODY:
        journal = Journal()
        state.apply(random_action(state, rng) if state.actor() == CHANCE else policy.choose(state, rng, 300), journal)
        moments.append(journal.heard_by(None))
    outcome = state.outcome()
    assert outcome is not None
    return NINJATO.story(game, state.view(None), moments, outcome), outcome, moments


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_parts_of_a_score_add_up_and_three_sentences_tell_it(seats: int, seed: int) -> None:
    story, outcome, moments = finished(seats, seed)
    assert [sum(part.values[seat] for part in story.parts) for seat in range(seats)] == outcome.scores
    assert 1 <= len(story.told) <= 3
    assert [yours is None for yours in story.yours] == [rank == 1 for rank in outcome.ranks]
    for language in LANGUAGES:
        words = Words(NINJATO, language, NAMES, Seat(0))
        told = [*story.told, *[part.name for part in story.parts], *[yours for yours in story.yours if yours]]
        assert all(words.phrase(phrase).strip() for phrase in told)
    assert story.moment is not None
    reward = story.told[-1].given
    heard = [event.as_dict() for event in moments[story.moment]]
    assert [event["honor"] for event in heard if event["event"] == "clan-honor-scored"].count(reward["honor"]) > 0


@pytest.mark.parametrize(
    ("envoys", "sentence"),
    [
        (["taira-28", "taira-38"], "Equal honor (40): Aiko wins with more envoys (2 to 1)."),
        (["taira-61"], "Equal honor (40) and envoys: Aiko wins with the oldest envoy (aged 61)."),
    ],
)
@pytest.mark.rule("R15.2")
@pytest.mark.rule("R15.3")
def test_a_tie_names_what_decided_it(envoys: list[str], sentence: str) -> None:
    table = Builder().envoys(A, *envoys).envoys(B, "taira-47").table()
    story = NINJATO.story(table.game, table.look(), [], Outcome([40, 40], [1, 2], "tied"))
    assert [Words(NINJATO, "en", NAMES, Seat(1)).phrase(phrase) for phrase in story.told] == [sentence]
    yours = story.yours[1]
    assert yours is not None
    assert yours.message == "story-behind-envoys"
