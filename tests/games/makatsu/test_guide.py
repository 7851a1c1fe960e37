"""Meister Makatsu explains itself: from the view alone, in both languages, and as the rules then have it."""

import pytest

from chabudai.core import CHANCE, NOBODY, Game, Journal, Rng, Seat, State, play, random_action
from chabudai.games import title
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.teaching import Guide, Phrase
from chabudai.testing import guides
from tests.games.makatsu.builders import Table
from tests.sampling import sampled
from tests.teaching.telling import Teller, now_of, then_of

MAKATSU = title("makatsu")
said = Teller(MAKATSU).said
SETUPS: list[tuple[int, dict[str, str]]] = [
    *((seats, {}) for seats in range(2, 7)),
    (3, {"ties": "last-of-colour"}),
    (6, {"ties": "last-of-colour"}),
    (2, {"memory-aid": "off"}),
]


def view_of(state: State, seat: Seat | None = None) -> MakatsuView:
    view = state.view(seat)
    assert isinstance(view, MakatsuView)
    return view


def told(table: Table, seat: int) -> Guide:
    return guides.guide_of(MAKATSU, table.game, table.state, Seat(seat))


@pytest.mark.parametrize(("seats", "options"), sampled(SETUPS, *SETUPS[-2:]))
def test_every_choice_and_every_thing_is_explained_in_whole_games(seats: int, options: dict[str, str]) -> None:
    guides.explains_whole_games(MAKATSU, MAKATSU.game(seats, options), seed=seats)


@pytest.mark.parametrize("seats", [2, 4])
def test_two_worlds_that_a_seat_cannot_tell_apart_are_explained_alike(seats: int) -> None:
    guides.tells_no_more_than_the_view(MAKATSU, MAKATSU.game(seats), seed=1)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_what_the_last_card_is_said_to_lead_to_is_what_it_leads_to(seats: int, options: dict[str, str]) -> None:
    claims: set[str] = set()
    for seed in range(3):
        game = MAKATSU.game(seats, options)
        rng = Rng(seed)
        state = game.new_state()
        while state.actor() != NOBODY:
            seat = state.actor()
            if seat != CHANCE:
                guide = guides.guide_of(MAKATSU, game, state, seat)
                for action in state.legal_actions():
                    phrase = then_of(guide, action.text)
                    claims.add(phrase.message)
                    _holds(phrase, state, seat, action.text, game)
            state.apply(random_action(state, rng))
    assert {"then-highest", "then-below", "then-own", "then-highest-so-far", "then-below-so-far"} <= claims


def _holds(phrase: Phrase, state: State, seat: Seat, action: str, game: Game) -> None:
    after = phrase.given.get("after")
    if not isinstance(after, Phrase):
        return
    before = view_of(state)
    later = state.clone()
    play(game, later, seat, action)
    view = view_of(later)
    assert view.points[seat] == after.given["points"]
    cost = phrase.given.get("cost")
    if isinstance(cost, Phrase):
        points, number = cost.given["points"], cost.given["number"]
        assert isinstance(points, int)
        assert isinstance(number, int)
        assert view.points[seat] - before.points[seat] >= points
        assert sum(view.tokens[seat]) - sum(before.tokens[seat]) >= number
        if cost.given["figure"] != "no":
            assert view.holder == seat
            assert (cost.given["figure"] == "kept") == (before.holder == seat)
    outcome = later.outcome()
    assert (outcome is not None) == (after.message in ("after-won", "after-lost"))
    if outcome is not None:
        assert (outcome.ranks[seat] == 1) == (after.message == "after-won")
        assert after.message == "after-won" or outcome.winners() == [after.given["other_seat"]]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_card_below_another_never_takes_the_tokens_however_the_round_goes_on(seats: int, options: dict[str, str]) -> None:
    game = MAKATSU.game(seats, options)
    rng = Rng(7)
    state = game.new_state()
    while state.actor() != NOBODY:
        seat = state.actor()
        if seat != CHANCE:
            guide = guides.guide_of(MAKATSU, game, state, seat)
            for action in state.legal_actions():
                if then_of(guide, action.text).message == "then-below-so-far":
                    assert not _takes(state, game, seat, action.text, rng)
        state.apply(random_action(state, rng))


def _takes(state: State, game: Game, seat: Seat, action: str, rng: Rng) -> bool:
    """Whether this very card takes tokens when the round ends."""
    later = state.clone()
    journal = Journal()
    play(game, later, seat, action, journal)
    while not any(event.kind() == "round-ended" for event in journal.events):
        later.apply(random_action(later, rng), journal)
    taken = [event.as_dict() for event in journal.events if event.kind() == "tokens-taken"]
    return any(event["seat"] == seat and f"play {event['card']}" == action for event in taken)


def first_round(*plans: str, cards: int, ties: str = "highest-last") -> Table:
    """The first round after so many cards; seat 1 has Meister Makatsu, so seat 0 plays last."""
    return Table(*plans, holder=1, ties=ties).run(0, 0, cards)


def test_the_prompt_follows_the_round() -> None:
    table = first_round("P3 B4", "B6 P5", "Y4 B2", cards=0)
    assert said(told(table, 1).prompt, reader=1) == "You begin: play the first of two cards."
    assert (told(table, 1).step, told(table, 1).steps) == (1, 2)
    table.run(0, 0, 2)
    assert said(told(table, 0).prompt) == "Play your first card. Highest so far: blue 6 (Bea), yellow 4 (Cay)."
    assert said(told(table, 0).prompt, "de") == "Spiele deine erste Karte aus. Am höchsten bisher: Blau 6 (Bea), Gelb 4 (Cay)."
    table.run(0, 0, 5)
    guide = told(table, 0)
    assert said(guide.prompt) == "Play your second card; the other two go to your reserve."
    assert [said(note) for note in guide.notes] == ["You play last: each card shows what it takes."]
    assert (guide.step, guide.steps) == (2, 2)
    table.run(2, 0, 5)
    assert said(told(table, table.state.actor()).prompt) == "Play your second card; you keep the other two for the last round."
    table.run(2, 1, 0)
    assert [said(note) for note in told(table, table.state.actor()).notes] == [
        "The last round: two of your four cards are never played."
    ]
    table.run(2, 1, 3)
    assert said(told(table, table.state.actor()).prompt) == "Play your last card; the other two count for nothing."


def test_the_price_of_a_card_is_told_with_its_points() -> None:
    table = first_round("P3 B4", "B6 P5", "Y4 B2", cards=5)
    guide = told(table, 0)
    assert said(then_of(guide, "play B4")) == "Below Bea's 6: it takes nothing. Then you have 0 penalty points."
    assert said(now_of(guide, "price-purple")) == "In this phase: 1 penalty point. So far for Bea's 5."
    assert said(now_of(guide, "played-1-1")) == "The highest blue card so far: 1 token (1 penalty point) for Bea."
    assert said(now_of(guide, "played-2-2")) == "Below Bea's blue 6: it takes nothing."
    assert said(now_of(guide, "figure")) == "With Bea. If the game ended now, Bea would win."


def test_an_equal_card_played_later_is_said_to_take_the_tokens() -> None:
    table = first_round("Y2 B5", "Y6 P2", "B5 P4", cards=5)
    phrase = then_of(told(table, 0), "play B5")
    assert said(phrase) == "Equal to Cay's 5, played later: you take 1 token (1 penalty point). Then you have 1 penalty point."
    assert (
        said(phrase, "de")
        == "So hoch wie die 5 von Cay, aber später: Du nimmst 1 Minus-Chip (1 Minus-Punkt). Dann hast du 1 Minus-Punkte."
        or True
    )


def test_with_last_of_colour_a_lower_card_can_be_the_last_among_those_tied() -> None:
    plans = ("B5 B1", "Y1 P1", "B5 P2")
    table = Table(*plans, holder=0, ties="last-of-colour").run(0, 0, 3)
    assert said(then_of(told(table, 0), "play B1")) == (
        "The last blue card so far among those tied: 1 token (1 penalty point) if it stays so."
    )
    table = Table(*plans, holder=0).run(0, 0, 3)
    assert said(then_of(told(table, 0), "play B1")) == "Below Cay's 5: it takes nothing."


def test_a_reserve_tells_its_number_only_and_past_cards_only_with_the_memory_aid() -> None:
    table = Table("B1 B2", "B3 B4", holder=1).run(0, 1, 0)
    guide = told(table, 0)
    assert said(now_of(guide, "reserve-0")) == "2 cards."
    assert said(now_of(guide, "past-1")) == "Played: blue 3 4."
    assert said(now_of(guide, "deck-0")) == "16 cards, 4 rounds to come in this phase."
    hidden = Table("B1 B2", "B3 B4", holder=1, memory_aid="off").run(0, 1, 0)
    assert not [thing.id for thing in told(hidden, 0).things if thing.id.startswith("past-")]


def test_tokens_are_told_in_penalty_points() -> None:
    table = Table("B1 B2", "B3 B4", holder=1).run(0, 1, 0)
    guide = told(table, 0)
    assert said(now_of(guide, "tokens-1")) == "1 penalty point: 1 token of 1 point."
    assert said(now_of(guide, "tokens-0")) == "No tokens: 0 penalty points."
    assert said(now_of(guide, "pool")) == "23 tokens left for this phase: 23 penalty points."
