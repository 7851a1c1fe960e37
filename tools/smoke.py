"""Installs each package of a folder into an empty environment, far from the sources, and uses every command there.

    python tools/smoke.py dist

Plays a whole game and verifies it, simulates, compares, reports, serves the browser client and looks after the server.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import venv
from pathlib import Path
from typing import Final

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "command-line.md"
EXTRAS: Final = "server,research"
GAMES: Final = ("makatsu", "maki-master", "ninjato", "zenmaster")
PATIENCE: Final = 600


class Installed:
    """A package in an environment of its own, used from an empty folder."""

    def __init__(self, package: Path, folder: Path) -> None:
        self.folder = folder / "elsewhere"
        self.folder.mkdir()
        self.bin = folder / "environment" / "bin"
        self.used: set[str] = set()
        venv.create(folder / "environment", with_pip=True)
        wanted = f"chabudai[{EXTRAS}] @ {package.resolve().as_uri()}"
        self.run(self.bin / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-compile", wanted)

    def run(self, *command: str | Path, typed: str = "", **settings: str) -> str:
        """What a program prints; it must end well."""
        done = subprocess.run(
            [str(word) for word in command],
            cwd=self.folder,
            env={**os.environ, **settings},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        if done.returncode:
            raise SystemExit(
                f"{' '.join(map(str, command))}: exit {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
            )
        return done.stdout

    def chabudai(self, *arguments: str, typed: str = "", **settings: str) -> str:
        """What a command of ours prints."""
        self.used.add(arguments[0])
        home = str(self.folder)  # what it remembers is not for who runs this
        homes = {"HOME": home, "XDG_STATE_HOME": home, "XDG_DATA_HOME": home}
        return self.run(self.bin / "chabudai", *arguments, typed=typed, **homes, **settings)

    def is_compiled(self) -> bool:
        """Which way it runs."""
        return self.run(self.bin / "python", "-c", "from chabudai.core import is_compiled; print(is_compiled())") == "True\n"


def plays(there: Installed) -> None:
    """A whole game in the terminal; its record holds and can be told."""
    assert {game["name"] for game in json.loads(there.chabudai("games", "--json"))} == set(GAMES)
    every_card = "".join(f"{colour}{rank}\n" for colour in "BGLPRYW" for rank in range(1, 9))
    moves = every_card * 14 + "save game.txt\nquit\n"  # what is not in the hand is refused, and asked again
    there.chabudai("play", "makatsu", "--seats", "2", "--seed", "1", "--no-confirm", "--language", "en", typed=moves)
    there.chabudai("learn", "zenmaster", "1", "--language", "de", typed="quit\n")
    there.chabudai("review", "game.txt", "--seat", "2", "--effort", "0.1")
    for command in ("verify", "check", "replay"):
        assert there.chabudai(command, "game.txt")


def counts(there: Installed) -> None:
    """Bots against bots, in all that researchers and designers use."""
    for game in GAMES:
        there.chabudai("simulate", game, "--games", "4", "--bot", "random", "--seed", "1")
    there.chabudai("arena", "zenmaster", "--bots", "casual,random", "--games", "4")
    there.chabudai("report", "makatsu", "--games", "8", "--seats", "2", "--bots", "random", "--seed", "1", "--out", "report")
    assert (there.folder / "report" / "report.html").stat().st_size > 10_000
    there.chabudai("benchmark", "makatsu", "random", "--quick")
    there.chabudai("dataset", "zenmaster", "--games", "4", "--seats", "3", "--out", "data")
    assert json.loads((there.folder / "data" / "manifest.json").read_text("utf-8"))
    there.chabudai("edition", "new", "makatsu", "mine.toml")
    for command in ("check", "show", "diff"):
        there.chabudai("edition", command, "makatsu", "mine.toml")
    there.chabudai("bench", "zenmaster", "--seconds", "0.01")


def serves(there: Installed) -> None:
    """The server with the browser client, and an administrator's hand beside it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    there.used.add("serve")
    assert "--workers" in there.chabudai("think", "--help")
    command = [str(there.bin / "chabudai"), "serve", "--port", str(port), "--database", "tables.db"]
    with subprocess.Popen(command, cwd=there.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            address = f"http://127.0.0.1:{port}"
            page = fetched(f"{address}/", server)
            for script in re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page):
                assert fetched(f"{address}{script}", server)
            assert all(game in fetched(f"{address}/api/games", server) for game in GAMES)
            sits(there, address)
            there.chabudai("admin", "list", "tables", "--database", "tables.db")
            there.chabudai("backup", "copy.db", "--database", "tables.db")
        finally:
            server.terminate()
    there.chabudai("move-database", "tables.db", "moved.db")
    json.loads(there.chabudai("schema"))


def sits(there: Installed, address: str) -> None:
    """A bot by command at a table of the server, to the end of its game."""
    person = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def posted(path: str, **body: object) -> dict[str, str]:
        request = urllib.request.Request(
            f"{address}/api{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with person.open(request, timeout=60) as answer:
            return dict(json.loads(answer.read()))

    posted("/visit")
    token = posted("/me/tokens", label="bot")["token"]
    table = posted("/tables", game="makatsu", seats=2)["id"]
    posted(f"/tables/{table}/bots", level="beginner")
    posted(f"/tables/{table}/start")
    there.chabudai("bot", "--server", address, "--policy", "random", "--", table, CHABUDAI_TOKEN=token)


def fetched(address: str, server: subprocess.Popen[bytes]) -> str:
    """What is at an address, as soon as the server answers."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError:
            raise
        except OSError:
            time.sleep(0.2)
    raise SystemExit(f"{address}: no answer")


def documented() -> set[str]:
    """The commands in the first table of the document."""
    rows = [line for line in DOCUMENT.read_text("utf-8").split("\n## ")[0].splitlines() if line.startswith("| `chabudai")]
    first = [re.findall(r"`(?:chabudai )?([a-z-]+)", row.split(" | ")[0]) for row in rows]
    return {name for names in first for name in names}


def tried(package: Path) -> None:
    """Install a package and use it."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="chabudai-smoke-") as folder:
        there = Installed(package, Path(folder))
        is_pure = package.name.endswith("-py3-none-any.whl")
        assert there.is_compiled() != is_pure, f"{package.name} runs the wrong way"
        plays(there)
        counts(there)
        serves(there)
        assert documented() - there.used == set(), f"not tried: {sorted(documented() - there.used)}"
        way = "interpreted" if is_pure else "compiled"
        print(f"{package.name}: {way}, {len(there.used)} commands, {time.monotonic() - began:.0f} s", flush=True)


def main() -> int:
    """Try every package of the folder."""
    packages = sorted([*Path(sys.argv[1]).glob("*.whl"), *Path(sys.argv[1]).glob("*.tar.gz")])
    for package in packages:
        tried(package)
    return 0 if packages else 1


if __name__ == "__main__":
    sys.exit(main())
