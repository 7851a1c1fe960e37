# Words that every game shares.
label-and = and
label-you = you
label-seat = { $seat }
value-on = On
value-off = Off
value-random = By lot

# Why something cannot be done now, in every game.
why-no-such-action = There is no such choice in this game.
why-game-over = The game has ended.
why-deal-not-done = The cards are still being dealt.
why-not-your-turn = It is { $seat }'s turn.

# Why a game cannot be set up so.
why-no-such-game = There is no such game ({ $games }).
why-wrong-number-of-seats = It is played by { $fewest } to { $most }.
why-no-room-for-so-many = This edition has no play area for { $seats }.
why-no-such-place = There are { $seats } seats, counted from 0.
why-no-such-option = There is no such option ({ $options }).
why-no-such-value = Choose one of { $values }.
why-no-such-edition = There is no such edition ({ $editions }).
why-unreadable-edition = The edition cannot be read ({ $error }).
why-changed-since = The components have changed since: now it is { $now }.
why-no-longer-here = These rules or components are no longer here.
why-no-such-language = There is no such language ({ $languages }).
why-no-such-bot = There is no such bot ({ $bots }).
why-wrong-number-of-bots = Name one to { $most }.
why-no-number-of-simulations = After @ stands a number of simulations, a billion at most.
why-no-such-reward = There is no such reward ({ $rewards }).
why-no-such-cluster = A cluster is one of { $clusters }.
why-not-installed = It is not installed: { $command }.

# Why something cannot be done at a table now.
why-chair-taken = The seat is taken.
why-chair-empty = Every seat must be taken.
why-no-such-seat = There is no such seat.
why-no-person-here = No person sits here.
why-not-hexadecimal = These are not { $digits } small hexadecimal digits.
why-wrong-secret-length = The dealer's secret has { $bytes } bytes.
why-not-what-was-committed = This is not the contribution that was committed to.
why-game-not-begun = The game has not begun.
why-cards-being-dealt = The cards are being dealt: try again in a moment.
why-game-begun = The game has begun.
why-table-closed = The table is closed.
why-game-not-over = The game is not over.
why-seat-resigned = The seat has resigned.
why-bot-plays-seat = A bot plays this seat: take it back first.
why-time-is-up = Your time is up: the bot plays this turn.
why-another-asks-already = Somebody else is asking already.
why-nothing-to-take-back = There is nothing to take back.
why-who-must-agree-is-away = Somebody who must agree is away.
why-nothing-asked = Nothing is asked of this seat.
why-played-without-memory-aid = This game is played without a memory aid: its past can be read when it is over.
why-no-such-clock = A clock is one of { $clocks }.
why-clock-needs-time = A clock needs a time above 0.
why-increment-without-total = Only a total time has an increment.

# Why a text is no record that can be played here.
why-not-a-record = Line { $line }: a record begins with “{ $first }”.
why-not-in-a-header = Line { $line }: { $name } is no field of the header.
why-stands-twice = Line { $line }: { $name } stands there twice.
why-header-incomplete = Line { $line }: the header lacks “{ $name }”.
why-no-seat-of-game = Line { $line }: { $name } is no seat of this game.
why-outcome-incomplete = Line { $line }: the outcome lacks “{ $name }”.
why-outcome-out-of-order = Line { $line }: “{ $name }” belongs here, not { $found }.
why-outcome-for-others = Line { $line }: the outcome needs { $seats } scores and { $seats } ranks.
why-nothing-after-outcome = Line { $line }: nothing follows the outcome.
why-never-revealed = Line { $line }: { $name } is nothing that is revealed.
why-not-name-and-value = Line { $line }: { $text } is not of the form “name: value”.
why-not-a-number = Line { $line }: { $text } is no number.
why-other-rules = The record was played by version { $version } of the rules of { $game }; this is version { $now }.
why-own-edition = The record was played with the edition { $edition } of { $game }: name its file.
why-other-edition = The record was played with the edition { $edition } of { $game }; here it is { $now }.
why-other-world = The world drawn at step { $step } is not the one that was played in.
why-other-tournament = Another tournament is kept in { $file }.

# Why an edition file describes no playable box.
edition-place = { $line ->
    [0] { $part ->
        [none] { $file }
       *[other] { $file }, in “{ $part }”
    }
   *[other] { $file }, line { $line }
}
why-edition-not-understood = { edition-place }: the file cannot be understood ({ $error }).
why-needs-number = { edition-place }: “{ $key }” must be a whole number.
why-number-too-small = { edition-place }: “{ $key }” is { $value }, the least is { $least }.
why-number-out-of-range = { edition-place }: “{ $key }” is { $value }, it must be { $least } to { $most }.
why-needs-text = { edition-place }: “{ $key }” must be a text.
why-needs-list = { edition-place }: “{ $key }” must be a list with something in it.
why-needs-table = { edition-place }: “{ $key }” must be a table.
why-items-are-tables = { edition-place }: every item of “{ $key }” is a table.
why-name-unfit = { edition-place }: “{ $key }” must be a name of at most { $most } letters on one line.
why-items-are-texts = { edition-place }: every item of “{ $key }” is a text.
why-not-true-or-false = { edition-place }: “{ $key }” is true or false.
why-unknown-key = { edition-place }: there is no { $key } (known: { $known }).
why-unknown-word = { edition-place }: “{ $key }” cannot be { $value } (known: { $known }).
why-name-not-plain = { edition-place }: “name” is small letters, digits and “-”, 32 at most, not { $name }.
why-named-otherwise = { edition-place }: “name” is { $name }, and the file is named { $expected }.
why-item-twice = { edition-place }: { $value } is there twice.
why-item-missing = { edition-place }: “{ $key }” lacks { $value }.
why-same-contents = { edition-place }: { $value } has the same contents as another.
why-name-shared = { edition-place }: every “{ $key }” has one name of its own, and { $value } is not.
why-too-many-items = { edition-place }: “{ $key }”: there are more than { $most }.
why-too-few-items = { edition-place }: “{ $key }”: there are { $count }, at least { $least } are needed.
why-too-few-others = { edition-place }: “{ $key }” other than { $value }: there are { $count }, at least { $least } are needed.
why-wrong-number-of-items = { edition-place }: “{ $key }”: there are { $count }, it must be { $least } to { $most }.
why-needs-exactly = { edition-place }: “{ $key }”: there are { $count }, it must be { $exactly }.
why-total-differs = { edition-place }: the total of “{ $key }” is { $value }, but there are { $count }.
why-items-out-of-order = { edition-place }: “{ $key }” stand in this order: { $order }.
why-items-not-each-once = { edition-place }: “{ $key }” lists { $known }, each once.
why-numbers-not-rising = { edition-place }: “{ $key }” has whole numbers from { $least } to { $most }, the lower one first.
why-either-not-both = { edition-place }: either “{ $key }” or { $others }, not both.
why-flag-not-once = { edition-place }: “{ $key }” is true once, not { $count } times.
why-flag-only-for = { edition-place }: “{ $key }” is true for { $value }, and for nothing else.
why-not-one-letter = { edition-place }: “{ $key }” is one letter that nothing else has, not { $value }.
why-not-three-capitals = { edition-place }: “{ $key }” is three capital letters, not { $value }.
why-not-letters = { edition-place }: “{ $key }” is made of letters and hyphens, not { $value }.

# What of a finished game does not hold.
why-secret-not-revealed = The game is not over: its secret is not revealed yet.
why-secret-malformed = The revealed secret is not { $digits } small hexadecimal digits.
why-other-secret = The secret is not the one that was committed to for this game.
why-seal-broken = The seal does not fit: something was changed.
why-not-as-written = The file is not as a table writes it: something was added, left out or moved.
why-other-commitment = The commitment is not the one that was given.
why-part-not-in-deal = Seat { $number }: the given contribution is not in the deal.
why-other-part-in-deal = Seat { $number }: another contribution than the given one is in the deal.
why-part-missing = Seat { $number } committed to a contribution and it is not in the deal.
why-nobody-took-part = Nobody contributed to the deal: the table alone chose it.
why-part-malformed = { $name } is not { $digits } small hexadecimal digits.
why-part-not-committed = { $name } is not the one that was committed to.
why-part-of-nobody = { $name }: there is no such seat.
why-dealt-otherwise = Step { $step }, { $text }: the secret deals { $drawn }.
why-step-refused = Step { $step }, { $text }, is not legal.
why-written-otherwise = Step { $step }, { $text }: the notation is { $notation }.
why-other-world-drawn = The game was not played on in the world that the secret draws.
why-end-not-reached = The steps do not lead to the end of the game.
why-other-outcome = The outcome is not the one the steps lead to.

# The end of a game.
story-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with { $score }, { $ahead } ahead of { $other_seat_is ->
    [you] you
   *[other] { $other_seat }
}.
story-shared = { $seats } share the win with { $score }.
story-alone = { $seat_is ->
    [you] You finish
   *[other] { $seat } finishes
} with { $score }.

# The coach's reasons.
coach-clear = By what was known, it is worth { $points } points more than any other choice.
coach-only = There is no other choice.
coach-fact = { $fact }: in { $first } of 10 worlds, after the next best choice in { $second }.
coach-points = { $seat_is ->
    [you] You end
   *[other] { $seat } ends
} with { $points } points { $way ->
    [more] more
   *[fewer] fewer
} than after the next best choice; it is better in { $better } of 10 worlds, worse in { $worse }.
coach-even = As good as the next best: better in { $better } of 10 worlds, worse in { $worse }.
coach-wins = It wins in { $first } of 100 games instead of { $second }, though another choice brings { $points } points more.
coach-plan = A plan for later: played out at once, another choice brings { $points } points more.
coach-solved = Worked out to the very end: it wins { $first } of 100 games, the next best choice { $second }.
coach-solved-points = Worked out to the very end: it wins { $first } of 100 games like the next best choice, but ends { $points } points further ahead.
coach-solved-even = Worked out to the very end: it wins { $first } of 100 games, and so does the next best choice.

# Where hidden things lie.
place-hand = { $seat_is ->
    [you] your hand
   *[other] { $seat }’s hand
}
