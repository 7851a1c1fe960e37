"""Positions of Maki Master from records: the wanted deal, then the wanted turns."""

from pathlib import Path

from chabudai.core import CHANCE, Action, Event, Game, Journal, Seat, play
from chabudai.games import title
from chabudai.games.maki_master.knowledge.view import MakiView
from chabudai.games.maki_master.rules.state import MakiState
from chabudai.games.maki_master.title import MakiMaster

MAKI = title("maki-master")
HOUSE = (Path(MAKI.folder) / "box" / "editions" / "house.toml").read_text("utf-8")
EFFECTS = ["switch", "chop", "stack", "spicy"]


def house(seats: int, options: dict[str, str] | None = None) -> MakiMaster:
    return maki(MAKI.game(seats, options))


def printed() -> MakiMaster:
    """A box with scores and styles of single recipes, and ingredients that come several times in one."""
    return maki(MAKI.game(2, {}, str(Path(__file__).parent / "printed.toml")))


def maki(game: Game) -> MakiMaster:
    assert isinstance(game, MakiMaster)
    return game


def texts(actions: list[Action]) -> list[str]:
    return [action.text for action in actions]


class Kitchen:
    """A game that is played step by step; whoever acts takes the step."""

    def __init__(self, game: MakiMaster) -> None:
        self.game = game
        self.state: MakiState = game.new_state()
        self.journal = Journal()

    def do(self, *steps: str) -> "Kitchen":
        for step in steps:
            play(self.game, self.state, self.state.actor(), step, self.journal)
        return self

    def legal(self, verb: str = "") -> list[str]:
        """What is legal now; with a verb, what follows it."""
        all_texts = texts(self.state.legal_actions())
        return [text.partition(" ")[2] for text in all_texts if text.split(" ")[0] == verb] if verb else all_texts

    def verbs(self) -> set[str]:
        return {text.split(" ")[0] for text in self.legal()}

    def view(self, seat: int | None = None) -> MakiView:
        return self.state.view(None if seat is None else Seat(seat))

    def chance(self, *wanted: str) -> "Kitchen":
        """Chance takes these steps, and then whatever comes first until a seat acts."""
        self.do(*wanted)
        while self.state.actor() == CHANCE:
            self.do(self.legal()[0])
        return self

    def tile(self, code: str, space: str, cup: str = "") -> "Kitchen":
        self.do(f"take {code}", f"place {space}")
        return self.do(f"cup {cup}") if cup else self

    def turn(self, code: str, space: str, then: str = "wasabi") -> "Kitchen":
        """A whole turn: a tile, then a prep; the display is refilled with what comes first."""
        self.tile(code, space)
        self.do(then)
        return self.chance()

    def lay(self, tiles: dict[str, str]) -> "Kitchen":
        """A turn with the wasabi pool for each of these tiles."""
        for space, code in tiles.items():
            self.turn(code, space)
        return self

    def line(self, codes: str, *spaces: str) -> "Kitchen":
        """Lay `RIC-CLA` on these spaces."""
        return self.lay(dict(zip(spaces, codes.split("-"), strict=True)))

    def fill(self, *leave: str) -> "Kitchen":
        """Play on with the wasabi pool until only these spaces are empty."""
        while free := [space for space in self.empty() if space not in leave]:
            self.turn(self.plenty(), free[0])
        return self

    def plenty(self) -> str:
        """The ingredient with the most tiles left."""
        pantry = self.view().pantry
        return self.view().legend.codes[pantry.index(max(pantry))]

    def top(self, space: str) -> str:
        tiles = self.stack(space)
        return tiles[-1] if tiles else ""

    def stack(self, space: str) -> list[str]:
        view = self.view()
        return [view.legend.codes[tile] for tile in view.spaces[self.number(space)]]

    def number(self, space: str) -> int:
        return (ord(space[0]) - ord("A")) + (int(space[1:]) - 1) * self.view().legend.columns

    def name(self, space: int) -> str:
        columns = self.view().legend.columns
        return f"{chr(ord('A') + space % columns)}{space // columns + 1}"

    def cups(self) -> list[str]:
        return [self.name(space) for space in self.view().cups]

    def empty(self) -> list[str]:
        view = self.view()
        return [self.name(space) for space, tiles in enumerate(view.spaces) if not tiles and space not in view.cups]

    def left(self, code: str) -> int:
        return self.view().pantry[self.view().legend.codes.index(code)]

    def held(self, seat: int) -> list[str]:
        return [effect for effect, count in zip(EFFECTS, self.view().held[seat], strict=True) for _ in range(count)]

    def shown(self) -> list[str]:
        return [effect for effect, count in zip(EFFECTS, self.view().display, strict=True) for _ in range(count)]

    def hand(self, seat: int) -> list[int]:
        return [self.view().legend.numbers[recipe] for recipe in self.view(seat).hand]

    def served(self, seat: int) -> list[int]:
        return [self.view().legend.numbers[recipe] for recipe in self.view().served[seat]]

    def heard(self, kind: str, seat: int | None = None) -> list[dict[str, object]]:
        events: list[Event] = self.journal.heard_by(None if seat is None else Seat(seat))
        return [event.as_dict() for event in events if event.kind() == kind]


def deal(kitchen: Kitchen, hands: list[list[int]], display: list[str], starter: int = 0) -> Kitchen:
    """Turn up this display and deal these recipes, one of each length of the deal; the rest is filled up."""
    game = kitchen.game
    kitchen.do(*[f"turn {effect}" for effect in display])
    wanted = {number for hand in hands for number in hand}
    recipes = game.box.components.recipes
    for seat in range(game.setup.seats):
        mine = hands[seat] if seat < len(hands) else []
        for group in game.box.components.deal:
            chosen = [number for number in mine if recipes[game.box.components.recipe_at[number]].group() == group]
            spare = [number for number in map(int, kitchen.legal("deal")) if number not in wanted]
            kitchen.do(f"deal {chosen[0] if chosen else spare[-1]}")
    return kitchen.do(f"start {starter}")


def kitchen(
    seats: int = 1,
    hands: list[list[int]] | None = None,
    display: tuple[str, str, str] = ("switch", "chop", "stack"),
    starter: int = 0,
    options: dict[str, str] | None = None,
) -> Kitchen:
    """A game of the house edition, ready for its first turn. Alone, one sees the rules of a turn most simply."""
    return deal(Kitchen(house(seats, options)), hands or [], list(display), starter)


def with_cards(
    *effects: str, hands: list[list[int]] | None = None, seats: int = 1, options: dict[str, str] | None = None
) -> Kitchen:
    """Seat 0 has gained these action cards in turns of its own; tiles lie in row 6, from the left."""
    others = [effect for effect in EFFECTS if effect not in effects]
    shown = (*effects, *others)[:3]
    made = kitchen(seats, hands, (shown[0], shown[1], shown[2]), options=options)
    for number, effect in enumerate(effects):
        for seat in range(seats):
            made.tile(["TUN", "EGG", "TUN", "EGG"][seat], f"{'ABCDEFG'[number * seats + seat]}6")
            made.do(f"gain {effect}" if seat == 0 else "wasabi")
            if seat == 0:
                made.do(f"turn {(*effects, effect)[number + 1]}" if number + 1 < len(effects) else made.legal()[0])
    return made
