"""Checking a finished game: the deal, every move, the outcome, and that no byte was changed."""

from dataclasses import dataclass, field
from typing import Final

from chabudai.core import CHANCE, Game, Record, RulesError, Seat, Walk, new_record, read_record
from chabudai.core.seats import name_of
from chabudai.table.dealer import CONTRIBUTION_BYTES, SECRET_BYTES, Dealer, commitment, contribution_commitment, is_hex, seal

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


def verify(text: str, game: Game, receipt: Receipt | None = None, strict: bool = False) -> list[str]:
    """Everything about the record in this text that does not hold; empty when it verifies.

    A record alone cannot say who revealed in time. `receipt` is compared with it; `strict` calls every missing part a fault.
    """
    record = read_record(text)
    if record.outcome is None:
        return ["the game is not over: its secret is not revealed yet"]
    try:
        secret = _secret(record)
        contributions = _contributions(record)
    except _Unfit as error:
        return [str(error)]
    faults: list[str] = []
    if record.deal.get("commitment") != commitment(secret, game.setup):
        faults.append("the secret is not the one that was committed to for this game")
    if record.revealed.get("seal") != seal(secret, text[: text.rfind(_SEAL)]):
        faults.append("the seal does not fit: something was changed")
    if text != _as_written(record, game):
        faults.append("the file is not as a table writes it: something was added, left out or moved")
    faults += _differing(record, receipt or Receipt())
    if strict:
        faults += _left_out(record)
    return faults + _played_again(record, game, Dealer(secret, contributions))


def _part(seat: Seat) -> str:
    return f"{_CONTRIBUTION}{seat}"


def _differing(record: Record, receipt: Receipt) -> list[str]:
    """What of the record is not as the receipt says."""
    faults: list[str] = []
    if receipt.commitment and receipt.commitment != record.deal.get("commitment"):
        faults.append("the commitment is not the one that was given")
    for seat, value in receipt.contributions.items():
        found = record.revealed.get(_part(seat))
        if found is None:
            faults.append(f"seat {seat}: the given contribution is not in the deal")
        elif found != value:
            faults.append(f"seat {seat}: another contribution than the given one is in the deal")
    return faults


def _left_out(record: Record) -> list[str]:
    """What keeps the deal from being everybody's."""
    found = parts(record)
    faults = [f"seat {seat} committed to a contribution and it is not in the deal" for seat in found.missing]
    if not found.given:
        faults.append("nobody contributed to the deal: the table alone chose it")
    return faults


class _Unfit(Exception):
    """Something was revealed that nothing can be dealt from."""


def _secret(record: Record) -> bytes:
    text = record.revealed.get("secret", "")
    if not is_hex(text, SECRET_BYTES):
        raise _Unfit(f"the revealed secret is not {2 * SECRET_BYTES} small hexadecimal digits")
    return bytes.fromhex(text)


def _contributions(record: Record) -> dict[Seat, str]:
    """What the clients revealed, each checked against its commitment; a withheld one is left out."""
    found: dict[Seat, str] = {}
    for name, value in record.revealed.items():
        if not name.startswith(_CONTRIBUTION):
            continue
        if not is_hex(value, CONTRIBUTION_BYTES):
            raise _Unfit(f"{name} is not {2 * CONTRIBUTION_BYTES} small hexadecimal digits")
        if record.deal.get(name) != contribution_commitment(value):
            raise _Unfit(f"{name} is not the one that was committed to")
        number = name.removeprefix(_CONTRIBUTION)
        if number not in [str(seat) for seat in range(record.seats)]:
            raise _Unfit(f"{name}: there is no such seat")
        found[Seat(int(number))] = value
    return found


def _as_written(record: Record, game: Game) -> str:
    """What a table would write of this game: each line in its one form and place, and no other."""
    true = new_record(game)
    true.steps, true.outcome = record.steps, record.outcome
    shares = [_part(Seat(seat)) for seat in range(record.seats)]
    true.deal = _in_order(record.deal, ["commitment", *shares])
    true.revealed = _in_order(record.revealed, ["secret", *shares, "undone", "seal"])
    if "undone" in true.revealed and not _is_count(true.revealed["undone"]):
        del true.revealed["undone"]
    return true.write()


def _in_order(lines: dict[str, str], names: list[str]) -> dict[str, str]:
    return {name: lines[name] for name in names if name in lines}


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and not text.startswith("0")


def _played_again(record: Record, game: Game, dealer: Dealer) -> list[str]:
    walk = Walk(game, record.steps, checked=True)
    state = walk.state
    while (step := walk.ahead()) is not None:
        where = f"step {walk.taken + 1}, '{name_of(step.seat)}: {step.text}'"
        if step.seat == CHANCE and state.actor() == CHANCE:
            drawn = state.legal_actions()[dealer.draw(walk.taken, state.chance_weights())]
            if drawn.text != step.text:
                return [f"{where}: the secret deals '{drawn.text}'"]
        try:
            action = walk.take()
        except RulesError as error:
            return [f"{where}: {error}"]
        if action.text != step.text:
            return [f"{where}: the notation is '{action.text}'"]
    outcome = state.outcome()
    assert record.outcome is not None
    if outcome is None:
        return ["the steps do not lead to the end of the game"]
    if outcome.as_dict() != record.outcome.as_dict():
        return ["the outcome is not the one the steps lead to"]
    return []
