"""A person at the terminal."""

import io
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from rich.cells import cell_len
from rich.console import Console

from chabudai.cli.commands.play import names
from chabudai.cli.opponents import CASUAL, RANDOM, opponent
from chabudai.cli.speech import words_of
from chabudai.cli.terminal.conversation import COMMANDS, Conversation
from chabudai.cli.terminal.desk import explaining, how_it_plays
from chabudai.cli.terminal.ending import score_table
from chabudai.cli.terminal.local_table import LocalTable
from chabudai.core import CHANCE, NOBODY, Game, Outcome, Rng, Seat, State, random_action, read_record
from chabudai.games import TITLES
from chabudai.games import title as titled
from chabudai.teaching import Part, Phrase, Story
from chabudai.testing.picks import Pick, picks
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words
from tests.cli.running import lines, run
from tests.sampling import sampled

IDS = [title.name for title in TITLES]
TABLES = [(title, seats) for title in TITLES for seats in sorted({title.fewest, title.most})]
TABLE_IDS = [f"{title.name} {seats}" for title, seats in TABLES]


def play(*arguments: str, typed: str = "") -> str:
    result = run("play", *arguments, typed=typed)
    assert result.exit_code == 0
    assert result.stderr == ""
    return result.stdout


@cache
def firsts(title: Title, seats: int, seed: str) -> str:
    """What to type to take the first move again and again until the game is over."""
    game = title.game(seats)
    table = LocalTable(game, Seat(0), [opponent(CASUAL, game)] * seats, seed)
    table.begin()
    typed: list[str] = []
    while not table.is_over():
        typed.append(table.legal()[0].text)
        table.take(table.legal()[0])
    return lines(*typed)


def play_and_save(title: Title, language: str, file: Path) -> str:
    """What is shown of a whole game of which the record is saved."""
    typed = firsts(title, title.fewest, "1") + lines(f"save {file}")
    arguments = ("--seats", str(title.fewest), "--seed", "1", "--no-confirm", "--language", language)
    return play(title.name, *arguments, typed=typed)


@pytest.mark.parametrize("title", TITLES, ids=IDS)
def test_a_whole_game_can_be_played_to_its_end_and_verifies_against_what_was_committed_to_before_the_deal(
    title: Title, tmp_path: Path
) -> None:
    shown = play_and_save(title, "en", tmp_path / "game.txt")
    assert "★ 1" in shown
    assert "--seed 1" in shown
    assert "wins" in shown
    head, _, deal = shown.partition("Your turn")
    commitment = head.partition("checked later:")[2].split()[0]
    assert deal
    assert run("verify", str(tmp_path / "game.txt"), "--commitment", commitment).exit_code == 0
    assert run("verify", str(tmp_path / "game.txt"), "--commitment", "0" * 64).exit_code == 2


@pytest.mark.parametrize("title", sampled(TITLES, TITLES[0]), ids=IDS)
def test_a_whole_game_can_be_played_in_german(title: Title, tmp_path: Path) -> None:
    shown = play_and_save(title, "de", tmp_path / "game.txt")
    assert "★ 1" in shown
    assert "--seed 1" in shown
    assert "gewin" in shown


def test_the_same_seed_is_the_same_game() -> None:
    arguments = ("zenmaster", "--seed", "abc", "--no-confirm")
    typed = lines("2", "45", "12", "quit")
    assert play(*arguments, typed=typed) == play(*arguments, typed=typed)


def test_without_a_game_there_is_a_menu() -> None:
    shown = play(typed=lines("what?", "", "zenmaster", "9", "3", "quit"))
    assert "What shall we play?" in shown
    assert "1   " in shown
    assert "Find the balance." in shown
    assert shown.count("Type a number from 1 to") == 2
    assert "Type a number from 3 to 5." in shown
    assert "Yoko    bot: casual" in shown
    assert "Hanzo" not in shown


@pytest.mark.parametrize("typed", ["", "quit\n", "zenmaster\n", "zenmaster\nquit\n", "zenmaster\n\n", "zenmaster\n\nquit\n"])
def test_one_can_leave_at_any_time(typed: str) -> None:
    assert play(typed=typed).endswith("You leave the table.\n")


def test_a_move_can_be_typed_as_notation_in_any_case() -> None:
    shown = play("zenmaster", "--seed", "1", typed=lines("  PLAY   7 ", "", "quit"))
    assert "The card is not in your hand. (R2.3)" in shown
    assert "You play the 45." in play("zenmaster", "--seats", "3", "--seed", "1", typed=lines("  PLAY   45 ", "quit"))


def test_a_choice_waits_to_be_sent_and_can_be_undone() -> None:
    shown = play("zenmaster", "--seats", "3", "--seed", "1", "--confirm", typed=lines("undo", "2", "undo", "5", "quit"))
    assert "There is nothing to take back yet." in shown
    assert "Taken back. Nothing was sent." in shown
    assert shown.count("Your turn") == 1
    sent = play("zenmaster", "--seats", "3", "--seed", "1", "--confirm", typed=lines("2", "5", "", "quit"))
    assert sent.count("You choose") == 2
    assert sent.count("Your turn") == 2


def test_confirming_can_be_switched() -> None:
    shown = play("zenmaster", "--seats", "3", "--seed", "1", typed=lines("2", "5", "confirm", "12", "quit"))
    assert shown.count("Your turn") == 3
    assert shown.count("You choose") == 1


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("0", "'0' is none of your choices: 2, 5, 12, 13, 20, 24, 38, 41, 45."),
        ("8", "'8' is none of your choices: 2, 5, 12, 13, 20, 24, 38, 41, 45."),
        ("9" * 5000, "'99999999999…' is none of your choices"),
        ("²", "There is no such choice in this game."),
        ("fly", "There is no such choice in this game."),
        ("play 51", "There is no such choice in this game."),
        ("deal 3", "Only chance deals and turns cards. (R2.1)"),
        ("\x1b[2J", "There is no such choice in this game."),
        ("save me.txt", "Not yet: the record of a running game would show hidden cards."),
    ],
)
def test_what_is_mistyped_is_explained_and_changes_nothing(typed: str, why: str) -> None:
    shown = play("zenmaster", "--seats", "3", "--seed", "1", typed=lines(typed, "quit"))
    assert why in " ".join(shown.split())
    assert shown.count("Your turn") == 1
    assert "\x1b" not in shown


def test_a_place_that_may_not_be_chosen_now_is_refused_by_its_rule() -> None:
    shown = play("maki-master", "--seats", "1", typed=lines("RIC", "C3", "1", "RIC", "c3", "quit"))
    assert "No tile may go there now. (R4.2)" in shown


def test_commands_work_in_both_languages() -> None:
    for command in ("help", "hilfe"):
        assert "what a thing is" in play("zenmaster", typed=lines(command, "quit"))
    assert "die letzte Wahl zurücknehmen" in play("zenmaster", "--language", "de", typed=lines("hilfe", "ende"))
    assert play("zenmaster", "--seed", "1", typed=lines("log", "quit")).count("Game 1 begins.") == 2
    assert play("zenmaster", "--seed", "1", typed=lines("tisch", "quit")).count("Your hand") == 2


@pytest.mark.parametrize("title", TITLES, ids=IDS)
def test_the_rules_begin_with_how_it_plays_and_are_asked_for_by_chapter_rule_or_word(title: Title) -> None:
    shown = play(title.name, typed=lines("rules", "quit")).partition("› rules")[2]
    how = [" 1  "] if how_it_plays(Words(title, "en", []), {}) else []
    places = [shown.index(part) for part in (*how, "The rules by chapters", "rules 1 ", "rules 2 ")]
    assert places == sorted(places)
    assert " R1.1 " not in shown  # one asks for what one wants to know
    chapter = play(title.name, typed=lines("regeln 2", "quit")).partition("› regeln 2")[2]
    assert "R2.1 " in chapter
    assert "R1.1 " not in chapter
    everything = play(title.name, typed=lines("rules all", "quit"))
    assert "R1.1 " in everything
    assert "R2.1 " in everything


def test_parts_of_a_game_have_lines_of_their_own() -> None:
    shown = play("zenmaster", "--seats", "3", "--seed", "1", typed=firsts(titled("zenmaster"), 3, "1"))
    told = [line for line in shown.splitlines() if line.startswith("· ")]
    for part in ("Trick 5: ", "Game 2 begins.", "Game 1: ", "The series is over."):
        assert [line for line in told if line.startswith(f"· {part}")], part
        assert not [line for line in told if part in line[3:]], part


def test_while_only_oneself_acts_no_more_of_the_table_is_shown_than_has_changed() -> None:
    shown = play("maki-master", "--seed", "1", typed=lines("rice", "look", "quit"))
    first, second, third, *_ = shown.split("›")
    recipes = first.partition("Your recipes:")[2].partition("\n\n")[0].strip()
    for text, is_whole in ((first, True), (second, False), (third, True)):
        assert (recipes in text, "Pantry:" in text) == (is_whole, True)
    assert (first + second + third).count("Your turn") == 1


def test_what_one_seat_does_several_times_is_counted() -> None:
    arguments = ("--seats", "2", "--seed", "1", "--language")
    assert "Kenji draws 4 cards." in play("makatsu", *arguments, "en", typed=lines("quit"))
    assert "Kenji zieht 3 Rezepte: Länge " in play("maki-master", *arguments, "de", typed=lines("quit"))
    shown = play("ninjato", *arguments, "en", typed=lines("quit"))
    assert "Kenji is dealt 4 cards." in shown
    assert re.search(r"Turn order: (you, Kenji|Kenji, you)\.", shown)


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("de", ",")])
def test_a_hint_has_its_numbers_as_the_language_writes_them(language: str, mark: str) -> None:
    shown = play("zenmaster", "--seed", "1", "--language", language, typed=lines("hint", "quit")).partition("hint")[2]
    fractions = re.findall(r"\d([.,])\d", shown.partition("›")[0])
    assert set(fractions) == {mark}


@pytest.mark.parametrize("title", TITLES, ids=IDS)
def test_no_notation_is_mistaken_for_a_command(title: Title) -> None:
    words = {word for each in COMMANDS.values() for word in each if len(word) > 1}
    for action in title.game(title.most).actions():
        assert action.text.split()[0] not in words
        assert not action.text.isdecimal()


def test_the_record_can_be_saved_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    there = tmp_path / "there.txt"
    there.write_text("keep")
    ending = lines("save", f"save {there}", f"save {tmp_path}/no/where", "dance", "log", f"save {file}")
    moves = firsts(titled("zenmaster"), 3, "1")
    shown = play("zenmaster", "--seats", "3", "--seed", "1", typed=moves + ending)
    shown = " ".join(shown.split())
    for why in ("Say where: save FILE", "is there already", "cannot be written", "Type again for another game", "Saved:"):
        assert why in shown
    assert there.read_text() == "keep"
    assert read_record(file.read_text()).outcome is not None
    assert run("check", str(file)).exit_code == 0


def test_a_sent_move_can_be_taken_back_and_the_record_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    first = lines("2", "undo", "undo anyway", "log", "5", "undo anyway", "undo", "undo")
    arguments = ("zenmaster", "--seats", "3", "--seed", "1")
    shown = play(*arguments, typed=first + firsts(titled("zenmaster"), 3, "1") + lines(f"save {file}"))
    assert shown.count("You have seen what followed.") == 1
    assert shown.count("Taken back: your last choice") == 2
    assert shown.count("There is nothing to take back yet.") == 2
    assert "reveal undone: 2\n" in file.read_text()
    assert run("verify", str(file)).exit_code == 0
    before, log = shown.split("Your choice › log")[0], shown.split("Your choice › log")[1].split("Your choice")[0]
    assert before.count("Your turn") == 3
    assert "Game 1 begins." in log
    assert "You play" not in log


def test_a_game_without_a_seed_has_a_deal_of_its_own_and_names_its_seed() -> None:
    one_card_at_a_time = lines(*(f"play {card}" for _ in range(3) for card in range(1, 51)))
    shown = [play("zenmaster", "--seats", "3", typed=one_card_at_a_time) for _ in range(2)]
    seeds = [each.partition("--seed ")[2].split()[0] for each in shown]
    commitments = [each.partition("checked later:")[2].split()[0] for each in shown]
    assert seeds[0] != seeds[1]
    assert commitments[0] != commitments[1]
    again = play("zenmaster", "--seats", "3", "--seed", seeds[0], typed=one_card_at_a_time)
    assert again == shown[0]


def test_a_deal_is_told_in_a_few_lines() -> None:
    shown = play("zenmaster", "--seed", "1", typed=lines("quit"))
    assert shown.count("dealt") == 2
    assert "The others are dealt 9 cards each." in shown


def test_the_set_up_of_the_largest_game_is_told_in_five_lines() -> None:
    shown = play("ninjato", "--seed", "1", "--seat", "1", typed=lines("quit"))
    news = shown.partition("Your turn")[2].partition("Round 1 begins")[0]
    assert 0 < news.count("· ") <= 5
    assert "5 sentries are posted. The houses gain 15 treasures." in " ".join(news.split())


def test_the_next_game_is_a_word_away() -> None:
    moves = firsts(titled("zenmaster"), 3, "1")
    shown = play("zenmaster", "--seats", "3", "--seed", "1", typed=moves + lines("again", "quit"))
    assert shown.count("Take as few matches as you can") == 2
    assert shown.count("checked later:") == 2


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("mathces", "Did you mean: Your matches"),
        ("scroe card", "Did you mean: Score card"),
        ("variants", "Option ten-cards"),
        ("in balance", "No matches: a 0, the best result there is."),
        ("zzz", "Nothing here is called 'zzz'."),
    ],
)
def test_what_is_asked_for_need_not_be_spelt_right(asked: str, answer: str) -> None:
    assert answer in " ".join(play("zenmaster", "--seed", "1", typed=lines(f"what {asked}", "quit")).split())


def test_a_turn_of_many_steps_is_one_line() -> None:
    shown = play("ninjato", "--seed", "1", "--seats", "2", typed=lines("dojo", "blind", "blind", "quit"))
    told = [line for line in shown.splitlines() if line.startswith("· ") and " raids house " in line]
    assert told
    assert not [line for line in shown.splitlines() if line.startswith(("· Beaten", "· Kenji wins a treasure"))]


def test_like_events_share_their_words() -> None:
    shown = play("makatsu", "--seed", "5", typed=lines("quit"))
    card = r"(blue|purple|yellow) \d"
    assert re.search(rf"· You draw the {card}, {card}, {card}, {card}\.\n", shown)
    shown = play("zenmaster", "--seed", "1", "--language", "de", typed=lines("quit"))
    assert shown.count("Du bekommst die") == 1


def test_without_the_memory_aid_the_log_forgets_until_the_end() -> None:
    typed = "".join(firsts(titled("makatsu"), 2, "5").splitlines(keepends=True)[:4]) + lines("log", "quit")
    arguments = ("makatsu", "--seats", "2", "--seed", "5")
    assert play(*arguments, typed=typed).count("Phase 1 begins") == 2
    assert play(*arguments, "--option", "memory-aid=off", typed=typed).count("Phase 1 begins") == 1


def test_a_person_may_take_another_seat() -> None:
    shown = play("zenmaster", "--seed", "1", "--seat", "3", typed=lines("quit"))
    assert shown.index("Kenji   bot") < shown.index("  You ") < shown.index("Hanzo   bot")


def test_no_colour_where_none_is_wanted() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, _environ={"NO_COLOR": "1", "TERM": "xterm-256color"}, width=80)
    conversation(TITLES[0], TITLES[0].game(4), None, console).show_help()
    assert isinstance(console.file, io.StringIO)
    assert "\x1b[3" not in console.file.getvalue().replace("\x1b[3m", "")


def conversation(title: Title, game: Game, position: State | None, console: Console) -> Conversation:
    words = words_of(title, "en", names("en", game.setup.seats, 0), Seat(0))
    table = LocalTable(game, Seat(0), [opponent(RANDOM, game)] * game.setup.seats, "1")
    table.begin()
    if position is not None:
        table.table.course.state = position
    return Conversation(console, title, words, table, confirm=True)


@pytest.mark.parametrize(("title", "seats"), sampled(TABLES, *[(title, title.fewest) for title in TITLES]), ids=TABLE_IDS)
@given(pick=picks())
def test_two_worlds_that_a_person_cannot_tell_apart_look_the_same(title: Title, seats: int, pick: Pick) -> None:
    game = title.game(seats)
    state = game.new_state()
    for _ in range(pick.below(game.max_steps)):
        if state.actor() == NOBODY:
            break
        state.apply(pick.action(state))
    while state.actor() not in {Seat(0), NOBODY}:
        state.apply(pick.action(state))
    if state.actor() == NOBODY:
        return
    other = game.sample_world(state.view(Seat(0)), Rng(pick.seed))
    seen: list[str] = []
    for world in (state, other):
        console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=80)
        talk = conversation(title, game, world, console)
        talk.show_turn()
        talk.show_help()
        assert isinstance(console.file, io.StringIO)
        seen.append(console.file.getvalue())
    assert seen[0] == seen[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "seats"), TABLES, ids=TABLE_IDS)
def test_no_drawing_is_wider_than_80_columns(title: Title, seats: int, language: str) -> None:
    game = title.game(seats)
    draw = title.paint
    words = words_of(title, language, names(language, seats, 0), Seat(0))
    rng = Rng(1)
    state = game.new_state()
    step = 0
    while state.actor() != NOBODY:
        state.apply(random_action(state, rng))
        step += 1
        if state.actor() == CHANCE or step % 11:
            continue
        for seat in (Seat(0), None):
            view = state.view(seat)
            for line in draw(view, words.names, explaining(words, title.guide(game, view, []))).plain().splitlines():
                assert cell_len(line) <= 80, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 100, 120])
def test_no_heading_of_the_scores_is_broken_inside_a_word(language: str, width: int) -> None:
    words = words_of(titled("maki-master"), language, ["Aiko", "Botan"])
    parts = [Part(Phrase("part-recipes", {"length": length}), [length, 0]) for length in range(2, 6)]
    parts += [Part(Phrase(f"part-{name}"), [1, 2]) for name in ("style", "wasabi")]
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(score_table(words, Outcome([20, 10], [1, 2], ""), width, Story([], parts)))
    shown = console.export_text().split()
    assert {word for part in parts for word in words.phrase(part.name).split()} <= set(shown)
