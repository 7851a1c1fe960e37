"""Tuning: the reward that it maximises, and the file that it writes."""

from pathlib import Path

import pytest

from chabudai.arena import tune
from chabudai.arena.ladder import tables
from chabudai.arena.tune import Tuned, earned, rewritten
from chabudai.core import Game
from chabudai.games import TITLES, title


def test_every_title_has_a_small_a_middle_and_a_large_table() -> None:
    for known in TITLES:
        found = tables(known.name)
        assert found[0] == max(2, known.fewest)
        assert found[-1] == known.most


def test_a_candidate_of_bad_weights_earns_less() -> None:
    games = [title("zenmaster").game(3)]
    good = earned(Tuned(), games, {}, range(4)).reward
    bad = earned(Tuned(), games, {"point": -150.0}, range(4)).reward
    assert bad < good


def test_a_search_that_never_tries_a_second_move_earns_less() -> None:
    games = [title("makatsu").game(2)]
    good = earned(Tuned(nodes=20), games, {}, range(4)).reward
    bad = earned(Tuned(nodes=20), games, {"exploration": 0.0, "caution": 20_000.0, "even": 1.0}, range(4)).reward
    assert bad < good


def test_a_table_of_another_bot_is_that_bots() -> None:
    games = [title("makatsu").game(2)]
    easy, hard = (earned(Tuned(against=bot), games, {}, range(6)) for bot in ("random", "master@40"))
    assert hard.reward < easy.reward
    assert 0 <= hard.share < 1 < easy.share <= 2


def test_a_search_with_bad_weights_earns_less() -> None:
    games = [title("zenmaster").game(3)]
    good = earned(Tuned(nodes=20, weights=True), games, {}, range(4)).reward
    bad = earned(Tuned(nodes=20, weights=True), games, {"point": -150.0}, range(4)).reward
    assert bad < good


def test_a_stopped_search_for_weights_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games, base, kept = [title("makatsu").game(2)], {"nerve": 0.2, "shed1": 1.4}, tmp_path / "kept"
    whole = tune.tuned(Tuned(), games, base, 2, 1, 5)
    tune.tuned(Tuned(), games, base, 1, 1, 5, kept)
    played, earn = [], tune.earned

    def counted(what: Tuned, tables: list[Game], numbers: dict[str, float], deals: range) -> tune.Earned:
        played.append(deals)
        return earn(what, tables, numbers, deals)

    monkeypatch.setattr(tune, "earned", counted)
    assert tune.tuned(Tuned(), games, base, 2, 1, 5, kept) == whole
    assert set(played) == {range(1, 2)}
    assert len(kept.read_text().splitlines()) == 2


def test_new_weights_keep_the_comments_and_name_their_command() -> None:
    text = "# A game: the weights.\n# Found by: something older\nshed = 0.3  # a comment\nease = 1.0\n"
    expected = "# A game: the weights.\n# Found by: a command\nshed = 0.25  # a comment\nease = 1.0\n"
    assert rewritten(text, {"shed": 0.25}, "a command") == expected
