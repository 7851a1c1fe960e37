"""One concept, one word: no text says what a lexicon forbids."""

from pathlib import Path

import pytest

from chabudai import words
from chabudai.games import OURS
from chabudai.testing import lexicon
from chabudai.title import Title
from chabudai.words import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", OURS, ids=[title.name for title in OURS])
def test_a_title_has_one_word_for_one_thing(title: Title, language: str) -> None:
    lexicon.says_no_other_word(title, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_one_word_for_one_thing(language: str) -> None:
    own = Path(words.__file__).parent / f"common.{language}.ftl"
    client = ROOT / "web" / "src" / "words" / f"{language}.ftl"
    terminal = Path(words.__file__).parents[1] / "cli" / "words" / f"{language}.ftl"
    bench = ROOT / "web" / "src" / "bench" / f"{language}.ftl"
    report = Path(words.__file__).parents[1] / "arena" / "words" / f"{language}.ftl"
    catalogues = (own, client, terminal, bench, report)
    assert [odd for path in catalogues for odd in lexicon.odd_in_catalogue(path, lexicon.never(None, language))] == []


@pytest.mark.parametrize("title", OURS, ids=[title.name for title in OURS])
def test_both_languages_name_the_same_concepts(title: Title) -> None:
    folders = [Path(title.folder, "words"), Path(words.__file__).parent]
    for folder in folders:
        concepts = [
            [line for line in (folder / f"lexicon.{one}.toml").read_text("utf-8").splitlines() if line.startswith("concept")]
            for one in LANGUAGES
        ]
        assert concepts[0] == concepts[1]


@pytest.mark.parametrize(
    ("text", "forbidden", "found"),
    [
        ("Lege ihn auf den Stapel.", ["Stapel"], ["Stapel"]),
        ("Der Rezeptstapel und der Mini-Stapel sind leer.", ["Stapel"], []),
        ("Take a chair. Chairs are free.", ["chair"], ["chair"]),
        ("CHAIR", ["chair"], ["chair"]),
        ("er tritt ein", ["Tritt"], []),
        ("in den letzten Zügen: letzte Züge", ["letzte Züge"], ["letzte Züge"]),
    ],
)
def test_whole_words_are_forbidden_and_compounds_are_not(text: str, forbidden: list[str], found: list[str]) -> None:
    assert lexicon.odd_in(text, forbidden) == found


def test_what_is_said_counts_and_what_it_is_called_does_not(tmp_path: Path) -> None:
    catalogue = tmp_path / "en.ftl"
    catalogue.write_text(
        "chair-taken = { $chair ->\n    [one] A chair\n   *[other] Seats\n}\n# A chair.\nseat = A seat\n", "utf-8"
    )
    assert lexicon.odd_in_catalogue(catalogue, ["chair"]) == ["chair-taken: chair"]
    page = tmp_path / "RULES.md"
    page.write_text("Sit down.\n<!-- a chair\nand a chair -->\nOption `chair`.\n- A chair.\n", "utf-8")
    assert lexicon.odd_in_page(page, ["chair"]) == ["- A chair.: chair"]
