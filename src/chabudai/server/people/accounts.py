"""Who is who: guests, passwords, tokens. Tokens are random and kept as hashes.

Whatever ends a credential ends it here: storage first, then what is remembered of it, then the connections that came with it.
"""

import asyncio
import contextlib
import functools
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from chabudai.server.live.connections import Connections
from chabudai.server.people.devices import UNKNOWN
from chabudai.server.people.sightings import Sightings
from chabudai.server.reasons import ServerWhy
from chabudai.server.storage.store import Change, Credential, Forget, Store, User
from chabudai.table import TableError

COLOURS: Final = ("#b3402a", "#2f4b7c", "#3f7d4e", "#b58a2a", "#6b4c8a", "#2a7f8e", "#a34d7a", "#5a5a5a")
_NAMES: Final = ("Crane", "Heron", "Kite", "Lark", "Owl", "Plover", "Quail", "Swift", "Tern", "Wren", "Finch", "Egret")
_REMEMBERED: Final = 10_000
_ID: Final = 16
_MOST_TOKENS: Final = 20
"""So many digits of its hash are the id of a credential."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def digest(token: str) -> str:
    """The hash under which a token is kept. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def credential_of(token: str) -> str:
    """The id of the credential that this cookie or token is."""
    return digest(token)[:_ID]


def banned() -> TableError:
    """What a banned person is told, whatever is asked for."""
    return TableError("forbidden", ServerWhy.ACCOUNT_BANNED)


class People:
    """Makes, finds and forgets people."""

    def __init__(self, store: Store, connections: Connections, clock: Callable[[], int] = now) -> None:
        self._store: Final = store
        self._connections: Final = connections
        self._clock: Final = clock
        self._sightings: Final = Sightings(store, clock)
        self._hasher: Final = PasswordHasher()
        self._known: Final[OrderedDict[str, User]] = OrderedDict()  # by hash of a credential
        self._changes = 0
        """Counts what made the remembered people stale: what was read before it must not be remembered after it."""
        self._turns: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def _turn(self, ident: str) -> AsyncIterator[User]:
        """A person as now stored: whoever else changes something about it, or makes or ends a credential, waits."""
        lock = self._turns.setdefault(ident, asyncio.Lock())
        async with lock:
            user = await self._store.user(ident)
            if user is None:
                raise TableError("unauthorized", ServerWhy.NOT_SIGNED_IN)
            yield user

    async def guest(self, label: str = UNKNOWN) -> tuple[User, str]:
        """A new guest and the token for its cookie; the label says on which device."""
        ident = "u" + secrets.token_hex(8)
        number = secrets.randbelow(900) + 100
        name = f"{secrets.choice(_NAMES)} {number}"
        user = User(ident, name, secrets.choice(COLOURS), None, None, self._clock())
        credential, token = self._credential(ident, "cookie", label)
        await self._store.commit(user, credential)
        return user, token

    def remembered(self, token: str) -> str:
        """The id of the person with this cookie or token if it was asked for before, else empty."""
        user = self._known.get(digest(token))
        return "" if user is None else user.id

    def at_hand(self, key: str) -> User | None:
        """The person with the credential of this hash, if it was asked for before and holds; else ask `by_token`."""
        user = self._known.get(key)
        if user is None or user.banned:
            return None
        self._sightings.note(key[:_ID])
        return user

    async def by_token(self, token: str) -> User | None:
        """The person with this cookie or token; a banned one's is worth nothing."""
        user = await self.whoever(token)
        return None if user is None or user.banned else user

    async def whoever(self, token: str) -> User | None:
        """The person with this cookie or token, banned or not."""
        if not token:
            return None
        key = digest(token)
        user = self._known.get(key) or await self._found(key)
        if user is not None:
            self._sightings.note(key[:_ID])
        return user

    async def _found(self, key: str) -> User | None:
        changes = self._changes
        user = await self._store.user_by_hash(key)
        if user is not None and changes == self._changes:
            self._known[key] = user
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return user

    async def store_sightings(self) -> None:
        """Store when credentials were last used, where that is not known well enough."""
        await self._sightings.keep()

    async def rename(self, user: User, name: str, colour: str) -> User:
        """Give a person another name or colour; empty leaves it as it is."""
        async with self._turn(user.id) as stored:
            changed = replace(stored, name=name or stored.name, colour=colour or stored.colour)
            await self._store.commit(changed)
            self._forget_known()
        return changed

    def _forget_known(self) -> None:
        self.forget_known_here()
        self._connections.changed()

    def forget_known_here(self) -> None:
        """What is remembered of people in this process may not be so any more."""
        self._changes += 1
        self._known.clear()

    async def claim(self, user: User, username: str, password: str, old: str, token: str) -> User:
        """Give the account a username and a password; a new password needs the old one and ends every other credential.

        Tokens end too: whoever had got hold of a session could have made one.
        """
        if user.username is not None and user.username != username.casefold():
            raise TableError("conflict", ServerWhy.USERNAME_ALREADY_SET)
        if user.password and not await asyncio.to_thread(self._matches, user.password, old):
            raise TableError("forbidden", ServerWhy.WRONG_OLD_PASSWORD)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        async with self._turn(user.id) as stored:
            await self._must_hold(token)
            if (stored.username, stored.password) != (user.username, user.password):
                raise TableError("conflict", ServerWhy.ACCOUNT_JUST_CHANGED)
            changed = replace(stored, username=username.casefold(), password=hashed)
            others = await self._others(stored, token) if stored.password else []
            await self._end(stored, others, changed)
        return changed

    async def _others(self, user: User, token: str) -> list[Credential]:
        return [known for known in await self._store.credentials(user.id) if known.id != credential_of(token)]

    async def _must_hold(self, token: str) -> None:
        """The credential may have ended since it was asked for."""
        if await self.by_token(token) is None:
            raise TableError("unauthorized", ServerWhy.NOT_SIGNED_IN)

    async def sign_in(self, username: str, password: str, label: str = UNKNOWN) -> tuple[User, str] | None:
        """The person with this username and password, and a token for a new cookie; the label says on which device."""
        user = await self._store.user_named(username.casefold())
        nobodys = await asyncio.to_thread(_nobodys_password)  # asked for in either case: who is unknown waits no longer
        hashed = user.password if user is not None and user.password else nobodys
        if not await asyncio.to_thread(self._matches, hashed, password) or user is None:
            return None
        async with self._turn(user.id) as stored:
            if stored.password != user.password:
                return None
            if stored.banned:
                raise banned()
            credential, token = self._credential(stored.id, "cookie", label)
            await self._store.commit(credential)
        return stored, token

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False

    async def sign_out(self, token: str) -> None:
        """Forget a cookie."""
        user = await self.by_token(token)
        if user is not None:
            await self._end(
                user, [known for known in await self._store.credentials(user.id) if known.id == credential_of(token)]
            )

    async def _end(self, user: User, ended: list[Credential], *more: Change) -> None:
        """End credentials, together with what else is to be stored of it."""
        await self._store.commit(*[Forget("credential", known.id) for known in ended], *more)
        self._forget_known()
        for known in ended:
            self._connections.end(user.id, known.id)
        await self._connections.settled()

    async def sessions(self, user: User) -> list[Credential]:
        """The devices on which a person is signed in."""
        await self.store_sightings()
        return await self._of_kind(user, "cookie")

    async def end_session(self, user: User, ident: str) -> None:
        """Sign out one device."""
        async with self._turn(user.id):
            found = [known for known in await self._of_kind(user, "cookie") if known.id == ident]
            if not found:
                raise TableError("not-found", ServerWhy.NO_SUCH_SESSION)
            await self._end(user, found)

    async def end_other_sessions(self, user: User, token: str) -> None:
        """Sign out every device but the one with this token."""
        async with self._turn(user.id):
            await self._end(user, [known for known in await self._others(user, token) if known.kind == "cookie"])

    async def new_token(self, user: User, label: str, by: str) -> tuple[Credential, str]:
        """A personal token for a bot, made by whoever has the credential `by`; it is shown once."""
        async with self._turn(user.id):
            await self._must_hold(by)
            if len(await self.tokens(user)) >= _MOST_TOKENS:
                raise TableError("conflict", ServerWhy.TOO_MANY_TOKENS, most=_MOST_TOKENS)
            credential, token = self._credential(user.id, "token", label)
            await self._store.commit(credential)
        return credential, token

    async def drop_token(self, user: User, ident: str) -> None:
        """Forget a personal token."""
        found = [known for known in await self.tokens(user) if known.id == ident]
        if not found:
            raise TableError("not-found", ServerWhy.NO_SUCH_TOKEN)
        await self._end(user, found)

    async def tokens(self, user: User) -> list[Credential]:
        """The personal tokens of a person."""
        return await self._of_kind(user, "token")

    async def _of_kind(self, user: User, kind: str) -> list[Credential]:
        return [known for known in await self._store.credentials(user.id) if known.kind == kind]

    def _credential(self, user_id: str, kind: str, label: str) -> tuple[Credential, str]:
        token = secrets.token_urlsafe(32)  # 256 bits
        key = digest(token)
        at = self._clock()
        return Credential(key[:_ID], user_id, key, kind, label, at, at), token

    async def ban(self, ident: str, *more: Change) -> None:
        """From now on the person's credentials are worth nothing, and there are no new ones.

        They are kept: so whoever comes with one is told why, and a guest who is let in again is the same person.
        """
        async with self._turn(ident) as stored:
            await self._store.commit(replace(stored, banned=self._clock()), *more)
            self._forget_known()
            self._connections.end(ident)
            await self._connections.settled()

    async def unban(self, ident: str, *more: Change) -> None:
        """Let a person in again."""
        async with self._turn(ident) as stored:
            await self._store.commit(replace(stored, banned=0), *more)
            self._forget_known()

    async def reset(self, ident: str, password: str, *more: Change) -> None:
        """Give a person another password; every session and token ends."""
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        async with self._turn(ident) as stored:
            if stored.username is None:
                raise TableError("conflict", ServerWhy.GUEST_WITHOUT_PASSWORD)
            ended = await self._store.credentials(ident)
            await self._end(stored, ended, replace(stored, password=hashed), *more)

    async def forget(self, user: User, *more: Change) -> None:
        """Delete the account."""
        async with self._turn(user.id):
            await self._store.commit(Forget("user", user.id), *more)
        self._forget_known()
        self._connections.end(user.id)
        await self._connections.settled()


@functools.cache
def _nobodys_password() -> str:
    """So that signing in takes as long for a username that does not exist."""
    return PasswordHasher().hash(secrets.token_hex(8))
