"""What is in Ninjato's box: one edition, validated when it is read (R1.5)."""

from typing import Final, final

from mypy_extensions import i64

from chabudai.core.edition import EditionFile
from chabudai.core.edition_lines import EditionLine, lines_at
from chabudai.core.errors import EditionWhy, shown
from chabudai.core.fast import bits
from chabudai.games.ninjato.box import packs
from chabudai.games.ninjato.box.prices import PRICE_NAMES, TREASURES, Alternative, listed_price, named_price

ROUNDS: Final = 7  # R3.3
MOST_SEATS: Final = 4  # R1.2
HOUSES: Final = 5  # R3.4
VALUES: Final = 5  # of dojo cards and guards
_VALUES_IN_ORDER: Final = ", ".join([str(value + 1) for value in range(VALUES)])
CLANS: Final = ["taira", "minamoto", "goshirakawa"]
STYLES: Final = ["snake", "tiger", "crane"]
RUMOR_KINDS: Final = ["elites", "rumors", "envoys", "skills", "rivals"]  # R14.2, R14.6
EFFECTS: Final = [
    "minus-two",
    "set-zero",
    "swap-treasure",
    "plus-two",
    "set-six",
    "turn-up-skill",
    "plus-or-minus-one",
    "act-as-two-or-four",
    "switch-side",
    "disguise",
]
ANY_CARD: Final[i64] = 0  # the price of a skill with a question mark

_TOP_KEYS: Final = (
    "name",
    "dojo",
    "guards",
    "elites",
    "skills",
    "treasures",
    "envoys",
    "rumors",
    "tokens",
    "scorings",
)


@final
class Components:
    """The cards, tiles and tokens of one edition, as plain tables."""

    def __init__(self, edition: EditionFile) -> None:
        edition.known_keys(edition.data, _TOP_KEYS)
        self.dojo: Final = _dojo(edition)  # how many of each value
        self.guard_names: list[str] = []
        self.guards: list[int] = []  # how many of each kind: value - 1, and 5 more for those with an alarm
        self._read_guards(edition)
        self.elite_values: list[tuple[int, int]] = []  # against strength and stealth, or the pair
        self.elite_pairs: list[bool] = []
        self.elite_honor: list[int] = []
        self.elites: list[int] = []
        self._read_elites(edition)
        self.skill_names: list[str] = []  # for each effect, as notation writes it
        self.skill_labels: list[str] = []  # for each effect, as the edition writes it
        self.skill_effects: list[int] = []
        self.skill_styles: list[int] = []
        self.skill_prices: list[int] = []  # a dojo value, or ANY_CARD
        self.skills: list[int] = []
        self._read_skills(edition)
        self.worth: list[int] = []  # of the plain kinds
        self.treasures: list[int] = []
        self._read_treasures(edition)
        self.envoy_clans: list[int] = []
        self.envoy_ages: list[int] = []
        self.envoy_masks: list[bool] = []
        self.envoy_prices: list[list[Alternative]] = []
        self._read_envoys(edition)
        self.rumor_names: list[str] = []
        self.rumor_kinds: list[int] = []
        self.rumor_words: list[str] = []  # their prices: fan, any, any-any
        self.rumor_prices: list[list[Alternative]] = []
        self._read_rumors(edition)
        self.token_clans: list[int] = []
        self.token_honor: list[int] = []
        self.token_at: list[int] = []  # for each house the token that starts there
        self._read_tokens(edition)
        self.scorings: Final = _scorings(edition)  # for each round its clans in order, none where it does not score

    def skills_of(self, effect: str) -> int:
        """How many tiles have this effect."""
        kinds = range(len(self.skills))
        return sum([self.skills[kind] for kind in kinds if EFFECTS[self.skill_effects[kind]] == effect])

    def _read_guards(self, edition: EditionFile) -> None:
        plain: list[int] = []
        alarms: list[int] = []
        items = lines_at(edition, "guards")
        for item in items:
            item.only(("name", "value", "count", "alarm"))
            if item.number_at("value", 1, VALUES) != len(plain) + 1:
                raise item.refused(EditionWhy.ITEMS_OUT_OF_ORDER, key="guards", order=_VALUES_IN_ORDER)
            number = item.number_at("count", 1, packs.MOST_IN_SIX)
            alarms.append(item.number_at("alarm", 0, number))
            plain.append(number - alarms[-1])
            self.guard_names.append(item.text_at("name"))
        if len(plain) != VALUES:
            raise items[-1].refused(EditionWhy.NEEDS_EXACTLY, key="guards", count=len(plain), exactly=VALUES)
        self.guards = plain + alarms
        if sum(self.guards) < HOUSES + 1:
            # a sentry for each house and one more
            raise items[-1].refused(EditionWhy.TOO_FEW_ITEMS, key="guards", count=sum(self.guards), least=HOUSES + 1)

    def _read_elites(self, edition: EditionFile) -> None:
        for item in lines_at(edition, "elites"):
            item.only(("strength", "stealth", "pair", "honor", "count"))
            is_pair = "pair" in item.table
            values = _pair(item) if is_pair else (item.number_at("strength", 1, VALUES), item.number_at("stealth", 1, VALUES))
            if (values, is_pair) in list(zip(self.elite_values, self.elite_pairs, strict=True)):
                raise item.refused(EditionWhy.ITEM_TWICE, value=f"{values[0]}, {values[1]}")
            if len(self.elites) == packs.NIBBLES:
                raise item.refused(EditionWhy.TOO_MANY_ITEMS, key="elites", most=packs.NIBBLES)
            self.elite_values.append(values)
            self.elite_pairs.append(is_pair)
            self.elite_honor.append(item.number_at("honor", 0, 99))
            self.elites.append(item.number_at("count", 1, packs.MOST_IN_NIBBLE))

    def _read_skills(self, edition: EditionFile) -> None:
        names: dict[int, str] = {}
        labels: dict[int, str] = {}
        items = lines_at(edition, "skills")
        for item in items:
            item.only(("name", "effect", "style", "price", "count"))
            effect = item.choice_at("effect", EFFECTS)
            style = item.choice_at("style", STYLES)
            name = _slug(item)
            labels[effect] = item.text_at("name")
            if names.setdefault(effect, name) != name or list(names.values()).count(name) > 1:
                raise item.refused(EditionWhy.NAME_SHARED, key="effect", value=name)
            if (effect, style) in list(zip(self.skill_effects, self.skill_styles, strict=True)):
                raise item.refused(EditionWhy.ITEM_TWICE, value=f"{EFFECTS[effect]}, {STYLES[style]}")
            if len(self.skills) == packs.NIBBLES:
                raise item.refused(EditionWhy.TOO_MANY_ITEMS, key="skills", most=packs.NIBBLES)
            price = item.table.get("price")
            self.skill_prices.append(int(ANY_CARD) if price == "any" else item.number_at("price", 1, VALUES))
            self.skill_effects.append(effect)
            self.skill_styles.append(style)
            self.skills.append(item.number_at("count", 1, packs.MOST_IN_NIBBLE))
        missing = [EFFECTS[effect] for effect in range(len(EFFECTS)) if effect not in names]
        if missing:
            raise items[-1].refused(EditionWhy.ITEM_MISSING, key="skills", value=missing[0])
        self.skill_names = [names[effect] for effect in range(len(EFFECTS))]
        self.skill_labels = [labels[effect] for effect in range(len(EFFECTS))]

    def _read_treasures(self, edition: EditionFile) -> None:
        items = lines_at(edition, "treasures")
        for item in items:
            item.only(("kind", "honor", "wild", "count"))
            kind = item.choice_at("kind", TREASURES)
            if kind != len(self.treasures):
                raise item.refused(EditionWhy.ITEMS_OUT_OF_ORDER, key="treasures", order=", ".join(TREASURES))
            self.treasures.append(item.number_at("count", 1, packs.MOST_IN_SIX))
            if item.flag_at("wild") != (TREASURES[kind] == "gold"):
                raise item.refused(EditionWhy.FLAG_ONLY_FOR, key="wild", value="gold")
            if TREASURES[kind] != "gold":
                self.worth.append(item.number_at("honor", 1, 99))
        if len(self.treasures) != len(TREASURES):
            missing = TREASURES[len(self.treasures)]
            raise items[-1].refused(EditionWhy.ITEM_MISSING, key="treasures", value=missing)
        if sum(self.treasures) < 3 * HOUSES:
            # three for each house
            raise items[-1].refused(EditionWhy.TOO_FEW_ITEMS, key="treasures", count=sum(self.treasures), least=3 * HOUSES)

    def _read_envoys(self, edition: EditionFile) -> None:
        for item in lines_at(edition, "envoys"):
            item.only(("clan", "age", "price", "mask"))
            age = item.number_at("age", 1, 999)
            if age in self.envoy_ages:
                raise item.refused(EditionWhy.ITEM_TWICE, value=f"age = {age}")  # R13.7
            if len(self.envoy_ages) == bits.SIZE:
                raise item.refused(EditionWhy.TOO_MANY_ITEMS, key="envoys", most=bits.SIZE)
            self.envoy_clans.append(item.choice_at("clan", CLANS))
            self.envoy_ages.append(age)
            self.envoy_masks.append(item.flag_at("mask"))
            self.envoy_prices.append(_price(item))

    def _read_rumors(self, edition: EditionFile) -> None:
        for item in lines_at(edition, "rumors"):
            item.only(("kind", "price"))
            if len(self.rumor_kinds) == bits.SIZE:
                raise item.refused(EditionWhy.TOO_MANY_ITEMS, key="rumors", most=bits.SIZE)
            self.rumor_kinds.append(item.choice_at("kind", RUMOR_KINDS))
            self.rumor_prices.append(_price(item))
            price = item.table["price"]
            words = [price] if isinstance(price, str) else item.texts_at("price")
            self.rumor_words.append("-".join(words))
            name = "-".join([RUMOR_KINDS[self.rumor_kinds[-1]], *words])
            copies = sum([1 for known in self.rumor_names if known.partition("/")[0] == name])
            self.rumor_names.append(f"{name}/{copies + 1}" if copies else name)

    def _read_tokens(self, edition: EditionFile) -> None:
        self.token_at = [-1] * HOUSES
        items = lines_at(edition, "tokens")
        for item in items:
            item.only(("clan", "honor", "house"))
            clan = item.choice_at("clan", CLANS)
            honor = item.number_at("honor", 0, 19)  # so that all different ones fit into a set
            if (clan, honor) in list(zip(self.token_clans, self.token_honor, strict=True)):
                raise item.refused(EditionWhy.ITEM_TWICE, value=f"{CLANS[clan]}, honor = {honor}")
            if "house" in item.table:
                house = item.number_at("house", 1, HOUSES)
                if self.token_at[house - 1] >= 0:
                    raise item.refused(EditionWhy.ITEM_TWICE, value=f"house = {house}")
                self.token_at[house - 1] = len(self.token_clans)
            self.token_clans.append(clan)
            self.token_honor.append(honor)
        if -1 in self.token_at:
            missing = f"house = {self.token_at.index(-1) + 1}"
            raise items[-1].refused(EditionWhy.ITEM_MISSING, key="tokens", value=missing)
        for clan in range(len(CLANS)):
            others = len(self.token_clans) - self.token_clans.count(clan)
            if others <= HOUSES:
                raise items[-1].refused(
                    EditionWhy.TOO_FEW_OTHERS, key="tokens", value=CLANS[clan], count=others, least=HOUSES + 1
                )


def _dojo(edition: EditionFile) -> list[int]:
    items = lines_at(edition, "dojo")
    counts: list[int] = []
    for item in items:
        item.only(("value", "count"))
        if item.number_at("value", 1, VALUES) != len(counts) + 1:
            raise item.refused(EditionWhy.ITEMS_OUT_OF_ORDER, key="dojo", order=_VALUES_IN_ORDER)
        counts.append(item.number_at("count", 0, packs.MOST_IN_SIX))
    if len(counts) != VALUES:
        raise items[-1].refused(EditionWhy.NEEDS_EXACTLY, key="dojo", count=len(counts), exactly=VALUES)
    least = 4 * MOST_SEATS + 3  # four for each player and three for the row
    if sum(counts) < least:
        raise items[-1].refused(EditionWhy.TOO_FEW_ITEMS, key="dojo", count=sum(counts), least=least)
    return counts


def _pair(item: EditionLine) -> tuple[int, int]:
    value = item.table.get("pair")
    if "strength" in item.table or "stealth" in item.table:
        raise item.refused(EditionWhy.EITHER_NOT_BOTH, key="pair", others="strength, stealth")
    if not isinstance(value, list):
        raise item.refused(EditionWhy.NEEDS_LIST, key="pair")
    if len(value) != 2:
        raise item.refused(EditionWhy.NEEDS_EXACTLY, key="pair", count=len(value), exactly=2)
    first, second = value
    if not isinstance(first, int) or not isinstance(second, int) or not 1 <= first <= second <= VALUES:
        raise item.refused(EditionWhy.NUMBERS_NOT_RISING, key="pair", least=1, most=VALUES)
    return (first, second)


def _slug(item: EditionLine) -> str:
    name = item.text_at("name").casefold().replace(" ", "-")
    if not name.replace("-", "").isalpha():
        raise item.refused(EditionWhy.NOT_LETTERS, key="name", value=shown(name))
    return name


def _price(item: EditionLine) -> list[Alternative]:
    value = item.table.get("price")
    if isinstance(value, str):
        item.choice_at("price", PRICE_NAMES)
        return named_price(value)
    words = item.texts_at("price")
    for word in words:
        if word != "any" and (word not in TREASURES or word == "gold"):
            known = ", ".join([*TREASURES[:-1], "any"])
            raise item.refused(EditionWhy.UNKNOWN_WORD, key="price", value=shown(word), known=known)
    if len(words) > 4:
        raise item.refused(EditionWhy.TOO_MANY_ITEMS, key="price", most=4)
    return listed_price(words)


def _scorings(edition: EditionFile) -> list[list[int]]:
    rounds: list[list[int]] = [[] for _ in range(ROUNDS + 1)]
    for item in lines_at(edition, "scorings"):
        item.only(("round", "clans"))
        number = item.number_at("round", 1, ROUNDS)
        names = item.texts_at("clans")
        if sorted(names) != sorted(CLANS):
            raise item.refused(EditionWhy.ITEMS_NOT_EACH_ONCE, key="clans", known=", ".join(CLANS))
        if rounds[number]:
            raise item.refused(EditionWhy.ITEM_TWICE, value=f"round = {number}")
        rounds[number] = [CLANS.index(name) for name in names]
    return rounds
