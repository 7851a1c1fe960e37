"""ZenMaster explains itself: from the view alone, in both languages, and as the rules then have it."""

import pytest

from chabudai.core import CHANCE, NOBODY, Game, Rng, Seat, State, play, random_action
from chabudai.games import title
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.games.zenmaster.title import OPTIONS
from chabudai.teaching import Guide, Phrase
from chabudai.testing import guides
from tests.games.zenmaster.builder import deal, match, trick, whole_game
from tests.sampling import sampled
from tests.teaching.telling import Teller, now_of, then_of

ZEN = title("zenmaster")
said = Teller(ZEN).said
SETUPS: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    *((3, {option.name: option.values[-1]}) for option in OPTIONS if option.name != "dealer"),
    (5, {"lead": "highest", "ten-cards": "on", "zero-penalty": "on"}),
]


def view_of(state: State, seat: Seat | None = None) -> ZenView:
    view = state.view(seat)
    assert isinstance(view, ZenView)
    return view


def told(game: Game, state: State, seat: int) -> Guide:
    return guides.guide_of(ZEN, game, state, Seat(seat))


def balance(phrase: object) -> int:
    assert isinstance(phrase, Phrase)
    number = phrase.given["number"]
    assert isinstance(number, int)
    return -number if phrase.given["colour"] == "white" else number


@pytest.mark.parametrize(("seats", "options"), sampled(SETUPS, *SETUPS[3:]))
def test_every_choice_and_every_thing_is_explained_in_whole_games(seats: int, options: dict[str, str]) -> None:
    guides.explains_whole_games(ZEN, ZEN.game(seats, options), seed=seats)


@pytest.mark.parametrize("seats", [3, 5])
def test_two_worlds_that_a_seat_cannot_tell_apart_are_explained_alike(seats: int) -> None:
    guides.tells_no_more_than_the_view(ZEN, ZEN.game(seats), seed=1)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_what_a_card_is_said_to_take_is_what_it_takes(seats: int, options: dict[str, str]) -> None:
    """Each claim of the last trick but those "so far" is checked when the trick is over, however it went on."""
    game = ZEN.game(seats, options)
    rng = Rng(seats)
    state = game.new_state()
    claims: set[str] = set()
    while state.actor() != NOBODY:
        seat = state.actor()
        if seat != CHANCE:
            guide = told(game, state, seat)
            for action in state.legal_actions():
                phrase = then_of(guide, action.text)
                claims.add(phrase.message)
                _holds(phrase, state, seat, action.text, game, rng)
        state.apply(random_action(state, rng))
    assert {"then-highest", "then-lowest", "then-between-last", "then-open"} <= claims
    assert seats == 3 or "then-between" in claims  # with three seats whoever can play between is the last


def _holds(phrase: Phrase, state: State, seat: Seat, action: str, game: Game, rng: Rng) -> None:
    before = view_of(state)
    after = _trick_played(state.clone(), game, seat, action, rng)
    if after.game > before.game:  # R3.2: the matches have become results
        result = after.results[seat][before.game]
        of = phrase.given.get("after")
        if isinstance(of, Phrase) and of.message == "after-result":
            assert of.given["result"] == result
        if isinstance(of, Phrase) and of.message == "after-zero":
            erased = int(str(of.given["game"])) - 1
            assert result == 0
            assert before.results[seat][erased] == of.given["erased"]
            assert seat * 5 + erased in set(after.erased) - set(before.erased)
        return
    if phrase.message == "then-between":
        assert after.matches[seat] == before.matches[seat]
    if phrase.message in ("then-highest", "then-lowest"):
        assert after.matches[seat] - before.matches[seat] == balance(phrase.given["matches"])
        of = phrase.given["after"]
        assert isinstance(of, Phrase)
        assert after.matches[seat] == (balance(of.given["matches"]) if of.message == "after-matches" else 0)
        assert (phrase.given["leads"] == "yes") == (game.setup.options["lead"] == "highest" and after.turn == seat)
    if phrase.message == "then-between-last":
        for end, number in (("highest_seat", "black"), ("lowest_seat", "white")):
            taker = phrase.given[end]
            assert isinstance(taker, int)
            assert after.matches[taker] - before.matches[taker] == balance(phrase.given[number])


def _trick_played(state: State, game: Game, seat: Seat, action: str, rng: Rng) -> ZenView:
    trick = view_of(state).trick
    play(game, state, seat, action)
    while view_of(state).trick == trick and state.actor() >= 0:
        state.apply(random_action(state, rng))
    return view_of(state)


def opened(score_card: str, **options: str) -> tuple[Game, State]:
    """Seat 1 leads the first trick, and seat 0 plays last."""
    game = match(3, **options)
    state = game.new_state()
    deal(game, state, [[3, 8, 17, 24, 26, 31, 37, 45, 49], [12, 33, 39, 22, 42], [40, 20, 18, 29, 30]])
    play(game, state, CHANCE, f"turn {score_card}")
    return game, state


def test_the_prompt_follows_the_trick() -> None:
    game, state = opened("4/1")
    assert (
        said(told(game, state, 1).prompt, reader=1)
        == "You lead: play any card. The highest will take 4 black, the lowest 1 white."
    )
    play(game, state, Seat(1), "play 12")
    assert said(told(game, state, 2).prompt, reader=2) == "Play any card, higher or lower than the 12 (Bea)."
    play(game, state, Seat(2), "play 40")
    guide = told(game, state, 0)
    assert said(guide.prompt) == "You play last and take 4 black above 40, 1 white below 12, else nothing."
    assert said(guide.prompt, "de") == "Du spielst zuletzt und nimmst 4 schwarze über 40, 1 weißes unter 12, sonst nichts."
    assert told(game, state, 1).prompt is None


@pytest.mark.parametrize(
    ("hand", "prompt"),
    [
        ([*range(41, 50)], "You play last and take 4 black above 40."),
        ([*range(13, 21), 45], "You play last and take 4 black above 40, else nothing."),
        ([*range(13, 22)], "You play last and take nothing, whichever you play."),
        ([3, *range(14, 22)], "You play last and take 1 white below 12, else nothing."),
    ],
)
def test_the_prompt_names_only_what_the_hand_can_come_to(hand: list[int], prompt: str) -> None:
    game = match(3)
    state = game.new_state()
    deal(game, state, [hand, [12], [40]])
    play(game, state, CHANCE, "turn 4/1")
    play(game, state, Seat(1), "play 12")
    play(game, state, Seat(2), "play 40")
    assert said(told(game, state, 0).prompt) == prompt


def test_several_cards_lie_and_others_follow() -> None:
    game = match(4)
    state = game.new_state()
    deal(game, state, [[5], [20], [40], [30]])
    play(game, state, CHANCE, "turn 4/1")
    play(game, state, Seat(1), "play 20")
    play(game, state, Seat(2), "play 40")
    assert said(told(game, state, 3).prompt, reader=3) == "Play a card. So far 40 is highest, 20 lowest."


def test_who_plays_last_is_told_exactly() -> None:
    game, state = opened("4/1")
    play(game, state, Seat(1), "play 12")
    play(game, state, Seat(2), "play 40")
    guide = told(game, state, 0)
    assert said(then_of(guide, "play 45")) == "The highest: you take 4 black matches. Then you hold 4 black matches."
    assert said(then_of(guide, "play 3")) == "The lowest: you take 1 white match. Then you hold 1 white match."
    assert said(then_of(guide, "play 17")) == "In between: you take nothing. Cay takes 4 black matches, Bea 1 white match."
    assert said(now_of(guide, "card-40")) == "The highest so far: 4 black matches for Cay if it stays so."


def test_with_lead_highest_the_highest_card_is_said_to_lead() -> None:
    game, state = opened("4/1", lead="highest")
    play(game, state, Seat(1), "play 12")
    play(game, state, Seat(2), "play 40")
    guide = told(game, state, 0)
    assert (
        said(then_of(guide, "play 45"))
        == "The highest: you take 4 black matches and lead the next trick. Then you hold 4 black matches."
    )
    assert said(guide.prompt) == "You play last and take 4 black and the lead above 40, 1 white below 12, else nothing."
    assert now_of(guide, "dealer") is None


def test_who_leads_learns_how_the_unseen_cards_lie() -> None:
    game, state = opened("4/1")
    assert said(then_of(told(game, state, 1), "play 12"), reader=1).startswith("It depends on the others. Unseen cards: 3")


def test_black_and_white_cancel_in_what_is_foretold() -> None:
    game, state = opened("4/1")
    for card in (12, 40, 45):
        play(game, state, state.actor(), f"play {card}")
    trick(game, state, "2/5", {2: 20, 0: 26, 1: 33})
    play(game, state, CHANCE, "turn 1/4")
    guide = told(game, state, 0)
    assert said(now_of(guide, "score-card")) == (
        "You after this trick, as the highest: 5 black matches; as the lowest: in balance; otherwise: 4 black matches."
    )
    assert said(now_of(guide, "matches-0")) == "4 black matches: result so far 4."
    assert said(now_of(guide, "dealer")) == "Next trick: Bea leads."


def test_a_zero_is_said_to_erase_what_it_erases() -> None:
    game = match(3)
    state = game.new_state()
    whole_game(game, state, highest=0, lowest=1)
    guide = told(game, state, 0)
    assert said(now_of(guide, "matches-0")) == "A 0 would erase your 35 from game 1."
    assert said(now_of(guide, "matches-1")) == "A 0 would erase Bea's 37 from game 1."
    assert now_of(guide, "matches-2") is None
    assert said(now_of(guide, "total-1")) == "Results 37; total so far: 37."


def test_the_last_trick_names_the_result_and_the_card_that_stays_unused() -> None:
    game = match(3, ten_cards="on")
    state = game.new_state()
    deal(game, state, [[1], [2], [3]])
    for score_card in ("1/4", "4/1", "2/5", "5/2", "3/6", "6/3", "4/7", "7/4"):
        cards = {seat: max(view_of(state, Seat(seat)).hand) for seat in range(3)}
        trick(game, state, score_card, cards)
    play(game, state, CHANCE, "turn 3/5")
    notes = [said(note) for note in told(game, state, state.actor()).notes]
    assert notes == ["The last trick: what you hold after it is your result.", "1 of your cards stays unused."]
