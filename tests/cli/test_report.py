"""`chabudai report`: the page, the tables, the data, and that it goes on and repeats."""

import itertools
import json
import re
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from chabudai.arena.dealt import Dealt, dealt_findings
from chabudai.arena.faces import face
from chabudai.arena.findings import findings
from chabudai.arena.page import page
from chabudai.arena.plots import histogram
from chabudai.arena.sentences import Teller
from chabudai.arena.study import PART, Part, Shelf, Study, play_part
from chabudai.core import Rng
from chabudai.games import title
from tests.cli.running import refused, run

SHORT = ("zenmaster", "--seats", "3", "--games", str(2 * 3 * PART), "--bots", "casual,random")


def report(folder: Path, *more: str) -> dict[str, bytes]:
    """The files that a report writes."""
    result = run("report", *SHORT, "--out", str(folder), *more)
    assert result.exit_code == 0, result.output
    assert "report.html" in result.stdout
    return files_in(folder)


def files_in(folder: Path) -> dict[str, bytes]:
    """What is told of the games; not the games."""
    return {name: (folder / name).read_bytes() for name in ("report.html", "tables.json", "games.parquet", "actions.parquet")}


def test_a_report_says_how_it_came_about_repeats_to_the_byte_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = report(tmp_path / "one", "--seconds", "30")
    made = json.loads(first["tables.json"])["manifest"]
    assert made["studies"][0]["edition_identity"].startswith("house ")
    assert {"chabudai", "commit", "command", "format"} < set(made)
    for name in ("games", "actions"):
        assert json.loads(parquet.read_schema(tmp_path / "one" / f"{name}.parquet").metadata[b"chabudai"]) == made
    assert "minutes at 30 seconds a decision" in first["report.html"].decode()
    command = [str(tmp_path / "two") if word == "DIR" else word for word in shlex.split(made["command"])[1:]]
    assert run(*command, "--seconds", "30").exit_code == 0
    assert files_in(tmp_path / "two") == first
    parts = sorted((tmp_path / "two" / "parts").rglob("0*.json"))
    assert len(parts) == 2
    parts[1].unlink()  # as if it had been stopped before the second part
    parts[0].with_suffix(".half").write_text("{")  # and while it wrote
    assert report(tmp_path / "two", "--seconds", "30") == first


def test_the_data_holds_every_game_and_the_page_every_plot(tmp_path: Path) -> None:
    files = report(tmp_path, "--against", "lead=highest")
    games = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(games) == 2 * 2 * 3 * PART
    assert {tuple(sorted(game["bots"])) for game in games} == {("casual", "random", "random")}
    tables = json.loads(files["tables.json"])
    assert [table["study"]["options"] for table in tables["studies"]] == [{}, {"lead": "highest"}]
    assert {one["measure"] for one in tables["differences"]} > {"turns", "decisions", "seat-wins"}
    for number, table in enumerate(tables["studies"]):
        mine = [game for game in games if game["study"] == number]
        for seat in range(3):
            mean = sum(game["wins"][seat] for game in mine) / len(mine)
            assert table["seat_wins"][seat]["mean"] == pytest.approx(mean)
        assert sum(table["scores"].values()) == 3 * len(mine)
    told = files["report.html"].decode()
    assert told.count("<svg") - told.count('<svg class="card"') == 8
    assert "The 49" in told or "The 1" in told, "cards are called by name"
    assert "lead=highest" in told
    assert "nan" not in told
    assert "“lead=dealer” does" in told or "“lead=dealer” differs" in told


def test_a_report_is_german_too(tmp_path: Path) -> None:
    files = report(tmp_path, "--language", "de", "--against", "lead=highest")
    told = files["report.html"].decode()
    assert '<html lang="de">' in told
    assert "Einfluss des Platzes gezeigt" in told or "Der Platz zählt" in told
    assert "Die 49 spielen" in told, "actions are said in words"
    assert "<h3>Eine Karte spielen</h3>" in told, "and so are their kinds"
    assert "Möglichkeiten berichtigt" in told or "berichtigt für 50 Möglichkeiten" in told
    for english in ("share of the wins", "decisions in a game", "What wins", "a fair share", "unknown"):
        assert english not in told


def test_a_sweep_has_a_line_for_every_number_of_seats_and_every_option(tmp_path: Path) -> None:
    result = run("report", "makatsu", "--sweep", "--games", "1", "--bots", "random", "--out", str(tmp_path))
    assert result.exit_code == 0, result.output
    studies = json.loads((tmp_path / "tables.json").read_text("utf-8"))["studies"]
    assert [one["study"]["seats"] for one in studies][:5] == [2, 3, 4, 5, 6]
    assert [one["study"]["options"] for one in studies][5:] == [{"ties": "last-of-colour"}, {"memory-aid": "off"}]
    told = (tmp_path / "report.html").read_text("utf-8")
    assert told.count("<tr>") == 8
    assert "4 seats, ties=last-of-colour" in told


@pytest.mark.parametrize(
    ("game", "field", "part", "english", "german"),
    [
        ("zenmaster", "hand", "24", "The 24", "Die 24"),
        ("makatsu", "hand", "Y4", "Yellow 4", "Gelb 4"),
        ("makatsu", "deck", "P8", "Purple 8 (deck)", "Lila 8 (deck)"),
        ("maki-master", "hand", "recipe 201 'Mirugai'", "Mirugai", "Mirugai"),
        ("ninjato", "hand", "in hand, value 3", "A 3", "Eine 3"),
        ("ninjato", "turn", "the observer", "the first turn", "der erste Zug"),
    ],
)
def test_cards_are_named_and_pictured(game: str, field: str, part: str, english: str, german: str) -> None:
    known = title(game)
    for language, name in (("en", english), ("de", german)):
        found = face(Teller(known, language).words, known.game(max(2, known.fewest)), field, part)
        assert found.name == name
        assert found.picture.startswith("<svg") == (field != "turn")
        if found.picture:
            ElementTree.fromstring(found.picture)  # it is well-formed


def test_a_ladder_has_every_level_against_the_one_below(tmp_path: Path) -> None:
    result = run("report", "makatsu", "--ladder", "--seats", "2", "--games", "1", "--out", str(tmp_path))
    assert result.exit_code == 0, result.output
    told = json.loads((tmp_path / "tables.json").read_text("utf-8"))
    bots = [one["study"]["bots"] for one in told["studies"]]
    assert bots[0] == ["beginner", "random"]
    assert bots[-1] == ["strong", "skilled"]
    assert all(later[1] == before[0] for before, later in itertools.pairwise(bots))
    assert "--ladder" in told["manifest"]["command"]
    seen = (tmp_path / "report.html").read_text("utf-8")
    clear = sum(one["bot_wins"][one["study"]["bots"][0]]["low"] > 0.5 for one in told["studies"])
    assert f"{clear} of {len(bots)} steps are clear" in seen
    assert "strong against skilled" in seen


def test_what_a_dealt_card_is_worth_is_found_where_it_is_worth_something() -> None:
    known = title("zenmaster")
    observer = known.observer(known.game(3))
    dealt = Dealt(observer)
    places = {f"{field.name} {part}": at for at, (field, part) in enumerate((f, p) for f in observer.fields for p in f.parts)}
    good, idle, public = places["hand 7"], places["hand 8"], places["hand 9"]
    luck = Rng("dealt", 1)
    for _ in range(200):
        lucky, other = luck.below(3), luck.below(3)
        held = [[public, *([good] if seat == lucky else []), *([idle] if seat == other else [])] for seat in range(3)]
        noise = [int(luck.below(21)) - 10 for _ in range(3)]
        dealt.add(held, [(3.0 if seat == lucky else 0.0) + noise[seat] for seat in range(3)])
    found = dealt_findings(observer, [dealt.as_dict()])
    assert [one.part for one in found] == ["7", "8"], "what all have is worth nothing to anybody"
    assert found[0].chance < 0.05 < found[1].chance
    assert found[0].worth.low < 3 < found[0].worth.high


def game_of(deal: int, rotation: int, scores: list[int]) -> dict[str, Any]:
    """A made-up game that the highest score wins."""
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    wins = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    bots = ["master", "random"] if rotation == 0 else ["random", "master"]
    game = {"deal": deal, "rotation": rotation, "bots": bots, "scores": scores, "ranks": ranks, "wins": wins}
    race = {"lead_changes": 1, "winner_behind_at_half": False, "winner_last_at_half": False, "decided_at": 0.5}
    return {**game, **race, "decisions": 10, "turns": 10, "dead_turns": 0, "choices": 2.0}


def test_what_comes_back_with_the_deal_is_luck_and_what_moves_with_the_player_is_skill() -> None:
    study = Study("makatsu", 2, {}, "house", ("master", "random"), 1, 4)
    lucky = [game_of(deal, turn, [6, 0] if deal % 2 else [0, 6]) for deal in range(20) for turn in range(2)]
    found = findings(study, [Part(0, lucky, {})])
    assert found.luck.mean == pytest.approx(1)
    assert found.skill.mean == pytest.approx(0)
    skilled = [game_of(deal, turn, [6, 0] if turn == 0 else [0, 6]) for deal in range(20) for turn in range(2)]
    found = findings(study, [Part(0, skilled, {})])
    assert found.luck.mean == pytest.approx(0)
    assert found.skill.mean == pytest.approx(1)
    assert found.bot_wins["master"].mean == 1


def test_a_part_counts_what_was_offered_and_who_won_with_it() -> None:
    study = Study("makatsu", 2, {}, "house", ("random", "random"), 1, 1)
    part = play_part(study, 0)
    found = findings(study, [part])
    offered = sum(one.offered for one in found.actions)
    taken = sum(one.taken for one in found.actions)
    assert 0 < taken < offered
    assert all(one.users <= 2 * len(part.games) for one in found.actions)
    assert found.length.mean == 44  # two cards in each of eleven rounds, for both
    assert found.dead() == []


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    few = Study("makatsu", 2, {}, "house", ("random", "random"), 1, 1)
    more = Study("makatsu", 2, {}, "house", ("random", "random"), 1, 3 * PART)
    shelf = Shelf(tmp_path, few)
    shelf.keep(play_part(few, 0))
    assert shelf.missing() == []
    assert Shelf(tmp_path, more).missing() == [1]


def test_wrong_arguments_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "new"))
    assert "no such bot" in refused("report", "zenmaster", *out, "--bots", "wizard")
    assert "no such option" in refused("report", "zenmaster", *out, "--against", "moon=full")
    assert "local, ray, ray:ADDRESS" in refused("report", "zenmaster", *out, "--cluster", "moon")
    assert "exclude each other" in refused("report", "zenmaster", *out, "--sweep", "--against", "lead=highest")
    assert "exclude each other" in refused("report", "zenmaster", *out, "--sweep", "--ladder")
    assert "somebody to beat" in refused("report", "maki-master", *out, "--seats", "1", "--ladder")
    assert not (tmp_path / "new").exists()


def test_a_single_number_and_what_is_unknown_can_be_drawn() -> None:
    study = Study("maki-master", 1, {}, "house", ("random",), 1, 1)
    alone = findings(study, [play_part(study, 0)])
    assert "luck of the deal</text>" not in page([alone])
    ticks = re.findall(r">([0-9.]+)</text>", histogram([alone], ["all games"], [{88: 7}], "decisions in a game", str))
    assert "88" in ticks
    assert not [tick for tick in ticks if "." in tick and float(tick) > 1]  # shares are below


def test_the_page_says_when_it_leaves_actions_out() -> None:
    study = Study("makatsu", 2, {}, "house", ("random", "random"), 1, 1)
    found = findings(study, [play_part(study, 0)])
    assert "that most seats took" not in page([found])
    twice = [replace(one, text=f"{one.text} {time}") for one in found.actions for time in ("once", "again")]
    assert "The 30 of 48 that most seats took." in page([replace(found, actions=twice)])


def test_a_report_uses_the_names_of_the_edition_and_compares_with_a_later_option(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    house = title("maki-master").edition_file("house").read_text("utf-8").replace('name = "house"', 'name = "mine"')
    file.write_text(house.replace('name = "Chop"', 'name = "Cleave", german = "Spalten"'), "utf-8")
    given = ("maki-master", "--seats", "2", "--games", "4", "--bots", "casual", "--edition", str(file))
    made = run("report", *given, "--out", str(tmp_path / "out"), "--language", "de", "--against", "reshuffle=at-once")
    assert made.exit_code == 0, made.output
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert "Spalten" in page
    assert "Abräumen" not in page
    assert "reshuffle=at-once" in page
