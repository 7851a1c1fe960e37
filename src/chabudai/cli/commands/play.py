"""`chabudai play`: a game in the terminal, against bots."""

import secrets
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from chabudai.bots.names import NAMES
from chabudai.cli import arguments
from chabudai.cli.errors import BadArgument
from chabudai.cli.opponents import CASUAL, opponent
from chabudai.cli.terminal.conversation import Conversation, Left, ask, command_in
from chabudai.cli.terminal.local_table import LocalTable
from chabudai.cli.terminal.screen import inset, new_console
from chabudai.core.seats import Seat
from chabudai.games import TITLES, title
from chabudai.title import Title
from chabudai.words import Words

SEED_BYTES: Final = 12  # a seed that nobody named: short enough to be typed, too long to be tried out


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game; without it you choose from a menu.")] = "",
    seats: Annotated[int | None, typer.Option(help="How many sit at the table, you included.", show_default="4")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    seed: Annotated[
        str, typer.Option(help="A word or number that fixes the deal and the bots' luck.", show_default="new")
    ] = "",
    option: arguments.Options = None,
    edition: arguments.Edition = "house",
    language: arguments.Language = "en",
    bot: arguments.Bot = CASUAL,
    confirm: Annotated[
        bool, typer.Option("--confirm/--no-confirm", help="Wait for Enter before a choice is sent, so that it can be undone.")
    ] = True,
) -> None:
    """Play in the terminal against bots.

    On your turn you see the table and your moves. Type a move's number or its notation, or `help`.
    """
    console = new_console()
    options = arguments.pairs(option)
    chosen = title(game) if game else None
    Words(TITLES[0], language, [])  # refuses an unknown language before anything is asked
    sown = arguments.checked_seed(seed) if seed else secrets.token_hex(SEED_BYTES)
    line_editing()
    try:
        if chosen is None:
            chosen = choose_title(console, language)
            seats = choose_seats(console, chosen, language) if seats is None else seats
        number = chosen.usual_seats() if seats is None else seats
        made = arguments.set_up(chosen, number, options, edition)
        if not 0 <= seat < number:
            raise BadArgument(f"--seat {seat}: the seats are 0 to {number - 1}")
        table = LocalTable(made, Seat(seat), opponent(bot, made), sown)
        words = Words(chosen, language, names(language, number, seat), Seat(seat))
        welcome(console, chosen, words, bot, table.table.commitment)
        conversation = Conversation(console, chosen, words, table, confirm)
        conversation.finish(conversation.play(), sown)
    except Left:
        console.print(Words(TITLES[0], language, []).say("terminal-left", {}), style="dim")
    except KeyboardInterrupt:
        console.print()
        console.print(Words(TITLES[0], language, []).say("terminal-left", {}), style="dim")
        raise typer.Exit(130) from None


def line_editing() -> None:
    """Let the arrow keys work where the system can do it."""
    try:
        import readline  # noqa: F401 -- importing it is what switches it on
    except ImportError:
        return


def names(language: str, seats: int, person: int) -> list[str]:
    """Who sits where."""
    you = Words(TITLES[0], language, []).say("terminal-you", {})
    return [you if seat == person else NAMES[seat % len(NAMES)] for seat in range(seats)]


def welcome(console: Console, chosen: Title, words: Words, bot: str, commitment: str) -> None:
    """Which game this is, who sits where, and what the dealer commits to before the deal."""
    console.print()
    console.print(Text(chosen.label, "bold cyan"))
    for seat, name in enumerate(words.names):
        line = Text(f"  {words.say('terminal-seat', {'seat': str(seat)})}  ", "dim")
        line.append(name.ljust(8), "bold" if seat == words.reader else "")
        if seat != words.reader:
            line.append(words.say("terminal-bot", {"bot": bot}), "dim")
        console.print(line)
    console.print(words.say("terminal-commitment", {"commitment": commitment}), style="dim")
    console.print(words.say("terminal-welcome", {}), style="dim")


def choose_title(console: Console, language: str) -> Title:
    """Let the person choose a game."""
    words = Words(TITLES[0], language, [])
    console.print()
    console.print(words.say("terminal-menu", {}), style="bold cyan")
    table = Table.grid(padding=(0, 3, 0, 0))
    for number, known in enumerate(TITLES, 1):
        players = words.say("terminal-menu-players", {"fewest": known.fewest, "most": known.most})
        table.add_row(Text(str(number), "bold cyan"), Text(known.label, "bold"), Text(players, "dim"))
    console.print(inset(table))
    while True:
        line = ask(console, words.say("terminal-menu-prompt", {}))
        if command_in(line) == "quit":
            raise Left
        for number, known in enumerate(TITLES, 1):
            if line.casefold() in {str(number), known.name, known.label.casefold()}:
                return known
        console.print(words.say("terminal-menu-unknown", {"number": len(TITLES)}), style="red")


def choose_seats(console: Console, chosen: Title, language: str) -> int:
    """Let the person say how many play."""
    words = Words(chosen, language, [])
    usual = chosen.usual_seats()
    bounds = {"fewest": chosen.fewest, "most": chosen.most, "usual": usual}
    possible = {str(number): number for number in range(chosen.fewest, chosen.most + 1)}
    while True:
        line = ask(console, words.say("terminal-seats-prompt", dict(bounds)))
        if not line:
            return usual
        if command_in(line) == "quit":
            raise Left
        if line in possible:
            return possible[line]
        console.print(words.say("terminal-seats-unknown", dict(bounds)), style="red")
