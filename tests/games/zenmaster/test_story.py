"""What decided a series of ZenMaster, told from what the public saw and heard."""

import pytest

from chabudai.core import CHANCE, NOBODY, Event, Game, Journal, Outcome, Rng, Seat, State, random_action
from chabudai.games import title
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.teaching import Story
from chabudai.words import LANGUAGES, Words
from tests.games.zenmaster.builder import match, whole_game

ZEN = title("zenmaster")
NAMES = ["Ada", "Bea", "Cay", "Dan", "Eva"]


def ended(game: Game, state: State, moments: list[list[Event]]) -> tuple[Story, Outcome]:
    outcome = state.outcome()
    assert outcome is not None
    return ZEN.story(game, state.view(None), moments, outcome), outcome


def at_random(seats: int, seed: int, **options: str) -> tuple[Story, Outcome, list[list[Event]], ZenView]:
    game = match(seats, **options)
    rng, state = Rng(seed), game.new_state()
    moments: list[list[Event]] = []
    while state.actor() != NOBODY:
        journal = Journal()
        state.apply(random_action(state, rng), journal)
        while state.actor() == CHANCE:
            state.apply(random_action(state, rng), journal)
        moments.append(journal.heard_by(None))
    view = state.view(None)
    assert isinstance(view, ZenView)
    return (*ended(game, state, moments), moments, view)


def told(story: Story, language: str = "en", reader: int = 4) -> list[str]:
    return [Words(ZEN, language, NAMES, Seat(reader)).phrase(phrase) for phrase in story.told]


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (4, 3), (5, 4)])
def test_the_results_that_stand_add_up_to_the_totals(seats: int, seed: int) -> None:
    story, outcome, _, _ = at_random(seats, seed)
    for seat in range(seats):
        standing = [part.values[seat] for part in story.parts if not part.erased[seat]]
        assert sum(standing) == outcome.scores[seat]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (4, 6), (5, 7)])
def test_at_most_three_sentences_tell_it_in_both_languages(seats: int, seed: int, language: str) -> None:
    story, outcome, _, _ = at_random(seats, seed)
    words = Words(ZEN, language, NAMES, Seat(0))
    assert 2 <= len(story.told) <= 3
    for phrase in [*story.told, *[part.name for part in story.parts], *[yours for yours in story.yours if yours is not None]]:
        assert words.phrase(phrase).strip()
    assert [yours is None for yours in story.yours] == [rank == 1 for rank in outcome.ranks]


@pytest.mark.parametrize("seed", [8, 9, 10])
def test_the_dearest_trick_is_the_dearest_and_its_moment_leads_there(seed: int) -> None:
    story, _, moments, _ = at_random(3, seed)
    assert story.moment is not None
    taken = [event.as_dict() for moment in moments for event in moment if event.kind() == "matches-taken"]
    numbers = [event["number"] for event in taken]
    there = [event.as_dict() for event in moments[story.moment] if event.kind() == "matches-taken"]
    assert max(str(number) for number in numbers) in [str(event["number"]) for event in there]


def telling(message: str) -> tuple[Story, Outcome, ZenView]:
    """A random series whose reason is told by this message."""
    for seed in range(60):
        story, outcome, _, view = at_random(3, seed)
        if story.told[1].message == message:
            return story, outcome, view
    raise AssertionError(f"no series is told by {message}")


def test_without_the_zero_another_would_have_won() -> None:
    story, outcome, view = telling("story-erased")
    reason = story.told[1].given
    winner, rival, result, game = reason["seat"], reason["other_seat"], reason["result"], reason["game"]
    assert isinstance(winner, int)
    assert isinstance(rival, int)
    assert isinstance(result, int)
    assert isinstance(game, int)
    assert view.results[winner][game - 1] == 0
    assert outcome.scores[winner] < outcome.scores[rival] < outcome.scores[winner] + result
    assert told(story)[1] == f"{NAMES[winner]}'s 0 in game {game} erased {result}: without it {NAMES[rival]} would have won."


def test_one_bad_game_is_named_where_it_alone_decided() -> None:
    story, outcome, view = telling("story-game")
    reason = story.told[1].given
    second, game = reason["seat"], reason["game"]
    assert isinstance(second, int)
    assert isinstance(game, int)
    first = outcome.ranks.index(1)
    won = 0 if first * 5 + game - 1 in view.erased else view.results[first][game - 1]
    assert view.results[second][game - 1] - won >= outcome.scores[second] - outcome.scores[first]
    assert told(story)[1] == f"Game {game} decided it: {NAMES[second]} took {reason['result']}."


def series(*games: tuple[int, int]) -> Story:
    """Three games, each by who always plays highest and who lowest."""
    game = match(3)
    state, journal = game.new_state(), Journal()
    for highest, lowest in games:
        whole_game(game, state, highest, lowest, journal=journal)
    return ended(game, state, [journal.heard_by(None)])[0]


def test_an_erased_result_is_told_with_its_number() -> None:
    """Ada has 35, 0, 35; Bea 37, 35, 0; Cay 0, 37, 37."""
    story = series((0, 1), (1, 2), (0, 2))
    assert [part.values for part in story.parts] == [[35, 37, 0], [0, 35, 37], [35, 0, 37]]
    assert [part.erased for part in story.parts] == [[True, True, False], [False] * 3, [False] * 3]
    assert told(story)[0] == "Ada and Bea share the win with a total of 35."
    assert told(story, "de")[0] == "Ada und Bea teilen sich den Sieg mit der Summe 35."


def test_whoever_lost_is_told_in_which_game_most_was_lost() -> None:
    """Ada never takes anything; Cay has 37, 35, 37."""
    story = series((1, 2), (2, 1), (1, 2))
    yours = story.yours[2]
    assert yours is not None
    assert Words(ZEN, "en", NAMES, Seat(2)).phrase(yours) == "You had 109 more. Most of it: your 37 in game 1."
