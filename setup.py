"""Builds the compiled group: the core, the games and the search as one mypyc extension.

`CHABUDAI_COMPILE=auto` (the default) compiles where a C compiler is found and says so where none is; `1` insists; `0` does
without. `CHABUDAI_OPT` sets the C compiler's optimisation level, 3 if not given.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

COMPILED_PACKAGES = ("core", "games", "learning", "search")
NOT_COMPILED = ("__init__.py", "terminal.py")  # re-exports and drawing: nothing there is worth it


def sources() -> list[str]:
    """Every module of the compiled group."""
    root = Path("src/chabudai")
    found = [path for package in COMPILED_PACKAGES for path in (root / package).rglob("*.py")]
    return sorted(str(path) for path in found if path.name not in NOT_COMPILED)


def has_compiler() -> bool:
    """Whether a C compiler with Python's headers is at hand."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        command = [*compiler, "-fsyntax-only", f"-I{sysconfig.get_path('include')}", str(probe)]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Extension]:
    """The extension modules, or none when everything is to run interpreted."""
    wish = os.environ.get("CHABUDAI_COMPILE", "auto")
    if wish == "0":
        return []
    if wish == "auto" and not has_compiler():
        print("chabudai: no C compiler found: everything will run interpreted, about 50 times slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    if "build_ext" in sys.argv:
        print("chabudai: compiling the rules and the search: some minutes, once", file=sys.stderr)
    level = os.environ.get("CHABUDAI_OPT", "3")
    modules = [
        module
        for module in mypycify(["--strict", *sources()], opt_level=level, group_name="chabudai")
        if isinstance(module, Extension)
    ]
    for module in modules:
        module.extra_compile_args.append("-fno-semantic-interposition")  # a third to a half faster
        module.extra_compile_args.append("-fvisibility=hidden")  # constants are reached without a table in between
        module.extra_compile_args.append("-ffp-contract=off")  # on every processor the same sums as interpreted
    return modules


setup(ext_modules=extensions())
