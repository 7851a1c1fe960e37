"""Complete tables: every field of a public view is drawn by the title's kit in the browser, or a list says why not."""

import re
from pathlib import Path

import pytest

from chabudai import schemas
from chabudai.games import OURS
from chabudai.title import Title

KITS = Path(__file__).parents[2] / "web" / "src" / "games"

NOT_DRAWN: dict[str, dict[str, str]] = {
    "zenmaster": {"first_dealer": "who dealt first is of no use later; the dealer of now is drawn"},
    "maki-master": {
        "backs": "the guide names the back of an ingredient",
        "colours": "the pictures have their own colours",
        "cup_from": "the prompt asks where the teacup goes",
        "dealt": "only the deal needs it",
        "gains_due": "the prompt asks for each action card",
        "obeying": "the prompt tells which action card is carried out",
        "serves": "the prompt tells that a recipe was served",
        "starter": "who began is of no use later; whose turn it is is drawn",
    },
    "ninjato": {
        "bag": "memory for bots: what is left in the bag",
        "bargain": "the prompt names the envoy or rumor that is paid for",
        "chore": "the prompt tells what goes on",
        "discards": "the guide tells it at the dojo",
        "disguises": "memory for bots: Hensojutsu tiles still to come",
        "elite_discards": "the guide reckons from it which elite guards are left",
        "fresh": "memory for bots: where unseen dojo cards can be",
        "guard_discards": "memory for bots: the guide tells which guards are left",
        "known": "memory for bots: cards in hand that everybody saw",
        "own_drawn": "memory for bots: where the own cards came from",
        "own_kept": "memory for bots: where the own cards came from",
        "rumor_firsts": "the log tells which first places took a rumor",
        "shown": "memory for bots: cards seen since the pile was renewed",
        "skill_discards": "memory for bots: skills out of the game",
        "to_take": "the prompt tells how many cards are taken",
        "tokens": "the guide reckons from it which clan can take over a house",
    },
}
"""By title, each field that a kit leaves out, and why."""


def fields(title: Title) -> set[str]:
    return {name for schema in schemas.view_schemas(title).values() for name in schema["properties"]}


def mentioned(title: Title) -> str:
    folder = KITS / Path(title.folder).name
    sources = [path for path in sorted(folder.rglob("*")) if path.suffix in {".svelte", ".ts"} and path.name != "types.ts"]
    return "\n".join(path.read_text("utf-8") for path in sources if not path.name.endswith(".test.ts"))


@pytest.mark.parametrize("title", OURS, ids=[title.name for title in OURS])
def test_every_field_of_a_view_is_drawn_or_a_list_says_why_not(title: Title) -> None:
    drawn = mentioned(title)
    left_out = {name for name in fields(title) if not re.search(rf"\b{name}\b", drawn)}
    assert left_out == set(NOT_DRAWN.get(title.name, {})), "a field that is not drawn, or one that is drawn by now"
