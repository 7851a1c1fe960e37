"""`chabudai admin`: an administrator's hand. The server's larger parts are imported only where they are needed."""

import getpass
import json
import secrets
from datetime import datetime
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.text import Text

from chabudai.cli.arguments import Json
from chabudai.cli.commands.serve import Database, settings_with
from chabudai.cli.errors import BadArgument, one_line
from chabudai.cli.terminal.screen import new_console, plain_table
from chabudai.core.errors import shown
from chabudai.server.admin import orders

admin = typer.Typer()
_LEAST_PASSWORD: Final = 8
_WIDE: Final = 300

Why = Annotated[str, typer.Option(metavar="TEXT", help="A reason, for the audit.", show_default=False)]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, or its link.", show_default=False)]
UserId = Annotated[str, typer.Argument(metavar="USER", help="The person's id or username.", show_default=False)]
Limit = Annotated[int, typer.Option(min=1, max=10_000, help="How many lines at most.")]


@admin.callback(invoke_without_command=True)
def explain(context: typer.Context) -> None:
    """Look after a server: its people, its tables, and what was done by hand.

    This works on the database, also while a server uses it: then the server does it, and everyone concerned is told at
    once. Whatever is changed leaves a line in the audit.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin.command("list")
def listing(
    what: Annotated[str, typer.Argument(metavar="people|tables", show_default=False)],
    search: Annotated[
        str, typer.Option(metavar="TEXT", help="Only where an id, a name or a title holds this.", show_default=False)
    ] = "",
    banned: Annotated[bool, typer.Option("--banned", help="People: only those who are banned.")] = False,
    phase: Annotated[
        str, typer.Option(metavar="open|sealing|playing|over|closed", help="Tables: only in this phase.", show_default=False)
    ] = "",
    limit: Limit = 100,
    as_json: Json = False,
    database: Database = None,
) -> None:
    """List people, the last seen first, or tables, the last changed first."""
    if what not in ("people", "tables"):
        raise BadArgument("list-what", typed=shown(what))
    order = orders.ListPeople(search, banned, limit) if what == "people" else orders.ListTables(search, phase, limit)
    answer = _asked(order, database)
    if as_json:
        _print_json(answer)
    elif isinstance(answer, orders.PeopleFound):
        _show_people(answer)
    elif isinstance(answer, orders.TablesFound):
        _show_tables(answer)


@admin.command()
def log(limit: Limit = 100, as_json: Json = False, database: Database = None) -> None:
    """Print the audit: what hosts and administrators did by hand, the newest first."""
    answer = _asked(orders.ReadAudit(limit), database)
    assert isinstance(answer, orders.AuditFound)
    if as_json:
        _print_json(answer)
        return
    for entry in answer.found:
        detail = f"  {one_line(entry.detail)}" if entry.detail else ""
        typer.echo(f"{_when(entry.at)}  {one_line(entry.actor)}  {entry.act}  {entry.subject}{detail}")


@admin.command()
def close(table: TableId, why: Why = "", database: Database = None) -> None:
    """Close a table for good: nothing is dealt or decided there any more. Finished games stay as they are."""
    _do(orders.Close(_table_id(table), why), database)


@admin.command()
def remove(
    table: TableId,
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=1, max=16, help="The seat, counted from 1.", show_default=False)],
    why: Why = "",
    database: Database = None,
) -> None:
    """Remove a person from a table: before the deal the chair is empty, in the game it is a bot's from now on."""
    _do(orders.Remove(_table_id(table), seat - 1, why), database)


@admin.command()
def ban(user: UserId, why: Why = "", database: Database = None) -> None:
    """Ban a person: nothing can be done with their sessions and tokens, and bots hold their seats."""
    _do(orders.Ban(user, why), database)


@admin.command()
def unban(user: UserId, why: Why = "", database: Database = None) -> None:
    """Let a banned person in again."""
    _do(orders.Unban(user, why), database)


@admin.command()
def password(
    user: UserId,
    prompt: Annotated[bool, typer.Option("--prompt", help="Ask for the new password instead of making one up.")] = False,
    why: Why = "",
    database: Database = None,
) -> None:
    """Give a person another password and print it; every session and token of theirs ends."""
    chosen = _prompted() if prompt else secrets.token_urlsafe(12)
    _do(orders.Password(user, chosen, why), database)
    if not prompt:
        typer.echo(chosen)


@admin.command()
def delete(
    user: UserId,
    yes: Annotated[bool, typer.Option("--yes", help="Really: it cannot be undone.")] = False,
    why: Why = "",
    database: Database = None,
) -> None:
    """Delete a person's account, with its name at every table; bots play on."""
    if not yes:
        raise BadArgument("say-yes", user=shown(user))
    _do(orders.Delete(user, why), database)


def _do(order: orders.Order, database: str | None) -> None:
    answer = _asked(order, database)
    assert isinstance(answer, orders.Done)
    typer.echo(answer.told)


def _asked(order: orders.Order, database: str | None) -> orders.Answer:
    """The answer to an order; a refusal is one line."""
    settings = settings_with(database=database)
    from chabudai.server.admin.asking import ask
    from chabudai.server.storage.files import Unusable

    try:
        answer = ask(settings, order, f"admin {_login()}")
    except (OSError, Unusable) as error:
        raise BadArgument("plain", told=str(error)) from error
    if isinstance(answer, orders.Refused):
        raise BadArgument("plain", told=answer.problem.detail)
    return answer


def _login() -> str:
    """Who is at this terminal, as far as the system knows."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "?"


def _table_id(text: str) -> str:
    return text.partition("?")[0].rstrip("/").rpartition("/")[2]


def _prompted() -> str:
    chosen: str = typer.prompt("New password", hide_input=True, confirmation_prompt=True)
    if len(chosen) < _LEAST_PASSWORD:
        raise BadArgument("short-password", least=_LEAST_PASSWORD)
    return chosen


def _print_json(answer: Any) -> None:
    print(json.dumps(msgspec.to_builtins(answer.found), indent=2))  # noqa: T201 -- for a program


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M") if at else "–"


def _show_people(answer: orders.PeopleFound) -> None:
    table = plain_table(
        ("id", "left"),
        ("name", "left"),
        ("username", "left"),
        ("last seen", "left"),
        ("sessions", "right"),
        ("tokens", "right"),
        ("tables", "right"),
        ("banned", "left"),
    )
    for one in answer.found:
        numbers = [str(one.sessions), str(one.tokens), str(one.tables)]
        since = _when(one.banned) if one.banned else ""
        table.add_row(one.id, Text(one_line(one.name)), one.username, _when(one.seen), *numbers, since)
    _show(table, f"{len(answer.found)} of {answer.all} people, the database has {_size(answer.bytes)}")


def _show_tables(answer: orders.TablesFound) -> None:
    table = plain_table(
        ("id", "left"),
        ("game", "left"),
        ("phase", "left"),
        ("last changed", "left"),
        ("steps", "right"),
        ("lines", "right"),
        ("who", "left"),
    )
    for one in answer.found:
        who = Text(", ".join(one_line(name) or "–" for name in one.names))
        table.add_row(one.id, one.title, one.phase, _when(one.updated), str(one.steps), str(one.lines), who)
    _show(table, f"{len(answer.found)} of {answer.all} tables, the database has {_size(answer.bytes)}")


def _show(table: Any, below: str) -> None:
    console = new_console()
    console.width = _WIDE  # an id is to be copied as a whole: the terminal may wrap lines, we do not
    console.print(table, end="")
    console.print(below, style="dim")


def _size(number: int) -> str:
    return f"{number / 1024:.0f} KiB" if number < 1 << 20 else f"{number / (1 << 20):.1f} MiB"
