"""What follows a finished game: its review, puzzles from it, playing on from it, and records that are brought in."""

import asyncio
import json
import secrets
from typing import Any, Final

import msgspec

from chabudai.coach import Judged, Lens, Review, lens
from chabudai.core import DRAWN, NOBODY, Game, Record, Seat, State, Walk, new_record, read_record, replay
from chabudai.core.errors import PlayWhy
from chabudai.server.http.answers import Puzzle, ReviewJob, Solved
from chabudai.server.live import commands as acts
from chabudai.server.live.games import dealt_game, sorted_options
from chabudai.server.live.hub import Hub
from chabudai.server.live.room import Room
from chabudai.server.live.table_info import FREE, hints_at
from chabudai.server.reasons import ServerWhy
from chabudai.server.storage.store import RecordRow, ReviewRow, User
from chabudai.server.storage.table_rows import IMPORTED, Details, owned
from chabudai.server.thinking.reviews import Reviews
from chabudai.table import OVER, Beginning, Chair, ClockRule, Table, TableError, TableWhy, steps_behind, to_solve, verify
from chabudai.table import version_of as version
from chabudai.table.course import encoded
from chabudai.table.dealer import SECRET_BYTES
from chabudai.teaching import Phrase

_decode: Final = msgspec.json.Decoder(Review).decode


class Coaching:
    """The coach's part of the server."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.reviews: Final = Reviews(hub.spawn)

    # Reviews.

    async def review(self, room: Room, seat: int) -> ReviewJob:
        """A seat's review, or how far it has come."""
        await self._must_be_over(room, seat)
        row = await self.hub.store.review(room.details.id, seat)
        if row is not None:
            made = _decode(row.text)
            return ReviewJob(seat, "done", review=made, actions=_named(room.table.game, made))
        job = self.reviews.job((room.details.id, seat))
        return ReviewJob(seat, "none") if job is None else ReviewJob(seat, job.state, job.done, job.total)

    async def ask_review(self, room: Room, user: User, seat: int) -> ReviewJob:
        """Let a review be made."""
        found = await self.review(room, seat)
        if found.state in ("none", "failed"):
            record = await self.hub.store.record(room.details.id)
            if record is None:
                raise TableError("conflict", TableWhy.GAME_NOT_OVER)

            async def keep(made: Review) -> None:
                await self._keep(room, made)

            job = self.reviews.ask((room.details.id, seat), user.id, record, keep)
            found = ReviewJob(seat, job.state, job.done, job.total)
        return found

    async def _keep(self, room: Room, made: Review) -> None:
        moments = steps_behind(room.table.course, Seat(made.seat))
        puzzles = [_moment_of(moments, one.step) for one in made.decisions if one.clear]
        text = msgspec.json.encode(made).decode()
        await self.hub.store.commit(ReviewRow(room.details.id, made.seat, text, json.dumps(puzzles)))

    async def _must_be_over(self, room: Room, seat: int) -> None:
        async with room.turn():
            room.table.chair(Seat(seat))
            if room.table.phase != OVER:
                raise TableError("conflict", TableWhy.GAME_NOT_OVER)

    # The lens.

    async def lens(self, room: Room, user: User, seat: int, at: int | None) -> Lens:
        """What a seat could know of hidden things: of a finished game at any moment, of a running one now and for oneself."""
        async with room.turn():
            table = room.table
            if table.phase == OVER:
                state = _state_at(room, seat, at)
            else:
                owned(table, seat, user.id)
                if at is not None:
                    raise TableError("conflict", TableWhy.GAME_NOT_OVER)
                if hints_at(room) != FREE:
                    raise TableError("conflict", ServerWhy.HINTS_OFF)
                table.course.must_show_past()
                state = table.course.state
            game, view = table.game, state.view(Seat(seat))
        return await asyncio.to_thread(lens, game, view, version(view))

    # Puzzles.

    async def puzzle(self, room: Room, seat: int, at: int) -> Puzzle:
        """A position to find the best move in."""
        state, _ = await self._to_solve(room, seat, at)
        return Puzzle(seat, at, to_solve(state))

    async def solved(self, room: Room, seat: int, at: int, action: str) -> Solved:
        """Whether this is the best move, and what every choice is worth."""
        state, judged = await self._to_solve(room, seat, at)
        played = room.table.game.action(action)
        if played not in state.legal_actions():
            raise TableError("conflict", PlayWhy.NO_SUCH_ACTION)
        best, next_best = judged.choices[0], judged.choices[1]
        why = Phrase("coach-clear", {"points": f"{best.points - next_best.points:.1f}"})
        return Solved(played.text == best.action, judged.choices, why)

    async def _to_solve(self, room: Room, seat: int, at: int) -> tuple[State, Judged]:
        await self._must_be_over(room, seat)
        row = await self.hub.store.review(room.details.id, seat)
        if row is None or at not in json.loads(row.puzzles):
            raise TableError("not-found", ServerWhy.NOTHING_HERE)
        moments = steps_behind(room.table.course, Seat(seat))
        clear = [one for one in _decode(row.text).decisions if one.clear]
        judged = next(one for one in clear if _moment_of(moments, one.step) == at)
        return _walked(room, judged.step), judged

    # Playing on.

    async def play_on(self, room: Room, user: User, seat: int, at: int, world: str, level: str) -> Room:
        """A new table from a moment of a finished game, as a seat of it, against bots."""
        async with room.turn():
            game, course = room.table.game, room.table.course
            if room.table.phase != OVER:
                raise TableError("conflict", TableWhy.GAME_NOT_OVER)
            if course.origin is not None:
                raise TableError("conflict", ServerWhy.PLAYED_ON_ALREADY)
            if _state_at(room, seat, at).actor() == NOBODY:
                raise TableError("conflict", PlayWhy.GAME_OVER)
            record = new_record(game)
            record.steps = course.steps[: steps_behind(course, Seat(seat))[at]]
        chosen = acts.checked_level(level)
        chairs = [Chair(bot=chosen) for _ in range(game.setup.seats)]
        chairs[seat] = Chair(user=user.id, name=user.name, colour=user.colour)
        beginning = Beginning(record.steps, Seat(seat), world)
        table = _begun(game, chairs, secrets.token_bytes(SECRET_BYTES), beginning, self.hub.now())
        origin: dict[str, Any] = {"kind": world, "table": room.details.id, "seat": seat, "step": len(record.steps)}
        if world == DRAWN:
            assert table.course.origin is not None
            origin["digest"] = table.course.origin.digest
        details = Details(acts.new_id(), room.details.edition, "link", user.id, hints=FREE, origin=origin)
        return await self.hub.placed(table, details, user, record.write())

    async def bring_in(self, user: User, text: str) -> Room:
        """A finished game from its record, as a table that is over."""
        record = read_record(text)
        game, table, is_verified = await asyncio.to_thread(_imported, record, text, self.hub.now())
        origin = {"kind": IMPORTED, "verified": is_verified}
        edition = game.setup.edition.partition(" ")[0]
        details = Details(acts.new_id(), edition, "link", user.id, origin=origin)
        return await self.hub.placed(table, details, user, text, RecordRow(details.id, text))


def _moment_of(moments: list[int], step: int) -> int:
    """The last moment with no more than so many steps behind it."""
    return max(number for number, behind in enumerate(moments) if behind <= step)


def _walked(room: Room, step: int) -> State:
    course = room.table.course
    walk = Walk(course.game, course.steps, origin=course.origin)
    walk.to(step)
    return walk.state


def _state_at(room: Room, seat: int, at: int | None) -> State:
    """The position of a finished game at a moment of this seat's replay; the last one if none is named."""
    room.table.chair(Seat(seat))
    if at is None:
        return room.table.course.state
    moments = steps_behind(room.table.course, Seat(seat))
    if at >= len(moments):
        raise TableError("not-found", ServerWhy.NOTHING_HERE)
    return _walked(room, moments[at])


def _begun(game: Game, chairs: list[Chair], secret: bytes, beginning: Beginning, now: int) -> Table:
    """A table whose game begins with given steps, dealt."""
    table = Table(game, ClockRule(), secret, chairs, beginning)
    table.start()
    table.deal(now)
    return table


def _imported(record: Record, text: str, now: int) -> tuple[Game, Table, bool]:
    """The game of a record that follows the rules to its end, the table that it makes, and whether its deal verifies."""
    edition = record.edition.partition(" ")[0]
    options = sorted_options(record.options)
    game = dealt_game(record.title, record.seats, options, edition, record.rules_version, record.edition, record.box)
    played = replay(record, game)
    if record.outcome is None or played.stopped is not None or not played.is_complete() or played.state.actor() != NOBODY:
        raise TableError("invalid", ServerWhy.RECORD_NOT_WHOLE)
    chairs = [Chair(name=f"P{seat}", bot=acts.checked_level("")) for seat in range(record.seats)]
    beginning = Beginning(record.steps, imported_from=record.origin)
    is_verified = bool(record.revealed) and not verify(text, game)
    return game, _begun(game, chairs, secrets.token_bytes(SECRET_BYTES), beginning, now), is_verified


def _named(game: Game, made: Review) -> list[msgspec.Raw]:
    """The choices of the costliest decisions, each once."""
    texts = [text for one in made.costliest() for text in (one.action, *(choice.action for choice in one.choices))]
    return [encoded(game.action(text).as_dict()) for text in dict.fromkeys(texts)]
