"""What a study and a comparison say, in sentences of either language: each with its numbers and what they leave open."""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from chabudai.arena.findings import Findings
from chabudai.arena.intervals import Estimate
from chabudai.arena.paired import CLEAR, Difference
from chabudai.core import Game
from chabudai.title import Title
from chabudai.words import Words

FOLDER: Final = Path(__file__).parent / "words"
SECONDS: Final = 10
"""What a decision takes people, where nothing else is said."""
_MOST_CHANGES: Final = 3
_SMALLEST: Final = 0.001


@dataclass(frozen=True, slots=True)
class Row:
    """A measure of two studies, ready to be shown."""

    label: str
    mine: str
    other: str
    by: str
    shown: bool


class Teller:
    """Says what was found, in one language."""

    def __init__(self, title: Title, language: str, game: Game | None = None) -> None:
        self.words: Final = Words(title, language, [], more=FOLDER, game=game)
        self.language: Final = language

    # Numbers.

    def number(self, value: float, digits: int, signed: bool = False) -> str:
        """A number as the language writes it; unknown and boundless ones are an ellipsis."""
        if not math.isfinite(value):
            return "…"
        text = f"{value:{'+' if signed else ''},.{digits}f}".replace("-", "−")
        return text.translate(str.maketrans(",.", ".,")) if self.language == "de" else text

    def estimate(self, value: Estimate, is_share: bool, signed: bool = False) -> str:
        """An estimate with its interval; shares are in per cent."""
        mean, low, high = self._parts(value, is_share, signed)
        return self.words.say("estimate", {"mean": mean, "low": low, "high": high})

    def _parts(self, value: Estimate, is_share: bool, signed: bool = False) -> tuple[str, str, str]:
        """The three numbers of an estimate, all with as many digits as the largest deserves."""
        times = 100 if is_share else 1
        digits = 1 if is_share or abs(value.mean) >= 10 else 2
        mean, low, high = [self.number(part * times, digits, signed) for part in (value.mean, value.low, value.high)]
        return mean, low, high

    def _rounded(self, value: Estimate, is_share: bool = False) -> str:
        return self._parts(value, is_share)[0]

    # One study.

    def answers(self, found: Findings, seconds: int = SECONDS) -> list[str]:
        """What one study says of the game."""
        say = self.words.say
        minutes = self.number(found.length.mean * seconds / 60, 0)
        length = {"turns": self._rounded(found.turns), "decisions": self._rounded(found.length)}
        told = [say("answer-length", {**length, "minutes": minutes, "seconds": str(seconds)})]
        choices = {"choices": self._rounded(found.choices), "dead": self._rounded(found.dead_turns, is_share=True)}
        told.append(say("answer-choices", {**choices}))
        if found.study.seats == 1:
            return told
        race = {"behind": self._rounded(found.behind_at_half, is_share=True)}
        race |= {"decided": self._rounded(found.decided_at, is_share=True), "changes": self._rounded(found.changes)}
        told += [say("answer-race", {**race}), say("answer-ties", {"ties": self._rounded(found.tied, is_share=True)})]
        for key, share in (("answer-luck", found.luck), ("answer-skill", found.skill)):
            if not math.isnan(share.mean):
                mean, low, high = self._parts(share, is_share=True)
                told.append(say(key, {"mean": mean, "low": low, "high": high}))
        return [self.seats(found), *told]

    def seats(self, found: Findings) -> str:
        """Whether it matters where one sits, with the test."""
        named = []
        for place, share in enumerate(found.seat_wins):
            mean, low, high = self._parts(share, is_share=True)
            named.append(self.words.say("answer-seat", {"number": str(place + 1), "mean": mean, "low": low, "high": high}))
        fair = self.number(100 / found.study.seats, 1)
        least = min(found.seat_chances)
        key = "answer-seats-unfair" if least < CLEAR else "answer-seats-fair"
        return self.words.say(key, {"seats": ", ".join(named), "fair": fair, "chance": self.chance(least)})

    def chance(self, value: float) -> str:
        """How likely something is by chance."""
        if value < _SMALLEST:
            return self.words.say("answer-below", {"value": self.number(_SMALLEST, 3)})
        return self.number(value, 3)

    # Two studies on the same deals.

    def verdict(self, found: list[Difference], mine: str, other: str, games: int, deals: int) -> str:
        """Whether two studies differ, and in what, in one sentence: the clearest differences first."""
        shown = sorted([one for one in found if one.is_shown()], key=_unclearness)
        given: dict[str, object] = {"mine": mine, "other": other}
        given |= {"games": self.number(games, 0), "deals": self.number(deals, 0)}
        if not shown:
            return self.words.say("verdict-same", given)
        changes = "; ".join(self.change(one) for one in shown[:_MOST_CHANGES])
        more = max(0, len(shown) - _MOST_CHANGES)
        return self.words.say("verdict-differs", {**given, "changes": changes, "more": more})

    def change(self, one: Difference) -> str:
        """One difference as a clause."""
        is_more = one.by.mean > 0
        size = one.by if is_more else Estimate(-one.by.mean, -one.by.high, -one.by.low)
        by, low, high = self._parts(size, one.is_share)
        given = {"by": by, "low": low, "high": high, "way": "more" if is_more else "less", "number": str(one.seat)}
        return self.words.say(f"change-{one.measure}", {**given})

    def rows(self, found: list[Difference]) -> list[Row]:
        """Every measure of two studies."""
        return [
            Row(
                self.words.say(f"measure-{one.measure}", {"number": str(one.seat)}),
                self._rounded(one.mine, one.is_share),
                self._rounded(one.other, one.is_share),
                self.estimate(one.by, one.is_share, signed=True),
                one.is_shown(),
            )
            for one in found
        ]


def _unclearness(one: Difference) -> tuple[float, float]:
    """Small where a difference is large for its interval."""
    half = (one.by.high - one.by.low) / 2
    return one.chance, half / abs(one.by.mean) if one.by.mean else math.inf
