"""What a route gets: the services of this process and the person who asks."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie, HTTPBearer

from chabudai.server.gate.guard import COOKIE, FORWARDED, token_of
from chabudai.server.gate.limits import Limits
from chabudai.server.live.coaching import Coaching
from chabudai.server.live.hub import Hub
from chabudai.server.live.room import Room
from chabudai.server.ops.settings import Settings
from chabudai.server.people.accounts import People, banned
from chabudai.server.reasons import ServerWhy
from chabudai.server.storage.store import Store, User
from chabudai.server.thinking.simulations import Simulations
from chabudai.table import TableError


@dataclass(slots=True)
class Services:
    """The parts of the running server."""

    settings: Settings
    store: Store
    people: People
    hub: Hub
    guests: Limits
    coaching: Coaching
    simulations: Simulations
    draining: bool = False


async def services(request: Request) -> Services:
    """The services of the application that serves this request."""
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


Server = Annotated[Services, Depends(services)]

_cookie = APIKeyCookie(name=COOKIE, auto_error=False)
_bearer = HTTPBearer(auto_error=False)


async def signed_in(request: Request, server: Server) -> User:
    """The person who asks, or a 401."""
    user = await known(request, server)
    if user is None:
        raise TableError("unauthorized", ServerWhy.NOT_SIGNED_IN, first="POST /api/visit")
    return user


async def known(request: Request, server: Services) -> User | None:
    """The person who asks, None for a stranger; whoever is banned is told so."""
    forwarded = request.scope.get(FORWARDED)
    if forwarded is not None:
        ident, name, colour = forwarded
        return User(ident, name, colour, None, None, 0)
    user = await server.people.whoever(token_of(request))
    if user is not None and user.banned:
        raise banned()
    return user


Person = Annotated[User, Depends(signed_in)]
SIGNED_IN = [Depends(_cookie), Depends(_bearer)]
"""For the description: a cookie or a token is needed."""


async def room_of(ident: str, server: Server, _user: Person) -> Room:
    """The table that the path names; only who is signed in learns whether there is one."""
    return await server.hub.room(ident)


AtTable = Annotated[Room, Depends(room_of)]
