"""What a title's guides owe: each function plays a game, and raises AssertionError where too little or too much is told."""

from typing import Final

import msgspec

from chabudai.core import CHANCE, NOBODY, Action, Game, Rng, Seat, State, random_action
from chabudai.teaching import Guide, Phrase
from chabudai.testing.rules import defined
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words

LONGEST_PROMPT: Final = {"en": 90, "de": 110}
LONGEST: Final = 140
"""An explanation is one sentence of at most so many letters."""

_NAMES: Final = ["Aiko", "Botan", "Chiyo", "Daiki", "Emi", "Fumio"]


def guide_of(title: Title, game: Game, state: State, seat: Seat | None) -> Guide:
    """What this audience is told of a position."""
    legal: list[Action] = state.legal_actions() if state.actor() == seat else []
    return title.guide(game, state.view(seat), legal)


def explains_whole_games(title: Title, game: Game, seed: int) -> None:
    """Every decision of a random game and its end, told to whoever acts, to another seat and to the public."""
    rules = set(defined(title.rules_file("en")))
    sayings = {language: Sayings(title, language) for language in LANGUAGES}
    rng = Rng(seed)
    state = game.new_state()
    while True:
        actor = state.actor()
        if actor != CHANCE:
            other = Seat((max(actor, 0) + 1) % game.setup.seats)
            for seat in {None, other, None if actor == NOBODY else actor}:
                guide = guide_of(title, game, state, seat)
                _has_every_action_once(guide, state.legal_actions() if actor == seat else [])
                _names_things_once(guide, rules)
                for language in LANGUAGES:
                    sayings[language].can_say(guide, seat)
        if actor == NOBODY:
            return
        state.apply(random_action(state, rng))


def _has_every_action_once(guide: Guide, legal: list[Action]) -> None:
    grouped = [choice.text for group in guide.groups for choice in group.choices]
    assert sorted(grouped) == sorted(action.text for action in legal)
    assert all(group.choices for group in guide.groups), "a group without choices is left out"
    assert (guide.prompt is not None) == bool(legal)
    known = {thing.id for thing in guide.things}
    assert all(set(choice.things) <= known for group in guide.groups for choice in group.choices)


def _names_things_once(guide: Guide, rules: set[str]) -> None:
    ids = [thing.id for thing in guide.things]
    assert len(ids) == len(set(ids))
    for thing in guide.things:
        assert thing.rule, thing.id
        assert set(thing.rule.split()) <= rules, thing.rule


class Sayings:
    """What was said in one language to each reader; each sentence is looked at once."""

    def __init__(self, title: Title, language: str) -> None:
        self.title: Final = title
        self.language: Final = language
        self._words: Final[dict[Seat | None, Words]] = {}
        self._said: Final[dict[tuple[Seat | None, bytes], str]] = {}

    def can_say(self, guide: Guide, reader: Seat | None) -> None:
        """Every sentence of a guide can be said, is short, and says more than a name."""
        sentences = [guide.aim, *guide.notes, *(group.name for group in guide.groups)]
        sentences += [choice.then for group in guide.groups for choice in group.choices if choice.then is not None]
        for phrase in sentences:
            self._sentence(phrase, reader, LONGEST)
        if guide.prompt is not None:
            self._sentence(guide.prompt, reader, LONGEST_PROMPT[self.language])
        for thing in guide.things:
            name = self._sentence(thing.name, reader, LONGEST)
            for told in (thing.about, thing.now):
                assert told is None or self._sentence(told, reader, LONGEST) != name

    def _sentence(self, phrase: Phrase, reader: Seat | None, longest: int) -> str:
        key = (reader, msgspec.json.encode(phrase))
        if key not in self._said:
            if reader not in self._words:
                self._words[reader] = Words(self.title, self.language, _NAMES, reader)
            self._said[key] = self._words[reader].phrase(phrase)
        said = self._said[key]
        assert said
        assert said == said.strip(), said
        assert "  " not in said, said
        assert len(said) <= longest, f"{len(said)} letters: {said}"
        return said


def tells_no_more_than_the_view(title: Title, game: Game, seed: int) -> None:
    """Two worlds that a seat cannot tell apart are explained alike, whether it is to act or waits."""
    rng = Rng(seed)
    state = game.new_state()
    while state.actor() != NOBODY:
        seat = state.actor() if rng.below(2) else Seat(rng.below(game.setup.seats))
        if state.actor() >= 0 and rng.below(3) == 0:
            other = game.sample_world(state.view(seat), rng)
            told, again = guide_of(title, game, state, seat), guide_of(title, game, other, seat)
            assert msgspec.json.encode(told) == msgspec.json.encode(again)
        state.apply(random_action(state, rng))
