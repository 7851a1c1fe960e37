decision-dealing = The cards are dealt.
decision-playing = Play a card, or fold.
decision-over = The game is over.

action-play = Play the { $card }
action-fold = Fold
action-deal = Deal the { $card }

event-card-dealt = You are dealt the { $card }.
event-card-dealt-face-down = { $seat } is dealt a card.
event-card-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} the { $card }.
event-folded = { $seat_is ->
    [you] You fold.
   *[other] { $seat } folds.
}
event-round-taken = The { $card } is the highest card: { $seat_is ->
    [you] you take
   *[other] { $seat } takes
} the round and { $points ->
    [one] one point
   *[other] { $points } points
}.
event-nobody-played = All have folded: nobody takes the round.

# In the lobby.
about = Three cards, three rounds: the highest takes it, if others dare to play.

# How it explains itself.
aim = After three rounds the most points win.
verb-play = Play a card
verb-fold = Fold

# What the view's fields are called.
label-decision = Now
label-actor = Turn
label-round = Rounds played
label-first-seat = Begins the round
label-hand = Your hand
label-hand-sizes = Cards in hand
label-table = On the table
label-folded = Folded
label-gone = Out of the game
label-scores = Points

# Why something cannot be done now.
why-not-in-hand = The card is not in your hand.
why-only-chance-deals = Only chance deals cards.
why-must-deal-from-pack = A card that is still in the pack is to be dealt.
