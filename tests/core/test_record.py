"""Records read back as they were written, stop where they are not legal, and refuse what is no record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core import (
    GameOver,
    IllegalAction,
    InvalidAction,
    InvalidRecord,
    InvalidSetup,
    Record,
    RecordWhy,
    Rng,
    new_record,
    random_game,
    read_record,
    replay,
)
from chabudai.games import game_of, title

GAME = title("zenmaster").game(3, {"lead": "highest"})


def recorded(seed: int = 1) -> Record:
    record = new_record(GAME)
    random_game(GAME, Rng(seed), record)
    return record


TEXT = recorded().write()


def test_a_record_is_one_step_a_line_under_a_header() -> None:
    lines = TEXT.split("\n")
    assert lines[:5] == ["chabudai record 1", "game: zenmaster", f"edition: {GAME.setup.edition}", "seats: 3", "rules: 1"]
    assert "option lead: highest" in lines
    assert [line for line in lines if line.startswith("*: dealer")]
    assert lines[-4].startswith("scores: ")
    assert lines[-3].startswith("ranks: ")
    assert lines[-2:] == ["reason: lowest total", ""]


def test_a_record_names_its_game() -> None:
    assert game_of(read_record(TEXT)).setup.as_dict() == GAME.setup.as_dict()


def test_a_record_replays_with_no_seed() -> None:
    result = replay(read_record(TEXT), GAME)
    assert result.is_complete()
    assert result.steps_played == len(recorded().steps)


def test_an_unfinished_record_replays_as_far_as_it_goes() -> None:
    head, steps = TEXT.split("\n\n")[:2]
    short = read_record(head + "\n\n" + "\n".join(steps.split("\n")[:40]) + "\n")
    result = replay(short, GAME)
    assert result.is_complete()
    assert result.steps_played == 40
    assert short.outcome is None


@pytest.mark.parametrize(
    ("line", "error"),
    [("0: play 51", InvalidAction), ("0: deal 1", IllegalAction), ("1: play 1", IllegalAction), ("*: dealer 0", IllegalAction)],
)
def test_a_record_stops_at_the_first_step_that_is_not_legal(line: str, error: type[Exception]) -> None:
    head, steps, end = TEXT.split("\n\n")
    lines = steps.split("\n")
    lines[28] = line
    result = replay(read_record("\n\n".join([head, "\n".join(lines), end])), GAME)
    assert isinstance(result.stopped, error)
    assert result.steps_played == 28
    assert not result.is_complete()


def test_steps_after_the_end_are_refused() -> None:
    record = recorded()
    record.steps.append(record.steps[-1])
    assert isinstance(replay(record, GAME).stopped, GameOver)


@pytest.mark.parametrize("field", ["scores: ", "ranks: ", "reason: "])
def test_an_outcome_that_does_not_hold_is_found(field: str) -> None:
    changed = "\n".join(f"{field}9 9 9" if line.startswith(field) else line for line in TEXT.split("\n"))
    result = replay(read_record(changed), GAME)
    assert result.stopped is None
    assert not result.is_complete()


def test_an_outcome_before_the_end_does_not_hold() -> None:
    record = recorded()
    record.steps = record.steps[:50]
    assert not replay(record, GAME).is_complete()


@pytest.mark.parametrize(
    ("old", "new", "line", "reason", "about"),
    [
        ("chabudai record 1", "chabudai record 2", 1, RecordWhy.NOT_A_RECORD, "chabudai record 1"),
        ("seats: 3", "seats: three", None, RecordWhy.NOT_A_NUMBER, "'three'"),
        ("seats: 3", "seats: ³", None, RecordWhy.NOT_A_NUMBER, "'³'"),
        ("seats: 3", "seats: 99999999999999999999", None, RecordWhy.NOT_A_NUMBER, "'99999999999999999999'"),
        ("seats: 3\n", "", None, RecordWhy.HEADER_INCOMPLETE, "seats"),
        ("seats: 3", "seats: 3\nseats: 3", 5, RecordWhy.STANDS_TWICE, "'seats'"),
        ("seats: 3", "chairs: 3", 4, RecordWhy.NOT_IN_A_HEADER, "'chairs'"),
        ("seats: 3", "seats 3", 4, RecordWhy.NOT_NAME_AND_VALUE, "'seats 3'"),
        ("*: dealer", "3: dealer", None, RecordWhy.NO_SEAT_OF_GAME, "'3'"),
        ("*: dealer", "-1: dealer", None, RecordWhy.NO_SEAT_OF_GAME, "'-1'"),
        ("\n\nscores: ", "\n\nranks: ", None, RecordWhy.OUTCOME_OUT_OF_ORDER, "scores"),
        ("reason: lowest total\n", "", None, RecordWhy.OUTCOME_INCOMPLETE, "reason"),
        ("reason: lowest total\n", "reason: lowest total\nmore: 1\n", None, RecordWhy.NOTHING_AFTER_OUTCOME, None),
        ("ranks: ", "ranks: 1 ", None, RecordWhy.OUTCOME_FOR_OTHERS, 3),
    ],
)
def test_what_is_no_record_is_refused_with_the_line(
    old: str, new: str, line: int | None, reason: RecordWhy, about: object
) -> None:
    assert old in TEXT
    with pytest.raises(InvalidRecord) as refused:
        read_record(TEXT.replace(old, new, 1))
    assert refused.value.reason == reason
    assert refused.value.arguments["line"] == (line or refused.value.arguments["line"])
    assert about is None or about in refused.value.arguments.values()


@given(st.one_of(st.text(), st.binary().map(lambda data: data.decode("latin-1"))))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(InvalidRecord, match=r"^invalid record: .* \(line: [0-9]+"):
        read_record(text)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_a_record_with_one_changed_character_never_passes_for_another_game(position: int, character: str) -> None:
    changed = TEXT[:position] + character + TEXT[position + 1 :]
    if changed == TEXT:
        return
    try:
        record = read_record(changed)
        result = replay(record, game_of(record))
    except (InvalidRecord, InvalidSetup):
        return
    if result.is_complete():  # what is forgiven: letter case and extra spaces of an action
        assert record.write().casefold().split() == TEXT.casefold().split() or record.options != recorded().options


def test_a_record_of_other_rules_is_refused_by_name() -> None:
    with pytest.raises(InvalidRecord, match=r"other rules \(game: zenmaster; version: 2; now: 1\)"):
        game_of(read_record(TEXT.replace("rules: 1", "rules: 2")))


def test_a_record_of_another_edition_is_refused_by_name() -> None:
    with pytest.raises(InvalidRecord, match=r"other edition .*'house 00000000'"):
        game_of(read_record(TEXT.replace(GAME.setup.edition, "house 00000000")))


def test_a_record_of_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(InvalidSetup, match="'chess': no such game"):
        game_of(read_record(TEXT.replace("game: zenmaster", "game: chess")))


def test_what_the_dealer_committed_to_and_revealed_is_kept() -> None:
    record = recorded()
    record.deal["commitment"] = "ab"
    record.revealed["secret"] = "cd"
    text = record.write()
    assert "\ndeal commitment: ab\n\n" in text
    assert text.endswith("\n\nreveal secret: cd\n")
    again = read_record(text)
    assert again.deal == {"commitment": "ab"}
    assert again.revealed == {"secret": "cd"}
    assert again.write() == text


@pytest.mark.parametrize(
    ("tail", "why"),
    [
        ("\n", "nothing after outcome"),
        ("\nreveal secret: a\nreveal secret: b\n", "stands twice"),
        ("\nsecret: a\n", "never revealed"),
    ],
)
def test_only_what_is_revealed_follows_the_outcome(tail: str, why: str) -> None:
    with pytest.raises(InvalidRecord, match=why):
        read_record(TEXT + tail)


@pytest.mark.parametrize("name", ["mine", "/etc/mine.toml", "../mine.toml"])
def test_a_record_cannot_make_us_open_a_file(name: str) -> None:
    with pytest.raises(InvalidRecord, match="own edition"):
        game_of(read_record(TEXT.replace(GAME.setup.edition, f"{name} 00000000")))
