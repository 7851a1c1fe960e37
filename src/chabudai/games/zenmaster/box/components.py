"""What is in ZenMaster's box."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.edition import EditionFile
from chabudai.core.edition_lines import lines_at
from chabudai.core.errors import EditionWhy
from chabudai.core.fast import bits

TRICKS: Final[i64] = 9  # R3.1
HAND: Final[i64] = 9  # R1.8
BIG_HAND: Final[i64] = 10  # R4.1
ZERO_PENALTY: Final[i64] = 2  # R4.2
MOST_SEATS: Final[i64] = 5  # R1.1
_MOST_MATCHES: Final = 99


@final
class Components:
    """The number cards 1 … numbers and the score cards of one edition."""

    def __init__(self, edition: EditionFile) -> None:
        edition.known_keys(edition.data, ("name", "numbers", "score_cards"))
        least, most = int(MOST_SEATS * BIG_HAND), bits.SIZE - 1
        numbers = edition.int_at(edition.data, "numbers", least)
        if numbers > most:
            raise edition.refused(
                EditionWhy.NUMBER_OUT_OF_RANGE, "numbers", key="numbers", value=str(numbers), least=least, most=most
            )
        self.numbers: Final[i64] = numbers
        black: list[int] = []
        white: list[int] = []
        names: list[str] = []
        for line in lines_at(edition, "score_cards"):
            line.only(("black", "white"))
            black.append(line.number_at("black", 1, _MOST_MATCHES))
            white.append(line.number_at("white", 1, _MOST_MATCHES))
            name = f"{black[-1]}/{white[-1]}"
            if name in names:
                raise line.refused(EditionWhy.ITEM_TWICE, value=name)
            names.append(name)
        if not int(TRICKS) <= len(names) <= bits.SIZE:
            raise edition.refused(
                EditionWhy.WRONG_NUMBER_OF_ITEMS,
                "score_cards",
                key="score_cards",
                count=len(names),
                least=int(TRICKS),
                most=bits.SIZE,
            )
        self.black: Final[vec[i64]] = bits.packed(black)
        self.white: Final[vec[i64]] = bits.packed(white)
        self.score_names: Final = names
