"""The table of payments: each distinct price is a *form*, and each form has its ways to pay (R9.10)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.games.ninjato.box import packs
from chabudai.games.ninjato.box.components import Components
from chabudai.games.ninjato.box.prices import Alternative, Way, way_order, ways_to_pay

_MOST_COUNTED: Final = 4  # no price asks for more of one kind
_PURSES: Final = 5**5


@final
class Prices:
    """What envoys and rumors cost: each distinct price is a *form*, and each form has its ways to pay."""

    def __init__(self, components: Components) -> None:
        forms: list[list[Way]] = []
        self.envoy_forms: Final[vec[i64]] = _forms_of(components.envoy_prices, components.worth, forms)
        self.rumor_forms: Final[vec[i64]] = _forms_of(components.rumor_prices, components.worth, forms)
        ways = sorted({way for form in forms for way in form}, key=way_order)
        self.ways: Final = ways
        self.costs: Final[vec[i64]] = bits.packed([int(packs.six_of(list(way[0]))) for way in ways])
        self.honor: Final[vec[i64]] = bits.packed([way[1] for way in ways])
        starts = [0]
        flat: list[int] = []
        for form in forms:
            flat.extend(sorted([ways.index(way) for way in form]))
            starts.append(len(flat))
        self.starts: Final[vec[i64]] = bits.packed(starts)  # where a form's ways begin in `of_form`
        self.of_form: Final[vec[i64]] = bits.packed(flat)
        self.payable: Final[vec[i64]] = bits.packed(_payable(forms))

    def forms_in_reach(self, purse: i64) -> i64:
        """The set of forms that can be paid from these treasures; one look into a table."""
        index: i64 = 0
        for place in range(4, -1, -1):
            held: i64 = (purse >> (6 * place)) & 63
            index = index * 5 + (min(_MOST_COUNTED, held))
        return self.payable[index]


def covers(purse: i64, cost: i64) -> bool:
    """Whether these treasures include those of the cost."""
    is_short = False
    for place in range(5):
        if (purse >> (6 * place)) & 63 < (cost >> (6 * place)) & 63:
            is_short = True
    return not is_short


def _payable(forms: list[list[Way]]) -> list[int]:
    """For each purse, its counts as digits to base 5, the set of forms it can pay: those of any smaller purse and its own."""
    table = [0] * _PURSES
    for number, form in enumerate(forms):
        for cost, _ in form:
            table[sum([cost[place] * 5**place for place in range(5)])] |= 1 << number
    for purse in range(_PURSES):
        for place in range(5):
            if purse // 5**place % 5:
                table[purse] |= table[purse - 5**place]
    return table


def _forms_of(prices: list[list[Alternative]], worth: list[int], forms: list[list[Way]]) -> vec[i64]:
    """The form of each price; forms not met before are added."""
    found: list[int] = []
    for price in prices:
        ways = ways_to_pay(price, worth)
        if ways not in forms:
            forms.append(ways)
        found.append(forms.index(ways))
    return bits.packed(found)
