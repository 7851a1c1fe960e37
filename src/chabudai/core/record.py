"""Records: a game as plain text, one step a line.

    chabudai record 1
    game: zenmaster
    edition: house 1f2e3d4c
    seats: 3
    rules: 1
    option lead: dealer
    box: {"cards": …
    deal commitment: 9f86d081884c7d65…

    *: dealer 2
    0: play 17

    scores: 12 3 8
    ranks: 3 1 2
    reason: lowest total

    reveal secret: 2c26b46b68ffc68f…

The line `box` has an owner's edition whole, so that anybody can replay the game; one that comes with the game is only named.
A game that was played on from a moment of another one has lines `from …` in its header, see `Origin`.

Chance is `*`. A record replays with no seed, because every deal and draw is a step of it. The lines `deal` and `reveal` stand
there when a table dealt by a committed secret; `chabudai.table` checks them.
"""

from typing import Final, final

from chabudai.core.errors import InvalidRecord, RecordWhy, shown
from chabudai.core.game import Action, Game, Outcome
from chabudai.core.seats import CHANCE, Seat, name_of

_FIRST_LINE: Final = "chabudai record 1"
_OPTION: Final = "option "
_DEAL: Final = "deal "
_REVEAL: Final = "reveal "
_BOX: Final = "box"
_FROM: Final = "from "
_HEADER: Final = ("game", "edition", "seats", "rules")
_ORIGIN: Final = ("step", "seat", "world", "seed", "digest")
TRUE: Final = "true"
DRAWN: Final = "drawn"
_OUTCOME: Final = ("scores", "ranks", "reason")


@final
class Step:
    """One applied action: who took it, and its notation."""

    def __init__(self, seat: Seat, text: str) -> None:
        self.seat: Final = seat
        self.text: Final = text


@final
class Origin:
    """Where a game was played on from: so many steps of another game are its first, as this seat was then.

    In a `true` world it goes on as it stood. A `drawn` one was sampled from what the seat knew, by this seed; the digest says
    what came of it. While such a game runs, its record holds neither.
    """

    def __init__(self, step: int, seat: Seat, world: str = TRUE, seed: str = "", digest: str = "") -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.world: Final = world
        self.seed: Final = seed
        self.digest: Final = digest

    def lines(self, is_over: bool) -> dict[str, str]:
        """What a record says of it."""
        told = {"step": str(self.step), "seat": str(self.seat), "world": self.world}
        if is_over and self.world == DRAWN:
            told["seed"] = self.seed
            told["digest"] = self.digest
        return told


@final
class Record:
    """The steps of one game under a header that says which game it was, and its outcome if it has ended."""

    def __init__(
        self, title: str, seats: int, edition: str, rules_version: int, options: dict[str, str], box: str = ""
    ) -> None:
        self.title: Final = title
        self.seats: Final = seats
        self.edition: Final = edition
        self.rules_version: Final = rules_version
        self.options: Final = options
        self.box: Final = box
        """An owner's edition whole; empty for one that comes with the game."""
        self.steps: list[Step] = []
        self.outcome: Outcome | None = None
        self.origin: Origin | None = None
        """Where it was played on from, None if from the beginning."""
        self.deal: dict[str, str] = {}
        """What the dealer committed to before the game."""
        self.revealed: dict[str, str] = {}
        """What the dealer showed after it."""

    def add(self, seat: Seat, action: Action) -> None:
        """Write down one step."""
        self.steps.append(Step(seat, action.text))

    def write(self) -> str:
        """The record as text."""
        lines = [_FIRST_LINE, f"game: {self.title}", f"edition: {self.edition}", f"seats: {self.seats}"]
        lines.append(f"rules: {self.rules_version}")
        lines.extend([f"{_OPTION}{name}: {value}" for name, value in self.options.items()])
        if self.box:
            lines.append(f"{_BOX}: {self.box}")
        if self.origin is not None:
            told = self.origin.lines(self.outcome is not None)
            lines.extend([f"{_FROM}{name}: {value}" for name, value in told.items()])
        lines.extend([f"{_DEAL}{name}: {value}" for name, value in self.deal.items()])
        lines.append("")
        lines.extend([f"{name_of(step.seat)}: {step.text}" for step in self.steps])
        if self.outcome is not None:
            lines.append("")
            lines.append("scores: " + " ".join([str(score) for score in self.outcome.scores]))
            lines.append("ranks: " + " ".join([str(rank) for rank in self.outcome.ranks]))
            lines.append(f"reason: {self.outcome.reason}")
        if self.outcome is not None and self.revealed:
            lines.append("")
            lines.extend([f"{_REVEAL}{name}: {value}" for name, value in self.revealed.items()])
        return "\n".join(lines) + "\n"


def new_record(game: Game) -> Record:
    """An empty record of a game."""
    setup = game.setup
    return Record(setup.title, setup.seats, setup.edition, setup.rules_version, dict(setup.options), setup.box)


def read_record(text: str) -> Record:
    """The record in this text, or an InvalidRecord that names the line."""
    return _Reader(text).record()


@final
class _Reader:
    """Reads a record line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        self.lines: Final = text.split("\n")
        if self.lines[-1] == "":
            self.lines.pop()
        self.at = 0

    def record(self) -> Record:
        if not self.lines or self.lines[0] != _FIRST_LINE:
            raise self.error(RecordWhy.NOT_A_RECORD, first=_FIRST_LINE)
        self.at = 1
        record = self.header()
        while self.more():
            record.steps.append(self.step(record.seats))
        if self.at < len(self.lines):
            self.at += 1
            record.outcome = self.ending(record.seats)
        if self.at < len(self.lines):
            self.revelation(record)
        return record

    def more(self) -> bool:
        return self.at < len(self.lines) and self.lines[self.at] != ""

    def header(self) -> Record:
        fields: dict[str, str] = {}
        options: dict[str, str] = {}
        deal: dict[str, str] = {}
        origin: dict[str, str] = {}
        while self.more():
            name, value = self.pair()
            into, key = fields, name
            for kept, prefix in ((options, _OPTION), (deal, _DEAL), (origin, _FROM)):
                if name.startswith(prefix):
                    into, key = kept, name.removeprefix(prefix)
            if (into is fields and key not in _HEADER and key != _BOX) or (into is origin and key not in _ORIGIN):
                raise self.error(RecordWhy.NOT_IN_A_HEADER, name=shown(name))
            if key in into:
                raise self.error(RecordWhy.STANDS_TWICE, name=shown(name))
            into[key] = value
            self.at += 1
        for name in _HEADER:
            if name not in fields:
                raise self.error(RecordWhy.HEADER_INCOMPLETE, name=name)
        seats = self.number(fields["seats"])
        rules = self.number(fields["rules"])
        record = Record(fields["game"], seats, fields["edition"], rules, options, fields.get(_BOX, ""))
        record.deal = deal
        record.origin = self.origin(origin, seats) if origin else None
        self.at += 1
        return record

    def origin(self, told: dict[str, str], seats: int) -> Origin:
        for name in ("step", "seat", "world"):
            if name not in told:
                raise self.error(RecordWhy.HEADER_INCOMPLETE, name=_FROM + name)
        step, seat = self.number(told["step"]), self.number(told["seat"])
        if not 0 <= seat < seats:
            raise self.error(RecordWhy.NO_SEAT_OF_GAME, name=shown(told["seat"]))
        if step < 0 or told["world"] not in (TRUE, DRAWN):
            raise self.error(RecordWhy.NOT_IN_A_HEADER, name=shown(told["world"]))
        return Origin(step, Seat(seat), told["world"], told.get("seed", ""), told.get("digest", ""))

    def step(self, seats: int) -> Step:
        name, action = self.pair()
        self.at += 1
        if name == "*":
            return Step(CHANCE, action)
        if not name.isdecimal() or not name.isascii() or len(name) > 2 or int(name) >= seats:
            self.at -= 1
            raise self.error(RecordWhy.NO_SEAT_OF_GAME, name=shown(name))
        return Step(Seat(int(name)), action)

    def ending(self, seats: int) -> Outcome:
        values: list[str] = []
        for field in _OUTCOME:
            if self.at >= len(self.lines):
                raise self.error(RecordWhy.OUTCOME_INCOMPLETE, name=field)
            name, value = self.pair()
            if name != field:
                raise self.error(RecordWhy.OUTCOME_OUT_OF_ORDER, name=field, found=shown(name))
            values.append(value)
            self.at += 1
        scores = [self.number(word) for word in values[0].split(" ")]
        ranks = [self.number(word) for word in values[1].split(" ")]
        if len(scores) != seats or len(ranks) != seats:
            raise self.error(RecordWhy.OUTCOME_FOR_OTHERS, seats=seats)
        return Outcome(scores, ranks, values[2])

    def revelation(self, record: Record) -> None:
        if self.lines[self.at] != "" or self.at + 1 == len(self.lines):
            raise self.error(RecordWhy.NOTHING_AFTER_OUTCOME)
        self.at += 1
        while self.at < len(self.lines):
            name, value = self.pair()
            key = name.removeprefix(_REVEAL)
            if key == name:
                raise self.error(RecordWhy.NEVER_REVEALED, name=shown(name))
            if key in record.revealed:
                raise self.error(RecordWhy.STANDS_TWICE, name=shown(name))
            record.revealed[key] = value
            self.at += 1

    def pair(self) -> tuple[str, str]:
        name, colon, value = self.lines[self.at].partition(": ")
        if not colon or not name or not value:
            raise self.error(RecordWhy.NOT_NAME_AND_VALUE, text=shown(self.lines[self.at]))
        return name, value

    def number(self, text: str) -> int:
        digits = text.removeprefix("-")
        if not digits.isdecimal() or not digits.isascii() or len(digits) > 9:
            raise self.error(RecordWhy.NOT_A_NUMBER, text=shown(text))
        return int(text)

    def error(self, reason: RecordWhy, **arguments: int | str) -> InvalidRecord:
        return InvalidRecord(reason, line=min(self.at, len(self.lines)) + 1, **arguments)
