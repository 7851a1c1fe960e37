"""Whatever everybody may know of a position is drawn in the terminal, or a line here says why not."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

import pytest

from chabudai.cli.speech import words_of
from chabudai.cli.terminal.desk import explaining
from chabudai.core import CHANCE, NOBODY, Game, Rng, random_action
from chabudai.core.declared import Declared, filled
from chabudai.core.game import View
from chabudai.games import TITLES
from chabudai.title import Title
from chabudai.words import LANGUAGES

ALL: Final = {
    "seat": "whose view it is; the public has none",
    "decision": "said as the prompt, above the choices",
}
MEMORY: Final = "can only be worked out; for bots, and said in words as it happens"
STAGE: Final = "where in a step the seat in turn stands: said by the prompt"
NOT_DRAWN: Final[dict[str, dict[str, str]]] = {
    "zenmaster": {
        "first_dealer": "said when the series begins; who deals now is drawn",
        "turn": "the actor is marked",
        "cards": "they lie on the table",
        "hand": "the public has none",
        "turned": "those still face down are drawn; the log says in which order the others were turned",
    },
    "makatsu": {
        "turn": "the actor is marked",
        "cards": "they lie on the table",
        "hand": "the public has none",
        "card_names": "cards carry the letters of the reader's language",
        "memory.deck": MEMORY,
        "memory.reserve": "R2.10: nobody looks in",
    },
    "maki-master": {
        "actor": "whose turn it is is marked, and nobody acts in another's",
        "starter": "said when the game begins",
        "dealt": STAGE,
        "hand": "the public has none",
        "serves": STAGE,
        "gains_due": STAGE,
        "gained": "said as the card is gained, and by the refusal of one that must wait (R8.19)",
        "cup_from": STAGE,
        "obeying": STAGE,
        "deck": STAGE,
        "moves": MEMORY,
        "legend": "the names behind the numbers, the same all through a game",
    },
    "ninjato": {
        "turn": "the actor is marked",
        "chore": STAGE,
        "placed": "said by the notes: shuriken left",
        "to_take": STAGE,
        "cleared": "a cleared house is drawn empty",
        "bargain": STAGE,
        "reward": STAGE,
        "rumor_firsts": MEMORY,
        "hand": "the public has none",
        "own_kept": MEMORY,
        "own_drawn": MEMORY,
        "tile_names": "the same all through a game",
        "envoy_names": "the same all through a game",
        "rumor_names": "the same all through a game",
        "token_names": "the same all through a game",
        "elite_names": "the same all through a game",
        "seats.kept": MEMORY,
        "seats.drawn": MEMORY,
        "seats.shown": MEMORY,
        "raid.foe_is": "the guard is named",
        "raid.foe": "the guard is named",
        "raid.is_base": STAGE,
        "piles.fresh": MEMORY,
        "piles.held": MEMORY,
        "piles.guard_discards": "what is left of the guards is drawn",
        "piles.elite_discards": "what is left of the elite guards is drawn",
        "piles.spent": "what is left in the bag is drawn",
        "piles.skill_discards": "what is left of the skills is drawn",
    },
}  # fmt: skip


def views(game: Game) -> list[View]:
    """Public positions of two random games."""
    found: list[View] = []
    seen: set[str] = set()
    for seed in (1, 2):
        rng, state, step = Rng(seed), game.new_state(), 0
        while state.actor() != NOBODY:
            state.apply(random_action(state, rng))
            step += 1
            if state.actor() != CHANCE and (step % 7 == 0 or state.decision() not in seen):
                seen.add(state.decision())
                found.append(state.view(None))
    return found


def fields(view: View) -> Iterator[str]:
    """Every declared field, those of parts behind the part's name."""
    for name in view.fields():
        value = getattr(view, name)
        part = value[0] if isinstance(value, list) and value else value
        if isinstance(part, Declared) and name != "legend":
            yield from (f"{name}.{inner}" for inner in part.fields())
        else:
            yield name


def another(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}!"
    if isinstance(value, list):
        return [another(item) for item in value] or [0]
    return value


def many(value: Any) -> Any:
    """Another value too: of numbers more than there were, all small ones."""
    is_of_numbers = isinstance(value, list) and all(isinstance(item, int) for item in value)
    return list(range(60)) if is_of_numbers else another(value)


def with_another(view: View, name: str, change: Callable[[Any], Any]) -> View:
    """A view with another value of one field."""
    made = filled(type(view), view.as_dict())
    outer, _, inner = name.partition(".")
    if not inner:
        setattr(made, name, change(getattr(view, name)))
        return made
    parts: Any = getattr(made, outer)
    for part in parts if isinstance(parts, list) else [parts]:
        setattr(part, inner, change(getattr(part, inner)))
    return made


def is_drawn(title: Title, game: Game, found: list[View], name: str) -> bool:
    """Whether another value of a field makes another picture; a value that cannot be drawn was looked at too."""
    words = words_of(title, "en", ["Aiko", "Botan", "Chiyo"])
    for view, change in product(found, (another, many)):
        other = with_another(view, name, change)
        say = explaining(words, title.guide(game, view, []))
        try:
            said = explaining(words, title.guide(game, other, []))
        except (AssertionError, IndexError, KeyError, ValueError):
            said = say
        try:
            if title.paint(other, words.names, said).plain() != title.paint(view, words.names, say).plain():
                return True
        except (IndexError, KeyError, ValueError, StopIteration):
            return True
    return False


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_every_field_of_a_public_view_is_drawn_or_named_here(title: Title) -> None:
    game = title.game(3)
    found = views(game)
    left_out = {**ALL, **NOT_DRAWN.get(title.name, {})}
    names = list(fields(found[-1]))
    assert set(NOT_DRAWN.get(title.name, {})) <= set(names)
    missing = [name for name in names if name not in left_out and not is_drawn(title, game, found, name)]
    assert missing == []


IDS: Final = ("tile_names", "envoy_names", "rumor_names", "token_names", "elite_names")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_drawn_where_a_name_belongs(language: str) -> None:
    title = next(title for title in TITLES if title.name == "ninjato")
    game = title.game(3)
    words = words_of(title, language, ["Aiko", "Botan", "Chiyo"])
    for view in views(game):
        drawn = title.paint(view, words.names, explaining(words, title.guide(game, view, []))).plain()
        idents = {text for name in IDS for text in getattr(view, name)}
        assert not [text for text in idents if re.search(rf"(?<!\w){re.escape(text)}(?!\w)", drawn)]
