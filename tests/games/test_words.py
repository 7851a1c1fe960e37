"""Every event, action and decision can be said in every language."""

import ast
from pathlib import Path

import pytest

from chabudai.core import NOBODY, Journal, Rng, RulesError, Seat, Title, play_action, random_action
from chabudai.core.events import kebab
from chabudai.games import TITLES
from chabudai.words import LANGUAGES, Words, why
from tests.games import setups


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", setups.ALL, ids=setups.LABELS)
def test_whole_games_can_be_told(setup: tuple[Title, int, dict[str, str]], language: str) -> None:
    title, seats, _ = setup
    game = setups.game(setup)
    names = [f"Player {seat}" for seat in range(seats)]
    words = Words(title, language, names, Seat(0))
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_every_action_can_be_said(title: Title, language: str) -> None:
    game = title.game(title.most)
    words = Words(title, language, [f"Player {seat}" for seat in range(title.most)])
    said = [words.action(action) for action in game.actions()]
    assert all(said)


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_both_languages_have_the_same_messages(title: Title) -> None:
    messages = [set(Words(title, language, [])._bundle._messages) for language in LANGUAGES]
    assert messages[0] == messages[1]


def reasons(title: Title) -> set[str]:
    """Every reason for a refusal that stands in a game's sources."""
    found: set[str] = set()
    for path in Path(title.folder).rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "objection"]
        for part in [tree] if path.stem == "objections" else functions:
            told = {id(node.value) for node in ast.walk(part) if isinstance(node, ast.Expr)}  # docstrings
            found |= {
                node.value
                for node in ast.walk(part)
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value and id(node) not in told
            }
    return found


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_every_reason_can_be_said(title: Title) -> None:
    wanted = {why(reason) for reason in reasons(title)}
    assert len(wanted) >= 4
    common = {"why-there-is-no-such-action", "why-the-game-has-ended", "why-the-deal-is-not-done", "why-it-is-seat-n-s-turn"}
    for language in LANGUAGES:
        messages = set(Words(title, language, [])._bundle._messages)
        assert {message for message in messages if message.startswith("why-")} == wanted | common


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_a_refusal_is_said_with_its_rule(title: Title, language: str) -> None:
    game = title.game(title.most)
    words = Words(title, language, [])
    rng = Rng(5)
    for _ in range(3):
        state = game.new_state()
        while state.actor() != NOBODY:
            legal = state.legal_actions()
            tried = game.actions()[int(rng.below(len(game.actions())))]
            seat = Seat(int(rng.below(title.most)))
            if seat != state.actor() or tried not in legal:
                with pytest.raises(RulesError) as refused:
                    play_action(state, seat, tried)
                assert words.refusal(refused.value).endswith(f" ({refused.value.rule})" if refused.value.rule else ".")
            state.apply(random_action(state, rng))


def test_kinds_are_kebab_case() -> None:
    assert kebab("CardPlayed") == "card-played"
