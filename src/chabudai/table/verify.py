"""Checking a finished game: the deal, every move, the outcome, and that no byte was changed."""

from typing import Final

from chabudai.core import CHANCE, Game, Record, RulesError, Seat, play
from chabudai.core.seats import name_of
from chabudai.table.dealer import SECRET_BYTES, Dealer, checked_hex, commitment, contribution_commitment, seal
from chabudai.table.errors import TableError

_CONTRIBUTION: Final = "contribution "


def verify(record: Record, game: Game) -> list[str]:
    """Everything about the record that does not hold; empty when it verifies."""
    if record.outcome is None:
        return ["the game is not over: its secret is not revealed yet"]
    try:
        secret = _secret(record)
        contributions = _contributions(record)
    except TableError as error:
        return [str(error)]
    faults: list[str] = []
    if record.deal.get("commitment") != commitment(secret, game.setup):
        faults.append("the secret is not the one that was committed to for this game")
    if record.revealed.get("seal") != seal(secret, _unsealed(record)):
        faults.append("the seal does not fit: something was changed")
    return faults + _played_again(record, game, Dealer(secret, contributions))


def _secret(record: Record) -> bytes:
    text = record.revealed.get("secret", "")
    if len(text) != 2 * SECRET_BYTES or not all(letter in "0123456789abcdef" for letter in text):
        raise TableError("invalid", f"the revealed secret is not {2 * SECRET_BYTES} small hexadecimal digits")
    return bytes.fromhex(text)


def _contributions(record: Record) -> dict[Seat, str]:
    """What the clients revealed, each checked against its commitment; a withheld one is left out."""
    found: dict[Seat, str] = {}
    for name, value in record.revealed.items():
        if not name.startswith(_CONTRIBUTION):
            continue
        if record.deal.get(name) != contribution_commitment(checked_hex(value)):
            raise TableError("invalid", f"{name} is not the one that was committed to")
        number = name.removeprefix(_CONTRIBUTION)
        if number not in [str(seat) for seat in range(record.seats)]:
            raise TableError("invalid", f"{name}: there is no such seat")
        found[Seat(int(number))] = value
    return found


def _unsealed(record: Record) -> str:
    bare = Record(record.title, record.seats, record.edition, record.rules_version, record.options)
    bare.deal, bare.steps, bare.outcome = record.deal, record.steps, record.outcome
    bare.revealed = {name: value for name, value in record.revealed.items() if name != "seal"}
    return bare.write()


def _played_again(record: Record, game: Game, dealer: Dealer) -> list[str]:
    state = game.new_state()
    for number, step in enumerate(record.steps):
        where = f"step {number + 1}, '{name_of(step.seat)}: {step.text}'"
        if step.seat == CHANCE and state.actor() == CHANCE:
            drawn = state.legal_actions()[dealer.draw(number, state.chance_weights())]
            if drawn.text != step.text:
                return [f"{where}: the secret deals '{drawn.text}'"]
        try:
            action = play(game, state, step.seat, step.text)
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
