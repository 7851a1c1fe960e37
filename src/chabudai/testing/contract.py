"""The promises of the contract, each a function that raises AssertionError where a game breaks one.

Every function plays one game with the given choices. Run them with many choices, at every seat count and option.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from chabudai.core import (
    CHANCE,
    NOBODY,
    Action,
    Game,
    GameOver,
    IllegalAction,
    InvalidAction,
    Journal,
    Rng,
    RulesError,
    Seat,
    State,
    new_record,
    play,
    play_action,
    read_record,
    replay,
)
from chabudai.core.fast.offers import Offers
from chabudai.testing.picks import Pick

Check = Callable[[State], None]
Promise = Callable[[Game, Pick], object]


def audiences(game: Game) -> list[Seat | None]:
    """Every seat, and the public."""
    seats: list[Seat | None] = [Seat(seat) for seat in range(game.setup.seats)]
    return [*seats, None]


def fingerprint(game: Game, state: State) -> list[object]:
    """All that can be asked of a state."""
    outcome = state.outcome()
    return [
        state.actor(),
        state.decision(),
        [action.index for action in state.legal_actions()],
        state.chance_weights(),
        [state.view(seat).key() for seat in audiences(game)],
        None if outcome is None else outcome.as_dict(),
    ]


def somewhere(game: Game, pick: Pick) -> State:
    """A position anywhere in a game that is not yet over: a game is played to its end, then again up to one of its steps."""
    state = game.new_state()
    taken: list[Action] = []
    while state.actor() != NOBODY:
        taken.append(pick.action(state))
        state.apply(taken[-1])
    again = game.new_state()
    for action in taken[: pick.below(len(taken))]:
        again.apply(action)
    return again


def plays_to_the_end(game: Game, pick: Pick, check: Check | None = None) -> State:
    """Play ends within the stated bound and never sticks; each position keeps the promises; `check` sees every position."""
    state = game.new_state()
    for _ in range(game.max_steps):
        if check is not None:
            check(state)
        if state.actor() == NOBODY:
            break
        _position_keeps_promises(game, state)
        state.apply(pick.action(state))
    _ended_well(game, state)
    return state


def _position_keeps_promises(game: Game, state: State) -> None:
    actor = state.actor()
    assert actor == CHANCE or 0 <= actor < game.setup.seats
    assert state.decision()
    assert state.outcome() is None
    legal = state.legal_actions()
    indices = [action.index for action in legal]
    assert indices, f"nothing is legal in {state.decision()}"
    assert all((index >= game.choices) == (actor == CHANCE) for index in indices), "seats' actions come first, then chance's"
    assert indices == sorted(set(indices)), "legal actions are distinct and in the order of their indices"
    for action in legal:
        assert game.actions()[action.index] is action
        assert game.action(action.text) is action
    legal.clear()
    assert [action.index for action in state.legal_actions()] == indices, "the list is the caller's, to keep or to change"
    weights = state.chance_weights()
    if actor == CHANCE:
        assert len(weights) == len(indices)
        assert all(weight > 0 for weight in weights)
    else:
        assert weights == []


def _ended_well(game: Game, state: State) -> None:
    assert state.actor() == NOBODY, f"still going after {game.max_steps} steps"
    assert state.decision() == "Over"
    assert state.legal_actions() == []
    assert state.chance_weights() == []
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranks) == game.setup.seats
    assert outcome.reason
    assert game.shows_past(state), "the past of a finished game is everybody's"
    for rank in outcome.ranks:
        assert rank == 1 + sum(1 for other in outcome.ranks if other < rank), "a rank counts all who are ahead"
    before = fingerprint(game, state)
    try:
        play_action(state, Seat(0), game.actions()[0])
    except GameOver:
        pass
    else:
        raise AssertionError("a finished game takes no action")
    assert fingerprint(game, state) == before


def refuses_and_changes_nothing(game: Game, pick: Pick) -> None:
    """An illegal action, one out of turn and words that mean nothing are refused with a reason; the state stays as it was."""
    state = somewhere(game, pick)
    actor = state.actor()
    before = fingerprint(game, state)
    legal = state.legal_actions()
    for action in game.actions():
        if not any(action is other for other in legal):
            _refused(IllegalAction, partial(play_action, state, actor, action))
    for seat in [*range(game.setup.seats), CHANCE, NOBODY, game.setup.seats]:
        if seat != actor:
            _refused(IllegalAction, partial(play_action, state, Seat(seat), legal[0]))
    known = {action.text.casefold() for action in game.actions()}
    for words in ("", " ", "\x00", "pass the salt", legal[0].text + "x", "9" * 5000):
        if words not in known:
            _refused(InvalidAction, partial(play, game, state, actor, words))
    assert fingerprint(game, state) == before


def _refused(kind: type[RulesError], attempt: Callable[[], object]) -> None:
    try:
        attempt()
    except kind as error:
        assert "\n" not in str(error)
        assert error.reason
        return
    raise AssertionError(f"no {kind.__name__} was raised")


def clones_are_isolated(game: Game, pick: Pick, every: int = 7) -> None:
    """A clone never feels its twin, and all earlier clones stay as they were."""
    state = game.new_state()
    kept: list[tuple[State, list[object]]] = []
    step = 0
    while state.actor() != NOBODY:
        if step % every == 0:
            kept.append((state.clone(), fingerprint(game, state)))
        twin = state.clone()
        action = pick.action(state)
        state.apply(action)
        twin.apply(action)
        if step % every == 0:
            assert fingerprint(game, twin) == fingerprint(game, state)
        step += 1
    for clone, before in kept:
        assert fingerprint(game, clone) == before
        clone.rollout(Rng(step))
        assert clone.actor() == NOBODY


def fast_paths_do_the_same(game: Game, pick: Pick) -> None:
    """`settle` draws what the plain steps of chance would have drawn, and `offer` adds the legal actions."""
    quick, plain = game.new_state(), game.new_state()
    dealer, other = Rng("settle"), Rng("settle")
    offers = Offers()
    while (actor := quick.settle(dealer)) != NOBODY:
        assert actor == State.settle(plain, other)
        assert dealer.words() == other.words(), "as many numbers are drawn"
        assert quick.view(actor).key() == plain.view(actor).key()
        offers.number = 0
        quick.offer(offers)
        assert list(offers.indices[: offers.number]) == _indices(plain.legal_actions())
        action = pick.action(plain)
        quick.apply(action)
        plain.apply(action)
    offers.number = 0
    quick.offer(offers)
    assert State.settle(plain, other) == NOBODY
    assert offers.number == 0


def records_replay(game: Game, pick: Pick) -> None:
    """Writing, reading and replaying a record leads to the same views and the same outcome."""
    state = game.new_state()
    record = new_record(game)
    while state.actor() != NOBODY:
        action = pick.action(state)
        record.add(state.actor(), action)
        state.apply(action)
    record.outcome = state.outcome()
    text = record.write()
    again = read_record(text)
    assert again.write() == text
    result = replay(again, game)
    assert result.is_complete(), result.stopped
    assert result.steps_played == len(record.steps)
    assert fingerprint(game, result.state) == fingerprint(game, state)


def events_do_not_change_play(game: Game, pick: Pick) -> None:
    """A journal only listens: with and without one, the opening and every step lead to the same state."""
    journal = Journal()
    state = game.new_state(journal)
    silent = game.new_state()
    assert fingerprint(game, state) == fingerprint(game, silent)
    while state.actor() != NOBODY:
        action = pick.action(state)
        state.apply(action, journal)
        silent.apply(action)
    for event in journal.events:
        assert event.as_dict()["event"] == event.kind()
    assert fingerprint(game, state) == fingerprint(game, silent)


def the_opening_is_told(game: Game, drawn: Game) -> bool:
    """What an option settles before the first step is told to everyone as if chance had drawn it.

    `drawn` is a game of the same title for as many seats with other options. Returns whether its chance can draw, in one step,
    what this game begins with; if the two begin at different decision points, it must.
    """
    journal = Journal()
    opening = game.new_state(journal)
    for state, heard in _first_draws(drawn):
        if fingerprint(game, state) == fingerprint(game, opening):
            for audience in audiences(game):
                told, as_drawn = _told(journal, audience), _told(heard, audience)
                assert told == as_drawn, f"{told} is told, and {as_drawn} if chance draws the same"
            return True
    assert opening.decision() == drawn.new_state().decision(), "the options settle what chance could not have drawn"
    return False


def _first_draws(game: Game) -> list[tuple[State, Journal]]:
    """Each position that the first step of chance can lead to, and all that was told up to there."""
    found: list[tuple[State, Journal]] = []
    first = game.new_state()
    for action in first.legal_actions() if first.actor() == CHANCE else []:
        journal = Journal()
        state = game.new_state(journal)
        state.apply(action, journal)
        found.append((state, journal))
    return found


def _told(journal: Journal, audience: Seat | None) -> list[dict[str, object]]:
    return [event.as_dict() for event in journal.heard_by(audience)]


def sampled_worlds_look_the_same(game: Game, pick: Pick, every: int = 5) -> None:
    """`sample_world(view)` has the same view key and actor, and for a seat that acts the same legal actions."""
    state = game.new_state()
    rng = Rng(pick.below(1 << 20))
    step = 0
    while state.actor() != NOBODY:
        if step % every == 0:
            for seat in audiences(game):
                view = state.view(seat)
                world = game.sample_world(view, rng)
                assert world.view(seat).key() == view.key()
                assert world.actor() == state.actor()
                if seat == state.actor():
                    assert _indices(world.legal_actions()) == _indices(state.legal_actions())
        state.apply(pick.action(state))
        step += 1


def two_worlds_send_the_same(game: Game, pick: Pick, steps: int = 60) -> int:
    """Two worlds that one audience cannot tell apart, played on alike, give it the same events, view and choices.

    Returns how many steps the two worlds stayed alike: until something happened in one that cannot happen in the other.
    """
    state = somewhere(game, pick)
    audience = audiences(game)[pick.below(game.setup.seats + 1)]
    other = game.sample_world(state.view(audience), Rng(pick.below(1 << 20)))
    for step in range(steps):
        if state.actor() == NOBODY:
            return step
        if state.actor() == audience:
            assert _indices(state.legal_actions()) == _indices(other.legal_actions()), "the choices tell the worlds apart"
        pair = _step_alike(state, other, audience, pick)
        if pair is None:
            return step
        state, other = pair
        assert state.view(audience).key() == other.view(audience).key(), "the views tell the worlds apart"
        assert state.actor() == other.actor()
    return steps


def most_worlds_stay_alike(game: Game, runs: int = 20) -> None:
    """In most runs two worlds go on alike for a step or more; if they part at once, `two_worlds_send_the_same` says nothing."""
    alike = sum(two_worlds_send_the_same(game, Pick([], seed)) > 0 for seed in range(runs))
    assert alike > runs // 2, f"only {alike} of {runs} runs had a step that sounded the same in both worlds"


def _step_alike(state: State, other: State, audience: Seat | None, pick: Pick, tries: int = 6) -> tuple[State, State] | None:
    """Both worlds after one step of which the audience hears the same; None if a few tries find no such step."""
    for _ in range(tries):
        action = pick.action(state)
        here, heard = _heard_after(state, action, audience)
        legal = other.legal_actions()
        same_first = [a for a in legal if a is action] + [a for a in legal if a is not action]
        for candidate in same_first[:1] if state.actor() == audience else same_first:
            there, also_heard = _heard_after(other, candidate, audience)
            if also_heard == heard:
                return here, there
    return None


def _heard_after(state: State, action: Action, audience: Seat | None) -> tuple[State, list[dict[str, object]]]:
    twin = state.clone()
    journal = Journal()
    twin.apply(action, journal)
    return twin, _told(journal, audience)


def _indices(actions: list[Action]) -> list[int]:
    return [action.index for action in actions]


PROMISES: Final[list[Promise]] = [
    plays_to_the_end,
    refuses_and_changes_nothing,
    clones_are_isolated,
    fast_paths_do_the_same,
    records_replay,
    events_do_not_change_play,
    sampled_worlds_look_the_same,
    two_worlds_send_the_same,
]
"""All of them, each for a game and choices; beside them every game keeps `most_worlds_stay_alike`."""
