"""What every test relies on: which way the code runs, and how hard hypothesis tries."""

import os
import signal
from pathlib import Path

from hypothesis import HealthCheck, settings

import chabudai.core.fast.bits

SOURCES = Path(chabudai.__file__).parent

settings.register_profile(
    "chabudai",
    max_examples=int(os.environ.get("CHABUDAI_EXAMPLES", "12")),
    deadline=None,
    derandomize=not os.environ.get("CHABUDAI_EXPLORE"),  # the same examples in every run; to look for new ones, set it
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("chabudai")


def pytest_sessionstart() -> None:
    """Ctrl-C ends what a test starts, also where a shell has begun all this in the background and told it to ignore that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    refuse_what_is_stale()


def refuse_what_is_stale() -> None:
    """A stale compiled module would be tested instead of its edited source."""
    if str(chabudai.core.fast.bits.__file__).endswith(".py"):
        return
    group = max(path.stat().st_mtime for path in SOURCES.parent.glob("chabudai__mypyc*.so"))
    for package in ("core", "games", "learning", "search"):
        for source in (SOURCES / package).rglob("*.py"):
            if source.stat().st_mtime > group and any(source.parent.glob(f"{source.stem}.*.so")):
                raise SystemExit(f"{source} is newer than what was compiled: run 'make build'")
