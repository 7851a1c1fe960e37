"""The drawing of Meister Makatsu."""

from chabudai.core import Seat
from chabudai.games.makatsu.terminal import draw
from chabudai.games.makatsu.title import MakatsuTitle
from chabudai.words import Words
from tests.games.makatsu.builders import Table, game

NAMES = ["Ann", "Bo", "Cleo"]


def picture(table: Table, seat: int | None, language: str = "en") -> str:
    words = Words(MakatsuTitle(), language, NAMES, None if seat is None else Seat(seat))
    return draw(table.view(seat), NAMES, words.say).plain()


def test_a_seat_sees_the_table_and_its_own_hand() -> None:
    table = Table("B1 Y2", "P3 B4", "Y7 P7").run(0, 1, 4)
    assert picture(table, 2).splitlines() == [
        "Phase 1 of 3 · round 2 of 6 · each token: 1 penalty point",
        "Tokens in the pool: 20 at 1, 12 at 2, 8 at 3",
        "☯ Meister Makatsu: Cleo",
        "▸  Ann  [B2]   ·   0 penalty points  in hand 3 · dojo deck 16 · reserve 2",
        "   Bo   [B1]   ·    1 penalty point  in hand 3 · dojo deck 16 · reserve 2",
        "       tokens: 1 at 1",
        " ☯ Cleo [B1] [B2]  3 penalty points  in hand 0 · dojo deck 16 · reserve 4",
        "       tokens: 3 at 1",
        "",
        "Played in earlier rounds:",
        "   Ann: B1 Y2",
        "   Bo: B4 P3",
        "   Cleo: Y7 P7",
    ]


def test_the_own_hand_is_drawn_with_letters() -> None:
    table = Table("B1 Y2", "P3 B4", "Y7 P7").run(0, 0, 1)
    last = picture(table, 1).splitlines()[-1]
    assert last.startswith("Your hand: [B4] ")
    assert "[P3]" in last
    assert "hand:" not in picture(table, None)
    assert "Deine Hand: " in picture(table, 1, "de")


def test_the_end_is_drawn() -> None:
    assert picture(Table("", "", "").run(), 0).startswith("The game is over\nTokens in the pool: ")
    assert picture(Table("", "", "").run(), None, "de").startswith("Die Partie ist zu Ende\nMinus-Chips im Vorrat: ")


def test_before_the_lot_nobody_holds_the_figure() -> None:
    view = game(3, "random").new_state().view(None)
    words = Words(MakatsuTitle(), "en", NAMES)
    assert "Meister Makatsu" not in draw(view, NAMES, words.say).plain()


def test_tokens_are_told_with_their_reason() -> None:
    table = Table("Y8 B3", "P2 B4", "B4 P7").run(0, 1)
    said = {language: Words(MakatsuTitle(), language, NAMES, Seat(1)) for language in ("en", "de")}
    blue, yellow, _ = table.heard("tokens-taken")
    assert said["en"].event(blue) == (
        "The highest blue card is the 4. Several played it; you did so last and take 1 token (1 penalty point)."
    )
    assert said["de"].event(blue) == (
        "Die höchste blaue Karte ist die 4. Mehrere haben sie ausgespielt, du zuletzt: Du nimmst 1 Minus-Chip (1 Minus-Punkt)."
    )
    assert said["en"].event(yellow) == "The highest yellow card is the 8: Ann takes 2 tokens (1 penalty point each)."
    assert said["de"].event(yellow) == "Die höchste gelbe Karte ist die 8: Ann nimmt 2 Minus-Chips (je 1 Minus-Punkt)."
