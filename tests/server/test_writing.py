"""Names and chat: what is seen is what is written."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.server.people.spelling import line_of, name_of, plain
from chabudai.table import TableError
from tests.server.running import Person, player, running
from tests.server.test_sockets import run

HIDDEN = [
    *map(chr, range(0x20)),
    *map(chr, range(0x7F, 0xA0)),
    *map(chr, range(0x200B, 0x2010)),
    *map(chr, range(0x202A, 0x202F)),
    *map(chr, range(0x2060, 0x2070)),
    *"\u00ad\u034f\u061c\u115f\u1160\u180e\u2028\u2029\u2800\u3000\u3164\ufe0f\ufeff\uffa0\U000e0041\ue000\ufffe",
]


@pytest.mark.parametrize("letter", HIDDEN, ids=lambda letter: f"U+{ord(letter):04X}")
def test_no_letter_hides_in_a_name(letter: str) -> None:
    assert name_of(f"A{letter}da{letter}").replace(" ", "") == "Ada"
    assert name_of(f"{letter}{letter}Ada") == "Ada"
    for only in (letter, f"{letter} {letter}"):
        with pytest.raises(TableError, match="nothing to see in name"):
            name_of(only)
        with pytest.raises(TableError, match="nothing to read"):
            line_of(only)


@pytest.mark.parametrize("text", ["Zoë", "Łukasz", "Ἀθηνᾶ", "雪", "محمد", "Ada & Bo", "♥️ 🎲", "नमस्ते", "¡Olé!", "7", "🩷"])
def test_what_can_be_seen_is_kept(text: str) -> None:
    assert name_of(text) == text
    assert name_of(unicodedata.normalize("NFD", text)) == unicodedata.normalize("NFC", text)


def test_gaps_are_one_space_and_a_name_has_its_length() -> None:
    assert name_of("  Ada\u00a0 \t of\u2003House ") == "Ada of House"
    assert line_of("one\ntwo") == "one two"
    assert name_of("Zoe\u200b\u0308") == "Zoë"
    with pytest.raises(TableError, match=r"name too long \(most: 32\)"):
        name_of("\u0958" * 32)  # two letters each when composed


@given(st.text())
def test_what_was_made_plain_is_plain(text: str) -> None:
    once = plain(text)
    assert plain(once) == once
    assert once.isprintable() or any(unicodedata.category(letter) == "Cn" for letter in once)


def test_the_server_keeps_names_labels_and_chat_as_they_are_seen(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server.url)
        assert person.http.patch("/api/me", json={"name": "A\u202eda\u200b\x1b"}).json()["name"] == "Ada"
        for name in ("\u3164", "\u200b\u200d", " ", "\x00"):
            refused = person.http.patch("/api/me", json={"name": name})
            assert refused.status_code == 422
            assert refused.json()["reason"] == "nothing-to-see-in-name"
        assert person.post("/api/me/tokens", {"label": "my\u2066 bot"}, 201)["label"] == "my bot"
        person.post("/api/me/tokens", {"label": "\u2060"}, 422)
        table = person.open_table()
        person.post(f"/api/tables/{table}/chat", {"text": "\u200b"}, 422)
        person.post(f"/api/tables/{table}/chat", {"text": "by \x1b[31mHTTP\x00"}, 204)

        async def check() -> None:
            async with player(server, person, table, 0) as client:
                await client.send(type="say", table=table, text="by\u202e socket")
                assert (await client.until_tag("said")).line.text == "by socket"
                await client.send(type="say", table=table, text="\u3164")
                assert (await client.until_tag("failed")).problem.status == 422
                snapshot = await client.watch()
                assert [line.text for line in snapshot.chat] == ["by [31mHTTP", "by socket"]

        run(check())
