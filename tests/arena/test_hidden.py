"""What hidden things are worth, and what plays tell of them."""

import math

import pytest

from chabudai.arena.hidden import HEATS, Play, Weighed, plays, read, seeing_all, told
from chabudai.games import title


def test_who_sees_everything_wins_more_than_its_share() -> None:
    shares = seeing_all(title("zenmaster").game(3), 60, range(12), "seen")
    assert len(shares) == 12
    assert sum(shares) / len(shares) > 1.1


def test_a_play_tells_what_its_hand_makes_likelier() -> None:
    likes, does_not = Weighed([0, 5000], 1), Weighed([5000, 0], 1)
    assert likes.likely(100) == pytest.approx(0.9)
    assert does_not.likely(100) == pytest.approx(0.1)
    assert Play(likes, [likes, does_not]).tells(100) == pytest.approx(math.log(1.8))
    assert Play(likes, [likes]).tells(100) == 0
    assert Play(does_not, [likes, does_not]).tells(100) < 0


def test_players_are_as_strict_as_their_plays_show() -> None:
    obeys, errs = Weighed([0, 300], 1), Weighed([0, 300], 0)
    assert told([Play(obeys, [obeys])] * 9)[0] == HEATS[0]
    assert told([Play(obeys, [obeys]), Play(errs, [errs])] * 5)[0] == HEATS[-1]


def test_only_plays_with_a_choice_are_watched_and_each_hand_could_make_them() -> None:
    game = title("zenmaster").game(3)
    seen = plays(game, 10, range(1), 8, "watched")
    assert 0 < len(seen) <= 3 * 3 * 8  # three games of three seats, the last of nine cards is forced
    assert all(len(play.true.weights) > 1 and 0 < len(play.imagined) <= 8 for play in seen)


def test_what_others_played_tells_a_master_that_reads_plays_of_the_world_it_is_in() -> None:
    told_by_plays = read(title("zenmaster").game(4), 60, range(2), 40, "read")
    assert sum(told_by_plays) / len(told_by_plays) > 0.5
    assert read(title("ninjato").game(2), 1, range(1), 2, "read") == [], "this one's reads none"
