"""The prompt of each decision: what is possible now, in one sentence."""

from collections.abc import Callable
from typing import Final

from chabudai.core.game import Action
from chabudai.games.ninjato.box.components import CLANS
from chabudai.games.ninjato.teaching import nouns
from chabudai.games.ninjato.teaching.reckoning import MOST_IN_HAND, Reckoning
from chabudai.teaching import Phrase

_FREE_SKILLS: Final = ("use", "turn-up", "swap")
"""The skills that can be used where no card wins."""


def prompt(r: Reckoning, legal: list[Action]) -> Phrase | None:
    """What the seat that is to act is asked."""
    ask = _PROMPTS.get(r.view.decision)
    return ask(r, legal) if ask and legal else None


def _placing(r: Reckoning, legal: list[Action]) -> Phrase:  # noqa: ARG001 - as every prompt
    left = r.shuriken_left(r.view.turn)
    return Phrase("prompt-placing", {"left": left, "round": r.next_scoring()})


def _training(r: Reckoning, legal: list[Action]) -> Phrase:
    verbs = {action.verb for action in legal}
    from_where = "both" if verbs == {"blind", "take"} else verbs.pop()
    return Phrase("prompt-training", {"cards": r.view.to_take, "from": from_where})


def _discarding(r: Reckoning, legal: list[Action]) -> Phrase:  # noqa: ARG001
    return Phrase("prompt-discarding", {"most": MOST_IN_HAND, "cards": sum(r.view.hand) - MOST_IN_HAND})


def _learning(r: Reckoning, legal: list[Action]) -> Phrase:  # noqa: ARG001
    return Phrase("prompt-learning", {"skill": r.parts.skill_labels[r.parts.skill_effects[r.view.bargain]]})


def _fighting(r: Reckoning, legal: list[Action]) -> Phrase:
    raid = r.view.raid
    is_elite = raid.foe_is == 2
    if not raid.target:
        first, second = r.parts.elite_values[raid.foe]
        return Phrase("prompt-two-guards", {"first": first, "second": second})
    if any(action.verb in ("play", "act") for action in legal):
        side = "stealth" if raid.by_stealth else "strength"
        if is_elite:
            message = "prompt-fighting-pair" if raid.other_target else "prompt-fighting-elite"
            return Phrase(message, {"side": side, "value": raid.target})
        return Phrase("prompt-fighting", {"guard": nouns.guard(raid.target), "side": side, "value": raid.target})
    foe = nouns.guard_him(raid.target, is_elite=is_elite)
    skills = list(dict.fromkeys(str(action.arguments["skill"]) for action in legal if action.verb in _FREE_SKILLS))
    if skills:
        return Phrase("prompt-beaten-skills", {"guard": foe, "skills": [*skills]})
    return Phrase("prompt-beaten", {"guard": foe})


def _striking(r: Reckoning, legal: list[Action]) -> Phrase:
    verbs = {action.verb for action in legal}
    skills = bool(verbs & {"use", "adjust", "turn-up"})
    add = "both" if skills and "kick" in verbs else "kicker" if "kick" in verbs else "skill"
    return Phrase("prompt-striking", {"value": r.view.raid.value, "target": r.view.raid.target, "add": add})


def _calling_banzai(r: Reckoning, legal: list[Action]) -> Phrase:  # noqa: ARG001
    raid = r.view.raid
    kind, is_red = r.first_treasure(raid.house)
    given: nouns.Given = {"count": sum(raid.plain) + sum(raid.red), "treasure": nouns.treasure(kind)}
    if is_red and r.elites_beaten(r.arms(), raid.by_stealth)[1]:
        beaten, of = r.elites_beaten(r.arms(), raid.by_stealth)
        return Phrase("prompt-banzai-red", {**given, "beaten": beaten, "of": of})
    return Phrase("prompt-banzai", {**given, "beaten": r.guards_beaten(r.arms(), raid.by_stealth)})


def _keeping(r: Reckoning, legal: list[Action]) -> Phrase:  # noqa: ARG001
    return Phrase("prompt-keeping", {"count": sum(r.view.raid.plain) + sum(r.view.raid.red)})


def _replacing(r: Reckoning, legal: list[Action]) -> Phrase:  # noqa: ARG001
    return Phrase("prompt-replacing-token", {"house": r.view.raid.house + 1})


def _bribing(r: Reckoning, legal: list[Action]) -> Phrase:  # noqa: ARG001
    return Phrase("prompt-bribing", nouns.envoy(r.parts, r.view.bargain))


def _spreading(r: Reckoning, legal: list[Action]) -> Phrase:  # noqa: ARG001
    return Phrase("prompt-spreading", nouns.rumor(r.parts, r.view.bargain))


def _disguising(r: Reckoning, legal: list[Action]) -> Phrase:  # noqa: ARG001
    return Phrase("prompt-disguising")


def _choosing_reward(r: Reckoning, legal: list[Action]) -> Phrase:
    clan, place = r.rewarding()
    given: nouns.Given = {"clan": CLANS[clan], "honor": r.house_honor(clan)}
    if place == 2:
        return Phrase("prompt-reward-second", given)
    return Phrase("prompt-reward-first" if len(legal) > 1 else "prompt-reward-only", given)


_PROMPTS: Final[dict[str, Callable[[Reckoning, list[Action]], Phrase]]] = {
    "Placing": _placing,
    "Training": _training,
    "Discarding": _discarding,
    "Learning": _learning,
    "Fighting": _fighting,
    "Striking": _striking,
    "CallingBanzai": _calling_banzai,
    "Keeping": _keeping,
    "ReplacingToken": _replacing,
    "Bribing": _bribing,
    "Spreading": _spreading,
    "Disguising": _disguising,
    "ChoosingReward": _choosing_reward,
}
