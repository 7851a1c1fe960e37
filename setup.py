"""Builds the compiled group: the core, the games and the search as one mypyc extension; packs the browser client with it.

`CHABUDAI_COMPILE=auto` (the default) compiles where a C compiler is found and says so where none is; `1` insists; `0` does
without. `CHABUDAI_OPT` sets the C compiler's optimisation level, 3 if not given.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import cache
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CLIENT = Path("src/chabudai/server/static")
COMPILED_PACKAGES = ("core", "games", "learning", "search")
COMPILED_MODULES = ("title.py",)
NOT_COMPILED = ("__init__.py", "terminal.py")  # re-exports and drawing: nothing there is worth it
NOT_COMPILED_ROOMS = ("teaching",)  # what is said to people, in structs for the wire, which mypyc would break
FLAGS = [  # for gcc and clang; what they change is Microsoft's compiler's usual way
    "-fno-semantic-interposition",  # a third to a half faster
    "-fvisibility=hidden",  # constants are reached without a table in between
    "-ffp-contract=off",  # on every processor the same sums as interpreted
    "-Wno-misleading-indentation",  # looking for it takes half of the compiler's time
]


def sources() -> list[str]:
    """Every module of the compiled group."""
    root = Path("src/chabudai")
    found = [path for package in COMPILED_PACKAGES for path in (root / package).rglob("*.py")]
    found += [root / module for module in COMPILED_MODULES]
    return sorted(str(path) for path in found if path.name not in NOT_COMPILED and path.parent.name not in NOT_COMPILED_ROOMS)


@cache
def compiler() -> list[str]:
    """The command that compiles C: the one that is asked for; else Python's own, or what there is. Empty if there is none."""
    asked = os.environ.get("CC")
    known = [asked] if asked else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    if optimisation() == "0" and not asked:
        known.insert(0, "clang")  # in a third of GNU's time, where nothing is optimised
    return next((command.split() for command in known if knows_python(command.split())), [])


def knows_python(command: list[str]) -> bool:
    """Whether this compiles C with Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            tried = [*command, "-fsyntax-only", f"-I{sysconfig.get_path('include')}", str(probe)]
            return subprocess.run(tried, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def has_compiler() -> bool:
    """Whether a C compiler with Python's headers is at hand."""
    if sys.platform == "win32":
        return shutil.which("cl") is not None  # in the prompt of Microsoft's tools; elsewhere CHABUDAI_COMPILE=1 finds them
    return bool(compiler())


@cache
def wants_compiled() -> bool:
    """Whether the group is to be compiled, and can be."""
    wish = os.environ.get("CHABUDAI_COMPILE", "auto")
    if wish == "auto" and not has_compiler():
        print("chabudai: no C compiler found: everything will run interpreted, about 50 times slower", file=sys.stderr)
        return False
    if wish != "0" and sys.platform != "win32" and not has_compiler():
        raise SystemExit("chabudai: CHABUDAI_COMPILE=1 insists, but there is no C compiler with Python's headers here")
    return wish != "0"


def optimisation() -> str:
    """The level that the C compiler is asked for."""
    return os.environ.get("CHABUDAI_OPT") or "3"


def is_gcc() -> bool:
    """Whether the C compiler is GNU's: others are not tried with its link-time optimisation."""
    told = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return sys.platform == "linux" and "Free Software Foundation" in told


def extensions() -> list[Extension]:
    """The extension modules, or none when everything is to run interpreted."""
    if not wants_compiled():
        return []
    from mypyc.build import mypycify

    print("chabudai: compiling the rules and the search: about a minute, once", file=sys.stderr)
    if sys.platform != "win32":
        os.environ["CC"] = " ".join(compiler())
    level = optimisation()
    modules = [
        module
        for module in mypycify(["--strict", *sources()], opt_level=level, group_name="chabudai")
        if isinstance(module, Extension)
    ]
    for module in modules:
        more = [] if sys.platform == "win32" else FLAGS
        module.extra_compile_args = [*module.extra_compile_args, *more]  # mypycify gives them all one list
    modules.sort(key=lambda module: not module.name.endswith("__mypyc"))  # the one that takes long begins first
    group = modules[0]
    if level == "0":
        group.extra_compile_args += ["-g0", "-w"]  # for tests while editing: nothing but the code, soon
    elif is_gcc():
        parallel = ["-flto=2"]  # one unit, optimised in parallel parts
        group.extra_compile_args += parallel
        group.extra_link_args = [*group.extra_link_args, f"-O{level}", *FLAGS, *parallel]
    return modules


class BuildGroup(build_ext):
    """Builds the group when extensions are asked for, and only then: mypyc reads every source."""

    def finalize_options(self) -> None:
        """Find out what is to be compiled: everything, if it was compiled at another level before."""
        self.distribution.ext_modules = [*extensions()]
        super().finalize_options()
        self.parallel = self.parallel or 2
        self.force = self.force or not self._level.exists() or self._level.read_text("utf-8") != optimisation()

    def run(self) -> None:
        """Compile, and note at which level."""
        self._level.unlink(missing_ok=True)
        super().run()
        if self.extensions:
            self._level.write_text(optimisation(), "utf-8")

    @property
    def _level(self) -> Path:
        """Where the level of the last build stands."""
        return Path(self.build_temp, "level")


class WithClient(build_py):
    """Packs the browser client too: built anew where it is missing, and never left out without a word."""

    def run(self) -> None:
        """Build the client first, unless the sources are only pointed at."""
        if not self.editable_mode and not (CLIENT / "index.html").exists():
            npm = ["tools/npm", "--prefix", "."]
            try:
                for act in (["ci", "--no-audit", "--no-fund"], ["run", "-s", "build"]):
                    subprocess.run([*npm, *act], cwd="web", env={**os.environ, "PYTHON": sys.executable}, check=True)
            except (OSError, subprocess.CalledProcessError) as error:
                raise SystemExit(f"chabudai: the browser client could not be built in web/: {error}") from error
            self.data_files = self._get_data_files()
        super().run()


class Compiled(Distribution):
    """A distribution with compiled modules, unless they are not wished for."""

    def has_ext_modules(self) -> bool:
        """Whether there is anything to compile."""
        return wants_compiled()


if __name__ == "__main__":
    setup(cmdclass={"build_ext": BuildGroup, "build_py": WithClient}, distclass=Compiled)
