"""What learning needs of the core: rewards, and the loop that steps many games."""

import pytest

from chabudai.core import NOBODY, InvalidSetup, Outcome, Rng, Seat
from chabudai.core.fast import bits
from chabudai.games import TITLES, title
from chabudai.learning.batch import BatchLoop
from chabudai.learning.columns import COUNT, MASK, NUMBER, ONE, PACK, TOLD, TOTAL, Columns
from chabudai.learning.marks import Marks
from chabudai.learning.observation import observed
from chabudai.learning.rewards import checked_reward, rewards
from chabudai.learning.rows import Row
from chabudai.learning.single_game import REFUSED, Desk
from chabudai.title import Title


def test_ranks_are_rewarded_from_1_to_minus_1_at_equal_distances() -> None:
    assert rewards(Outcome([9, 5, 7], [1, 3, 2], ""), "rank", False) == [1, -1, 0]


def test_tied_ranks_get_the_middle_of_the_ranks_they_fill() -> None:
    assert rewards(Outcome([5, 5, 1], [1, 1, 3], ""), "rank", False) == [0.5, 0.5, -1]
    assert rewards(Outcome([5, 5], [1, 1], ""), "rank", False) == [0, 0]


def test_a_margin_is_over_the_mean_of_the_others_and_turned_round_where_the_lowest_wins() -> None:
    assert rewards(Outcome([9, 3, 3], [1, 2, 2], ""), "margin", False) == [6, -3, -3]
    assert rewards(Outcome([9, 3, 3], [3, 1, 1], ""), "margin", True) == [-6, 3, 3]


def test_a_seat_alone_gets_its_score() -> None:
    for kind in ("rank", "margin"):
        assert rewards(Outcome([17], [1], ""), kind, False) == [17]


def test_there_is_no_other_reward() -> None:
    with pytest.raises(InvalidSetup, match="no such reward"):
        checked_reward("love")


def test_marks_are_those_of_the_last_legal_actions_of_each_game_alone() -> None:
    game = title("makatsu").game(2)
    states, luck, marks = [game.new_state(), game.new_state()], Rng("marks"), Marks(24, 2)
    wanted: list[list[int]] = [[], []]
    marked = 0
    while marked < 24:
        number = luck.below(2)
        if states[number].settle(luck) == NOBODY:
            break
        legal = states[number].legal_actions()
        marks.mark(number, states[number])
        marked += 1
        wanted[number] = [action.index for action in legal]
        for one in range(2):
            assert [index for index in range(-3, 30) if marks.has(one, index)] == wanted[one]
            assert list(marks.legal[24 * one : 24 * one + marks.counts[one]]) == wanted[one]
        assert [place for place, flag in enumerate(marks.cells) if flag] == wanted[0] + [24 + index for index in wanted[1]]
        states[number].apply(luck.choice(legal))
    assert marked > 10


@pytest.mark.parametrize("known", TITLES, ids=lambda known: known.name)
def test_a_desk_shows_every_actor_what_its_view_says_and_takes_only_what_is_legal(known: Title) -> None:
    game = known.game(known.fewest + 1)
    watcher = known.observer(game)
    desk, luck = Desk(game, watcher), Rng("choices")
    for _ in range(2):  # the second game finds the rows as the first has left them
        desk.begin()
        while desk.actor != NOBODY:
            actor = desk.write_actor()
            assert [int(number) for number in desk.rows[actor].cells] == observed(watcher, desk.state.view(actor))
            legal = [action.index for action in desk.state.legal_actions()]
            assert [index for index, flag in enumerate(desk.marks.cells) if flag] == legal
            before = desk.state.view(actor).key()
            assert desk.take(next(index for index in range(len(legal) + 1) if index not in legal)) == REFUSED
            assert desk.state.view(actor).key() == before
            assert desk.take(luck.choice(legal)) == desk.actor
        assert desk.take(0) == REFUSED
        desk.write_aside(Seat(1))
        assert [int(number) for number in desk.aside.cells] == observed(watcher, desk.state.view(Seat(1)))


def test_a_row_that_keeps_holds_what_any_other_would() -> None:
    luck = Rng("rows")
    plain, keeping = Row(60), Row(60, keys=4)
    for _ in range(200):
        mask, one, pack = luck.below(1 << 10), luck.below(12) - 2, luck.below(1 << 12)
        for row in (plain, keeping):
            row.begin(0)
            row.put_mask(mask, 10)
            row.put_one(one, 10)
            row.put_pack(pack, 3, 4)
            row.put(one)
            assert row.place == 25
            if mask & 3 == 0:  # what has no sign is written each time
                row.keep_nothing()
                row.put_zeros(3)
            elif not row.has_kept(mask + 1, 3):
                for _ in range(3):
                    row.put(mask)
            assert row.place == 28
            row.go_to(12)
            row.put(3)
            assert row.place == 13
        assert keeping.key == 4
        assert list(keeping.cells) == list(plain.cells)


# A number, a set's size, a plane of two, a pack with its total, one of some places; then three words of each seat.
SHARED, WORDS, LOOKERS = 5, 14, 3


def shown_to_all() -> Columns:
    columns = Columns(WORDS, LOOKERS)
    columns.shared(0, 9, NUMBER)
    columns.shared(1, 10, COUNT)
    columns.shared(2, 1, MASK, 15, 2)
    columns.shared(3, 11, PACK, 4, 3)
    columns.shared(3, 15, TOTAL, 4, 3)
    columns.shared(4, 38, ONE)
    columns.everyone(SHARED, 3, 16, 1, NUMBER)
    columns.everyone(SHARED + 1, 3, 19, 4, MASK, 15)
    columns.own(SHARED + 2, 3, 31, MASK, 15)
    columns.everyone(SHARED + 2, 3, 35, 1, COUNT)
    columns.everyone(SHARED, 3, 0, 0, TOLD)
    return columns


def as_shown(at: list[int], me: int) -> list[int]:
    row = [0] * 45
    if at[4] >= 0:
        row[38 + at[4]] = 1
    row[9], row[10] = at[0], at[1].bit_count()
    row[1:9:2] = [at[2] >> place & 1 for place in range(4)]
    row[11:15] = [at[3] >> 3 * place & 7 for place in range(4)]
    row[15] = sum(row[11:15])
    for chair in range(LOOKERS):
        first = SHARED + 3 * ((me + chair) % LOOKERS)
        row[16 + chair] = at[first]
        row[19 + 4 * chair : 23 + 4 * chair] = [at[first + 1] >> place & 1 for place in range(4)]
        row[35 + chair] = at[first + 2].bit_count()
    row[31:35] = [at[SHARED + 2 + 3 * me] >> place & 1 for place in range(4)]
    return row


@pytest.mark.parametrize("me", range(LOOKERS))
def test_columns_show_every_word_from_each_seat_and_tell_of_some(me: int) -> None:
    luck = Rng("columns", me)
    columns = shown_to_all()
    plain, keeping = Row(45), Row(45, keys=1, blank=columns.blank, rows=2)
    at = bits.zeros(WORDS + 3)  # the last three nobody sees
    tellings = 0
    for _ in range(300):
        before = list(at)
        for _ in range(luck.below(4)):
            at[luck.below(WORDS + 3)] = luck.below(1 << 4)
        at[4] = luck.below(8) - 1
        wanted = as_shown([int(word) for word in at], me)
        plain.begin(0)
        assert plain.show(columns, me, at)
        keeping.begin(1)
        is_told = any(at[word] != before[word] for word in range(SHARED, WORDS, 3))
        assert keeping.show(columns, me, at) == is_told
        assert (plain.place, keeping.place) == (0, 45)
        assert [int(number) for number in plain.cells] == wanted
        assert [int(number) for number in keeping.cells] == [0] * 45 + wanted
        tellings += is_told
    assert 50 < tellings < 250


def test_four_calls_need_not_come_if_all_of_them_would_write_what_they_did() -> None:
    luck = Rng("four")
    plain, keeping = Row(24), Row(24, keys=5)
    passed = 0
    for _ in range(400):
        mask, one, pack, other = luck.below(2) + 4, luck.below(3) - 1, luck.below(2) << 3, luck.below(2)
        for row in (plain, keeping):
            row.begin(0)
            if row.has_kept_four(mask, one + 1, pack, other, 20):
                passed += 1
            else:
                row.put_mask(mask, 8)
                row.put_one(one, 4)
                row.put_pack(pack, 3, 4)
                row.put_mask(other, 4)
            assert row.place == 20
            row.put_mask(other, 4)
        assert keeping.key == 5
        assert list(keeping.cells) == list(plain.cells)
    assert 5 < passed < 60


def test_several_at_once_are_written_as_one_after_the_other() -> None:
    luck = Rng("several")
    single, plain, keeping = Row(80), Row(80), Row(80, keys=4)
    places = bits.packed([4, 0, 2])
    for _ in range(200):
        at = bits.packed([luck.below(1 << 6) for _ in range(6)])
        numbers = bits.packed([luck.below(8) - 2 for _ in range(6)])
        single.begin(0)
        for place in (1, 3):
            single.put_mask(at[place] >> 1, 5)
        for place in (1, 3):
            single.put_pack(at[place], 2, 3)
        for place in (1, 3):
            single.put(numbers[place])
        for row in (plain, keeping):
            row.begin(0)
            row.put_masks(at, 1, places, 1, 3, 1, 5)
            row.put_packs(at, 1, places, 1, 3, 2, 3)
            row.put_each(numbers, 1, places, 1, 3)
            assert row.place == single.place
            assert list(row.cells) == list(single.cells)
    assert keeping.key == 4


def test_the_loop_deals_shows_and_ends_each_game_as_a_single_one_would() -> None:
    game = title("makatsu").game(2)
    watcher = title("makatsu").observer(game)
    loop = BatchLoop(game, watcher, 2, 7, "rank", True)
    state, dealer, luck = game.new_state(), Rng(7, 1), Rng("choices")
    actor = state.settle(dealer)
    ends = 0
    while ends < 2:
        assert loop.actors[1] == actor
        first = watcher.size * loop.place_of(1)
        assert [int(number) for number in loop.row.cells[first : first + watcher.size]] == observed(watcher, state.view(actor))
        for number in range(2):
            mask = loop.marks.cells[number * watcher.choices : (number + 1) * watcher.choices]
            loop.asked[number] = luck.choice([index for index, flag in enumerate(mask) if flag])
        loop.step()
        state.apply(game.actions()[loop.asked[1]])
        actor = state.settle(dealer)
        assert bool(loop.ended[1]) == (actor == NOBODY)
        outcome = state.outcome()
        if outcome is None:
            assert list(loop.rewards[2:4]) == [0, 0]
            continue
        ends += 1
        assert list(loop.scores[2:4]) == outcome.scores
        assert list(loop.ranks[2:4]) == outcome.ranks
        assert list(loop.rewards[2:4]) == rewards(outcome, "rank", True)
        state = game.new_state()
        actor = state.settle(dealer)


def test_the_loop_refuses_what_is_not_legal_and_changes_nothing() -> None:
    game = title("zenmaster").game(3)
    loop = BatchLoop(game, title("zenmaster").observer(game), 2, 1, "rank", True)
    before = list(loop.row.cells)
    masks = loop.marks.cells
    legal = [list(masks[number * 50 : number * 50 + 50]).index(1) for number in range(2)]
    for wrong in ([legal[0], -1], [legal[0], 50], [list(masks[:50]).index(0), legal[1]]):
        loop.asked[0], loop.asked[1] = wrong
        with pytest.raises(ValueError, match="not legal in game"):
            loop.step()
    with pytest.raises(ValueError, match="2 actions are needed, not 1"):
        loop.step_some([0, 1], legal[:1])
    assert list(loop.row.cells) == before
