"""What decided a series: an erased result or one bad game, and its dearest trick."""

from typing import NamedTuple

from chabudai.core.events import Event
from chabudai.core.game import Game, Outcome, View
from chabudai.games.zenmaster.knowledge.events import (
    GameBegun,
    MatchesTaken,
    ResultErased,
    ResultRecorded,
    ScoreCardTurned,
)
from chabudai.games.zenmaster.knowledge.view import ZenView
from chabudai.games.zenmaster.teaching.worth import is_erased
from chabudai.teaching import Part, Phrase, Story
from chabudai.teaching.story import verdict


class Taking(NamedTuple):
    """Matches that were taken: at which moment, in which game and trick."""

    moment: int
    game: int
    trick: int
    event: MatchesTaken

    def phrase(self) -> Phrase:
        """The dearest trick, told."""
        taken = Phrase("matches", {"number": self.event.number, "colour": self.event.colour})
        return Phrase("story-trick", {"game": self.game, "trick": self.trick, "matches": taken, "seat": self.event.seat})


def story(game: Game, view: View, moments: list[list[Event]], outcome: Outcome) -> Story:  # noqa: ARG001 - as every title
    """The story of a finished series."""
    assert isinstance(view, ZenView)
    first = verdict(outcome)
    told = [Phrase(f"{first.message}-total", first.given)]
    reason = _erasure(moments, outcome) or _bad_game(view, outcome)
    if reason is not None:
        told.append(reason)
    dearest = max(_takings(moments), key=lambda taking: taking.event.number)
    told.append(dearest.phrase())
    return Story(told, _parts(view), dearest.moment, _yours(view, outcome))


def _takings(moments: list[list[Event]]) -> list[Taking]:
    found: list[Taking] = []
    game = trick = 0
    for number, moment in enumerate(moments):
        for event in moment:
            if isinstance(event, GameBegun):
                game = event.game
            elif isinstance(event, ScoreCardTurned):
                trick = event.trick
            elif isinstance(event, MatchesTaken):
                found.append(Taking(number, game, trick, event))
    return found


def _parts(view: ZenView) -> list[Part]:
    """Each game's results as they were written down; an erased one says so (R3.3)."""
    seats = range(len(view.results))
    return [
        Part(
            Phrase("part-game", {"n": game + 1}),
            [view.results[seat][game] for seat in seats],
            [is_erased(view, seat, game) for seat in seats],
        )
        for game in range(view.games)
    ]


def _counted(view: ZenView, seat: int) -> list[int]:
    """What each game's result counts in the end."""
    return [0 if is_erased(view, seat, game) else result for game, result in enumerate(view.results[seat])]


def _winner_and_next(outcome: Outcome) -> tuple[int, int] | None:
    """The only winner and whoever came next; nobody where the win is shared."""
    return (outcome.ranks.index(1), outcome.ranks.index(2)) if 2 in outcome.ranks else None


def _erasure(moments: list[list[Event]], outcome: Outcome) -> Phrase | None:
    """A 0 of the winner without which another would have won."""
    pair = _winner_and_next(outcome)
    if pair is None:
        return None
    first, second = pair
    ahead = outcome.scores[second] - outcome.scores[first]
    of_game = 0
    for event in (event for moment in moments for event in moment):
        if isinstance(event, ResultRecorded):
            of_game = event.game
        elif isinstance(event, ResultErased) and event.seat == first and event.result > ahead:
            return Phrase("story-erased", {"seat": first, "game": of_game, "result": event.result, "other_seat": second})
    return None


def _bad_game(view: ZenView, outcome: Outcome) -> Phrase | None:
    """The game in which the next one lost as much to the winner as in the whole series, or more."""
    pair = _winner_and_next(outcome)
    if pair is None:
        return None
    first, second = pair
    game, lost = _most_lost(view, first, second)
    if lost < outcome.scores[second] - outcome.scores[first]:
        return None
    return Phrase("story-game", {"game": game + 1, "seat": second, "result": view.results[second][game]})


def _most_lost(view: ZenView, first: int, other: int) -> tuple[int, int]:
    """The game in which a seat lost most to the winner, and how much."""
    lost = [theirs - mine for mine, theirs in zip(_counted(view, first), _counted(view, other), strict=True)]
    return lost.index(max(lost)), max(lost)


def _yours(view: ZenView, outcome: Outcome) -> list[Phrase | None]:
    first = outcome.ranks.index(1)
    told: list[Phrase | None] = []
    for seat, rank in enumerate(outcome.ranks):
        if rank == 1:
            told.append(None)
            continue
        game = _most_lost(view, first, seat)[0]
        behind = outcome.scores[seat] - outcome.scores[first]
        told.append(Phrase("story-behind", {"behind": behind, "game": game + 1, "result": view.results[seat][game]}))
    return told
