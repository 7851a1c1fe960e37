"""Records replayed and checked."""

import json
from pathlib import Path

import pytest

from chabudai.core import Rng, new_record, random_game
from chabudai.games import TITLES, title
from tests.cli.running import only_error, record_of, refused, run

RECORD = record_of()


def written(folder: Path, text: str, name: str = "a.txt") -> str:
    (folder / name).write_text(text)
    return str(folder / name)


@pytest.mark.parametrize("name", [known.name for known in TITLES])
def test_a_whole_game_is_told(tmp_path: Path, name: str) -> None:
    for language in ("en", "de"):
        result = run("replay", written(tmp_path, record_of(1, name)), "--language", language)
        assert result.exit_code == 0, result.output
        assert "★ 1" in result.stdout
        assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_a_game_by_earlier_rules_is_told_and_checked_by_them() -> None:
    record = (Path(__file__).parents[1] / "records" / "makatsu" / "rules-1-clear-win.txt").read_text("utf-8")
    assert "\nrules: 1\n" in record
    told = json.loads(run("replay", "-", "--json", typed=record).stdout)
    assert (told["rules_version"], told["holds"]) == (1, True)


def test_a_step_shows_the_table() -> None:
    result = run("replay", "-", "--step", "40", typed=RECORD)
    assert "\n 40  " in result.stdout
    assert "\n 41  " not in result.stdout
    assert "Game 1 of 3" in result.stdout
    assert "Your hand" not in result.stdout
    assert "Your hand" in run("replay", "-", "--step", "40", "--seat", "2", typed=RECORD).stdout


def test_a_seat_hears_only_what_it_heard() -> None:
    own = run("replay", "-", "--seat", "2", "--step", "28", typed=RECORD).stdout
    assert own.count("You are dealt the") == 9
    assert own.count("is dealt a card") == 18
    assert "deal " not in own
    told = json.loads(run("replay", "-", "--seat", "2", "--step", "28", "--json", typed=RECORD).stdout)
    assert all(set(step) == {"step", "events"} for step in told["steps"])
    assert told["view"]["seat"] == 1


def test_json_holds_the_steps_and_the_outcome() -> None:
    told = json.loads(run("replay", "-", "--json", typed=RECORD).stdout)
    assert told["holds"] is True
    assert told["why_not"] is None
    assert len(told["steps"]) == RECORD.count("\n0: ") + RECORD.count("\n1: ") + RECORD.count("\n2: ") + RECORD.count("\n*: ")
    assert told["steps"][0]["seat"] == "*"
    assert min(told["outcome"]["ranks"]) == 1


def test_an_opening_that_nobody_drew_is_told_too() -> None:
    record = record_of(options={"dealer": "2"})
    assert "Game 1 begins. Seat 3 is the dealer." in run("replay", "-", "--step", "0", typed=record).stdout
    assert "Game 1 begins. You are the dealer." in run("replay", "-", "--step", "0", "--seat", "3", typed=record).stdout
    told = json.loads(run("replay", "-", "--json", typed=record).stdout)
    assert [event["event"] for event in told["opening"]] == ["game-begun"]
    assert json.loads(run("replay", "-", "--json", typed=RECORD).stdout)["opening"] == []


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--step", "-1"], "--step"),
        (["--step", "9999"], "the record has"),
        (["--seat", "4"], "the seats are 1 to 3"),
        (["--seat", "0"], "the seats are 1 to 3"),
    ],
)
def test_a_bad_argument_is_refused(arguments: list[str], why: str) -> None:
    assert why in refused("replay", "-", *arguments, typed=RECORD)


def broken() -> dict[str, tuple[str, str]]:
    head, steps, outcome = RECORD.split("\n\n")
    lines = steps.split("\n")
    first = next(place for place, line in enumerate(lines) if not line.startswith("*"))
    seat, _, action = lines[first].partition(": ")
    other = str((int(seat) + 1) % 3)
    return {
        "out of turn": ("\n\n".join([head, steps.replace(lines[first], f"{other}: {action}", 1), outcome]), "not your turn"),
        "illegal": (RECORD.replace(f"\n{lines[first]}\n", f"\n{lines[first]}\n{seat}: {action}\n", 1), "illegal action"),
        "no action": (RECORD.replace(lines[first], f"{seat}: fly away", 1), "invalid action: 'fly away'"),
        "after the end": ("\n\n".join([head, f"{steps}\n{lines[first]}", outcome]), "game over: "),
        "chance": ("\n\n".join([head, "*: deal 1", outcome]), "illegal action: 'deal 1' by seat * in ChoosingDealer"),
    }


@pytest.mark.parametrize("name", broken())
def test_a_record_stops_where_it_is_not_legal(name: str, tmp_path: Path) -> None:
    text, why = broken()[name]
    result = run("replay", written(tmp_path, text))
    assert result.exit_code == 2
    error = only_error(result.stderr)
    assert "stopped at step " in error
    assert why in error
    told = run("replay", "-", "--json", typed=text)
    assert told.exit_code == 2
    assert json.loads(told.stdout)["holds"] is False
    checked = run("check", str(tmp_path / "a.txt"))
    assert checked.exit_code == 2
    assert "does not hold: step " in checked.stderr
    assert why in checked.stderr


def test_a_false_outcome_does_not_hold(tmp_path: Path) -> None:
    text = RECORD.replace("scores: ", "scores: 1")
    result = run("replay", written(tmp_path, text))
    assert result.exit_code == 2
    assert "the steps do not lead to the stated outcome" in only_error(result.stderr)
    assert run("check", str(tmp_path / "a.txt")).exit_code == 2


def test_an_unfinished_record_holds(tmp_path: Path) -> None:
    head, steps, _ = RECORD.split("\n\n")
    text = head + "\n\n" + "\n".join(steps.split("\n")[:50]) + "\n"
    assert "50 steps, not ended" in run("check", written(tmp_path, text)).stdout
    assert run("replay", str(tmp_path / "a.txt")).exit_code == 0


def test_one_line_per_file_and_the_worst_exit_code(tmp_path: Path) -> None:
    good = written(tmp_path, RECORD, "good.txt")
    false = written(tmp_path, RECORD.replace("scores: ", "scores: 1"), "false.txt")
    none = str(tmp_path / "none.txt")
    assert run("check", good).exit_code == 0
    two = run("check", good, false)
    assert two.exit_code == 2
    assert (two.stdout + two.stderr).count("\n") == 2
    for files in ([good, false, none], [none, false, good]):
        three = run("check", *files)
        assert three.exit_code == 2
        assert three.stdout.count("\n") == 1
        assert [line.startswith("chabudai: error: ") for line in three.stderr.splitlines()] == [True, True]


def test_a_record_carries_an_own_edition_and_without_it_needs_its_file(tmp_path: Path) -> None:
    known = title("zenmaster")
    house = Path(known.folder, "box", "editions", "house.toml").read_text()
    own = tmp_path / "own.toml"
    own.write_text(house.replace('"house"', '"own"', 1))
    game = known.game(3, {}, str(own))
    record = new_record(game)
    random_game(game, Rng(1), record)
    assert run("check", written(tmp_path, record.write())).exit_code == 0
    lines = record.write().split("\n")
    file = written(tmp_path, "\n".join([line for line in lines if not line.startswith("box: ")]))
    assert ": name its file." in refused("check", file)
    assert run("check", file, "--edition", str(own)).exit_code == 0
    assert "here it is" in refused("check", written(tmp_path, RECORD), "--edition", str(own))
