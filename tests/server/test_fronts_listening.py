"""The right to listen holds over two processes and a broker as it does in one; nor do they tell two worlds apart."""

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from chabudai.games import TITLES
from chabudai.title import Title
from tests.attack.listening import listened_at
from tests.server import test_listening as alone
from tests.server.fronts import Both, fronts
from tests.server.two_worlds import different_pairs, fixed_now, tells_the_same
from tests.services import Broker

SAMPLE = range(1000, 1008)
MORE = [range(start, start + 64) for start in range(1008, 1200, 64)]
ENDS = alone.test_a_connection_ends_with_its_credential
SAME: dict[str, Callable[[Path], None]] = {
    "chair": partial(alone.test_who_has_left_a_chair_hears_nothing_of_it_any_more, game="zenmaster"),
    "bot": alone.test_nobody_hears_the_hand_of_a_bot_on_the_chair_they_had,
    "lines": alone.test_a_stream_of_lines_ends_with_the_right_to_the_seat,
    "stored": alone.test_a_stream_of_lines_tells_only_what_is_stored,
    "next": alone.test_the_next_holder_of_a_seat_gets_a_stream_of_its_own,
    "logout": partial(ENDS, game="zenmaster", ends=alone.ends_logout, by_token=False),
    "token": partial(ENDS, game="zenmaster", ends=alone.ends_token, by_token=True),
    "account": partial(ENDS, game="zenmaster", ends=alone.ends_account, by_token=True),
    "password": alone.test_a_new_password_needs_the_old_one_and_ends_every_other_session,
    "others": alone.test_other_connections_of_the_person_go_on,
}
QUICK = ("chair", "lines", "token", "account")


@pytest.mark.parametrize("name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in SAME])
def test_what_holds_in_one_process_holds_in_two(
    empty_postgres: str, broker: Broker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    @contextlib.contextmanager
    def both(folder: Path) -> Iterator[Both]:
        with fronts(folder, empty_postgres, broker.address) as servers:
            yield Both(*servers)

    monkeypatch.setattr(alone, "running", both)
    SAME[name](tmp_path)


@pytest.mark.parametrize(
    "sequences", [SAMPLE, *[pytest.param(piece, marks=pytest.mark.slow) for piece in MORE]], ids=lambda one: f"from-{one.start}"
)
def test_after_every_act_nobody_hears_a_seat_that_is_not_theirs(
    empty_postgres: str, broker: Broker, tmp_path: Path, sequences: range
) -> None:
    with fronts(tmp_path, empty_postgres, broker.address, idle_seconds=4.0, wake_seconds=3600.0) as servers:
        tally = listened_at(Both(*servers), sequences)
    assert not tally.failed, "\n".join([str(tally), *tally.reports])
    assert tally.moves > len(sequences), tally


@pytest.mark.parametrize(
    "title", [TITLES[0], *[pytest.param(title, marks=pytest.mark.slow) for title in TITLES[1:]]], ids=lambda title: title.name
)
def test_two_processes_tell_no_worlds_apart(empty_postgres: str, broker: Broker, tmp_path: Path, title: Title) -> None:
    with fronts(tmp_path, empty_postgres, broker.address, now=fixed_now) as servers:
        for pair in itertools.islice(different_pairs(title), 2):
            asyncio.run(tells_the_same(Both(*servers), pair))  # type: ignore[arg-type]  # all that it uses is there
