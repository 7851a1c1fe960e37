"""Every event, action and decision can be said in every language."""

import pytest

from chabudai.core import IllegalAction, Seat
from chabudai.core.errors import PlayWhy
from chabudai.core.events import kebab
from chabudai.games import TITLES
from chabudai.testing import catalogues
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words
from tests.games import setups


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", setups.ALL)
def test_whole_games_can_be_told(setup: tuple[Title, int, dict[str, str]], language: str) -> None:
    catalogues.can_tell(setup[0], setups.game(setup), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_every_action_can_be_said(title: Title, language: str) -> None:
    catalogues.can_say_every_action(title, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_what_it_is_about_and_its_options_can_be_said(title: Title, language: str) -> None:
    catalogues.can_say_what_it_is_about(title, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_both_languages_have_the_same_messages(title: Title, language: str) -> None:
    catalogues.has_the_same_messages(title, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_every_declared_reason_has_its_sentence_and_every_sentence_its_reason(title: Title, language: str) -> None:
    catalogues.can_say_every_reason(title, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_a_reason_is_a_short_key_that_is_declared_once(title: Title, language: str) -> None:
    catalogues.reasons_are_short_keys(title, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_a_refusal_is_said_with_its_rule(title: Title, language: str) -> None:
    catalogues.can_say_every_refusal(title, language)


@pytest.mark.parametrize(("language", "sentence"), [("en", "It is Bea's turn."), ("de", "Bea ist am Zug.")])
def test_a_reason_names_the_seat_that_it_is_about(language: str, sentence: str) -> None:
    error = IllegalAction("illegal action", "play 4", "by seat 0 in Playing", PlayWhy.NOT_YOUR_TURN, seat=Seat(1))
    assert Words(TITLES[0], language, ["Ada", "Bea", "Cay"], Seat(0)).why(error) == sentence


def test_kinds_are_kebab_case() -> None:
    assert kebab("CardPlayed") == "card-played"
