"""Whether an address can be listened on, asked before anything is made or opened."""

import os
import socket


def try_address(host: str, port: int) -> None:
    """Raise what the system says of an address that is not here, and of a port that is taken or forbidden."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind, protocol) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(address)
