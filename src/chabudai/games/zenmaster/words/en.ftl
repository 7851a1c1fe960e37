decision-choosing-dealer = The first dealer is drawn by lot.
decision-dealing = The number cards are dealt.
decision-turning = The next score card is turned up.
decision-playing = Play one card of your hand.
decision-over = The match is over.

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
event-score-card-turned = Trick { $trick }: the highest card takes { $black } black, the lowest { $white } white. { $seat_is ->
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
} { $number } { $colour ->
    [black] black
   *[white] white
} { $number ->
    [one] match
   *[other] matches
}{ $cancelled ->
    [0] .
    [one] { "," } one pair cancels.
   *[other] { "," } { $cancelled } pairs cancel.
}
event-result-recorded = Game { $game }: { $seat_is ->
    [you] you score
   *[other] { $seat } scores
} { $result }{ $penalty ->
    [0] .
   *[other] {" "}({ $penalty } of it because someone found the balance).
}
event-result-erased = The 0 erases { $seat_is ->
    [you] your
   *[other] { $seat }'s
} { $result } of game { $game }.
event-match-ended = The match is over. Totals: { $totals }.

label-game = Game { $game } of { $games } · trick { $trick } of 9
label-score-card = Score card: highest takes { $black } black, lowest takes { $white } white
label-no-score-card = No score card is turned up
label-dealer = { $seat_is ->
    [you] you deal
   *[other] { $seat } deals
}
label-score-deck = Score cards face down: { $cards }
label-hand = Your hand
label-cards-left = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
label-results = results { $results }
label-balanced = balanced

# In the lobby.
about = Highest takes black, lowest takes white. Find the balance.
option-lead = Who leads the next trick
option-ten-cards = Ten cards each, the last one unused
option-zero-penalty = A zero costs everyone else two
option-dealer = First dealer
value-dealer = Left of the dealer
value-highest = The highest card

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
label-deals = deals
label-pad = Results
label-one-game = Game

# What a score is made of.
part-game = Game { $n }

# Why something cannot be done now.
why-not-in-hand = The card is not in your hand.
why-only-chance-deals = Only chance deals and turns cards.
why-must-deal-from-pack = A card that is still in the pack is to be dealt.
why-must-turn-from-deck = A score card that is still in the deck is to be turned.
why-must-choose-dealer = The first dealer is to be chosen.
