"""Ninjato with and without the memory aid: what all have seen stays shown, or only what lies open is."""

import pytest

from chabudai.core import NOBODY, Rng, Seat, random_action
from chabudai.games import title
from chabudai.teaching import Phrase
from chabudai.words import LANGUAGES, Words
from tests.games.ninjato.builder import A, B, Builder, Table
from tests.games.ninjato.test_guide import told
from tests.games.ninjato.test_terminal import NAMES, picture

OFF = {"memory-aid": "off"}


def table(options: dict[str, str] | None = None) -> Table:
    """Bo has a rumor that all saw, holds a 4 from the row and a card drawn blind; Ann has a rumor of the same kind."""
    builder = Builder(options=options).hand(B, 4).blind_hand(B, 1).rumors(B, "rivals-any").rumors(A, "rivals-scroll")
    return builder.pavilion("rivals-fan").owns(A, "fan").table()


def now(at: Table, audience: Seat | None, ident: str) -> str:
    words = Words(title("ninjato"), "en", NAMES, audience)
    found = next(one for one in told(at.game, at.state, audience).things if one.id == ident)
    assert isinstance(found.now, Phrase)
    return words.phrase(found.now)


@pytest.mark.rule("R11.7", "R11.2", "R11.3")
def test_what_all_have_seen_stays_shown() -> None:
    lines = picture(table(), A).splitlines()
    assert "   Bo  0 honor · 2 cards (all have seen 4)" in lines
    assert "      rumors: rivals-any" in lines
    assert now(table(), A, "hand-1") == "2 cards; all have seen 4."
    assert now(table(), A, "bonus-1").startswith("Scored now: rumors 4")
    assert table().game.shows_past(table().state)


@pytest.mark.rule("R11.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_aid_only_what_lies_open_is_shown(language: str) -> None:
    at = table(OFF)
    seen = picture(at, A, language)
    assert "rivals-any" not in seen
    assert {"en": "rumors: 1 face down", "de": "Gerüchte: 1 verdeckt"}[language] in seen
    assert {"en": "all have seen", "de": "alle kennen"}[language] not in seen
    assert "rivals-scroll" in seen  # the own one
    assert now(at, A, "hand-1") == "2 cards."
    assert now(at, A, "bonus-1").startswith("Scored now without the rumors, which lie face down")
    assert "rumor-rivals-any" not in [one.id for one in told(at.game, at.state, A).things]
    assert not at.game.shows_past(at.state)
    for audience in (None, A):  # the public holds no rumors of its own
        assert "rivals-any" not in picture(at, audience, language)


@pytest.mark.rule("R11.7")
def test_without_the_aid_no_explanation_counts_the_rumors_of_others() -> None:
    """Two worlds that differ in the kind of a face-down rumor look alike, to the last sentence."""
    kinds = ("rivals-any", "elites-any")
    guides = []
    for kind in kinds:
        builder = Builder(options=OFF).rumors(A, "rivals-scroll").owns(A, "fan").pavilion("rivals-fan").rumors(B, kind)
        at = builder.table()
        guides.append((told(at.game, at.state, A), picture(at, A)))
    assert guides[0] == guides[1]
    with_aid = [Builder().rumors(A, "rivals-scroll").pavilion("rivals-fan").rumors(B, kind).table() for kind in kinds]
    assert told(with_aid[0].game, with_aid[0].state, A) != told(with_aid[1].game, with_aid[1].state, A)


@pytest.mark.rule("R11.7")
def test_when_the_game_is_over_everything_is_shown() -> None:
    at = table(OFF)
    rng = Rng("over")
    while at.state.actor() != NOBODY:
        at.state.apply(random_action(at.state, rng))
    assert at.game.shows_past(at.state)
    view = at.look(A)
    rumors = [view.rumor_names[rumor] for rumor in view.seats[B].rumors]
    assert rumors
    assert all(rumor in picture(at, A) for rumor in rumors)


def test_who_remembers_may_use_it_so_bots_know_what_all_saw() -> None:
    shown, hidden = table().look(A), table(OFF).look(A)
    assert (shown.seats[B].rumors, shown.seats[B].known) == (hidden.seats[B].rumors, hidden.seats[B].known)
