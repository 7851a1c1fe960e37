"""Many deals, one after the other or spread over a cluster, kept in a file so that a stopped run goes on."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from chabudai.arena.cluster import LOCAL, spread
from chabudai.arena.duel import Plan, Played, play_deal, rotations
from chabudai.core import InvalidRecord, RecordWhy

Heard = Callable[[list[Played]], None]
"""Is told the games of every deal as soon as they are over."""


def deals_for(plan: Plan, games: int) -> int:
    """How many whole deals it takes to play at least so many games."""
    return -(-games // rotations(plan))


def run(
    plan: Plan,
    games: int,
    workers: int = 1,
    folder: Path | None = None,
    heard: Heard | None = None,
    cluster: str = LOCAL,
) -> list[Played]:
    """Play, or read from the folder what was played there before; the result is in the order of the deals."""
    kept = _kept(plan, folder)
    deals = range(deals_for(plan, games))
    played = [game for game in kept if game.deal in deals]
    done: dict[int, set[int]] = {}
    for game in played:
        done.setdefault(game.deal, set()).add(game.rotation)
    if heard is not None and played:
        heard(played)
    missing = [(plan, deal, frozenset(done.get(deal, ()))) for deal in deals if len(done.get(deal, ())) < rotations(plan)]
    for new in spread(play_deal, missing, workers, cluster):
        _keep(new, folder)
        played.extend(new)
        if heard is not None:
            heard(new)
    return sorted(played, key=lambda game: (game.deal, game.rotation))


def _kept(plan: Plan, folder: Path | None) -> list[Played]:
    """The games in the folder; a folder of another plan is refused."""
    if folder is None:
        return []
    folder.mkdir(parents=True, exist_ok=True)
    header = folder / "plan.json"
    text = json.dumps(asdict(plan), indent=1)
    if not header.exists():
        header.write_text(text + "\n")
    elif {"edition": "house", "luck": 0, **json.loads(header.read_text())} != json.loads(text):  # a plan once did not say so
        raise InvalidRecord(RecordWhy.OTHER_TOURNAMENT, file=str(header))
    games = folder / "games.jsonl"
    if not games.exists():
        return []
    lines = games.read_text().splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):  # the run was stopped while it wrote
        games.write_text("".join(lines[:-1]))
        lines = lines[:-1]
    return [Played(**json.loads(line)) for line in lines]


def _keep(games: list[Played], folder: Path | None) -> None:
    if folder is not None:
        with (folder / "games.jsonl").open("a") as file:
            file.writelines(json.dumps(game.as_dict(), separators=(",", ":")) + "\n" for game in games)
