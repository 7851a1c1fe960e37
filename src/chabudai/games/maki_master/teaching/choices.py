"""The choices of a step under headings, each with what it leads to at once."""

from collections.abc import Callable
from typing import Final

from chabudai.core.game import Action
from chabudai.games.maki_master.box.components import SHORTEST
from chabudai.games.maki_master.teaching.phrases import Phrases
from chabudai.games.maki_master.teaching.reckoning import Finish
from chabudai.games.maki_master.teaching.things import back, now_card
from chabudai.teaching import Choice, Group, Phrase

_GROUPS: Final = {
    "take": "tile",
    "play": "cards",
    "serve": "serve",
    "wasabi": "prep",
    "return": "prep",
    "cup": "teacup",
    "switch": "switch",
    "chop": "chop",
    "discard": "discard",
    "draw": "decks",
}
_ELSEWHERE: Final = {"Serving": "serve", "Gaining": "reward"}
"""Where `gain` and `done` stand; else under Prep."""
_ORDER: Final = ("finishing", "tile", "cards", "serve", "prep", "empty", "teacups", "covering")

_FAR: Final = 100
"""The rank of a space that brings no recipe nearer."""


class Choices:
    """What a seat may choose now."""

    def __init__(self, phrases: Phrases, legal: list[Action]) -> None:
        self.phrases: Final = phrases
        self.view: Final = phrases.view
        self.board: Final = phrases.board
        self.legal: Final = legal
        self.at: Final = {phrases.space(space): space for space in range(len(phrases.view.spaces))}
        legend = self.view.legend
        self.recipe_at: Final = {number: recipe for recipe, number in enumerate(legend.numbers)}
        self.finished: Final = {one.recipe: one for one in phrases.board.finished()}

    def may_serve(self) -> list[Finish]:
        """What may be served now, as the rules offer it."""
        offered = [self.recipe_at[int(action.arguments["recipe"])] for action in self.legal if action.verb == "serve"]
        return [self.finished[recipe] for recipe in offered]

    def card_helps(self) -> bool:
        """Whether one of the cards that may be played could finish a recipe at once."""
        return any([self._play(action)[0].message == "now-card-finishes" for action in self.legal if action.verb == "play"])

    def groups(self) -> list[Group]:
        """Every legal action under exactly one heading; the most useful first."""
        found: dict[str, list[Choice]] = {}
        ranks: dict[str, int] = {}
        for action in self.legal:
            heading, choice, rank = self._choice(action)
            ranks[choice.text] = rank
            found.setdefault(heading, []).append(choice)
        for choices in found.values():
            choices.sort(key=lambda choice: ranks[choice.text])
        last = set() if self.card_helps() else {"cards"}
        ordered = sorted(
            found, key=lambda heading: (heading in last, _ORDER.index(heading) if heading in _ORDER else len(_ORDER))
        )
        return [Group(Phrase(f"group-{heading}"), found[heading]) for heading in ordered]

    def _choice(self, action: Action) -> tuple[str, Choice, int]:
        """An action's heading, the choice, and a rank among those under the heading: lower is shown earlier."""
        if action.verb == "place":
            return self._placing(action)
        if action.verb in ("switch", "chop"):
            return self._changing(action)
        heading = _GROUPS.get(action.verb, _ELSEWHERE.get(self.view.decision, "prep"))
        told: Callable[[Action], tuple[Phrase, list[str], int]] = {
            "take": self._take,
            "play": self._play,
            "serve": self._serve,
            "gain": self._gain,
            "wasabi": self._wasabi,
            "return": self._return,
            "done": self._done,
            "cup": self._cup,
            "discard": self._discard,
            "draw": self._draw,
        }[action.verb]
        then, things, rank = told(action)
        return (heading, Choice(action.text, then, things), rank)

    # Tiles

    def _take(self, action: Action) -> tuple[Phrase, list[str], int]:
        code = str(action.arguments["ingredient"])
        then = self.phrases.use_of(self.view.legend.codes.index(code))
        rank = ("then-take-finishes", "then-take-used", "then-take-unused").index(then.message)
        return (then, [f"ingredient-{code}"], rank)

    def _placing(self, action: Action) -> tuple[str, Choice, int]:
        name = str(action.arguments["space"])
        space = self.at[name]
        finished = self.board.placed(space, self.view.ingredient)
        covered = self.board.tops[space]
        heading = "covering" if covered >= 0 else "teacups" if space in self.board.cups else "empty"
        if finished:
            heading, then = "finishing", self.phrases.finishes(finished)
        elif covered >= 0:
            then = Phrase("then-cover", {"ingredient": self.phrases.ingredient(covered)})
        elif heading == "teacups":
            then = Phrase("then-teacup")
        else:
            then = self.phrases.neighbours(space)
        rank = -self._points(finished) if finished else _FAR
        nearer = None if finished or covered >= 0 else self.board.nearer(space, self.view.ingredient)
        if nearer and heading == "empty":
            rank = 2 * len(nearer.missing) - nearer.style
            then = Phrase("then-nearer", {"recipe": self.phrases.recipe(nearer.recipe), "tiles": len(nearer.missing)})
        return (heading, Choice(action.text, then, [f"space-{name}"]), rank)

    def _cup(self, action: Action) -> tuple[Phrase, list[str], int]:
        finished = self.board.placed(self.view.cup_from, self.view.ingredient)
        here = f"space-{action.arguments['space']}"
        if finished:
            return (self.phrases.finishes(finished), [here], 0)
        tile = self.phrases.ingredient(self.view.ingredient)
        return (Phrase("then-cup", {"ingredient": tile, "space": self.phrases.space(self.view.cup_from)}), [here], 0)

    # Action cards

    def _play(self, action: Action) -> tuple[Phrase, list[str], int]:
        effect = str(action.arguments["effect"])
        now = now_card(self.phrases, self.view.legend.effects.index(effect))
        return (now, [f"card-{effect}"], 0 if now.message == "now-card-finishes" else 1)

    def _changing(self, action: Action) -> tuple[str, Choice, int]:
        """Two spaces are switched, or one is chopped."""
        names = [str(action.arguments["space"])]
        space, rank = self.at[names[0]], 0
        if action.verb == "switch":
            names.append(str(action.arguments["other"]))
            other = self.at[names[1]]
            finished = self.board.switched(space, other)
            then = self._switch(space, other)
            rank = ("then-switch", "then-switch-empty", "then-switch-alike").index(then.message)
        else:
            pile = self.view.spaces[space]
            finished = self.board.chopped(space)
            top = self.phrases.ingredient(pile[-1])
            then = Phrase("then-chop", {"ingredient": top})
            if len(pile) > 1:
                then = Phrase("then-uncover", {"ingredient": top, "below": self.phrases.ingredient(pile[-2])})
        heading = "finishing" if finished else _GROUPS[action.verb]
        then = self.phrases.finishes(finished) if finished else then
        things = [f"space-{name}" for name in names]
        return (heading, Choice(action.text, then, things), -self._points(finished) if finished else rank)

    def _switch(self, space: int, other: int) -> Phrase:
        """What changes places; piles differ by what lies below."""
        one, another = self._content(space), self._content(other)
        if one == another and self.view.spaces[space] == self.view.spaces[other]:
            return Phrase("then-switch-alike", {"one": one})
        if Phrase("label-empty") in (one, another):
            return Phrase("then-switch-empty", {"one": another if one == Phrase("label-empty") else one})
        return Phrase("then-switch", {"one": one, "other": another})

    def _content(self, space: int) -> Phrase:
        if self.board.tops[space] >= 0:
            return self.phrases.ingredient(self.board.tops[space])
        return Phrase("label-teacup") if space in self.board.cups else Phrase("label-empty")

    def _gain(self, action: Action) -> tuple[Phrase, list[str], int]:
        assert self.view.seat is not None
        keep = int(self.phrases.box.keep)
        held = sum(self.view.held[self.view.seat]) + 1
        then = Phrase("then-gain", {"held": held, "keep": keep}) if held <= keep else Phrase("then-gain-full", {"held": held})
        if self.view.final_turns:
            then = Phrase("then-gain-useless")
        return (then, [f"card-{action.arguments['effect']}", "display"], 1)

    def _discard(self, action: Action) -> tuple[Phrase, list[str], int]:
        assert self.view.seat is not None
        effect = self.view.legend.effects.index(str(action.arguments["effect"]))
        held = list(self.view.held[self.view.seat])
        held[effect] -= 1
        kept = [self.phrases.effect(one) for one, count in enumerate(held) for _ in range(count)]
        return (Phrase("then-discard", {"kept": [*kept]}), [f"card-{action.arguments['effect']}"], 0)

    # Serve and prep

    def _serve(self, action: Action) -> tuple[Phrase, list[str], int]:
        number = int(action.arguments["recipe"])
        finish = self.finished[self.recipe_at[number]]
        return (Phrase("then-serve", {**self.phrases.brings(finish)}), [f"recipe-{number}"], -self._points([finish]))

    def _wasabi(self, action: Action) -> tuple[Phrase, list[str], int]:
        assert action.verb == "wasabi"
        start = int(self.phrases.box.components.pool)
        return (Phrase("then-wasabi", {"pool": self.view.pool, "start": start}), ["pool"], 0)

    def _return(self, action: Action) -> tuple[Phrase, list[str], int]:
        number = int(action.arguments["recipe"])
        length = len(self.view.legend.sequences[self.recipe_at[number]])
        useless = bool(self.view.final_turns)
        then = Phrase("then-return-useless") if useless else Phrase("then-return", {"length": length})
        return (then, [f"recipe-{number}", f"deck-{length}"], 2)

    def _done(self, action: Action) -> tuple[Phrase, list[str], int]:
        assert action.verb == "done"
        return (Phrase("then-done", {"recipes": self.to_draw()}), [], 3)

    def to_draw(self) -> int:
        """How many recipes are drawn to fill the hand, as far as the decks have them."""
        there = sum(self.view.decks) + sum(len(bottom) for bottom in self.view.bottoms)
        return min(int(self.phrases.box.hand_size) - len(self.view.hand), there)

    def _draw(self, action: Action) -> tuple[Phrase, list[str], int]:
        length = int(action.arguments["length"])
        group = length - int(SHORTEST)
        if not self.view.obeying:
            return (Phrase("then-draw-plain", {"length": length}), [f"deck-{length}"], 0)
        return (Phrase("then-draw", back(self.phrases, group)), [f"deck-{length}"], 0)

    def _points(self, finished: list[Finish]) -> int:
        brought = [self.phrases.brings(one) for one in finished]
        return sum(one["score"] + one["wasabi"] for one in brought)
