"""All that is fixed while one game of Ninjato is played: the components as packed tables, prices and actions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from chabudai.core.fast import bits
from chabudai.core.setup import Setup
from chabudai.games.ninjato.box import packs
from chabudai.games.ninjato.box.actions import DISGUISE, ActionTable
from chabudai.games.ninjato.box.components import CLANS, RUMOR_KINDS, Components
from chabudai.games.ninjato.box.payments import Prices


@final
class Box:
    """The tables of one game."""

    def __init__(self, setup: Setup, components: Components) -> None:
        self.seats: Final[i64] = setup.seats
        self.memory_aid: Final = setup.options.get("memory-aid") != "off"
        self.components: Final = components
        self.dojo: Final[i64] = packs.six_of(components.dojo)
        self.guards: Final[i64] = packs.six_of(components.guards)
        self.elites: Final[i64] = packs.nibble_of(components.elites)
        self.treasures: Final[i64] = packs.six_of(components.treasures)
        is_disguise = [effect == DISGUISE for effect in components.skill_effects]
        counts = components.skills
        kinds = range(len(counts))
        self.skills: Final[i64] = packs.nibble_of([0 if is_disguise[kind] else counts[kind] for kind in kinds])
        self.disguises: Final[i64] = packs.nibble_of([counts[kind] if is_disguise[kind] else 0 for kind in kinds])
        self.skill_effects: Final[vec[i64]] = bits.packed(components.skill_effects)
        self.skill_styles: Final[vec[i64]] = bits.packed(components.skill_styles)
        self.skill_prices: Final[vec[i64]] = bits.packed(components.skill_prices)
        self.skill_kinds: Final[i64] = len(counts)
        self.elite_kinds: Final[i64] = len(components.elites)
        self.elite_first: Final[vec[i64]] = bits.packed([values[0] for values in components.elite_values])
        self.elite_second: Final[vec[i64]] = bits.packed([values[1] for values in components.elite_values])
        self.elite_is_pair: Final[vec[i64]] = bits.packed([1 if pair else 0 for pair in components.elite_pairs])
        self.elite_honor: Final[vec[i64]] = bits.packed(components.elite_honor)
        self.envoys: Final[i64] = len(components.envoy_ages)
        self.envoy_ages: Final[vec[i64]] = bits.packed(components.envoy_ages)
        self.masked: Final[i64] = bits.of([e for e in range(int(self.envoys)) if components.envoy_masks[e]])
        self.clan_envoys: Final[vec[i64]] = _masks_of(components.envoy_clans, len(CLANS))
        self.rumors: Final[i64] = len(components.rumor_kinds)
        self.rumors_of_kind: Final[vec[i64]] = _masks_of(components.rumor_kinds, len(RUMOR_KINDS))
        self.tokens: Final[i64] = len(components.token_clans)
        self.token_honor: Final[vec[i64]] = bits.packed(components.token_honor)
        self.clan_tokens: Final[vec[i64]] = _masks_of(components.token_clans, len(CLANS))
        self.prices: Final = Prices(components)
        self.table: Final = ActionTable(setup.seats, components, self.prices.ways)
        self.actions: Final = self.table.actions
        self.first_learn: Final[i64] = self.table.first_learn
        self.first_bribe: Final[i64] = self.table.first_bribe
        self.first_spread: Final[i64] = self.table.first_spread
        self.first_pay: Final[i64] = self.table.first_pay
        self.first_token: Final[i64] = self.table.first_token
        self.first_disguise: Final[i64] = self.table.first_disguise
        self.first_reward: Final[i64] = self.table.first_reward


def _masks_of(groups: list[int], number: int) -> vec[i64]:
    """For each group the set of those that belong to it."""
    masks = bits.zeros(number)
    for member in range(len(groups)):
        masks[groups[member]] |= bits.bit(member)
    return masks
