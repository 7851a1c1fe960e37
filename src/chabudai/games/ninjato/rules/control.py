"""Changing clan control: the token of a cleared house (R6)."""

from mypy_extensions import i64

from chabudai.core.events import Journal
from chabudai.core.fast import bits
from chabudai.core.fast.offers import Offers
from chabudai.core.seats import Seat
from chabudai.games.ninjato.box.components import CLANS
from chabudai.games.ninjato.knowledge import raid_events
from chabudai.games.ninjato.rules import raid
from chabudai.games.ninjato.rules.position import HOUSE, HOUSES, TOKEN, Position


def offer_tokens(p: Position, offers: Offers) -> None:
    """R6.2: any free token of another clan."""
    offers.add_set(p.box.first_token, p.tokens & ~p.box.clan_tokens[clan_of_house(p, p.house)])


def clan_of_house(p: Position, house: i64) -> i64:
    """Which clan controls a house."""
    token: i64 = bits.bit(p.at[HOUSES + HOUSE * house + TOKEN])
    clan: i64 = 0
    while not p.box.clan_tokens[clan] & token:
        clan += 1
    return clan


def replace_token(p: Position, token: i64, journal: Journal | None) -> None:
    """R6.1, R6.2: the old token is free again, the new one lies on the house."""
    place: i64 = HOUSES + HOUSE * p.house + TOKEN
    p.tokens ^= bits.bit(p.at[place]) | bits.bit(token)
    p.at[place] = token
    if journal is not None:
        box = p.box.components
        clan = CLANS[box.token_clans[token]]
        journal.tell(raid_events.TokenReplaced(Seat(p.seat), int(p.house) + 1, clan, box.token_honor[token]))
    raid.finish(p)
