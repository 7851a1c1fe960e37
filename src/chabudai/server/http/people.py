"""HTTP about people: guests, names, passwords, tokens."""

from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from chabudai.server.gate.addresses import counted_as
from chabudai.server.gate.guard import COOKIE, address, token_of
from chabudai.server.http.answers import Me, Token, answer, described, problems
from chabudai.server.http.dependencies import SIGNED_IN, Person, Server, Services, known
from chabudai.server.http.problems import problem
from chabudai.server.people.devices import label_of
from chabudai.server.people.spelling import MOST_LETTERS, name_of
from chabudai.server.reasons import ServerWhy
from chabudai.server.storage.store import User
from chabudai.table import TableError

router: Final = APIRouter(prefix="/api", tags=["people"], responses=problems(422, 429))
_YEAR: Final = 365 * 24 * 3600

Name = Annotated[str, Field(min_length=1, max_length=MOST_LETTERS)]
Username = Annotated[str, Field(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9_.-]+$")]
Password = Annotated[str, Field(min_length=8, max_length=200)]


class Change(BaseModel):
    """What to change about oneself."""

    model_config = ConfigDict(extra="forbid")
    name: Name | None = None
    colour: Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")] | None = None


class Login(BaseModel):
    """A username and its password."""

    model_config = ConfigDict(extra="forbid")
    username: Username
    password: Password


class NewPassword(Login):
    """A username and the password to have from now on; `old` is the one so far, where there is one."""

    old: Annotated[str, Field(max_length=200)] = ""


class NewToken(BaseModel):
    """What the token is for."""

    model_config = ConfigDict(extra="forbid")
    label: Name


def _told(user: User) -> Me:
    return Me(user.id, user.name, user.colour, user.username or "")


def _with_cookie(response: Response, token: str, request: Request, server: Services) -> Response:
    secure = server.settings.secure_cookies or request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response


def _device(request: Request) -> str:
    return label_of(request.headers.get("user-agent", ""))


def _limited(request: Request, server: Services) -> Response | None:
    place = counted_as(address(request))
    wait = server.guests.take(place)
    if not wait:
        server.hub.neighbours.spent(place)
        return None
    told = problem("too-many", ServerWhy.TOO_MANY_VISITS)
    response = answer(told, 429)
    response.headers["retry-after"] = str(max(1, round(wait)))
    response.headers["content-type"] = "application/problem+json"
    return response


@router.post("/visit", response_class=Response, responses={**described(Me), **problems(403)})
async def visit(request: Request, server: Server) -> Response:
    """Who I am; the first visit makes a guest and sets a cookie."""
    user = await known(request, server)
    if user is not None:
        return answer(_told(user))
    limited = _limited(request, server)
    if limited is not None:
        return limited
    guest, token = await server.people.guest(_device(request))
    return _with_cookie(answer(_told(guest)), token, request, server)


@router.get("/me", response_class=Response, responses={**described(Me), **problems(401)}, dependencies=SIGNED_IN)
async def me(user: Person) -> Response:
    """Who I am."""
    return answer(_told(user))


@router.patch("/me", response_class=Response, responses={**described(Me), **problems(401)}, dependencies=SIGNED_IN)
async def change_me(body: Change, user: Person, server: Server) -> Response:
    """Change my name or colour, here and at every table where I play."""
    name = "" if body.name is None else name_of(body.name)
    changed = await server.people.rename(user, name, body.colour or "")
    await server.hub.rename(changed)
    return answer(_told(changed))


@router.delete("/me", status_code=204, responses=problems(401), dependencies=SIGNED_IN)
async def delete_me(user: Person, server: Server) -> Response:
    """Delete my account, my tokens and my name at every table."""
    await server.hub.forget(user)
    await server.people.forget(user)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.post(
    "/me/password", response_class=Response, responses={**described(Me), **problems(401, 403, 409)}, dependencies=SIGNED_IN
)
async def claim(body: NewPassword, request: Request, user: Person, server: Server) -> Response:
    """Give my account a username and a password, or change the password: every other session and token of mine ends."""
    limited = _limited(request, server)
    if limited is not None:
        return limited
    changed = await server.people.claim(user, body.username, body.password, body.old, token_of(request))
    return answer(_told(changed))


@router.post("/login", response_class=Response, responses={**described(Me), **problems(401)})
async def login(body: Login, request: Request, server: Server) -> Response:
    """Sign in on this device."""
    limited = _limited(request, server)
    if limited is not None:
        return limited
    found = await server.people.sign_in(body.username, body.password, _device(request))
    if found is None:
        raise TableError("unauthorized", ServerWhy.WRONG_USERNAME_OR_PASSWORD)
    return _with_cookie(answer(_told(found[0])), found[1], request, server)


@router.post("/logout", status_code=204)
async def logout(request: Request, server: Server) -> Response:
    """Forget this device."""
    await server.people.sign_out(token_of(request))
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get(
    "/me/tokens", response_class=Response, responses={**described(Token, many=True), **problems(401)}, dependencies=SIGNED_IN
)
async def tokens(user: Person, server: Server) -> Response:
    """My personal tokens."""
    found = await server.people.tokens(user)
    return answer([Token(credential.id, credential.label, credential.created) for credential in found])


@router.post(
    "/me/tokens",
    status_code=201,
    response_class=Response,
    responses={**described(Token, 201), **problems(401, 409)},
    dependencies=SIGNED_IN,
)
async def new_token(body: NewToken, request: Request, user: Person, server: Server) -> Response:
    """Make a personal token for a bot; it is shown this once."""
    credential, token = await server.people.new_token(user, name_of(body.label), token_of(request))
    return answer(Token(credential.id, credential.label, credential.created, token), 201)


@router.delete("/me/tokens/{ident}", status_code=204, responses=problems(401, 404), dependencies=SIGNED_IN)
async def drop_token(ident: str, user: Person, server: Server) -> Response:
    """Take a personal token back."""
    await server.people.drop_token(user, ident)
    return Response(status_code=204)
