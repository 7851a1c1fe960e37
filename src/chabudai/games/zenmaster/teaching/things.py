"""Every thing of the table that one can point at: what it is, what it is worth now, and the rule."""

from typing import Final

from chabudai.core.seats import Seat
from chabudai.games.zenmaster.box.components import TRICKS
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.games.zenmaster.teaching.worth import (
    Fate,
    Told,
    erasable,
    fate,
    is_erased,
    is_last_trick,
    matches,
    may_follow,
    price,
    worth,
)
from chabudai.teaching import Phrase, Thing

CARD_RULES: Final = "R2.4 R2.5"


def things(told: Told) -> list[Thing]:
    """All that lies on the table and in the own hand, and what is told of each seat."""
    view = told.view
    seats = [Seat(seat) for seat in range(len(view.matches))]
    lie = [_played_card(told, seat) for seat in seats if view.table[seat]]
    held = [_held_card(told, card) for card in view.hand]
    trick = [_score_card(told)] if view.score_card >= 0 else []
    to_come = [_score_deck(view)] if view.score_deck else []
    results = [_result(view, seat, game) for seat in seats for game in range(len(view.results[seat]))]
    of_seats = [thing for seat in seats for thing in (_plate(view, seat), _matches(view, seat), _total(view, seat))]
    return [*held, *lie, *trick, *to_come, _dealer(told), _progress(view), *of_seats, *results]


# Cards.


def _held_card(told: Told, card: int) -> Thing:
    return Thing(f"card-{card}", Phrase("name-card", {"card": card}), Phrase("about-card"), CARD_RULES, worth(told, card))


def _played_card(told: Told, seat: Seat) -> Thing:
    card = told.view.table[seat]
    name = Phrase("name-card-played", {"card": card, "seat": seat})
    return Thing(f"card-{card}", name, Phrase("about-card"), CARD_RULES, _standing(told, seat, card))


def _standing(told: Told, seat: Seat, card: int) -> Phrase:
    """What a card on the table takes so far."""
    standing = fate(told, card)
    if standing == Fate.BETWEEN:
        return Phrase("now-between", {"seat": seat})
    follow = may_follow(told, card)
    if standing == Fate.OPEN:
        higher, lower = sum(other > card for other in follow), sum(other < card for other in follow)
        return Phrase("then-open", {"higher": higher, "lower": lower})
    return Phrase(f"now-{standing.value}", {"seat": seat, "matches": price(told, standing)})


def _score_card(told: Told) -> Thing:
    view = told.view
    black, white = view.score_values[view.score_card]
    values: dict[str, int | str] = {"black": black, "white": white}
    now = None
    if view.seat is not None:
        held = view.matches[view.seat]
        ends = {"highest": matches(held + black), "lowest": matches(held - white), "between": matches(held)}
        now = Phrase("now-score-card", {**ends})
    return Thing("score-card", Phrase("name-score-card", {**values}), Phrase("about-score-card", {**values}), "R2.4 R2.5", now)


def _score_deck(view: ZenView) -> Thing:
    cards = ["/".join(str(value) for value in view.score_values[card]) for card in view.score_deck]
    due = int(TRICKS) - view.trick - (1 if view.score_card >= 0 else 0)
    about = Phrase("about-score-deck", {"unused": len(cards) - due})
    return Thing("score-deck", Phrase("name-score-deck"), about, "R3.1 R5.1", Phrase("now-score-deck", {"cards": [*cards]}))


# The table.


def _dealer(told: Told) -> Thing:
    """R2.1, R2.7, R2.8: who leads the trick after this one."""
    view = told.view
    name = Phrase("name-dealer", {"seat": view.dealer})
    if told.highest_leads:
        return Thing("dealer", name, Phrase("about-dealer-highest"), "R2.8")
    seats = len(view.matches)
    now = None if is_last_trick(view) or view.decision == "Over" else Phrase("now-dealer", {"seat": (view.dealer + 2) % seats})
    return Thing("dealer", name, Phrase("about-dealer"), "R2.1 R2.7", now)


def _progress(view: ZenView) -> Thing:
    """How much is still to play."""
    game, trick = min(view.game + 1, view.games), min(view.trick + 1, int(TRICKS))
    name = Phrase("label-game", {"game": game, "games": view.games, "trick": trick})
    left = {"tricks": int(TRICKS) - trick, "games": view.games - game}
    now = None if view.decision == "Over" else Phrase("now-progress", {**left})
    return Thing("progress", name, Phrase("about-progress"), "R1.2 R3.1", now)


# What is told of each seat.


def _plate(view: ZenView, seat: Seat) -> Thing:
    played = sorted(view.played[seat])
    now = Phrase("now-plate", {"number": view.hand_sizes[seat], "cards": [*played]}) if played else None
    return Thing(f"plate-{seat}", Phrase("name-plate", {"seat": seat}), Phrase("about-plate", {"seat": seat}), "R5.1", now)


def _matches(view: ZenView, seat: Seat) -> Thing:
    name = Phrase("name-matches", {"seat": seat})
    balance = view.matches[seat]
    if balance:
        about = Phrase("about-matches", {"seat": seat})
        return Thing(
            f"matches-{seat}",
            name,
            about,
            "R2.9 R3.2",
            Phrase("now-matches", {"matches": matches(balance), "result": abs(balance)}),
        )
    erased = erasable(view, seat)
    now = None if erased is None else Phrase("now-balance", {"seat": seat, "result": erased[0], "game": erased[1]})
    return Thing(f"matches-{seat}", Phrase("name-balance", {"seat": seat}), Phrase("about-balance"), "R3.3", now)


def _result(view: ZenView, seat: Seat, game: int) -> Thing:
    given: dict[str, int | str] = {"seat": seat, "game": game + 1, "result": view.results[seat][game]}
    state = "erased" if is_erased(view, seat, game) else "stands"
    about, now = Phrase(f"about-result-{state}"), Phrase("now-total", {"total": view.totals[seat]})
    return Thing(f"result-{seat}-{game + 1}", Phrase("name-result", {**given}), about, "R3.2 R3.3", now)


def _total(view: ZenView, seat: Seat) -> Thing:
    results = [
        Phrase("result", {"result": result, "erased": "yes" if is_erased(view, seat, game) else "no"})
        for game, result in enumerate(view.results[seat])
    ]
    now = Phrase("now-total", {"total": view.totals[seat]})
    if results:
        now = Phrase("now-total-of", {"total": view.totals[seat], "results": [*results]})
    return Thing(f"total-{seat}", Phrase("name-total", {"seat": seat}), Phrase("about-total"), "R3.6", now)
