"""Editions that are refused: each in a sentence of either language."""

import contextlib
import re
from collections.abc import Iterator

import pytest

from chabudai.core import EditionWhy, InvalidEdition
from chabudai.games import TITLES
from chabudai.words import LANGUAGES, Words


@contextlib.contextmanager
def refused_edition(message: str) -> Iterator[None]:
    """What is done within is refused with an English sentence like this one, and with a German one."""
    with pytest.raises(InvalidEdition) as refused:
        yield
    assert refused.value.reason in set(EditionWhy), "an English text is no reason"
    said = {language: Words(TITLES[0], language, []).why(refused.value) for language in LANGUAGES}
    assert re.search(message, said["en"]), said["en"]
    assert said["de"] != said["en"]
    assert all("{" not in sentence for sentence in said.values()), said
