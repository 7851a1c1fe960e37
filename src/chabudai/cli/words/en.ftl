# The terminal and the command line.
terminal-you = You
terminal-seat = Seat { $number }
terminal-menu = What shall we play?
terminal-menu-prompt = Number or name{" "}
terminal-menu-players = { $fewest }–{ $most } players
terminal-menu-unknown = Type a number from 1 to { $number }, the name of a game, or quit.
terminal-seats-prompt = How many at the table, { $fewest } to { $most }? Enter for { $usual }{" "}
terminal-seats-unknown = Type a number from { $fewest } to { $most }.
terminal-commitment = The deal is sealed, so that it can be checked later: { $commitment }
terminal-welcome = Type what stands before a choice, or its name. help shows what else you can type.
terminal-learn-first = First time? Learn it in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}: chabudai learn { $game }
terminal-times = { $sentence } (×{ $number })
terminal-turn = Your turn
terminal-over = The end
terminal-prompt = Your choice{" "}
terminal-only-prompt = Your choice (Enter for the only one){" "}
terminal-chosen = You choose: { $action }
terminal-send-prompt = Enter sends it, undo takes it back{" "}
terminal-step-of = Step { $step } of { $steps }
terminal-undone = Taken back. Nothing was sent.
terminal-taken-back = Taken back: your last choice and all that came after it.
terminal-revealed = You have seen what followed. undo anyway takes it back all the same; the record will say so.
terminal-nothing-to-undo = There is nothing to take back yet.
terminal-no-such-number = { $typed } is none of your choices: { $labels }.
terminal-which-one = Which one? { $choices }
terminal-no-such-thing = Nothing here is called { $typed }. what alone lists everything.
terminal-did-you-mean = Nothing here is called { $typed }. Did you mean: { $names }?
terminal-rules-chapters = The rules by chapters
terminal-rules-chapter = rules { $number }
terminal-rules-more = rules WORD finds a word, rules R2.4 a rule, rules all shows everything.
terminal-rules-nothing = The rules say nothing of { $topic }.
terminal-rule = Rule { $rule }
terminal-see-help = Type what stands before a choice, or its name; help shows more.
terminal-save-later = Not yet: the record of a running game would show hidden cards. You can save it at the end.
terminal-save-which = Say where: save FILE
terminal-save-exists = { $file } is there already: choose another name.
terminal-save-failed = { $file } cannot be written: { $why }.
terminal-saved = Saved: { $file }
terminal-hint = The coach would choose: { $action }
terminal-hint-only = There is only one choice.
terminal-hint-move = choice
terminal-hint-win = wins
terminal-hint-spread = spread
terminal-hint-points = points ahead
terminal-hint-depth = It looked up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} ahead.
terminal-nothing-yet = Nothing has happened yet.
terminal-confirm-on = Every choice waits for Enter before it is sent.
terminal-confirm-off = Every choice is sent at once.
terminal-left = You leave the table.
terminal-place = rank
terminal-player = player
terminal-score = score
terminal-lowest-wins = The lowest number wins.
terminal-highest-wins = The highest number wins.
terminal-seed = To play the same deal again: --seed { $seed }
terminal-end-prompt = again, save FILE, log, or Enter to leave{" "}
terminal-end-unknown = Type again for another game, save FILE, log, what, rules, or quit.
terminal-bot = bot: { $bot }
terminal-level-random = random
terminal-level-beginner = beginner
terminal-level-apprentice = apprentice
terminal-level-casual = casual
terminal-level-skilled = skilled
terminal-level-strong = strong
terminal-level-master = master
terminal-level-gambler = gambler
terminal-level-keeper = keeper
terminal-level-hoarder = hoarder

terminal-help-label = make the choice that stands behind it
terminal-help-name = choose by name, as much of it as is clear, in English or German
terminal-help-hint = what the coach would choose, and how the other choices compare
terminal-help-what = what a thing is, and what it is worth to you now; what alone lists everything
terminal-help-how = the aim, and how it plays, in ten lines
terminal-help-rules = how it plays and the chapters of the rules, or what they say of a topic
terminal-help-look = show the table and the choices again
terminal-help-undo = take back your last choice, until something was revealed
terminal-help-confirm = wait for Enter before a choice is sent, or do not
terminal-help-log = read what has happened so far
terminal-help-save = write the record to a file, once the game is over
terminal-help-quit = leave the table
terminal-word-hint = hint
terminal-word-what = what NAME
terminal-word-how = how
terminal-word-look = look
terminal-word-undo = undo
terminal-word-confirm = confirm
terminal-word-rules = rules TOPIC
terminal-word-log = log
terminal-word-save = save FILE
terminal-word-quit = quit

# Lessons.
lessons-of = Lessons of { $game }
lessons-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
lessons-which = Number of a lesson, Enter for { $next }, or quit{" "}
lessons-which-game = chabudai learn GAME, such as chabudai learn { $game }
lessons-done = done
lessons-title = Lesson { $number } of { $lessons }: { $name }
lessons-prompt = Your choice{" "}
lessons-try-again = Taken back: try again.
lessons-marked = The right one: { $choice }
lessons-finished = Lesson { $number } is done.
lessons-next = Enter for lesson { $number }, or quit{" "}
lessons-all-done = That was the last one. Now play: chabudai play { $game } --bot beginner
lessons-welcome = Nothing here counts: whatever you try is answered, and wrong choices are taken back. what NAME explains, quit leaves.

# What is wrong with a command line.
error-no-such-game = { $typed }: there is no such game (games: { $games }).{ $near }
error-no-such-bot = { $typed }: there is no such bot (bots: { $bots }).{ $near }
error-no-such-command = { $typed }: there is no such command.{ $near }
error-no-such-language = --language { $typed }: there is no such language (languages: { $languages }).
error-near = {" "}Did you mean { $names }?
error-no-such-option = { $option }: there is no such option.{ $near }
error-option-alone = { $option }: what follows it is missing, or too much.
error-missing = { $what } is missing.
error-value-int = a whole number belongs here.
error-value-float = a number belongs here.
error-value-ge = it is { $bound } at least.
error-value-le = it is { $bound } at most.
error-value-other = this cannot be used.
error-too-many = { $typed }: that is too much.
error-setting = { $option } { $given }: { $why }
error-not-toml = { $file }: the name of an edition file ends in .toml.
error-unplayable = { $edition }: with { $seats } seats the bots could not play it to the end ({ $why }).
error-not-a-pair = { $option } { $given }: write it as { $form }.
error-twice = { $option } { $given }: { $name } is given twice.
error-seed = --seed { $given }: a seed is a word or a number.
error-unreadable = { $file }: the file cannot be read ({ $why }).
error-too-large = { $file }: the file is too large (the most is { $most } MiB).
error-not-text = { $file }: the file is not text (byte { $byte } is no UTF-8).
error-other-plan = { $option } { $folder }: another data set was begun there.
error-no-token = { $name } is not set: it has the token of the bot's account.
error-server-refused = { $server }: { $why }
error-not-empty = { $option } { $folder }: the folder is not empty.
error-folder = { $option } { $folder }: the folder cannot be used ({ $why }).
error-other-run = { $option } { $folder }: something else is kept there. Choose another folder.
error-damaged-run = { $option } { $folder }: what is kept there cannot be read. Choose another folder.
error-seat = --seat { $seat }: the seats are 1 to { $last }.
error-step = --step { $step }: the record has { $steps } steps.
error-two-bots = --bots { $bots }: name at least two different bots.
error-budget = --bots { $bot }: after @ stands a number of simulations, from 1 to { $most }.
error-no-budget = --bots { $bot }: only the arena gives bots a budget of their own.
error-no-address = --host { $host }: there is no such address here ({ $why }).
error-port-taken = --port { $port }: something is listening there already. Another one: --port { $next }
error-port-forbidden = --port { $port }: this port is not allowed for you. Another one: --port 8000
error-no-lesson = { $typed }: the lessons of { $game } are 1 to { $most }.
error-no-lessons = { $game } has no lessons yet.
error-not-installed = { $what } is not installed. This installs it here: { $command }
error-list-what = list { $typed }: list people or tables.
error-say-yes = delete { $user }: the account would be gone for good: say --yes.
error-short-password = A password has { $least } letters at least.
error-contribution-seat = --contribution { $given }: the seats of this record are 1 to { $last }.
error-record-setup = { $file }: { $game } for { $seats } with { $options } cannot be set up: { $why }
error-plain = { $told }
stopped = Stopped.
stopped-simulation = Stopped: { $done } of { $games } games are counted.
stopped-nothing = Stopped before the first game was over.
stopped-kept = Stopped. What was played is kept in { $folder }; the same command goes on from there.

# The review of a game.
error-not-finished = { $file }: only a finished game can be reviewed.
review-sum = { $way ->
    [below] You played { $lost } points below the coach
   *[level] You played as well as the coach
}; the cards { $luck_way ->
    [gave] gave you { $luck } points
   *[took] took { $luck } points from you
}.
review-line = From left to right through the game: points you could expect to end ahead. { $luck_mark } luck, { $choice_mark } choices.
review-points = points ahead of the others
review-expectation = to be expected before the deal
review-luck = luck
review-own = your choices
review-others = the others' choices
review-unseen = what could not be known
review-result = result
review-known = What you knew then:
review-choice = { $action }: wins { $win } %, { $points } points ahead, ± { $spread }
review-costly = Step { $step }: you chose “{ $played }”. “{ $better }” was worth { $loss } points more, by what you knew then.
