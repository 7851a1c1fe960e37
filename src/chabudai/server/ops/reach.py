"""By which addresses others reach this server: what an invitation must say."""

import ipaddress
from typing import Final

import ifaddr

from chabudai.server.ops.settings import Settings

_EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - what somebody may have set
_OF_THIS_MACHINE: Final = ("docker", "br-", "veth", "virbr")
_MOST: Final = 4


def reachable(settings: Settings, port: int) -> list[str]:
    """The addresses for others, the likeliest first; none if only this machine can connect."""
    if settings.address:
        return [settings.address.rstrip("/")]
    if settings.host in _EVERYWHERE:
        return [f"http://{address}:{port}" for address in _at_home()[:_MOST]]
    return [] if _is_loopback(settings.host) else [f"http://{settings.host}:{port}"]


def has_bench(settings: Settings) -> bool:
    """Whether people may work on editions here, whose simulations take processor time: at home, unless it is set."""
    if settings.bench != "auto":
        return settings.bench == "on"
    return _is_loopback(settings.host) and not (settings.hosts or settings.address or settings.secure_cookies)


def _at_home() -> list[str]:
    """The machine's own addresses on local networks, without those of networks that exist on this machine alone."""
    found = [
        str(known.ip) for adapter in ifaddr.get_adapters() if _is_shared(adapter) for known in adapter.ips if known.is_IPv4
    ]
    return [address for address in found if ipaddress.IPv4Address(address).is_private and not _is_loopback(address)]


def _is_shared(adapter: ifaddr.Adapter) -> bool:
    return not str(adapter.nice_name).startswith(_OF_THIS_MACHINE)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_near(client: str) -> bool:
    """Whether a client is on this machine or on a local network: only there are local addresses of any use."""
    try:
        return ipaddress.ip_address(client).is_private
    except ValueError:
        return False
