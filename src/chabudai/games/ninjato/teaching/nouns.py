"""The nouns of Ninjato as phrases, so that each is written once in the catalogues."""

from chabudai.games.ninjato.box.components import CLANS, RUMOR_KINDS, Components
from chabudai.games.ninjato.box.prices import TREASURES
from chabudai.teaching import Phrase

Given = dict[str, int | str | Phrase | list[int | str | Phrase]]


def treasure(kind: int) -> Phrase:
    """A treasure by its bare name."""
    return Phrase(f"label-{TREASURES[kind]}")


def some(counts: list[int]) -> list[int | str | Phrase]:
    """Treasures, each kind with its number."""
    return [Phrase(f"some-{TREASURES[kind]}", {"count": number}) for kind, number in enumerate(counts) if number]


def paid(counts: list[int]) -> Phrase:
    """Treasures in one breath: a fan and a jade."""
    return Phrase("paid", dict(zip(TREASURES, counts, strict=True)))


def guard(value: int) -> Phrase:
    """A guard with name and value."""
    return Phrase("guard", {"value": value})


def guard_him(value: int, *, is_elite: bool = False) -> Phrase:
    """The same as the one who is beaten."""
    return Phrase("elite-him" if is_elite else "guard-him", {"value": value})


def signed(number: int) -> Phrase:
    """A number that always has a sign."""
    return Phrase("signed", {"sign": "minus" if number < 0 else "plus", "number": abs(number)})


def change(number: int) -> Phrase:
    """How much more or less something is, or that it stays."""
    return Phrase("change", signed(number).given)


def bonus(number: int) -> Phrase:
    """How the end bonus changes, as the end of a sentence; nothing if it does not."""
    return Phrase("bonus-change", signed(number).given)


def envoy(parts: Components, number: int) -> Given:
    """What sentences about an envoy need."""
    return {"clan": CLANS[parts.envoy_clans[number]], "age": parts.envoy_ages[number]}


def rumor(parts: Components, number: int) -> Given:
    """What sentences about a rumor need."""
    return {"rumor": RUMOR_KINDS[parts.rumor_kinds[number]], "price": parts.rumor_words[number]}


def numbers(values: list[int]) -> list[int | str | Phrase]:
    """A list of plain numbers as it is said."""
    return [*values]
