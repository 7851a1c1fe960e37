"""The luck-adjusted share: the mean stays, and what varies less is kept."""

from chabudai.arena import Plan, standings
from chabudai.arena.duel import play_deal
from chabudai.arena.intervals import estimate
from chabudai.arena.luck import adjusted


def test_what_luck_explains_is_taken_away() -> None:
    luck = [0.3, -0.3, 0.1, -0.1, 0.2, -0.2, 0.4, -0.4, 0.0, 0.0]
    shares = [0.5 + one for one in luck]
    found = adjusted(shares, luck)
    assert abs(found.mean - 0.5) < 1e-12
    assert found.high - found.low < 1e-9 < estimate(shares).high - estimate(shares).low


def test_few_deals_or_no_luck_leave_the_share_as_it_is() -> None:
    assert adjusted([0.2, 0.4], [0.1, -0.1]) == estimate([0.2, 0.4])
    assert adjusted([0.2, 0.4] * 8, [0.0] * 16) == estimate([0.2, 0.4] * 8)


def test_a_game_tells_the_luck_of_all_seats_which_adds_up_to_nothing() -> None:
    plan = Plan("makatsu", 2, {}, ("heuristic", "random"), luck=2)
    games = [game for deal in range(2) for game in play_deal(plan, deal)]
    assert all(abs(sum(game.luck)) < 1e-3 for game in games)
    assert any(abs(game.luck[0]) > 0 for game in games)
    assert {row.bot: row.adjusted for row in standings(games, True)}.keys() == {"heuristic", "random"}
