"""Every attack in short. `make attack` makes them in full."""

import subprocess
import sys

import pytest


@pytest.mark.slow
def test_no_attack_in_short_succeeds() -> None:
    program = [sys.executable, "-m", "tests.attack", "--quick"]
    done = subprocess.run(program, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
