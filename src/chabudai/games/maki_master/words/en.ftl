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

# In the lobby.
about = One crowded board, secret recipes. Serve them with style.
option-solo = Alone for a high score

# On the board.
label-worth = points
label-style = wasabi when served with style
label-card = + action card
label-return = Return

# What a score is made of.
part-recipes = Recipes of { $length }
part-wasabi = Wasabi

# Why something cannot be done now.
why-must-return-recipes-or-finish = Recipes of your hand go back, or you are done.
why-not-in-deck = The deck has no such card.
why-must-turn-up-card = An action card is to be turned up.
why-not-next-in-deck = That recipe is not next in its deck.
why-must-deal-recipe = A recipe of the deck is to be dealt.
why-not-a-seat = There is no such seat.
why-must-pick-starting-player = The starting player is to be picked.
why-no-tile-may-go-there = No tile may go there now.
why-must-place-tile = The tile taken is to be placed.
why-teacup-needs-empty-space = The teacup needs an empty space.
why-must-move-teacup = The teacup is to move to an empty space.
why-one-card-at-a-time = One card is played at a time.
why-must-switch-spaces = Two neighbouring spaces are to be switched.
why-space-empty = There is no tile on that space.
why-must-chop-tile = A tile is to be chopped.
why-not-on-display = The display has no such card.
why-must-gain-card = An action card of the display is to be taken.
why-no-such-card-held = You hold no such card.
why-must-discard-card = One of your action cards is to be discarded.
why-deck-empty = That deck is empty.
why-must-draw-recipe = A recipe is to be drawn.
why-recipe-not-completed = That recipe is not in your hand, or nothing you did this turn completed it.
why-must-serve-or-finish = Another recipe is served, or you are done.
why-card-of-no-use = You hold no such card, or it could do nothing now.
why-must-take-play-serve-or-prep = An ingredient, an action card, serve or prep is to be chosen.
why-must-play-tile-first = A tile must be played first.
why-recipe-not-in-hand = That recipe is not in your hand.
why-tile-already-played = The tile of this turn is played.
why-pantry-empty = The pantry has none left.
why-no-empty-space = There is no empty space for a tile.
