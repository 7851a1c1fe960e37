"""Every thing one can point at: its name, one sentence, what it is worth now, and the rule."""

from typing import Final

from chabudai.games.maki_master.box.components import EFFECTS, SHORTEST
from chabudai.games.maki_master.teaching.phrases import MOST_NAMED, Phrases
from chabudai.games.maki_master.teaching.reckoning import Finish
from chabudai.teaching import Phrase, Thing

_CARD_RULES: Final = ["R8.12", "R8.13", "R8.14", "R8.16"]
_SWITCH, _CHOP, _STACK, _SPICY = range(len(EFFECTS))
NO_GROUP: Final = -1


def things(phrases: Phrases, finished: list[Finish]) -> list[Thing]:
    """All of them. `finished` is what may be served now."""
    return [
        *_pantry(phrases),
        *_spaces(phrases),
        *_own_recipes(phrases, finished),
        *_decks(phrases),
        *_cards(phrases),
        *_table(phrases),
        *_of_seats(phrases),
    ]


# The pantry and the board


def _pantry(phrases: Phrases) -> list[Thing]:
    view = phrases.view
    return [
        Thing(
            f"ingredient-{code}",
            phrases.jar(ingredient),
            Phrase("about-ingredient", {"left": view.pantry[ingredient]}),
            "R4.1" if view.pantry[ingredient] else "R4.8",
            None if view.seat is None else phrases.use_of(ingredient),
        )
        for ingredient, code in enumerate(view.legend.codes)
    ]


def _spaces(phrases: Phrases) -> list[Thing]:
    return [_space(phrases, space) for space in range(len(phrases.view.spaces))]


def _space(phrases: Phrases, space: int) -> Thing:
    view = phrases.view
    name = phrases.space(space)
    pile = view.spaces[space]
    if not pile:
        kind = "teacup" if space in phrases.board.cups else "space"
        rule = "R4.3" if kind == "teacup" else "R4.2"
        return Thing(
            f"space-{name}", Phrase(f"thing-{kind}", {"space": name}), Phrase(f"about-{kind}"), rule, _now_open(phrases, space)
        )
    top = phrases.ingredient(pile[-1])
    if len(pile) > 1:
        below = Phrase("now-pile", {"below": [phrases.ingredient(tile) for tile in reversed(pile[:-1])]})
        return Thing(
            f"space-{name}", Phrase("thing-pile", {"space": name, "ingredient": top}), Phrase("about-pile"), "R5.11", below
        )
    return Thing(
        f"space-{name}",
        Phrase("thing-tile", {"space": name, "ingredient": top}),
        Phrase("about-tile"),
        "R5.3",
        _now_tile(phrases, space),
    )


def _now_open(phrases: Phrases, space: int) -> Phrase:
    """What a tile here would finish, the one in hand or one of the pantry; else what lies beside it."""
    view = phrases.view
    if view.seat is not None and view.turn == view.seat and view.ingredient >= 0:
        finished = phrases.board.placed(space, view.ingredient)
        if finished and phrases.board.is_open(space):
            return phrases.finishes(finished)
    elif wanted := phrases.board.wanted_on(space):
        ingredient = wanted[0][1]
        recipes = [recipe for recipe, one in wanted if one == ingredient]
        return Phrase("now-space-wants", {"ingredient": phrases.ingredient(ingredient), "recipes": phrases.names(recipes)})
    return phrases.neighbours(space)


def _now_tile(phrases: Phrases, space: int) -> Phrase:
    """The own recipes whose best line runs through it; else what lies beside it."""
    using = [wants[0].recipe for wants in phrases.board.wants.values() if space in wants[0].line and wants[0].covers == 0]
    return Phrase("now-tile", {"recipes": phrases.names(using)}) if using else phrases.neighbours(space)


# Recipes


def _own_recipes(phrases: Phrases, finished: list[Finish]) -> list[Thing]:
    may_serve = {one.recipe: one for one in finished}
    return [_recipe(phrases, recipe, _now_recipe(phrases, recipe, may_serve.get(recipe))) for recipe in phrases.view.hand]


def _recipe(phrases: Phrases, recipe: int, now: Phrase) -> Thing:
    legend = phrases.view.legend
    length = len(legend.sequences[recipe])
    about = Phrase("about-recipe", {**phrases.brings(Finish(recipe, True)), "length": length})
    name = Phrase("thing-recipe", {"name": phrases.recipe(recipe)})
    return Thing(f"recipe-{legend.numbers[recipe]}", name, about, "R6.5" if length == int(SHORTEST) else "R6.1", now)


def _now_recipe(phrases: Phrases, recipe: int, finish: Finish | None) -> Phrase:
    """What serving it brings now, or what is missing on its best line."""
    if finish is not None:
        return Phrase("now-recipe-finished", {**phrases.brings(finish)})
    wants = phrases.board.wants[recipe]
    possible = [want for want in wants if want.covers == 0 and phrases.board.is_stocked(want)]
    if not possible:
        return _now_blocked(phrases, recipe)
    best = possible[0]
    if not best.missing:
        return Phrase("now-recipe-lies", {"first": phrases.space(best.line[0]), "last": phrases.space(best.line[-1])})
    if len(best.missing) == len(best.line):
        return Phrase("now-recipe-none", {"tiles": len(best.missing)})
    style = "yes" if best.style and len(best.line) > int(SHORTEST) else "no"
    return Phrase("now-recipe-missing", {"tiles": len(best.missing), "missing": phrases.missing(best), "style": style})


def _now_blocked(phrases: Phrases, recipe: int) -> Phrase:
    """No line is left for it without an action card, or the pantry lacks something."""
    board = phrases.board
    sequence = phrases.view.legend.sequences[recipe]
    out = [one for one in sequence if phrases.view.pantry[one] == 0 and one not in board.tops]
    if out:
        return Phrase("now-recipe-out", {"ingredient": phrases.ingredient(out[0])})
    return Phrase("now-recipe-blocked")


def _decks(phrases: Phrases) -> list[Thing]:
    return [_deck(phrases, group) for group in range(len(phrases.view.decks))]


def _deck(phrases: Phrases, group: int) -> Thing:
    view = phrases.view
    length = group + int(SHORTEST)
    left = view.decks[group] + len(view.bottoms[group])
    now = Phrase("now-deck", {"left": left})
    if view.decks[group] == 0 and view.bottoms[group] and view.bottoms[group][0] != NO_GROUP:
        now = Phrase("now-deck-known", {"left": left, "name": phrases.recipe(view.bottoms[group][0])})
    return Thing(
        f"deck-{length}", Phrase("thing-deck", {"length": length}), Phrase("about-deck", back(phrases, group)), "R6.11", now
    )


def back(phrases: Phrases, group: int) -> "dict[str, int | str | Phrase | list[int | str | Phrase]]":
    """What the back of a deck says: wasabi for who draws, and for the pool."""
    components = phrases.box.components
    return {"gain": int(components.back_gain[group]), "pool": int(components.back_pool[group])}


# Action cards


def _cards(phrases: Phrases) -> list[Thing]:
    return [
        Thing(
            f"card-{effect}",
            phrases.effect(number),
            Phrase(f"about-card-{effect}"),
            _CARD_RULES[number],
            None if phrases.view.seat is None else now_card(phrases, number),
        )
        for number, effect in enumerate(phrases.view.legend.effects)
    ]


def now_card(phrases: Phrases, effect: int) -> Phrase:
    """Which of the own recipes the card could finish at once."""
    recipes = _finished_with(phrases, effect)
    return Phrase("now-card-finishes", {"recipes": phrases.names(recipes)}) if recipes else Phrase("now-card-none")


def _finished_with(phrases: Phrases, effect: int) -> list[int]:
    board = phrases.board
    before = [one.recipe for one in board.finished()]
    if effect == _SWITCH:
        found = [one.recipe for pair in _pairs(phrases) for one in board.switched(*pair)]
    elif effect == _CHOP:
        piles = [space for space, pile in enumerate(phrases.view.spaces) if len(pile) > 1]
        found = [one.recipe for space in piles for one in board.chopped(space)]
    elif effect == _STACK:
        found = board.within(1, covers=1)
    else:
        mine = phrases.view.turn == phrases.view.seat
        found = board.within((phrases.view.tiles_due if mine else 1) + 1, covers=0)
    return [recipe for recipe in dict.fromkeys(found) if recipe not in before]


def _pairs(phrases: Phrases) -> list[tuple[int, int]]:
    """The neighbours of which at least one holds a tile of an own recipe: no other switch finishes anything."""
    board = phrases.board
    wanted = {one for recipe in phrases.view.hand for one in phrases.view.legend.sequences[recipe]}
    return [pair for pair in board.pairs() if board.tops[pair[0]] in wanted or board.tops[pair[1]] in wanted]


# The rest of the table


def _table(phrases: Phrases) -> list[Thing]:
    view = phrases.view
    keep = int(phrases.box.keep)
    mine = None if view.seat is None else Phrase("now-display", {"held": sum(view.held[view.seat]), "keep": keep})
    found = [
        Thing("display", Phrase("label-display"), Phrase("about-display"), "R8.1", mine),
        Thing(
            "pool",
            Phrase("thing-pool"),
            Phrase("about-pool", {"start": int(phrases.box.components.pool)}),
            "R7.3",
            _now_pool(phrases),
        ),
        Thing("action-deck", Phrase("thing-action-deck"), Phrase("about-action-deck"), "R8.1", _left(sum(view.action_deck))),
        Thing("discards", Phrase("thing-discards"), Phrase("about-discards"), "R8.5", _left(sum(view.discards))),
    ]
    if view.ingredient >= 0:
        name = phrases.ingredient(view.ingredient)
        using = None if view.turn != view.seat else phrases.use_of(view.ingredient)
        found.append(Thing("tile", name, Phrase("about-tile-taken"), "R4.2", using))
    if view.final_turns:
        left = Phrase("now-final", {"turns": view.final_turns})
        found.append(Thing("final", Phrase("thing-final"), Phrase("about-final"), "R9.2", left))
    return found


def _now_pool(phrases: Phrases) -> Phrase:
    return Phrase("now-pool", {"pool": phrases.view.pool})


def _left(number: int) -> Phrase:
    return Phrase("now-left", {"left": number})


def _now_served(phrases: Phrases, served: list[int], points: int) -> Phrase:
    """The recipes by name, so many as one sentence holds."""
    if not served:
        return Phrase("now-served-none")
    named = phrases.names(served[:MOST_NAMED])
    return Phrase("now-served", {"score": points, "recipes": named, "more": len(served) - len(named)})


def _of_seats(phrases: Phrases) -> list[Thing]:
    return [thing for seat in range(len(phrases.view.scores)) for thing in _of_seat(phrases, seat)]


def _of_seat(phrases: Phrases, seat: int) -> list[Thing]:
    view = phrases.view
    dish = view.dishes[seat]
    served = view.served[seat]
    recipes = sum(view.legend.scores[recipe] for recipe in served)
    counted = Phrase("now-score", {"score": view.scores[seat], "recipes": recipes, "wasabi": dish})
    lengths = [group + int(SHORTEST) for group, count in enumerate(view.hand_lengths[seat]) for _ in range(count)]
    held = Phrase("now-hand", {"lengths": [*lengths]}) if lengths else Phrase("now-hand-none")
    names = _now_served(phrases, served, recipes)
    found = [
        Thing(f"score-{seat}", Phrase("thing-score", {"seat": seat}), Phrase("about-score"), "R10.2", counted),
        Thing(
            f"dish-{seat}",
            Phrase("thing-dish", {"seat": seat}),
            Phrase("about-dish"),
            "R10.4",
            Phrase("now-dish", {"dish": dish}),
        ),
        Thing(f"served-{seat}", Phrase("thing-served", {"seat": seat}), Phrase("about-served"), "R10.2", names),
        Thing(f"hand-{seat}", Phrase("thing-hand", {"seat": seat}), Phrase("about-hand"), "R12.1", held),
    ]
    return found + [
        _recipe(phrases, recipe, Phrase("now-recipe-served", {"seat": seat, "score": view.legend.scores[recipe]}))
        for recipe in served
    ]
