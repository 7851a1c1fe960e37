"""What people do about themselves: accounts, credentials, passwords. Each returns its sentence, or None if it could not be."""

from typing import Final

from tests.attack.evening import Evening
from tests.attack.model import Act, Credential, Person


def one_of(person: Person, number: int) -> Credential | None:
    """A living credential of the person."""
    alive = person.alive()
    return alive[number % len(alive)] if alive else None


def kind_of(person: Person, credential: Credential) -> str:
    place = [one for one in person.credentials if one.is_cookie == credential.is_cookie].index(credential)
    return f"{'cookie' if credential.is_cookie else 'token'} {place + 1}"


async def visit(evening: Evening, act: Act) -> str | None:
    """Whoever has no credential left comes as a new guest."""
    person = evening.people[act.who]
    if person.alive():
        return None
    await evening.visit(person)
    return f"{person.name} comes as a new guest"


async def token(evening: Evening, act: Act) -> str | None:
    """Make a personal token."""
    person = evening.people[act.who]
    credential = one_of(person, act.n)
    if credential is None:
        return None
    answer = await evening.ask("POST", "/api/me/tokens", credential, {"label": "bot"})
    if answer.is_fine:
        made = answer.json()
        person.credentials.append(Credential(person.user, made["token"], is_cookie=False, ident=made["id"]))
    return f"{person.name} makes a token → {answer.status}"


async def revoke(evening: Evening, act: Act) -> str | None:
    """Take a token back."""
    person = evening.people[act.who]
    tokens = [credential for credential in person.alive() if not credential.is_cookie]
    asking = one_of(person, act.n)
    if not tokens or asking is None:
        return None
    chosen = tokens[act.n % len(tokens)]
    answer = await evening.ask("DELETE", f"/api/me/tokens/{chosen.ident}", asking)
    if answer.is_fine:
        chosen.is_alive = False
    return f"{person.name} takes {kind_of(person, chosen)} back → {answer.status}"


async def password(evening: Evening, act: Act) -> str | None:
    """Give the account a password, or change it: every other credential has ended then."""
    person = evening.people[act.who]
    credential = one_of(person, act.n)
    if credential is None:
        return None
    fresh = f"long password {len(person.password)}{act.n}"
    body = {"username": person.username or f"{person.name}-{person.user}"[:32], "password": fresh}
    if person.password:
        body["old"] = person.password
    answer = await evening.ask("POST", "/api/me/password", credential, body)
    if answer.is_fine:
        if person.password:
            end(person, keep=credential)
        person.username, person.password = body["username"], fresh
    return f"{person.name} sets a password with {kind_of(person, credential)} → {answer.status}"


def end(person: Person, keep: Credential | None = None, cookies_only: bool = False) -> None:
    """The person's credentials have ended, but this one."""
    for credential in person.credentials:
        if credential is not keep and (credential.is_cookie or not cookies_only):
            credential.is_alive = False


async def session(evening: Evening, act: Act) -> str | None:
    """Sign out another device, by its name in the list."""
    person = evening.people[act.who]
    cookies = [credential for credential in person.alive() if credential.is_cookie]
    asking = one_of(person, act.n)
    if not cookies or asking is None:
        return None
    chosen = cookies[act.seat % len(cookies)]
    listed = await evening.ask("GET", "/api/me/sessions", chosen)
    if not listed.is_fine:
        return None
    ident = next(one["id"] for one in listed.json() if one["current"])
    answer = await evening.ask("DELETE", f"/api/me/sessions/{ident}", asking)
    if answer.is_fine:
        chosen.is_alive = False
    return f"{person.name} ends the session of {kind_of(person, chosen)} → {answer.status}"


async def others(evening: Evening, act: Act) -> str | None:
    """Sign out every other device."""
    person = evening.people[act.who]
    asking = one_of(person, act.n)
    if asking is None:
        return None
    answer = await evening.ask("DELETE", "/api/me/sessions", asking)
    if answer.is_fine:
        end(person, keep=asking, cookies_only=True)
    return f"{person.name} ends all sessions but {kind_of(person, asking)} → {answer.status}"


async def login(evening: Evening, act: Act) -> str | None:
    """Sign in on another device."""
    person = evening.people[act.who]
    if not person.username:
        return None
    answer = await evening.ask("POST", "/api/login", None, {"username": person.username, "password": person.password})
    if answer.is_fine:
        person.credentials.append(Credential(person.user, answer.cookie(), is_cookie=True))
    return f"{person.name} signs in once more → {answer.status}"


async def logout(evening: Evening, act: Act) -> str | None:
    """Sign out with a cookie."""
    person = evening.people[act.who]
    credential = one_of(person, act.n)
    if credential is None:
        return None
    answer = await evening.ask("POST", "/api/logout", credential)
    if answer.is_fine:
        credential.is_alive = False
    return f"{person.name} signs out with {kind_of(person, credential)} → {answer.status}"


async def forget(evening: Evening, act: Act) -> str | None:
    """Delete the account."""
    person = evening.people[act.who]
    credential = one_of(person, act.n)
    if credential is None:
        return None
    answer = await evening.ask("DELETE", "/api/me", credential)
    if answer.is_fine:
        person.username = person.password = ""
        end(person)
        for table in evening.tables:
            table.clear(person.user)
        await evening.shown_again()
    return f"{person.name} deletes the account → {answer.status}"


PEOPLE: Final = {
    "visit": visit,
    "token": token,
    "revoke": revoke,
    "password": password,
    "login": login,
    "logout": logout,
    "session": session,
    "others": others,
    "forget": forget,
}
