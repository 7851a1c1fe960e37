"""Random sequences of acts: made from a seed, played at a server, and made short when one fails."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from chabudai.games import TITLES
from tests.attack.acts_ears import EARS
from tests.attack.acts_people import PEOPLE
from tests.attack.acts_tables import TABLES
from tests.attack.evening import Evening, Observer, Served
from tests.attack.model import NAMES, Act, Leak

_GATHERING: Final = {
    "join": 8,
    "leave": 5,
    "watch": 9,
    "stream": 3,
    "race": 4,
    "bots": 2,
    "unbot": 2,
    "remove": 2,
    "readmit": 1,
    "host": 1,
    "socket": 3,
    "token": 2,
    "revoke": 1,
    "logout": 2,
    "session": 1,
    "others": 1,
    "password": 1,
    "login": 1,
    "forget": 1,
    "visit": 2,
    "resume": 2,
    "seat": 3,
    "unwatch": 1,
    "drop": 1,
    "create": 1,
}
_PLAYING: Final = {
    "move": 10,
    "watch": 5,
    "resume": 3,
    "stream": 2,
    "race": 4,
    "socket": 2,
    "leave": 2,
    "back": 2,
    "resign": 1,
    "vote": 2,
    "undo": 2,
    "answer": 2,
    "forget": 2,
    "logout": 2,
    "token": 1,
    "revoke": 2,
    "session": 1,
    "others": 1,
    "password": 1,
    "login": 1,
    "visit": 1,
    "read": 3,
    "blind": 2,
    "unwatch": 1,
    "drop": 2,
    "join": 1,
    "host": 1,
    "remove": 1,
}
_LISTENING: Final = ("watch", "watch", "resume", "stream", "socket", "read", "blind")
_CHANGING: Final = (
    "leave",
    "leave",
    "remove",
    "seat",
    "join",
    "forget",
    "logout",
    "revoke",
    "others",
    "bots",
    "unbot",
    "start",
    "resign",
)
_ENDINGS: Final = ("forget", "logout", "revoke", "password", "session", "others", "leave", "resign")
_LOSSES: Final = ("leave", "leave", "leave", "leave", "remove", "remove", *_ENDINGS)
_BEFORE: Final = {
    "revoke": ("token", "socket"),
    "password": ("password", "login", "socket"),
    "session": ("password", "login", "socket"),
    "others": ("password", "login", "socket"),
    "logout": ("password", "login", "socket"),
}
"""What must have been done before there is something to end."""
_HANDLERS: Final[dict[str, Callable[[Evening, Act], Awaitable[str | None]]]] = {**PEOPLE, **TABLES, **EARS}


@dataclass(frozen=True, slots=True)
class Sequence:
    """A table to play at, and what is done there."""

    title: str
    seats: int
    people: int
    acts: tuple[Act, ...]


@dataclass(slots=True)
class Played:
    """What came of a sequence."""

    lines: list[str] = field(default_factory=list)
    leak: Leak | None = None
    heard: int = 0
    moves: int = 0
    tables: list[str] = field(default_factory=list)


def sequence(seed: int) -> Sequence:
    """The sequence of this seed; the titles take turns."""
    rng = random.Random(seed)
    title = TITLES[seed % len(TITLES)]
    people = rng.randint(3, len(NAMES))
    seats = max(title.fewest, min(title.most, rng.choice((2, 3, 3, 4))))
    acts = [Act("create"), *[Act("socket", who, n=rng.randrange(60)) for who in range(people) if rng.random() < 0.8]]
    acts += _mixed(rng, _GATHERING, people, rng.randint(1, 5), is_open=True)
    acts += [_act(rng, "fill", people), Act("start", n=rng.randrange(1, 8)), _act(rng, "move", people)]
    acts += _mixed(rng, _PLAYING, people, rng.randint(1, 5), is_open=False)
    acts.append(_act(rng, "move", people))
    if rng.random() < 0.025:
        acts += [_act(rng, kind, people) for kind in ("finish", "rematch", "rematch", "watch", "leave", "join", "fill")]
        acts += [Act("start", n=1), _act(rng, "move", people)]
    return Sequence(title.name, seats, people, tuple(acts))


def _mixed(rng: random.Random, weights: dict[str, int], people: int, count: int, is_open: bool) -> list[Act]:
    """Somebody comes to hear a seat and loses the right to it; other things are done before, between and after."""
    acts = _story(rng, people, is_open)
    for _ in range(count):
        acts.insert(rng.randint(0, len(acts)), _drawn(rng, weights, people))
    return acts


def _story(rng: random.Random, people: int, is_open: bool) -> list[Act]:
    who, other = rng.sample(range(1, people), 2) if rng.random() < 0.8 else rng.sample(range(people), 2)
    means = rng.choice(("watch", "watch", "stream"))
    loss = rng.choice(_LOSSES if is_open else _ENDINGS)
    before, after = [(who, means), (who, loss)], [(other, "watch")]
    before[:0] = [(who, kind) for kind in _BEFORE.get(loss, ())]
    if is_open:
        before, after = [(who, "join"), *before], [(other, "join"), *after]
    seat = rng.randrange(12)
    return [Act(kind, one, seat, _own(rng)) for one, kind in before + after]


def _own(rng: random.Random) -> int:
    """A number that chooses one's own seat."""
    return rng.choice([n for n in range(60) if n % 4 and n % 5 and n % 7 and n % 8])


def _drawn(rng: random.Random, weights: dict[str, int], people: int) -> Act:
    kind = rng.choices(list(weights), list(weights.values()))[0]
    if kind != "race":
        return _act(rng, kind, people)
    listening, changing = _act(rng, rng.choice(_LISTENING), people), _act(rng, rng.choice(_CHANGING), people)
    pair = (listening, changing) if rng.random() < 0.5 else (changing, listening)
    return Act("race", n=rng.randrange(4), at_once=pair)


def _act(rng: random.Random, kind: str, people: int) -> Act:
    return Act(kind, rng.randrange(people), rng.randrange(12), rng.randrange(60), int(rng.random() < 0.1))


async def do(evening: Evening, act: Act) -> str | None:
    """One act, or several at once."""
    if not act.at_once:
        return await _HANDLERS[act.kind](evening, act)
    evening.is_racing = True
    try:
        busy = [evening.observer.chatter(evening.tables[-1].ident) for _ in range(act.n) if evening.tables]
        done = await asyncio.gather(*busy, *[_HANDLERS[one.kind](evening, one) for one in act.at_once])
    finally:
        evening.is_racing = False
    await evening.settle()
    told = [line for line in done if line]
    return "at once: " + "; ".join(told) if told else None


async def played(server: Served, observer: Observer, chosen: Sequence, kinds: frozenset[str] = frozenset()) -> Played:
    """Play a sequence; `kinds` are the failures that count, all if none is named."""
    evening = Evening(server, observer, chosen.title, chosen.seats, chosen.people, kinds)
    result = Played()
    try:
        for person in evening.people:
            await evening.visit(person)
        for act in chosen.acts:
            before = evening.rights()
            line = await do(evening, act)
            if line is not None:
                result.lines.append(line)
                await evening.check(before)
    except Leak as leak:
        result.leak = leak
    finally:
        await evening.close()
    result.heard, result.moves, result.tables = evening.heard, evening.moves, [table.ident for table in evening.tables]
    return result


async def shortened(chosen: Sequence, failed: Played, play: Callable[[Sequence], Awaitable[Played]]) -> tuple[Sequence, Played]:
    """Leave acts out, from the last to the first, as long as it still fails in the same way."""
    assert failed.leak is not None
    best, result, kind = chosen, failed, failed.leak.kind
    is_shorter = True
    while is_shorter:
        is_shorter = False
        for place in range(len(best.acts) - 1, -1, -1):
            fewer = Sequence(best.title, best.seats, best.people, best.acts[:place] + best.acts[place + 1 :])
            again = await play(fewer)
            if again.leak is not None and again.leak.kind == kind:
                best, result, is_shorter = fewer, again, True
    return best, result


def report(seed: int, chosen: Sequence, result: Played) -> str:
    """A failing sequence to read."""
    head = f"seed {seed}: {chosen.title}, {chosen.seats} seats, {chosen.people} people"
    return "\n".join([head, *[f"  {line}" for line in result.lines], f"  FAILED {result.leak}"])
