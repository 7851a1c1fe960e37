# Das Terminal und die Kommandozeile.
terminal-you = Du
terminal-seat = Platz { $number }
terminal-menu = Was spielen wir?
terminal-menu-prompt = Nummer oder Name{" "}
terminal-menu-players = { $fewest }–{ $most } Personen
terminal-menu-unknown = Tippe eine Nummer von 1 bis { $number }, den Namen eines Spiels oder ende.
terminal-seats-prompt = Wie viele am Tisch, { $fewest } bis { $most }? Enter für { $usual }{" "}
terminal-seats-unknown = Tippe eine Zahl von { $fewest } bis { $most }.
terminal-commitment = Das Austeilen ist versiegelt und später nachprüfbar: { $commitment }
terminal-welcome = Tippe, was vor einer Möglichkeit steht, oder ihren Namen. hilfe zeigt, was du noch tippen kannst.
terminal-learn-first = Zum ersten Mal? In { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} gelernt: chabudai learn { $game }
terminal-times = { $sentence } (×{ $number })
terminal-turn = Du bist am Zug
terminal-over = Spielende
terminal-prompt = Deine Wahl{" "}
terminal-only-prompt = Deine Wahl (Enter für die einzige Möglichkeit){" "}
terminal-chosen = Du wählst: { $action }
terminal-send-prompt = Enter schickt die Wahl ab, zurücknehmen nimmt sie zurück{" "}
terminal-step-of = Schritt { $step } von { $steps }
terminal-undone = Zurückgenommen. Nichts wurde abgeschickt.
terminal-taken-back = Zurückgenommen: deine letzte Wahl und alles danach.
terminal-revealed = Du hast gesehen, was danach kam. zurücknehmen trotzdem nimmt es doch zurück; die Aufzeichnung sagt es dann.
terminal-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
terminal-no-such-number = { $typed } steht nicht zur Wahl: { $labels }.
terminal-which-one = Welche Möglichkeit? { $choices }
terminal-no-such-thing = Hier heißt nichts { $typed }. was allein zählt alles auf.
terminal-did-you-mean = Hier heißt nichts { $typed }. Meinst du: { $names }?
terminal-rules-chapters = Die Regeln nach Kapiteln
terminal-rules-chapter = regeln { $number }
terminal-rules-more = regeln WORT findet ein Wort, regeln R2.4 eine Regel, regeln alles zeigt alles.
terminal-rules-nothing = In den Regeln steht nichts über { $topic }.
terminal-rule = Regel { $rule }
terminal-see-help = Tippe, was vor einer Möglichkeit steht, oder ihren Namen; hilfe zeigt mehr.
terminal-save-later = Noch nicht: Die Aufzeichnung einer laufenden Partie würde verdeckte Karten zeigen. Am Ende kannst du sie speichern.
terminal-save-which = Sag, wohin: speichern DATEI
terminal-save-exists = { $file } gibt es schon: Wähle einen anderen Namen.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $why }.
terminal-saved = Gespeichert: { $file }
terminal-hint = Der Trainer würde wählen: { $action }
terminal-hint-only = Es gibt nur eine Möglichkeit.
terminal-hint-move = Möglichkeit
terminal-hint-win = gewinnt
terminal-hint-spread = Streuung
terminal-hint-points = Punkte voraus
terminal-hint-depth = Er hat bis zu { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} vorausgeschaut.
terminal-nothing-yet = Noch ist nichts geschehen.
terminal-confirm-on = Jede Wahl wartet auf Enter, bevor sie abgeschickt wird.
terminal-confirm-off = Jede Wahl wird sofort abgeschickt.
terminal-left = Du verlässt den Tisch.
terminal-place = Rang
terminal-player = Person
terminal-score = Punkte
terminal-lowest-wins = Die niedrigste Zahl gewinnt.
terminal-highest-wins = Die höchste Zahl gewinnt.
terminal-seed = Um dieselben Karten noch einmal zu spielen: --seed { $seed }
terminal-end-prompt = revanche, speichern DATEI, verlauf, oder Enter zum Verlassen{" "}
terminal-end-unknown = Tippe revanche für die nächste Partie, speichern DATEI, verlauf, was, regeln oder ende.
terminal-bot = Bot: { $bot }
terminal-level-random = Zufall
terminal-level-beginner = Anfänger
terminal-level-apprentice = Lehrling
terminal-level-casual = Gelegenheit
terminal-level-skilled = geübt
terminal-level-strong = stark
terminal-level-master = Meister
terminal-level-gambler = Zocker
terminal-level-keeper = Hüter
terminal-level-hoarder = Hamsterer

terminal-help-label = wählen, was dahinter steht
terminal-help-name = mit dem Namen wählen, so viel davon, wie eindeutig ist, deutsch oder englisch
terminal-help-hint = was der Trainer wählen würde, und wie die anderen Möglichkeiten stehen
terminal-help-what = was ein Ding ist und was es dir jetzt bringt; was allein zählt alles auf
terminal-help-how = worum es geht und wie gespielt wird, in zehn Zeilen
terminal-help-rules = wie gespielt wird und die Kapitel der Regeln, oder was sie über ein Thema sagen
terminal-help-look = den Tisch und die Möglichkeiten noch einmal zeigen
terminal-help-undo = die letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde
terminal-help-confirm = vor dem Abschicken auf Enter warten oder nicht
terminal-help-log = lesen, was bisher geschah
terminal-help-save = die Aufzeichnung in eine Datei schreiben, wenn die Partie zu Ende ist
terminal-help-quit = den Tisch verlassen
terminal-word-hint = tipp
terminal-word-what = was NAME
terminal-word-how = wie
terminal-word-look = tisch
terminal-word-undo = zurücknehmen
terminal-word-confirm = bestätigen
terminal-word-rules = regeln THEMA
terminal-word-log = verlauf
terminal-word-save = speichern DATEI
terminal-word-quit = ende

# Lektionen.
lessons-of = Lektionen zu { $game }
lessons-minutes = { $minutes ->
    [one] etwa 1 Minute
   *[other] etwa { $minutes } Minuten
}
lessons-which = Nummer einer Lektion, Enter für { $next }, oder ende{" "}
lessons-which-game = chabudai learn SPIEL, zum Beispiel chabudai learn { $game }
lessons-done = fertig
lessons-title = Lektion { $number } von { $lessons }: { $name }
lessons-prompt = Deine Wahl{" "}
lessons-try-again = Zurückgenommen: Versuche es noch einmal.
lessons-marked = Richtig ist: { $choice }
lessons-finished = Lektion { $number } ist geschafft.
lessons-next = Enter für Lektion { $number }, oder ende{" "}
lessons-all-done = Das war die letzte. Jetzt spiele: chabudai play { $game } --bot beginner
lessons-welcome = Hier zählt nichts: Was du auch versuchst, wird beantwortet, und was nicht passt, wird zurückgenommen. was NAME erklärt, ende verlässt die Lektion.

# Was an einer Kommandozeile nicht stimmt.
error-no-such-game = { $typed }: Dieses Spiel gibt es nicht (Spiele: { $games }).{ $near }
error-no-such-bot = { $typed }: Diesen Bot gibt es nicht (Bots: { $bots }).{ $near }
error-no-such-command = { $typed }: Diesen Befehl gibt es nicht.{ $near }
error-no-such-language = --language { $typed }: Diese Sprache gibt es nicht (Sprachen: { $languages }).
error-near = {" "}Meinst du { $names }?
error-no-such-option = { $option }: Diese Option gibt es nicht.{ $near }
error-option-alone = { $option }: Was dahinter stehen muss, fehlt oder ist zu viel.
error-missing = { $what } fehlt.
error-value-int = Hier steht eine ganze Zahl.
error-value-float = Hier steht eine Zahl.
error-value-ge = Es ist mindestens { $bound }.
error-value-le = Es ist höchstens { $bound }.
error-value-other = Das lässt sich nicht benutzen.
error-too-many = { $typed }: Das ist zu viel.
error-setting = { $option } { $given }: { $why }
error-not-toml = { $file }: Der Name einer Editionsdatei endet auf .toml.
error-unplayable = { $edition }: Zu { $seats } konnten die Bots sie nicht zu Ende spielen ({ $why }).
error-not-a-pair = { $option } { $given }: Schreibe es als { $form }.
error-twice = { $option } { $given }: { $name } steht zweimal da.
error-seed = --seed { $given }: Hier steht ein Wort oder eine Zahl.
error-unreadable = { $file }: Die Datei lässt sich nicht lesen ({ $why }).
error-too-large = { $file }: Die Datei ist zu groß (höchstens { $most } MiB).
error-not-text = { $file }: Die Datei ist kein Text (Byte { $byte } ist kein UTF-8).
error-other-plan = { $option } { $folder }: Dort wurde ein anderer Datensatz begonnen.
error-no-token = { $name } ist nicht gesetzt: Dort steht das Token des Bot-Kontos.
error-server-refused = { $server }: { $why }
error-not-empty = { $option } { $folder }: Der Ordner ist nicht leer.
error-folder = { $option } { $folder }: Der Ordner lässt sich nicht benutzen ({ $why }).
error-other-run = { $option } { $folder }: Dort liegt schon etwas anderes. Wähle einen anderen Ordner.
error-damaged-run = { $option } { $folder }: Was dort liegt, lässt sich nicht lesen. Wähle einen anderen Ordner.
error-seat = --seat { $seat }: Die Plätze sind 1 bis { $last }.
error-step = --step { $step }: Die Aufzeichnung hat { $steps } Schritte.
error-two-bots = --bots { $bots }: Nenne mindestens zwei verschiedene Bots.
error-budget = --bots { $bot }: Nach @ steht eine Zahl von Simulationen, von 1 bis { $most }.
error-no-budget = --bots { $bot }: Eigene Budgets haben Bots nur in der Arena.
error-no-address = --host { $host }: Diese Adresse gibt es hier nicht ({ $why }).
error-port-taken = --port { $port }: Dort hört schon etwas anderes. Ein anderer: --port { $next }
error-port-forbidden = --port { $port }: Dieser Port ist dir nicht erlaubt. Ein anderer: --port 8000
error-no-lesson = { $typed }: Die Lektionen von { $game } sind 1 bis { $most }.
error-no-lessons = { $game } hat noch keine Lektionen.
error-not-installed = { $what } ist nicht installiert. So wird es hier installiert: { $command }
error-list-what = list { $typed }: Schreibe list people oder list tables.
error-say-yes = delete { $user }: Das Konto wäre für immer weg. Wenn du das willst: --yes
error-short-password = Ein Passwort hat mindestens { $least } Zeichen.
error-contribution-seat = --contribution { $given }: Die Plätze dieser Aufzeichnung sind 1 bis { $last }.
error-record-setup = { $file }: { $game } zu { $seats } mit { $options } lässt sich nicht aufbauen: { $why }
error-plain = { $told }
stopped = Angehalten.
stopped-simulation = Angehalten: { $done } von { $games } Partien sind gezählt.
stopped-nothing = Angehalten, bevor die erste Partie zu Ende war.
stopped-kept = Angehalten. Was gespielt ist, liegt in { $folder }; derselbe Befehl macht dort weiter.

# Die Durchsicht einer Partie.
error-not-finished = { $file }: Nur eine beendete Partie kann durchgesehen werden.
review-sum = { $way ->
    [below] Du hast { $lost } Punkte schlechter gespielt als der Trainer
   *[level] Du hast so gut gespielt wie der Trainer
}; die Karten { $luck_way ->
    [gave] gaben dir { $luck } Punkte
   *[took] nahmen dir { $luck } Punkte
}.
review-line = Von links nach rechts durch die Partie: wie viele Punkte Vorsprung am Ende zu erwarten waren. { $luck_mark } Glück, { $choice_mark } Entscheidungen.
review-points = Punkte vor den anderen
review-expectation = vor dem Austeilen zu erwarten
review-luck = Glück
review-own = deine Entscheidungen
review-others = Entscheidungen der anderen
review-unseen = was niemand wissen konnte
review-result = Ergebnis
review-known = Was du damals wusstest:
review-choice = { $action }: gewinnt zu { $win } %, { $points } Punkte voraus, ± { $spread }
review-costly = Schritt { $step }: Du hast „{ $played }“ gewählt. „{ $better }“ war nach dem, was du wusstest, { $loss } Punkte mehr wert.
