"""What learning needs of the core: rewards, and the loop that steps many games."""

import pytest

from chabudai.core import NOBODY, InvalidSetup, Outcome, Rng, Seat
from chabudai.core.fast import bits
from chabudai.games import TITLES, title
from chabudai.learning.batch import BatchLoop
from chabudai.learning.columns import Columns
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
    plain, keeping = Row(60), Row(60, keys=7)
    for _ in range(200):
        mask, one, pack = luck.below(1 << 10), luck.below(12) - 2, luck.below(1 << 12)
        planes = bits.packed([luck.below(1 << 5) for _ in range(4)])
        for row in (plain, keeping):
            row.begin(0, 0)
            row.put_mask(mask, 10)
            row.put_one(one, 10)
            row.put_pack(pack, 3, 4)
            row.put_planes(planes, 1, 3, 5)
            row.put(one)
            assert row.place == 40
            if not row.has_kept(mask + 1, 3):
                for _ in range(3):
                    row.put(mask)
            assert row.place == 43
        assert list(keeping.cells) == list(plain.cells)
        assert list(plain.cells[24:39]) == [mask >> place & 1 for place in range(5) for mask in planes[1:]]


def test_what_was_last_written_for_the_same_integers_is_passed_over_and_nothing_else_is() -> None:
    luck = Rng("signs")
    plain, keeping = Row(20), Row(20, keys=4)
    passed = 0
    for _ in range(300):
        at = bits.packed([luck.below(2), luck.below(2), luck.below(2)])
        for row in (plain, keeping):
            row.begin(0, 0)
            if row.has_kept_all(at, 1, 2, 4):
                passed += 1
            else:
                for number in (at[1], at[2], at[1] + at[2], at[1] - at[2]):
                    row.put(number)
            assert row.place == 4
            if at[0]:  # what has no sign is written each time
                row.keep_nothing()
                row.put_zeros(3)
            elif not row.has_kept(at[1] + 1, 3):
                for _ in range(3):
                    row.put(at[1])
            row.pass_over(2, 1)
            assert row.place == 9
        assert keeping.key == 4
        assert list(keeping.cells) == list(plain.cells)
    assert 20 < passed < 200


def test_columns_show_every_word_of_every_thing() -> None:
    luck = Rng("columns")
    columns = Columns(7, 2)
    columns.numbers(bits.packed([4]))
    columns.counts(bits.packed([6]))
    columns.totals(bits.packed([1, 0]), 2, 3)
    columns.mask(3, 4)
    columns.pack(5, 3, 2)
    starts = bits.packed([1, 7, 14, 0])
    plain, keeping = Row(30), Row(30, keys=14)
    at = bits.zeros(22)
    for _ in range(200):
        for _ in range(4):
            at[luck.below(22)] = luck.below(1 << 4)
        things = [list(at[start : start + 7]) for start in (7, 14)]
        wanted = [thing[4] for thing in things] + [int(thing[6]).bit_count() for thing in things]
        wanted += [sum(thing[word] >> 2 * place & 3 for place in range(3)) for thing in things for word in (1, 0)]
        wanted += [thing[3] >> place & 1 for thing in things for place in range(4)]
        wanted += [thing[5] >> 3 * place & 7 for thing in things for place in range(2)]
        for row in (plain, keeping):
            row.begin(3, 0)
            row.put_columns(columns, at, starts, 1, 3)
            assert row.place == 3 + columns.size == 3 + len(wanted)
            assert [int(number) for number in row.cells[3 : row.place]] == wanted
    assert keeping.key == 14


def test_several_at_once_are_written_as_one_after_the_other() -> None:
    luck = Rng("several")
    single, plain, keeping = Row(80), Row(80), Row(80, keys=12)
    places, sizes = bits.packed([4, 0, 2]), bits.packed([3, 5])
    for _ in range(200):
        at = bits.packed([luck.below(1 << 6) for _ in range(6)])
        ones = bits.packed([luck.below(8) - 2 for _ in range(6)])
        single.begin(0, 0)
        for place in (1, 3):
            single.put_mask(at[place] >> 1, 5)
        for place in (1, 3):
            single.put_pack(at[place], 2, 3)
        for place in (5, 1, 3):
            single.put_one(ones[place], 6)
        single.put_mask(at[2] & 7, 3)
        single.put_mask(at[3] & 31, 5)
        for place in (1, 3, 2, 3, 4):
            single.put(ones[place])
        for row in (plain, keeping):
            row.begin(0, 0)
            row.put_masks(at, 1, places, 1, 3, 1, 5)
            row.put_packs(at, 1, places, 1, 3, 2, 3)
            row.put_ones(ones, 1, places, 6)
            row.put_groups(bits.packed([0, at[2] & 7, at[3] & 31]), 1, sizes)
            row.put_each(ones, 1, places, 1, 3)
            row.put_some(ones, 2, 3)
            assert row.place == single.place
            assert list(row.cells) == list(single.cells)
    assert keeping.key == 9


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
