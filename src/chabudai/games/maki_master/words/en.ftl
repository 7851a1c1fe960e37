decision-revealing = An action card is turned up into the display.
decision-dealing = A recipe is dealt.
decision-starting = The starting player is drawn by lot.
decision-cooking = Play a tile or an action card; then serve or prep.
decision-placing = Choose a space for the tile.
decision-moving-cup = Choose an empty space for the teacup.
decision-switching = Choose two neighbouring spaces to switch.
decision-chopping = Choose a tile to put back into the pantry.
decision-serving = Serve another recipe, or stop.
decision-gaining = Take an action card from the display.
decision-discarding = You hold too many action cards: discard one.
decision-returning = Return another recipe, or stop.
decision-drawing = Choose a deck to draw a recipe from.
decision-over = The game is over.

action-take = Take { label-ingredient }
action-play = Play { label-effect }
action-gain = Gain { label-effect }
action-wasabi = Take the wasabi pool
action-return = Return { $name } ({ $recipe })
action-done = Done
action-serve = Serve { $name } ({ $recipe })
action-place = Place on { $space }
action-cup = Move the teacup to { $space }
action-switch = Switch { $space } and { $other }
action-chop = Chop { $space }
action-discard = Discard { label-effect }
action-draw = Draw a recipe of { $length }
action-start = { $seat } begins
action-turn = Turn up { label-effect }
action-deal = Deal { $name } ({ $recipe })

event-card-revealed = { label-effect } comes into the display.
event-deck-shuffled = The discards are shuffled into a new action deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-recipe-drawn = You draw { $name } ({ $recipe }).
event-recipe-drawn-face-down = { $seat } draws a recipe of { $length }.
event-recipe-returned = You return { $name } ({ $recipe }) to the bottom of its deck.
event-recipe-returned-face-down = { $seat } returns a recipe of { $length } to the bottom of its deck.
event-turn-begun = { $seat_is ->
    [you] It is your
   *[other] It is { $seat }'s
} { $final ->
    [0] turn.
   *[other] final turn.
}
event-ingredient-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { label-ingredient } from the pantry ({ $left } left).
event-cup-moved = { $seat_is ->
    [you] You move
   *[other] { $seat } moves
} the teacup from { $origin } to { $space }.
event-tile-placed = { $seat_is ->
    [you] You place
   *[other] { $seat } places
} { label-ingredient } on { $space }{ $covered ->
    [none] .
   *[other] {", over"} { $covered }.
}
event-card-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} { label-effect }.
event-spaces-switched = { $seat_is ->
    [you] You switch
   *[other] { $seat } switches
} { $space } and { $other }.
event-tile-chopped = { $seat_is ->
    [you] You chop
   *[other] { $seat } chops
} { label-ingredient } from { $space }{ $uncovered ->
    [none] .
   *[other] {", uncovering"} { $uncovered }.
}
event-recipe-served = { $seat_is ->
    [you] You serve
   *[other] { $seat } serves
} { $name } ({ $recipe }) for { $score }{ $style ->
    [0] .
   *[other] {", with"} style!
}
event-wasabi-gained = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $number } wasabi { $source ->
    [style] for style
    [pool] from the pool
   *[back] from the back of the recipe
} and { $seat_is ->
    [you] have
   *[other] has
} { $dish }.
event-pool-filled = The pool gets { $number } wasabi and holds { $pool }.
event-card-gained = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { label-effect } from the display.
event-card-discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { label-effect }.
event-endgame-begun = The board is full or the pantry empty: everyone has one final turn, { $seat_is ->
    [you] you
   *[other] { $seat }
} last.
event-game-ended = The game is over. Scores: { $scores }.

label-ingredient = { $name }
label-effect = { $effect ->
    [switch] Switch
    [chop] Chop
    [stack] Stack
    [spicy] Spicy
   *[other] { $effect }
}
label-pantry = Pantry
label-display = Display
label-pool = Pool: { $pool } wasabi
label-decks = Decks
label-hand = Your recipes
label-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
label-dish = { $number } wasabi
label-served = { $number } served
label-holds = recipes of { $lengths }
label-final = Endgame: { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
}
label-tile = Tile in hand

# Why something cannot be done now.
why-recipes-of-your-hand-go-back-or-you-are-done = Recipes of your hand go back, or you are done.
why-the-deck-has-no-such-card = The deck has no such card.
why-an-action-card-is-to-be-turned-up = An action card is to be turned up.
why-that-recipe-is-not-next-in-its-deck = That recipe is not next in its deck.
why-a-recipe-of-the-deck-is-to-be-dealt = A recipe of the deck is to be dealt.
why-there-is-no-such-seat = There is no such seat.
why-the-starting-player-is-to-be-picked = The starting player is to be picked.
why-no-tile-may-go-there-now = No tile may go there now.
why-the-tile-taken-is-to-be-placed = The tile taken is to be placed.
why-the-teacup-needs-an-empty-space = The teacup needs an empty space.
why-the-teacup-is-to-move-to-an-empty-space = The teacup is to move to an empty space.
why-one-card-is-played-at-a-time = One card is played at a time.
why-two-neighbouring-spaces-are-to-be-switched = Two neighbouring spaces are to be switched.
why-there-is-no-tile-on-that-space = There is no tile on that space.
why-a-tile-is-to-be-chopped = A tile is to be chopped.
why-the-display-has-no-such-card = The display has no such card.
why-an-action-card-of-the-display-is-to-be-taken = An action card of the display is to be taken.
why-you-hold-no-such-card = You hold no such card.
why-one-of-your-action-cards-is-to-be-discarded = One of your action cards is to be discarded.
why-that-deck-is-empty = That deck is empty.
why-a-recipe-is-to-be-drawn = A recipe is to be drawn.
why-that-recipe-is-not-in-your-hand-or-nothing-you-did-this-turn-completed-it = That recipe is not in your hand, or nothing you did this turn completed it.
why-another-recipe-is-served-or-you-are-done = Another recipe is served, or you are done.
why-you-hold-no-such-card-or-it-could-do-nothing-now = You hold no such card, or it could do nothing now.
why-an-ingredient-an-action-card-serve-or-prep-is-to-be-chosen = An ingredient, an action card, serve or prep is to be chosen.
why-a-tile-must-be-played-first = A tile must be played first.
why-that-recipe-is-not-in-your-hand = That recipe is not in your hand.
why-the-tile-of-this-turn-is-played = The tile of this turn is played.
why-the-pantry-has-none-left = The pantry has none left.
why-there-is-no-empty-space-for-a-tile = There is no empty space for a tile.
