"""What a person may choose, under which label it stands, and which choice a typed line means.

A choice that is a number or a code of the board is chosen by that number or code. Where numbers are spoken of (a card, a
house, an age), the other choices have letters, so that none can be mistaken for another; else they are numbered.
"""

from itertools import product
from typing import Final, NamedTuple

from chabudai.core.game import Action
from chabudai.teaching import Choice, Group, Guide, Thing
from chabudai.words import Words

_NUMBERS: Final = ("card", "value", "length")
"""Arguments that are numbers on a card."""
_PLACE: Final = "space"
_PAIR: Final = {_PLACE, "other"}
"""Arguments that are two places of the board."""
_CODE: Final = "label-code"
_LETTERS: Final = "abcdefgijkmnopstvwxyz"  # without those that are short for a command


class Offer(NamedTuple):
    """A choice as it is shown. One whose label stands on the board needs no words; `names` are all it can be called."""

    label: str
    action: Action
    choice: Choice
    is_on_board: bool
    names: list[str]


def offers(guide: Guide, legal: list[Action], words: Words, other: Words) -> list[tuple[Group, list[Offer]]]:
    """The choices of a guide under their headings; `other` speaks the other language, whose names are understood too."""
    actions = {action.text: action for action in legal}
    things = {thing.id: thing for thing in guide.things}
    own = {text: own_label(action, words) for text, action in actions.items()}
    taken = [label for label in own.values() if label]
    own = {text: label if taken.count(label) == 1 else "" for text, label in own.items()}
    order = [choice.text for group in guide.groups for choice in group.choices]
    rest = [text for text in order if not own[text]]
    given = dict(zip(rest, _letters() if any(_has_number(action) for action in legal) else _counted(), strict=False))

    def offer(choice: Choice) -> Offer:
        action = actions[choice.text]
        label = own[choice.text] or given[choice.text]
        return Offer(label, action, choice, bool(own[choice.text]), _names(action, choice, things, words, other))

    return [(group, [offer(choice) for choice in group.choices]) for group in guide.groups]


def _has_number(action: Action) -> bool:
    """Whether a person reads a number in this choice; that of a recipe is only in its notation."""
    return any(isinstance(value, int) and name != "recipe" for name, value in action.arguments.items())


def own_label(action: Action, words: Words) -> str:
    """The number or code that stands on the board for this choice, if there is one."""
    if len(action.arguments) == 1:
        name, value = next(iter(action.arguments.items()))
        if name in _NUMBERS and isinstance(value, int):
            return str(value)
        if name == _PLACE:
            return str(value)
    if set(action.arguments) == _PAIR:
        return "-".join(str(value) for value in action.arguments.values())
    return code(action, words)


def code(action: Action, words: Words) -> str:
    """The short form of a card or tile in the words' language, for a title that has such codes."""
    try:
        return words.say(_CODE, dict(action.arguments))
    except KeyError:
        return ""


def _letters() -> list[str]:
    return [*_LETTERS, *(f"{first}{second}" for first, second in product(_LETTERS, _LETTERS))]


def _counted() -> list[str]:
    return [str(number) for number in range(1, 1000)]


def _names(action: Action, choice: Choice, things: dict[str, Thing], words: Words, other: Words) -> list[str]:
    names = [action.text]
    for each in (words, other):
        names += [each.action(action), code(action, each)]
        names += [each.phrase(things[thing].name) for thing in choice.things[:1] if thing in things]
    return [name for name in names if name]


def meant(typed: str, offered: list[Offer], words: Words, other: Words) -> list[Offer]:
    """The choices that a line can mean: one by its label, notation, code or name; several if it says too little."""
    line = plain(typed)
    if found := [offer for offer in offered if plain(offer.label) == line or plain(offer.action.text) == line]:
        return found[:1]
    if line.isdecimal() or not line:
        return []
    codes = [offer for offer in offered if line in {plain(code(offer.action, each)) for each in (words, other)}]
    values = [offer for offer in offered if line in {plain(str(value)) for value in offer.action.arguments.values()}]
    exact = [offer for offer in offered if line in [plain(name) for name in offer.names]]
    return exact or codes or values or [offer for offer in offered if any(_fits(line, name) for name in offer.names)]


def _fits(line: str, name: str) -> bool:
    """Whether every word of the line begins a word of the name, numbers only as a whole."""
    words = plain(name).split()
    return all(word in words if word.isdecimal() else any(each.startswith(word) for each in words) for word in line.split())


def plain(text: str) -> str:
    """A text without case, signs and superfluous spaces, as it is compared."""
    return " ".join("".join(letter if letter.isalnum() or letter in "+-−/" else " " for letter in text.casefold()).split())
