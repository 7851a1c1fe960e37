"""Whoever reads is spoken to: what a seat did is told to it as `you`, and to all others by its name."""

import re

import pytest

from chabudai.core import NOBODY, Event, Game, Journal, Rng, Seat, random_action
from chabudai.games import TITLES, title
from chabudai.words import LANGUAGES, Words

NAMES = ["Aglaia", "Bertil", "Cosima", "Dagny", "Eyvind", "Fenja"]
ADDRESS = {"en": r"\byou(r|rs)?\b", "de": r"\b(du|dir|dich|dein\w*)\b"}
READER = Seat(0)


def heard(game: Game, seed: int) -> list[Event]:
    """What the reader hears during one game at random."""
    rng, journal = Rng(seed), Journal()
    state = game.new_state()
    while state.actor() != NOBODY:
        state.apply(random_action(state, rng), journal)
    return journal.heard_by(READER)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [known.name for known in TITLES])
def test_a_reader_is_spoken_to_where_others_read_a_name(name: str, language: str) -> None:
    chosen = title(name)
    to_all = Words(chosen, language, NAMES[: chosen.most])
    to_another = Words(chosen, language, NAMES[: chosen.most], Seat(1))
    to_the_reader = Words(chosen, language, NAMES[: chosen.most], READER)
    about_the_reader = [event for event in heard(chosen.game(chosen.most), 1) if NAMES[READER] in to_all.event(event)]
    assert len({event.kind() for event in about_the_reader}) > 1
    for event in about_the_reader:
        assert NAMES[READER] in to_another.event(event)
        assert NAMES[READER] not in to_the_reader.event(event)
        assert re.search(ADDRESS[language], to_the_reader.event(event), re.IGNORECASE)
