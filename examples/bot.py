"""A bot that plays over HTTP: an NDJSON stream of events for its seat, one POST for each move.

    export CHABUDAI_TOKEN=…      # POST /api/me/tokens, or the settings page of the browser client
    python examples/bot.py http://127.0.0.1:8000 TABLE

It sits down on the first empty chair of the table and plays a random legal action whenever it is its turn. Everything a
better bot needs is in `position`: the view of its seat, the events since the last message, the legal actions. Needs nothing but
Python.
"""

import json
import os
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

Position = dict[str, Any]
Choose = Callable[[Position], str]


def choose(position: Position) -> str:
    """The text of one legal action. Put your ideas here."""
    return str(random.choice(position["legal"])["text"])


class Bot:
    """One seat at one table."""

    def __init__(self, server: str, token: str, table: str) -> None:
        self.address = f"{server.rstrip('/')}/api/tables/{table}"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path: str, body: object = None) -> Any:
        """One request; a problem that the server describes is raised as urllib.error.HTTPError."""
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, self.headers)) as answer:
            return json.loads(answer.read() or b"null")

    def messages(self, seat: int) -> Iterator[dict[str, Any]]:
        """The stream of this seat, message by message."""
        request = urllib.request.Request(f"{self.address}/stream?seat={seat}", headers=self.headers)
        with urllib.request.urlopen(request, timeout=60) as lines:
            for line in lines:
                if line.strip():  # an empty line only says that the server is still there
                    yield json.loads(line)

    def play(self, think: Choose) -> dict[str, Any]:
        """Sit down, play to the end, and return the outcome."""
        info = self.ask("")
        seat = info["mine"][0] if info["mine"] else self.ask("/join", {})["mine"][0]
        for message in self.messages(seat):
            position = message.get("position")
            if not position:
                continue
            if position["outcome"]:
                return dict(position["outcome"])
            if position["legal"]:
                self.move(seat, position, think(position))
        raise ConnectionError("the stream ended before the game")

    def move(self, seat: int, position: Position, action: str) -> None:
        """Play one move. Its id is made of what was seen, so that a repeated message does not play twice."""
        body = {"seat": seat, "action": action, "id": f"bot-{position['version']}", "version": position["version"]}
        try:
            self.ask("/moves", body)
        except urllib.error.HTTPError as refused:
            if refused.code != 409:  # 409: the position has changed; the next message tells how
                raise


if __name__ == "__main__":
    server, table = sys.argv[1:]
    print(Bot(server, os.environ["CHABUDAI_TOKEN"], table).play(choose))
