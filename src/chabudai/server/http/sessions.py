"""HTTP about the devices on which a person is signed in."""

from typing import Final

from fastapi import APIRouter, Request, Response

from chabudai.server.gate.guard import COOKIE, token_of
from chabudai.server.http.answers import Session, answer, described, problems
from chabudai.server.http.dependencies import SIGNED_IN, Person, Server
from chabudai.server.people.accounts import credential_of

router: Final = APIRouter(prefix="/api/me/sessions", tags=["people"], responses=problems(401, 422, 429), dependencies=SIGNED_IN)


@router.get("", response_class=Response, responses=described(Session, many=True))
async def sessions(request: Request, user: Person, server: Server) -> Response:
    """Where I am signed in."""
    current = credential_of(token_of(request))
    found = await server.people.sessions(user)
    return answer([Session(one.id, one.label, one.created, one.seen, one.id == current) for one in found])


@router.delete("/{ident}", status_code=204, responses=problems(404))
async def end(ident: str, request: Request, user: Person, server: Server) -> Response:
    """Sign out one device, and end its connections."""
    await server.people.end_session(user, ident)
    response = Response(status_code=204)
    if ident == credential_of(token_of(request)):
        response.delete_cookie(COOKIE, path="/")
    return response


@router.delete("", status_code=204)
async def end_others(request: Request, user: Person, server: Server) -> Response:
    """Sign out every device but this one. Tokens stay."""
    await server.people.end_other_sessions(user, token_of(request))
    return Response(status_code=204)
