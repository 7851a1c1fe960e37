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
next = Forward
previous = Back
play = Play
pause = Pause
laying = Laying the table …
dealing = The cards are being dealt …
nowhere = There is nothing here.
to-lobby = To the lobby
offline = The server cannot be reached. Trying again …
offline-wait = No connection just now. Try again in a moment.
banned = You cannot come in
banned-text = The administrator of this server has banned this account.
signed-out-here = You have been signed out on this device. You are a guest now.
new-version = The server has a new version.
reload = Reload
notice-turn = It is your turn in { $title }.
notice-nudge = Somebody reminds you: it is your turn in { $title }.
notice-rematch = A rematch of { $title } is laid: sit down.

hero = Sit down. The table is laid.
hero-more = { $count ->
    [4] Four
   *[other] { $count }
} games by the rules, with friends or against bots that never cheat.
play-now = Play now
with-friends = Set up
players = { $fewest } to { $most } players
my-tables = My tables
my-tables-none = No games yet.
open-tables = Open tables
open-tables-none = Nobody is waiting for players just now.
resume = Go on playing
seats-taken = { $taken } of { $seats } seats
won-by = { $yours ->
    [yes] You won
   *[no] Won by { $names }
}
phase-open = waiting
phase-sealing = dealing
phase-playing = playing
phase-over = over
phase-closed = closed
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
clock-a-move = { $time } a move
clock-in-all = { $time } in all
clock-in-all-and = { $time } in all, { $increment } more a move
visibility-link = Anyone with the link
visibility-open = Anyone

seat-you = { $name } (you)
seat-number = Seat { $n }
seat-present = is here
seat-away = is away
seat-empty = Empty seat
seat-bot = Bot: { $level }
seat-bot-adjusts = Bot: { $level }, as strong as suits the host
seat-turn = It is this seat's turn
host = Host
host-you = You are the host now.
host-acts = { $name }: what you can do as the host
make-host = Make host
remove = Remove
removed = Removed:
removed-you = You were removed from this table. You can only watch.
let-back = Let { $name } back
sit = Sit down
hot-seat = Sit here too
stand-up = Stand up
change-seat = Move here
name-ask = What are you called?
name-here = Your name at the table
away-since = { $name } has been away for { $time }.
nudge = Remind
vote-bot = Let a bot play
vote-given = { $count ->
    [one] 1 vote for a bot
   *[other] { $count } votes for a bot
}
bot-plays-for = A bot plays for { $names }.
add-bot = Add a bot
drop-bot = Send { $name } away
bot-level = Bots
level-random = Random
level-beginner = Beginner
level-apprentice = Apprentice
level-casual = Casual
level-skilled = Skilled
level-strong = Strong
level-master = Master
level-gambler = Gambler
level-keeper = Keeper
level-hoarder = Hoarder
level-adjusted = as strong as you
bots-level = By strength
bots-character = Characters, all strong
about-gambler = Plays for the win alone, whatever it may cost
about-keeper = Plays to leave as many behind as possible
about-hoarder = Plays for every point ahead of the others
fill-bots = Fill with bots
start = Begin
wait-ready = Everyone is here.
wait-away = Every seat is taken. Still away: { $names }.
wait-more = Waiting for more players.
wait-host = The host begins the game.
invite = Invite
invite-text = Send this link, or let a phone read the code.
invite-link = Link to this table
invite-address = Address
invite-alone = Only this computer can open this link. For friends on your network, end the server and start it with{" "}
invite-copy = Copy the link
copied = The link is copied.
qr = Code of the link, to be read by a phone

your-turn = Your turn.
not-your-turn = It is not your turn: { $name } is to decide.
prompt-over = The game is over.
prompt-closed = The table is closed.
prompt-again = Tap again: { $action }
prompt-pending = Your choice is on its way …
prompt-watch = Watch what happens …
prompt-thinks = { $name } is thinking …
prompt-waits = Waiting for { $name }.
more-moves = More choices
step-of = Step { $step } of { $steps }
headings = Kinds of choices
show-all = Show all { $count }
aim = Aim:
new-here = New here:
since = Since your last turn:
menu = More
drawing = As text
known = What you know
legend = What the numbers mean
moves = What you can do
hint = Hint
hint-says = The coach would choose:
hint-depth = Looked up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} ahead.
undo = Undo
undone = A move was taken back.
undo-asked = { $name } would like to take back a move. Do you agree?
undo-waits = The others are asked whether you may take it back.
log = Log
log-setup = The set-up
log-all = All { $count } events
log-moment = Show this moment
not-now = Cannot be chosen now. Press it to read why.
rule = Rule { $rule }
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
leave = Leave the table
leave-text = A bot will hold your seat. You can come back and take it over at any time.
stay = Stay
resign = Resign the game
resign-text = A bot plays your seat to the end. You cannot take it back.
held-by-bot = A bot plays for you.
flagged = Your time ran out: a bot plays for you.
take-back = Take my seat back
no-table = This table cannot be opened
closed = The administrator of this server has closed this table.
only-record = Its rules or components have changed since this game was played: it cannot be shown move by move. Its record is kept.
hand-over = Hand over the device
hand-over-text = It is { $name }'s turn. Nobody else looks, please.
hand-over-ready = I am ready

end-won = You win!
end-shared = You share the win!
end-lost = { $names } wins
end-lost-shared = { $names } share the win
end-lowest = The lowest total wins.
end-erased = { $number }, erased
end-moment = Show that moment
rematch-called = { $name } would like to play again.
rematch-join = Join the next game
next-level = Stronger bots: { $level }
end-place = Rank
end-name = Name
chart = Scores over the game
results = Results
rematch = Rematch
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
check-announced-unknown = This browser was not at the table before the deal: whether the commitment is the one that was announced then, it cannot say.
check-contribution-unknown = { $name } had committed to a part, and it is not in the deal. Only { $name }’s own browser can tell whether it was sent in time.
check-own = This browser’s own part for { $name } is in the deal.
check-own-not = This browser’s own part for { $name } is not in the deal.
check-own-unknown = This browser had no part in this deal.
check-published = The parts in the deal are those that everyone was shown before it.
check-published-not = The parts in the deal are not those that this browser was shown before it.
check-seal-not = The seal does not fit: the record was changed.
check-more = What could be drawn at each step is what this server's rules say. “chabudai verify” works out that too from the saved record, on a machine of your own.

deal-changed = Do not trust this deal: a commitment or a part that the table had shown before was changed or taken back.
deal-left-out = The cards were dealt without this browser’s part, although it was sent in time. Either the connection lost it, or the server left it out.
deal-missed = The cards were dealt without this browser’s part: it was not asked for while this page was open.
deal-play-on = Play on all the same
deal-elsewhere = Another browser of yours gives the part of your seat to the deal now.

profile = Profile
your-name = Your name at the table
history = My games
account = Account
account-text = You are a guest on this device. A name and a password keep your games on every device.
account-has = You are signed in as { $name }.
account-keep = Keep my account
username = User name
password = Password
username-hint = 3 to 32 letters, digits, dots, hyphens and underscores
password-change = Change password
password-ends = All other devices are signed out, and all access keys end.
password-old = Old password
password-new = New password
password-changed = The password is changed. All other sessions and all access keys have ended.
sessions = Where you are signed in
session-this = this device
session-unknown = A browser
session-on = { $browser } on { $system }
session-since = Since { $day }
session-seen = last used { $ago }
session-end = Sign out
session-end-others = Sign out all other devices
session-ended = Signed out.
tokens = Access keys
tokens-text = With an access key a program of yours plays for you, without your password. Whoever has it can do all that you can: take it back when it is lost.
token-since = Made on { $day }
token-drop = Take back
token-label = What the access key is for
token-make = Make an access key
token-once = The access key “{ $name }” is shown this once. Keep it now.
token-value = The access key
token-copy = Copy
token-copied = The access key is copied.
sign-in = Sign in
sign-out = Sign out
signed-in = Welcome back.
forget = Delete my account
forget-text = Your account, its access keys and your name at the tables will be gone for good.

settings = Settings
language = Language
theme = Appearance
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
ambience = Quiet sounds of the garden
speech = For screen readers
speech-short = A summary of each turn
speech-full = Every event
speech-none = Only that it is my turn
letter-keys = Single letters do something at the table:
key-explain = explains what has the focus
key-repeat = says the last turn again
key-prompt = says what is to be decided
key-board = reads the board, arrows go on
key-skip = skips what is being shown, and closes
confirm-taps = Ask for a second tap at tables with other people
alerts = Tell me when it is my turn and I look elsewhere
alerts-refused = The browser does not allow messages for this page.

# Looking back.
eyes = Through whose eyes
eyes-all = Spectators

# Why the server refuses, and what is said where it gives no reason of these.
why-not-signed-in = You are not signed in: reload the page.
why-wrong-username-or-password = The username or the password is wrong.
why-wrong-old-password = The old password is wrong.
why-username-taken = The username is taken.
why-username-already-set = The account has a username already.
why-account-just-changed = The account has just been changed: try again.
why-no-such-session = There is no such session.
why-no-such-token = There is no such access key.
why-too-many-tokens = You have { $most } access keys already.
why-account-banned = This account is banned.
why-no-such-person = There is no such person.
why-not-banned = This person is not banned.
why-guest-without-password = This person is a guest and has no password.
why-nothing-to-see-in-name = A name needs a letter that can be seen.
why-name-too-long = A name has at most { $most } letters.
why-no-such-table = There is no such table.
why-table-outdated = This table was dealt by rules or components that have changed since.
why-only-record-left = This game was played by rules or components that have changed: only its record is left.
why-only-for-host = Only the host can do this.
why-removed-from-table = You were removed from this table.
why-not-removed = This person was not removed.
why-own-seat = This is your own seat.
why-not-your-seat = This is not your seat.
why-no-seat-here = You have no seat here.
why-no-empty-chair = Every seat is taken.
why-no-bot-here = No bot sits here.
why-position-changed = The position has changed since.
why-hints-off = There are no hints at this table.
why-review-already-asked = You already wait for a review, or too many others do: try again later.
why-no-bench = Editions cannot be worked on at this server.
why-no-such-run = There is no such simulation.
why-run-already-asked = You already wait for a simulation, or too many others do: try again later.
why-too-many-games = { $most } games are the most.
why-played-on-already = This game was itself played on from another one: play on from that one.
why-record-not-whole = Only the record of a whole game that follows the rules can be brought in.
why-hint-out-of-turn = It is not your turn.
why-hint-already-asked = A bot thinks about a hint for you already.
why-no-time-for-hint = No bot found the time for a hint: ask again.
why-nothing-to-read = There is nothing to read in it.
why-not-away = This person is here.
why-not-away-long-enough = A bot can only play for somebody who has been away for { $seconds } seconds.
why-bot-plays-already = A bot plays here already.
why-not-their-turn = It is not their turn.
why-just-reminded = They were reminded a moment ago.
why-rematch-only-for-players = Only players of this game can ask for a rematch.
why-too-many-tables-followed = You follow { $most } tables already: leave one first.
why-malformed = Something about this is not right: { $field }.
why-nothing-here = There is nothing here.
why-not-possible-here = This cannot be done here.
why-not-a-request = This is no request.
why-request-too-slow = The request did not come in time.
why-request-too-large = The request is too large.
why-body-too-large = This is too long: { $most } bytes are the most.
why-head-too-large = The head of the request is too large.
why-foreign-origin = This came from another site.
why-foreign-name = This is not a name of this server.
why-too-many-requests = Too many requests.
why-too-many-visits = Too many new guests or sign-ins from this address.
why-too-many-connections = Too many connections: close some other windows.
why-too-many-unfinished-tables = Too many of your tables are not over: finish some of them first.
why-too-many-new-tables = Too many new tables: wait a little.
why-too-many-lines = Too many lines: wait a moment.
why-not-stored = It could not be stored: try again.
why-storage-silent = The storage does not answer.
why-broker-silent = The servers cannot reach each other: the broker does not answer.
why-server-stopping = The server is shutting down.
why-something-wrong = Something went wrong here.
problem-conflict = This cannot be done now.
problem-invalid = Something about this is not right.
problem-not-found = There is no such thing.
problem-forbidden = You may not do this.
problem-unauthorized = You are not signed in.
problem-stale = The table has changed in the meantime.
problem-illegal-action = This cannot be done now.
problem-storage = It could not be stored: try again.
problem-too-slow = This took too long.
problem-too-large = This is too large.
problem-misdirected = This is the wrong address.
problem-too-many = Too much at once: wait a moment.
problem-http = This did not work.
problem-draining = The server is shutting down.
problem-internal = Something went wrong here.
problem-other = This did not work.

# Learning a game, and its rules.
learn = Learn
learn-short = Learn in 3 minutes
learn-first = First time? Learn in 3 minutes
learn-on = Next lesson ({ $done } of { $count } done)
learn-title = Learn { $title }
lessons-time = { $count ->
    [one] One short lesson
   *[other] { $count } short lessons
}, about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
lessons-begin = Begin
lessons-done = You know enough for a game of { $title }.
lesson-done = done
lesson-again = Again
next-lesson = Next lesson
all-lessons = All lessons
no-lesson = There is no such lesson.
no-lessons = There are no lessons for this game yet.
first-game = Play your first game
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
how-it-plays = How it plays
on-the-table = What lies on the table
contents = Contents
print = Print
rules-page = All rules on a page of their own
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] Found once.
   *[other] Found { $count } times.
}
ruling-means = “Ruling” marks what the rulebook leaves open and we decided.

# The coach.
study = Study
study-bring = Bring in a game
study-bring-more = The record of a finished game, as a table or the terminal saves it: to replay it, review it, and play on from any moment.
study-file = Choose a record
study-paste = Or paste the record, or the link to a table of this server
study-paste-go = Bring in
study-elsewhere = A game of another server is not fetched from here: open it there, save its record, and choose, drop or paste it.
study-nothing = There is nothing to bring in yet.
puzzles = Find the move
puzzles-more = From your reviewed games: moments at which one choice was clearly the best.
bench = Designer’s bench
bench-more = Change what is in a box, play it at once, and let bots say what it does to the game.
bench-open = To the bench
puzzles-none = None yet. Finish a game and have it reviewed.
puzzle-of = { $game }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, no. { $number }
puzzle-title = Find the move
puzzle-ask = One choice is clearly the best. Which?
puzzle-right = Found.
puzzle-wrong = Not the best.
puzzle-next = To the others
hint-thinking = Thinking …
hints-announced = Everyone sees how many hints you have had.
setup-hints = Hints of the coach
hints-usual = As usual: only against bots
hints-off = Off
hints-free = Free
mark-better = Cost { $points } points: better was “{ $better }”.
mark-best = The best choice.
mark-even = As good as the next best.
mark-only = The only choice.
seat-hints = { $count ->
    [one] 1 hint of the coach
   *[other] { $count } hints of the coach
}
rank-choice = Choice
rank-win = Wins
rank-points = Points ahead
rank-made = your choice
review = Review
review-waiting = Other reviews come first …
review-running = The coach goes through the game …
review-failed = The review did not succeed. Ask for it again.
review-sum = { $way ->
    [below] You played { $lost } points below the coach
   *[level] You played as well as the coach
}; the cards { $luck_way ->
    [gave] gave you { $luck } points
   *[took] took { $luck } points from you
}.
review-other = { $name }: { $lost } points below the coach, { $luck } by luck.
review-line = Points you could expect to end ahead, turn by turn
review-expectation = to be expected before the deal
review-luck = luck
review-own = own choices
review-others = the others’ choices
review-unseen = what could not be known
review-result = result: points ahead of the others
review-costly = What cost most
review-better = Chosen: “{ $made }”. “{ $better }” was worth { $points } points more, by what was known then.
review-none = Nothing that cost anything.
review-known = What was known then
review-about = Every choice was played out over the same worlds, drawn from what the seat knew at that moment. The parts add up to the result.
lens = What could be known
lens-about = In how many of the worlds that fit what { $name } knew each thing lies where.
lens-nothing = Nothing is hidden here.
lens-thing = Hidden
play-on = Play on from here
origin-imported = Brought in
origin-drawn = Played on
origin-true = Played on, true cards
origin-imported-more = The record of this game was brought in.
origin-drawn-more = This game goes on from a moment of another one, in a world drawn from what the seat knew then.
origin-true-more = This game goes on from a moment of another one, with the cards as they truly lay.
