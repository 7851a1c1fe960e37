"""What the site has beside `docs/`: the pages that lie elsewhere in the tree, and links that hold for both places."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)]*)?\)")


def elsewhere() -> dict[str, str]:
    """Pages of the site and the files of the tree that they are."""
    pages = {name: name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")}
    pages["bench.md"] = "bench/README.md"
    for rules in sorted(ROOT.glob("src/chabudai/games/*/words/RULES*.md")):
        pages[f"rules/{rules.parents[1].name}{rules.name.removeprefix('RULES')}"] = rules.relative_to(ROOT).as_posix()
    return pages


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List every decision where the navigation has its place for them."""
    decisions = sorted(path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/decisions/*.md"))
    for part in config.nav or []:
        for entry in part.get("Contributing", []):
            if isinstance(entry, dict) and "Decisions" in entry:
                entry["Decisions"] = decisions
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that lie elsewhere."""
    for page, source in elsewhere().items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as the site has them: to pages by their place here; what is no page is named without a link."""
    del config
    here = page.file.src_uri
    source = elsewhere().get(here, f"docs/{here}")

    def linked(found: re.Match[str]) -> str:
        picture, text, target, anchor = found[1], found[2], found[3], found[4] or ""
        if "://" in target or target.startswith("mailto:"):
            return found[0]
        place = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if not (ROOT / place).exists():
            return found[0]  # mkdocs says that it is missing
        known = {tree: name for name, tree in elsewhere().items()}.get(place, place.removeprefix("docs/"))
        if files.get_file_from_path(known) is None or not (place in elsewhere().values() or place.startswith("docs/")):
            return text
        return f"{picture}[{text}]({posixpath.relpath(known, posixpath.dirname(here) or '.')}{anchor})"

    return LINK.sub(linked, markdown)
