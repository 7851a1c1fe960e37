"""What a raider can beat with what it holds (R5.3 to R5.16, R8.1 to R8.7), from its own view."""

from functools import lru_cache
from typing import Final, NamedTuple

from chabudai.games.ninjato.box.actions import ACT, MINUS_TWO, ONE, PLUS_TWO, SET_SIX, SET_ZERO, TURN_UP

VALUES: Final = 5
THREE: Final = 2  # the place of the kickers in a hand

Counts = tuple[int, ...]


class Arms(NamedTuple):
    """Cards by value, ready skills and owned skills by effect."""

    hand: Counts
    up: Counts
    owned: Counts


def beats(value: int, target: int, by_stealth: bool) -> bool:
    """R5.3, R5.4, R5.5: higher with strength, lower with stealth; equal does not win."""
    return value < target if by_stealth else value > target


def one_less(counts: Counts, place: int) -> Counts:
    """The counts with one less at a place."""
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


def _one_more(counts: Counts, place: int) -> Counts:
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])


def with_card(arms: Arms, value: int) -> Arms:
    """What is left once this card is played."""
    return arms._replace(hand=one_less(arms.hand, value - 1))


@lru_cache(maxsize=20_000)
def left_after(arms: Arms, target: int, by_stealth: bool) -> frozenset[Arms]:
    """What can be left of the arms once this guard is beaten; nothing if it cannot be."""
    found: set[Arms] = set()
    for value in range(1, VALUES + 1):
        if arms.hand[value - 1]:
            found |= left_from(with_card(arms, value), value, True, target, by_stealth)
    if arms.up[ACT]:  # R8.6
        for value in (2, 4):
            found |= left_from(arms._replace(up=one_less(arms.up, int(ACT))), value, True, target, by_stealth)
    if arms.up[TURN_UP] and arms.owned[ACT] > arms.up[ACT]:
        found |= left_after(_ready_again(arms, int(ACT)), target, by_stealth)
    return frozenset(found)


@lru_cache(maxsize=20_000)
def left_from(arms: Arms, value: int, is_base: bool, target: int, by_stealth: bool) -> frozenset[Arms]:
    """The same with a value already on the table; R5.15: a fight is won the moment the value beats the guard."""
    if beats(value, target, by_stealth):
        return frozenset([arms])
    way = -1 if by_stealth else 1
    setter, set_to, step = (int(SET_ZERO), 0, int(MINUS_TWO)) if by_stealth else (int(SET_SIX), 6, int(PLUS_TWO))
    found: set[Arms] = set()
    if arms.hand[THREE]:  # R5.11, R5.12
        found |= left_from(arms._replace(hand=one_less(arms.hand, THREE)), value + way, False, target, by_stealth)
    for effect, result, base in ((step, value + 2 * way, False), (int(ONE), value + way, False), (setter, set_to, True)):
        if base and not is_base:
            continue
        if arms.up[effect]:
            found |= left_from(arms._replace(up=one_less(arms.up, effect)), result, base, target, by_stealth)
        elif arms.up[TURN_UP] and arms.owned[effect]:  # R8.12
            found |= left_from(_ready_again(arms, effect), value, is_base, target, by_stealth)
    return frozenset(found)


def _ready_again(arms: Arms, effect: int) -> Arms:
    return arms._replace(up=_one_more(one_less(arms.up, int(TURN_UP)), effect))


def can_beat(arms: Arms, targets: Counts, by_stealth: bool) -> bool:
    """Whether all these guards can be beaten, one after the other in the best order (R5.32)."""
    if not targets:
        return True
    for place in range(len(targets)):
        rest = (*targets[:place], *targets[place + 1 :])
        if any(can_beat(left, rest, by_stealth) for left in left_after(arms, targets[place], by_stealth)):
            return True
    return False


def winning_cards(arms: Arms, target: int, by_stealth: bool) -> list[int]:
    """R5.16: the cards with which this guard can still be beaten."""
    values = [value for value in range(1, VALUES + 1) if arms.hand[value - 1]]
    return [value for value in values if left_from(with_card(arms, value), value, True, target, by_stealth)]
