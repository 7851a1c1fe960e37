"""Which actions go with more or fewer wins than a fair share: tested, and corrected for their number."""

from dataclasses import replace

import pytest

from chabudai.arena.findings import ActionFinding, Findings, clear_actions, findings
from chabudai.arena.intervals import wilson
from chabudai.arena.study import Study, play_part


@pytest.fixture(scope="module")
def found() -> Findings:
    study = Study("zenmaster", 3, {}, "house", ("random", "random", "random"), 1, 6)
    return findings(study, [play_part(study, 0)])


def fared(text: str, wins: float, users: int) -> ActionFinding:
    return ActionFinding(text, "play", users, users, users, wilson(wins, users))


def test_what_is_far_from_a_fair_share_is_clear(found: Findings) -> None:
    shown = clear_actions(replace(found, actions=[fared("a", 600, 1000), fared("b", 340, 1000), fared("c", 200, 1000)]))
    assert [one.text for one in shown] == ["a", "c"]


def test_what_would_be_clear_alone_is_not_among_many(found: Findings) -> None:
    alone = [fared("a", 366, 1000)]  # one of 37 such by chance
    assert [one.text for one in clear_actions(replace(found, actions=alone))] == ["a"]
    assert clear_actions(replace(found, actions=[*alone, *[fared(str(n), 333, 1000) for n in range(40)]])) == []


def test_few_users_say_nothing(found: Findings) -> None:
    assert clear_actions(replace(found, actions=[fared("a", 20, 20)])) == []
