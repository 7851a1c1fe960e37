"""A live table from the first chair to the revealed secret."""

import msgspec
import pytest

from chabudai.core import IllegalAction, Rng, Seat, read_record
from chabudai.games import TITLES, game_of, title
from chabudai.table import (
    OVER,
    PLAYING,
    SEALING,
    ClockRule,
    Table,
    TableError,
    UndoRequest,
    contribution_commitment,
    outbound,
    verify,
)

SECRET = bytes(range(64))
VALUE = "5a" * 32


def full_table(name: str = "zenmaster", rule: ClockRule | None = None, seats: int = 3) -> Table:
    table = Table(title(name).game(seats), rule or ClockRule(), SECRET)
    for seat in range(seats):
        table.sit(Seat(seat), f"u{seat}", f"Player {seat}", "#123456", contribution_commitment(VALUE) if seat == 0 else "")
    return table


def dealt_table(name: str = "zenmaster", rule: ClockRule | None = None, seats: int = 3) -> Table:
    table = full_table(name, rule, seats)
    table.start()
    table.reveal(Seat(0), VALUE)
    table.deal(0)
    return table


def play_on(table: Table, decisions: int = 10**6, seed: int = 1) -> None:
    rng = Rng(seed)
    while table.phase == PLAYING and decisions:
        legal = table.course.state.legal_actions()
        seat = table.actor()
        assert seat is not None
        table.decide(seat, legal[int(rng.below(len(legal)))].text, "", 0)
        decisions -= 1


def test_chairs_are_taken_once_and_all_before_the_start() -> None:
    table = Table(title("zenmaster").game(3), ClockRule(), SECRET)
    table.sit(Seat(0), "u0", "Ada", "red")
    with pytest.raises(TableError, match="chair taken"):
        table.sit(Seat(0), "u1", "Bo", "blue")
    with pytest.raises(TableError, match="chair empty"):
        table.start()
    table.seat_bot(Seat(1), "random", "Bot")
    table.seat_bot(Seat(2), "random", "Bot")
    table.clear(Seat(2))
    table.seat_bot(Seat(2), "random", "Bot")
    with pytest.raises(TableError, match="game not begun"):
        _ = table.course
    table.start()
    assert table.phase == SEALING
    assert table.is_sealed()


def test_a_contribution_must_be_the_committed_one() -> None:
    table = full_table()
    table.start()
    assert not table.is_sealed()
    with pytest.raises(TableError):
        table.reveal(Seat(0), "00" * 32)
    with pytest.raises(TableError):
        table.reveal(Seat(1), VALUE)
    table.reveal(Seat(0), VALUE)
    assert table.is_sealed()


def test_the_same_secret_deals_the_same_game() -> None:
    first, second = dealt_table(), dealt_table()
    assert [step.text for step in first.course.steps] == [step.text for step in second.course.steps]


def test_an_illegal_decision_changes_nothing() -> None:
    table = dealt_table()
    actor = table.actor()
    assert actor is not None
    wrong = Seat((actor + 1) % 3)
    with pytest.raises(IllegalAction, match="turn"):
        table.decide(wrong, "play 1", "", 0)
    assert table.course.decisions == []
    with pytest.raises(TableError, match="no such seat"):
        table.decide(Seat(9), "play 1", "", 0)


def test_only_the_actor_is_told_its_legal_actions() -> None:
    table = dealt_table()
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        told = outbound(table.course, None, seat)
        assert bool(told.legal) == (seat == table.actor())
        assert msgspec.json.decode(told.view) == table.course.state.view(seat).as_dict()


@pytest.mark.parametrize("name", [known.name for known in TITLES])
def test_a_finished_record_verifies(name: str) -> None:
    table = dealt_table(name, seats=3)
    play_on(table)
    assert table.phase == OVER
    text = table.export(None)
    assert verify(text, game_of(read_record(text))) == []


def test_a_record_with_one_changed_byte_does_not_verify() -> None:
    table = dealt_table()
    play_on(table)
    text = table.export(None)
    rng = Rng("bytes")
    tried = 0
    for _ in range(150):
        at = int(rng.below(len(text)))
        changed = text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :]
        tried += 1
        try:
            game = game_of(read_record(changed))
        except ValueError:
            continue
        assert verify(changed, game) != [], f"{text[at - 20 : at + 20]!r} at {at}"
    assert tried == 150


def test_a_running_game_is_exported_as_its_reader_saw_it() -> None:
    table = dealt_table()
    play_on(table, 4)
    mine = [step for step in read_record(table.export(Seat(0))).steps if step.text.startswith("deal")]
    assert sorted(int(step.text.split()[1]) for step in mine) == sorted(hand_dealt(table, 0))
    public = table.export(None)
    assert "deal " not in public.split("\n\n")[1]
    assert "*: ?" in public
    assert SECRET.hex() not in public
    assert VALUE not in public
    assert table.commitment in public
    assert [step.text for step in read_record(public).steps if step.seat >= 0] == [d.text for d in table.course.decisions]


def hand_dealt(table: Table, seat: int) -> list[int]:
    view = table.course.state.view(Seat(seat)).as_dict()
    hand, played, down = view["hand"], view["played"], view["table"]
    assert isinstance(hand, list)
    assert isinstance(played, list)
    assert isinstance(down, list)
    return [*hand, *played[seat], *[card for card in [down[seat]] if card]]


def test_a_running_game_does_not_verify_yet() -> None:
    text = dealt_table().export(None)
    assert [fault.reason for fault in verify(text, game_of(read_record(text)))] == ["secret-not-revealed"]


def test_undo_asks_exactly_those_who_have_learnt_something() -> None:
    table = dealt_table()
    actor = table.actor()
    assert actor is not None
    before = outbound(table.course, None, actor)
    play_on(table, 1)
    assert table.ask_undo(actor, 0) is None
    assert table.undo is not None
    others = [seat for seat in range(3) if seat != actor]
    assert table.undo.waiting == others  # a card played face up is seen by all
    assert table.answer_undo(Seat(others[0]), True, 0) is None
    batch = table.answer_undo(Seat(others[1]), True, 0)
    assert batch is not None
    assert batch.undone
    assert outbound(table.course, None, actor) == before


def test_a_step_of_an_unfinished_turn_that_revealed_nothing_is_taken_back_without_asking() -> None:
    table = dealt_table("maki-master")
    actor = table.actor()
    assert actor is not None
    before = outbound(table.course, None, actor)
    for _ in range(2):  # takes an ingredient and places it, in everybody's sight
        table.decide(actor, table.course.state.legal_actions()[0].text, "", 0)
    assert table.actor() == actor
    for _ in range(2):
        batch = table.ask_undo(actor, 0)
        assert batch is not None
        assert batch.undone
    assert outbound(table.course, None, actor) == before


def test_one_undo_is_asked_for_at_a_time() -> None:
    table = dealt_table()
    first = table.actor()
    play_on(table, 1)
    second = table.actor()
    play_on(table, 1)
    assert first is not None
    assert second is not None
    table.ask_undo(second, 0)
    with pytest.raises(TableError, match="another asks already"):
        table.ask_undo(first, 0)


def test_undo_is_refused_by_one_who_was_asked() -> None:
    table = dealt_table()
    actor = table.actor()
    assert actor is not None
    play_on(table, 1)
    table.ask_undo(actor, 0)
    other = Seat((actor + 1) % 3)
    assert table.answer_undo(other, False, 0) is None
    assert table.undo is None
    with pytest.raises(TableError, match="nothing asked"):
        table.answer_undo(other, True, 0)


def against_bots() -> tuple[Table, Seat]:
    """A table where one person plays against bots alone, after the person's first decision."""
    table = Table(title("zenmaster").game(3), ClockRule(), SECRET)
    table.sit(Seat(0), "u0", "Ada", "red")
    table.seat_bot(Seat(1), "random", "")
    table.seat_bot(Seat(2), "random", "")
    table.start()
    table.deal(0)
    while table.actor() != 0:
        play_on(table, 1)
    play_on(table, 1)
    return table, Seat(0)


def test_undo_asks_nothing_of_bots() -> None:
    table, person = against_bots()
    play_on(table, 1)
    batch = table.ask_undo(person, 0)
    assert batch is not None
    assert batch.undone


@pytest.mark.parametrize("flagged", [False, True])
def test_nothing_is_taken_back_over_the_head_of_a_person_who_is_away(flagged: bool) -> None:
    table = dealt_table()
    actor = table.actor()
    assert actor is not None
    away = Seat((actor + 1) % 3)
    table.hold(away, "random", 0, flagged=flagged)
    play_on(table, 4)
    decisions = list(table.course.decisions)
    with pytest.raises(TableError, match="who must agree is away"):
        table.ask_undo(actor, 0)
    assert table.undo is None
    assert table.course.decisions == decisions
    table.take_back(away, 0)
    assert table.ask_undo(actor, 0) is None
    assert table.undo is not None
    assert away in table.undo.waiting


def test_who_has_resigned_is_not_asked_and_asks_for_nothing() -> None:
    table = dealt_table()
    actor = table.actor()
    assert actor is not None
    resigned, other = Seat((actor + 1) % 3), Seat((actor + 2) % 3)
    play_on(table, 2)
    table.resign(resigned, "random", 0)
    with pytest.raises(TableError, match="seat resigned"):
        table.ask_undo(resigned, 0)
    assert table.ask_undo(actor, 0) is None
    assert table.undo is not None
    assert table.undo.waiting == [other]
    assert table.answer_undo(other, True, 0) is not None


def test_who_is_away_takes_nothing_back() -> None:
    table = dealt_table()
    actor = table.actor()
    assert actor is not None
    play_on(table, 1)
    table.hold(actor, "random", 0)
    with pytest.raises(TableError, match="bot plays seat"):
        table.ask_undo(actor, 0)


@pytest.mark.parametrize("who", ["asker", "asked", "neither"])
@pytest.mark.parametrize("act", ["hold", "flag", "resign", "forget"])
def test_a_request_is_refused_when_a_bot_takes_over_a_chair_of_it(act: str, who: str) -> None:
    table = dealt_table("makatsu")
    asker, asked, neither = Seat(0), Seat(1), Seat(2)
    table.undo = UndoRequest(asker, 0, [asked])
    seat = {"asker": asker, "asked": asked, "neither": neither}[who]
    if act == "resign":
        table.resign(seat, "random", 0)
    elif act == "forget":
        table.forget(seat, "random", 0)
    else:
        table.hold(seat, "random", 0, flagged=act == "flag")
    assert (table.undo is None) == (who != "neither")


def test_who_decided_since_is_asked_even_if_the_position_looks_the_same_to_it() -> None:
    for known in TITLES:
        table = dealt_table(known.name)
        play_on(table, 12, seed=4)
        for number, decision in enumerate(table.course.decisions):
            later = {other.seat for other in table.course.decisions[number:]} - {decision.seat}
            assert later <= set(table.course.must_agree(number, decision.seat))


def test_a_finished_record_says_how_often_something_was_taken_back() -> None:
    table, person = against_bots()
    for _ in range(3):
        assert table.ask_undo(person, 0) is not None
        assert "undone" not in table.export(None), "while the game runs, nobody is told of an undo that could not be noticed"
        play_on(table, 1)
    play_on(table)
    record = read_record(table.export(None))
    assert record.revealed["undone"] == "3"
    assert verify(record.write(), game_of(record)) == []
    record.revealed["undone"] = "1"
    assert [fault.reason for fault in verify(record.write(), game_of(record))] == ["seal-broken"]


def test_a_record_without_an_undo_says_nothing_of_it() -> None:
    table = dealt_table()
    play_on(table)
    assert "undone" not in table.export(None)


def test_undo_over_a_chance_step_asks_everyone_else() -> None:
    table = dealt_table()
    play_on(table, 3)  # the trick is over and a new score card is turned
    seat = table.course.decisions[-1].seat
    assert table.course.must_agree(2, seat) == [other for other in range(3) if other != seat]


def test_an_undone_chance_step_is_dealt_the_same_again() -> None:
    table = dealt_table()
    play_on(table, 3)
    steps = [step.text for step in table.course.steps]
    last = table.course.decisions[-1]
    table.course.back_to(2)
    table.decide(last.seat, last.text, "", 0)
    assert [step.text for step in table.course.steps] == steps


def test_the_clock_charges_people_and_not_bots() -> None:
    table = dealt_table(rule=ClockRule("total", 60_000, 0))
    actor = table.actor()
    assert actor is not None
    legal = table.course.state.legal_actions()[0].text
    decision, _ = table.decide(actor, legal, "m1", 5000)
    assert decision.spent == 5000
    assert table.clocks.left_at(actor, 9000) == 55_000
    following = table.actor()
    assert following is not None
    assert following == table.clocks.running
    table.hold(following, "random", 6000, flagged=True)
    assert table.clocks.running is None
    assert table.clocks.left_at(following, 7000) == 0
    table.take_back(following, 8000)
    assert table.clocks.running == following
    assert table.clocks.left_at(following, 8000) == 15_000


@pytest.mark.parametrize("rule", [ClockRule("move", 60_000), ClockRule("total", 60_000, 5000)])
def test_who_leaves_and_is_back_gains_no_time(rule: ClockRule) -> None:
    table = dealt_table(rule=rule)
    actor = table.actor()
    assert actor is not None
    for now in range(0, 40_000, 1000):
        table.hold(actor, "random", now + 1000)
        table.take_back(actor, now + 1000)
    assert table.clocks.flags_at() == 60_000


def test_a_move_that_a_bot_began_has_its_whole_time_for_the_person_who_is_back() -> None:
    table = dealt_table(rule=ClockRule("move", 60_000))
    actor = table.actor()
    assert actor is not None
    table.hold(actor, "random", 50_000)
    play_on(table, 3)
    while table.actor() != actor:
        play_on(table, 1)
    table.take_back(actor, 100_000)
    assert table.clocks.flags_at() == 160_000


def test_whose_time_is_up_gets_more_for_a_move_once() -> None:
    table = dealt_table(rule=ClockRule("total", 60_000, 0))
    actor = table.actor()
    assert actor is not None
    table.hold(actor, "random", 60_000, flagged=True)
    table.take_back(actor, 61_000)
    assert table.clocks.flags_at() == 76_000
    table.hold(actor, "random", 76_000, flagged=True)
    with pytest.raises(TableError, match="time is up"):
        table.take_back(actor, 77_000)
    assert table.chairs[actor].held
    play_on(table, 1)
    table.take_back(actor, 80_000)
    assert not table.chairs[actor].held


def test_no_clock_runs_for_who_is_gone_for_good() -> None:
    table = dealt_table(rule=ClockRule("total", 60_000, 0))
    actor = table.actor()
    assert actor is not None
    table.forget(actor, "random", 1000)
    assert table.clocks.flags_at() is None
    table.forget(Seat((actor + 1) % 3), "random", 1000)


def test_who_resigned_does_not_come_back() -> None:
    table = dealt_table()
    table.resign(Seat(1), "random", 0)
    assert table.chairs[1].player() == "random"
    with pytest.raises(TableError, match="resigned"):
        table.take_back(Seat(1), 0)
