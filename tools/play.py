"""`make play`: sets the table, from a clean clone too, and opens it as soon as it can be played.

Packages, browser client and compiler run side by side. If the compiler takes longer than the rest, the server starts from
the sources; what was compiled meanwhile is used at the next start.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Final

from steps import Step, Steps, make_environment

TARGETS: Final = (".venv/.play", "web", "build")
SERVER: Final = (".venv/bin/python", "-m", "chabudai.server.ops.main")
"""Not the command line: what it needs besides takes a second to load."""


def steps() -> Steps:
    """What must be done before a game. A Node of the system needs no packages of ours."""
    node = () if has_node() else ("packages",)
    return Steps(
        [
            Step("packages", ".venv/.play", "installing what is locked in requirements/play.txt"),
            Step("browser client", "web", "building", after=node),
            Step("rules", "build", "compiling: about a minute", after=("packages",), is_needed=False, tells=True),
        ],
        cores=3,
    )


def has_node() -> bool:
    """Whether the system has a Node of its own that builds the client."""
    return subprocess.run(["web/tools/has-node"], capture_output=True, check=False).returncode == 0


def is_set() -> bool:
    """Whether there is nothing left to do."""
    command = ["make", "-q", "--no-print-directory", *TARGETS]
    return subprocess.run(command, env=make_environment(), capture_output=True, check=False).returncode == 0


def port() -> int:
    """The port that was asked for: make play PORT=8001."""
    given = os.environ.get("PORT") or os.environ.get("CHABUDAI_PORT") or "8000"
    if not given.isdecimal() or not 0 < int(given) < 65536:
        raise SystemExit(f"make play: '{given}' is no port: give a number from 1 to 65535, such as PORT=8001")
    return int(given)


def answers(address: str) -> bool:
    """Whether a server of ours is ready there."""
    try:
        with urllib.request.urlopen(f"{address}readyz", timeout=2) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError, ValueError):
        return False


def must_be_free(number: int) -> None:
    """Say what to do if something listens on the port already."""
    with socket.socket() as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", number))
            return
        except PermissionError:
            raise SystemExit(
                f"make play: port {number} is not for everybody: choose one above 1023, such as PORT=8001"
            ) from None
        except OSError:
            pass
    address = f"http://127.0.0.1:{number}/"
    if answers(address):
        raise SystemExit(f"make play: a table is already open at {address}: play there, or end that server first")
    raise SystemExit(f"make play: another program has port {number}: choose another one, such as make play PORT={number + 1}")


def set_table() -> Steps | None:
    """Do what is left to do; the steps, if the compiler is still at work."""
    work = steps()
    print("Setting the table: a minute the first time, nothing the next.")
    try:
        if not work.run("packages", "browser client"):
            work.stop()
            work.explain()
            raise SystemExit(
                "\nmake play: that did not work; what was printed is above. Without a network nothing can be installed."
            )
        work.advance()
    except KeyboardInterrupt:
        work.stop()
        raise SystemExit(130) from None
    return work if work.named("rules").is_running else None


def served(number: int, from_sources: bool) -> subprocess.Popen[bytes]:
    """The server, quiet about what is not wrong."""
    ways = {"CHABUDAI_INTERPRETED": "1"} if from_sources else {}
    quiet = {"CHABUDAI_LOG_LEVEL": os.environ.get("CHABUDAI_LOG_LEVEL", "WARNING")}
    return subprocess.Popen(SERVER, env={**os.environ, **quiet, **ways, "CHABUDAI_PORT": str(number)})


def open_browser(server: subprocess.Popen[bytes], address: str) -> None:
    """Say where the table is once it answers, and open it where there is a screen."""
    while server.poll() is None and not answers(address):
        time.sleep(0.05)
    if server.poll() is not None:
        return
    print(f"Chabudai is at {address} — end it with Ctrl-C", flush=True)
    if sys.platform in {"darwin", "win32"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


def attend(server: subprocess.Popen[bytes], work: Steps | None) -> int:
    """Stay until the server ends; tell when the compiler is done."""
    while server.poll() is None:
        rules = work.named("rules") if work else None
        if rules is not None and rules.is_running:
            rules.look()
            if rules.is_done:
                print("The rules are compiled: the next start takes them.", flush=True)
            elif rules.has_failed:
                print(f"The rules could not be compiled ({rules.log}): everything goes on from the sources.", flush=True)
        time.sleep(0.2)
    return server.returncode


def main() -> int:
    """Set the table, open it, stay until it is left."""
    number = port()
    must_be_free(number)
    work = None if is_set() else set_table()
    if work:
        print(
            "The rules are still being compiled: until the next start everything runs from the sources, and bots think slower."
        )
    sys.stdout.flush()
    server = served(number, from_sources=work is not None)
    try:
        open_browser(server, f"http://127.0.0.1:{number}/")
        return attend(server, work)
    except KeyboardInterrupt:
        return server.wait() and 130
    finally:
        if work:
            work.stop()


if __name__ == "__main__":
    sys.exit(main())
