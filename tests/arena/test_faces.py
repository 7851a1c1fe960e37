"""The cards of a report: every card of a hand has a name and a picture in both languages, and what is no card has none."""

import pytest

from chabudai.arena.faces import Face, drawn, face
from chabudai.games import TITLES, title
from chabudai.teaching import CardFace
from chabudai.title import Title
from chabudai.words import Words

CARDS = {
    "zenmaster": ("hand", "49", "49", ">49</text>"),
    "makatsu": ("hand", "Y4", "4", 'fill="#d9a520"'),
    "maki-master": ("hand", "recipe 201 'Mirugai'", "Mirugai", 'height="7"'),
    "ninjato": ("hand", "in hand, value 3", "3", "<circle"),
}


def told(known: Title, language: str, field: str, part: str) -> Face:
    return face(Words(known, language, []), known.game(known.usual_seats()), field, part)


@pytest.mark.parametrize("known", TITLES, ids=lambda known: known.name)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_of_the_hand_is_named_and_painted_as_its_title_declares(known: Title, language: str) -> None:
    field, part, value, painted = CARDS[known.name]
    found = told(known, language, field, part)
    assert value in found.name
    assert part not in found.name or part == value
    assert painted in found.picture


@pytest.mark.parametrize("known", TITLES, ids=lambda known: known.name)
def test_every_part_of_the_hand_is_a_card_but_what_ninjatos_hand_is_made_of(known: Title) -> None:
    game = known.game(known.usual_seats())
    (hand,) = [field for field in known.observer(game).fields if field.name == "hand"]
    faces = [told(known, "en", "hand", part) for part in hand.parts]
    drawn_ones = [one for one in faces if one.picture]
    assert len({one.name for one in drawn_ones}) == len(drawn_ones)
    assert len(drawn_ones) == (5 if known.name == "ninjato" else hand.length)  # by value: in hand, kept unseen, drawn blind


def test_what_is_no_card_is_called_as_the_observation_calls_it() -> None:
    assert told(title("zenmaster"), "en", "progress", "finished games") == Face("progress: finished games", "")


def test_where_a_card_lies_is_said_unless_it_is_the_hand() -> None:
    makatsu = title("makatsu")
    assert told(makatsu, "en", "reserve", "Y4").name == f"{told(makatsu, 'en', 'hand', 'Y4').name} (reserve)"


def test_what_is_written_on_a_card_cannot_end_its_picture() -> None:
    assert "<b>" not in drawn(CardFace("", numeral="<b>"))
