"""The course of a game: what everyone hears of it, from the opening on."""

import msgspec
import pytest

from chabudai.core import Rng, Seat
from chabudai.games import TITLES, title
from chabudai.table import Batch, ClockRule, Table, moments

SECRET = bytes(range(64))
AUDIENCES = (Seat(0), Seat(2), None)


def heard_in(batch: Batch, audience: Seat | None) -> list[dict[str, object]]:
    return [event.as_dict() for event in batch.events if event.is_for(audience)]


def dealt(name: str, options: dict[str, str] | None = None) -> tuple[Table, list[dict[str, object]]]:
    """A table after the deal, and what the public heard of that."""
    table = Table(title(name).game(3, options), ClockRule(), SECRET)
    for seat in range(3):
        table.sit(Seat(seat), f"u{seat}", f"Player {seat}", "#123456")
    table.start()
    return table, heard_in(table.deal(0), None)


def decide(table: Table, rng: Rng) -> list[list[dict[str, object]]]:
    """One decision, and what each audience heard of it."""
    actor = table.actor()
    assert actor is not None
    _, batch = table.decide(actor, rng.choice(table.course.state.legal_actions()).text, "", 0)
    return [heard_in(batch, audience) for audience in AUDIENCES]


@pytest.mark.parametrize(
    ("name", "option", "first"), [("zenmaster", "dealer", "game-begun"), ("makatsu", "figure", "figure-given")]
)
def test_a_table_tells_the_opening_that_an_option_settled(name: str, option: str, first: str) -> None:
    table, heard = dealt(name, {option: "2"})
    assert heard[0]["event"] == first
    assert 2 in heard[0].values()
    assert [msgspec.json.decode(event) for event in next(moments(table.course, None)).events] == heard
    drawn = dealt(name)[1]
    assert {event["event"] for event in heard} == {event["event"] for event in drawn}


@pytest.mark.parametrize("name", [known.name for known in TITLES])
def test_a_history_is_all_that_was_heard_in_order(name: str) -> None:
    table, public = dealt(name)
    rng = Rng(1)
    heard = [[event.as_dict() for event in table.course.history(audience)] for audience in AUDIENCES]
    assert heard[2] == public
    for _ in range(30):
        if table.actor() is None:
            break
        for mine, news in zip(heard, decide(table, rng), strict=True):
            mine.extend(news)
    for audience, mine in zip(AUDIENCES, heard, strict=True):
        assert [event.as_dict() for event in table.course.history(audience)] == mine


def test_a_history_forgets_what_was_taken_back() -> None:
    table, public = dealt("zenmaster")
    rng = Rng(1)
    for _ in range(5):
        decide(table, rng)
    table.course.back_to(0)
    assert [event.as_dict() for event in table.course.history(None)] == public


def test_a_batch_says_which_events_the_decision_made() -> None:
    table, _ = dealt("zenmaster")
    batches = [batch for _, batch in table.course.again()]
    assert [batch.decided for batch in batches] == [0]
    for _ in range(3):
        actor = table.actor()
        assert actor is not None
        _, batch = table.decide(actor, table.course.state.legal_actions()[0].text, "", 0)
        batches.append(batch)
    assert [batch.decided for _, batch in table.course.again()] == [batch.decided for batch in batches] == [0, 1, 1, 3]
    assert [event.kind() for event in batches[3].events[3:]] == ["score-card-turned"]
