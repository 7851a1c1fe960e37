"""`make load`: our server and boardgame.io's under the same load program in one run, then many slow tables.

Rounds alternate between the two servers, so that whatever else the machine does hits both. Ours stores every step before it
is acknowledged; the peer keeps everything in memory. All of it is bounded and on loopback.
"""

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import uvloop

from tests.load import ours, theirs
from tests.load.figures import Figures
from tests.ports import free_port
from tests.server.storm import Killable

PEER = "boardgame.io@0.50.2"
FOLDER = Path("build/boardgameio")
SEATS = 4


class Peer:
    """boardgame.io's server in a process of its own."""

    def __init__(self, port: int) -> None:
        environment = {**os.environ, "NODE_PATH": str((FOLDER / "node_modules").absolute()), "NODE_ENV": "production"}
        program = ["node", str(Path(__file__).with_name("peer.js")), str(port)]
        self.process = subprocess.Popen(program, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        while "ready" not in self.process.stdout.readline():
            assert self.process.poll() is None, "the peer does not start"

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


def install() -> None:
    """Install the peer where it is not yet."""
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        FOLDER.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--prefix", str(FOLDER), "--no-audit", "--no-fund", PEER]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def ran(work: Coroutine[Any, Any, None]) -> None:
    uvloop.run(work)


def our_round(tables: int, seconds: float, think: float) -> Figures:
    with tempfile.TemporaryDirectory(dir="build") as folder:
        port = free_port()
        server = Killable(Path(folder), port)
        try:
            server.wait_until_ready()
            figures = Figures(seconds, server.process.pid)
            ran(ours.run_tables(port, tables, SEATS, think, figures))
            return figures
        finally:
            server.end()


def their_round(tables: int, seconds: float) -> Figures:
    port = free_port()
    peer = Peer(port)
    try:
        figures = Figures(seconds, peer.process.pid)
        ran(theirs.run_tables(port, tables, SEATS, 0, figures))
        return figures
    finally:
        peer.end()


def compare(tables: int, rounds: int, seconds: float) -> bool:
    """No think time: as many acknowledged moves as possible."""
    print(f"{tables} tables × {SEATS} clients, ZenMaster, no think time, {rounds} rounds of {seconds:.0f} s each")
    mine: list[Figures] = []
    peers: list[Figures] = []
    for number in range(rounds):
        mine.append(our_round(tables, seconds, 0))
        print(f"  round {number + 1} chabudai:     {mine[-1].line()}", flush=True)
        peers.append(their_round(tables, seconds))
        print(f"  round {number + 1} boardgame.io: {peers[-1].line()}", flush=True)
    ratio = statistics.median(figures.rate() for figures in mine) / statistics.median(figures.rate() for figures in peers)
    slowest = [statistics.median(figures.percentile(0.99) for figures in each) for each in (mine, peers)]
    errors = [error for figures in mine for error in figures.errors]
    print(f"  moves a second: {ratio:.2f} × boardgame.io's; p99 {slowest[0]:.1f} ms against {slowest[1]:.1f} ms")
    return ratio >= 2 and slowest[0] < slowest[1] and not errors


def endure(tables: int, think: float, seconds: float) -> bool:
    """Many tables with people who think: quick answers, flat memory, no error."""
    print(f"{tables} tables × {SEATS} clients, ZenMaster, {think:.0f} s think time, {seconds:.0f} s")
    with tempfile.TemporaryDirectory(dir="build") as folder:
        port = free_port()
        server = Killable(Path(folder), port)
        try:
            server.wait_until_ready()
            figures = Figures(seconds, server.process.pid)
            memory: list[int] = []

            async def both() -> None:
                async def sample() -> None:
                    while True:
                        await asyncio.sleep(seconds / 20)
                        memory.append(figures.resident())
                        print(f"  {memory[-1] // 1024} MiB, {len(figures.times)} moves", flush=True)

                sampling = asyncio.create_task(sample())
                await ours.run_tables(port, tables, SEATS, think, figures)
                sampling.cancel()

            ran(both())
        finally:
            server.end()
    early, late = statistics.mean(memory[4:8]), statistics.mean(memory[-4:])
    print(f"  {figures.line()}; memory {early / 1024:.0f} MiB early, {late / 1024:.0f} MiB late")
    return figures.percentile(0.99) < 100 and late < 1.1 * early and not figures.errors


def main() -> None:
    """Measure what was asked for; the exit code says whether the bars are met."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--slow-tables", type=int, default=500)
    chosen = parser.parse_args()
    Path("build").mkdir(exist_ok=True)
    met = True
    if chosen.rounds:
        install()
        met = compare(chosen.tables, chosen.rounds, chosen.seconds)
    if chosen.minutes:
        met = endure(chosen.slow_tables, 2.0, chosen.minutes * 60) and met
    print("the bars are met" if met else "the bars are not met")
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
