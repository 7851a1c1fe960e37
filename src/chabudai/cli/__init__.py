"""The command line: the program `chabudai`, with one module a command."""

from chabudai.cli.app import app, main

__all__ = ["app", "main"]
