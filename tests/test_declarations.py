"""What is declared is written down for the browser as it is, and a reason renamed in one place alone is noticed."""

from pathlib import Path

import pytest

from chabudai.declarations import written
from tests.planting import ROOT, failing, planted

SAID = "tests/games/test_words.py::test_every_declared_reason_has_its_sentence_and_every_sentence_its_reason"
WRITTEN = "tests/test_declarations.py::test_the_browser_has_what_is_declared"


def test_the_browser_has_what_is_declared() -> None:
    assert (ROOT / "web/src/net/declared.json").read_text("utf-8") == written(), "run python -m chabudai.declarations"


@pytest.mark.parametrize(
    ("file", "old", "new", "caught"),
    [
        ("games/zenmaster/rules/objections.py", '"not-in-hand"', '"not-in-the-hand"', [SAID, WRITTEN]),
        pytest.param(
            "games/zenmaster/words/de.ftl", "why-not-in-hand =", "why-not-in-the-hand =", [SAID], marks=pytest.mark.slow
        ),
        pytest.param("core/errors.py", '"game-over"', '"game-ended"', [SAID, WRITTEN], marks=pytest.mark.slow),
        pytest.param("table/errors.py", '"chair-taken"', '"chair-full"', [SAID, WRITTEN], marks=pytest.mark.slow),
        pytest.param("server/reasons.py", '"not-your-seat"', '"seat-not-yours"', [WRITTEN], marks=pytest.mark.slow),
    ],
)
def test_a_reason_renamed_in_one_place_fails(tmp_path: Path, file: str, old: str, new: str, caught: list[str]) -> None:
    said = failing(planted(tmp_path, file, old, new), SAID, WRITTEN)
    assert [test for test in (SAID, WRITTEN) if f"FAILED {test}" in said] == caught
