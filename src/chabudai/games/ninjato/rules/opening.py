"""The position before the first step of Ninjato."""

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.rules import phases
from chabudai.games.ninjato.rules.position import HOUSE, HOUSES, LENGTH, NONE, NUMBER_OF_HOUSES, SENTRY, TOKEN
from chabudai.games.ninjato.rules.state import NinjatoState


def opening(box: Box, _journal: Journal | None = None) -> NinjatoState:
    """R2.2, R2.4, R2.5, R2.7: everything in its box or pile, the first clan tokens on their houses.

    Chance draws all that differs from game to game, so nothing is told.
    """
    state = NinjatoState(box, bits.zeros(LENGTH))
    state.pile = box.dojo
    state.guard_pile = box.guards
    state.elite_pile = box.elites
    state.bag = box.treasures
    state.skill_stack = box.skills
    state.disguise_stack = box.disguises
    state.envoy_deck = bits.below(box.envoys)
    state.rumor_deck = bits.below(box.rumors)
    state.tokens = bits.below(box.tokens)
    for house in range(NUMBER_OF_HOUSES):
        token: i64 = box.components.token_at[house]
        state.at[HOUSES + HOUSE * house + TOKEN] = token
        state.at[HOUSES + HOUSE * house + SENTRY] = NONE
        state.tokens ^= bits.bit(token)
    state.phase = phases.DRAWING_LOTS
    return state
