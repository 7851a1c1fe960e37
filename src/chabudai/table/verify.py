"""Checking a finished game: the deal, every move, the outcome, and that no byte was changed."""

from dataclasses import dataclass, field
from typing import Final

from chabudai.core import CHANCE, DRAWN, Game, InvalidRecord, Origin, Record, RulesError, Seat, Walk, new_record, read_record
from chabudai.core.errors import shown
from chabudai.core.seats import name_of
from chabudai.table.dealer import CONTRIBUTION_BYTES, SECRET_BYTES, Dealer, commitment, contribution_commitment, is_hex, seal
from chabudai.table.errors import Fault, FaultWhy

_CONTRIBUTION: Final = "contribution "
_SEAL: Final = "reveal seal: "


@dataclass(frozen=True, slots=True)
class Receipt:
    """What somebody who was there knows of the deal: the commitment that was announced, and what the own client added."""

    commitment: str = ""
    contributions: dict[Seat, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Parts:
    """Which seats' clients had a part in the deal, which committed to one that is missing, and which had none."""

    given: list[Seat]
    missing: list[Seat]
    without: list[Seat]


def parts(record: Record) -> Parts:
    """Who had a part in the deal."""
    seats = [Seat(seat) for seat in range(record.seats)]
    given = [seat for seat in seats if _part(seat) in record.revealed]
    committed = [seat for seat in seats if _part(seat) in record.deal]
    missing = [seat for seat in committed if seat not in given]
    return Parts(given, missing, [seat for seat in seats if seat not in given and seat not in missing])


def verify(text: str, game: Game, receipt: Receipt | None = None, strict: bool = False) -> list[Fault]:
    """Everything about the record in this text that does not hold; empty when it verifies.

    A record alone cannot say who revealed in time. `receipt` is compared with it; `strict` calls every missing part a fault.
    """
    record = read_record(text)
    if record.outcome is None:
        return [Fault(FaultWhy.SECRET_NOT_REVEALED)]
    try:
        secret = _secret(record)
        contributions = _contributions(record)
    except Fault as fault:
        return [fault]
    faults: list[Fault] = []
    if record.deal.get("commitment") != commitment(secret, game.setup):
        faults.append(Fault(FaultWhy.OTHER_SECRET))
    if record.revealed.get("seal") != seal(secret, text[: text.rfind(_SEAL)]):
        faults.append(Fault(FaultWhy.SEAL_BROKEN))
    if text != _as_written(record, game):
        faults.append(Fault(FaultWhy.NOT_AS_WRITTEN))
    faults += _differing(record, receipt or Receipt())
    if strict:
        faults += _left_out(record)
    return faults + _played_again(record, game, Dealer(secret, contributions))


def _part(seat: Seat) -> str:
    return f"{_CONTRIBUTION}{seat}"


def _differing(record: Record, receipt: Receipt) -> list[Fault]:
    """What of the record is not as the receipt says."""
    faults: list[Fault] = []
    if receipt.commitment and receipt.commitment != record.deal.get("commitment"):
        faults.append(Fault(FaultWhy.OTHER_COMMITMENT))
    for seat, value in receipt.contributions.items():
        found = record.revealed.get(_part(seat))
        if found is None:
            faults.append(Fault(FaultWhy.PART_NOT_IN_DEAL, number=seat + 1))
        elif found != value:
            faults.append(Fault(FaultWhy.OTHER_PART_IN_DEAL, number=seat + 1))
    return faults


def _left_out(record: Record) -> list[Fault]:
    """What keeps the deal from being everybody's."""
    found = parts(record)
    faults = [Fault(FaultWhy.PART_MISSING, number=seat + 1) for seat in found.missing]
    if not found.given:
        faults.append(Fault(FaultWhy.NOBODY_TOOK_PART))
    return faults


def _secret(record: Record) -> bytes:
    text = record.revealed.get("secret", "")
    if not is_hex(text, SECRET_BYTES):
        raise Fault(FaultWhy.SECRET_MALFORMED, digits=2 * SECRET_BYTES)
    return bytes.fromhex(text)


def _contributions(record: Record) -> dict[Seat, str]:
    """What the clients revealed, each checked against its commitment; a withheld one is left out."""
    found: dict[Seat, str] = {}
    for name, value in record.revealed.items():
        if not name.startswith(_CONTRIBUTION):
            continue
        if not is_hex(value, CONTRIBUTION_BYTES):
            raise Fault(FaultWhy.PART_MALFORMED, name=shown(name), digits=2 * CONTRIBUTION_BYTES)
        if record.deal.get(name) != contribution_commitment(value):
            raise Fault(FaultWhy.PART_NOT_COMMITTED, name=shown(name))
        number = name.removeprefix(_CONTRIBUTION)
        if number not in [str(seat) for seat in range(record.seats)]:
            raise Fault(FaultWhy.PART_OF_NOBODY, name=shown(name))
        found[Seat(int(number))] = value
    return found


def _as_written(record: Record, game: Game) -> str:
    """What a table would write of this game: each line in its one form and place, and no other."""
    true = new_record(game)
    true.steps, true.outcome, true.origin = record.steps, record.outcome, record.origin
    shares = [_part(Seat(seat)) for seat in range(record.seats)]
    true.deal = _in_order(record.deal, ["commitment", *shares])
    true.revealed = _in_order(record.revealed, ["secret", *shares, "undone", "hints", "seal"])
    if "undone" in true.revealed and not _is_count(true.revealed["undone"]):
        del true.revealed["undone"]
    if "hints" in true.revealed and not _are_hints(true.revealed["hints"], record.seats):
        del true.revealed["hints"]
    return true.write()


def _in_order(lines: dict[str, str], names: list[str]) -> dict[str, str]:
    return {name: lines[name] for name in names if name in lines}


def _are_hints(text: str, seats: int) -> bool:
    """Whether it is a number for each seat, not all of them 0."""
    numbers = text.split(" ")
    return len(numbers) == seats and set(numbers) != {"0"} and all(number == "0" or _is_count(number) for number in numbers)


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and not text.startswith("0")


def _is_drawn_by(dealer: Dealer, origin: Origin) -> bool:
    """Whether the world follows from the secret, and is named."""
    if origin.world != DRAWN:
        return not origin.seed and not origin.digest
    return origin.seed == dealer.world_seed() and is_hex(origin.digest, CONTRIBUTION_BYTES)


def _played_again(record: Record, game: Game, dealer: Dealer) -> list[Fault]:
    origin = record.origin
    if origin is not None and (origin.step > len(record.steps) or not _is_drawn_by(dealer, origin)):
        return [Fault(FaultWhy.OTHER_WORLD_DRAWN)]
    try:
        walk = Walk(game, record.steps, checked=True, origin=origin)
        while walk.ahead() is not None:
            _take_again(walk, dealer)
    except InvalidRecord:
        return [Fault(FaultWhy.OTHER_WORLD_DRAWN)]
    except Fault as fault:
        return [fault]
    outcome = walk.state.outcome()
    assert record.outcome is not None
    if outcome is None:
        return [Fault(FaultWhy.END_NOT_REACHED)]
    if outcome.as_dict() != record.outcome.as_dict():
        return [Fault(FaultWhy.OTHER_OUTCOME)]
    return []


def _take_again(walk: Walk, dealer: Dealer) -> None:
    """Take one step, or raise a Fault: it must be legal, and if it is one of chance here, the one that the secret draws."""
    step = walk.steps[walk.taken]
    number, text, state = walk.taken + 1, shown(f"{name_of(step.seat)}: {step.text}"), walk.state
    is_ours = walk.origin is None or walk.taken >= walk.origin.step  # the steps before were dealt elsewhere
    if is_ours and step.seat == CHANCE and state.actor() == CHANCE:
        drawn = state.legal_actions()[dealer.draw(walk.taken, state.chance_weights())]
        if drawn.text != step.text:
            raise Fault(FaultWhy.DEALT_OTHERWISE, step=number, text=text, drawn=shown(drawn.text))
    try:
        action = walk.take()
    except RulesError as error:
        raise Fault(FaultWhy.STEP_REFUSED, error, step=number, text=text) from error
    if action.text != step.text:
        raise Fault(FaultWhy.WRITTEN_OTHERWISE, step=number, text=text, notation=shown(action.text))
