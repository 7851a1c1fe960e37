"""The steps of a release that are about words and numbers; `make release VERSION=0.2.0` does them in order.

python tools/release.py prepare 0.2.0   what has changed becomes a section of the changelog, the version is written everywhere
python tools/release.py check           is this commit what its tag says it is
python tools/release.py notes           the section of this version
python tools/release.py tag             commit and tag
"""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

PACKAGE: Final = Path("src/chabudai/__init__.py")
CITATION: Final = Path("CITATION.cff")
CHANGELOG: Final = Path("CHANGELOG.md")
UNRELEASED: Final = "## Unreleased\n"
VERSION: Final = re.compile(r"\d+\.\d+\.\d+")


def git(*arguments: str) -> str:
    """What git says."""
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True).stdout.strip()


def refuse(why: str) -> None:
    """End with one sentence."""
    raise SystemExit(f"release: {why}")


def numbers(version: str) -> tuple[int, ...]:
    """A version as numbers, for comparing."""
    return tuple(int(part) for part in version.split("."))


def version() -> str:
    """The version of the sources."""
    found = re.search(r'^__version__ = "(.*)"$', PACKAGE.read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def section(of: str) -> str:
    """What the changelog tells of a version; nothing if it has no such section."""
    parts = re.split(r"^(?=## )", CHANGELOG.read_text("utf-8"), flags=re.MULTILINE)
    found = [part for part in parts if part.partition("\n")[0].removeprefix("## ").split(" ")[0] == of]
    return found[0].partition("\n")[2].strip() if found else ""


def prepare(new: str) -> None:
    """Write the version everywhere and close the section of what has changed."""
    if not VERSION.fullmatch(new):
        refuse(f"'{new}' is no version such as 0.2.0: make release VERSION=0.2.0")
    if git("status", "--porcelain"):
        refuse("the tree has changes: commit them first")
    if f"v{new}" in git("tag").splitlines() or numbers(new) < numbers(version()):
        refuse(f"{new} is not after {version()}, or was released already")
    if not section("Unreleased"):
        refuse("CHANGELOG.md tells nothing under 'Unreleased': there is nothing to release")
    heading = f"{UNRELEASED}\n## {new} — {datetime.datetime.now(datetime.UTC).date().isoformat()}\n"
    replace(CHANGELOG, UNRELEASED, heading)
    replace(PACKAGE, f'__version__ = "{version()}"', f'__version__ = "{new}"')
    text = re.sub(r"^version: .*$", f"version: {new}", CITATION.read_text("utf-8"), flags=re.MULTILINE)
    CITATION.write_text(text, "utf-8")


def replace(file: Path, old: str, new: str) -> None:
    """Put one text in the place of another that is there once."""
    text = file.read_text("utf-8")
    if text.count(old) != 1:
        refuse(f"{file} does not say {old.strip()!r} exactly once")
    file.write_text(text.replace(old, new), "utf-8")


def check() -> None:
    """Refuse if not everything is named by the same version, and told."""
    mine = version()
    if f"version: {mine}\n" not in CITATION.read_text("utf-8"):
        refuse(f"CITATION.cff does not say {mine}")
    if not section(mine):
        refuse(f"CHANGELOG.md has no section '## {mine}'")
    tags = [tag for tag in git("tag", "--points-at", "HEAD").splitlines() if tag.startswith("v")]
    if tags not in ([], [f"v{mine}"]):
        refuse(f"the tag {tags[0]} is not v{mine}")


def tag() -> None:
    """Commit and tag what was prepared; pushing it is up to you."""
    mine = version()
    git("commit", "-qam", f"release: {mine}")
    git("tag", "-a", f"v{mine}", "-m", f"Chabudai {mine}\n\n{section(mine)}")
    print(f"v{mine} is tagged; 'git push --follow-tags' publishes it")


def main() -> None:
    """Do what the first word says."""
    match sys.argv[1:]:
        case ["prepare", *new]:
            prepare("".join(new))
        case ["check"]:
            check()
        case ["notes"]:
            print(section(version()))
        case ["tag"]:
            tag()
        case _:
            refuse("prepare VERSION, check, notes or tag")


if __name__ == "__main__":
    main()
