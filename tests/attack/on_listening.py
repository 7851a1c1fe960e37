"""Attacks on the right to listen: the seat's stream, and credentials that have ended."""

import asyncio
from typing import Final

from chabudai.games import TITLES
from chabudai.title import Title
from tests.attack.evening import Observer
from tests.attack.ground import Ground, Target, attack
from tests.attack.model import Act
from tests.attack.sequences import Played, Sequence, played, report

_DEAL: Final = (Act("fill", n=1), Act("start", n=1))
_PLAY: Final = (*_DEAL, Act("patient", n=2), Act("move", n=2), Act("move", n=2))
_SIT: Final = (Act("create", n=1), Act("join", 1, 0, 1))
_NEXT: Final = (Act("socket", 2, n=1), Act("join", 2, 0, 1), Act("watch", 2, 0, 1))


def scripted(server: Target, title: Title, *acts: Act) -> Played:
    """Do these things; after each nobody may hear what is not theirs."""
    chosen = Sequence(title.name, max(3, title.fewest), 3, acts)

    async def play() -> Played:
        observer = Observer(server.url)
        await observer.come()
        return await played(server, observer, chosen)

    result = asyncio.run(play())
    assert result.leak is None, report(0, chosen, result)
    assert "Ada starts → 200" in result.lines, report(0, chosen, result)
    return result


@attack("who leaves a chair hears nothing more of it: not by the socket, not by the stream of lines, in no game")
def leaving(ground: Ground) -> None:
    with ground.shared() as server:
        for title in TITLES:
            for means in ((Act("socket", 1, n=1), Act("watch", 1, 0, 1)), (Act("stream", 1, 0, 1),)):
                scripted(server, title, *_SIT, *means, Act("leave", 1, n=1), *_NEXT, *_PLAY)


@attack("a host who sat on every chair hears the one that is left")
def every_chair(ground: Ground) -> None:
    with ground.shared() as server:
        for title in TITLES:
            seats = range(max(3, title.fewest))
            sat = [Act("join", 0, 0, 1) for _ in seats[1:]]
            watched = [Act("watch", 0, seat, 1) for seat in seats] + [Act("stream", 0, 1, 1)]
            again = (Act("leave", 0, n=1), Act("join", 0, 0, 1), *_NEXT)
            scripted(server, title, Act("create", n=1), *sat, Act("socket", 0, n=1), *watched, *again, *_PLAY)


@attack("the hand of a bot that is put on the chair is nobody's")
def bots_hand(ground: Ground) -> None:
    with ground.shared() as server:
        for title in TITLES:
            means = (Act("socket", 1, n=1), Act("watch", 1, 0, 1), Act("stream", 1, 0, 1))
            scripted(server, title, *_SIT, *means, Act("leave", 1, n=1), *_PLAY)


_ENDINGS: Final = {
    "signing out": ((), (Act("logout", 1, n=0),)),
    "a token that is taken back": ((Act("token", 1, n=0),), (Act("revoke", 1, n=0),)),
    "a new password": ((Act("password", 1, n=0), Act("login", 1)), (Act("password", 1, n=0),)),
    "a session that is ended": ((Act("password", 1, n=0), Act("login", 1)), (Act("session", 1, 1, 0),)),
    "all other sessions ended": ((Act("password", 1, n=0), Act("login", 1)), (Act("others", 1, n=0),)),
    "a deleted account": ((), (Act("forget", 1, n=0),)),
}


@attack("a credential that has ended hears nothing more: signing out, a token taken back, a password, a session, an account")
def ended(ground: Ground) -> None:
    with ground.shared() as server:
        titles = TITLES[:1] if ground.is_quick else TITLES
        for title in titles:
            for before, after in _ENDINGS.values():
                means = (Act("socket", 1, n=1), Act("watch", 1, 0, 1), Act("stream", 1, 0, 1))
                scripted(server, title, *_SIT, *before, *means, *after, *_DEAL, Act("move", n=2), Act("move", n=2))


@attack("a stolen cookie is no stolen account: a new password needs the old one and ends the other sessions")
def password(ground: Ground) -> None:
    with ground.shared() as server:
        owner = server.person()
        first = {"username": "owner", "password": "a long password"}
        owner.post("/api/me/password", first)
        thief = server.person()
        thief.http.cookies.clear()
        thief.http.cookies.set("chabudai", owner.token)
        stolen = {"username": "owner", "password": "the thief's own"}
        thief.post("/api/me/password", stolen, 403)
        thief.post("/api/me/password", {**stolen, "old": "guessed"}, 403)
        other = server.person()
        other.post("/api/login", first)
        other.post("/api/me/password", {**first, "password": "another password", "old": "a long password"})
        owner.get("/api/me", 401)
        other.get("/api/me")
