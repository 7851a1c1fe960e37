"""The choices of a step under their headings."""

from collections.abc import Callable
from typing import Final

from chabudai.core.game import Action
from chabudai.games.ninjato.teaching import consequences, fighting
from chabudai.games.ninjato.teaching.reckoning import Reckoning
from chabudai.teaching import Choice, Group, Phrase

_MADE: Final[dict[str, Callable[[Reckoning, Action], Choice]]] = {
    "dojo": consequences.to_dojo,
    "raid": consequences.raid,
    "learn": consequences.learn,
    "bribe": consequences.bribe,
    "spread": consequences.spread,
    "blind": consequences.blind,
    "take": consequences.take,
    "discard": consequences.discard,
    "play": fighting.strike,
    "act": fighting.strike,
    "kick": fighting.strike,
    "use": fighting.use,
    "adjust": fighting.strike,
    "turn-up": fighting.turn_up,
    "swap": fighting.swap,
    "banzai": fighting.banzai,
    "leave": fighting.leave,
    "give-up": fighting.give_up,
    "face": fighting.face,
    "keep": fighting.keep,
    "token": consequences.token,
    "pay": consequences.pay,
    "disguise": consequences.disguise,
    "no-disguise": consequences.no_disguise,
    "take-honor": consequences.take_honor,
    "take-rumor": consequences.take_rumor,
}

_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "raid": ("raid",),
    "dojo": ("dojo", "take", "blind"),
    "sensei": ("learn",),
    "palace": ("bribe",),
    "pavilion": ("spread",),
    "leave": ("leave", "banzai"),
    "cards": ("play", "discard", "kick"),
    "guards": ("face",),
    "treasures": ("keep",),
    "clans": ("token",),
    "payment": ("pay",),
    "disguise": ("disguise", "no-disguise"),
    "honor": ("take-honor",),
    "rumors": ("take-rumor",),
    "skills": ("act", "use", "adjust", "turn-up", "swap"),
    "give-up": ("give-up",),
}
"""Which verbs stand under which heading, in the order of the headings; a heading with nothing but hopeless raids comes last."""


def groups(r: Reckoning, legal: list[Action]) -> list[Group]:
    """Every legal action once; a heading without choices is left out."""
    found: list[Group] = []
    for name, verbs in _GROUPS.items():
        actions = sorted((action for action in legal if action.verb in verbs), key=lambda action: _place(action, verbs))
        if actions:
            found.append(Group(Phrase(f"group-{name}"), _hopeless_last([_MADE[a.verb](r, a) for a in actions])))
    return sorted(found, key=lambda group: _hopeless(group.choices[0]))


def _place(action: Action, verbs: tuple[str, ...]) -> tuple[int, int, int]:
    """By verb, raids house by house."""
    return verbs.index(action.verb), int(action.arguments.get("house", 0)), action.index


def _hopeless_last(choices: list[Choice]) -> list[Choice]:
    """A raid that nothing can win comes after the others."""
    return sorted(choices, key=_hopeless)


def _hopeless(choice: Choice) -> bool:
    return choice.then is not None and choice.then.message == consequences.HOPELESS
