"""What is in Meister Makatsu's box."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.edition import EditionFile
from chabudai.core.edition_lines import EditionLine, line_at, lines_at
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
_MOST_AT_ONCE: Final = 9  # tokens that a card takes
_MOST_TOKENS: Final = 999
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
        self.colour_tokens: Final[vec[i64]] = _numbers(edition, "colours", "tokens", _MOST_AT_ONCE)
        self.values: Final[list[int]] = self._read_values(edition)
        self.card_names: Final[list[str]] = [
            f"{self.colour_codes[card // int(RANKS)]}{self.values[card]}" for card in range(int(CARDS))
        ]
        self._check_tokens(edition)
        self.points: Final[vec[i64]] = _numbers(edition, "tokens", "points", _HIGHEST_VALUE)
        self.pool: Final[vec[i64]] = _numbers(edition, "tokens", "count", _MOST_TOKENS)
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
        lines = lines_at(edition, "colours")
        for line in lines:
            line.only(("code", "name", "tokens", "figure"))
            code = line.text_at("code")
            name = line.text_at("name")
            if name not in _COLOUR_NAMES:
                known = ", ".join(_COLOUR_NAMES)
                raise line.refused(EditionWhy.UNKNOWN_WORD, key="name", value=shown(name), known=known)
            if name in self.colour_names:
                raise line.refused(EditionWhy.ITEM_TWICE, value=name)
            if code in self.colour_codes or len(code) != 1 or not code.isalpha():
                raise line.refused(EditionWhy.NOT_ONE_LETTER, key="code", value=shown(code))
            if "figure" not in line.table:
                raise line.refused(EditionWhy.NOT_TRUE_OR_FALSE, key="figure")
            if line.flag_at("figure"):
                figures.append(len(self.colour_codes))
            self.colour_codes.append(code)
            self.colour_names.append(name)
        if len(lines) != int(COLOURS):
            raise edition.refused(EditionWhy.NEEDS_EXACTLY, "colours", key="colours", count=len(lines), exactly=int(COLOURS))
        if len(figures) != 1:
            raise edition.refused(EditionWhy.FLAG_NOT_ONCE, "colours", key="figure", count=len(figures))
        return figures[0]

    def _read_values(self, edition: EditionFile) -> list[int]:
        """Each card's value, in the order of the cards."""
        found: list[list[int]] = [[] for _ in self.colour_codes]
        for line in lines_at(edition, "cards"):
            line.only(("colour", "value"))
            place = line.choice_at("colour", self.colour_codes)
            value = line.number_at("value", 1, _HIGHEST_VALUE)
            if value in found[place]:
                raise line.refused(EditionWhy.ITEM_TWICE, value=f"{self.colour_codes[place]}{value}")
            found[place].append(value)
        for code, values in zip(self.colour_codes, found, strict=True):
            if len(values) != int(RANKS):
                raise edition.refused(
                    EditionWhy.NEEDS_EXACTLY, "cards = [", key=f'colour = "{code}"', count=len(values), exactly=int(RANKS)
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
        lines = lines_at(edition, "tokens")
        if len(lines) != int(PHASES):
            raise edition.refused(EditionWhy.NEEDS_EXACTLY, "tokens = [", key="tokens", count=len(lines), exactly=int(PHASES))
        for phase, line in enumerate(lines):
            line.only(("points", "count"))
            count = line.number_at("count", 1, _MOST_TOKENS)
            needed = int(ROUNDS[phase]) * sum([int(tokens) for tokens in self.colour_tokens])
            if count < needed:
                raise line.refused(EditionWhy.NUMBER_TOO_SMALL, key="count", value=str(count), least=needed)


def _numbers(edition: EditionFile, key: str, column: str, most: int) -> vec[i64]:
    """One column of a list of tables."""
    return bits.packed([line.number_at(column, 1, most) for line in lines_at(edition, key)])
