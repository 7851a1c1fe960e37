"""Positions of ZenMaster from records: the wanted deal, then the wanted plays."""

from chabudai.core import CHANCE, Game, Journal, Seat, State, play
from chabudai.games import title


def match(seats: int = 3, **options: str) -> Game:
    given = {"dealer": "0", **{name.replace("_", "-"): value for name, value in options.items()}}
    return title("zenmaster").game(seats, given)


def deal(game: Game, state: State, hands: list[list[int]], journal: Journal | None = None) -> None:
    """Deal these hands; where a hand is short, it is filled with the smallest cards nobody is to get."""
    size = 10 if game.setup.options["ten-cards"] == "on" else 9
    wanted = {card for hand in hands for card in hand}
    spare = iter(card for card in range(1, 51) if card not in wanted)
    full = [[*hand, *(next(spare) for _ in range(size - len(hand)))] for hand in hands]
    dealer = state.view(None).as_dict()["dealer"]
    assert isinstance(dealer, int)
    for number in range(size):
        for step in range(len(hands)):
            seat = (dealer + 1 + step) % len(hands)
            play(game, state, CHANCE, f"deal {full[seat][number]}", journal)


def trick(game: Game, state: State, score_card: str, cards: dict[int, int], journal: Journal | None = None) -> None:
    """Turn this score card and let each seat play its card, in the order of the table."""
    play(game, state, CHANCE, f"turn {score_card}", journal)
    for _ in cards:
        seat = state.actor()
        play(game, state, seat, f"play {cards[seat]}", journal)


def field(state: State, name: str, seat: Seat | None = None) -> object:
    return state.view(seat).as_dict()[name]


SCORE_CARDS = ["1/4", "4/1", "2/5", "5/2", "3/6", "6/3", "4/7", "7/4", "3/5", "5/3"]


def whole_game(
    game: Game,
    state: State,
    highest: int,
    lowest: int,
    unused: str = "5/3",
    opening: tuple[int, int] | None = None,
    journal: Journal | None = None,
) -> None:
    """One game of the match in which the same seats always play highest and lowest, but in the first trick those of `opening`.

    With 5/3 unused, `highest` ends with 35 black and `lowest` with 37 white, everyone else with nothing.
    """
    seats = range(game.setup.seats)
    hands: list[dict[int, int]] = []
    for number in range(9):
        high, low = opening if opening is not None and number == 0 else (highest, lowest)
        others = [seat for seat in seats if seat not in (high, low)]
        middle = {seat: 10 + 3 * number + place for place, seat in enumerate(others)}
        hands.append({high: 42 + number, low: 1 + number, **middle})
    deal(game, state, [[cards[seat] for cards in hands] for seat in seats], journal)
    for cards, score_card in zip(hands, [name for name in SCORE_CARDS if name != unused], strict=True):
        trick(game, state, score_card, cards, journal)
