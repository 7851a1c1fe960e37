# What a balance report says. Numbers come as texts of the language; `way` is more or less.

measure-turns = Turns in a game
measure-decisions = Decisions in a game
measure-choices = Choices at a decision
measure-dead-turns = Turns with nothing to choose, %
measure-score = Points of a player
measure-spread = Points between best and worst
measure-lead-changes = Changes of the lead
measure-comebacks = Winner behind at half time, %
measure-decided = Decisions until the win is decided, %
measure-ties = Shared wins, %
measure-seat-wins = Wins of seat { $number }, %

estimate = { $mean } ({ $low } to { $high })

change-turns = a game takes { $by } { $way ->
    [more] more
   *[less] fewer
} turns ({ $low } to { $high })
change-decisions = a game takes { $by } { $way ->
    [more] more
   *[less] fewer
} decisions ({ $low } to { $high })
change-choices = a decision has { $by } { $way ->
    [more] more
   *[less] fewer
} choices ({ $low } to { $high })
change-dead-turns = { $by } percentage points { $way ->
    [more] more
   *[less] fewer
} turns have nothing to choose ({ $low } to { $high })
change-score = a player has { $by } { $way ->
    [more] more
   *[less] fewer
} points ({ $low } to { $high })
change-spread = best and worst are { $by } points { $way ->
    [more] further apart
   *[less] closer together
} ({ $low } to { $high })
change-lead-changes = the lead changes { $by } times { $way ->
    [more] more
   *[less] less
} often ({ $low } to { $high })
change-comebacks = the winner was behind at half time { $by } percentage points { $way ->
    [more] more
   *[less] less
} often ({ $low } to { $high })
change-decided = the win is decided { $by } percentage points of a game { $way ->
    [more] later
   *[less] earlier
} ({ $low } to { $high })
change-ties = a win is shared { $by } percentage points { $way ->
    [more] more
   *[less] less
} often ({ $low } to { $high })
change-seat-wins = seat { $number } wins { $by } percentage points { $way ->
    [more] more
   *[less] less
} often ({ $low } to { $high })

verdict-same = “{ $mine }” does not differ from “{ $other }” as far as { $games } games of each on the same { $deals } deals show.
verdict-differs = “{ $mine }” differs from “{ $other }”: { $changes }{ $more ->
    [0] {""}
    [one] ; and in one more measure
   *[other] ; and in { $more } more measures
} ({ $games } games of each on the same { $deals } deals).

answer-seats-fair = No seat effect is shown: { $seats }; a fair share is { $fair } %.
answer-seats-unfair = The seat matters: { $seats } (smallest chance of that at equal seats: { $chance }); a fair share is { $fair } %.
answer-seat = seat { $number } wins { $mean } % ({ $low } to { $high })
answer-length = A game takes { $turns } turns and { $decisions } decisions: about { $minutes } minutes at { $seconds } seconds a decision.
answer-choices = A decision has { $choices } choices on average; in { $dead } % of the turns there is nothing to choose.
answer-race = The lead changes { $changes } times; the winner did not lead at half time in { $behind } % of the games, and the win is decided after { $decided } % of the decisions.
answer-ties = The win is shared in { $ties } % of the games.
answer-luck = { $mean } % ({ $low } to { $high }) of what sets the players apart comes back with the deal and the seat: that is luck.
answer-skill = { $mean } % ({ $low } to { $high }) hangs on who plays: that is skill.
answer-below = below { $value }

# The page of a report.
page-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
page-balance = { $game }: balance
page-all = all games
page-edition = edition { $name }
page-as-given = as given
page-study = study
page-games = games
page-bots = bots
page-seed = seed
page-box = edition
page-options = options
page-none = none
page-answers = What it plays like
page-verdict = Verdict
page-compared = What differs, deal by deal
page-compared-more = Differences with 95 % intervals on the same deals. A difference is shown if it is less likely than 1 in 20 by chance, corrected for all of these measures together (Holm).
page-measure = measure
page-difference = difference
page-shown = shown
page-not-shown = not shown
page-unknown = unknown
page-figures = In figures
page-seats = Seats
page-seats-more = Who wins by where they sit.
page-scores = Scores
page-fewer = Fewer points are better.
page-more = More points are better.
page-of-winners = Of the winners:
page-length = Length
page-race = Lead changes and comebacks
page-luck = Luck and skill
page-luck-more = Every deal was played once for each seat, with the players moved on and choosing anew. Luck of the deal is the part of the variance of the margins that came back with the deal and the seat. { $skill } The rest is choices, and chance that met them.
page-skill-unseen = All players were equal, so that skill cannot be seen.
page-skill-seen = Skill is the part that hangs on which bot plays.
page-dealt = What it is worth to be dealt something
page-dealt-more = Points ahead of the table’s mean, of seats that had it when the first decision was made less those that had not. The deal is drawn by chance, so this is cause, not choice. Corrected for { $count ->
    [one] one thing
   *[other] { $count } things
} (Holm).
page-dealt-best = Worth most: { $things }.
page-dealt-worst = Worth least: { $things }.
page-dealt-none = Nothing that is dealt is shown to be worth more or less than another.
page-thing = what
dealt-first-turn = the first turn
page-worth = worth, points
page-wins = What wins
page-wins-more = Taking an action is not chance, so that a good player’s actions look good.
page-clear-more = More often than a fair share, shown by a test corrected for { $count } actions (Holm): { $actions }.
page-clear-less = Less often than a fair share, by the same test: { $actions }.
page-clear-none = Of no action is it shown that those who take it win more or less often than a fair share (corrected for { $count } actions, Holm).
page-left-out = The { $shown } of { $used } that most seats took.
page-dead = What is never used
page-dead-more = Offered at least { $offered } times in a free choice, taken in less than one of a thousand.
page-dead-count = { $name }: { $count ->
    [one] 1 action
   *[other] { $count } actions
}.
page-action = action
page-offered = offered
page-taken = taken
page-made = How it came about
page-sweep = Seats and options
page-sweep-more = The same bots and seed at every number of seats, and with each option changed alone.
page-ladder = Skill ladder
page-ladder-more = Every level has one seat against a table of the level below, on the same deals, on every seat equally often. The more steps are clear and the higher they are, the more there is to learn.
page-ladder-clear = { $clear } of { $steps } steps are clear: so many levels win more than the fair share of { $fair } % against the one below.
page-rung-head = level
page-rung = { $upper } against { $lower }
page-rung-wins = wins
page-rung-fair = of a fair share
page-variant = variant
page-minutes = minutes
page-seat-effect = seat effect

figure-length = decisions in a game
figure-turns = turns in a game
figure-choices = choices at a decision
figure-dead-turns = turns with nothing to choose
figure-decided = decisions until the win is decided
figure-changes = lead changes in a game
figure-tied = shared wins
figure-luck = luck of the deal
figure-skill = skill of the players
figure-bot = wins of a seat of { $name }
figure-score = score of a seat
figure-winning-score = score of the winner
figure-behind = the winner did not lead at half time
figure-last = the winner was last at half time
figure-shared = the win is shared
plot-seat = seat
plot-wins = share of the wins
plot-fair = a fair share
plot-share = share
plot-steps = { $label } (in steps of { $width })
plot-interval = share, with its 95 % interval
plot-users = win share of the seats that took it; the dashed line is a fair share
