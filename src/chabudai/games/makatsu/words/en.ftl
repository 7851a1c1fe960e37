decision-choosing-holder = The lot decides who begins with Meister Makatsu.
decision-drawing = The ninjas are drawn.
decision-playing = Play one card of your hand.
decision-over = The game is over.

action-play = Play the { $colour ->
    [blue] blue
    [yellow] yellow
   *[purple] purple
} { $value }
action-draw = Draw the { $colour ->
    [blue] blue
    [yellow] yellow
   *[purple] purple
} { $value }
action-figure = { $seat } begins with Meister Makatsu

event-figure-given = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
} with Meister Makatsu.
event-phase-begun = Phase { $phase } begins: { $rounds } rounds, and each token counts { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-card-drawn = You draw the { $colour ->
    [blue] blue
    [yellow] yellow
   *[purple] purple
} { $value }.
event-card-drawn-face-down = { $seat } draws a card.
event-round-begun = Phase { $phase }, round { $round }: { $seat_is ->
    [you] you begin.
   *[other] { $seat } begins.
}
event-card-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} the { $colour ->
    [blue] blue
    [yellow] yellow
   *[purple] purple
} { $value }.
event-reserve-put-aside = { $seat_is ->
    [you] You put your last
   *[other] { $seat } puts the last
} { $number } cards aside as reserve ninjas.
event-cards-kept = { $seat_is ->
    [you] You keep your last
   *[other] { $seat } keeps the last
} { $number } cards for the last round.
event-cards-left-over = { $seat_is ->
    [you] You put your last
   *[other] { $seat } puts the last
} { $number } cards aside; they count for nothing.
event-tokens-taken = The { $colour ->
    [blue] blue
    [yellow] yellow
   *[purple] purple
} { $value } is the highest card{ $why ->
    [last] { "," } played by several, and the last of them pays:
   *[highest] :
} { $seat_is ->
    [you] you take
   *[other] { $seat } takes
} { $number ->
    [one] one token worth { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[other] { $number } tokens worth { $points ->
        [one] one point each.
       *[other] { $points } points each.
    }
}
event-no-tokens-taken = Nobody played { $colour ->
    [blue] blue
    [yellow] yellow
   *[purple] purple
}: no token is taken.
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
event-game-ended = The game is over. Points: { $points }. { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} { $why ->
    [fewest] with the fewest points.
    [among-tied] as the one of those tied who holds Meister Makatsu.
   *[outside-tie] by holding Meister Makatsu while others tie for the fewest points.
}

label-phase = Phase { $phase } of 3 · round { $round } of { $rounds } · tokens worth { $points }
label-over = The game is over
label-hand = Your hand
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-places = hand { $hand } · deck { $deck } · reserve { $reserve }
label-figure = Meister Makatsu
label-pool = Pool: { $pool }
label-played = Played in earlier rounds

# In the lobby.
about = Three days of tests before the strictest of masters. Be good, but never the best.
option-ties = Who pays among equals
option-figure = Who begins with the figure
option-memory-aid = Show cards of past rounds
value-highest-last = Who played it last
value-last-of-colour = Who last played that colour

# On the board.
label-judged = Judged in this order
label-blue = Blue
label-yellow = Yellow
label-purple = Purple
label-takes = the highest takes { $count ->
    [one] one token
   *[other] { $count } tokens
}

# What a score is made of.
part-tokens = Tokens worth { $points }

# Why something cannot be done now.
why-not-in-hand = The card is not in your hand.
why-only-chance-draws = Only chance draws cards and lots.
why-must-draw-from-deck = A card is to be drawn that is still in the deck.
why-must-choose-holder = The first holder of the figure is to be chosen.
