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
   *[other] ; and in { $more } more
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
