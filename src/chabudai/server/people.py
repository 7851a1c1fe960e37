"""Who is who: guests, passwords, tokens. Tokens are random and kept as hashes."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from chabudai.server.store import Credential, Forget, Store, User
from chabudai.table import TableError

COLOURS: Final = ("#b3402a", "#2f4b7c", "#3f7d4e", "#b58a2a", "#6b4c8a", "#2a7f8e", "#a34d7a", "#5a5a5a")
_NAMES: Final = ("Crane", "Heron", "Kite", "Lark", "Owl", "Plover", "Quail", "Swift", "Tern", "Wren", "Finch", "Egret")
_REMEMBERED: Final = 10_000


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def digest(token: str) -> str:
    """The hash under which a token is kept. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Makes, finds and forgets people."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._hasher: Final = PasswordHasher()
        self._known: Final[OrderedDict[str, User]] = OrderedDict()  # by hash of a credential

    async def guest(self) -> tuple[User, str]:
        """A new guest and the token for its cookie."""
        ident = "u" + secrets.token_hex(8)
        number = secrets.randbelow(900) + 100
        name = f"{secrets.choice(_NAMES)} {number}"
        user = User(ident, name, secrets.choice(COLOURS), None, None, now())
        credential, token = _credential(ident, "cookie", "browser")
        await self._store.commit(user, credential)
        return user, token

    async def by_token(self, token: str) -> User | None:
        """The person with this cookie or token."""
        key = digest(token)
        known = self._known.get(key)
        if known is not None:
            return known
        user = await self._store.user_by_hash(key)
        if user is not None:
            self._known[key] = user
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return user

    async def change(self, user: User) -> User:
        """Store what has changed about a person."""
        await self._store.commit(user)
        self._known.clear()
        return user

    async def claim(self, user: User, username: str, password: str) -> User:
        """Give the account a username and a password."""
        if user.username is not None and user.username != username.casefold():
            raise TableError("conflict", "the account has a username already")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        return await self.change(replace(user, username=username.casefold(), password=hashed))

    async def sign_in(self, username: str, password: str) -> tuple[User, str] | None:
        """The person with this username and password, and a token for a new cookie."""
        user = await self._store.user_named(username.casefold())
        hashed = user.password if user is not None and user.password else _NOBODYS_PASSWORD
        if not await asyncio.to_thread(self._matches, hashed, password) or user is None:
            return None
        credential, token = _credential(user.id, "cookie", "browser")
        await self._store.commit(credential)
        return user, token

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False

    async def sign_out(self, token: str) -> None:
        """Forget a cookie."""
        key = digest(token)
        self._known.pop(key, None)
        await self._store.commit(Forget("credential", key[:16]))

    async def new_token(self, user: User, label: str) -> tuple[Credential, str]:
        """A personal token for a bot; it is shown once."""
        if len(await self._store.tokens(user.id)) >= 20:
            raise TableError("conflict", "there are 20 tokens already")
        credential, token = _credential(user.id, "token", label)
        await self._store.commit(credential)
        return credential, token

    async def drop_token(self, user: User, ident: str) -> None:
        """Forget a personal token."""
        if ident not in [credential.id for credential in await self._store.tokens(user.id)]:
            raise TableError("not-found", "there is no such token")
        self._known.clear()
        await self._store.commit(Forget("credential", ident))

    async def forget(self, user: User) -> None:
        """Delete the account."""
        self._known.clear()
        await self._store.commit(Forget("user", user.id))


def _credential(user_id: str, kind: str, label: str) -> tuple[Credential, str]:
    token = secrets.token_urlsafe(32)  # 256 bits
    key = digest(token)
    return Credential(key[:16], user_id, key, kind, label, now()), token


# So that signing in takes as long for a username that does not exist.
_NOBODYS_PASSWORD: Final = PasswordHasher().hash(secrets.token_hex(8))
