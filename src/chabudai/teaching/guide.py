"""What a seat is told besides the position: the aim, its step, its choices under headings, and every thing explained.

Plain data for the wire, so these are structs and not compiled (a compiled struct is broken, see docs/decisions).
"""

from typing import Final

from msgspec import Struct, field

from chabudai.core.game import Action, View

AIM: Final = "aim"
"""The message every title has: what the game is about, and whether many or few points win."""


class Phrase(Struct, omit_defaults=True):
    """A sentence to be filled in: a message of the title's catalogue and its arguments.

    A seat is given under a name that ends in `seat`, as in events, several under one that ends in `seats`; another sentence is
    said first and put in; a list is said with commas.
    """

    message: str
    given: dict[str, "int | str | Phrase | list[int | str | Phrase]"] = field(default_factory=dict)


class Thing(Struct, omit_defaults=True):
    """Something one can point at. `id` is what a screen marks its piece with; `now` what it is worth to the reader now."""

    id: str
    name: Phrase
    about: Phrase
    rule: str
    now: Phrase | None = None


class Choice(Struct, omit_defaults=True):
    """A legal action by its notation: what it leads to at once, and the things it concerns."""

    text: str
    then: Phrase | None = None
    things: list[str] = field(default_factory=list)


class Group(Struct):
    """Choices under a heading, in the order they are shown."""

    name: Phrase
    choices: list[Choice]


class Guide(Struct, omit_defaults=True):
    """What an audience is told besides the position. `prompt` and `groups` are there for the seat that is to act.

    `step` of `steps` is where in its turn the seat stands, 0 of 0 where a turn is one step. `notes` are what it must or may
    still do. Every legal action stands in exactly one group.
    """

    aim: Phrase
    prompt: Phrase | None = None
    step: int = 0
    steps: int = 0
    notes: list[Phrase] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    things: list[Thing] = field(default_factory=list)


def plain_guide(view: View, legal: list[Action]) -> Guide:  # noqa: ARG001 - other titles reckon from the view
    """The guide of a title that has none of its own: its choices by their verbs."""
    verbs = list(dict.fromkeys(action.verb for action in legal))
    groups = [Group(Phrase(f"verb-{verb}"), [Choice(action.text) for action in legal if action.verb == verb]) for verb in verbs]
    return Guide(Phrase(AIM), groups=groups)
