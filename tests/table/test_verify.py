"""Checking a finished game: every byte of the file, who had a part in the deal, and what those who were there know of it."""

from itertools import product

import pytest

from chabudai.core import Rng, Seat, read_record
from chabudai.games import game_of, title
from chabudai.table import ClockRule, FaultWhy, Receipt, Table, contribution_commitment, parts, verify
from chabudai.table.dealer import seal
from tests.sampling import sampled
from tests.table.test_table import play_on

SECRET = bytes(range(64))
VALUES = {Seat(0): "5a" * 32, Seat(1): "6b" * 32}


def finished(revealed: dict[Seat, str], secret: bytes = SECRET, committed: dict[Seat, str] = VALUES) -> str:
    """A game of three at which two committed, or others, and these revealed."""
    table = Table(title("zenmaster").game(3), ClockRule(), secret)
    for seat in range(3):
        value = committed.get(Seat(seat))
        table.sit(Seat(seat), f"u{seat}", "", "", contribution_commitment(value) if value else "")
    table.start()
    for seat, value in revealed.items():
        table.reveal(seat, value)
    table.deal(0)
    play_on(table)
    return table.export(None)


RECORD = finished(VALUES)


def faults(text: str, receipt: Receipt | None = None, strict: bool = False) -> list[tuple[str, dict[str, int | str]]]:
    return [(fault.reason, fault.arguments) for fault in verify(text, game_of(read_record(text)), receipt, strict)]


def resealed(text: str) -> str:
    """The text with a fitting seal: whoever has a finished record can write one."""
    above = text[: text.rindex("reveal seal: ")]
    return f"{above}reveal seal: {seal(SECRET, above)}\n"


def verifies(data: bytes) -> bool:
    """Whether a file with these bytes would be called whole."""
    try:
        return not faults(data.decode("utf-8"))
    except ValueError:  # no text, no record, no such game
        return False


def test_a_record_as_the_table_wrote_it_verifies() -> None:
    assert faults(RECORD) == []
    assert faults(RECORD, Receipt(read_record(RECORD).deal["commitment"], VALUES), strict=True) == []


def mutated(data: bytes, rng: Rng) -> bytes:
    """One byte changed, left out or put in, or two neighbours exchanged."""
    at = int(rng.below(len(data)))
    byte = bytes([int(rng.below(256)) if rng.below(2) else data[int(rng.below(len(data)))]])
    match int(rng.below(4)):
        case 0:
            return data[:at] + byte + data[at + 1 :]
        case 1:
            return data[:at] + data[at + 1 :]
        case 2:
            return data[:at] + byte + data[at:]
        case _:
            return data[:at] + data[at + 1 : at + 2] + data[at : at + 1] + data[at + 2 :]


@pytest.mark.parametrize("count", sampled([500, 5000], 500))
def test_none_of_many_changes_of_a_byte_verifies(count: int) -> None:
    data = RECORD.encode()
    rng = Rng("single bytes")
    changed = {mutated(data, rng) for _ in range(count)} - {data}
    assert len(changed) > count // 2
    assert [text for text in changed if verifies(text)] == []


def exchanged(text: str) -> list[str]:
    """The text with each pair of neighbouring lines exchanged."""
    lines = text.splitlines(keepends=True)
    swapped = [[*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]] for at in range(len(lines) - 1)]
    return [made for made in map("".join, swapped) if made != text]


def test_no_exchange_of_two_lines_verifies() -> None:
    assert [text for text in exchanged(RECORD) if verifies(text.encode())] == []


def rewritten() -> list[str]:
    """Other ways to write the same game."""
    first = next(line for line in RECORD.splitlines() if line.startswith("0: play"))
    return [
        RECORD.replace(first, f"0{first}", 1),
        RECORD.rstrip("\n"),
        RECORD.replace("\ndeal contribution 0", "\ndeal note: hello\ndeal contribution 0"),
        RECORD.replace("\nreveal seal", "\nreveal note: hello\nreveal seal"),
        RECORD.replace("\ndeal commitment", "\ndeal contribution 7: " + "ab" * 32 + "\ndeal commitment"),
        RECORD.replace("\nreveal seal", "\nreveal undone: 01\nreveal seal"),
        RECORD.replace("\nreveal seal", "\nreveal undone: 0\nreveal seal"),
    ]


@pytest.mark.parametrize("number", range(len(rewritten())))
def test_another_way_to_write_the_same_does_not_verify_even_when_sealed_anew(number: int) -> None:
    text = rewritten()[number]
    assert text != RECORD
    assert not verifies(text.encode())
    if text.endswith("\n"):
        assert faults(resealed(text)) == [(FaultWhy.NOT_AS_WRITTEN, {})]


def test_header_lines_in_another_order_do_not_verify_even_when_sealed_anew() -> None:
    header, _, rest = RECORD.partition("\n\n")
    others = [f"{other}\n\n{rest}" for other in exchanged(header)]
    assert len(others) > 8
    assert [text for text in others if verifies(resealed(text).encode())] == []


def test_a_record_with_undos_verifies() -> None:
    assert faults(resealed(RECORD.replace("\nreveal seal", "\nreveal undone: 12\nreveal seal"))) == []


def test_it_says_who_contributed_and_who_is_missing() -> None:
    found = parts(read_record(finished({Seat(1): VALUES[Seat(1)]})))
    assert (found.given, found.missing, found.without) == ([1], [0], [2])


def test_of_the_deals_a_server_could_choose_from_only_the_one_with_all_parts_passes_strictly() -> None:
    choices = [
        {seat: VALUES[seat] for seat, is_in in zip(VALUES, taken, strict=True) if is_in} for taken in product([0, 1], repeat=2)
    ]
    records = [finished(revealed) for revealed in choices]
    assert len({text.split("\n\n")[1] for text in records}) == 4  # four deals from one table
    assert [faults(text) for text in records] == [[]] * 4  # a record alone cannot say what came in time
    assert [not faults(text, strict=True) for text in records] == [False, False, False, True]
    for seat, value in VALUES.items():
        noticed = [bool(faults(text, Receipt(contributions={seat: value}))) for text in records]
        assert noticed == [seat not in revealed for revealed in choices]


def test_a_missing_part_is_named() -> None:
    assert faults(finished({Seat(1): VALUES[Seat(1)]}), strict=True) == [(FaultWhy.PART_MISSING, {"number": 1})]
    assert (FaultWhy.NOBODY_TOOK_PART, {}) in faults(finished({}), strict=True)


def test_a_deal_from_which_every_part_was_stripped_is_told_from_the_one_that_was_made() -> None:
    stripped = finished({}, committed={})
    assert faults(stripped) == []
    assert faults(stripped, strict=True) == [(FaultWhy.NOBODY_TOOK_PART, {})]
    assert faults(stripped, Receipt(contributions=VALUES)) == [(FaultWhy.PART_NOT_IN_DEAL, {"number": n}) for n in (1, 2)]


def test_another_secret_is_told_from_the_one_that_was_announced() -> None:
    other = finished(VALUES, bytes(64))
    announced = Receipt(read_record(RECORD).deal["commitment"])
    assert faults(other) == []
    assert faults(other, announced) == [(FaultWhy.OTHER_COMMITMENT, {})]
    assert faults(RECORD, announced) == []


def test_a_given_contribution_must_be_the_one_in_the_deal() -> None:
    assert faults(RECORD, Receipt(contributions={Seat(2): "00" * 32})) == [(FaultWhy.PART_NOT_IN_DEAL, {"number": 3})]
    assert faults(RECORD, Receipt(contributions={Seat(0): "00" * 32})) == [(FaultWhy.OTHER_PART_IN_DEAL, {"number": 1})]
