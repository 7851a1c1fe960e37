"""The guide of Ninjato: every choice under a heading, every thing explained in both languages, every number true."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

import msgspec
import pytest

from chabudai.core import CHANCE, NOBODY, Action, Game, Rng, Seat, State, random_action
from chabudai.games import title
from chabudai.games.ninjato.box.components import CLANS
from chabudai.games.ninjato.knowledge.view import NinjatoView
from chabudai.games.ninjato.rules import ending, scoring
from chabudai.games.ninjato.rules.state import NinjatoState
from chabudai.teaching import Choice, Guide, Phrase, Thing
from chabudai.words import LANGUAGES, Words
from tests.games.ninjato.builder import A, B, Builder, Table, look

NINJATO = title("ninjato")
NAMES = ["Aiko", "Botan", "Cay", "Dai"]
MOST = {"en": 90, "de": 110}
LONGEST = 140
GAMES = [(2, 1), (3, 2), (4, 3)]


@dataclass
class Step:
    """A decision of a seat in a game at random."""

    game: Game
    state: State
    guide: Guide

    @property
    def seat(self) -> Seat:
        return self.state.actor()

    @property
    def view(self) -> NinjatoView:
        return look(self.state, self.seat)

    def after(self, text: str) -> NinjatoState:
        """The position after this choice."""
        state = self.state.clone()
        state.apply(self.game.action(text))
        assert isinstance(state, NinjatoState)
        return state


def told(game: Game, state: State, audience: Seat | None) -> Guide:
    legal = state.legal_actions() if state.actor() == audience else []
    return NINJATO.guide(game, state.view(audience), legal)


@lru_cache
def steps(seats: int, seed: int) -> list[Step]:
    """Every decision of a whole game: bots that slip now and then, since mere chance bribes nobody."""
    game = NINJATO.game(seats)
    rng, policy = Rng(seed), NINJATO.policy(game)
    state = game.new_state()
    found: list[Step] = []
    while state.actor() != NOBODY:
        if state.actor() != CHANCE:
            found.append(Step(game, state.clone(), told(game, state, state.actor())))
        is_random = state.actor() == CHANCE or rng.below(4) == 0
        state.apply(random_action(state, rng) if is_random else policy.choose(state, rng, 500))
    return found


def choices(guide: Guide) -> dict[str, Choice]:
    return {choice.text: choice for group in guide.groups for choice in group.choices}


def then(step: Step, text: str) -> Phrase:
    said = choices(step.guide)[text].then
    assert said is not None
    return said


def thing(guide: Guide, ident: str) -> Thing:
    return next(each for each in guide.things if each.id == ident)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_legal_action_stands_in_exactly_one_group(seats: int, seed: int) -> None:
    for step in steps(seats, seed):
        grouped = Counter(choice.text for group in step.guide.groups for choice in group.choices)
        assert grouped == Counter(action.text for action in step.state.legal_actions())
        assert all(group.choices for group in step.guide.groups)


class Speaker:
    """Says phrases, each that is equal to another only once: saying is slow."""

    def __init__(self, language: str) -> None:
        self._words = [Words(NINJATO, language, NAMES, Seat(seat)) for seat in range(4)]
        self._said: dict[tuple[int, bytes], str] = {}

    def say(self, phrase: Phrase, seat: Seat) -> str:
        key = (seat, msgspec.json.encode(phrase))
        if key not in self._said:
            self._said[key] = self._words[seat].phrase(phrase)
        return self._said[key]

    def action(self, action: Action) -> str:
        return self._words[0].action(action)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_everything_is_explained_shortly_and_not_by_its_name(seats: int, seed: int, language: str) -> None:
    speaker = Speaker(language)
    for step in steps(seats, seed):
        guide, seat = step.guide, step.seat
        assert guide.prompt is not None
        assert len(speaker.say(guide.prompt, seat)) <= MOST[language], speaker.say(guide.prompt, seat)
        for phrase in [guide.aim, *guide.notes, *[group.name for group in guide.groups]]:
            assert 0 < len(speaker.say(phrase, seat)) <= LONGEST
        for each in guide.things:
            name, about = speaker.say(each.name, seat), speaker.say(each.about, seat)
            assert name not in ("", about)
            assert len(about) <= LONGEST, about
            assert each.now is None or 0 < len(speaker.say(each.now, seat)) <= LONGEST, speaker.say(each.now, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_choice_says_what_it_leads_to(seats: int, seed: int, language: str) -> None:
    speaker = Speaker(language)
    labels = {action.text: speaker.action(action) for action in steps(seats, seed)[0].game.actions()}
    for step in steps(seats, seed):
        legal = [action.text for action in step.state.legal_actions()]
        assert len({labels[text] for text in legal}) == len(legal), "choices that differ read differently"
        for text in legal:
            said = speaker.say(then(step, text), step.seat)
            assert said != labels[text]
            assert len(said) <= LONGEST, said


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_a_choice_is_about_can_be_asked(seats: int, seed: int) -> None:
    for step in steps(seats, seed):
        idents = [each.id for each in step.guide.things]
        assert len(idents) == len(set(idents))
        for choice in choices(step.guide).values():
            assert set(choice.things) <= set(idents), choice


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_an_audience_that_cannot_tell_two_worlds_apart_is_told_the_same(seats: int, seed: int) -> None:
    rng = Rng(seed)
    for number, step in enumerate(steps(seats, seed)):
        if number % 7:
            continue
        audiences: list[Seat | None] = [None, *[Seat(seat) for seat in range(seats)]]
        for audience in audiences:
            world = step.game.sample_world(step.state.view(audience), rng)
            assert told(step.game, world, audience) == told(step.game, step.state, audience)


@pytest.mark.parametrize("audience", [None, B])
def test_whoever_does_not_act_is_asked_nothing(audience: Seat | None) -> None:
    table = Builder().hand(A, 1, 2).table()
    guide = told(table.game, table.state, audience)
    assert guide.prompt is None
    assert guide.groups == []
    assert guide.things


# Numbers


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_raid_tells_which_cards_can_win_it(seats: int, seed: int) -> None:
    for step in steps(seats, seed):
        for action in step.state.legal_actions():
            if action.verb != "raid":
                continue
            said = then(step, action.text)
            after = step.after(action.text)
            playable = [each.arguments["value"] for each in after.legal_actions() if each.verb == "play"]
            by_skill = [each for each in after.legal_actions() if each.verb in ("act", "turn-up")]
            if said.message == "then-raid":
                alone = said.given["cards"]
                assert isinstance(alone, list)
                assert set(alone) <= set(playable)
                for value in alone:
                    struck = after.clone()
                    struck.apply(step.game.action(f"play {value}"))
                    assert struck.decision() != "Striking"
            elif said.message == "then-raid-helped":
                assert said.given["cards"] == playable
            else:
                assert playable == []
                assert by_skill or said.message != "then-raid-skill"
                assert said.message == "then-raid-skill" or not [each for each in by_skill if each.verb == "act"]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_strike_tells_whether_it_wins_and_what(seats: int, seed: int) -> None:
    for step in steps(seats, seed):
        for choice in choices(step.guide).values():
            if choice.then is None or not choice.then.message.startswith("then-strike"):
                continue
            after = step.after(choice.text)
            raid = look(after).raid
            if choice.then.message == "then-strike-short":
                assert (after.decision(), raid.value) == ("Striking", choice.then.given["value"])
            elif choice.then.message == "then-strike-first":
                assert (after.decision(), raid.target) == ("Fighting", choice.then.given["other"])
            else:
                won = [new + red for new, red in zip(raid.plain, raid.red, strict=True)]
                had = [old + red for old, red in zip(step.view.raid.plain, step.view.raid.red, strict=True)]
                treasure = choice.then.given["treasure"]
                assert isinstance(treasure, Phrase)
                if after.decision() == "ReplacingToken":
                    continue
                kind = [late - early for late, early in zip(won, had, strict=True)].index(1)
                assert treasure.message == f"label-{['fan', 'scroll', 'vase', 'jade', 'gold'][kind]}"


def bonus_of(state: NinjatoState, seat: Seat) -> int:
    """The end bonus by the rules."""
    return int(ending.rumor_bonus(state, seat) + ending.treasure_bonus(state, seat) + ending.elite_bonus(state, seat))


def place_of(state: NinjatoState, clan: str, seat: Seat) -> int:
    """First or second place by the rules; 3 for any other, 0 without an envoy."""
    number = CLANS.index(clan)
    places = [int(scoring.place_of(state, number, place)) for place in (0, 1)]
    return places.index(seat) + 1 if seat in places else 3 if scoring.standing(state, seat, number) else 0


def signed(phrase: object) -> int:
    assert isinstance(phrase, Phrase)
    number = phrase.given["number"]
    assert isinstance(number, int)
    return -number if phrase.given["sign"] == "minus" else number


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_payment_tells_honor_place_and_end_bonus(seats: int, seed: int) -> None:
    paid = 0
    for step in steps(seats, seed):
        if step.state.decision() not in ("Bribing", "Spreading"):
            continue
        before = step.state
        assert isinstance(before, NinjatoState)
        for choice in choices(step.guide).values():
            after = step.after(choice.text)
            assert choice.then is not None
            given = choice.then.given
            assert look(after).seats[step.seat].honor == given["total"]
            assert bonus_of(after, step.seat) - bonus_of(before, step.seat) == signed(given["bonus"])
            if step.state.decision() == "Bribing":
                assert min(3, int(str(given["place"]))) == place_of(after, str(given["clan"]), step.seat)
            paid += 1
    assert paid


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_an_envoy_or_rumor_tells_what_its_dearest_payment_brings(seats: int, seed: int) -> None:
    for step in steps(seats, seed):
        for action in step.state.legal_actions():
            if action.verb not in ("bribe", "spread"):
                continue
            said = then(step, action.text).given
            after = step.after(action.text)
            ways = after.legal_actions()
            most = max(int(way.arguments["honor"]) for way in ways)
            assert said["honor"] == most
            assert (said["exact"] == "yes") == (len({way.arguments["honor"] for way in ways}) == 1)
            fewest = min((way for way in ways if way.arguments["honor"] == most), key=tokens)
            after.apply(fewest)
            before = step.state
            assert isinstance(before, NinjatoState)
            assert bonus_of(after, step.seat) - bonus_of(before, step.seat) == signed(said["bonus"])


def tokens(way: Action) -> int:
    return sum(int(way.arguments[kind]) for kind in ("fan", "scroll", "vase", "jade", "gold"))


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_reward_names_the_clan_the_amount_and_what_the_other_gets(seats: int, seed: int) -> None:
    chosen = 0
    for step in steps(seats, seed):
        if step.state.decision() != "ChoosingReward":
            continue
        chosen += 1
        before = step.state
        assert isinstance(before, NinjatoState)
        assert step.guide.prompt is not None
        clan = int(scoring.rewarding_clan(before))
        assert step.guide.prompt.given == {"clan": CLANS[clan], "honor": int(scoring.house_honor(before, clan))}
        for choice in choices(step.guide).values():
            after = step.after(choice.text)
            assert choice.then is not None
            given = choice.then.given
            if choice.text == "take honor":
                if after.decision() != "Over":
                    assert ending.scores(after)[step.seat] >= int(str(given["total"]))
                assert int(str(given["total"])) - step.view.seats[step.seat].honor == given["honor"]
            elif after.decision() != "Over":
                assert bonus_of(after, step.seat) - bonus_of(before, step.seat) == signed(given["bonus"])
            if "other_seat" in given:
                assert given["other_seat"] == scoring.place_of(before, clan, 1)
    assert chosen


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_standings_houses_bonuses_and_shuriken_are_those_of_the_rules(seats: int, seed: int) -> None:
    for step in steps(seats, seed):
        state = step.state
        assert isinstance(state, NinjatoState)
        for seat in range(seats):
            now = thing(step.guide, f"bonus-{seat}").now
            assert now is not None
            assert now.given["bonus"] == bonus_of(state, Seat(seat))
        for clan, name in enumerate(CLANS):
            now = thing(step.guide, f"clan-{name}").now
            assert now is not None
            assert now.given["honor"] == scoring.house_honor(state, clan)
        if state.decision() == "Placing":
            prompt = step.guide.prompt
            assert prompt is not None
            assert prompt.given["left"] == 3 - step.view.placed // seats


def test_shuriken_left_count_those_that_lie_on_the_board() -> None:
    table = Builder().hand(A, 5, 5).table()
    left = [shuriken(table, A), shuriken(table, B)]
    table.do("strength 1")
    assert (left, shuriken(table, A), shuriken(table, B)) == ([3, 3], 2, 3)
    table.do("give up").settle()
    assert (shuriken(table, A), shuriken(table, B)) == (2, 3)


def shuriken(table: Table, seat: Seat) -> object:
    now = thing(told(table.game, table.state, A), f"shuriken-{seat}").now
    assert now is not None
    return now.given["count"]


def test_banzai_tells_how_many_guards_would_fall() -> None:
    table = Builder().house(1, 5).hand(A, 4, 1, 3, 2).table().do("stealth 1", "play 4")
    guide = told(table.game, table.state, A)
    assert guide.prompt is not None
    assert (guide.prompt.message, guide.prompt.given["beaten"]) == ("prompt-banzai", 5)


def test_a_single_one_beats_eight_of_twenty_elite_guards_by_stealth() -> None:
    table = Builder().house(3, 5, ("fan",), ("jade",)).hand(A, 4, 1).table().do("stealth 3", "play 4")
    guide = told(table.game, table.state, A)
    assert guide.prompt is not None
    assert guide.prompt.message == "prompt-banzai-red"
    assert (guide.prompt.given["beaten"], guide.prompt.given["of"]) == (8, 20)


def test_raids_that_cannot_be_won_come_last_and_say_so() -> None:
    table = Builder().house(1, 1).house(5, 5).hand(A, 1).table()
    guide = told(table.game, table.state, A)
    raids = next(group.choices for group in guide.groups if group.name.message == "group-raid")
    hopeless = [choice.then is not None and choice.then.message == "then-hopeless" for choice in raids]
    assert hopeless == sorted(hopeless)
    assert {choice.text for choice, lost in zip(raids, hopeless, strict=True) if lost} >= {"stealth 1", "strength 5"}


def test_a_skill_at_the_sensei_tells_its_price_and_the_sentries_it_newly_beats() -> None:
    table = Builder().house(5, 5).sensei("kenjutsu").hand(A, 5).table()
    now = thing(told(table.game, table.state, A), "skill-kenjutsu").now
    assert now is not None
    assert now.given["price"] == Phrase("then-learn-card", {"value": 5, "bonus": 0})
    assert now.given["houses"] == [5]


def test_in_the_last_round_the_dojo_promises_no_next_one() -> None:
    early, late = [Builder().round(number).hand(A, 1).table() for number in (6, 7)]
    assert choices(told(early.game, early.state, A))["dojo"].then == Phrase("then-dojo", {"cards": 3, "over": 0})
    guide = told(late.game, late.state, A)
    assert choices(guide)["dojo"].then == Phrase("then-dojo-last", {"cards": 3, "over": 0, "left": 2})
    assert thing(guide, "dojo").now == Phrase("now-dojo-last", {"cards": 3})
    assert thing(guide, "dojo-tower").now == Phrase("now-tower-last")
    last = Builder().round(7).last_turn().table()
    assert choices(told(last.game, last.state, last.state.actor()))["dojo"].then == Phrase(
        "then-dojo-last", {"cards": 4, "over": 0, "left": 0}
    )


def test_too_many_cards_are_discarded_one_by_one() -> None:
    table = Builder().hand(A, 1, 2, 3, 4, 5, 5).table().do("dojo", "blind", "blind").settle()
    guide = told(table.game, table.state, A)
    assert guide.prompt == Phrase("prompt-discarding", {"most": 7, "cards": 1})
    assert all(choice.then == Phrase("then-discard", {"cards": 7}) for choice in choices(guide).values())


def test_the_games_that_are_looked_at_come_to_every_other_decision() -> None:
    decided = {step.state.decision() for seats, seed in GAMES for step in steps(seats, seed)}
    wanted = {"Placing", "Training", "Learning", "Fighting", "Striking", "CallingBanzai", "Keeping", "ReplacingToken"}
    assert decided >= wanted | {"Bribing", "Spreading", "Disguising", "ChoosingReward"}


KINDS = ("fan", "scroll", "vase", "jade", "gold")


def payments(step: Step) -> list[tuple[Action, int]]:
    """Every payment that a shuriken placed now can lead to, and the honor that the rules then give for it."""
    found: list[tuple[Action, int]] = []
    for action in step.state.legal_actions():
        if action.verb not in ("bribe", "spread"):
            continue
        bargain = step.after(action.text)
        for way in bargain.legal_actions():
            paid = bargain.clone()
            paid.apply(way)
            found.append((way, look(paid).seats[step.seat].honor - step.view.seats[step.seat].honor))
    return found


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_treasure_is_worth_the_best_payment_with_it(seats: int, seed: int) -> None:
    compared = 0
    for step in steps(seats, seed):
        if step.state.decision() != "Placing":
            continue
        ways = payments(step)
        for kind in KINDS:
            best = max((honor for way, honor in ways if way.arguments[kind]), default=0)
            now = thing(step.guide, f"treasure-{kind}").now
            assert now is not None
            assert (now.message == "now-treasure-best") == bool(best)
            assert now.given["count"] == step.view.seats[step.seat].treasures[KINDS.index(kind)]
            assert now.given.get("honor", 0) == best
            compared += bool(best)
    assert compared > 5


def carried(table: Table) -> int:
    """What leaving the house now is said to bring home, and does."""
    said = choices(told(table.game, table.state, A))["leave"].then
    assert said is not None
    after = table.state.clone()
    after.apply(table.game.action("leave"))
    home = zip(look(after).seats[A].treasures, look(table.state).seats[A].treasures, strict=True)
    worth = sum((late - early) * honor for (late, early), honor in zip(home, (2, 3, 4, 5, 5), strict=True))  # R1.3, R9.8
    assert said.given["honor"] == worth
    return worth


def test_choho_names_the_swap_that_gains_most_and_every_swap_changes_what_is_carried_home_as_said() -> None:
    builder = Builder().sensei().palace().pavilion().house(1, 3, ("fan", "scroll", "vase"), ("scroll",))
    table = builder.hand(A, 5, 5, 3).knows(A, "choho").table().do("strength 1", "play 5")
    guide = told(table.game, table.state, A)
    before = carried(table)
    gained: list[int] = []
    for text, choice in choices(guide).items():
        if choice.then is None or choice.then.message != "then-swap":
            continue
        swapped = Table(table.game, table.state.clone())
        swapped.do(text)
        gained.append(carried(swapped) - before)
        assert signed(choice.then.given["difference"]) == gained[-1], text
    assert sorted(set(gained)) == [1, 2]
    now = next(thing.now for thing in guide.things if thing.id.startswith("skill-choho"))
    assert now is not None
    assert (now.message, signed(now.given["difference"])) == ("now-skill-swap", 2)
    assert (now.given["given"], now.given["taken"]) == (Phrase("label-fan"), Phrase("label-vase"))
