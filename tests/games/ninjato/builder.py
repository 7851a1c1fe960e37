"""Positions of Ninjato: a view is written down piece by piece from the box, and a world is made of it."""

from chabudai.core import CHANCE, NOBODY, Event, Game, Journal, Rng, Seat, State, play
from chabudai.games import title
from chabudai.games.ninjato.box.components import EFFECTS, Components
from chabudai.games.ninjato.box.prices import TREASURES
from chabudai.games.ninjato.knowledge.view import NinjatoView
from chabudai.games.ninjato.title import Ninjato

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)


def look(state: State, seat: Seat | None = None) -> NinjatoView:
    view = state.view(seat)
    assert isinstance(view, NinjatoView)
    return view


def kinds(*names: str) -> list[int]:
    """Treasures as counts by kind."""
    return [names.count(kind) for kind in TREASURES]


class Table:
    """A game under way: texts are played by whoever acts."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.journal = Journal()

    def do(self, *texts: str) -> "Table":
        """Play these actions; where chance must act first and was not told how, it takes its first thing."""
        for text in texts:
            action = self.game.action(text)
            while self.state.actor() == CHANCE and action not in self.state.legal_actions():
                self.state.apply(self.state.legal_actions()[0], self.journal)
            play(self.game, self.state, self.state.actor(), text, self.journal)
        return self

    def settle(self) -> "Table":
        """Let chance act until a seat has to."""
        while self.state.actor() == CHANCE:
            self.state.apply(self.state.legal_actions()[0], self.journal)
        return self

    def finish_round(self) -> "Table":
        """All seats raid house 5 and give up until the next round or a scoring phase begins."""
        number = self.settle().look().round
        while self.look().round == number and self.state.decision() == "Placing":
            self.do("strength 5", "give up").settle()
        return self

    def legal(self) -> list[str]:
        return [action.text for action in self.state.legal_actions()]

    def look(self, seat: Seat | None = None) -> NinjatoView:
        return look(self.state, seat)

    @property
    def actor(self) -> Seat:
        return self.state.actor()

    @property
    def decision(self) -> str:
        return self.state.decision()

    def treasures(self, seat: Seat) -> list[int]:
        return self.look().seats[seat].treasures

    def honor(self, seat: Seat) -> int:
        return self.look().seats[seat].honor

    def up(self, seat: Seat, name: str) -> int:
        """How many tiles of this name the seat has not used."""
        return self.look().seats[seat].up[components(self.game).skill_names.index(name)]

    def told(self, kind: type[Event]) -> list[dict[str, object]]:
        """The events of a kind so far."""
        return [event.as_dict() for event in self.journal.events if isinstance(event, kind)]


def components(game: Game) -> Components:
    assert isinstance(game, Ninjato)
    return game.box.components


def new_table(seats: int = 2, edition: str = "house", options: dict[str, str] | None = None) -> Table:
    """Before the first step."""
    game = title("ninjato").game(seats, options, edition)
    return Table(game, game.new_state())


class Builder:
    """Round 1, the first seat to place, no cards in hand, each house with a sentry of its number and fan, scroll, vase."""

    def __init__(self, seats: int = 2, edition: str = "house", options: dict[str, str] | None = None) -> None:
        table = new_table(seats, edition, options).settle()
        assert isinstance(table.game, Ninjato)
        self.game = table.game
        self.box = table.game.box
        self.view = view = table.look()
        for seat in view.seats:
            seat.drawn = seat.hand_size = 0
        view.piles.row = [0] * 5
        view.piles.fresh = list(components(self.game).dojo)
        self.row(1, 3, 5)
        for house in range(1, 6):
            self.house(house)

    def _move(self, source: list[int], place: int, into: list[int] | None = None) -> None:
        assert source[place] > 0, "the box holds no more of these"
        source[place] -= 1
        if into is not None:
            into[place] += 1

    # What lies on the board

    def row(self, *values: int) -> "Builder":
        fresh = self.view.piles.fresh
        self.view.piles.fresh = [a + b for a, b in zip(fresh, self.view.piles.row, strict=True)]
        self.view.piles.row = [0] * 5
        for value in values:
            self._move(self.view.piles.fresh, value - 1, self.view.piles.row)
        return self

    def pile(self, *values: int) -> "Builder":
        """All cards but these leave the pile for the discards."""
        piles = self.view.piles
        for value in range(5):
            wanted = list(values).count(value + 1)
            piles.discards[value] += piles.fresh[value] - wanted
            piles.fresh[value] = wanted
        return self

    def no_discards(self) -> "Builder":
        """Everything discarded at the dojo is in the last seat's hand instead, for all to know."""
        piles = self.view.piles
        seat = self.view.seats[-1]
        for value in range(5):
            seat.known[value] += piles.discards[value]
            seat.hand_size += piles.discards[value]
        piles.discards = [0] * 5
        return self

    def house(
        self,
        number: int,
        sentry: int = 0,
        plain: tuple[str, ...] = ("fan", "scroll", "vase"),
        red: tuple[str, ...] = (),
        token: str = "",
        alarm: bool = False,
    ) -> "Builder":
        house = self.view.houses[number - 1]
        piles = self.view.piles
        for kind in range(5):
            piles.bag[kind] += house.plain[kind] + house.red[kind]
        house.plain, house.red = [0] * 5, [0] * 5
        for name in plain:
            self._move(piles.bag, TREASURES.index(name), house.plain)
        for name in red:
            self._move(piles.bag, TREASURES.index(name), house.red)
        if house.sentry >= 0:
            piles.guards[house.sentry] += 1
        house.sentry = (sentry or number) - 1 + (5 if alarm else 0)
        self._move(piles.guards, house.sentry)
        if token:
            piles.tokens.append(house.token)
            house.token = self.box.table.token_texts.index(token)
            piles.tokens.remove(house.token)
        return self

    def bag(self, *names: str) -> "Builder":
        """All treasures but these leave the bag for the discards."""
        piles = self.view.piles
        for kind in range(5):
            wanted = names.count(TREASURES[kind])
            piles.spent[kind] += piles.bag[kind] - wanted
            piles.bag[kind] = wanted
        return self

    def no_spent(self) -> "Builder":
        """Everything spent is the last seat's instead."""
        seat = self.view.seats[-1]
        seat.treasures = [a + b for a, b in zip(seat.treasures, self.view.piles.spent, strict=True)]
        self.view.piles.spent = [0] * 5
        return self

    def guards(self, *cards: str) -> "Builder":
        """All guards but these leave the pile for the discards."""
        piles = self.view.piles
        for kind in range(10):
            wanted = cards.count(f"{kind % 5 + 1}{'!' if kind >= 5 else ''}")
            piles.guard_discards[kind] += piles.guards[kind] - wanted
            piles.guards[kind] = wanted
        return self

    def elite_pile(self, *cards: str, discards: bool = True) -> "Builder":
        """All elites but these leave the pile for the discards, or for the last seat."""
        piles = self.view.piles
        into = piles.elite_discards if discards else self.view.seats[-1].elites
        for kind, text in enumerate(self.box.table.elite_texts):
            wanted = cards.count(text)
            into[kind] += piles.elites[kind] - wanted
            piles.elites[kind] = wanted
        return self

    def sensei(self, *names: str) -> "Builder":
        piles = self.view.piles
        for kind, number in enumerate(self.view.sensei):
            self._stack(kind)[kind] += number
        self.view.sensei = [0] * len(self.view.sensei)
        for name in names:
            kind = self.box.table.skill_texts.index(name)
            self._move(self._stack(kind), kind, self.view.sensei)
        assert min(piles.skills) >= 0
        return self

    def _stack(self, kind: int) -> list[int]:
        is_disguise = EFFECTS[components(self.game).skill_effects[kind]] == "disguise"
        return self.view.piles.disguises if is_disguise else self.view.piles.skills

    def no_skills_left(self) -> "Builder":
        piles = self.view.piles
        piles.skill_discards = [a + b for a, b in zip(piles.skill_discards, piles.skills, strict=True)]
        piles.skills = [0] * len(piles.skills)
        return self

    def palace(self, *names: str) -> "Builder":
        self.view.piles.envoys += self.view.palace
        self.view.palace = self._cards(self.view.piles.envoys, self.box.table.envoy_texts, names)
        return self

    def pavilion(self, *names: str) -> "Builder":
        self.view.piles.rumors += self.view.pavilion
        self.view.pavilion = self._cards(self.view.piles.rumors, components(self.game).rumor_names, names)
        return self

    def no_rumors_left(self) -> "Builder":
        """The rumors of the deck are all the last seat's."""
        self.view.seats[-1].rumors += self.view.piles.rumors
        self.view.piles.rumors = []
        return self

    def no_envoys_left(self) -> "Builder":
        self.view.seats[-1].envoys += self.view.piles.envoys
        self.view.piles.envoys = []
        return self

    def _cards(self, deck: list[int], texts: list[str], names: tuple[str, ...]) -> list[int]:
        taken = [texts.index(name) for name in names]
        for card in taken:
            deck.remove(card)
        return sorted(taken)

    # What a seat has

    def hand(self, seat: Seat, *values: int) -> "Builder":
        mine = self.view.seats[seat]
        for value in values:
            self._move(self.view.piles.fresh, value - 1, mine.known)
        mine.hand_size += len(values)
        return self

    def blind_hand(self, seat: Seat, number: int) -> "Builder":
        """So many cards that nobody else knows."""
        mine = self.view.seats[seat]
        mine.hand_size += number
        mine.drawn += number
        return self

    def owns(self, seat: Seat, *names: str) -> "Builder":
        """Treasures."""
        for name in names:
            self._move(self.view.piles.bag, TREASURES.index(name), self.view.seats[seat].treasures)
        return self

    def knows(self, seat: Seat, *names: str, used: tuple[str, ...] = ()) -> "Builder":
        """Skill tiles face up, and some used in this round."""
        mine = self.view.seats[seat]
        for name in [*names, *used]:
            kind = self.box.table.skill_texts.index(name)
            if sum(self._stack(kind)) and self._stack(kind)[kind]:
                self._move(self._stack(kind), kind, mine.tiles)
            else:
                self._move(self.view.sensei, kind, mine.tiles)
            if name in names:
                mine.up[components(self.game).skill_effects[kind]] += 1
        return self

    def envoys(self, seat: Seat, *names: str) -> "Builder":
        for name in names:
            card = self.box.table.envoy_texts.index(name)
            deck = self.view.piles.envoys if card in self.view.piles.envoys else self.view.palace
            deck.remove(card)
            self.view.seats[seat].envoys.append(card)
        return self

    def rumors(self, seat: Seat, *names: str) -> "Builder":
        for name in names:
            card = components(self.game).rumor_names.index(name)
            deck = self.view.piles.rumors if card in self.view.piles.rumors else self.view.pavilion
            deck.remove(card)
            self.view.seats[seat].rumors.append(card)
        return self

    def elites(self, seat: Seat, *names: str) -> "Builder":
        for name in names:
            self._move(self.view.piles.elites, self.box.table.elite_texts.index(name), self.view.seats[seat].elites)
        return self

    def honor(self, seat: Seat, number: int) -> "Builder":
        self.view.seats[seat].honor = number
        return self

    # When it is

    def order(self, *seats: Seat) -> "Builder":
        self.view.order = list(seats)
        self.view.turn = self.view.actor = seats[0]
        return self

    def round(self, number: int) -> "Builder":
        """In rounds after the fourth the large stack is gone."""
        self.view.round = number
        if number > 4:
            self.sensei().no_skills_left()
        return self

    def last_turn(self) -> "Builder":
        """The last shuriken of the round."""
        self.view.placed = 3 * len(self.view.seats) - 1
        self.view.turn = self.view.actor = Seat(self.view.order[-1])
        return self

    def table(self) -> Table:
        self.view.piles.pile_size = sum(self.view.piles.fresh) - sum(seat.drawn for seat in self.view.seats)
        return Table(self.game, self.game.sample_world(self.view, Rng(1)))


def ended(table: Table) -> Table:
    """From the last turn of round 7 to the end: the last seat gives up a raid, first places take honor, nobody disguises."""
    table.do("strength 5", "give up")
    while table.settle().actor != NOBODY:
        table.do(table.legal()[0])
    return table
