"""`chabudai think`: processes that take questions from the broker and answer them: `python -m chabudai.server.lanes.thinker`.

A question is a seat's view and its legal actions as plain data. Whoever dies over one loses nothing: it is asked again.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from typing import Final

from chabudai.server.lanes.asking import GAMES, HINTS, decode_asked
from chabudai.server.lanes.broker import BrokerError, Line, line_to
from chabudai.server.lanes.items import Frame, Thought, encode
from chabudai.server.thinking.question import decode, encode_answer
from chabudai.server.thinking.worker import answer

ADDRESS: Final = "CHABUDAI_BROKER"
_WAIT: Final = b"5"
"""Seconds that the broker lets a thinker wait before it is to ask again."""
_PAUSE: Final = 0.2
_SECONDS_TO_END: Final = 10.0


async def _next(line: Line) -> bytes | None:
    """The next question, games before hints; None if there is none for a while."""
    found = await line.ask(b"BLPOP", GAMES, HINTS, _WAIT)
    return None if found is None else bytes(found[1])


def _answered(data: bytes) -> tuple[str, Thought] | None:
    """What is to be told whom; None if the question cannot be answered here: whoever asked will ask again."""
    try:
        asked = decode_asked(data)
        question = decode(asked.question[4:])  # its length stands before it
        return asked.asker, Thought(asked.id, encode_answer(answer(question)))
    except Exception as error:  # of another version, or of an edition that is not here: the next one may be fine
        sys.stderr.write(f"chabudai think: a question cannot be answered: {type(error).__name__}\n")
        return None


async def _think(address: str) -> None:
    line = await line_to(address)
    try:
        while True:
            data = await _next(line)
            told = None if data is None else _answered(data)
            if told is not None:
                line.send(b"PUBLISH", b"lane:" + told[0].encode(), encode(Frame("", 0, [told[1]])))
    finally:
        line.close()


async def thinking(address: str) -> None:
    """Think until told to end, and connect again when the broker was away."""
    here = asyncio.current_task()
    assert here is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, here.cancel)
    while True:
        try:
            await _think(address)
        except (BrokerError, OSError):
            await asyncio.sleep(_PAUSE)


class Thinking:
    """So many processes that think; one that dies is replaced."""

    def __init__(self, address: str, count: int) -> None:
        self._environment: Final = {**os.environ, ADDRESS: address}
        self._processes: Final = [self._started() for _ in range(count)]
        self._is_ending = False

    def _started(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-m", "chabudai.server.lanes.thinker"], env=self._environment)

    def run(self) -> None:
        """Until a signal ends it."""
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGINT, self._end)
        while not self._is_ending:
            for number, process in enumerate(self._processes):
                if process.poll() is not None and not self._is_ending:
                    self._processes[number] = self._started()
            time.sleep(_PAUSE)
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            try:
                process.wait(_SECONDS_TO_END)
            except subprocess.TimeoutExpired:
                process.kill()

    def _end(self, *_: object) -> None:
        self._is_ending = True


def main() -> None:
    """One process that thinks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one that started it says when to end
    try:
        asyncio.run(thinking(os.environ[ADDRESS]))
    except asyncio.CancelledError:
        return


if __name__ == "__main__":
    main()
