"""Logs as JSON, one line each. Routes are logged as templates, errors as types: no id, token or card gets in."""

import json
import logging
import sys
from typing import Final

_FIELDS: Final = ("method", "route", "status", "ms", "level", "title", "error", "port", "tables")


class JsonLines(logging.Formatter):
    """Only the fields that are named above are written beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "severity": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in _FIELDS:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return json.dumps(line)


def _where(record: logging.LogRecord) -> list[str]:
    """The lines of our code, without their values."""
    found: list[str] = []
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-8:]


_NOT_OURS: Final = ("Invalid UTF-8 sequence", "ASGI callable returned without completing handshake")
"""Garbage that a client sent; and a socket that was refused by an answer, which uvicorn takes for no answer at all."""


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether an error of uvicorn is ours."""
    return not str(record.msg).startswith(_NOT_OURS)


def log_as_json(level: str) -> None:
    """Send all logs to the standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.ERROR)  # below that they write addresses, paths and frames
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    logging.getLogger("alembic").setLevel(logging.WARNING)
