"""Errors as `application/problem+json`, from what the receiver already knows."""

from http import HTTPStatus
from typing import Final

from chabudai.core import ChabudaiError, GameOver, IllegalAction, InvalidAction
from chabudai.server.messages import Problem
from chabudai.server.store import NameTaken, StorageError
from chabudai.table import TableError

_STATUS: Final = {
    "unauthorized": 401,
    "forbidden": 403,
    "not-found": 404,
    "conflict": 409,
    "stale": 409,
    "invalid": 422,
    "too-many": 429,
}


def problem(kind: str, status: int, detail: str, rule: str = "") -> Problem:
    """A problem of this kind."""
    return Problem(f"urn:chabudai:{kind}", HTTPStatus(status).phrase, status, detail, rule)


def problem_of(error: Exception) -> Problem:
    """The problem that an expected error is told as; an unexpected one tells nothing."""
    if isinstance(error, TableError):
        return problem(error.kind, _STATUS[error.kind], str(error))
    if isinstance(error, InvalidAction | IllegalAction | GameOver):
        return problem("illegal-action", 409, str(error), error.rule)
    if isinstance(error, ChabudaiError):
        return problem("invalid", 422, str(error))
    if isinstance(error, NameTaken):
        return problem("conflict", 409, "the username is taken")
    if isinstance(error, StorageError):
        return problem("storage", 503, "it could not be stored: try again")
    return problem("internal", 500, "something went wrong here")
