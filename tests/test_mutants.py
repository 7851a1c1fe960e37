"""The list of mutants stays true: each finds its text, and the tests that must notice it are there."""

import pytest

from tests.mutants import MUTANTS, ROOT, Mutant


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.name for mutant in MUTANTS])
def test_a_mutant_finds_its_text_and_its_tests(mutant: Mutant) -> None:
    source = mutant.source(ROOT)
    assert source is not None, f"mend it in tests/mutants.py: its text does not stand exactly once in {mutant.where}"
    assert mutant.applied(source.read_text("utf-8")) != source.read_text("utf-8")
    for test in mutant.tests:
        file, _, rest = test.partition("::")
        assert (ROOT / file).exists()
        assert not rest or f"def {rest.partition('[')[0]}(" in (ROOT / file).read_text("utf-8")
