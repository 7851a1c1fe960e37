"""The first turns of a game as prose: who acts, what is legal, what everyone sees and hears.

    python -m tests.playthroughs            # write them anew; read the difference before you commit it

The texts under `tests/playthroughs/` are read by people; a test fails when the code no longer tells the same story.
"""

from pathlib import Path

from chabudai.core import CHANCE, NOBODY, Game, Journal, Rng, Seat, State, name_of, random_action
from chabudai.games import OURS
from chabudai.title import Title
from chabudai.words import Words
from tests.games import conservation

FOLDER = Path(__file__).parent / "playthroughs"
DECISIONS = 16
MOST_LISTED = 12


def playthrough(title: Title) -> str:
    """The opening of a game at the smallest table, and its end."""
    game = title.game(title.fewest)
    names = [f"Seat {seat}" for seat in range(title.fewest)]
    rng = Rng("playthrough")
    state = game.new_state()
    lines = [f"{title.label}, {title.fewest} seats", ""]
    decisions = 0
    while state.actor() != NOBODY:
        conservation.check(title, state)
        if decisions < DECISIONS:
            decisions += state.actor() != CHANCE
            lines += told(title, game, state, names, rng)
        else:
            state.apply(random_action(state, rng))
    outcome = state.outcome()
    assert outcome is not None
    return "\n".join([*lines, "…", "", f"The end: {outcome.as_dict()}", ""])


def told(title: Title, game: Game, state: State, names: list[str], rng: Rng) -> list[str]:
    """One step: before it the actor's view and choices, after it what every audience hears."""
    actor = state.actor()
    legal = state.legal_actions()
    listed = ", ".join(action.text for action in legal[:MOST_LISTED])
    more = f", … ({len(legal)} in all)" if len(legal) > MOST_LISTED else ""
    action = random_action(state, rng)
    lines = [f"== {name_of(actor)} in {state.decision()}: {action.text}"]
    if actor != CHANCE:
        lines += [f"   legal: {listed}{more}"]
        lines += [f"   {line}".rstrip() for line in drawn(title, state, actor, names)]
    journal = Journal()
    state.apply(action, journal)
    audiences: list[Seat | None] = [Seat(seat) for seat in range(game.setup.seats)]
    heard: dict[str, list[str]] = {}
    for audience in [*audiences, None]:
        words = Words(title, "en", names, audience)
        text = " ".join(words.event(event) for event in journal.heard_by(audience))
        heard.setdefault(text or "(nothing)", []).append(name_of(audience))
    return [*lines, *[f"   {', '.join(who)}: {text}" for text, who in heard.items()], ""]


def drawn(title: Title, state: State, seat: Seat, names: list[str]) -> list[str]:
    words = Words(title, "en", names, seat)
    drawing = title.paint(state.view(seat), names, words.say)
    return list(drawing.plain().split("\n"))


def main() -> None:
    """Write every playthrough."""
    FOLDER.mkdir(exist_ok=True)
    for title in OURS:
        (FOLDER / f"{title.name}.txt").write_text(playthrough(title), "utf-8")


if __name__ == "__main__":
    main()
