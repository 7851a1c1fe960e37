"""A title keeps what it was before: its rules, its options and its components; what was begun so goes on so."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai.core import (
    EditionFile,
    Game,
    InvalidRecord,
    Option,
    Rng,
    Setup,
    new_record,
    random_game,
    read_record,
    replay,
)
from chabudai.games import TITLES, game_of, title
from chabudai.games.zenmaster.rules.objections import Why
from chabudai.server.live.games import dealt_game
from chabudai.title import Title

ZEN = title("zenmaster")
GONE = Option("shoes", ["off", "on"], "an option of the time before")


class Tea(Title):
    """ZenMaster under another name, with a history."""

    def __init__(self, rules: int, folder: str, options: list[Option], earlier: list[Title] | None = None) -> None:
        super().__init__("tea", "Tea", ZEN.package, folder, ZEN.fewest, ZEN.most, options, rules, Why, True, earlier)

    def build(self, setup: Setup, edition: EditionFile) -> Game:
        return ZEN.build(setup, edition)


@pytest.fixture
def tea(tmp_path: Path) -> Iterator[Tea]:
    """Version 2 of a title; before it version 1 with one more option; and before that other components."""
    (tmp_path / "box" / "editions").mkdir(parents=True)
    text = Path(ZEN.folder, "box", "editions", "house.toml").read_text("utf-8")
    (tmp_path / "box" / "editions" / "house.toml").write_text(
        text.replace("black = 1, white = 4", "black = 1, white = 9"), "utf-8"
    )
    first = Tea(1, str(tmp_path), [*ZEN.options, GONE])
    second = Tea(1, ZEN.folder, [*ZEN.options, GONE])
    newest = Tea(2, ZEN.folder, ZEN.options, [second, first])
    TITLES.append(newest)
    yield newest
    TITLES.remove(newest)


def played(box: Title, options: dict[str, str]) -> str:
    game = box.game(3, options)
    record = new_record(game)
    random_game(game, Rng(1), record)
    return record.write()


def test_a_record_is_replayed_by_the_rules_options_and_components_it_was_played_by(tea: Tea) -> None:
    boxes = [tea, *tea.earlier]
    texts = [played(box, {"shoes": "on"} if box.rules_version == 1 else {}) for box in boxes]
    assert len(set(texts)) == len(boxes)
    for box, text in zip(boxes, texts, strict=True):
        record = read_record(text)
        game = game_of(record)
        assert (game.setup.rules_version, game.setup.edition) == (box.rules_version, record.edition)
        assert replay(record, game).is_complete()


def test_a_version_that_is_not_kept_is_refused_by_name(tea: Tea) -> None:
    text = played(tea, {})
    with pytest.raises(InvalidRecord, match=r"other rules \(game: tea; version: 3; now: 2\)"):
        game_of(read_record(text.replace("rules: 2", "rules: 3")))
    with pytest.raises(InvalidRecord, match=r"other edition .game: tea; edition: 'house 00000000'; now: "):
        game_of(read_record(text.replace(text.split("edition: ")[1].split("\n")[0], "house 00000000")))


def test_a_table_is_dealt_from_the_box_it_was_opened_from(tea: Tea) -> None:
    for box in [tea, *tea.earlier]:
        setup = box.game(3).setup
        game = dealt_game("tea", 3, (), "house", setup.rules_version, setup.edition)
        assert (game.setup.rules_version, game.setup.edition) == (setup.rules_version, setup.edition)
        assert game is dealt_game("tea", 3, (), "house", setup.rules_version, setup.edition)


def test_makatsu_is_played_on_by_its_first_rules() -> None:
    newest = title("makatsu")
    (first,) = newest.by_rules(1)
    assert newest.by_rules(newest.rules_version) == [newest]
    steps = [len(read_record(played(box, {"figure": "0"})).steps) for box in (first, newest)]
    assert steps[0] - steps[1] == 3 * (4 + 4 + 2)  # R1.12: the last cards of each phase were steps of chance
