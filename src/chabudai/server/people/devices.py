"""What a device is called in the list of sessions: made from what its browser says of itself, in our own words only."""

from typing import Final

UNKNOWN: Final = "browser"
_BROWSERS: Final = (
    ("Edg", "Edge"),  # before those whose names it also gives
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("Macintosh", "macOS"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def label_of(agent: str) -> str:
    """The browser and the system of a `User-Agent`, such as `Firefox on Linux`."""
    browser = _first(_BROWSERS, agent)
    system = _first(_SYSTEMS, agent)
    if not browser:
        return UNKNOWN
    return f"{browser} on {system}" if system else browser


def _first(names: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for sign, name in names if sign in agent), "")
