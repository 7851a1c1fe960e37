"""What an edition calls its action cards and ingredients, as a catalogue that takes the place of the title's own words."""

from chabudai.games.maki_master.box.components import EFFECTS, Components

GERMAN = "de"


def own_words(components: Components, house: Components, language: str) -> str:
    """Fluent messages for what is named otherwise than in the house edition; empty if nothing is."""
    effects = _differing(dict(zip(EFFECTS, components.effects, strict=True)), dict(zip(EFFECTS, house.effects, strict=True)))
    foods = _differing(_foods(components), _foods(house))
    cards = {effect: _called(names, language) for effect, names in effects.items()}
    tiles = {code: _called(names, language) for code, names in foods.items()}
    messages = [
        _message("effect", "effect", cards),
        _message("ingredient", "ingredient", tiles),
        _message("covered", "covered", tiles),
        _message("uncovered", "uncovered", tiles),
        _message("code", "ingredient", {code: code for code in tiles}),
    ]
    return "\n".join(message for message in messages if message)


def _foods(components: Components) -> dict[str, tuple[str, str]]:
    return {one.code: (one.name, one.german) for one in components.ingredients}


def _differing(mine: dict[str, tuple[str, str]], house: dict[str, tuple[str, str]]) -> dict[str, tuple[str, str]]:
    """What has another name than in the house, or a German one of its own."""
    return {key: names for key, names in mine.items() if names[1] or names[0] != house.get(key, ("", ""))[0]}


def _called(names: tuple[str, str], language: str) -> str:
    name, german = names
    return german if language == GERMAN and german else name


def _message(name: str, selector: str, said: dict[str, str]) -> str:
    """The label with these names, and the title's own for all others."""
    if not said:
        return ""
    variants = [f"    [{key}] {_literal(text)}" for key, text in said.items()]
    return "\n".join([f"label-{name} = {{ ${selector} ->", *variants, f"   *[other] {{ usual-{name} }}", "}"])


def _literal(text: str) -> str:
    """A text as Fluent takes it, whatever stands in it."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{quoted}" }}'
