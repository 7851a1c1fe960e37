"""What is in Meister Makatsu's box."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.edition import EditionFile
from chabudai.core.edition_lines import EditionLine, line_at
from chabudai.core.errors import EditionWhy, shown
from chabudai.core.fast import bits

MOST_SEATS: Final[i64] = 6  # R1.1, R1.3: one dojo deck each
DRAWN: Final[i64] = 4  # R1.7, R3.16
PLAYED: Final[i64] = 2  # R2.1, R2.5: of each hand
LAST_DRAWN: Final[i64] = 2  # R4.6

PHASES: Final[i64] = 3  # R2.1
ROUNDS: Final[vec[i64]] = bits.packed([6, 3, 2])  # R3.18, R4.2, R4.4
LAST_PHASE: Final[i64] = PHASES - 1

COLOURS: Final[i64] = 3  # R1.3
RANKS: Final[i64] = 8  # R1.3: cards of a colour
CARDS: Final[i64] = COLOURS * RANKS
DECK: Final[i64] = 0xFFFFFF  # the set of all cards of a dojo deck

_COLOUR_NAMES: Final = ("blue", "yellow", "purple")
_HIGHEST_VALUE: Final = 99
_FEWEST_IN_SHORT: Final = 4  # two rounds of two cards
_MOST_IN_SHORT: Final = 8


def colour_of(card: i64) -> i64:
    """The position of a card's colour in the order of judging (R3.1)."""
    return card >> 3


def rank_of(card: i64) -> i64:
    """How many cards of its colour are lower."""
    return card & 7


@final
class Components:
    """The dojo deck and the tokens of one edition.

    A card is a number from 0 to 23: eight of the first colour by rising value, then eight of the second, then of the third.
    A short game is the last phase alone, played with some of the cards and a hand of its own size: small enough to be solved.
    """

    def __init__(self, edition: EditionFile) -> None:
        edition.known_keys(edition.data, ("name", "colours", "cards", "tokens", "short"))
        self.colour_codes: Final[list[str]] = []
        self.colour_names: Final[list[str]] = []
        self.figure_colour: Final[i64] = self._read_colours(edition)
        self.colour_tokens: Final[vec[i64]] = _numbers(edition, "colours", "tokens", 1)
        self.values: Final[list[int]] = self._read_values(edition)
        self.card_names: Final[list[str]] = [
            f"{self.colour_codes[card // int(RANKS)]}{self.values[card]}" for card in range(int(CARDS))
        ]
        self._check_tokens(edition)
        self.points: Final[vec[i64]] = _numbers(edition, "tokens", "points", 1)
        self.pool: Final[vec[i64]] = _numbers(edition, "tokens", "count", 1)
        short = line_at(edition, "short") if "short" in edition.data else None
        self.first_phase: Final[i64] = 0 if short is None else LAST_PHASE
        self.deck: Final[i64] = DECK if short is None else self._read_short_deck(short)
        cards = int(bits.count(self.deck))
        self.drawn: Final[i64] = DRAWN if short is None else short.number_at("hand", int(PLAYED), min(int(DRAWN), cards - 1))
        self.kept: Final[i64] = self.drawn - PLAYED
        """R2.7, R4.6: what is left of a hand after two cards are played."""
        self.last_drawn: Final[i64] = LAST_DRAWN if short is None else cards - self.drawn

    def colour_name(self, card: int) -> str:
        """The colour of a card in words."""
        return self.colour_names[card // int(RANKS)]

    def _read_colours(self, edition: EditionFile) -> int:
        """Fill in codes and names; returns the colour that the figure goes with (R3.4)."""
        figures: list[int] = []
        tables = edition.tables_at("colours")
        for table in tables:
            edition.known_keys(table, ("code", "name", "tokens", "figure"))
            code = edition.text_at(table, "code")
            name = edition.text_at(table, "name")
            if name not in _COLOUR_NAMES:
                known = ", ".join(_COLOUR_NAMES)
                raise edition.refused(EditionWhy.UNKNOWN_WORD, f'name = "{name}"', key="name", value=shown(name), known=known)
            if name in self.colour_names:
                raise edition.refused(EditionWhy.ITEM_TWICE, f'name = "{name}"', 2, value=name)
            if code in self.colour_codes or len(code) != 1 or not code.isalpha():
                line = f'code = "{code}", name = "{name}"'
                raise edition.refused(EditionWhy.NOT_ONE_LETTER, line, key="code", value=shown(code))
            if table.get("figure") is True:
                figures.append(len(self.colour_codes))
            elif table.get("figure") is not False:
                raise edition.refused(EditionWhy.NOT_TRUE_OR_FALSE, f'name = "{name}"', key="figure")
            self.colour_codes.append(code)
            self.colour_names.append(name)
        if len(tables) != int(COLOURS):
            raise edition.refused(EditionWhy.NEEDS_EXACTLY, "colours", key="colours", count=len(tables), exactly=int(COLOURS))
        if len(figures) != 1:
            raise edition.refused(EditionWhy.FLAG_NOT_ONCE, "colours", key="figure", count=len(figures))
        return figures[0]

    def _read_values(self, edition: EditionFile) -> list[int]:
        """Each card's value, in the order of the cards."""
        found: list[list[int]] = [[] for _ in self.colour_codes]
        for table in edition.tables_at("cards"):
            edition.known_keys(table, ("colour", "value"))
            code = edition.text_at(table, "colour")
            value = edition.int_at(table, "value", 1)
            line = f'colour = "{code}", value = {value} '
            if code not in self.colour_codes:
                known = ", ".join(self.colour_codes)
                raise edition.refused(EditionWhy.UNKNOWN_WORD, line, key="colour", value=shown(code), known=known)
            if value > _HIGHEST_VALUE:
                raise edition.refused(
                    EditionWhy.NUMBER_OUT_OF_RANGE, line, key="value", value=str(value), least=1, most=_HIGHEST_VALUE
                )
            values = found[self.colour_codes.index(code)]
            if value in values:
                raise edition.refused(EditionWhy.ITEM_TWICE, line, 2, value=f"{code}{value}")
            values.append(value)
        for code, values in zip(self.colour_codes, found, strict=True):
            if len(values) != int(RANKS):
                raise edition.refused(
                    EditionWhy.NEEDS_EXACTLY, "cards", key=f'colour = "{code}"', count=len(values), exactly=int(RANKS)
                )
        return [value for values in found for value in sorted(values)]

    def _read_short_deck(self, short: EditionLine) -> int:
        """The cards of a short game."""
        short.only(("cards", "hand"))
        names = short.texts_at("cards")
        for name in names:
            if name not in self.card_names or names.count(name) > 1:
                known = ", ".join(self.card_names)
                raise short.refused(EditionWhy.UNKNOWN_WORD, key="cards", value=shown(name), known=known)
        if not _FEWEST_IN_SHORT <= len(names) <= _MOST_IN_SHORT:
            bounds = {"least": _FEWEST_IN_SHORT, "most": _MOST_IN_SHORT}
            raise short.refused(EditionWhy.NUMBER_OUT_OF_RANGE, key="cards", value=str(len(names)), **bounds)
        return int(bits.of([self.card_names.index(name) for name in names]))

    def left_over(self) -> int:
        """R4.8: the cards that a seat is left with at the end."""
        return int(self.kept + self.last_drawn - PLAYED)

    def _check_tokens(self, edition: EditionFile) -> None:
        """R3.13: the pool never runs short."""
        tables = edition.tables_at("tokens")
        if len(tables) != int(PHASES):
            raise edition.refused(EditionWhy.NEEDS_EXACTLY, "tokens = [", key="tokens", count=len(tables), exactly=int(PHASES))
        for phase, table in enumerate(tables):
            edition.known_keys(table, ("points", "count"))
            points = edition.int_at(table, "points", 1)
            count = edition.int_at(table, "count", 1)
            needed = int(ROUNDS[phase]) * sum([int(tokens) for tokens in self.colour_tokens])
            if count < needed:
                line = f"points = {points}, count = {count}"
                raise edition.refused(EditionWhy.NUMBER_TOO_SMALL, line, key="count", value=str(count), least=needed)


def _numbers(edition: EditionFile, key: str, column: str, least: int) -> vec[i64]:
    """One column of a list of tables."""
    return bits.packed([edition.int_at(table, column, least) for table in edition.tables_at(key)])
