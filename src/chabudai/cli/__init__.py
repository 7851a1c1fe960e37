"""The command line: `chabudai games`, `play`, `simulate`, `replay`, `check`, `bench`."""

from chabudai.cli.app import app, main

__all__ = ["app", "main"]
