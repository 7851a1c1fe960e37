"""Have the tests teeth? `python -m tests.mutants` (`make mutants`) breaks the sources on purpose, one line at a time.

Each mutant is a change that somebody could make by mistake. It is made in a copy of the sources, and the tests that are named
beside it run there, interpreted, as far as `make test` runs them: they must fail. `python -m tests.mutants beginner margin`
tries only those whose names hold one of the words. The exit status is 0 if every mutant was killed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
COPIED: Final = (
    "src",
    "tests",
    "docs",
    "examples",
    "web/src",
    "pyproject.toml",
    "Makefile",
    "README.md",
    "CONTRIBUTING.md",
)
MOST_SECONDS: Final = 600
FAILED: Final = 1
"""What pytest says when tests ran and some failed; whatever else is not 0 means that nothing was tested."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A line that is wrong.

    `old` stands exactly once in the package or module `where`, whatever its files are called; `new` is put in its place, and
    the tests must notice.
    """

    name: str
    where: str
    old: str
    new: str
    tests: tuple[str, ...]
    also: tuple[tuple[str, str], ...] = ()
    """What else is changed in the same file, where two lines guard the same thing."""

    def source(self, root: Path) -> Path | None:
        """The one file with the text; None if there is none, or more than one place."""
        place = root / "src" / "chabudai" / self.where
        files = sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
        holding = [file for file in files if file.exists() and self.old in file.read_text("utf-8")]
        if len(holding) != 1:
            return None
        text = holding[0].read_text("utf-8")
        return holding[0] if all(text.count(old) == 1 for old in (self.old, *[old for old, _ in self.also])) else None

    def applied(self, text: str) -> str:
        """The text with the mistake in it."""
        for old, new in ((self.old, self.new), *self.also):
            text = text.replace(old, new)
        return text


INSTINCT: Final = "tests/games/zenmaster/test_instinct.py"
LEVELS: Final = "tests/bots/test_levels.py"
POLICIES: Final = "tests/search/test_policies.py"
SEARCH: Final = "tests/search/test_search.py"
TABLE: Final = "tests/table/test_table.py"

MUTANTS: Final = (
    # Bots.
    Mutant("a win is declined", "bots", "return action\n        return None", "return None\n        return None", (LEVELS,)),
    Mutant("casual without noise", "bots", '"casual": levels.casual_noise', '"casual": 0', (LEVELS,)),
    Mutant("strong with 2 simulations", "bots", "Budget(levels.strong_simulations)", "Budget(2)", (LEVELS,)),
    Mutant(
        "a stale thought is heard",
        "server",
        "if action is not None and turn_of(room) == turn:",
        "if action is not None:",
        ("tests/server/test_bots.py::test_a_thought_about_a_position_that_was_taken_back_is_not_heard",),
        also=(("                before[1].cancel()", "                pass"),),  # either of the two would do
    ),
    # Search.
    Mutant(
        "search stops after 64 simulations",
        "search",
        "if self.simulations % LOOK == 0 and self._is_settled(self._left(budget, now - start)):",
        "if self.simulations % LOOK == 0:",
        (f"{SEARCH}::test_a_patient_search_makes_every_simulation_of_its_budget",),
    ),
    Mutant(
        "search takes 3 times its seconds",
        "search",
        "passed < self.seconds:",
        "passed < 3.0 * self.seconds:",
        (f"{SEARCH}::test_a_search_ends_when_its_seconds_are_over",),
    ),
    Mutant(
        "search never settles",
        "search",
        "if second == 0 or float(at[best + tree.VISITS] - at[second + tree.VISITS]) > left:",
        "if second == 0:",
        (f"{SEARCH}::test_a_settled_search_stops_early",),
    ),
    Mutant(
        "search settles too early",
        "search",
        "if second == 0 or float(at[best + tree.VISITS] - at[second + tree.VISITS]) > left:",
        "if second == 0 or float(at[best + tree.VISITS] - at[second + tree.VISITS]) > left / 4:",
        (f"{SEARCH}::test_a_search_goes_on_until_the_best_move_cannot_be_overtaken",),
    ),
    Mutant(
        "everybody plays for the first seat",
        "search",
        "self._tree.credit(node, rewards[seat])",
        "self._tree.credit(node, rewards[0])",
        ("tests/bots/test_ladder.py::test_a_level_wins_more_than_its_share_against_the_one_below[makatsu-strong-casual-30]",),
    ),
    Mutant(
        "margin left out of the estimate",
        "search",
        "i64(total + float(taste.margin) * (lead + margin) / (2.0 * margin))",
        "i64(total)",
        (POLICIES,),
    ),
    Mutant(
        "a shared win is a whole one",
        "search",
        "return total + taste.win // level if",
        "return total + taste.win if",
        (POLICIES,),
    ),
    Mutant(
        "plays are read and not used",
        "search",
        "        if self._believes:\n",
        "        if self._believes and self.tuning.worlds < 0:\n",
        ("tests/search/test_belief.py::test_who_reads_the_plays_guesses_where_who_does_not_is_better_off_with_lots",),
    ),
    # What ZenMaster remembers and reads.
    Mutant(
        "plays: score cards are forgotten",
        "games/zenmaster/rules",
        "pack: i64 = self.score_card << (CARD * MOST_SEATS)",
        "pack: i64 = 0",
        ("tests/games/zenmaster/test_rules.py::test_a_view_remembers_which_cards_each_player_has_played_in_their_order",),
    ),
    Mutant(
        "plays: the next always leads",
        "games/zenmaster/mind",
        "return highest if state.box.highest_leads else (leader + 1) % state.box.seats",
        "return (leader + 1) % state.box.seats",
        (f"{INSTINCT}::test_what_is_remembered_of_plays_is_what_was_thought_when_they_were_made",),
    ),
    Mutant(
        "plays: what followed was not in the hand",
        "games/zenmaster/mind",
        "situation.since |= bits.bit(card)",
        "situation.since = bits.bit(card)",
        (f"{INSTINCT}::test_what_is_remembered_of_plays_is_what_was_thought_when_they_were_made",),
    ),
    Mutant(
        "plays: two have the same card",
        "games/zenmaster/mind",
        "            hand &= ~taken\n",
        "            hand &= hand\n",
        (f"{INSTINCT}::test_a_world_that_is_imagined_is_one_that_the_view_leaves_open",),
    ),
    Mutant(
        "plays: all hands are alike",
        "games/zenmaster/mind",
        "upto += i64((math.exp(self._credences[at] - best) + doubt) * _WHOLE)",
        "upto += 1",
        (f"{INSTINCT}::test_worlds_are_imagined_much_likelier_than_by_chance_and_each_time_anew",),
    ),
    # Words.
    Mutant("nobody is you", "words", '"you" if value == self.reader else "other"', '"other"', ("tests/words",)),
    Mutant("everybody is you", "words", '"you" if value == self.reader else "other"', '"you"', ("tests/words",)),
    Mutant(
        "a refusal without its rule",
        "words",
        'cited = f" ({error.rule})" if error.rule else ""',
        'cited = ""',
        ("tests/games/test_words.py::test_a_refusal_is_said_with_its_rule",),
    ),
    # Learning.
    Mutant(
        "as few seats as possible",
        "title",
        "min(max(USUAL_SEATS, self.fewest), self.most)",
        "self.fewest",
        ("tests/rl/test_seats.py",),
    ),
    Mutant("an illegal action is taken", "learning", "if not self.marks.has(0, index):", "if index < 0:", ("tests/learning",)),
    Mutant("the lowest score loses", "learning", "-margin if lowest_wins else margin", "margin", ("tests/learning",)),
    # Core.
    Mutant(
        "a secret is told to all",
        "core/events",
        "return only(self.seat)",
        "return EVERYONE",
        ("tests/core/test_contract_parts.py",),
    ),
    Mutant(
        "whoever likes acts",
        "core/play",
        "    if state.actor() == seat:\n",
        "    if state.actor() != CHANCE or seat == CHANCE:\n",
        ("tests/core/test_contract_parts.py",),
    ),
    Mutant(
        "a bounded draw is biased",
        "core/fast/rng",
        "while low < threshold:",
        "while low < 0:",
        ("tests/core/test_rng.py",),
    ),
    Mutant(
        "any outcome holds",
        "core",
        "truth is not None and truth.as_dict() == stated.as_dict()",
        "True",
        ("tests/core/test_record.py",),
    ),
    Mutant(
        "two worlds part at once",
        "testing/contract",
        "            if also_heard == heard:\n",
        "            if also_heard == heard and not heard:\n",
        ("tests/games/test_contract.py::test_two_worlds_stay_alike_for_a_step_or_more_in_most_runs",),
    ),
    # Games.
    Mutant(
        "of equal results the newest is erased",
        "games/zenmaster",
        "if result_in(pack, game) > highest:",
        "if result_in(pack, game) >= max(highest, 1):",
        ("tests/games/zenmaster/test_rules.py::test_of_equal_results_the_oldest_is_erased",),
    ),
    Mutant(
        "a card of the same rank takes nothing",
        "games/makatsu",
        "return (lead & ~_TAKER) | mine | seat",
        "return lead | mine",
        ("tests/games/makatsu/test_tokens.py",),
    ),
    Mutant(
        "a dish served with style gains no wasabi",
        "games/maki_master",
        '_gain_wasabi(p, components.style_wasabi[recipe], "style", journal)',
        '_gain_wasabi(p, 0, "style", journal)',
        ("tests/games/maki_master/test_wasabi.py", "tests/games/maki_master/test_examples.py"),
    ),
    Mutant(
        "disguises hold for ever",
        "games/ninjato",
        "p.at[SEAT * seat + DISGUISED] = 0\n    p.placed = 0",
        "p.at[SEAT * seat + DISGUISED] += 0\n    p.placed = 0",
        ("tests/games/ninjato/test_rules_rounds.py",),
    ),
    # Table.
    Mutant(
        "every seat is told the actor's choices",
        "table",
        "self._legal if is_to_act else []",
        "self._legal",
        (f"{TABLE}::test_only_the_actor_is_told_its_legal_actions",),
    ),
    Mutant(
        "the contributions do not matter",
        "table",
        'f"{seat}: {contributions[seat]}\\n" for seat',
        'f"{seat}\\n" for seat',
        ("tests/table/test_dealer.py",),
    ),
    Mutant("no increment", "table", "- spent) + self.rule.increment", "- spent)", ("tests/table/test_clocks.py",)),
    Mutant(
        "who has learnt something is not asked",
        "table",
        "if seat in decided or before.view(seat).key() != self.state.view(seat).key()]",
        "if seat in decided]",
        (TABLE,),
    ),
    Mutant(
        "a running game is exported whole",
        "table",
        "step if is_known else Step(step.seat, HIDDEN)",
        "step",
        (f"{TABLE}::test_a_running_game_is_exported_as_its_reader_saw_it",),
    ),
    # Server.
    Mutant(
        "anyone plays any seat",
        "server",
        "if table.chair(Seat(seat)).user != user:",
        "if table.chair(Seat(seat)).user == '':",
        ("tests/server/test_sockets.py::test_nobody_else_can_watch_or_play_my_seat",),
    ),
    Mutant(
        "a move sent twice is played twice",
        "server",
        "return (seat, move_id) in self._move_ids",
        "return False",
        ("tests/server/test_tables.py::test_a_move_sent_twice_is_played_once_and_a_stale_one_is_answered_with_the_view",),
    ),
    Mutant(
        "a stale move is played",
        "server",
        "if version and version != room.version(mine):",
        "if version and not room.version(mine):",
        ("tests/server/test_tables.py::test_a_move_sent_twice_is_played_once_and_a_stale_one_is_answered_with_the_view",),
    ),
    Mutant(
        "who left a chair goes on listening",
        "server",
        "if stream.audience is not None and stream.owner != chairs[stream.audience].user:",
        "if stream.audience is not None and not chairs:",
        ("tests/server/test_listening.py::test_who_has_left_a_chair_hears_nothing_of_it_any_more",),
    ),
    # Arena.
    Mutant(
        "nobody changes seats",
        "arena",
        "plan.bots[(seat - rotation) % seats]",
        "plan.bots[seat]",
        ("tests/arena/test_arena.py::test_everyone_sits_everywhere_once_in_each_deal",),
    ),
)


def copied(folder: Path) -> None:
    """A copy of what the tests need, without anything compiled."""
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "static", "screens")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=left_out)
        else:
            shutil.copy(source, folder / name)


def tested(folder: Path, tests: tuple[str, ...]) -> int | None:
    """What pytest says of these tests in the copy; None if it did not come to an end."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider", "-m", "not slow", *tests]
    paths = {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}", "PYTHONDONTWRITEBYTECODE": "1"}
    ways = {"CHABUDAI_INTERPRETED": "1", "CHABUDAI_EXAMPLES": "3"}
    try:
        run = subprocess.run(
            command, cwd=folder, env=os.environ | paths | ways, capture_output=True, timeout=MOST_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return None
    return run.returncode


def tried(mutant: Mutant, folder: Path) -> str:
    """What became of a mutant; the copy is left as it was."""
    source = mutant.source(folder)
    if source is None:
        return f"NOT FOUND: its text does not stand exactly once in {mutant.where}"
    whole = source.read_text("utf-8")
    source.write_text(mutant.applied(whole), "utf-8")
    try:
        found = tested(folder, mutant.tests)
    finally:
        source.write_text(whole, "utf-8")
    if found is None:
        return "killed: the tests never ended"
    if found == FAILED:
        return "killed"
    return "SURVIVED" if found == 0 else f"NOT TESTED: pytest ended with {found}"


def chosen(words: list[str]) -> list[Mutant]:
    """The mutants whose names hold one of the words; all of them without any."""
    return [mutant for mutant in MUTANTS if not words or any(word in mutant.name for word in words)]


def main() -> int:
    """Try them one after the other."""
    mutants = chosen(sys.argv[1:])
    killed = 0
    with tempfile.TemporaryDirectory(prefix="chabudai-mutants-") as place:
        folder = Path(place)
        copied(folder)
        named = tuple(sorted({test for mutant in mutants for test in mutant.tests}))
        without = tested(folder, named)
        if without != 0:
            became = "do not come to an end" if without is None else "fail"
            sys.stdout.write(f"the tests {became} without any mutant: nothing can be said\n")
            return 1
        for mutant in mutants:
            began = time.monotonic()
            became = tried(mutant, folder)
            killed += became.startswith("killed")
            sys.stdout.write(f"{mutant.name}: {became} ({time.monotonic() - began:.0f} s)\n")
            sys.stdout.flush()
    sys.stdout.write(f"{killed} of {len(mutants)} killed\n")
    return 0 if killed == len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
