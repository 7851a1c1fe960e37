"""Every numbered rule has a test, and every cited rule exists."""

from pathlib import Path

import pytest

from chabudai.games import OURS
from chabudai.testing import rules
from chabudai.title import Title

TESTS = Path(__file__).parent


@pytest.mark.parametrize("title", OURS, ids=[title.name for title in OURS])
def test_every_rule_has_a_test(title: Title) -> None:
    folder = Path(title.folder)
    defined = rules.defined(folder / "words" / "RULES.md")
    assert len(defined) == len(set(defined)) > 0
    tested = rules.tested(TESTS / folder.name)
    assert [rule for rule in defined if rule not in tested] == []
    assert tested - set(defined) == set()


@pytest.mark.parametrize("title", OURS, ids=[title.name for title in OURS])
def test_every_rule_is_told_in_german(title: Title) -> None:
    folder = Path(title.folder)
    assert rules.defined(folder / "words" / "RULES.de.md") == rules.defined(folder / "words" / "RULES.md")


@pytest.mark.parametrize("title", OURS, ids=[title.name for title in OURS])
def test_every_cited_rule_exists(title: Title) -> None:
    folder = Path(title.folder)
    assert rules.cited(folder) - set(rules.defined(folder / "words" / "RULES.md")) == set()
