"""Ports of loopback for servers of tests: no two that run on this machine at the same time are given the same one."""

import contextlib
import fcntl
import os
import socket
import tempfile
from pathlib import Path
from typing import Final

_FIRST: Final = 20_000
_LAST: Final = 32_000
"""Below those that the system gives to outgoing connections: none of them takes a port while its server is down."""
_COUNTER: Final = Path(tempfile.gettempdir()) / f"chabudai-ports-{os.getuid()}"


def free_port() -> int:
    """The next port that nobody listens on. All processes count on together, so what one was given no other is given soon."""
    descriptor = os.open(_COUNTER, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    with os.fdopen(descriptor, "r+", encoding="ascii") as counter:
        fcntl.flock(counter, fcntl.LOCK_EX)
        told = counter.read()
        port = int(told) if told.isdigit() else _FIRST + os.getpid() % (_LAST - _FIRST)
        port = next(one for one in _after(port) if _is_free(one))
        counter.seek(0)
        counter.truncate()
        counter.write(str(port))
    return port


def _after(port: int) -> list[int]:
    """All ports, beginning with the one after this."""
    return [*range(port + 1, _LAST), *range(_FIRST, port + 1)]


def _is_free(port: int) -> bool:
    with socket.socket() as probe, contextlib.suppress(OSError):
        probe.bind(("127.0.0.1", port))
        return True
    return False
