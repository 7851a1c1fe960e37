"""Two worlds that one audience cannot tell apart, as two courses with scripted chance."""

from chabudai.core import CHANCE, NOBODY, Action, Game, Journal, Rng, Seat, State, Step
from chabudai.table import Course, Decision, Draws


class Script(Draws):
    """Draws that were decided beforehand, by number of the step; the rest from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.fixed: dict[int, int] = {}

    def draw(self, step: int, weights: list[int]) -> int:
        if step in self.fixed:
            return self.fixed[step]
        self.fixed[step] = int(self.rng.below(len(weights)))
        return self.fixed[step]


def heard_after(state: State, action: Action, audience: Seat | None) -> tuple[State, list[dict[str, object]]]:
    twin = state.clone()
    journal = Journal()
    twin.apply(action, journal)
    return twin, [event.as_dict() for event in journal.heard_by(audience)]


def alike(state: State, other: State, audience: Seat | None, rng: Rng, same_first: bool = True) -> tuple[int, int] | None:
    """One step for both worlds, of which the audience hears the same: its positions in the two lists of legal actions."""
    legal, others = state.legal_actions(), other.legal_actions()
    for _ in range(8):
        position = int(rng.below(len(legal)))
        after, heard = heard_after(state, legal[position], audience)
        is_own = state.actor() == audience
        same = [n for n in range(len(others)) if others[n] is legal[position]]
        different = [] if is_own else [n for n in range(len(others)) if others[n] is not legal[position]]
        start = int(rng.below(len(different))) if different else 0
        different = (different[start:] + different[:start])[:12]
        for candidate in same + different if same_first else different + same:
            there, also = heard_after(other, others[candidate], audience)
            if also == heard and there.view(audience).key() == after.view(audience).key() and there.actor() == after.actor():
                return position, candidate
    return None


class Worlds:
    """Two games that one audience cannot tell apart, from the first step on, different here and there."""

    def __init__(self, game: Game, audience: Seat | None, seed: int, steps: int) -> None:
        self.game = game
        self.audience = audience
        self.rng = Rng(seed)
        self.scripts = [Script(seed), Script(seed)]
        self.here, self.there = [Course(game, script) for script in self.scripts]
        self.is_alike = True
        self.sameness = (2, 4, 8)[seed % 3]
        for _ in range(steps % game.max_steps):  # so that a short game is met before its end too
            self._step()
        while self.is_alike and not self.is_over() and self.here.state.actor() == CHANCE:
            self._step()

    def is_over(self) -> bool:
        return self.here.is_over() or self.there.is_over()

    def differ(self) -> bool:
        return [step.text for step in self.here.steps] != [step.text for step in self.there.steps]

    def _step(self) -> None:
        if not self.is_alike or self.is_over():
            return
        # Not too many differences, so that what is played openly in one world can be played in the other.
        same_first = int(self.rng.below(self.sameness)) != 0
        found = alike(self.here.state, self.there.state, self.audience, self.rng, same_first)
        if found is None:
            self.is_alike = False
            return
        for course, position in zip((self.here, self.there), found, strict=True):
            action = course.state.legal_actions()[position]
            actor = course.state.actor()
            if actor != CHANCE:
                course._starts.append(len(course.steps))
                course.decisions.append(Decision(actor, action.text))
            course.steps.append(Step(actor, action.text))
            course.state.apply(action)

    def next_decisions(self) -> tuple[str, str] | None:
        """The next decision in both worlds, with the chance steps after it scripted alike; None if none was found."""
        if not self.is_alike or self.is_over() or self.here.state.actor() == CHANCE:
            return None
        first = alike(self.here.state, self.there.state, self.audience, self.rng)
        if first is None:
            return None
        texts = self.here.state.legal_actions()[first[0]].text, self.there.state.legal_actions()[first[1]].text
        a, b = self.here.state.clone(), self.there.state.clone()
        a.apply(self.game.action(texts[0]))
        b.apply(self.game.action(texts[1]))
        step = len(self.here.steps)
        while a.actor() == CHANCE:
            step += 1
            found = alike(a, b, self.audience, self.rng)
            if found is None:
                return None
            self.scripts[0].fixed[step], self.scripts[1].fixed[step] = found
            a.apply(a.legal_actions()[found[0]])
            b.apply(b.legal_actions()[found[1]])
        if a.actor() == NOBODY or b.actor() == NOBODY:
            return None  # at the end everything is open
        return texts
