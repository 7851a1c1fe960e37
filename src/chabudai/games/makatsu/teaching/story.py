"""What decided a game: Meister Makatsu, or the phase that made the difference; and its dearest card."""

from typing import NamedTuple

from chabudai.core.events import Event
from chabudai.core.game import Game, Outcome, View
from chabudai.games.makatsu.knowledge.events import PhaseBegun, TokensTaken
from chabudai.games.makatsu.knowledge.view import MakatsuView
from chabudai.games.makatsu.rules.ending import FEWEST, OUTSIDE_TIE
from chabudai.teaching import Part, Phrase, Story
from chabudai.teaching.story import verdict


class Taking(NamedTuple):
    """Tokens that were taken: at which moment, in which phase."""

    moment: int
    phase: int
    event: TokensTaken

    def points(self) -> int:
        """What they cost."""
        return self.event.number * self.event.points

    def phrase(self) -> Phrase:
        """The dearest card, told."""
        card: dict[str, int | str] = {"colour": self.event.colour, "value": self.event.value}
        return Phrase("story-card", {**card, "seat": self.event.seat, "phase": self.phase, "points": self.points()})


def story(game: Game, view: View, moments: list[list[Event]], outcome: Outcome) -> Story:  # noqa: ARG001 - as every title
    """The story of a finished game."""
    assert isinstance(view, MakatsuView)
    told = [_verdict(outcome)]
    reason = _phase(view, outcome)
    if reason is not None:
        told.append(reason)
    dearest = max(reversed(_takings(moments)), key=Taking.points)
    told.append(dearest.phrase())
    return Story(told, _parts(view), dearest.moment, _yours(view, outcome))


def _takings(moments: list[list[Event]]) -> list[Taking]:
    found: list[Taking] = []
    phase = 0
    for number, moment in enumerate(moments):
        for event in moment:
            if isinstance(event, PhaseBegun):
                phase = event.phase
            elif isinstance(event, TokensTaken):
                found.append(Taking(number, phase, event))
    return found


def _by_phase(view: MakatsuView, seat: int) -> list[int]:
    """The points of each phase's tokens."""
    return [number * points for number, points in zip(view.tokens[seat], view.token_points, strict=True)]


def _parts(view: MakatsuView) -> list[Part]:
    seats = range(len(view.tokens))
    return [
        Part(Phrase("part-phase", {"phase": phase + 1}), [_by_phase(view, seat)[phase] for seat in seats])
        for phase in range(len(view.token_points))
    ]


def _verdict(outcome: Outcome) -> Phrase:
    """R5.2, R5.3: who won with the fewest points, or by Meister Makatsu when others tie."""
    if outcome.reason == FEWEST:
        plain = verdict(outcome)
        return Phrase("story-fewest", {**plain.given, "points": outcome.scores[outcome.ranks.index(1)]})
    first, fewest = outcome.ranks.index(1), min(outcome.scores)
    tied = [seat for seat, points in enumerate(outcome.scores) if points == fewest]
    told = Phrase("story-among-tied", {"seats": [*tied], "seat": first, "points": fewest})
    if outcome.reason == OUTSIDE_TIE:
        told = Phrase("story-outside-tie", {**told.given, "own": outcome.scores[first]})
    return told


def _phase(view: MakatsuView, outcome: Outcome) -> Phrase | None:
    """The phase in which the next one lost as much to the winner as in the whole game, or more."""
    if outcome.reason != FEWEST:
        return None
    first, second = outcome.ranks.index(1), outcome.ranks.index(2)
    phase, lost = _most_lost(view, first, second)
    if lost < outcome.scores[second] - outcome.scores[first]:
        return None
    mine, theirs = _by_phase(view, first)[phase], _by_phase(view, second)[phase]
    return Phrase("story-phase", {"phase": phase + 1, "seat": first, "points": mine, "other_seat": second, "theirs": theirs})


def _most_lost(view: MakatsuView, first: int, other: int) -> tuple[int, int]:
    """The phase in which a seat lost most to the winner, and how much."""
    lost = [theirs - mine for mine, theirs in zip(_by_phase(view, first), _by_phase(view, other), strict=True)]
    return lost.index(max(lost)), max(lost)


def _yours(view: MakatsuView, outcome: Outcome) -> list[Phrase | None]:
    first = outcome.ranks.index(1)
    told: list[Phrase | None] = []
    for seat, rank in enumerate(outcome.ranks):
        behind = outcome.scores[seat] - outcome.scores[first]
        if rank == 1:
            told.append(None)
        elif behind <= 0:
            told.append(Phrase("story-figure"))
        else:
            phase = _most_lost(view, first, seat)[0]
            told.append(Phrase("story-behind", {"points": behind, "phase": phase + 1}))
    return told
