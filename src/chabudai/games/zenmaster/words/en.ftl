decision-choosing-dealer = The first dealer is drawn by lot.
decision-dealing = The number cards are dealt.
decision-turning = The next score card is turned up.
decision-playing = Play a card from your hand.
decision-over = The series is over.

action-play = Play the { $card }
action-deal = Deal the { $card }
action-turn = Turn score card { $score_card }
action-dealer = { $seat } deals first

event-game-begun = Game { $game } begins. { $dealer_seat_is ->
    [you] You are
   *[other] { $dealer_seat } is
} the dealer.
event-card-dealt = You are dealt the { $card }.
event-card-dealt-face-down = { $seat } is dealt a card.
others-card-dealt-face-down = The others are dealt { $count } cards each.
event-score-card-turned = Trick { $trick }: the highest card takes { $black } black { $black ->
    [one] match
   *[other] matches
}, the lowest { $white } white { $white ->
    [one] match
   *[other] matches
}. { $seat_is ->
    [you] You lead.
   *[other] { $seat } leads.
}
event-card-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} the { $card }.
event-matches-taken = { $colour ->
    [black] The { $card } is the highest card:
   *[white] The { $card } is the lowest card:
} { $seat_is ->
    [you] you take
   *[other] { $seat } takes
} { matches }{ $cancelled ->
    [0] .
    [one] { "," } 1 pair cancels.
   *[other] { "," } { $cancelled } pairs cancel.
}
event-result-recorded = Game { $game }: { $seat_is ->
    [you] your result is
   *[other] { $seat }'s result is
} { $result }{ $penalty ->
    [0] .
   *[other] {" "}({ $penalty } of it because somebody has a 0).
}
event-result-erased = { $seat_is ->
    [you] Your 0 erases your
   *[other] { $seat }'s 0 erases { $seat }'s
} { $result } from game { $game }.
event-match-ended = The series is over. Totals, the lowest wins: { $totals_rising }.

label-game = Game { $game } of { $games } · trick { $trick } of 9
label-score-card = Score card: the highest card takes { $black } black { $black ->
    [one] match
   *[other] matches
}, the lowest { $white } white { $white ->
    [one] match
   *[other] matches
}
label-no-score-card = No score card is turned up yet
label-dealer = { $seat_is ->
    [you] Dealer: you
   *[other] Dealer: { $seat }
}
label-score-deck = Still to come (black/white), order unknown, not all are turned up: { $cards }
label-score-unused = Stays unused (black/white): { $cards }
label-marks = ▲ highest so far · ▼ lowest so far
label-in-brackets = (in brackets: erased by a 0)
label-of-colour = { $colour ->
    [black] { $count } black
   *[white] { $count } white
}
label-gone = Played in this game
label-hand = Your hand
label-cards-left = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
label-results = results { $results }, total { $total }
label-balanced = in balance

# In the lobby.
about = Highest takes black, lowest takes white. Find the balance.
option-lead = Who leads the next trick
option-ten-cards = 10 cards each, the last one unused
option-zero-penalty = A result of 0 costs everyone else 2
option-dealer = First dealer
value-dealer = The player on the dealer's left
value-highest = Whoever played the highest card

# On the board.
label-no-matches = in balance, no matches
label-black-matches = { $count } black { $count ->
    [one] match
   *[other] matches
}
label-white-matches = { $count } white { $count ->
    [one] match
   *[other] matches
}
label-deals = Dealer
label-pad = Results
label-erased = erased
label-one-game = Game

# What a score is made of.
part-game = Game { $n }
unit = total

# Why something cannot be done now.
why-not-in-hand = The card is not in your hand.
why-only-chance-deals = Only chance deals and turns cards.
why-must-deal-from-pack = Deal a card that is still in the deck.
why-must-turn-from-deck = Turn up a score card that is still in the deck.
why-must-choose-dealer = The first dealer is chosen first.

# How it explains itself.
aim = Take as few matches as you can: after { $games } games the lowest total wins.

how-1 = You hold 9 cards. Every number from 1 to 50 exists once.
how-1-ten-cards-on = You hold 10 cards, and the last one stays unused. Every number from 1 to 50 exists once.
how-2 = A score card opens each trick: black for the highest card, white for the lowest.
how-3 = One after the other, everyone plays one card, whichever they like.
how-4 = The highest card takes the black matches, the lowest the white ones. In between: nothing.
how-5 = Black and white cancel in pairs: you only ever hold one colour.
how-6 = After each trick the next player leads.
how-6-lead-highest = After each trick, whoever played the highest card leads.
how-7 = After 9 tricks your matches are your result, black or white.
how-8 = A result of 0 erases your highest earlier result.
how-8-zero-penalty-on = A result of 0 erases your highest earlier result, and costs everyone who has none 2.
how-9 = There are as many games as players. The lowest total wins.

group-cards = Your cards

prompt-playing-lead = You lead: play any card. The highest will take { $black } black, the lowest { $white } white.
prompt-playing-one = Play any card{ $side ->
    [above] : all are higher
    [below] : all are lower
   *[both] , higher or lower
} than the { $card } ({ $seat }).
prompt-playing-some = Play a card. So far { $highest } is highest, { $lowest } lowest.
prompt-playing-last = You play last and take { $ends }.
end-above = { $black } black{ $leads ->
    [yes] {" "}and the lead
   *[no] { "" }
} above { $highest }
end-below = { $white } white below { $lowest }
end-between = { $only ->
    [yes] nothing, whichever you play
   *[no] else nothing
}
prompt-playing-only = Your last card: play the { $card }.

note-last-trick = The last trick: what you hold after it is your result.
note-unused = { $number ->
    [one] 1 of your cards stays unused.
   *[other] { $number } of your cards stay unused.
}
note-zero = A result of 0 would erase your { $result } from game { $game }.

# A number of matches, wherever one is told.
matches = { $colour ->
    [black] { $number } black { $number ->
        [one] match
       *[other] matches
    }
    [white] { $number } white { $number ->
        [one] match
       *[other] matches
    }
   *[none] in balance
}

then-highest = The highest: you take { $matches }{ $leads ->
    [yes] {" "}and lead the next trick.
   *[no] .
} { $after }
then-lowest = The lowest: you take { $matches }. { $after }
then-between = In between: you take nothing, whatever follows.
then-between-last = In between: you take nothing. { $highest_seat } takes { $black }, { $lowest_seat } { $white }.
then-between-end = In between: you take nothing. { $after }
then-highest-so-far = The highest so far: { $matches } if it stays so. Unseen cards above it: { $number }.
then-lowest-so-far = The lowest so far: { $matches } if it stays so. Unseen cards below it: { $number }.
then-open = It depends on the others. Unseen cards: { $higher } above it, { $lower } below.
after-matches = Then you hold { $matches }.
after-balance = Then you are in balance.
after-result = Your result: { $result }.
after-zero = Your result: 0, which erases your { $erased } from game { $game }.

name-card = The { $card }
name-card-played = { $seat_is ->
    [you] The { $card }, played by you
   *[other] The { $card }, played by { $seat }
}
about-card = The highest card of the trick takes black, the lowest white, the others nothing.
now-between = In between: { $seat_is ->
    [you] you take nothing.
   *[other] { $seat } takes nothing.
}
now-highest = The highest: { $seat_is ->
    [you] you take
   *[other] { $seat } takes
} { $matches }.
now-lowest = The lowest: { $seat_is ->
    [you] you take
   *[other] { $seat } takes
} { $matches }.
now-highest-so-far = The highest so far: { $matches } for { $seat_is ->
    [you] you
   *[other] { $seat }
} if it stays so.
now-lowest-so-far = The lowest so far: { $matches } for { $seat_is ->
    [you] you
   *[other] { $seat }
} if it stays so.

name-score-card = Score card: { $black } black / { $white } white
about-score-card = The highest card takes { $black } black { $black ->
    [one] match
   *[other] matches
}, the lowest { $white } white { $white ->
    [one] match
   *[other] matches
}.
now-score-card = You after this trick, as the highest: { $highest }; as the lowest: { $lowest }; otherwise: { $between }.
name-score-deck = Score cards still to come
about-score-deck = These are left, in unknown order; { $unused ->
    [0] all of them will come.
    [one] one stays unused.
   *[other] { $unused } stay unused.
}
now-score-deck = Black/white: { $cards }.

name-dealer = { $seat_is ->
    [you] Dealer: you
   *[other] Dealer: { $seat }
}
about-dealer = The player on the dealer's left leads; after each trick the next player is the dealer.
about-dealer-highest = The first trick is led on the dealer's left, each other one by whoever played the highest card.
now-dealer = Next trick: { $seat_is ->
    [you] you lead.
   *[other] { $seat } leads.
}
about-progress = A game has 9 tricks, and there are as many games as players.
now-progress = Still to come after this trick: { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
} of this game, { $games ->
    [0] no further game.
    [one] 1 more game.
   *[other] { $games } more games.
}

name-plate = { $seat_is ->
    [you] You
   *[other] { $seat }
}
about-plate = The matches of this game, the cards in hand, and the total of the games before; the lowest total wins.
now-plate = { $number ->
    [one] 1 card in hand.
   *[other] { $number } cards in hand.
} Played in this game: { $cards }.
name-matches = { $seat_is ->
    [you] Your matches
   *[other] { $seat }'s matches
}
name-balance = { name-matches }: in balance
about-matches = They are { $seat_is ->
    [you] your
   *[other] { $seat }'s
} result if the game ends now; the other colour takes them away again.
now-matches = { $matches }: result so far { $result }.
about-balance = No matches: a 0, the best result there is.
now-balance = A 0 would erase { $seat_is ->
    [you] your
   *[other] { $seat }'s
} { $result } from game { $game }.
name-result = Game { $game }: { $seat_is ->
    [you] your result
   *[other] { $seat }'s result
} { $result }
about-result-stands = A finished game; a later 0 erases the highest result that stands.
about-result-erased = Erased by a 0: it no longer counts.
name-total = { $seat_is ->
    [you] Your total
   *[other] { $seat }'s total
}
about-total = The sum of all results that stand; the lowest total wins the series.
now-total = Total so far: { $total }.
now-total-of = Results { $results }; total so far: { $total }.
result = { $erased ->
    [yes] { $result } (erased)
   *[no] { $result }
}

# The end of a series.
story-won-total = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with a total of { $score }, { $ahead } fewer than { $other_seat_is ->
    [you] you
   *[other] { $other_seat }
}.
story-shared-total = { $seats } share the win with a total of { $score }.
story-erased = { $seat_is ->
    [you] Your
   *[other] { $seat }'s
} 0 in game { $game } erased { $result }: without it { $other_seat_is ->
    [you] you
   *[other] { $other_seat }
} would have won.
story-game = Game { $game } decided it: { $seat_is ->
    [you] you
   *[other] { $seat }
} took { $result }.
story-trick = Dearest trick: game { $game }, trick { $trick }, { $matches } for { $seat_is ->
    [you] you.
   *[other] { $seat }.
}
story-behind = You had { $behind } more. Most of it: your { $result } in game { $game }.

# Lessons.
lesson-between-name = In between is safe
lesson-between-task = Two forces pull at you: black and white. Fewest matches wins. The highest card takes 4 black, the lowest 1 white: play one that takes nothing.
lesson-between-highest = That would be the highest: 4 black matches.
lesson-between-lowest = That would be the lowest: 1 white match.
lesson-between-end = In between you take nothing.
lesson-cancel-name = Black heals white
lesson-cancel-task = You hold 4 black. Get rid of them.
lesson-cancel-nothing = Nothing taken, but your 4 black stay.
lesson-cancel-highest = Highest: 1 black more.
lesson-cancel-end = 4 white cancel 4 black: in balance.
lesson-cheaper-name = Choose the cheaper end
lesson-cheaper-task = Highest costs 3, lowest 6. Aiko plays after you: which side is cheaper?
lesson-cheaper-lowest = If Aiko goes higher, that costs you 6 white.
lesson-cheaper-too-high = Only a 50 could save you from 3 black: a card just above 30 is enough.
lesson-cheaper-end = Look at the score card before you look at your hand.
lesson-leading-name = Leading
lesson-leading-task = You lead and see nothing. Which card will be in the middle?
lesson-leading-highest = Only the 50 is higher: you would take 7 black.
lesson-leading-lowest = Hardly anything is lower: you would take 4 white.
lesson-leading-end = When you lead, the middle is safest.
lesson-zero-name = The magic zero
lesson-zero-task = After nine tricks your matches are your result, black or white. Can you still reach 0?
lesson-zero-stays = Nothing taken, but 3 black stay, and a result of 0 is gone.
lesson-zero-last = In balance, and one trick to go: play your last card.
lesson-zero-end = 0! It erases your 11. Lowest total wins, and a 0 counts twice. Tip: near the end, aim for 0.

# What the coach tells.
fact-black = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} black matches
fact-white = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} white matches
place-undealt = not dealt

# Kinds of moves, as headings of a report.
verb-play = Playing a card
