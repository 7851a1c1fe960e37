"""Worker processes that note what they are asked, and think until they are let go on."""

import sys
from pathlib import Path

from tests.server.running import Running

_PROGRAM = """#!/usr/bin/env python3
import pathlib, sys, time
from chabudai.coach import Advice, Ranked
from chabudai.games import title
from chabudai.server.thinking.question import Answer, decode, encode_answer
from chabudai.teaching import Phrase
folder = pathlib.Path(__file__).parent
while header := sys.stdin.buffer.read(4):
    question = decode(sys.stdin.buffer.read(int.from_bytes(header, "big")))
    number = len(list(folder.glob("asked *")))
    (folder / f"asked {number} {question.level}").touch()
    while question.level in ("master", "coach") and not (folder / "open").exists():
        time.sleep(0.005)
    index = question.legal[0 if number else -1]
    advice = None
    if question.level == "coach":
        text = title(question.title).game(question.seats).actions()[index].text
        advice = Advice([Ranked(text, 0.5, 0.0, 1.0, 0.0, 0.0, 1)], Phrase("coach-only"), False)
    print(encode_answer(Answer(index, advice)).decode(), flush=True)
"""


class Gate:
    """Workers that answer at once with the first legal action, the very first question with the last one; only `master`
    and the coach think until the gate is opened."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "gate"
        self._folder.mkdir()
        script = self._folder / "worker.py"
        script.write_text(_PROGRAM)
        self.program = [sys.executable, str(script)]

    def put_before(self, server: Running) -> None:
        """Let this server's bots think here."""
        server.hub.bots.thinkers.program[:] = self.program

    def asked(self) -> list[str]:
        """The levels of all that was asked so far."""
        names = sorted((path.name.split() for path in self._folder.glob("asked *")), key=lambda words: int(words[1]))
        return [words[2] for words in names]

    def open(self) -> None:
        """Let them answer."""
        (self._folder / "open").touch()
