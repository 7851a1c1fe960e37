"""What a title's catalogues owe: each function raises AssertionError or KeyError where one language cannot say something."""

import re
from collections.abc import Callable
from typing import Final

from chabudai.core import CHANCE, NOBODY, Game, Journal, Rng, RulesError, Seat, play_action, random_action
from chabudai.core.errors import EditionWhy, PlayWhy, RecordWhy, SetupWhy
from chabudai.table import FaultWhy, TableWhy
from chabudai.testing.setups import games
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words

Promise = Callable[[Title, str], None]

_DECLARED: Final = (PlayWhy, SetupWhy, TableWhy, RecordWhy, EditionWhy, FaultWhy)
COMMON: Final = [reason.value for declared in _DECLARED for reason in declared]
"""The reasons that no game declares for itself; every catalogue has them."""

_KEY: Final = re.compile(r"[a-z]+(-[a-z]+){0,5}")


def can_tell_whole_games(title: Title, language: str) -> None:
    """Every event and every decision of two random games of each setup."""
    for game in games(title):
        can_tell(title, game, language)


def can_tell(title: Title, game: Game, language: str) -> None:
    """Every event and every decision of two random games."""
    words = Words(title, language, [f"Player {seat}" for seat in range(game.setup.seats)], Seat(0))
    for seed in range(2):
        rng = Rng(seed)
        state = game.new_state()
        while state.actor() != NOBODY:
            assert words.decision(state.decision())
            journal = Journal()
            state.apply(random_action(state, rng), journal)
            for event in journal.events:
                sentence = words.event(event)
                assert sentence.strip() == sentence
                assert "{" not in sentence
                assert "  " not in sentence
        assert words.decision(state.decision())


def can_say_every_action(title: Title, language: str) -> None:
    """Every action of the largest table."""
    words = Words(title, language, [f"Player {seat}" for seat in range(title.most)])
    assert all([words.action(action) for action in title.game(title.most).actions()])


def can_say_what_it_is_about(title: Title, language: str) -> None:
    """`about`, and the options with their values."""
    words = Words(title, language, [])
    assert words.say("about", {})
    for option in title.options:
        assert words.say(f"option-{option.name}", {})
        assert all([words.say(f"value-{value}", {}) for value in option.values if not value.isdigit()])


def can_say_every_reason(title: Title, language: str) -> None:
    """Every declared reason has its sentence, and every sentence its reason."""
    messages = Words(title, language, []).messages()
    wanted = {f"why-{reason}" for reason in [*COMMON, *title.reasons]}
    odd = wanted ^ {message for message in messages if message.startswith("why-")}
    assert not odd, f"reasons without a sentence, or sentences without a reason: {sorted(odd)}"


def reasons_are_short_keys(title: Title, language: str) -> None:  # noqa: ARG001 - the same in every language
    """Each is declared once, apart from those that all games share."""
    declared = [*COMMON, *title.reasons]
    assert len(set(declared)) == len(declared)
    assert all([_KEY.fullmatch(reason) for reason in declared])


def can_say_every_refusal(title: Title, language: str) -> None:
    """Whatever is tried at the wrong time is refused with a declared reason and its rule."""
    game = title.game(title.most)
    words = Words(title, language, [])
    rng = Rng(5)
    for _ in range(3):
        state = game.new_state()
        while state.actor() != NOBODY:
            tried = rng.choice(game.actions())
            seat = Seat(int(rng.below(title.most)))
            if seat != state.actor() or tried not in state.legal_actions():
                error = _refused(lambda: play_action(state, seat, tried))  # noqa: B023 - called at once
                assert error.reason in (title.reasons if error.rule else COMMON)
                assert words.why(error).endswith(f" ({error.rule})" if error.rule else ".")
            state.apply(random_action(state, rng))


def _refused(attempt: Callable[[], object]) -> RulesError:
    try:
        attempt()
    except RulesError as error:
        return error
    raise AssertionError("an illegal action was taken")


def can_say_its_guide(title: Title, language: str) -> None:
    """The aim and the headings of the choices, in a random game."""
    game = title.game(title.fewest)
    words = Words(title, language, [f"Player {seat}" for seat in range(title.fewest)], Seat(0))
    rng = Rng(6)
    state = game.new_state()
    while state.actor() != NOBODY:
        if state.actor() != CHANCE:
            guide = title.guide(game, state.view(state.actor()), state.legal_actions())
            assert words.phrase(guide.aim)
            assert all([words.phrase(group.name) for group in guide.groups])
        state.apply(random_action(state, rng))


def has_the_same_messages(title: Title, language: str) -> None:
    """No language has a message that another lacks."""
    mine = Words(title, language, []).messages()
    for other in LANGUAGES:
        odd = mine ^ Words(title, other, []).messages()
        assert not odd, f"only in one of {language} and {other}: {sorted(odd)}"


PROMISES: Final[list[Promise]] = [
    can_tell_whole_games,
    can_say_every_action,
    can_say_what_it_is_about,
    can_say_every_reason,
    reasons_are_short_keys,
    can_say_every_refusal,
    can_say_its_guide,
    has_the_same_messages,
]
"""All of them, each for a title and a language."""
