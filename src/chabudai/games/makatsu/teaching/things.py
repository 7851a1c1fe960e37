"""Every thing of the table that one can point at: what it is, what it is worth now, and the rule."""

from typing import Final

from chabudai.core.seats import Seat
from chabudai.games.makatsu.box.components import LAST_PHASE, RANKS, ROUNDS
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.rules import ending, lead
from chabudai.games.makatsu.teaching.worth import (
    Told,
    card_phrase,
    colour_of,
    cost,
    is_over,
    leads,
    worth,
)
from chabudai.teaching import Phrase, Thing

CARD_RULES: Final = "R3.1 R3.5"
PRICE_RULES: Final = {"blue": "R3.2 R3.11", "yellow": "R3.3 R3.11", "purple": "R3.4 R3.11"}


def things(told: Told) -> list[Thing]:
    """All that lies on the table and in the own hand, and what is told of each seat."""
    view = told.view
    seats = [Seat(seat) for seat in range(told.seats)]
    held = [_held_card(told, card) for card in view.hand]
    lie = [_played_card(told, seat, nth) for seat in seats for nth in range(len(view.table[seat]))]
    prices = [_price(told, colour, name) for colour, name in enumerate(told.components.colour_names)]
    table = [] if view.decision == "ChoosingHolder" else [_figure(view)]
    of_seats = [thing for seat in seats for thing in _of_seat(told, seat)]
    return [*held, *lie, *prices, *table, _pool(told), _progress(told), *of_seats]


def _of_seat(told: Told, seat: Seat) -> list[Thing]:
    view = told.view
    past = [_past(told, seat)] if view.has_memory_aid and view.out_of_the_game(seat) else []
    return [_plate(view, seat), _tokens(told, seat), _deck(told, seat), _reserve(view, seat), *past]


# Cards.


def _held_card(told: Told, card: int) -> Thing:
    name = card_phrase(told, card, "card-named")
    return Thing(f"card-{told.view.card_names[card]}", name, Phrase("about-card"), CARD_RULES, worth(told, card))


def _played_card(told: Told, seat: Seat, nth: int) -> Thing:
    card = told.view.table[seat][nth]
    name = Phrase("name-card-played", {"card": card_phrase(told, card, "card-named"), "seat": seat, "nth": nth + 1})
    return Thing(f"played-{seat}-{nth + 1}", name, Phrase("about-card"), CARD_RULES, _standing(told, seat, card))


def _standing(told: Told, seat: Seat, card: int) -> Phrase:
    """What a card on the table takes so far."""
    colour = colour_of(card)
    won = leads(told)[colour]
    taker, rank = int(lead.taker_of(won)), int(lead.rank_of(won))
    name = told.components.colour_names[colour]
    if taker == seat:
        return Phrase("now-taken", {"seat": seat, "colour": name, "cost": cost(told, colour, seat)})
    value = told.components.values[colour * int(RANKS) + rank]
    equal = "equal" if card % int(RANKS) == rank else "below"
    return Phrase(f"now-{equal}", {"other_seat": taker, "colour": name, "value": value})


# The table.


def _price(told: Told, colour: int, name: str) -> Thing:
    """R3.2 to R3.4: what the highest card of a colour takes, and who has it so far."""
    number = int(told.components.colour_tokens[colour])
    figure = "yes" if colour == told.components.figure_colour else "no"
    about = Phrase("about-price", {"colour": name, "number": number, "figure": figure})
    now = None
    if not is_over(told.view):
        won = leads(told)[colour]
        given: dict[str, int | str] = {"points": number * told.points}
        now = Phrase("now-price", {**given})
        if won != lead.NO_LEAD:
            value = told.components.values[colour * int(RANKS) + int(lead.rank_of(won))]
            now = Phrase("now-price-taken", {**given, "seat": int(lead.taker_of(won)), "value": value})
    return Thing(f"price-{name}", Phrase("name-price", {"colour": name}), about, PRICE_RULES[name], now)


def _figure(view: MakatsuView) -> Thing:
    """R2.2, R5.3: Meister Makatsu, and who would win if the points of now were the last."""
    winner = ending.result(view.points, view.holder).winners()[0]
    now = None if is_over(view) else Phrase("now-figure", {"holder_seat": view.holder, "seat": winner})
    return Thing("figure", Phrase("label-figure"), Phrase("about-figure"), "R2.2 R5.3", now)


def _pool(told: Told) -> Thing:
    view = told.view
    now = None
    if not is_over(view):
        number = view.pool[view.phase]
        now = Phrase("now-pool", {"number": number, "points": number * told.points})
    return Thing("pool", Phrase("name-pool"), Phrase("about-pool"), "R1.5 R3.13", now)


def _progress(told: Told) -> Thing:
    view = told.view
    if is_over(view):
        return Thing("progress", Phrase("label-over"), Phrase("about-progress"), "R2.1")
    rounds = int(ROUNDS[view.phase])
    where: dict[str, int | str] = {"phase": view.phase + 1, "round": view.round + 1, "rounds": rounds, "points": told.points}
    left = {"rounds": rounds - view.round - 1, "phases": int(LAST_PHASE) - view.phase}
    return Thing(
        "progress", Phrase("label-phase", {**where}), Phrase("about-progress"), "R2.1 R3.11", Phrase("now-progress", {**left})
    )


# What is told of each seat.


def _plate(view: MakatsuView, seat: Seat) -> Thing:
    places = {"hand": view.hand_sizes[seat], "deck": view.deck_sizes[seat], "reserve": view.reserve_sizes[seat]}
    now = Phrase("now-plate", {"points": view.points[seat], **places})
    return Thing(f"plate-{seat}", Phrase("name-plate", {"seat": seat}), Phrase("about-plate"), "R5.2 R6.1", now)


def _tokens(told: Told, seat: Seat) -> Thing:
    view = told.view
    parts = [
        Phrase("tokens-of", {"number": number, "points": points})
        for number, points in zip(view.tokens[seat], view.token_points, strict=True)
        if number
    ]
    now = Phrase("now-tokens", {"points": view.points[seat], "tokens": [*parts]}) if parts else Phrase("now-no-tokens")
    return Thing(f"tokens-{seat}", Phrase("name-tokens", {"seat": seat}), Phrase("about-tokens"), "R1.4 R5.1", now)


def _deck(told: Told, seat: Seat) -> Thing:
    view = told.view
    rounds = 0 if is_over(view) else int(ROUNDS[view.phase]) - view.round - 1
    now = Phrase("now-deck", {"number": view.deck_sizes[seat], "rounds": rounds})
    return Thing(f"deck-{seat}", Phrase("name-deck", {"seat": seat}), Phrase("about-deck"), "R1.6 R3.18", now)


def _reserve(view: MakatsuView, seat: Seat) -> Thing:
    """R2.9, R2.10: how many cards, and no more, also to its owner."""
    now = Phrase("now-reserve", {"number": view.reserve_sizes[seat]})
    return Thing(f"reserve-{seat}", Phrase("name-reserve", {"seat": seat}), Phrase("about-reserve"), "R2.9 R2.10", now)


def _past(told: Told, seat: Seat) -> Thing:
    """R3.14, R3.15: what the seat has played in earlier rounds, where the table has a memory aid."""
    cards = told.view.out_of_the_game(seat)
    rows: list[Phrase] = []
    for colour, name in enumerate(told.components.colour_names):
        values = [told.components.values[card] for card in cards if colour_of(card) == colour]
        if values:
            rows.append(Phrase("cards-of", {"colour": name, "values": " ".join(str(value) for value in values)}))
    now = Phrase("now-past", {"cards": [*rows]})
    return Thing(f"past-{seat}", Phrase("name-past", {"seat": seat}), Phrase("about-past"), "R3.14 R3.15", now)
