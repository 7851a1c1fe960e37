"""What decided a game, told when it is over: who won and why, what each score is made of, the moment that counted most."""

from msgspec import Struct, field

from chabudai.core.game import Outcome
from chabudai.teaching.guide import Phrase


class Part(Struct):
    """A part of every seat's score, in points; an `erased` one no longer counts and is shown struck through."""

    name: Phrase
    values: list[int]
    erased: list[bool] = field(default_factory=list)


class Story(Struct, omit_defaults=True):
    """The end of a game in at most three sentences (`told`: verdict, reason, moment), and the parts of the scores.

    `moment` counts the public's moments from 0 and leads the replay there. `yours` is said to a seat that did not win.
    """

    told: list[Phrase]
    parts: list[Part] = field(default_factory=list)
    moment: int | None = None
    yours: list[Phrase | None] = field(default_factory=list)


def verdict(outcome: Outcome) -> Phrase:
    """Who won with how much, and how far ahead of the next; a shared win names all who share it."""
    first = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    score = outcome.scores[first[0]]
    if len(first) > 1:
        return Phrase("story-shared", {"seats": [*first], "score": score})
    if len(outcome.ranks) == 1:
        return Phrase("story-alone", {"seat": first[0], "score": score})
    second = outcome.ranks.index(2)
    ahead = abs(score - outcome.scores[second])
    return Phrase("story-won", {"seat": first[0], "score": score, "ahead": ahead, "other_seat": second})


def plain_story(outcome: Outcome) -> Story:
    """The story of a title that tells none of its own."""
    return Story([verdict(outcome)])
