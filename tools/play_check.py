"""Runs `make play` as a newcomer would and tells when the first page could be played and when all was compiled.

`make play-check`; `--compiled` waits for the compiler too.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

MOST_SECONDS = 1800


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def page(address: str) -> bool:
    """Whether the page, its scripts and the list of games can be had."""
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            scripts = re.findall(r'src="/([^"]+\.js)"', answer.read().decode())
        for path in [*scripts, "api/games"]:
            with urllib.request.urlopen(address + path, timeout=5):
                pass
    except OSError:
        return False
    return bool(scripts)


def main() -> int:
    """Start, look, end; the exit status is 0 if the page came up and the server ended in order."""
    began = time.monotonic()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "PORT": str(port),
            "CHABUDAI_DATABASE": str(Path(folder, "tables.db")),
            "DISPLAY": "",
            "WAYLAND_DISPLAY": "",
        }
        command = [sys.executable, "tools/play.py"]
        with subprocess.Popen(command, env={**os.environ, **settings}, start_new_session=True) as play:
            while play.poll() is None and time.monotonic() - began < MOST_SECONDS and not page(f"http://127.0.0.1:{port}/"):
                time.sleep(0.1)
            if play.poll() is not None:
                print(f"make play ended before there was a page, after {time.monotonic() - began:.1f} s")
                return 1
            print(f"the first page could be played after {time.monotonic() - began:.1f} s", flush=True)
            while "--compiled" in sys.argv and play.poll() is None and not Path(".venv/.built").exists():
                time.sleep(0.1)
            print(f"compiled: {Path('.venv/.built').exists()}, after {time.monotonic() - began:.1f} s", flush=True)
            if play.poll() is not None:
                return 1
            os.killpg(play.pid, signal.SIGINT)
            return 0 if play.wait() in {0, 130} else 1


if __name__ == "__main__":
    sys.exit(main())
