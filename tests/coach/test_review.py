"""The coach: parts that add up, the same answer to the same question, nothing from outside the view."""

import pytest

from chabudai.bots import bot, chooser
from chabudai.coach import Judged, Numbers, Ranked, Review, Size, Totals, advise, review
from chabudai.coach.judging import values_of
from chabudai.coach.line import luck_of, stations, turns_of
from chabudai.core import CHANCE, Action, Game, Rng, Seat, State, Step, Walk
from chabudai.core.match import drawing, match
from chabudai.games import TITLES
from chabudai.search.values import Compared
from chabudai.title import Title
from tests.sampling import sampled

SMALL = Size(rollouts=2, playings=16)
LITTLE = Numbers(simulations=100, playings=40)
ALL = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def played(game: Game, seed: int) -> list[Step]:
    """A whole game of casual bots."""
    rng, steps = Rng(seed), list[Step]()

    def watch(state: State, action: Action) -> None:
        steps.append(Step(state.actor(), action.text))

    match(game, drawing(rng), [chooser(bot("casual", game), rng)] * game.setup.seats, watch)
    return steps


TABLES = [(title, seats) for title in TITLES for seats in range(title.fewest, title.most + 1)]
FEWEST = [(title, title.fewest) for title in TITLES]
SHORT = [title for title in TITLES if title.name in ("zenmaster", "makatsu")]
ON_SHORT = pytest.mark.parametrize("title", sampled(TITLES, *SHORT), ids=lambda title: title.name)


@pytest.mark.parametrize(("title", "seats"), sampled(TABLES, *FEWEST), ids=lambda part: getattr(part, "name", part))
def test_the_parts_add_up_to_the_result_exactly(title: Title, seats: int) -> None:
    game = title.game(seats=seats)
    steps = played(game, 3)
    found = review(game, steps, Seat(0), Size(rollouts=1, playings=8))
    parts = found.totals
    assert abs(parts.expectation + parts.luck + parts.own + parts.others + parts.unseen - parts.result) < 1e-9
    assert found.turns[-1].worth == parts.result
    assert [one.step for one in found.decisions] == [n for n, step in enumerate(steps) if step.seat == 0]


def test_the_result_is_how_far_the_seat_is_ahead_of_the_others_mean() -> None:
    game = TITLES[0].game(seats=3)
    steps = played(game, 4)
    ahead = [review(game, steps, Seat(seat), SMALL).totals.result for seat in range(3)]
    assert abs(sum(ahead)) < 1e-9


@ALL
def test_before_and_after_chance_a_position_is_played_out_to_one_clock(title: Title) -> None:
    """Else luck would not be 0 on average: an estimate later in a game need not agree with an earlier one."""
    game = title.game(seats=title.usual_seats())
    steps = played(game, 6)
    turns = turns_of(steps)
    places = stations(values_of(game), Walk(game, steps), turns, 40)
    by_chance = [number for number, turn in enumerate(turns[:-1]) if turn[0] == CHANCE]
    assert all(places[number].until == places[number + 1].until for number in by_chance)
    assert all(places[number].rollouts == places[number + 1].rollouts == 40 for number in by_chance)
    assert min(place.rollouts for place in places[:-1]) == 10, "elsewhere it is played out less often"


@ON_SHORT
def test_the_luck_of_a_review_is_that_of_all_steps_of_chance(title: Title) -> None:
    game = title.game(seats=title.usual_seats())
    steps = played(game, 7)
    luck = luck_of(game, values_of(game), steps, rollouts=4, seed=1)
    assert abs(luck[1] - review(game, steps, Seat(1), Size(rollouts=4, playings=8)).totals.luck) < 1e-9
    assert abs(sum(luck)) < 1e-9, "what one is ahead the others are behind"


def test_it_is_told_how_far_a_review_is_to_its_end() -> None:
    game = TITLES[0].game(TITLES[0].fewest)
    told: list[tuple[int, int]] = []
    review(game, played(game, 5), Seat(0), Size(2, 8, 200), progress=lambda done, total: told.append((done, total)))
    (total,) = {total for _, total in told}
    assert [done for done, _ in told] == list(range(1, total + 1))


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    game = TITLES[0].game(seats=3)
    for steps in ([], played(game, 4)[:-1]):
        with pytest.raises(ValueError, match="finished"):
            review(game, steps, Seat(0), SMALL)


@ALL
def test_the_same_question_has_the_same_answer_with_every_choice_ranked(title: Title) -> None:
    game = title.game(seats=title.usual_seats())
    state, rng = game.new_state(), Rng(5)
    while state.actor() == CHANCE or len(state.legal_actions()) == 1:
        state.apply(state.draw(rng) if state.actor() == CHANCE else state.legal_actions()[0])
    view, legal = state.view(state.actor()), state.legal_actions()
    first, again = (advise(game, view, legal, LITTLE) for _ in range(2))
    assert first == again
    assert sorted(choice.action for choice in first.choices) == sorted(action.text for action in legal)
    assert all(0.0 <= choice.win <= 1.0 for choice in first.choices)
    world = game.sample_world(view, Rng(9))
    assert advise(game, world.view(world.actor()), world.legal_actions(), LITTLE) == first


def test_the_dearest_decisions_come_first_and_a_forced_one_costs_nothing() -> None:
    game = next(title for title in TITLES if title.name == "zenmaster").game(seats=3)
    steps = played(game, 11)
    found = review(game, steps, Seat(0), Size(rollouts=2, playings=32))
    assert found.costliest() == sorted(found.costliest(), key=lambda one: -one.loss)
    assert all(one.loss >= 0 for one in found.decisions)
    assert all(one.loss == 0 for one in found.decisions if one.only)


@ON_SHORT
def test_what_is_left_is_spent_on_the_decisions_that_may_have_cost_most(title: Title) -> None:
    game = title.game(seats=title.usual_seats())
    found = review(game, played(game, 12), Seat(0), Size(rollouts=1, playings=16, race=1_500))
    judged = [one for one in found.decisions if not one.only]
    worlds = {one.step: max(choice.worlds for choice in one.choices) for one in judged}
    usual = sorted(worlds.values())[len(worlds) // 2]
    assert found.costliest(1), "somebody erred"
    assert worlds[found.costliest(1)[0].step] > 4 * usual
    for one in judged:
        assert {choice.action: choice.worlds for choice in one.choices}[one.action] == worlds[one.step], "what was played stays"


def test_games_that_are_not_played_out_whole_have_points_alone() -> None:
    game = next(title for title in TITLES if title.name == "ninjato").game(seats=2)
    state, rng = game.new_state(), Rng(5)
    while state.actor() == CHANCE or len(state.legal_actions()) == 1:
        state.apply(state.draw(rng) if state.actor() == CHANCE else state.legal_actions()[0])
    one, values = Compared(state.legal_actions()[0]), values_of(game)
    view = state.view(state.actor())
    values.compare(view, [one], 3, rng, 0, whole=False)
    values.compare(view, [one], 2, rng, 0)
    assert (one.worlds, len(one.points), len(one.ends)) == (5, 5, 2)
    assert 0.0 <= one.win() <= 1.0
    assert one.rest() > 1


def test_a_loss_within_the_chance_among_worlds_is_not_counted() -> None:
    def judged(step: int, error: float, even: bool = False, loss: float = 3.0) -> Judged:
        choices = [Ranked("b", 0.5, 3.0, 1.0, 0.0, 0.0, 50), Ranked("a", 0.5, 0.0, 1.0, 3.0, error, 50)]
        return Judged(step, "a", choices, loss, 0.0, 0.0, only=False, even=even, clear=False)

    decisions = [judged(1, 1.6), judged(2, 1.4), judged(3, 0.1, even=True, loss=0.4), judged(4, 0.1, even=True, loss=4.0)]
    made = Review(0, [], decisions, Totals(0, 0, 0, 0, 0, 0))
    assert [one.step for one in made.costliest()] == [4, 2], "what is worse than two equally good choices costs all the same"
    assert made.lost() == 7.0
