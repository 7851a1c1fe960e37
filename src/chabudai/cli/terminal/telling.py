"""Telling what happened in few lines, whatever game it is: a turn of many steps is one, and so is a deal to all.

A catalogue may have two messages more for an event: `others-<kind>` says once what chance does to several seats alike, each
`$count` times; `many-<kind>` says `$count` of them together, with their fields (a list where they differ) and with `$order`,
the seats they concern.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from chabudai.cli.terminal.local_table import Stretch
from chabudai.core.events import Event
from chabudai.words import Words

_FROM: Final = 3
"""So many events of a kind are told together; those about seats from two on."""
_PARTS: Final = ("-begun", "-ended")
"""How the kind of an event ends that opens or closes a part of the game."""


class _Said(NamedTuple):
    """A sentence and whose line it belongs to: `turn` is the run of decisions, `seat` whom it is about, -1 for nobody.

    What `stands_alone` joins no line: a part of the game that begins or ends, and what befalls a seat without its doing.
    """

    text: str
    turn: int
    seat: int
    by_chance: bool = False
    is_brief: bool = False
    stands_alone: bool = False


def told(words: Words, stretches: list[Stretch]) -> list[str]:
    """What happened, in lines; the sentences of one seat's turn share one."""
    said: list[_Said] = []
    turn, decider = 0, -1
    for stretch in _whole(stretches):
        if not stretch.by_chance and stretch.seat != decider:
            turn, decider = turn + 1, stretch.seat
        said.extend(_by_chance(words, stretch.events, turn) if stretch.by_chance else _decided(words, stretch, turn))
    return _joined(said)


def _whole(stretches: list[Stretch]) -> list[Stretch]:
    """Decisions of one seat that follow each other as one; that somebody's plain turn begins, the next line tells."""
    whole: list[Stretch] = []
    for stretch in stretches:
        events = [event for event in stretch.events if not _is_plain_turn(event)]
        if stretch.by_chance and not events:
            continue
        if whole and not stretch.by_chance and (whole[-1].by_chance, whole[-1].seat) == (False, stretch.seat):
            whole[-1] = Stretch(False, whole[-1].events + events, stretch.seat)
        else:
            whole.append(Stretch(stretch.by_chance, events, stretch.seat))
    return whole


def _is_plain_turn(event: Event) -> bool:
    return event.kind() == "turn-begun" and not any(value is True for value in event.as_dict().values())


def _joined(said: list[_Said]) -> list[str]:
    """A line for each seat's part of a turn; chance stands inside it where the same turn goes on after it."""
    lines: list[str] = []
    waiting: list[_Said] = []
    before: _Said | None = None
    for each in said:
        goes_on = before is not None and (each.turn, each.seat) == (before.turn, before.seat)
        if each.stands_alone:
            lines += [*[other.text for other in waiting], each.text]
            waiting, before = [], None
        elif each.seat < 0 or (each.by_chance and not goes_on):
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
    for run in _runs(stretch.events, Event.kind):
        kind = run[0].kind()
        if len(_seats(run)) > 1 and (many := _many(words, kind, run)):
            said.append(_Said(many, turn, -1, stands_alone=True))
            continue
        for alike in _runs(run, _likeness):
            about = _seat(alike[0])
            is_deed = about < 0 and not kind.startswith("no-") and not kind.endswith(_PARTS)
            for text in _together(words, alike):
                alone = not is_deed and _is_apart(words, text, about)
                said.append(_Said(text, turn, stretch.seat if is_deed else about, stands_alone=alone))
    return said


def _is_apart(words: Words, text: str, seat: int) -> bool:
    """Whether a sentence names a seat, but does not begin with it: then it is no deed of that seat."""
    if seat < 0:
        return True
    name = words.names[seat]
    return not text.startswith(name) and re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE) is not None


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
            seat = _seat(group[0])
            for text in _together(words, group):
                alone = kind.endswith(_PARTS) or (seat >= 0 and _is_apart(words, text, seat))
                said.append(_Said(text, turn, seat, by_chance=True, stands_alone=alone))
    return said


def _brief(words: Words, kind: str, events: list[Event]) -> str:
    """Many events of one kind in one sentence, where the catalogue has it; else nothing."""
    seats = [_seat(event) for event in events]
    counts = {seats.count(seat) for seat in seats}
    if words.has(f"others-{kind}") and len(set(seats)) > 1 and len(counts) == 1:
        return words.say(f"others-{kind}", {"count": counts.pop()})
    return _many(words, kind, events)


def _many(words: Words, kind: str, events: list[Event]) -> str:
    """Several events of one kind by the message for many of them; nothing without one, or if they are too few."""
    seats = [_seat(event) for event in events]
    is_apiece = len(set(seats)) in {1, len(seats)}
    if not words.has(f"many-{kind}") or not (is_apiece or min(seats) < 0) or len(events) < (2 if min(seats) >= 0 else _FROM):
        return ""
    fields = [event.as_dict() for event in events]
    given: dict[str, object] = {"count": len(events), "order": _order_of(words, seats)}
    for name in fields[0]:
        values = [each[name] for each in fields]
        given[name] = values[0] if len(set(map(str, values))) == 1 else values
    return words.say(f"many-{kind}", given)


def _order_of(words: Words, seats: list[int]) -> str:
    """Seats by their names, in the middle of a sentence."""
    you = words.say("label-you", {})
    return ", ".join(you if seat == words.reader else words.names[seat] for seat in seats if seat >= 0)


def _runs(events: list[Event], likeness: Callable[[Event], object]) -> list[list[Event]]:
    """Events that are alike and follow each other."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and likeness(runs[-1][0]) == likeness(event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _seat(event: Event) -> int:
    value = event.as_dict().get("seat", -1)
    return value if isinstance(value, int) else -1


def _seats(events: list[Event]) -> set[int]:
    return {_seat(event) for event in events}


def _likeness(event: Event) -> tuple[object, ...]:
    """The kind of an event and the seats it is about."""
    seats = [value for name, value in event.as_dict().items() if name.endswith("seat")]
    return (event.kind(), *seats)


def _together(words: Words, group: list[Event]) -> list[str]:
    """Like events in as few sentences as can be read."""
    if len(_seats(group)) == 1 and (many := _many(words, group[0].kind(), group)):
        return [many]
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
    mark = different[0][-1:] if len({each[-1:] for each in different} & set(":,;")) == 1 else ""
    parts = [each.removesuffix(mark) for each in different]
    whole = [*split[0][:head], ", ".join(parts) + mark, *split[0][len(split[0]) - tail :]]
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
