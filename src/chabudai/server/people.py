"""Who is who: guests, passwords, tokens. Tokens are random and kept as hashes.

Whatever ends a credential ends it here: storage first, then what is remembered of it, then the connections that came with it.
"""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from chabudai.server.connections import Connections
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


def credential_of(token: str) -> str:
    """The id of the credential that this cookie or token is."""
    return digest(token)[:16]


class People:
    """Makes, finds and forgets people."""

    def __init__(self, store: Store, connections: Connections) -> None:
        self._store: Final = store
        self._connections: Final = connections
        self._hasher: Final = PasswordHasher()
        self._known: Final[OrderedDict[str, User]] = OrderedDict()  # by hash of a credential
        self._changes = 0
        """Counts what made the remembered people stale: what was read before it must not be remembered after it."""

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
        if not token:
            return None
        key = digest(token)
        known = self._known.get(key)
        if known is not None:
            return known
        changes = self._changes
        user = await self._store.user_by_hash(key)
        if user is not None and changes == self._changes:
            self._known[key] = user
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return user

    async def change(self, user: User) -> User:
        """Store what has changed about a person."""
        await self._store.commit(user)
        self._forget_known()
        return user

    def _forget_known(self) -> None:
        self._changes += 1
        self._known.clear()

    async def claim(self, user: User, username: str, password: str, old: str, token: str) -> User:
        """Give the account a username and a password; a new password needs the old one and ends every other credential.

        Tokens end too: whoever had got hold of a session could have made one.
        """
        if user.username is not None and user.username != username.casefold():
            raise TableError("conflict", "the account has a username already")
        if user.password and not await asyncio.to_thread(self._matches, user.password, old):
            raise TableError("forbidden", "the old password is wrong")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        changed = await self.change(replace(user, username=username.casefold(), password=hashed))
        if user.password:
            await self.end_others(changed, token)
        return changed

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
        user = await self.by_token(token)
        if user is not None:
            await self._end(user, credential_of(token))

    async def _end(self, user: User, ident: str) -> None:
        await self._store.commit(Forget("credential", ident))
        self._forget_known()
        self._connections.end(user.id, ident)

    async def end_others(self, user: User, token: str) -> None:
        """End every session and token of the person but the one with this token."""
        kept = credential_of(token)
        others = [known.id for known in await self._store.credentials(user.id) if known.id != kept]
        await self._store.commit(*[Forget("credential", ident) for ident in others])
        self._forget_known()
        self._connections.end_others(user.id, kept)

    async def new_token(self, user: User, label: str) -> tuple[Credential, str]:
        """A personal token for a bot; it is shown once."""
        if len(await self.tokens(user)) >= 20:
            raise TableError("conflict", "there are 20 tokens already")
        credential, token = _credential(user.id, "token", label)
        await self._store.commit(credential)
        return credential, token

    async def drop_token(self, user: User, ident: str) -> None:
        """Forget a personal token."""
        if ident not in [credential.id for credential in await self.tokens(user)]:
            raise TableError("not-found", "there is no such token")
        await self._end(user, ident)

    async def tokens(self, user: User) -> list[Credential]:
        """The personal tokens of a person."""
        return [known for known in await self._store.credentials(user.id) if known.kind == "token"]

    async def forget(self, user: User) -> None:
        """Delete the account."""
        await self._store.commit(Forget("user", user.id))
        self._forget_known()
        self._connections.end_others(user.id)


def _credential(user_id: str, kind: str, label: str) -> tuple[Credential, str]:
    token = secrets.token_urlsafe(32)  # 256 bits
    key = digest(token)
    return Credential(key[:16], user_id, key, kind, label, now()), token


# So that signing in takes as long for a username that does not exist.
_NOBODYS_PASSWORD: Final = PasswordHasher().hash(secrets.token_hex(8))
