decision-revealing = An action card is turned up into the display.
decision-dealing = A recipe is dealt.
decision-starting = The starting player is drawn by lot.
decision-cooking = Play a tile, then serve or prep.
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
action-play = Play { label-effect }: { label-effect-short }
action-gain = Gain { label-effect }: { label-effect-short }
action-wasabi = Take all wasabi from the pool
action-return = Return { $name }
action-done = Stop and draw recipes
action-serve = Serve { $name }
action-place = Place on { $space }
action-cup = Move the teacup to { $space }
action-switch = Switch { $space } and { $other }
action-chop = Chop the tile on { $space }
action-discard = Discard { label-effect }
action-draw = Draw a { $length }-ingredient recipe
action-start = { $seat } begins
action-turn = Turn up { label-effect }
action-deal = Deal { $name }

event-card-revealed = { label-effect } comes into the display.
many-card-revealed = { $count } action cards are laid out in the display.
event-deck-shuffled = The discards are shuffled into a new action deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-recipe-drawn = You draw { $name }.
event-recipe-drawn-face-down = { $seat } draws a { $length }-ingredient recipe.
many-recipe-drawn-face-down = { $seat } draws { $count } recipes: length { $length }.
others-recipe-drawn-face-down = The others draw { $count } recipes each.
event-recipe-returned = You return { $name } to the bottom of its deck.
event-recipe-returned-face-down = { $seat } returns a { $length }-ingredient recipe to the bottom of its deck.
many-recipe-returned-face-down = { $seat } returns { $count } recipes to the bottom of their decks: length { $length }.
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
   *[other] , on top of { label-covered }.
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
   *[other] ; { label-uncovered } lies there now.
}
event-recipe-served = { $seat_is ->
    [you] You serve
   *[other] { $seat } serves
} { $name } for { label-points }{ $length ->
    [2] .
   *[other] { $style ->
        [0] .
       *[other] , with style!
    }
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
event-pool-filled = { $number } wasabi { $number ->
    [one] comes
   *[other] come
} into the pool, which holds { $pool }.
event-card-gained = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { label-effect } from the display.
event-card-discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { label-effect }.
event-endgame-begun = { $cause ->
    [pantry] The pantry is empty
   *[board] The board is full
}: everyone has one final turn, { $seat_is ->
    [you] you
   *[other] { $seat }
} last.
event-game-ended = The game is over. Points: { $scores_falling }.

label-ingredient = { usual-ingredient }
usual-ingredient = { $name }
label-covered = { usual-covered }
usual-covered = { $covered_name }
label-uncovered = { usual-uncovered }
usual-uncovered = { $uncovered_name }
label-code = { usual-code }
usual-code = { $ingredient }
label-effect = { usual-effect }
usual-effect = { $effect ->
    [switch] Switch
    [chop] Chop
    [stack] Stack
    [spicy] Spicy
   *[other] { $effect }
}
label-effect-short = { $effect ->
    [switch] exchange two neighbouring spaces
    [chop] a top tile goes back to the pantry
    [stack] a tile may go on top of another
   *[spicy] one more tile this turn
}
label-pantry = Pantry
label-display = Display
label-pool = Pool: { $pool } wasabi
label-action-deck = Action deck: { $left } left; discards: { $discards }
label-decks = Recipe decks
label-hand = Your recipes
label-no-recipes = none
label-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
label-dish = { $number } wasabi
label-served = { $number } served
label-served-recipe = { $name } ({ label-points })
label-holds = recipes: lengths { $lengths }
label-final = Endgame: { $turns ->
    [one] 1 final turn left
   *[other] { $turns } final turns left
}
label-tile = Tile in hand
label-teacup = Teacup
label-legend-teacup = (_) teacup
label-legend-changed = [ ] changed this turn
label-legend-pile = a number behind a tile: so many tiles in the pile
label-empty = empty
label-neighbour = { $where ->
    [above] { $what } above
    [below] { $what } below
    [left] { $what } on the left
   *[right] { $what } on the right
}
label-at = { $ingredient } on { $space }
label-tiles-due = { $tiles ->
    [one] 1 tile to play
   *[other] { $tiles } tiles to play
}
label-permission = { $tiles ->
    [one] 1 tile may go on top of another
   *[other] { $tiles } tiles may go on top of others
}
label-tiles-due-short = { $tiles } tiles to play
label-permission-short = { $tiles } on top
label-final-short = Endgame: { $turns } left
label-space = { $space }: { $what }
label-space-next = { $space }: { $what }; { $neighbours }
label-pile = { $what }, pile of { $tiles }
label-jar = { $what }, { $left } left
label-deck = length { $length }, { $left } left

# In the lobby.
about = One crowded board, secret recipes. Serve them with style.
option-solo = Alone for a high score
option-reshuffle = When the discarded action cards become the deck again
value-when-needed = When a card is needed and none is left
value-at-once = As soon as the last card is drawn
option-cards = When action cards may be played
value-before-serving = Before serving or prepping
value-between-serves = Between two serves too

# On the board.
label-worth = points
label-style = wasabi when served with style
label-card = + { $cards ->
    [one] action card
   *[other] { $cards } action cards
}
label-style-card = with style { $cards ->
    [one] an action card
   *[other] { $cards } action cards
}
label-style-bonus = with style { $wasabi } wasabi more
label-return = Return
label-cards = Cards
label-recipes = Recipes
label-cards-held = Your action cards
label-served-here = Served on { $first }–{ $last }
label-served-by = { $seat } served

# What a score is made of.
part-recipes = { $length }-ingredient recipes
part-style = Wasabi for style
part-wasabi = Other wasabi
unit = points

# What the game is about, in its shortest form.
aim = Serve recipes whose ingredients lie in a line on the shared board. When it is full, the most points win.
how-1 = You hold 3 secret recipes of 2 to 5 ingredients.
how-2 = Step 1: take any ingredient and place its tile on any empty space.
how-3 = Step 2: serve or prep, never both.
how-4 = Serve: exactly the recipe's ingredients lie in a row or column without a gap, and you changed that line this turn.
how-5 = It does not matter whose tiles they are, and one tile can finish several recipes.
how-6 = In printed order, from either end, it is served with style: extra wasabi. 2-ingredient recipes always bring an action card instead.
how-7 = Then draw back to 3 recipes from decks you choose; their backs may give wasabi, 1 point each.
how-8 = Prep: gain an action card, or take all wasabi from the pool, or return recipes and draw new ones.
how-9 = Action cards may be played before step 2, but not in the turn you gain them.
how-10 = When only tiles and teacups are left on the board, everyone has one final turn. Recipes in hand count nothing.

# What can be done now.
prompt-take = Take an ingredient from the pantry.
prompt-take-or-card = Take an ingredient, or play an action card first.
prompt-take-more = { $tiles ->
    [one] 1 tile to play: take an ingredient.
   *[other] { $tiles } tiles to play: take an ingredient for the first.
}
prompt-cover = The board is full: cover a tile with an ingredient, or serve or prep.
prompt-placing = Place the { $ingredient }: choose a space.
prompt-placing-over = Place the { $ingredient }: choose a space, or a tile to cover.
prompt-moving-cup = Where does the teacup go? Choose an empty space.
prompt-switching = Choose two neighbouring spaces.
prompt-chopping = Choose a tile to put back.
prompt-serve = Serve { $recipes }, or prep.
prompt-prep = Nothing is finished, so prep: card, wasabi or new recipes.
prompt-card-or-prep = Nothing is finished yet: play an action card, or prep.
prompt-full = The board is full: play action cards, then serve or prep.
prompt-full-prep = The board is full and nothing is finished, so prep.
prompt-serving = Serve { $recipes } too, or stop.
prompt-serving-none = Nothing else is finished: stop and draw recipes.
prompt-serving-card = Serve { $recipes } too, play an action card, or stop.
prompt-serving-none-card = Nothing else is finished: play an action card, or stop.
prompt-serving-cover = Cover a tile with an ingredient, serve on, or stop.
prompt-gaining = Your reward: take an action card.
prompt-discarding = You may keep { $keep } action cards: discard 1 of { $held }.
prompt-returning = Return another recipe, or stop and draw { $recipes ->
    [one] 1 recipe
   *[other] { $recipes } recipes
}.
prompt-drawing = Draw { $recipes ->
    [one] 1 recipe
   *[other] { $recipes } recipes
}: choose a deck. Its back may bring wasabi.
prompt-drawing-prep = Draw { $recipes ->
    [one] 1 recipe
   *[other] { $recipes } recipes
}: choose a deck. In prep its back brings nothing.

# What must or may still be done.
note-final = Your final turn.
note-tiles = { label-tiles-due }.
note-stack = { label-permission }.
note-card = You may still play an action card.

group-finishing = Finishes a recipe
group-tile = Tile
group-cards = Action cards
group-serve = Serve
group-prep = Prep
group-reward = Reward
group-empty = Empty spaces
group-teacups = Spaces of teacups
group-covering = On top of a tile
group-teacup = Teacup
group-switch = Neighbouring spaces
group-chop = Tiles
group-discard = Discard
group-decks = Recipe decks by length

# What a choice leads to at once.
brings = { $score ->
    [one] 1 point
   *[other] { $score } points
}{ $wasabi ->
    [0] {""}
   *[other] {" and"} { $wasabi } wasabi
}{ $cards ->
    [0] {""}
    [one] {" and"} an action card
   *[other] {" and"} { $cards } action cards
}
serves = { $name } ({ brings })
then-finishes = Finishes { $recipes }.
then-take-finishes = Can finish { $recipes } on { $spaces }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
then-take-used = Used in { $recipes }.
then-take-unused = In none of your recipes.
then-nearer = { $recipe }: { $tiles ->
    [one] 1 tile is missing then.
   *[other] { $tiles } tiles are missing then.
}
then-teacup = The teacup then moves to an empty space.
then-cup = { $ingredient } then lies on { $space }.
then-cover = { $ingredient } is covered and no longer counts.
then-switch = Change places: { $one } and { $other }.
then-switch-empty = { $one } goes to the empty space.
then-switch-alike = Nothing changes: on both { $one }.
then-chop = { $ingredient } goes back to the pantry; the space is empty.
then-uncover = { $ingredient } goes back to the pantry; { $below } lies there now.
then-serve = { brings }.
then-gain = For a later turn; you then hold { $held } of at most { $keep }.
then-gain-full = For a later turn; you then discard 1 of { $held }.
then-gain-useless = Of no more use: this is your final turn.
then-wasabi = + { $pool ->
    [one] 1 point
   *[other] { $pool } points
} for you; the pool then holds { $start }.
then-return = It goes under the deck of length { $length }; then you draw new recipes.
then-return-useless = Of no more use: recipes in hand count nothing at the end.
then-done = { $recipes ->
    [0] Your turn ends.
    [one] You draw 1 recipe.
   *[other] You draw { $recipes } recipes.
}
then-discard = You keep { $kept }.
then-draw = { $gain ->
    [0] { $pool ->
        [0] The back brings nothing.
       *[other] { $pool } wasabi into the pool.
    }
   *[other] { $gain } wasabi for you{ $pool ->
        [0] .
       *[other] , { $pool } into the pool.
    }
}
then-draw-plain = A { $length }-ingredient recipe; in prep the back does not count.

# Things one can point at.
thing-ingredient = { label-ingredient } ({ $back })
thing-space = Space { $space }
thing-tile = { $ingredient } on { $space }
thing-pile = Pile on { $space }: { $ingredient } on top
thing-teacup = Teacup on { $space }
thing-recipe = { $name }
thing-deck = Recipes of length { $length }
thing-pool = Wasabi pool
thing-action-deck = Action deck
thing-discards = Discards
thing-final = Final turns
thing-score = { $seat_is ->
    [you] Your points
   *[other] Points of { $seat }
}
thing-dish = { $seat_is ->
    [you] Your dish
   *[other] Dish of { $seat }
}
thing-served = { $seat_is ->
    [you] What you served
   *[other] What { $seat } served
}
thing-hand = { $seat_is ->
    [you] Your recipes
   *[other] Recipes of { $seat }
}

about-ingredient = { $left ->
    [0] The pantry has none left.
   *[other] Take it to place its tile; { $left } left.
}
about-space = Any empty space may take the tile.
about-tile = It counts for everybody's recipes.
about-tile-taken = It goes on any empty space.
about-pile = Only the top tile counts.
about-teacup = Its space can be used: the teacup then moves to another empty space.
about-recipe = { $length ->
    [2] { brings }, when both lie side by side.
   *[other] { $score ->
        [one] 1 point
       *[other] { $score } points
    }; in printed order { $wasabi } wasabi more.
}
about-deck = Drawn after a serve: { $gain ->
    [0] { $pool ->
        [0] nothing happens.
       *[other] { $pool } wasabi into the pool.
    }
   *[other] { $gain } wasabi for you{ $pool ->
        [0] .
       *[other] , { $pool } into the pool.
    }
}
about-card-switch = Exchange everything on two neighbouring spaces: tile, pile, teacup or nothing.
about-card-chop = Put the top tile of one space back into the pantry.
about-card-stack = One tile of this turn may go on top of another.
about-card-spicy = Play one more tile this turn.
about-display = Take from here what a served pair or a prep gives you.
about-pool = Prep may take all of it; then it holds { $start } again.
about-action-deck = The display is refilled from here.
about-discards = Played and discarded action cards; they become the new deck when that runs out.
about-final = The board is full: everyone has one final turn. Recipes in hand count nothing.
about-score = The served recipes, and 1 point for each wasabi.
about-dish = Each wasabi is 1 point, and breaks ties.
about-served = Scored; all can see them.
about-hand = Secret: the others see only the lengths.

now-space-next = Beside it: { $neighbours }.
now-space-alone = Nothing lies beside it.
now-space-wants = { $ingredient } here finishes { $recipes } now.
now-tile = On your best line for { $recipes } now.
now-pile = Below lies { $below }.
now-recipe-finished = Finished: { brings } now.
now-recipe-lies = It lies on { $first }–{ $last }, but you have not changed that line this turn.
now-recipe-none = Nothing of it lies on the board: { $tiles } tiles missing.
now-recipe-missing = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} missing: { $missing }{ $style ->
    [yes] {", with"} style.
   *[no] .
}
now-recipe-out = The pantry has no { $ingredient } left.
now-recipe-blocked = No line is free for it now: it takes an action card.
now-recipe-served = { $seat_is ->
    [you] Brought you
   *[other] Brought { $seat }
} { label-points }.
now-deck = { $left ->
    [one] 1 recipe left.
   *[other] { $left } recipes left.
}
now-deck-known = { $left ->
    [one] 1 recipe left
   *[other] { $left } recipes left
}; you know the next: { $name }.
now-card-finishes = Could finish { $recipes } now.
now-card-none = Would finish none of your recipes now.
now-display = You hold { $held } of at most { $keep }.
now-pool = + { $pool ->
    [one] 1 point
   *[other] { $pool } points
} if you take it now.
now-left = { $left ->
    [one] 1 card lies there now.
   *[other] { $left } cards lie there now.
}
now-final = { $turns ->
    [one] 1 final turn left now.
   *[other] { $turns } final turns left now.
}
now-score = { label-points } now: recipes { $recipes }, wasabi { $wasabi }.
now-dish = { $dish ->
    [one] 1 point now.
   *[other] { $dish } points now.
}
now-served-none = Nothing yet.
now-served = { label-points } now: { $recipes }{ $more ->
    [0] .
   *[other] {" and"} { $more } more.
}
now-hand = Lengths now: { $lengths }.
now-hand-none = No recipe now.

# What decided a game.
story-won-points = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with { label-points }, { $ahead } ahead of { $other_seat_is ->
    [you] you
   *[other] { $other_seat }
}.
story-shared-points = { $seats } share the win with { label-points }.
story-alone-points = { $seat_is ->
    [you] You finish
   *[other] { $seat } finishes
} with { label-points }.
story-tied = Equal points: { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} with { label-points } and more wasabi ({ $mine } to { $theirs }).
story-equal = Equal points and { $wasabi } wasabi each.
story-parts = Recipes { $recipes } to { $other_recipes }, wasabi { $wasabi } to { $other_wasabi }{ $decided ->
    [recipes] {": recipes"} decided it.
    [wasabi] {": wasabi"} decided it.
   *[both] .
}{ $style ->
    [0] {""}
    [one] {" Style"} brought 1 wasabi.
   *[other] {" Style"} brought { $style } wasabi.
}
story-alone-parts = Recipes { $recipes }, wasabi { $wasabi }, { $style } of it for style.
story-turn = Best turn: { $seat_is ->
    [you] you
   *[other] { $seat }
} served { $recipes } for { label-points }.
story-behind-wasabi = You had as many points, and { $wasabi } wasabi fewer.
story-behind = You were { label-points } behind. Most of it: { $part ->
    [recipes] recipes
   *[wasabi] wasabi
}.

# Lessons.
lesson-pair-name = Serve a pair
lesson-pair-task = Too many chefs, one board. Most points when it is full. Sake Nigiri needs Rice and Salmon side by side: the Rice is there. Take the Salmon.
lesson-pair-rice = The Rice is there already: take the Salmon.
lesson-pair-other = Not in Sake Nigiri: take the Salmon.
lesson-pair-place = Place it beside the Rice.
lesson-pair-apart = They must touch in a row or column.
lesson-pair-serve = Sake Nigiri is finished: serve it.
lesson-pair-prep = It is finished: serve it.
lesson-pair-card = Pairs bring an action card: take any.
lesson-pair-end = 2 points and an action card.
lesson-style-name = With style
lesson-style-task = Any order will do, but the printed order brings wasabi, read from either end. Place your Avocado for Sake-Avo Maki.
lesson-style-order = Served, but out of order: 3 points, no wasabi.
lesson-style-gap = No gap, one line.
lesson-style-end = From the other end it is Nori, Salmon, Avocado: served with style, 3 points and 1 wasabi.
lesson-two-name = One tile, two recipes
lesson-two-task = Kenji's tiles are yours too. Where does your Avocado finish two recipes at once?
lesson-two-one = That finishes one at most.
lesson-two-serve = Both are finished: serve one of them.
lesson-two-prep = Serve: two recipes are finished.
lesson-two-both = And now the other.
lesson-two-early = The other is finished too: serve it as well.
lesson-two-stop = Now stop, and draw new recipes.
lesson-two-end = 6 points and a card with one tile.
lesson-backs-name = Read the backs
lesson-backs-task = After a serve the backs of the recipes you draw count. The pair brought nothing: choose your second.
lesson-backs-three = 1 wasabi for you, and 1 for the pool.
lesson-backs-pool = { $pool } wasabi into the pool, and Kenji is next.
lesson-backs-nothing = Nothing, but pairs bring cards.
lesson-backs-end = Long recipes score more, and feed the pool.
lesson-prep-name = Prep
lesson-prep-task = Your tile lies, but nothing is finished. So prep: a card, the pool or new recipes. The pool holds 3.
lesson-prep-other = Good on other days. 3 wasabi are 3 points, and Kenji would take them.
lesson-prep-end = As much as a 3-ingredient recipe.
lesson-card-name = An action card
lesson-card-task = Before you serve, you may play action cards. For Dynamite Roll only the Cucumber is wrong, and the Shrimp lies just below: play Switch.
lesson-card-swap = Swap the Cucumber with the Shrimp.
lesson-card-other = Swap the Cucumber with the Shrimp: B3 and B4.
lesson-card-serve = Nori, Shrimp, Avocado, Roe: serve it.
lesson-card-prep = Dynamite Roll first: switch the Cucumber with the Shrimp, and serve it.
lesson-card-finished = Dynamite Roll is finished: serve it.
lesson-card-end = 6 points and 2 wasabi. Tip: keep a card for your final turn.
lesson-teacup-name = Teacups
lesson-teacup-task = Left and right of the Rice are taken, below it stands a teacup. Place your Avocado there: the teacup moves.
lesson-teacup-apart = That does not touch the Rice.
lesson-teacup-move = Move the teacup to any empty space.
lesson-teacup-end = Avocado Nigiri is served. When only teacups and tiles are left, everyone has one final turn.

# Why something cannot be done now.
why-must-return-recipes-or-finish = Return another recipe, or stop.
why-not-in-deck = The deck has no such card.
why-must-turn-up-card = An action card is turned up first.
why-not-next-in-deck = That recipe is not next in its deck.
why-must-deal-recipe = A recipe is dealt first.
why-not-a-seat = There is no such seat.
why-must-pick-starting-player = The starting player is drawn by lot first.
why-no-tile-may-go-there = No tile may go there now.
why-must-place-tile = Place the tile you took first.
why-teacup-needs-empty-space = The teacup needs an empty space.
why-must-move-teacup = Move the teacup to an empty space first.
why-one-card-at-a-time = Play one card at a time.
why-must-switch-spaces = Choose two neighbouring spaces first.
why-space-empty = There is no tile on that space.
why-must-chop-tile = Choose a tile to chop first.
why-not-on-display = The display has no such card.
why-must-gain-card = Take an action card from the display first.
why-no-such-card-held = You hold no such card.
why-must-discard-card = Discard one of your action cards first.
why-deck-empty = That deck is empty.
why-must-draw-recipe = Draw a recipe first.
why-recipe-not-completed = Nothing you did this turn finished that recipe.
why-must-serve-or-finish = Serve another recipe, or stop.
why-card-gained-this-turn = A card gained this turn is played in a later one.
why-card-of-no-use = That card could do nothing now.
why-must-take-play-serve-or-prep = You hold no tile to place: choose one of the steps offered.
why-must-play-tile-first = First take an ingredient and place it.
why-recipe-not-in-hand = That recipe is not in your hand.
why-tile-already-played = You have played this turn's tile.
why-pantry-empty = The pantry has none left.
why-no-empty-space = There is no empty space for a tile.

# What the coach tells.
fact-serves = { $seat_is ->
    [you] You serve
   *[other] { $seat } serves
} a recipe
fact-style = { $seat_is ->
    [you] You serve
   *[other] { $seat } serves
} a recipe with style
fact-endgame = The endgame begins
place-recipes = deck of recipes with { $length } ingredients

# Kinds of moves, as headings of a report.
verb-take = Taking an ingredient
verb-play = Playing an action card
verb-gain = Gaining an action card
verb-return = Returning a recipe
verb-serve = Serving a recipe
verb-place = Placing a tile
verb-cup = Moving a teacup
verb-switch = Switching two spaces
verb-chop = Chopping a tile
verb-discard = Discarding an action card
verb-draw = Drawing a recipe
