"""What decided a game: the parts of each score, the part that made the difference, and the largest reward."""

from typing import Final, NamedTuple

from chabudai.core.events import Event
from chabudai.core.game import Outcome, View
from chabudai.games.ninjato.box.box import Box
from chabudai.games.ninjato.knowledge import events
from chabudai.games.ninjato.knowledge.view import NinjatoView
from chabudai.teaching import Part, Phrase, Story
from chabudai.teaching.story import verdict

Honor = events.TreasuresPaid | events.ClanHonorScored | events.RumorsScored | events.TreasuresScored | events.ElitesScored
PARTS: Final = ["treasures-paid", "clan-honor-scored", "rumors-scored", "treasures-scored", "elites-scored"]
"""The events that add honor, in the order of the game."""


class Reward(NamedTuple):
    """The honor of a clan's houses that somebody took."""

    honor: int
    seat: int
    clan: str
    round: int
    moment: int


def story(box: Box, view: View, moments: list[list[Event]], outcome: Outcome) -> Story:
    """The story of a finished game."""
    assert isinstance(view, NinjatoView)
    values = _values(len(outcome.scores), moments)
    first = verdict(outcome)
    tied = _tied(box, view, outcome)
    told = [tied] if tied else [Phrase(f"{first.message}-honor", first.given)]
    if outcome.ranks.count(1) == 1 and not tied:
        told += _reason(values, outcome)
    parts = [Part(Phrase(f"part-{name}"), values[name]) for name in PARTS if any(values[name])]
    best = max(_rewards(moments), default=None)
    yours = [_yours(values, outcome, seat) for seat in range(len(outcome.ranks))]
    if best is None or not best.honor:
        return Story(told, parts, yours=yours)
    given: dict[str, int | str] = {"seat": best.seat, "clan": best.clan, "round": best.round, "honor": best.honor}
    return Story([*told, Phrase("story-reward", {**given})], parts, best.moment, yours)


def _values(seats: int, moments: list[list[Event]]) -> dict[str, list[int]]:
    """The honor of each seat by what brought it."""
    values = {name: [0] * seats for name in PARTS}
    for moment in moments:
        for event in moment:
            if isinstance(event, Honor):
                values[event.kind()][event.seat] += event.honor
    return values


def _rewards(moments: list[list[Event]]) -> list[Reward]:
    found: list[Reward] = []
    number = 0
    for at, moment in enumerate(moments):
        for event in moment:
            if isinstance(event, events.RoundBegun):
                number = event.number
            elif isinstance(event, events.ClanHonorScored):
                found.append(Reward(event.honor, event.seat, event.clan, number, at))
    return found


def _tied(box: Box, view: NinjatoView, outcome: Outcome) -> Phrase | None:
    """R15.2, R15.3: equal honor, and what decided it."""
    first = outcome.ranks.index(1)
    others = [seat for seat, score in enumerate(outcome.scores) if score == outcome.scores[first] and outcome.ranks[seat] != 1]
    if not others or outcome.ranks.count(1) > 1:
        return None
    second = min(others, key=lambda seat: outcome.ranks[seat])
    given: dict[str, int | str] = {"seat": first, "score": outcome.scores[first], "other_seat": second}
    mine, theirs = (len(view.seats[seat].envoys) for seat in (first, second))
    if mine != theirs:
        return Phrase("story-tied-envoys", {**given, "mine": mine, "theirs": theirs})
    ages = box.components.envoy_ages
    return Phrase("story-tied-oldest", {**given, "age": max(ages[envoy] for envoy in view.seats[first].envoys)})


def _reason(values: dict[str, list[int]], outcome: Outcome) -> list[Phrase]:
    """The part in which the winner leads the second by most, if that lead is at least the margin."""
    first, second = outcome.ranks.index(1), outcome.ranks.index(2)
    part = _most_behind(values, first, second)
    lead = values[part][first] - values[part][second]
    if lead < outcome.scores[first] - outcome.scores[second]:
        return []
    given: dict[str, int | str] = {"part": part, "mine": values[part][first], "theirs": values[part][second]}
    return [Phrase("story-part", {**given})]


def _most_behind(values: dict[str, list[int]], first: int, seat: int) -> str:
    return max(PARTS, key=lambda name: values[name][first] - values[name][seat])


def _yours(values: dict[str, list[int]], outcome: Outcome, seat: int) -> Phrase | None:
    """What a seat that did not win was behind, and where most of it came from."""
    if outcome.ranks[seat] == 1:
        return None
    first = outcome.ranks.index(1)
    behind = outcome.scores[first] - outcome.scores[seat]
    if behind == 0:
        return Phrase("story-behind-envoys")
    return Phrase("story-behind", {"honor": behind, "part": _most_behind(values, first, seat)})
