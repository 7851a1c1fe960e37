"""`make play` where it cannot go on: one line that says what to do, before anything is installed."""

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def told(port: str) -> str:
    """The one line that it ends with."""
    environment = {**os.environ, "PORT": port, "PATH": ""}  # it comes to its end before it needs any program
    command = [sys.executable, str(ROOT / "tools" / "play.py")]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("port", ["0", "65536", "x", "-1", "8000.5", "²"])
def test_what_is_no_port_is_refused(port: str) -> None:
    assert f"'{port}' is no port: give a number from 1 to 65535" in told(port)


def test_a_port_that_another_program_has_is_named_and_the_next_one_is_proposed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert told(str(port)) == (
            f"make play: another program has port {port}: choose another one, such as make play PORT={port + 1}\n"
        )


class Ready(BaseHTTPRequestHandler):
    """Says what a server of ours says when it is asked whether it is ready."""

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/readyz" else 404)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is written down."""


@contextmanager
def a_table() -> Iterator[int]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Ready) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


def test_a_table_that_is_open_already_is_pointed_at() -> None:
    with a_table() as port:
        assert f"a table is already open at http://127.0.0.1:{port}/: play there" in told(str(port))


WILL_DO = ("v20.19.0", "v22.12.0", "v24.1.0", "v100.0.0")
WILL_NOT_DO = ("v18.19.0", "v20.18.9", "v21.7.3", "v22.11.0", "")


@pytest.mark.parametrize("version", [*WILL_DO, *WILL_NOT_DO])
def test_a_node_of_the_system_is_taken_if_it_builds_the_client(tmp_path: Path, version: str) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n" if version else "#!/bin/sh\nexit 1\n")
        program.chmod(0o755)
    looked = subprocess.run([ROOT / "web/tools/has-node"], env={"PATH": str(tmp_path)}, capture_output=True, check=False)
    assert (looked.returncode == 0, looked.stderr) == (version in WILL_DO, b"")


def test_without_npm_no_node_of_the_system_is_taken(tmp_path: Path) -> None:
    assert subprocess.run([ROOT / "web/tools/has-node"], env={"PATH": str(tmp_path)}, check=False).returncode == 1
