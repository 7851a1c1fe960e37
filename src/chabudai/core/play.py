"""Playing by the rules: `play` checks what `State.apply` trusts."""

from chabudai.core.errors import GameOver, IllegalAction, PlayWhy, RulesError
from chabudai.core.events import Journal
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, State
from chabudai.core.record import Record
from chabudai.core.seats import CHANCE, NOBODY, Seat, name_of


def play(game: Game, state: State, seat: Seat, text: str, journal: Journal | None = None) -> Action:
    """Let a seat take the action with this notation, or raise a RulesError and change nothing."""
    action = game.action(text)
    play_action(state, seat, action, journal)
    return action


def play_action(state: State, seat: Seat, action: Action, journal: Journal | None = None) -> None:
    """Let a seat take an action of this game, or raise a RulesError and change nothing."""
    if state.actor() == seat:
        for legal in state.legal_actions():
            if legal is action:
                state.apply(action, journal)
                return
    raise _refusal(state, seat, action)


def _refusal(state: State, seat: Seat, action: Action) -> RulesError:
    """Why this seat cannot take this action now."""
    actor = state.actor()
    where = f"by seat {name_of(seat)} in {state.decision()}"
    if actor == NOBODY:
        return GameOver("game over", action.text, where, PlayWhy.GAME_OVER)
    if actor == seat:
        found = state.objection(action)
        return IllegalAction("illegal action", action.text, where, found.reason, found.rule, **found.arguments)
    if actor == CHANCE:
        return IllegalAction("illegal action", action.text, where, PlayWhy.DEAL_NOT_DONE)
    return IllegalAction("illegal action", action.text, where, PlayWhy.NOT_YOUR_TURN, seat=actor)


def random_action(state: State, rng: Rng) -> Action:
    """The actor's next action at random: by weight for chance, uniform for a seat."""
    if state.actor() == CHANCE:
        return state.draw(rng)
    return rng.choice(state.legal_actions())


def random_game(game: Game, rng: Rng, record: Record | None = None) -> State:
    """A whole game at random by the plain contract, step by step into the record."""
    state = game.new_state()
    actor = state.actor()
    while actor != NOBODY:
        action = random_action(state, rng)
        if record is not None:
            record.add(actor, action)
        state.apply(action)
        actor = state.actor()
    if record is not None:
        record.outcome = state.outcome()
    return state
