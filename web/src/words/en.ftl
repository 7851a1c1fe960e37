# The shell of the browser table. Games speak from their own catalogues.
you = You
table = Table
board = The board
beside = Beside the table
sum = Total
close = Close
yes = Yes
no = No
save = Save
saved = Saved.
skip = Skip to the table
first = First
last = Last
next = Next
previous = Previous
play = Play
pause = Pause
laying = Laying the table …
dealing = The cards are being dealt …
nowhere = There is nothing here.
to-lobby = To the lobby
offline = The server cannot be reached. Trying again …
offline-wait = No connection just now. Try again in a moment.
reconnecting = Connecting …
new-version = The server has a new version.
reload = Reload
notice-turn = It is your turn in { $title }.

hero = Sit down. The table is laid.
hero-more = Four games by the rules, with friends or against bots that never cheat.
play-now = Play now
with-friends = Set up
players = { $fewest } to { $most } players
about-zenmaster = Highest takes black, lowest takes white. Find the balance.
about-makatsu = Three days of tests before the strictest of masters. Be good, but never the best.
about-maki-master = One crowded board, secret recipes. Serve them with style.
about-ninjato = Raid the houses by night, win envoys, spread rumors, gain honor.
my-tables = My tables
my-tables-none = No games yet.
open-tables = Open tables
open-tables-none = Nobody is waiting for players just now.
phase-open = waiting
phase-sealing = dealing
phase-playing = playing
phase-over = over
some-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}

setup-title = A table of { $game }
setup-seats = Players
setup-chairs = Who sits where
setup-friend = A friend, by link
setup-bot = Bot: { $level }
setup-clock = Clock
setup-who = Who may join
setup-options = Options of the game
setup-begin = Begin
setup-invite = Lay the table and invite
clock-none = No clock
clock-move = One minute a move
clock-total = Ten minutes, ten seconds a move
visibility-link = Who has the link
visibility-open = Anyone
option-zenmaster-lead = Who leads the next trick
option-zenmaster-ten-cards = Ten cards each, the last one unused
option-zenmaster-zero-penalty = A zero costs everyone else two
option-zenmaster-dealer = First dealer
option-makatsu-ties = Who pays among equals
option-makatsu-figure = Who begins with the figure
option-makatsu-memory-aid = Show cards of past rounds
option-maki-master-solo = Alone for a high score
value-on = On
value-off = Off
value-random = By lot
value-dealer = Left of the dealer
value-highest = The highest card
value-highest-last = Who played it last
value-last-of-colour = Who last played that colour

seat-you = { $name } (you)
seat-number = Seat { $n }
seat-present = is here
seat-away = is away
seat-empty = Empty chair
seat-bot = Bot: { $level }
seat-turn = It is this seat's turn
host = Host
sit = Sit down
hot-seat = Sit here too
add-bot = Add a bot
drop-bot = Send { $name } away
bot-level = Bots
level-random = Random
level-beginner = Beginner
level-casual = Casual
level-strong = Strong
level-master = Master
fill-bots = Fill with bots
start = Begin
wait-ready = Everyone is here.
wait-more = Waiting for more players.
wait-host = The host begins the game.
invite = Invite
invite-text = Send this link, or let a phone read the code.
invite-link = Link to this table
invite-copy = Copy the link
copied = The link is copied.
qr = Code of the link, to be read by a phone

your-turn = Your turn.
not-your-turn = It is not your turn: { $name } is to decide.
prompt-over = The game is over.
prompt-again = Tap again: { $action }
prompt-pending = Your move is on its way …
prompt-watch = Watch what happens …
prompt-thinks = { $name } is thinking …
prompt-waits = Waiting for { $name }.
more-moves = More moves
hint = Hint
hint-says = The coach would choose:
undo = Undo
undone = A move was taken back.
undo-asked = { $name } would like to take back a move. Do you agree?
undo-waits = The others are asked whether you may take it back.
log = Log
chat = Chat
rules = Rules
rules-now = What matters now
chat-none = Nothing has been said yet.
chat-say = Say something
chat-send = Send
spectating = Watching
spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
leave = Leave
leave-text = A bot will hold your seat. You can come back and take it over at any time.
stay = Stay
resign = Resign
resign-text = A bot plays your seat to the end. You cannot take it back.
held-by-bot = A bot plays for you.
flagged = Your time ran out: a bot plays for you.
take-back = Take my seat back
no-table = This table cannot be opened
hand-over = Hand over the device
hand-over-text = It is { $name }'s turn. Nobody else looks, please.
hand-over-ready = I am ready

end-won = You win!
end-shared = You share the win!
end-lost = { $names } wins
end-place = Place
end-name = Name
part-game = Game { $n }
part-tokens = Tokens worth { $points }
part-recipes = Recipes of { $length }
part-wasabi = Wasabi
part-treasures-paid = Paid with treasures
part-clan-honor-scored = Clans
part-rumors-scored = Rumors
part-treasures-scored = Treasures left
part-elites-scored = Elite guards
chart = Scores over the game
results = Results
rematch = Play again
replay = Replay
moment = Moment of the game
link-moment = Link to this moment
export = Save the record
check-deal = Check this deal
check-commitment = The secret is the one that was committed to before the deal.
check-announced = The commitment is the one this browser was shown before the deal.
check-contribution = What { $name } added to the deal is what was committed to.
check-seal = Not a byte of the record was changed.
check-draws = { $count ->
    [one] The only draw was made again: it follows from the secret and what was added.
   *[other] All { $count } draws were made again: each follows from the secret and what was added.
  }
check-commitment-not = The secret is not the one that was committed to.
check-announced-not = The commitment is not the one this browser was shown before the deal.
check-contribution-not = What { $name } added to the deal is not what was committed to.
check-draws-not = A draw does not follow from the secret: something else was dealt.
check-seal-not = The seal does not fit: the record was changed.
check-more = What could be drawn at each step is what this server's rules say. “chabudai verify” works out that too from the saved record, on a machine of your own.
check-https = A browser computes this only on a page with HTTPS, or on the server's own machine. Save the record and run “chabudai verify” instead.

profile = Profile
your-name = Your name at the table
history = My games
account = Account
account-text = You are a guest on this device. A name and a password keep your games on every device.
account-has = You are signed in as { $name }.
account-keep = Keep my account
username = User name
password = Password
sign-in = Sign in
sign-out = Sign out
signed-in = Welcome back.
forget = Delete my account
forget-text = Your account, its tokens and your name at the tables will be gone for good.

settings = Settings
language = Language
theme = Light
theme-auto = Like the device
theme-light = Day
theme-dark = Night
speed = Speed of the motions
speed-slow = Leisurely
speed-normal = Normal
speed-fast = Quick
speed-instant = At once
reduce-motion = Less motion
sounds = Sounds
confirm-taps = Ask for a second tap at tables with other people

zen-balanced = in balance, no matches
zen-black = { $count } black { $count ->
    [one] match
   *[other] matches
}
zen-white = { $count } white { $count ->
    [one] match
   *[other] matches
}
zen-deals = deals
zen-pad = Results
zen-game = Game
mak-judged = Judged in this order
mak-blue = Blue
mak-yellow = Yellow
mak-purple = Purple
mak-takes = the highest takes { $count ->
    [one] one token
   *[other] { $count } tokens
}
maki-worth = points
maki-style = wasabi when served with style
maki-card = + action card
maki-return = Return
nin-fan = fan
nin-scroll = scroll
nin-vase = vase
nin-jade = jade
nin-gold = gold
nin-taira = Taira
nin-minamoto = Minamoto
nin-goshirakawa = Go-Shirakawa
nin-strength = strength
nin-stealth = stealth
nin-elite = Elite
nin-elite-guarded = guarded by an elite
nin-mask = can be disguised
nin-track = Honor track

# Looking back.
eyes = Through whose eyes
eyes-all = Spectators

# Why the server refuses, and what is said where it gives no reason of these.
why-only-the-host-can-do-this = Only the host can do this.
why-every-chair-is-taken = Every chair is taken.
why-you-have-no-seat-here = You have no seat here.
why-no-bot-sits-here = No bot sits here.
why-the-position-has-changed-since = The position has changed since.
why-the-seat-has-resigned = The seat has resigned.
why-there-is-no-such-game = There is no such game.
why-there-is-no-such-edition = There is no such edition.
why-there-is-no-such-language = There is no such language.
why-the-username-or-the-password-is-wrong = The username or the password is wrong.
why-not-signed-in = Not signed in.
why-there-is-no-such-table = There is no such table.
why-this-table-was-dealt-by-rules-or-components-that-have-changed-since = This table was dealt by rules or components that have changed since.
why-the-game-is-not-over = The game is not over.
why-only-who-played-can-ask-for-a-rematch = Only who played can ask for a rematch.
why-it-is-not-your-turn = It is not your turn.
why-the-account-has-a-username-already = The account has a username already.
why-there-are-20-tokens-already = There are 20 tokens already.
why-there-is-no-such-token = There is no such token.
why-not-signed-in-post-api-visit-first = Not signed in: POST /api/visit first.
why-this-is-not-your-seat = This is not your seat.
why-the-chair-is-taken = The chair is taken.
why-the-cards-are-being-dealt = The cards are being dealt: try again in a moment.
why-every-chair-must-be-taken = Every chair must be taken.
why-this-is-not-the-contribution-that-was-committed-to = This is not the contribution that was committed to.
why-the-game-has-not-begun = The game has not begun.
why-no-person-sits-here = No person sits here.
why-another-seat-asks-already = Another seat asks already.
why-somebody-who-must-agree-is-away = Somebody who must agree is away.
why-a-bot-plays-this-seat-take-it-back-first = A bot plays this seat: take it back first.
why-there-is-nothing-to-take-back = There is nothing to take back.
why-nothing-is-asked-of-this-seat = Nothing is asked of this seat.
why-there-is-no-such-seat = There is no such seat.
why-a-clock-needs-a-time-above-0 = A clock needs a time above 0.
why-only-a-total-time-has-an-increment = Only a total time has an increment.
why-the-username-is-taken = The username is taken.
why-it-could-not-be-stored-try-again = It could not be stored: try again.
why-something-went-wrong-here = Something went wrong here.
why-too-many-new-guests-or-sign-ins-from-this-address = Too many new guests or sign-ins from this address.
why-the-storage-does-not-answer = The storage does not answer.
why-the-server-goes-down = The server goes down.
why-there-is-nothing-here = There is nothing here.
why-a-foreign-origin = A foreign origin.
why-too-many-requests = Too many requests.
why-this-game-is-played-without-a-memory-aid-its-past-can-be-read-when-it-is-over = This game is played without a memory aid: its past can be read when it is over.
problem-conflict = This cannot be done now.
problem-invalid = Something about this is not right.
problem-not-found = There is no such thing.
problem-forbidden = You may not do this.
problem-unauthorized = You are not signed in.
problem-stale = The table has changed in the meantime.
problem-illegal-action = This cannot be done now.
problem-storage = It could not be stored: try again.
problem-other = This did not work.
