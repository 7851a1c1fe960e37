"""Any view as text, from its declaration alone."""

from dataclasses import dataclass, field

import pytest

from chabudai.core import Rng, Seat, View
from chabudai.core.declared import BySeat, Declared
from chabudai.core.painting import painted
from chabudai.games import TITLES
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words


@dataclass
class Pile(Declared):
    """A part."""

    top: int = 0
    is_open: bool = True


@dataclass
class Shown(View):
    """A view with something of every kind."""

    decision: str = "Playing"
    actor: Seat = Seat(1)  # noqa: RUF009 - a number
    next_seat: int = -1
    hand: list[int] = field(default_factory=lambda: [3, 4, 5])
    nothing: list[int] = field(default_factory=list)
    scores: BySeat[int] = field(default_factory=lambda: [7, 0])
    pile: Pile = field(default_factory=Pile)
    piles: list[Pile] = field(default_factory=lambda: [Pile(1), Pile(2), Pile(3)])
    missing: Pile | None = None
    always: int = 9

    def shared(self) -> list[str]:
        return ["always"]


def say(message: str, _arguments: dict[str, object]) -> str:
    return {"label-hand": "your hand", "label-next-seat": "next"}[message]


def test_every_field_has_a_line_with_its_label_and_seats_have_their_names() -> None:
    text = painted(Shown(Seat(0)), ["Ann", "Bob"], say).plain()
    assert text.splitlines() == [
        "decision: Playing",
        "actor: Bob",
        "next: –",
        "your hand: 3 4 5",
        "nothing: –",
        "scores",
        "  Ann: 7",
        "  Bob: 0",
        "pile",
        "  top: 0",
        "  is open: ✓",
        *[
            line
            for place in range(3)
            for line in ("piles", f"  {place}", f"    top: {place + 1}", "    is open: ✓")[place > 0 :]
        ],
        "missing: –",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_any_title_can_be_painted_so(title: Title, language: str) -> None:
    names = [f"Player {seat}" for seat in range(title.most)]
    state = title.game(title.most).new_state()
    words = Words(title, language, names, Seat(0))
    for _ in range(2):
        for seat in (Seat(0), None):
            text = painted(state.view(seat), names, words.say).plain()
            assert "Player 0" in text
        state.rollout(Rng(1))
