"""Views come back from their plain data: for bots elsewhere, saved positions and whoever has heard them."""

import msgspec
import pytest

from chabudai.core import NOBODY, Journal, Rng, Seat, random_action
from chabudai.core.declared import filled, hints, is_by_seat
from chabudai.games import TITLES
from chabudai.schemas import event_schemas, games, knowledge
from chabudai.title import Title


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_view_comes_back_from_what_was_sent_of_it(title: Title) -> None:
    kind = knowledge(title).view
    for number, game in enumerate(games(title)):
        rng = Rng(f"declared {number}")
        state = game.new_state()
        for _ in range(60):
            if state.actor() == NOBODY:
                break
            state.apply(random_action(state, rng))
        for seat in (None, Seat(0), Seat(game.setup.seats - 1)):
            view = state.view(seat)
            again = filled(kind, msgspec.json.decode(msgspec.json.encode(view)))
            assert again == view
            assert again.key() == view.key()
            if seat is not None:
                assert game.sample_world(again, Rng(1)).view(seat).key() == view.key()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_what_is_no_view_is_refused(title: Title) -> None:
    kind = knowledge(title).view
    plain = title.game(title.most).new_state().view(None).as_dict()
    filled(kind, plain)
    for spoilt in (
        {**plain, "more": 1},
        {name: value for name, value in plain.items() if name != "decision"},
        {**plain, "decision": 3},
        {**plain, "hand": "x"},
        {**plain, "hand": ["x"]},
    ):
        with pytest.raises(ValueError, match=r"View"):
            filled(kind, spoilt)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_events_tell_what_they_declare(title: Title) -> None:
    declared = {schema["properties"]["event"]["enum"][0]: schema for schema in event_schemas(title).values()}
    for game in games(title)[:3]:
        rng, journal, state = Rng(7), Journal(), game.new_state()
        while state.actor() != NOBODY:
            state.apply(random_action(state, rng), journal)
        for event in journal.events:
            assert list(event.as_dict()) == list(declared[event.kind()]["properties"])


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_list_by_seat_has_an_entry_for_each_seat(title: Title) -> None:
    fields = [name for name, declared in hints(knowledge(title).view).items() if is_by_seat(declared)]
    assert fields
    for game in games(title):
        rng, state = Rng(3), game.new_state()
        while state.actor() != NOBODY:
            view = state.view(Seat(0))
            for name in fields:
                assert len(getattr(view, name)) == game.setup.seats, name
            state.apply(random_action(state, rng))
