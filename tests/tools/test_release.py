"""A release is prepared, checked and tagged, and refused in one sentence."""

import subprocess
from pathlib import Path

import pytest
import release


@pytest.fixture(autouse=True)
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "src" / "chabudai").mkdir(parents=True)
    (tmp_path / "src" / "chabudai" / "__init__.py").write_text('__version__ = "0.1.0"\n', "utf-8")
    (tmp_path / "CITATION.cff").write_text("cff-version: 1.2.0\nversion: 0.1.0\n", "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- A fifth game.\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    for variable in ("GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL"):
        monkeypatch.setenv(variable, "somebody@example.org")
    for command in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "all"]):
        subprocess.run(["git", *command], check=True)
    return tmp_path


def test_a_release_is_told_in_the_changelog_and_named_everywhere_alike() -> None:
    release.prepare("0.2.0")
    release.check()
    assert release.section("Unreleased") == ""
    assert release.section("0.2.0") == "- A fifth game."
    release.tag()
    assert release.git("tag") == "v0.2.0"
    assert release.git("status", "--porcelain") == ""


@pytest.mark.parametrize(
    ("version", "why"),
    [("", "no version"), ("two", "no version"), ("0.0.9", "not after 0.1.0")],
)
def test_a_version_that_cannot_be_is_refused(version: str, why: str) -> None:
    with pytest.raises(SystemExit, match=why):
        release.prepare(version)
    assert release.git("status", "--porcelain") == ""


def test_a_tree_with_changes_is_refused(repository: Path) -> None:
    (repository / "CHANGELOG.md").write_text("# Changelog\n", "utf-8")
    with pytest.raises(SystemExit, match="commit them first"):
        release.prepare("0.2.0")


def test_without_news_there_is_no_release(repository: Path) -> None:
    (repository / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n", "utf-8")
    release.git("commit", "-qam", "nothing")
    with pytest.raises(SystemExit, match="nothing to release"):
        release.prepare("0.2.0")


def test_a_commit_whose_changelog_has_no_section_of_its_version_is_not_released() -> None:
    with pytest.raises(SystemExit, match=r"no section '## 0\.1\.0'"):
        release.check()
