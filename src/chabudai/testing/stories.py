"""What a title's stories owe: the end of a whole game, told in every language."""

from chabudai.core import CHANCE, NOBODY, Event, Game, Journal, Outcome, Rng, Seat, View, random_action
from chabudai.teaching import Story
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words


def tells_the_end(title: Title, game: Game, seed: int) -> None:
    """A finished game has its story; the parts that count add up to the scores, where a title names parts."""
    view, moments, outcome = _played(game, seed)
    story = title.story(game, view, moments, outcome)
    assert story.told
    _can_be_said(title, game, story)
    assert story.moment is None or 0 <= story.moment < len(moments)
    if story.parts:
        assert _counted(story, game.setup.seats) == outcome.scores


def _can_be_said(title: Title, game: Game, story: Story) -> None:
    phrases = [*story.told, *[part.name for part in story.parts], *[one for one in story.yours if one is not None]]
    for language in LANGUAGES:
        words = Words(title, language, [f"Player {seat}" for seat in range(game.setup.seats)], Seat(0))
        for phrase in phrases:
            said = words.phrase(phrase)
            assert said
            assert said == " ".join(said.split()), said


def _counted(story: Story, seats: int) -> list[int]:
    counts = [0] * seats
    for part in story.parts:
        for seat in range(seats):
            if not (part.erased and part.erased[seat]):
                counts[seat] += part.values[seat]
    return counts


def _played(game: Game, seed: int) -> tuple[View, list[list[Event]], Outcome]:
    """A whole game at random, and what the public heard of it, moment by moment."""
    rng = Rng(seed)
    journal = Journal()
    state = game.new_state(journal)
    moments: list[list[Event]] = []
    while state.actor() != NOBODY:
        if state.actor() != CHANCE:
            moments.append(journal.heard_by(None))
            journal = Journal()
        state.apply(random_action(state, rng), journal)
    outcome = state.outcome()
    assert outcome is not None
    return state.view(None), [*moments, journal.heard_by(None)], outcome
