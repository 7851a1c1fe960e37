"""The drawing of Ninjato."""

from chabudai.core import Seat
from chabudai.games.ninjato.terminal import draw
from chabudai.games.ninjato.title import NinjatoTitle
from chabudai.words import Words
from tests.games.ninjato.builder import A, B, Builder, Table, new_table

NAMES = ["Ann", "Bo"]


def picture(table: Table, seat: Seat | None, language: str = "en") -> str:
    words = Words(NinjatoTitle(), language, NAMES, seat)
    return draw(table.look(seat), NAMES, words.say).plain()


def raid() -> Table:
    builder = Builder().sensei("kenjutsu").palace("taira-47").pavilion().house(1, 3, ("fan", "jade"), ("gold",))
    builder.hand(A, 5, 5, 3).blind_hand(A, 1).knows(A, "choho").owns(A, "vase").envoys(B, "taira-61").rumors(B, "rivals-any")
    builder.elites(B, "3+5", "3+5")
    return builder.table().do("strength 1", "play 5", "banzai", "guard 5", "play 5")


def test_a_seat_sees_the_board_the_raid_and_its_own_hand() -> None:
    lines = picture(raid(), A).splitlines()
    assert lines[:5] == [
        "Round 1 of 7 · order: Ann, Bo",
        "Dojo: [1] [3] [5]  deck 45, discards 2",
        "Sensei: kenjutsu",
        "Palace: taira-47",
        "Pavilion: nothing",
    ]
    for line in (
        "House 1  taira-2  Spearman (3)  jade  red: gold",
        "Raid by strength · House 1 · against 5 · played 5 · won so far: fan",
        " ▸ Ann  0 honor · 2 cards (all have seen 3)",
        "      treasures: vase",
        "      skills: choho, ready: 1 of 1",
        "   Bo  0 honor · 0 cards",
        "      envoys: taira-61",
        "      rumors: rivals-any",
        "      elite guards: two guards, 3 and 5, two guards, 3 and 5",
    ):
        assert line in lines
    assert lines[-1].startswith("Your hand: ")
    assert "[3]" in lines[-1]


def test_others_do_not_see_the_hand() -> None:
    assert "hand" not in picture(raid(), None)
    assert picture(raid(), B).splitlines()[-1] == "Your hand: no cards"
    assert "Deine Hand" in picture(raid(), B, "de")


def test_a_cleared_house_and_an_empty_board_can_be_drawn() -> None:
    table = Builder().house(2, 3, ("fan",)).hand(A, 5).table().do("strength 2", "play 5", "token minamoto-8")
    assert "House 2  minamoto-8  empty until the round ends" in picture(table, A).splitlines()
    assert "order: –" in picture(new_table(2), None)
