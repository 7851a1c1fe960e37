"""What the documents name is there, every package has a line in the map, and every module says what lives in it."""

import ast
import re
from itertools import takewhile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "chabudai"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "bench" / "README.md"])
MAP = ROOT / "docs" / "architecture.md"
MODULES = sorted(path for path in PACKAGE.rglob("*.py"))

LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
SPAN = re.compile(r"`([^`\n]+)`")
KINDS = "py|md|toml|ts|svelte|js|ftl|json|txt|c|sh|svg|yaml|css"
FILE = re.compile(rf"^[\w.<>*-]+(/[\w.<>*-]+)*\.({KINDS})$")
FOLDER = re.compile(r"^[\w.<>-]+(/[\w.<>-]+)*/$")
DOTTED = re.compile(r"^(chabudai\.)?(core|games|learning|search|table|bots|arena|rl|words|testing|server|cli)(\.\w+)+$")
SYMBOL = re.compile(r"^[A-Za-z_]\w+(\.\w+)?$")
NOT_OURS = {"games.parquet"}  # what `chabudai report` writes


def without_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


def names_in(document: Path) -> list[str]:
    """The files and folders that a document names."""
    text = without_blocks(document.read_text("utf-8"))
    spans = [span for span in SPAN.findall(text) if "/" in span and (FILE.match(span) or FOLDER.match(span))]
    links = [link for link in LINK.findall(text) if "://" not in link and not link.startswith("mailto:")]
    return [*spans, *links]


def is_there(name: str, document: Path) -> bool:
    """Whether a file or folder of this name is in the tree, seen from where a reader would look."""
    wanted = name.rstrip("/").replace("<title>", "*").replace("<game>", "*").replace("…", "*")
    packages = [*sorted((PACKAGE / "games").glob("*/")), *sorted((ROOT / "examples").glob("*/"))]
    places = [document.parent, ROOT, PACKAGE, ROOT / "web", ROOT / "web" / "src", *packages]
    return any(any(place.glob(wanted)) if not wanted.startswith("..") else (place / wanted).exists() for place in places)


@pytest.mark.parametrize("document", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS])
def test_files_that_a_document_names_are_there(document: Path) -> None:
    assert [name for name in names_in(document) if not is_there(name, document)] == []


def is_importable(name: str) -> bool:
    """Whether a dotted name is a module, or something that a module's source speaks of."""
    place = PACKAGE
    for part in name.removeprefix("chabudai.").split("."):
        if (place / part).is_dir():
            place /= part
            continue
        module = place if place.suffix else place / f"{part}.py"
        if not module.exists():
            module = place / "__init__.py"
        if module.stem != part and not re.search(rf"\b{part}\b", module.read_text("utf-8")):
            return False
        place = module
    return True


@pytest.mark.parametrize("document", DOCUMENTS, ids=[str(path.relative_to(ROOT)) for path in DOCUMENTS])
def test_modules_that_a_document_names_are_there(document: Path) -> None:
    spans = {span.partition("(")[0] for span in SPAN.findall(without_blocks(document.read_text("utf-8")))} - NOT_OURS
    assert [span for span in sorted(spans) if DOTTED.match(span) and not FILE.match(span) and not is_importable(span)] == []


def tree() -> str:
    """The block of the map with the packages."""
    found = re.search(r"^```\n(src/chabudai/.*?)^```", MAP.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def drawn() -> list[str]:
    """The files and folders of the tree, each with the folders it is drawn in."""
    found: list[str] = []
    above: list[tuple[int, list[str]]] = []
    for line in tree().splitlines():
        depth = len(line) - len(line.lstrip())
        names = list(takewhile(lambda word: FOLDER.match(word) or FILE.match(word), line.split()))
        above = [(other, places) for other, places in above if other < depth]
        places = [place + name for place in (above[-1][1] if above else [""]) for name in names]
        above.append((depth, places))
        found += places
    return found


def test_the_map_shows_every_package_and_nothing_that_is_not_there() -> None:
    shown = drawn()
    assert len(shown) > 50
    assert [name for name in shown if not any(ROOT.glob(name.rstrip("/").replace("<title>", "*")))] == []
    packages = {f"{path.parent.relative_to(ROOT)}/" for path in PACKAGE.rglob("__init__.py")}
    assert packages - set(shown) == set()


def test_what_the_map_calls_by_name_is_in_the_sources() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in [*MODULES, *(ROOT / "web" / "src").rglob("*.ts")])
    sources += "\n".join(path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*.svelte"))
    spans = {span.partition("(")[0] for span in SPAN.findall(without_blocks(MAP.read_text("utf-8")))}
    names = sorted(part for span in spans if SYMBOL.match(span) and not FILE.match(span) for part in span.split("."))
    assert len(names) > 50
    assert [name for name in names if not re.search(rf"\b{re.escape(name)}\b", sources)] == []


def test_the_way_of_a_move_has_no_more_than_24_stops() -> None:
    assert [int(stop) for stop in re.findall(r"^\| (\d+) \|", MAP.read_text("utf-8"), re.MULTILINE)] == list(range(1, 25))


def first_line(module: Path) -> str:
    return (ast.get_docstring(ast.parse(module.read_text("utf-8"))) or "").partition("\n")[0]


def test_the_first_line_of_a_module_says_what_lives_there() -> None:
    lines = {str(module.relative_to(PACKAGE)): first_line(module) for module in MODULES}
    assert {name: line for name, line in lines.items() if not line.endswith((".", ":")) or len(line.split()) < 3} == {}
