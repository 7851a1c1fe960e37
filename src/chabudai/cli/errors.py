"""How the command line says that something is wrong: in one line, in the reader's language."""

import sys
from typing import Any, Final

import typer

from chabudai.cli.speech import plain_words
from chabudai.core.errors import ChabudaiError, Refusal, shown
from chabudai.words import Words

BAD_INPUT: Final = 2
"""The exit code for input that cannot be used. Nothing was changed."""

STOPPED: Final = 130
"""The exit code after Ctrl-C. What was done is kept."""

_EXTRA: Final = "unexpected extra argument(s) ("


NEAR: Final = "near"
"""The argument of an error that lists names one may have meant."""


class BadArgument(ChabudaiError):
    """Something that was asked of the program and cannot be done: the catalogue of the command line has `error-<key>`."""

    def __init__(self, key: str, **arguments: object) -> None:
        self.key: Final = key
        self.arguments: Final = arguments
        super().__init__(self.told(plain_words("en")))

    def told(self, words: Words) -> str:
        """What is wrong, in the words' language."""
        given = {
            name: told(value, words) if isinstance(value, Refusal) else value
            for name, value in self.arguments.items()
            if name != NEAR
        }
        return words.say(f"error-{self.key}", {**given, NEAR: _near(self.arguments.get(NEAR), words)})


def one_line(text: str) -> str:
    """Text that may hold anything, fit for one line of a terminal."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in " ".join(text.split()))


def named(file: str) -> str:
    """The path of a file, quoted; a long one is not cut, for it is to be found again."""
    return shown(file, 4096)


def why_of(error: Exception) -> str:
    """What the system says, without its number."""
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


def told(error: Exception, words: Words) -> str:
    """Any error that input can cause, in the words' language."""
    if isinstance(error, BadArgument):
        return error.told(words)
    if isinstance(error, Refusal) and words.has(f"why-{error.reason}"):
        return words.why(error)
    return usage(error, words) if isinstance(error, typer.TyperException) else str(error)


def usage(error: typer.TyperException, words: Words) -> str:
    """What is wrong with the form of a command line."""
    option = getattr(error, "option_name", "")
    if option and hasattr(error, "possibilities"):
        near = _near(error.possibilities, words)
        return words.say("error-no-such-option", {"option": shown(option)[1:-1], NEAR: near})
    if option:
        return words.say("error-option-alone", {"option": shown(option)[1:-1]})
    param = getattr(error, "param", None)
    if param is None:
        extra = error.format_message().partition(_EXTRA)[2]
        return words.say("error-too-many", {"typed": shown(extra[:-1])}) if extra else error.format_message()
    hint = param.opts[-1] if param.param_type_name == "option" else (param.metavar or param.name or "").upper()
    if hasattr(error, "param_type"):
        return words.say("error-missing", {"what": hint})
    return f"{hint}: {_wrong_value(error, words)}"


def _wrong_value(error: typer.TyperException, words: Words) -> str:
    """Why a value cannot be used, as far as the one who checked it tells."""
    faults: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    if not faults:
        return error.message
    kind, bounds = str(faults[0]["type"]), faults[0].get("ctx", {})
    for bound in ("ge", "le"):
        if bound in bounds:
            return words.say(f"error-value-{bound}", {"bound": bounds[bound]})
    known = next((name for name in ("int", "float") if kind.startswith(name)), "other")
    return words.say(f"error-value-{known}", {})


def _near(names: object, words: Words) -> str:
    known = sorted(str(name) for name in names) if isinstance(names, list | tuple | set) else []
    return words.say("error-near", {"names": ", ".join(known)}) if known else ""


def complain(message: str) -> None:
    """Say in one line on the standard error what is wrong."""
    sys.stderr.write(f"chabudai: error: {one_line(message)}\n")
