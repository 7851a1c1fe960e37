"""The table of a person at the terminal."""

import pytest

from chabudai.bots import Bot, Budget, Choice, History, Stop
from chabudai.cli.opponents import RANDOM, opponent
from chabudai.cli.terminal.local_table import LocalTable
from chabudai.core import Action, Game, Rng, Seat, View
from chabudai.games import TITLES, title
from chabudai.search import Progress
from chabudai.table import TableError
from chabudai.title import Title

PERSON = Seat(0)


class Listener(Bot):
    """A bot that takes its first move and asks what it has heard."""

    def __init__(self, game: Game) -> None:
        super().__init__("listener", game)
        self.heard: dict[Seat, list[dict[str, object]]] = {}

    def choose(
        self,
        view: View,
        legal: list[Action],
        budget: Budget | None,  # noqa: ARG002 - it does not think
        rng: Rng,  # noqa: ARG002
        stop: Stop | None = None,  # noqa: ARG002
        progress: Progress | None = None,  # noqa: ARG002
        history: History | None = None,
    ) -> Choice:
        assert view.seat is not None
        assert history is not None
        self.heard[view.seat] = [event.as_dict() for event in history()]
        return Choice(legal[0], [])


@pytest.mark.parametrize("known", TITLES, ids=[known.name for known in TITLES])
def test_the_past_is_what_was_heard_turn_by_turn(known: Title) -> None:
    game = known.game(known.fewest)
    table = LocalTable(game, PERSON, [opponent(RANDOM, game)] * game.setup.seats, "1")
    stretches = table.begin()
    for _ in range(10):
        if not table.is_over():
            stretches += table.take(table.legal()[0])
    heard = [(stretch.by_chance, [event.as_dict() for event in stretch.events]) for stretch in stretches]
    assert [(stretch.by_chance, [event.as_dict() for event in stretch.events]) for stretch in table.past()] == heard


def test_a_bot_can_ask_for_what_its_seat_has_heard() -> None:
    game = title("zenmaster").game(3)
    listener = Listener(game)
    table = LocalTable(game, PERSON, [listener] * 3, "1")
    table.begin()
    table.take(table.legal()[0])
    for seat, heard in listener.heard.items():
        cards = [event for event in heard if event["event"] == "card-dealt"]
        assert [event["seat"] for event in cards] == [seat] * 9
        assert heard[0]["event"] == "game-begun"
        assert [event for event in heard if event["event"] == "card-played"]
    assert set(listener.heard) == {Seat(1), Seat(2)}


def test_only_the_persons_own_decisions_are_taken_back_and_the_cards_stay() -> None:
    game = title("zenmaster").game(3)
    table = LocalTable(game, PERSON, [opponent(RANDOM, game)] * game.setup.seats, "1")
    table.begin()
    with pytest.raises(TableError, match="nothing to take back"):
        table.undo()
    before, hand = table.view().key(), table.view().as_dict()["hand"]
    table.take(table.legal()[0])
    assert table.view().as_dict()["hand"] != hand
    table.undo()
    assert table.view().key() == before
