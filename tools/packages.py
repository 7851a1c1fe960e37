"""Looks into the wheels and the sdist of a folder: is all in them that the sources have.

    python tools/packages.py dist

Ends with 1 and the names of what is missing.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

SOURCES = "src/"
CLIENT = "chabudai/server/static/"


def tracked(under: str) -> set[str]:
    """The files that the repository has there."""
    listed = subprocess.run(["git", "ls-files", under], capture_output=True, text=True, check=True).stdout
    return {name for name in listed.splitlines() if Path(name).exists()}


def client() -> set[str]:
    """The files of the browser client as it was built here, seen from the sources' folder."""
    built = {path.relative_to(SOURCES).as_posix() for path in Path(SOURCES, CLIENT).rglob("*") if path.is_file()}
    return {name for name in built if not Path(name).name.startswith(".")}


def compiled() -> set[str]:
    """The modules of the compiled group, without their endings."""
    sys.path.insert(0, ".")
    from setup import sources

    return {str(Path(source).relative_to(SOURCES).with_suffix("")) for source in sources()}


def of_wheel(names: set[str], is_pure: bool) -> list[str]:
    """What is wrong with a wheel that holds these files."""
    wanted = {name.removeprefix(SOURCES) for name in tracked(SOURCES)} | client()
    wrong = [f"is missing: {name}" for name in sorted(wanted - names)]
    wrong += [f"is not ours: {name}" for name in sorted(names) if not name.startswith("chabudai")]
    if CLIENT + "index.html" not in names:
        wrong.append("has no browser client: run 'make web' before")
    binaries = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    if is_pure:
        wrong += [f"is compiled in a pure wheel: {name}" for name in sorted(binaries)]
    else:
        wrong += [f"is not compiled: {name}" for name in sorted(compiled() - binaries)]
    return wrong


def of_sdist(names: set[str]) -> list[str]:
    """What is wrong with an sdist that holds these files."""
    wanted = tracked(SOURCES) | tracked("web") | {SOURCES + name for name in client()}
    wanted |= {"setup.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"}
    return [f"is missing: {name}" for name in sorted(wanted - names)]


def looked_into(package: Path) -> list[str]:
    """What is wrong with a package."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return of_wheel(set(wheel.namelist()), package.name.endswith("-py3-none-any.whl"))
    with tarfile.open(package) as sdist:
        return of_sdist({name.partition("/")[2] for name in sdist.getnames()})


def main() -> int:
    """Look into every package of the folder."""
    packages = sorted([*Path(sys.argv[1]).glob("*.whl"), *Path(sys.argv[1]).glob("*.tar.gz")])
    wrong = {package: looked_into(package) for package in packages}
    for package, findings in wrong.items():
        print(
            f"{package.name}: {package.stat().st_size / 1e6:.1f} MB, {'whole' if not findings else f'{len(findings)} faults'}"
        )
        for finding in findings:
            print(f"  {finding}")
    return 0 if packages and not any(wrong.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
