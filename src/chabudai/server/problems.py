"""Errors as `application/problem+json`, from what the receiver already knows."""

from http import HTTPStatus
from typing import Final

from chabudai.core import ChabudaiError, Refusal, RulesError
from chabudai.server.messages import Problem
from chabudai.server.store import NameTaken, StorageError
from chabudai.table import TableError

STATUS: Final = {
    "unauthorized": 401,
    "forbidden": 403,
    "not-found": 404,
    "conflict": 409,
    "stale": 409,
    "invalid": 422,
    "too-many": 429,
}


def problem(kind: str, status: int, detail: str) -> Problem:
    """A problem of this kind."""
    return Problem(f"urn:chabudai:{kind}", HTTPStatus(status).phrase, status, detail)


def _refused(kind: str, status: int, error: Refusal) -> Problem:
    """A refusal with its reason as a key, and in words for who reads a log."""
    told = problem(kind, status, str(error))
    told.reason, told.arguments, told.rule = error.reason, dict(error.arguments), error.rule
    return told


def problem_of(error: Exception) -> Problem:
    """The problem that an expected error is told as; an unexpected one tells nothing."""
    if isinstance(error, TableError):
        return problem(error.kind, STATUS[error.kind], str(error))
    if isinstance(error, Refusal):
        return _refused("illegal-action", 409, error) if isinstance(error, RulesError) else _refused("invalid", 422, error)
    if isinstance(error, ChabudaiError):
        return problem("invalid", 422, str(error))
    if isinstance(error, NameTaken):
        return problem("conflict", 409, "the username is taken")
    if isinstance(error, StorageError):
        return problem("storage", 503, "it could not be stored: try again")
    return problem("internal", 500, "something went wrong here")
