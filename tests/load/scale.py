"""One process and two, on SQLite and on PostgreSQL, under the same load in one run: processor time a move, by part.

`make load-scale`. Moves a second and milliseconds mean something on an idle machine with cores for every part; processor time
a move and its ratios hold on a busy one too.
"""

import argparse
import os
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

import uvloop

from tests.load import ours
from tests.load.figures import Figures, with_children
from tests.ports import free_port
from tests.server.storm import Killable
from tests.services import Broker, Postgres

SEATS = 4
ALONE, ALONE_POSTGRES = "one process, SQLite", "one process, PostgreSQL"
BY_TABLE, AT_RANDOM = "two processes, sockets by table", "two processes, sockets at random"
"""On PostgreSQL with a broker: as the proxy of `deploy` sends them, and as one sends them that knows nothing of tables."""
TWO = BY_TABLE, AT_RANDOM


def one_round(name: str, postgres: Postgres, broker: Broker, tables: int, seconds: float, think: float) -> Figures:
    """One of the ways under load."""
    more: dict[str, str] = {} if name == ALONE else {"database": postgres.new_database()}
    if name in TWO:
        more["broker"] = broker.address
    with tempfile.TemporaryDirectory() as folder:
        ports = [free_port() for _ in range(2 if name in TWO else 1)]
        servers = [Killable(Path(folder), port, **more) for port in ports]
        try:
            for server in servers:
                server.wait_until_ready()
            parts = {
                "servers": lambda: [server.process.pid for server in servers],
                "PostgreSQL": lambda: with_children(postgres.pid),
                "broker": lambda: [broker.pid],
                "load": lambda: [os.getpid()],
            }
            figures = Figures(seconds, parts=parts)
            uvloop.run(ours.run_tables_at(ports, tables, SEATS, think, figures, is_by_table=name == BY_TABLE))
            return figures
        finally:
            for server in servers:
                server.end()


def told(figures: Figures) -> str:
    """A line of figures."""
    parts = ", ".join(f"{part} {figures.cost_of(part):.0f}" for part in figures.parts)
    return (
        f"{figures.rate():.0f} moves/s, p50 {figures.percentile(0.5):.1f} ms, p99 {figures.percentile(0.99):.1f} ms; "
        f"µs a move: {parts}; {figures.others():.1f} cores busy with other programs; {len(figures.errors)} errors"
    )


def main() -> None:
    """Take turns, and say what each part costs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--think", type=float, default=0, help="seconds that a client thinks")
    chosen = parser.parse_args()
    postgres, broker = Postgres(durable=True), Broker()
    found: dict[str, list[Figures]] = {name: [] for name in (ALONE, ALONE_POSTGRES, *TWO)}
    try:
        for number in range(chosen.rounds):
            for name, figures in found.items():
                figures.append(one_round(name, postgres, broker, chosen.tables, chosen.seconds, chosen.think))
                print(f"  round {number + 1} {name}: {told(figures[-1])}", flush=True)
    finally:
        broker.remove()
        postgres.remove()

    conclude(found)


def conclude(found: dict[str, list[Figures]]) -> None:
    """What two processes cost and do, compared with one; each figure is the middle of its rounds."""
    for name in TWO:
        print(f"{name}:")
        compare(found, name)


def compare(found: dict[str, list[Figures]], two: str) -> None:
    """What one of the ways with two processes costs and does, compared with one process."""

    def middle(name: str, of: Callable[[Figures], float]) -> float:
        return statistics.median(of(figures) for figures in found[name])

    def cost(name: str, part: str = "servers") -> float:
        return middle(name, lambda figures: figures.cost_of(part))

    servers = cost(two)
    broker_share, database_share = (cost(two, part) / servers for part in ("broker", "PostgreSQL"))
    rates, slowest = (
        [middle(two, of) / middle(name, of) for name in (ALONE, ALONE_POSTGRES)]
        for of in (Figures.rate, lambda figures: figures.percentile(0.99))
    )
    print(
        f"  their servers cost {servers / cost(ALONE):.2f} × one's with SQLite (bar: 1.3 at most), "
        f"{servers / cost(ALONE_POSTGRES):.2f} × one's with PostgreSQL"
    )
    print(f"  the broker {broker_share:.1%} of them (bar: 10 %), PostgreSQL {database_share:.1%} (bar: 30 %)")
    print(
        f"  moves a second {rates[0]:.2f} × and {rates[1]:.2f} × (bar with two cores and no think time: 0.85), "
        f"p99 {slowest[0]:.1f} × and {slowest[1]:.1f} × (bar with think time for half the load: 2)"
    )


if __name__ == "__main__":
    main()
