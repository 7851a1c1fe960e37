"""`chabudai play`: a game in the terminal, against bots."""

import contextlib
import secrets
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from chabudai.bots.names import NAMES
from chabudai.cli import arguments
from chabudai.cli.errors import BadArgument
from chabudai.cli.naming import title_named
from chabudai.cli.opponents import CASUAL, lineup, opponent, without_budgets
from chabudai.cli.speech import plain_words, words_of
from chabudai.cli.terminal.conversation import Conversation, Left, ask, command_in
from chabudai.cli.terminal.desk import Desk, how_it_plays
from chabudai.cli.terminal.local_table import LocalTable
from chabudai.cli.terminal.screen import inset, new_console
from chabudai.core import Game
from chabudai.games import TITLES
from chabudai.teaching.lessons import read_lessons
from chabudai.title import Title
from chabudai.words import Words

SEED_BYTES: Final = 12  # a seed that nobody named: short enough to be typed, too long to be tried out


def play(
    game: arguments.OptionalGame = "",
    seats: arguments.Seats = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 1.")] = 1,
    seed: arguments.Seed = "",
    option: arguments.Options = None,
    edition: arguments.Edition = "house",
    language: arguments.Language = "",
    bot: arguments.Bot = CASUAL,
    confirm: Annotated[bool, typer.Option("--confirm/--no-confirm", help="Wait for Enter before a choice is sent.")] = False,
) -> None:
    """Play in the terminal against bots.

    On your turn you see the table and your choices. Type what stands before a choice, or its name, or `help`.
    """
    console = new_console()
    options = arguments.pairs(option)
    language = arguments.checked_language(language)
    chosen = title_named(game) if game else None
    sown = arguments.checked_seed(seed) if seed else secrets.token_hex(SEED_BYTES)
    line_editing()
    try:
        if chosen is None:
            chosen = choose_title(console, language)
            seats = choose_seats(console, chosen, language) if seats is None else seats
        number = chosen.usual_seats() if seats is None else seats
        made = arguments.set_up(chosen, number, options, edition)
        own = arguments.seat_numbered(seat, number)
        others = without_budgets(lineup(bot, number - 1 or 1))
        seated = [*others[:own], others[-1], *others[own:]][:number]
        words = words_of(chosen, language, names(language, number, own), own, made)
        while play_one(console, chosen, words, made, seated, sown, confirm):
            sown = secrets.token_hex(SEED_BYTES)
    except Left:
        console.print(plain_words(language).say("terminal-left", {}), style="dim")
    except KeyboardInterrupt:
        console.print()
        console.print(plain_words(language).say("terminal-left", {}), style="dim")
        raise typer.Exit(130) from None


def play_one(console: Console, chosen: Title, words: Words, made: Game, seated: list[str], seed: str, confirm: bool) -> bool:
    """One game; whether another one is wanted."""
    assert words.reader is not None
    table = LocalTable(made, words.reader, [opponent(name, made) for name in seated], seed)
    welcome(console, words, chosen, seated, table)
    conversation = Conversation(console, chosen, words, table, confirm)
    return conversation.finish(conversation.play(), seed)


def line_editing() -> None:
    """Let the arrow keys work where the system can do it."""
    try:
        import readline  # noqa: F401 -- importing it is what switches it on
    except ImportError:
        return


def names(language: str, seats: int, person: int) -> list[str]:
    """Who sits where."""
    you = plain_words(language).say("terminal-you", {})
    return [you if seat == person else NAMES[seat % len(NAMES)] for seat in range(seats)]


def welcome(console: Console, words: Words, chosen: Title, bots: list[str], table: LocalTable) -> None:
    """What the game is about and how it plays, who sits where, and what the dealer commits to before the deal."""
    console.print()
    console.print(Text(chosen.label, "bold cyan"))
    desk = Desk(console, chosen, table.game, words)
    aim = desk.phrase(chosen.guide(table.game, table.game.new_state().view(words.reader), []).aim)
    if aim:
        console.print(Text(aim, "bold"))
    for line in how_it_plays(words, table.game.setup.options):
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_row(Text("·", "dim"), Text(line))
        console.print(inset(row))
    lessons = read_lessons(chosen.lessons_file())
    if lessons:
        minutes = max(1, round(sum(lesson.seconds for lesson in lessons) / 60))
        desk.say("learn-first", "green", minutes=minutes, game=chosen.name)
    console.print()
    for seat, name in enumerate(words.names):
        who = Text(f"  {name.ljust(8)}", "bold" if seat == words.reader else "")
        if seat != words.reader:
            who.append(words.say("terminal-bot", {"bot": _level(words, bots[seat])}), "dim")
        console.print(who)
    desk.say("commitment", "dim", commitment=table.table.commitment)
    desk.say("welcome", "dim")


def _level(words: Words, bot: str) -> str:
    """A bot by its level, in words where there are some: one of another package has none."""
    return words.say(f"terminal-level-{bot}", {}) if words.has(f"terminal-level-{bot}") else bot


def choose_title(console: Console, language: str) -> Title:
    """Let the person choose a game."""
    words = plain_words(language)
    console.print()
    console.print(words.say("terminal-menu", {}), style="bold cyan")
    table = Table.grid(padding=(0, 3, 0, 0))
    for number, known in enumerate(TITLES, 1):
        players = words.say("terminal-menu-players", {"fewest": known.fewest, "most": known.most})
        its = words_of(known, language, [])
        about = its.say("about", {}) if its.has("about") else ""
        table.add_row(Text(str(number), "bold cyan"), Text(known.label, "bold"), Text(players, "dim"), Text(about))
    console.print(inset(table))
    while True:
        line = ask(console, words.say("terminal-menu-prompt", {}))
        if command_in(line) == "quit":
            raise Left
        for number, known in enumerate(TITLES, 1):
            if line == str(number):
                return known
        if line and not line.isdecimal():
            with contextlib.suppress(BadArgument):
                return title_named(line)
        console.print(words.say("terminal-menu-unknown", {"number": len(TITLES)}), style="red")


def choose_seats(console: Console, chosen: Title, language: str) -> int:
    """Let the person say how many play."""
    words = words_of(chosen, language, [])
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
