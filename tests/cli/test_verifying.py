"""`chabudai verify`."""

from pathlib import Path

import pytest

from chabudai.core import Rng, Seat, read_record
from chabudai.table import PLAYING
from tests.cli.running import record_of, refused, run
from tests.table.test_table import VALUE, dealt_table, full_table, play_on


def finished() -> str:
    table = dealt_table()
    play_on(table)
    assert table.phase != PLAYING
    return table.export(None)


def test_a_finished_record_verifies(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(finished())
    result = run("verify", str(file))
    assert result.exit_code == 0, result.output
    assert "the deal is the one that was committed to" in result.stdout


def test_a_changed_byte_does_not_verify(tmp_path: Path) -> None:
    text = finished()
    rng = Rng("cli")
    for number in range(20):
        at = int(rng.below(len(text)))
        file = tmp_path / f"{number}.record"
        file.write_text(text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :])
        assert run("verify", str(file)).exit_code in (1, 2)


def test_a_record_without_a_dealer_does_not_verify() -> None:
    result = run("verify", "-", typed=record_of())
    assert result.exit_code == 2
    assert "The revealed secret" in result.stderr


def written(folder: Path, revealed: bool = True) -> str:
    """The file of a game of three at which seat 0 committed, and revealed or not."""
    table = full_table()
    table.start()
    if revealed:
        table.reveal(Seat(0), VALUE)
    table.deal(0)
    play_on(table)
    file = folder / "game.record"
    file.write_text(table.export(None))
    return str(file)


def test_it_says_who_contributed_and_what_it_could_not_check(tmp_path: Path) -> None:
    said = run("verify", written(tmp_path)).stdout
    assert "contributed to the deal: seat 1; without a part: seat 2, seat 3" in said
    assert "not checked without --commitment" in said


def test_what_was_noted_before_the_deal_is_compared(tmp_path: Path) -> None:
    file = written(tmp_path)
    announced = read_record(Path(file).read_text()).deal["commitment"]
    result = run("verify", file, "--commitment", announced, "--contribution", f"1={VALUE}", "--strict")
    assert result.exit_code == 0, result.output
    assert "not checked" not in result.stdout
    assert "The commitment is not the one that was given" in refused("verify", file, "--commitment", "ab" * 32)
    assert "Seat 1: another contribution" in refused("verify", file, "--contribution", "1=" + "ab" * 32)
    assert "Seat 2: the given contribution is not in the deal" in refused("verify", file, "--contribution", f"2={VALUE}")


def test_a_part_that_is_missing_is_told_and_strictly_a_fault(tmp_path: Path) -> None:
    file = written(tmp_path, revealed=False)
    result = run("verify", file)
    assert result.exit_code == 0
    assert "contributed to the deal: nobody; committed to a part that is missing: seat 1" in result.stdout
    strict = run("verify", file, "--strict")
    assert strict.exit_code == 2
    assert "Seat 1 committed to a contribution and it is not in the deal" in strict.stderr
    assert "Nobody contributed to the deal" in strict.stderr
    assert "Seat 1: the given contribution is not in the deal" in refused("verify", file, "--contribution", f"1={VALUE}")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (("--commitment", "AB"), "hexadecimal"),
        (("--contribution", "0"), "SEAT=VALUE"),
        (("--contribution", "4=" + VALUE), "seats of this record are 1 to 3"),
        (("--contribution", "0=" + VALUE), "seats of this record are 1 to 3"),
        (("--contribution", "01=" + VALUE), "seats of this record are 1 to 3"),
        (("--contribution", "1=xyz"), "hexadecimal"),
        (("--contribution", f"1={VALUE}", "--contribution", f"1={VALUE}"), "given twice"),
    ],
)
def test_what_cannot_be_compared_is_refused(tmp_path: Path, given: tuple[str, ...], why: str) -> None:
    assert why in refused("verify", written(tmp_path), *given)


def test_a_fault_is_told_in_the_readers_language_with_what_the_rules_say(tmp_path: Path) -> None:
    file = Path(written(tmp_path))
    text = file.read_text()
    step = next(line for line in text.splitlines() if line.startswith("0: play"))
    file.write_text(text.replace(step, step.replace("0:", "1:", 1), 1))
    said = run("verify", str(file), "--language", "de").stderr
    assert "Das Siegel passt nicht: Etwas wurde geändert." in said
    assert "ist nicht erlaubt. 0 ist am Zug." in said


def test_what_is_no_record_is_told_in_the_readers_language(tmp_path: Path) -> None:
    file = Path(written(tmp_path))
    file.write_text(file.read_text().replace("seats: 3", "seats: three"))
    assert "'three' ist keine Zahl." in run("verify", str(file), "--language", "de").stderr
    assert "'three' is no number." in run("verify", str(file), "--language", "en").stderr


def test_another_way_to_write_the_same_game_does_not_verify(tmp_path: Path) -> None:
    file = Path(written(tmp_path))
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    refused("verify", str(file))
    file = Path(written(tmp_path))
    file.write_bytes(file.read_bytes().replace(b"\n0: play", b"\n00: play", 1))
    assert "The seal does not fit" in run("verify", str(file)).stderr
