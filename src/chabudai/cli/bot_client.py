"""A bot at a table of a server: it follows its seat's stream, plays by HTTP, and comes back when the connection is lost."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any, Final

from chabudai.bots import Bot
from chabudai.core import Game, Rng
from chabudai.core.declared import filled
from chabudai.games import title

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 30.0
SILENCE: Final = 60.0  # seconds after which a stream that says nothing is begun anew

Position = dict[str, Any]


class TableClient:
    """One seat at one table, with a token."""

    def __init__(self, server: str, token: str, table: str, tell: Callable[[str], None]) -> None:
        self.api: Final = f"{server.rstrip('/')}/api"
        self.table: Final = f"/tables/{table}"
        self.headers: Final = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self.tell: Final = tell
        self._wait = FIRST_WAIT

    def ask(self, path: str, body: object = None) -> Any:
        """One request; the server's own problem is raised as HTTPError."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.api + path, data, self.headers)  # noqa: S310 - the address that was given
        with urllib.request.urlopen(request, timeout=SILENCE) as answer:  # noqa: S310
            return json.loads(answer.read() or b"null")

    def game(self) -> Game:
        """The game of the table; its edition is the server's."""
        setup = self.ask(self.table)["setup"]
        known = title(setup["title"])
        name = setup["edition"].partition(" ")[0]
        made = known.game(setup["seats"], setup["options"]) if name == "house" else None
        if made is None or made.setup.edition != setup["edition"]:
            box = json.dumps(self.ask(f"/games/{known.name}/editions/{name}"))
            made = known.game_of_box(setup["seats"], setup["options"], box)
        if made.setup.edition != setup["edition"]:
            raise ValueError(f"the server plays {setup['edition']}, and here it is {made.setup.edition}")
        return made

    def seat(self) -> int:
        """My seat; I sit down if I have none."""
        mine = self.ask(self.table)["mine"] or self.ask(f"{self.table}/join", {})["mine"]
        return int(mine[0])

    def play(self, bot: Bot, seat: int, rng: Rng) -> Position:
        """Play to the end, whatever happens to the connection; returns the outcome."""
        kind = type(bot.game.new_state().view(None))
        for position in self._positions(seat):
            if position["outcome"]:
                return dict(position["outcome"])
            if position["legal"]:
                legal = [bot.game.action(action["text"]) for action in position["legal"]]
                choice = bot.choose(filled(kind, position["view"]), legal, None, rng)
                self._move(seat, position, choice.action.text)
        raise AssertionError("the stream has no end but the game's")

    def _positions(self, seat: int) -> Iterator[Position]:
        while True:
            try:
                for message in self._messages(seat):
                    self._wait = FIRST_WAIT
                    if message.get("position"):
                        yield message["position"]
                self._rest("the stream ended")
            except urllib.error.HTTPError as error:
                if error.code < 500:
                    raise
                self._rest(f"the server says {error.code}")
            except (OSError, ValueError) as error:
                self._rest(str(error))

    def _messages(self, seat: int) -> Iterator[dict[str, Any]]:
        request = urllib.request.Request(f"{self.api}{self.table}/stream?seat={seat}", headers=self.headers)  # noqa: S310
        with urllib.request.urlopen(request, timeout=SILENCE) as lines:  # noqa: S310
            for line in lines:
                if line.strip():  # an empty line only says that the server is still there
                    yield json.loads(line)

    def _rest(self, why: str) -> None:
        self.tell(f"{why}; again in {self._wait:g} s")
        time.sleep(self._wait)
        self._wait = min(2 * self._wait, LONGEST_WAIT)

    def _move(self, seat: int, position: Position, action: str) -> None:
        """Play one move. Its id is made of what was seen, so that a repeated message does not play twice."""
        body = {"seat": seat, "action": action, "id": f"bot-{position['version']}", "version": position["version"]}
        while True:
            try:
                self.ask(f"{self.table}/moves", body)
            except urllib.error.HTTPError as refused:
                if refused.code == 409:  # the position has changed; the next message tells how
                    return
                if refused.code < 500 and refused.code != 429:
                    raise
                self._rest(f"the server says {refused.code}")
            except OSError as error:
                self._rest(str(error))
            else:
                return
