"""Telling what happened. A deal of many cards is told in a few lines, whatever game it is."""

from chabudai.cli.terminal.local_table import Stretch
from chabudai.core.events import Event
from chabudai.words import Words


def told(words: Words, stretches: list[Stretch]) -> list[str]:
    """What happened, in sentences."""
    lines: list[str] = []
    for stretch in stretches:
        if stretch.by_chance:
            lines.extend(_summary(words, stretch.events))
        else:
            lines.extend([words.event(event) for event in stretch.events])
    return lines


def _summary(words: Words, events: list[Event]) -> list[str]:
    """Events of chance: those of one kind for one seat become one line, in the place of the first."""
    groups: dict[tuple[object, ...], list[Event]] = {}
    for event in events:
        groups.setdefault(_likeness(event), []).append(event)
    lines: list[str] = []
    for event in events:
        group = groups[_likeness(event)]
        if event is group[0]:
            lines.extend(_together(words, group))
    return lines


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
