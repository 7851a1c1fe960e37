"""A bar where something takes long and somebody can see it."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def progress_bar(console: Console, name: str) -> Progress:
    """A bar for so many of something, gone when it is done."""
    return Progress(
        TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
