"""Every event, action and decision can be said in every language."""

import re

import pytest

from chabudai.core import NOBODY, IllegalAction, Journal, Rng, RulesError, Seat, play_action, random_action
from chabudai.core.errors import PlayWhy, SetupWhy
from chabudai.core.events import kebab
from chabudai.games import TITLES
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words
from tests.games import setups


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", setups.ALL, ids=setups.LABELS)
def test_whole_games_can_be_told(setup: tuple[Title, int, dict[str, str]], language: str) -> None:
    title, seats, _ = setup
    game = setups.game(setup)
    names = [f"Player {seat}" for seat in range(seats)]
    words = Words(title, language, names, Seat(0))
    for seed in range(2):
        rng = Rng(seed)
        state = game.new_state()
        while state.actor() != NOBODY:
            assert words.decision(state.decision())
            journal = Journal()
            state.apply(random_action(state, rng), journal)
            for event in journal.events:
                sentence = words.event(event)
                assert sentence.strip() == sentence
                assert "{" not in sentence
                assert "  " not in sentence
        assert words.decision(state.decision())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_every_action_can_be_said(title: Title, language: str) -> None:
    game = title.game(title.most)
    words = Words(title, language, [f"Player {seat}" for seat in range(title.most)])
    said = [words.action(action) for action in game.actions()]
    assert all(said)


def messages(title: Title, language: str) -> set[str]:
    """The names of all messages that a title's words have."""
    return set(Words(title, language, [])._bundle._messages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_what_it_is_about_and_its_options_can_be_said(title: Title, language: str) -> None:
    words = Words(title, language, [])
    assert words.say("about", {})
    for option in title.options:
        assert words.say(f"option-{option.name}", {})
        assert all(words.say(f"value-{value}", {}) for value in option.values if not value.isdigit())


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_both_languages_have_the_same_messages(title: Title) -> None:
    english, german = [messages(title, language) for language in LANGUAGES]
    assert english == german


COMMON = [reason.value for declared in (PlayWhy, SetupWhy) for reason in declared]
"""The reasons that no game declares for itself; every catalogue has them."""


def unmatched(reasons: list[str], messages: set[str]) -> set[str]:
    """Reasons without a sentence, and sentences without a reason."""
    return {f"why-{reason}" for reason in reasons} ^ {message for message in messages if message.startswith("why-")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_every_declared_reason_has_its_sentence_and_every_sentence_its_reason(title: Title, language: str) -> None:
    assert unmatched([*COMMON, *title.reasons], messages(title, language)) == set()


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_a_reason_is_a_short_key_that_is_declared_once(title: Title) -> None:
    declared = [*COMMON, *title.reasons]
    assert len(set(declared)) == len(declared)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+){0,5}", reason) for reason in declared)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_a_refusal_is_said_with_its_rule(title: Title, language: str) -> None:
    game = title.game(title.most)
    words = Words(title, language, [])
    rng = Rng(5)
    for _ in range(3):
        state = game.new_state()
        while state.actor() != NOBODY:
            legal = state.legal_actions()
            tried = game.actions()[int(rng.below(len(game.actions())))]
            seat = Seat(int(rng.below(title.most)))
            if seat != state.actor() or tried not in legal:
                with pytest.raises(RulesError) as refused:
                    play_action(state, seat, tried)
                assert refused.value.reason in (title.reasons if refused.value.rule else COMMON)
                assert words.why(refused.value).endswith(f" ({refused.value.rule})" if refused.value.rule else ".")
            state.apply(random_action(state, rng))


@pytest.mark.parametrize(("language", "sentence"), [("en", "It is the turn of Bea."), ("de", "Bea ist am Zug.")])
def test_a_reason_names_the_seat_that_it_is_about(language: str, sentence: str) -> None:
    error = IllegalAction("illegal action", "play 4", "by seat 0 in Playing", PlayWhy.NOT_YOUR_TURN, seat=Seat(1))
    assert Words(TITLES[0], language, ["Ada", "Bea", "Cay"], Seat(0)).why(error) == sentence


def test_kinds_are_kebab_case() -> None:
    assert kebab("CardPlayed") == "card-played"
