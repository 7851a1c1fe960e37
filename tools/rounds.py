"""`make test` and `make test-all`: every step with a line of its own, as many at once as two cores can do.

What each step runs is a target of the Makefile; CONTRIBUTING.md says what belongs to which of the two.
"""

from __future__ import annotations

import resource
import sys
import time

from play import has_node
from steps import Step, Steps

BUILT = [
    Step("packages", ".venv/.play", "installing what is locked in requirements/play.txt"),
    Step("browser client", "web", "building", after=() if has_node() else ("packages",)),
    Step("rules", "build", "compiling", after=("packages",)),
    Step("more packages", ".venv/.test", "installing what is locked in requirements/test.txt", after=("packages",)),
]
CHROMIUM = Step("Chromium", "chromium", "looking for it, or installing it", cores=0, is_needed=False)
BOTH = ("rules", "browser client", "more packages")
# Servers and pages wait as long as they work: two steps of those at once, each with two workers, have the cores first, and
# what only computes runs behind them, at a lower priority, so that nothing that waits is late and no core is idle.
# What stands first begins first: while the rules are compiled only what needs none of them can; at the end are steps that
# keep two cores busy by themselves.
TEST = [
    *BUILT,
    CHROMIUM,
    Step("browser", "browser-test", "games in Chromium", after=BOTH, tells=True),
    Step("server", "unit-served", "the tests of the server, compiled", after=BOTH, tells=True),
    Step("style", "lint", "format, lint, imports", after=("more packages",), yields=True),
    Step("types", "types", "mypy", after=("more packages",), yields=True),
    Step("client's checks", "web-test", "types, lint, words, units", after=("browser client",), yields=True),
    Step("both ways", "both-ways", "the same games compiled and interpreted", after=("rules", "more packages"), yields=True),
    Step("interpreted", "unit-interpreted", "the rules, on the sources", after=("more packages",), yields=True, tells=True),
    Step("compiled", "unit-compiled", "all other tests, compiled", after=BOTH, yields=True, tells=True),
]
# Here what waits for servers, pages and installers has the cores one after the other, and what only computes runs behind it,
# once no more packages are put into the environment that all of them use.
ALL = ("rules", "browser client", "all packages")
REST = [
    *BUILT,
    CHROMIUM,
    Step("all packages", ".venv/.release", "installing what is locked in requirements/release.txt", after=("more packages",)),
    Step("slow tests", "unit-slow", "the tests marked slow", after=ALL, cores=2, tells=True),
    Step("browser", "browser-slow", "all games and screens in Chromium", after=ALL, cores=2, tells=True),
    Step("site", "docs", "the documents as a site", after=("all packages",), yields=True),
    Step("workflows", "workflows", "what runs elsewhere: CI, container", after=("all packages",), yields=True),
    Step("coverage", "coverage", "all tests of the group on its sources", after=("all packages",), yields=True, tells=True),
    Step("fuzz", "fuzz-ci", "random games compiled and interpreted", after=("rules", "all packages"), yields=True),
    Step("wheels", "wheel", "sdist, compiled wheel, pure wheel", after=ALL, cores=2, tells=True),
    Step("installed", "smoke", "each of them in an empty environment", after=("wheels",), cores=2, tells=True),
]


def main() -> int:
    """Run the steps; the exit status is 0 if all went well."""
    began = time.monotonic()
    steps = Steps(REST if sys.argv[1:] == ["rest"] else TEST)
    try:
        is_well = steps.run()
    except KeyboardInterrupt:
        is_well = False
    finally:
        steps.stop()
    if not is_well:
        steps.explain()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{'all is well' if is_well else 'NOT WELL'}, {told(time.monotonic() - began)}; processor: {told(sum(used[:2]))}")
    return 0 if is_well else 1


def told(seconds: float) -> str:
    """A time in minutes and seconds."""
    return f"{int(seconds) // 60} min {int(seconds) % 60} s"


if __name__ == "__main__":
    sys.exit(main())
