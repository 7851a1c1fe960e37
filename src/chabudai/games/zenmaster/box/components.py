"""What is in ZenMaster's box."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.edition import EditionFile
from chabudai.core.fast import bits

TRICKS: Final[i64] = 9  # R3.1
HAND: Final[i64] = 9  # R1.8
BIG_HAND: Final[i64] = 10  # R4.1
ZERO_PENALTY: Final[i64] = 2  # R4.2
MOST_SEATS: Final[i64] = 5  # R1.1


@final
class Components:
    """The number cards 1 … numbers and the score cards of one edition."""

    def __init__(self, edition: EditionFile) -> None:
        edition.known_keys(edition.data, ("name", "numbers", "score_cards"))
        self.numbers: Final[i64] = edition.int_at(edition.data, "numbers", int(MOST_SEATS * BIG_HAND))
        if self.numbers > bits.SIZE - 1:
            raise edition.error(f"at most {bits.SIZE - 1} number cards are possible", "numbers")
        black: list[int] = []
        white: list[int] = []
        names: list[str] = []
        for table in edition.tables_at("score_cards"):
            edition.known_keys(table, ("black", "white"))
            black.append(edition.int_at(table, "black", 1))
            white.append(edition.int_at(table, "white", 1))
            name = f"{black[-1]}/{white[-1]}"
            if name in names:
                raise edition.error(f"the score card {name} is there twice", f"black = {black[-1]}, white = {white[-1]}", 2)
            names.append(name)
        if not int(TRICKS) <= len(names) <= bits.SIZE:
            raise edition.error(f"at least {TRICKS} score cards are needed, and {bits.SIZE} at most", "score_cards")
        self.black: Final[vec[i64]] = bits.packed(black)
        self.white: Final[vec[i64]] = bits.packed(white)
        self.score_names: Final = names
