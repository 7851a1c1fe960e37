# Nouns, used by reference; `$colour`, `$value`, `$number` and `$points` come from the message around them.
colour = { $colour ->
    [blue] blue
    [yellow] yellow
   *[purple] purple
}
card = { colour } { $value }
card-named = { $colour ->
    [blue] Blue
    [yellow] Yellow
   *[purple] Purple
} { $value }
card-of = { $colour ->
    [blue] blue
    [yellow] yellow
   *[purple] purple
} { $value } ({ $seat })
tokens = { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
penalty = { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
}
cost = { tokens } ({ penalty }){ $figure ->
    [taken] {" "}and Meister Makatsu
    [kept] {" "}and you keep Meister Makatsu
   *[no] {""}
}

decision-choosing-holder = Lots are drawn for Meister Makatsu.
decision-drawing = The ninjas are drawn.
decision-playing = Play a card from your hand.
decision-over = The game is over.

action-play = Play the { card }
action-draw = Draw the { card }
action-figure = { $seat } begins with Meister Makatsu

event-figure-given = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
} with Meister Makatsu.
event-phase-begun = Phase { $phase } begins: { $rounds } rounds, and each token counts { penalty }.
event-card-drawn = You draw the { card }.
event-card-drawn-face-down = { $seat } draws a card.
many-card-drawn-face-down = { $seat } draws { $count } cards.
others-card-drawn-face-down = The others draw { $count } cards each.
event-round-begun = Phase { $phase }, round { $round }: { $seat_is ->
    [you] you begin.
   *[other] { $seat } begins.
}
event-card-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} the { card }.
event-reserve-put-aside = { $seat_is ->
    [you] You put your
   *[other] { $seat } puts the
} { $number ->
    [one] last card
   *[other] last { $number } cards
} into the reserve, face down.
event-cards-kept = { $seat_is ->
    [you] You keep your
   *[other] { $seat } keeps the
} { $number ->
    [one] last card
   *[other] last { $number } cards
} for the last round.
event-cards-left-over = { $seat_is ->
    [you] You put your
   *[other] { $seat } puts the
} { $number ->
    [one] last card aside; it counts
   *[other] last { $number } cards aside; they count
} for nothing.
event-tokens-taken = The highest { colour } card is the { $value }{ $why ->
    [last] . Several played it; { $seat_is ->
        [you] you did so last and take
       *[other] { $seat } did so last and takes
    }
    [last-of-colour] . Several played it; { $seat_is ->
        [you] you added the last { colour } card and take
       *[other] { $seat } added the last { colour } card and takes
    }
   *[highest] : { $seat_is ->
        [you] you take
       *[other] { $seat } takes
    }
} { tokens } ({ $number ->
    [one] { penalty }
   *[other] { penalty } each
}).
event-no-tokens-taken = Nobody played { colour }: no token is taken.
event-figure-taken = Meister Makatsu goes from { $from_seat_is ->
    [you] you
   *[other] { $from_seat }
} to { $seat_is ->
    [you] you.
   *[other] { $seat }.
}
event-figure-kept = Meister Makatsu stays with { $seat_is ->
    [you] you.
   *[other] { $seat }.
}
event-round-ended = Round { $round } of phase { $phase } is over; its cards are out of the game.
event-game-ended = The game is over. Penalty points: { $points_rising }. { $why ->
    [fewest] { $seat_is ->
        [you] You win with the fewest.
       *[other] { $seat } wins with the fewest.
    }
    [among-tied] { $seat_is ->
        [you] You tie for the fewest and have Meister Makatsu: you win.
       *[other] { $seat } ties for the fewest and has Meister Makatsu: { $seat } wins.
    }
   *[outside-tie] { $seat_is ->
        [you] Others tie for the fewest, and you have Meister Makatsu: you win.
       *[other] Others tie for the fewest, and { $seat } has Meister Makatsu: { $seat } wins.
    }
}

label-phase = Phase { $phase } of 3 · round { $round } of { $rounds } · each token: { penalty }
label-phase-short = Phase { $phase } of 3 · round { $round } of { $rounds }
label-over = The game is over
label-hand = Your hand
label-points = { penalty }
label-places = in hand { $hand } · dojo deck { $deck } · reserve { $reserve }
label-code = { $colour ->
    [blue] B
    [yellow] Y
   *[purple] P
}{ $value }
label-figure = Meister Makatsu
label-pool = Tokens in the pool: { $pool }
label-tokens-at = { $number } at { $points }
label-tokens-taken = tokens: { $tokens }
label-played = Played in earlier rounds

# In the lobby.
about = Three days of tests before the strictest of masters. Be good, but never the best.
option-ties = Ties for the highest card: who takes the tokens
option-figure = Who begins with Meister Makatsu
option-memory-aid = Memory aid: show the cards of past rounds
value-highest-last = Whoever played it last
value-last-of-colour = Whoever last added a card of that colour

# On the board.
label-judged = Judged in this order
label-blue = Blue
label-yellow = Yellow
label-purple = Purple
label-takes = the highest takes { $count ->
    [one] 1 token
   *[other] { $count } tokens
}

# How it explains itself.
aim = Tokens are penalties: whoever has the fewest points after three phases wins.

how-1 = You have your own 24 cards: 1 to 8 in blue, yellow and purple. You hold 4.
how-2 = In each round everyone plays a first card, then everyone a second.
how-3 = Then each colour is judged: the highest card of it takes tokens.
how-4 = Blue 1 token, yellow 2, purple 1 and Meister Makatsu.
how-5 = If several played the highest card, only the last of them takes the tokens.
how-5-ties-last-of-colour = If several played the highest card, only the one of them who last added any card of that colour takes the tokens.
how-6 = Your other two cards go to your reserve, face down: you play the next phase with them.
how-7 = Tokens count 1 point in phase 1 (6 rounds), 2 in phase 2 (3 rounds), 3 in phase 3 (2 rounds).
how-8 = Whoever has Meister Makatsu begins the next round.
how-9 = The last two cards of all count for nothing.
how-10 = If several have the fewest points, Meister Makatsu's holder wins, even if that is somebody else.

prompt-playing-begin = You begin: play the first of two cards.
prompt-playing-first = Play your first card. Highest so far: { $cards }.
prompt-playing-second = Play your second card; the other two go to your reserve.
prompt-playing-second-kept = Play your second card; you keep the other two for the last round.
prompt-playing-second-end = Play your last card; the other two count for nothing.
note-last-round = The last round: two of your four cards are never played.
note-last-card = You play last: each card shows what it takes.

then-highest = The highest { colour } card: you take { $cost }. { $after }
then-equal = Equal to { $other_seat }'s { $value }, played later: you take { $cost }. { $after }
then-last = The last { colour } card among those tied: you take { $cost }. { $after }
then-own = You have the highest { colour } card anyway: no more tokens. { $after }
then-below = Below { $other_seat }'s { $value }: it takes nothing. { $after }
then-highest-so-far = The highest { colour } card so far: { $cost } if it stays so.
then-equal-so-far = Equal to { $other_seat }'s { $value }, played later: { $cost } if it stays so.
then-last-so-far = The last { colour } card so far among those tied: { $cost } if it stays so.
then-own-so-far = You have the highest { colour } card so far anyway: no more tokens.
then-below-so-far = Below { $other_seat }'s { $value }: it takes nothing.
after-points = Then you have { penalty }.
after-won = You end with { penalty } and win.
after-lost = You end with { penalty }; { $other_seat } wins.

about-card = If it is the highest of its colour, you take the tokens of that colour.
name-card-played = { $card }, { $nth ->
    [1] first
   *[2] second
} card of { $seat_is ->
    [you] yours
   *[other] { $seat }
}
now-taken = The highest { colour } card so far: { $cost } for { $seat_is ->
    [you] you
   *[other] { $seat }
}.
now-equal = Equal to { $other_seat_is ->
    [you] your
   *[other] { $other_seat }'s
} { colour } { $value }, which came later: it takes nothing so far.
now-below = Below { $other_seat_is ->
    [you] your
   *[other] { $other_seat }'s
} { colour } { $value }: it takes nothing.

name-price = { $colour ->
    [blue] Price of blue
    [yellow] Price of yellow
   *[purple] Price of purple
}
about-price = The highest { colour } card takes { tokens }{ $figure ->
    [yes] {" "}and Meister Makatsu.
   *[no] .
}
now-price = In this phase: { penalty }.
now-price-taken = In this phase: { penalty }. So far for { $seat_is ->
    [you] your
   *[other] { $seat }'s
} { $value }.
about-figure = Whoever has it begins the round, and wins if several tie for the fewest points.
now-figure = With { $holder_seat_is ->
    [you] you.
   *[other] { $holder_seat }.
} If the game ended now, { $seat_is ->
    [you] you would win.
   *[other] { $seat } would win.
}
name-pool = Pool
about-pool = Tokens still to be handed out in this phase.
now-pool = { $number ->
    [0] No token is left for this phase.
   *[other] { tokens } left for this phase: { penalty }.
}
about-progress = Three phases of 6, 3 and 2 rounds. A token counts 1 point in the first, 2 in the second, 3 in the third.
now-progress = Still to come after this round: { $rounds ->
    [0] no round
    [one] 1 round
   *[other] { $rounds } rounds
} of this phase, { $phases ->
    [0] no further phase.
    [one] 1 more phase.
   *[other] { $phases } more phases.
}
name-plate = { $seat_is ->
    [you] You
   *[other] { $seat }
}
about-plate = Penalty points and cards; the fewest points win.
now-plate = { penalty }. Cards in hand { $hand }, in the dojo deck { $deck }, in the reserve { $reserve }.
name-tokens = { $seat_is ->
    [you] Your tokens
   *[other] { $seat }'s tokens
}
about-tokens = Each token costs its points at the end; you keep what you took.
tokens-of = { tokens } of { $points ->
    [one] 1 point
   *[other] { $points } points
}
now-tokens = { penalty }: { $tokens }.
now-no-tokens = No tokens: 0 penalty points.
name-deck = { $seat_is ->
    [you] Your dojo deck
   *[other] { $seat }'s dojo deck
}
about-deck = The cards still to be drawn in this phase.
now-deck = { $number ->
    [one] 1 card
   *[other] { $number } cards
}, { $rounds ->
    [0] no round to come in this phase.
    [one] 1 round to come in this phase.
   *[other] { $rounds } rounds to come in this phase.
}
name-reserve = { $seat_is ->
    [you] Your reserve
   *[other] { $seat }'s reserve
}
about-reserve = Put aside until the next phase; nobody looks in, but you may remember.
now-reserve = { $number ->
    [0] No cards yet.
    [one] 1 card.
   *[other] { $number } cards.
}
name-past = { $seat_is ->
    [you] Your cards of past rounds
   *[other] { $seat }'s cards of past rounds
}
about-past = Out of the game; a memory aid, because this table has it on.
cards-of = { colour } { $values }
now-past = Played: { $cards }.

# The end of a game.
story-fewest = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with { penalty }, { $ahead } fewer than { $other_seat_is ->
    [you] you
   *[other] { $other_seat }
}.
story-among-tied = { $seats } tie at { penalty }; Meister Makatsu stands with { $seat_is ->
    [you] you: you win.
   *[other] { $seat }, who wins.
}
story-outside-tie = { $seats } tie at { penalty }; Meister Makatsu stands with { $seat_is ->
    [you] you: you win with { $own }.
   *[other] { $seat }, who wins with { $own }.
}
story-phase = Phase { $phase } decided it: { $seat_is ->
    [you] you
   *[other] { $seat }
} took { penalty }, { $other_seat_is ->
    [you] you
   *[other] { $other_seat }
} { $theirs }.
story-card = Dearest card: { $seat_is ->
    [you] your
   *[other] { $seat }'s
} { card } in phase { $phase }, { penalty }.
story-behind = You had { penalty } more. Most of it: phase { $phase }.
story-figure = You had no more points than the winner: Meister Makatsu decided.
part-phase = Phase { $phase }
unit = penalty points

# Why something cannot be done now.
why-not-in-hand = The card is not in your hand.
why-only-chance-draws = Only chance draws cards and lots.
why-must-draw-from-deck = Draw a card that is still in the dojo deck.
why-must-choose-holder = First it is drawn who has Meister Makatsu.

# Lessons.
lesson-never-best-name = Never the best
lesson-never-best-task = The strictest of masters looks for mistakes: the highest card of each colour takes penalty tokens. Fewest points win. Play a card that is not the highest of its colour.
lesson-never-best-yellow = The highest yellow card: 2 tokens.
lesson-never-best-purple = The highest purple card: 1 token, and Meister Makatsu.
lesson-never-best-end = Hanzo and Yoko pay. You do not.
lesson-equal-name = Equal, but later
lesson-equal-task = Yoko's blue 5 is the highest. Stay below it.
lesson-equal-later = Equal to Yoko's, but played later: you take the token.
lesson-equal-yellow = The highest yellow card: 2 tokens.
lesson-equal-end = Among equals the last one pays.
lesson-prices-name = Three prices
lesson-prices-task = This time each of your cards is the highest. Choose the cheapest.
lesson-prices-yellow = Yellow costs 2.
lesson-prices-purple = 1 token too, but Meister Makatsu makes you begin: you would play next before you see anything.
lesson-prices-end = Blue 1, yellow 2, purple 1, and you begin the next round.
lesson-keep-name = What you keep comes back
lesson-keep-task = All three are safe. Which one do you not want to see again?
lesson-keep-comes-back = Safe, but the yellow 7 goes to your reserve, and in phase 2 yellow costs 4 points.
lesson-keep-end = Get rid of high cards while someone else is higher. Tip: low cards are worth keeping.
lesson-last-two-name = The last two count for nothing
lesson-last-two-task = The last round: two of your four cards are never played. Which two?
lesson-last-two-second = And the second card?
lesson-last-two-highest = The highest of its colour now: { $points } points.
lesson-last-two-end = The unplayed ones cost nothing.
lesson-figure-name = Meister Makatsu decides
lesson-figure-task = Blue will cost Hanzo 3, yellow will cost Yoko 6: both come to 19. You have 24. Can you still win?
lesson-figure-hanzo = Yoko's purple 1 takes 3 more: 22. Hanzo wins with 19.
lesson-figure-end = 27 points, but 19 and 19 are tied, and Meister Makatsu is yours: you win.

# What the coach tells.
fact-tokens = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} tokens
fact-figure = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} Meister Makatsu
place-deck = { $seat }’s dojo deck
place-reserve = { $seat }’s reserve

# Kinds of moves, as headings of a report.
verb-play = Playing a card
