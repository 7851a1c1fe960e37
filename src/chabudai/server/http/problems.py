"""Errors as `application/problem+json`, from what the receiver already knows."""

from http import HTTPStatus
from typing import Final

from chabudai.core import Reason, Refusal, RulesError
from chabudai.server.reasons import ServerWhy
from chabudai.server.socket.messages import Problem
from chabudai.server.storage.store import NameTaken, StorageError
from chabudai.table import TableError

STATUS: Final = {
    "unauthorized": 401,
    "forbidden": 403,
    "not-found": 404,
    "conflict": 409,
    "stale": 409,
    "illegal-action": 409,
    "invalid": 422,
    "too-slow": 408,
    "too-large": 413,
    "misdirected": 421,
    "too-many": 429,
    "http": 400,
    "storage": 503,
    "draining": 503,
    "internal": 500,
}
"""Every kind of problem, and its usual status."""


def problem(kind: str, reason: Reason, status: int = 0, **arguments: int | str) -> Problem:
    """A problem of this kind."""
    return _told(kind, Refusal("", reason, "", **arguments), status)


def problem_of(error: Exception) -> Problem:
    """The problem that an expected error is told as; an unexpected one tells nothing."""
    if isinstance(error, Refusal):
        return _told(_kind(error), error)
    if isinstance(error, NameTaken):
        return problem("conflict", ServerWhy.USERNAME_TAKEN)
    if isinstance(error, StorageError):
        return problem("storage", ServerWhy.NOT_STORED)
    return problem("internal", ServerWhy.SOMETHING_WRONG)


def _kind(error: Refusal) -> str:
    if isinstance(error, TableError):
        return error.kind
    return "illegal-action" if isinstance(error, RulesError) else "invalid"


def _told(kind: str, error: Refusal, status: int = 0) -> Problem:
    code = status or STATUS[kind]
    title = HTTPStatus(code).phrase
    return Problem(f"urn:chabudai:{kind}", title, code, str(error), error.reason, dict(error.arguments), error.rule)
