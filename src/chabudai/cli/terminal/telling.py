"""Telling what happened in few lines, whatever game it is: a turn of many steps is one, and so is a deal to all.

A catalogue may have two messages more for an event of chance: `others-<kind>` says once what befalls several seats alike, each
`$count` times; `many-<kind>` says `$count` of them together, with the `$seats` they concern in their order.
"""

from typing import Final, NamedTuple

from chabudai.cli.terminal.local_table import Stretch
from chabudai.core.events import Event
from chabudai.words import Words

_FROM: Final = 3
"""So many events of a kind are told together."""


class _Said(NamedTuple):
    """A sentence and whose line it belongs to: `turn` is the run of decisions, `seat` whom it is about, -1 for nobody."""

    text: str
    turn: int
    seat: int
    by_chance: bool = False
    is_brief: bool = False


def told(words: Words, stretches: list[Stretch]) -> list[str]:
    """What happened, in lines; the sentences of one seat's turn share one."""
    said: list[_Said] = []
    turn, decider = 0, -1
    for stretch in stretches:
        if not stretch.by_chance and stretch.seat != decider:
            turn, decider = turn + 1, stretch.seat
        said.extend(_by_chance(words, stretch.events, turn) if stretch.by_chance else _decided(words, stretch, turn))
    return _joined(said)


def _joined(said: list[_Said]) -> list[str]:
    """A line for each seat's part of a turn; chance stands inside it where the same turn goes on after it."""
    lines: list[str] = []
    waiting: list[_Said] = []
    before: _Said | None = None
    for each in said:
        goes_on = before is not None and (each.turn, each.seat) == (before.turn, before.seat)
        if each.seat < 0 or (each.by_chance and not goes_on):
            joins = bool(waiting) and waiting[-1].is_brief and each.is_brief
            waiting.append(each._replace(text=f"{waiting.pop().text} {each.text}") if joins else each)
        elif goes_on:
            lines[-1] = " ".join([lines[-1], *[other.text for other in waiting], each.text])
            waiting, before = [], each
        else:
            lines += [*[other.text for other in waiting], each.text]
            waiting, before = [], each
    return lines + [other.text for other in waiting]


def _decided(words: Words, stretch: Stretch, turn: int) -> list[_Said]:
    """What a seat decided and what followed; what names nobody is about the seat, but for a beginning or an end."""
    said: list[_Said] = []
    for run in _runs(stretch.events):
        about = _seat(run[0])
        if about < 0 and not run[0].kind().endswith(("-begun", "-ended")):
            about = stretch.seat
        said += [_Said(text, turn, about) for text in _together(words, run)]
    return said


def _by_chance(words: Words, events: list[Event], turn: int) -> list[_Said]:
    """Events of chance: those of one kind become one sentence, in the place of the first."""
    kinds: dict[str, list[Event]] = {}
    for event in events:
        kinds.setdefault(event.kind(), []).append(event)
    said: list[_Said] = []
    for kind, alike in kinds.items():
        if brief := _brief(words, kind, alike):
            said.append(_Said(brief, turn, -1, by_chance=True, is_brief=True))
            continue
        by_seat: dict[tuple[object, ...], list[Event]] = {}
        for event in alike:
            by_seat.setdefault(_likeness(event), []).append(event)
        for group in by_seat.values():
            said += [_Said(text, turn, _seat(group[0]), by_chance=True) for text in _together(words, group)]
    return said


def _brief(words: Words, kind: str, events: list[Event]) -> str:
    """Many events of one kind in one sentence, where the catalogue has it; else nothing."""
    seats = [_seat(event) for event in events]
    counts = {seats.count(seat) for seat in seats}
    if words.has(f"others-{kind}") and len(set(seats)) > 1 and len(counts) == 1:
        return words.say(f"others-{kind}", {"count": counts.pop()})
    if words.has(f"many-{kind}") and len(events) >= _FROM:
        return words.say(f"many-{kind}", {"count": len(events), "seats": [seat for seat in seats if seat >= 0]})
    return ""


def _runs(events: list[Event]) -> list[list[Event]]:
    """Events that are alike and follow each other."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and _likeness(runs[-1][0]) == _likeness(event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _seat(event: Event) -> int:
    value = event.as_dict().get("seat", -1)
    return value if isinstance(value, int) else -1


def _likeness(event: Event) -> tuple[object, ...]:
    """The kind of an event and the seats it is about."""
    seats = [value for name, value in event.as_dict().items() if name.endswith("seat")]
    return (event.kind(), *seats)


def _together(words: Words, group: list[Event]) -> list[str]:
    """Like events in as few sentences as can be read."""
    ordered = sorted(group, key=_order)
    sentences = [words.event(event) for event in ordered]
    if len(set(sentences)) == 1:
        times = {"sentence": sentences[0], "number": len(group)}
        return [words.say("terminal-times", dict(times)) if len(group) > 1 else sentences[0]]
    different, whole = _woven(sentences)
    fields = [event.as_dict() for event in ordered]
    differing = [name for name in fields[0] if len({str(each[name]) for each in fields}) > 1]
    shared_inside = set.intersection(*[set(part.split(" ")) for part in different])
    if len(differing) < 2 or not shared_inside:
        return [whole]
    parts: dict[str, list[Event]] = {}  # two things differ, with words between them: one sentence for each of the first
    for event, each in zip(ordered, fields, strict=True):
        parts.setdefault(str(each[differing[0]]), []).append(event)
    return [line for part in parts.values() for line in _together(words, part)]


def _woven(sentences: list[str]) -> tuple[list[str], str]:
    """What differs between sentences, and all of it in one sentence, between the words that they share."""
    split = [sentence.removesuffix(".").split(" ") for sentence in sentences]
    head = _shared(split)
    tail = _shared([each[head:][::-1] for each in split])
    different = [" ".join(each[head : len(each) - tail]) for each in split]
    if head == 0:
        return different, " ".join(sentences)
    whole = [*split[0][:head], ", ".join(different), *split[0][len(split[0]) - tail :]]
    return different, " ".join(whole) + ("." if sentences[0].endswith(".") else "")


def _shared(split: list[list[str]]) -> int:
    """How many words all of them begin with."""
    shared = 0
    for column in zip(*split, strict=False):
        if len(set(column)) > 1:
            break
        shared += 1
    return shared


def _order(event: Event) -> list[tuple[bool, int, str]]:
    """Numbers by their size, texts by their letters."""
    return [(isinstance(value, int), value if isinstance(value, int) else 0, str(value)) for value in event.as_dict().values()]
