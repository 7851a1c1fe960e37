"""Addresses and names of machines: which networks are trusted, what counts as one client, which names are this server's."""

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final

_HOME: Final = ("localhost", "local", "lan", "internal", "home.arpa", "fritz.box")
"""Endings of names in a house, under which nobody outside can have one."""
_PREFIX: Final = 64
"""Whoever has one address of IPv6 has so many bits of them."""


def _parsed(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


class Networks:
    """A list of addresses and networks, such as `127.0.0.1, 10.0.0.0/8`; `*` is everybody."""

    def __init__(self, text: str) -> None:
        self._names: Final = {part.strip() for part in text.split(",")}
        self._networks: Final = [network for network in map(_network, self._names) if network is not None]

    def __contains__(self, host: str) -> bool:
        if "*" in self._names or host in self._names:
            return True
        found = _parsed(host)
        return found is not None and any(found in network for network in self._networks)


def counted_as(host: str) -> str:
    """What limits count an address by: all of a network of IPv6 that one client has at least."""
    found = _parsed(host)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, _PREFIX), strict=False))
    return host if found is None else str(found)


def name_in(host: str) -> str:
    """The name or address in a `Host`, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").casefold()


class OwnNames:
    """The names under which this server is asked.

    Another site can give its own name this server's address and then count as the same origin (DNS rebinding). It cannot do so
    with an address, nor with a name that no public name server gives out: these need not be listed.
    """

    def __init__(self, bound: str, listed: Iterable[str]) -> None:
        self._is_any: Final = "*" in listed
        self._names: Final = {name.casefold() for name in (bound, socket.gethostname(), *listed)}

    def __contains__(self, host: str) -> bool:
        name = name_in(host)
        return self._is_any or name in self._names or _parsed(name) is not None or _is_home(name)


def _is_home(name: str) -> bool:
    return "." not in name or any(name.endswith("." + ending) for ending in _HOME)
