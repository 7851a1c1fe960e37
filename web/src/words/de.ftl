# Der Rahmen des Tisches im Browser. Die Spiele sprechen aus ihren eigenen Katalogen.
you = Du
table = Tisch
board = Das Brett
beside = Neben dem Tisch
sum = Summe
close = Schließen
yes = Ja
no = Nein
save = Speichern
saved = Gespeichert.
skip = Zum Tisch springen
first = Anfang
last = Ende
next = Schritt vor
previous = Schritt zurück
play = Abspielen
pause = Anhalten
laying = Der Tisch wird gedeckt …
dealing = Die Karten werden ausgeteilt …
nowhere = Hier ist nichts.
to-lobby = Zum Eingang
offline = Der Server ist nicht zu erreichen. Neuer Versuch …
offline-wait = Gerade keine Verbindung. Versuch es gleich noch einmal.
banned = Du kommst hier nicht herein
banned-text = Die Verwaltung dieses Servers hat dieses Konto gesperrt.
signed-out-here = Du wurdest auf diesem Gerät abgemeldet. Du bist jetzt Gast.
new-version = Der Server hat eine neue Version.
reload = Neu laden
notice-turn = Du bist am Zug in { $title }.
notice-nudge = Jemand erinnert dich: Du bist am Zug in { $title }.
notice-rematch = Der Tisch für die Revanche in { $title } steht: Setz dich.

hero = Setz dich. Der Tisch ist gedeckt.
hero-more = { $count ->
    [4] Vier
   *[other] { $count }
} Spiele genau nach den Regeln, mit Freunden oder gegen Bots, die nie schummeln.
play-now = Gleich spielen
with-friends = Einrichten
players = { $fewest } bis { $most } Personen
my-tables = Meine Tische
my-tables-none = Noch keine Partien.
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand auf andere.
resume = Weiterspielen
seats-taken = { $taken } von { $seats } Plätzen
won-by = { $yours ->
    [yes] Gewonnen
   *[no] Sieg: { $names }
}
phase-open = wartet
phase-sealing = wird ausgeteilt
phase-playing = läuft
phase-closed = geschlossen
phase-over = zu Ende
some-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}

setup-title = Ein Tisch { $game }
setup-seats = Personen
setup-chairs = Wer wo sitzt
setup-friend = Ein Freund, per Link
setup-bot = Bot: { $level }
setup-clock = Uhr
setup-who = Wer mitspielen darf
setup-options = Optionen des Spiels
setup-begin = Beginnen
setup-invite = Tisch decken und einladen
clock-none = Ohne Uhr
clock-a-move = { $time } je Zug
clock-in-all = { $time } insgesamt
clock-in-all-and = { $time } insgesamt, je Zug { $increment } dazu
visibility-link = Wer den Link hat
visibility-open = Alle

seat-you = { $name } (du)
seat-number = Platz { $n }
seat-present = ist da
seat-away = ist gerade nicht da
seat-empty = Freier Platz
seat-bot = Bot: { $level }
seat-bot-adjusts = Bot: { $level }, so stark, wie es zum Gastgeber passt
seat-turn = Dieser Platz ist am Zug
host = Gastgeber
host-you = Du bist jetzt der Gastgeber.
host-acts = { $name }: was du als Gastgeber tun kannst
make-host = Zum Gastgeber machen
remove = Entfernen
removed = Entfernt:
removed-you = Du wurdest von diesem Tisch entfernt. Du kannst nur zusehen.
let-back = { $name } wieder zulassen
sit = Hinsetzen
hot-seat = Auch hier sitzen
stand-up = Aufstehen
change-seat = Hierher wechseln
name-ask = Wie heißt du?
name-here = Dein Name am Tisch
away-since = { $name } ist seit { $time } nicht da.
nudge = Erinnern
vote-bot = Einen Bot spielen lassen
vote-given = { $count ->
    [one] 1 Stimme für einen Bot
   *[other] { $count } Stimmen für einen Bot
}
bot-plays-for = Für { $names } spielt ein Bot.
add-bot = Einen Bot dazusetzen
drop-bot = { $name } wegschicken
bot-level = Bots
level-random = Zufall
level-beginner = Anfänger
level-apprentice = Lehrling
level-casual = Gelegenheit
level-skilled = Geübt
level-strong = Stark
level-master = Meister
level-gambler = Zocker
level-keeper = Hüter
level-hoarder = Hamsterer
level-adjusted = so stark wie du
bots-level = Nach Stärke
bots-character = Charaktere, alle stark
about-gambler = Spielt nur auf den Sieg, was es auch kosten mag
about-keeper = Spielt darauf, möglichst viele hinter sich zu lassen
about-hoarder = Spielt um jeden Punkt Vorsprung
fill-bots = Mit Bots auffüllen
start = Beginnen
wait-ready = Alle sind da.
wait-away = Alle Plätze sind besetzt. Noch nicht da: { $names }.
wait-more = Es fehlen noch Personen.
wait-host = Der Gastgeber beginnt die Partie.
invite = Einladen
invite-text = Verschick diesen Link, oder lass ein Telefon den Code lesen.
invite-link = Link zu diesem Tisch
invite-address = Adresse
invite-alone = Nur dieser Computer kann diesen Link öffnen. Für andere in deinem Netz beende den Server und starte ihn mit{" "}
invite-copy = Link kopieren
copied = Der Link ist kopiert.
qr = Code des Links, für ein Telefon zu lesen

your-turn = Du bist am Zug.
not-your-turn = Du bist nicht am Zug: { $name } entscheidet.
prompt-over = Die Partie ist zu Ende.
prompt-closed = Der Tisch ist geschlossen.
prompt-again = Noch einmal tippen: { $action }
prompt-pending = Deine Wahl ist unterwegs …
prompt-watch = Sieh zu, was geschieht …
prompt-thinks = { $name } überlegt …
prompt-waits = Warten auf { $name }.
more-moves = Weitere Möglichkeiten
step-of = Schritt { $step } von { $steps }
headings = Arten von Möglichkeiten
show-all = Alle { $count } zeigen
aim = Ziel:
new-here = Neu hier:
since = Seit deinem letzten Zug:
menu = Mehr
drawing = Als Text
known = Was du weißt
legend = Was die Zahlen bedeuten
moves = Was du tun kannst
hint = Tipp
hint-says = Der Trainer würde wählen:
hint-depth = Bis zu { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} vorausgeschaut.
undo = Zurücknehmen
undone = Ein Zug wurde zurückgenommen.
undo-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden?
undo-waits = Die anderen werden gefragt, ob du zurücknehmen darfst.
log = Verlauf
log-setup = Der Aufbau
log-all = Alle { $count } Ereignisse
log-moment = Diesen Moment zeigen
not-now = Geht gerade nicht. Drücke darauf, um zu lesen, warum.
rule = Regel { $rule }
chat = Gespräch
rules = Regeln
rules-now = Was jetzt zählt
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
spectating = Zuschauer
spectators = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
leave = Tisch verlassen
leave-text = Ein Bot hält deinen Platz. Du kannst jederzeit zurückkommen und ihn wieder übernehmen.
stay = Bleiben
resign = Partie aufgeben
resign-text = Ein Bot spielt deinen Platz zu Ende. Du bekommst ihn nicht zurück.
held-by-bot = Ein Bot spielt für dich.
flagged = Deine Zeit ist um: Ein Bot spielt für dich.
take-back = Ich spiele wieder selbst
no-table = Dieser Tisch lässt sich nicht öffnen
closed = Die Verwaltung dieses Servers hat diesen Tisch geschlossen.
only-record = Seit dieser Partie haben sich Regeln oder Material geändert: Zug um Zug lässt sie sich nicht mehr zeigen. Ihre Aufzeichnung ist da.
hand-over = Gerät weitergeben
hand-over-text = { $name } ist am Zug. Alle anderen schauen bitte weg.
hand-over-ready = Ich bin bereit

end-won = Du gewinnst!
end-shared = Du gewinnst mit anderen zusammen!
end-lost = { $names } gewinnt
end-lost-shared = { $names } teilen sich den Sieg
end-lowest = Die niedrigste Summe gewinnt.
end-erased = { $number }, gestrichen
end-moment = Diesen Moment zeigen
rematch-called = { $name } möchte noch einmal spielen.
rematch-join = Zur nächsten Partie
next-level = Stärkere Bots: { $level }
end-place = Rang
end-name = Name
chart = Punkte im Lauf der Partie
results = Ergebnis
rematch = Revanche
replay = Nachspielen
moment = Moment der Partie
link-moment = Link zu diesem Moment
export = Aufzeichnung speichern
check-deal = Austeilen prüfen
check-commitment = Das Geheimnis ist das, das vor dem Austeilen festgelegt wurde.
check-announced = Die Festlegung ist die, die dieser Browser vor dem Austeilen gesehen hat.
check-contribution = Was { $name } zum Austeilen beitrug, ist das Festgelegte.
check-seal = Kein Byte der Aufzeichnung wurde verändert.
check-draws = { $count ->
    [one] Die einzige Ziehung wurde nachgerechnet: Sie folgt aus dem Geheimnis und dem Beigetragenen.
   *[other] Alle { $count } Ziehungen wurden nachgerechnet: Jede folgt aus dem Geheimnis und dem Beigetragenen.
  }
check-commitment-not = Das Geheimnis ist nicht das, das festgelegt wurde.
check-announced-not = Die Festlegung ist nicht die, die dieser Browser vor dem Austeilen gesehen hat.
check-contribution-not = Was { $name } zum Austeilen beitrug, ist nicht das Festgelegte.
check-draws-not = Eine Ziehung folgt nicht aus dem Geheimnis: Es wurde etwas anderes ausgeteilt.
check-announced-unknown = Dieser Browser war vor dem Austeilen nicht am Tisch: Ob die Festlegung die damals angekündigte ist, kann er nicht sagen.
check-contribution-unknown = { $name } hatte einen Beitrag festgelegt, und er fehlt beim Austeilen. Nur der Browser von { $name } weiß, ob er rechtzeitig gesendet wurde.
check-own = Der eigene Beitrag dieses Browsers für { $name } ist beim Austeilen dabei.
check-own-not = Der eigene Beitrag dieses Browsers für { $name } fehlt beim Austeilen.
check-own-unknown = Dieser Browser hat zu diesem Austeilen nichts beigetragen.
check-published = Die Beiträge zum Austeilen sind die, die davor allen gezeigt wurden.
check-published-not = Die Beiträge zum Austeilen sind nicht die, die diesem Browser davor gezeigt wurden.
check-seal-not = Das Siegel passt nicht: Die Aufzeichnung wurde verändert.
check-more = Was bei jedem Schritt gezogen werden konnte, sagen die Regeln dieses Servers. „chabudai verify“ rechnet auch das aus der gespeicherten Aufzeichnung nach, auf deinem eigenen Rechner.

deal-changed = Traue diesem Austeilen nicht: Eine Festlegung oder ein Beitrag, die der Tisch vorher gezeigt hatte, wurde verändert oder zurückgenommen.
deal-left-out = Es wurde ohne den Beitrag dieses Browsers ausgeteilt, obwohl er rechtzeitig gesendet wurde. Entweder ging er auf der Leitung verloren, oder der Server hat ihn weggelassen.
deal-missed = Es wurde ohne den Beitrag dieses Browsers ausgeteilt: Er wurde nicht erfragt, während diese Seite offen war.
deal-play-on = Trotzdem weiterspielen
deal-elsewhere = Ein anderer Browser von dir gibt jetzt den Beitrag deines Platzes zum Austeilen.

profile = Profil
your-name = Dein Name am Tisch
history = Meine Partien
account = Konto
account-text = Du bist Gast auf diesem Gerät. Ein Name und ein Passwort bewahren deine Partien auf allen Geräten.
account-has = Du bist angemeldet als { $name }.
account-keep = Konto behalten
username = Benutzername
password = Passwort
username-hint = 3 bis 32 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche
password-change = Passwort ändern
password-ends = Alle anderen Geräte werden abgemeldet, und alle Zugangsschlüssel verfallen.
password-old = Altes Passwort
password-new = Neues Passwort
password-changed = Das Passwort ist geändert. Alle anderen Anmeldungen und alle Zugangsschlüssel sind beendet.
sessions = Wo du angemeldet bist
session-this = dieses Gerät
session-unknown = Ein Browser
session-on = { $browser } auf { $system }
session-since = Seit { $day }
session-seen = zuletzt benutzt { $ago }
session-end = Abmelden
session-end-others = Alle anderen Geräte abmelden
session-ended = Abgemeldet.
tokens = Zugangsschlüssel
tokens-text = Mit einem Zugangsschlüssel spielt ein Programm für dich, ohne dein Passwort. Wer ihn hat, kann alles, was du kannst: Nimm ihn zurück, wenn er verloren ging.
token-since = Ausgestellt am { $day }
token-drop = Zurücknehmen
token-label = Wofür der Zugangsschlüssel ist
token-make = Zugangsschlüssel ausstellen
token-once = Der Zugangsschlüssel „{ $name }“ wird nur dieses eine Mal gezeigt. Bewahre ihn jetzt auf.
token-value = Der Zugangsschlüssel
token-copy = Kopieren
token-copied = Der Zugangsschlüssel ist kopiert.
sign-in = Anmelden
sign-out = Abmelden
signed-in = Willkommen zurück.
forget = Konto löschen
forget-text = Dein Konto, seine Zugangsschlüssel und dein Name an den Tischen verschwinden für immer.

settings = Einstellungen
language = Sprache
theme = Darstellung
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
speed = Tempo der Bewegungen
speed-slow = Gemächlich
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
reduce-motion = Weniger Bewegung
sounds = Töne
ambience = Leise Klänge aus dem Garten
speech = Für Bildschirmleser
speech-short = Jeder Zug in Kürze
speech-full = Jedes Ereignis
speech-none = Nur, dass ich am Zug bin
letter-keys = Einzelne Buchstaben tun am Tisch etwas:
key-explain = erklärt, was den Fokus hat
key-repeat = sagt den letzten Zug noch einmal
key-prompt = sagt, was zu entscheiden ist
key-board = liest das Brett vor, Pfeile gehen weiter
key-skip = überspringt, was gezeigt wird, und schließt
confirm-taps = An Tischen mit anderen Personen zum zweiten Tippen auffordern
alerts = Melden, wenn ich am Zug bin und woanders hinsehe
alerts-refused = Der Browser erlaubt dieser Seite keine Meldungen.

# Looking back.
eyes = Mit wessen Augen
eyes-all = Zuschauer

# Warum der Server ablehnt, und was gesagt wird, wo er keinen dieser Gründe nennt.
why-not-signed-in = Du bist nicht angemeldet: Lade die Seite neu.
why-wrong-username-or-password = Benutzername oder Passwort stimmt nicht.
why-wrong-old-password = Das alte Passwort stimmt nicht.
why-username-taken = Dieser Benutzername ist vergeben.
why-username-already-set = Dieses Konto hat schon einen Benutzernamen.
why-account-just-changed = Das Konto wurde gerade geändert: Versuche es noch einmal.
why-no-such-session = Eine solche Anmeldung gibt es nicht.
why-no-such-token = Diesen Zugangsschlüssel gibt es nicht.
why-too-many-tokens = Du hast schon { $most } Zugangsschlüssel.
why-account-banned = Dieses Konto ist gesperrt.
why-no-such-person = Diese Person gibt es nicht.
why-not-banned = Diese Person ist nicht gesperrt.
why-guest-without-password = Diese Person ist Gast und hat kein Passwort.
why-nothing-to-see-in-name = Ein Name braucht einen Buchstaben, den man sieht.
why-name-too-long = Ein Name hat höchstens { $most } Zeichen.
why-no-such-table = Diesen Tisch gibt es nicht.
why-table-outdated = An diesem Tisch wurde nach Regeln oder mit Material ausgeteilt, die sich seither geändert haben.
why-only-record-left = Diese Partie wurde nach Regeln oder mit Material gespielt, die sich geändert haben: Nur ihre Aufzeichnung ist noch da.
why-only-for-host = Das kann nur der Gastgeber.
why-removed-from-table = Du wurdest von diesem Tisch entfernt.
why-not-removed = Diese Person wurde nicht entfernt.
why-own-seat = Das ist dein eigener Platz.
why-not-your-seat = Das ist nicht dein Platz.
why-no-seat-here = Du hast hier keinen Platz.
why-no-empty-chair = Alle Plätze sind besetzt.
why-no-bot-here = Hier sitzt kein Bot.
why-position-changed = Die Stellung hat sich inzwischen geändert.
why-hints-off = An diesem Tisch gibt es keine Tipps.
why-review-already-asked = Du wartest schon auf eine Auswertung, oder zu viele andere tun es: Versuche es später noch einmal.
why-no-bench = An diesem Server kann man nicht an Ausgaben arbeiten.
why-no-such-run = Diese Simulation gibt es nicht.
why-run-already-asked = Du wartest schon auf eine Simulation, oder zu viele andere tun es: Versuche es später noch einmal.
why-too-many-games = Mehr als { $most } Partien gehen nicht.
why-played-on-already = Diese Partie wurde selbst von einer anderen aus weitergespielt: Spiele von jener aus weiter.
why-record-not-whole = Nur die Aufzeichnung einer ganzen, regelgerechten Partie kann aufgenommen werden.
why-hint-out-of-turn = Du bist nicht am Zug.
why-hint-already-asked = Ein Bot überlegt schon einen Tipp für dich.
why-no-time-for-hint = Kein Bot hatte Zeit für einen Tipp: Frage noch einmal.
why-nothing-to-read = Darin steht nichts, was man lesen kann.
why-not-away = Diese Person ist da.
why-not-away-long-enough = Ein Bot kann nur für jemanden spielen, der seit { $seconds } Sekunden nicht da ist.
why-bot-plays-already = Hier spielt schon ein Bot.
why-not-their-turn = Diese Person ist nicht am Zug.
why-just-reminded = Die Person wurde gerade erst erinnert.
why-rematch-only-for-players = Eine Revanche kann nur verlangen, wer mitgespielt hat.
why-too-many-tables-followed = Du siehst schon { $most } Tischen zu: Verlass erst einen.
why-malformed = Etwas daran stimmt nicht: { $field }.
why-nothing-here = Hier ist nichts.
why-not-possible-here = Das geht hier nicht.
why-not-a-request = Das ist keine Anfrage.
why-request-too-slow = Die Anfrage kam nicht rechtzeitig.
why-request-too-large = Die Anfrage ist zu groß.
why-body-too-large = Das ist zu lang: Höchstens { $most } Bytes sind möglich.
why-head-too-large = Der Kopf der Anfrage ist zu groß.
why-foreign-origin = Diese Anfrage kam von einer fremden Seite.
why-foreign-name = So heißt dieser Server nicht.
why-too-many-requests = Zu viele Anfragen: Warte einen Augenblick.
why-too-many-visits = Zu viele neue Gäste oder Anmeldungen von dieser Adresse: Warte eine Minute.
why-too-many-connections = Zu viele Verbindungen: Schließ ein paar andere Fenster.
why-too-many-unfinished-tables = Zu viele deiner Tische sind noch nicht zu Ende: Spiel erst ein paar davon fertig.
why-too-many-new-tables = Zu viele neue Tische: Warte ein wenig.
why-too-many-lines = Zu viele Zeilen: Warte einen Augenblick.
why-not-stored = Es konnte nicht gespeichert werden: Versuch es noch einmal.
why-storage-silent = Der Speicher antwortet nicht.
why-broker-silent = Die Server erreichen einander nicht: Der Vermittler antwortet nicht.
why-server-stopping = Der Server wird beendet.
why-something-wrong = Hier ist etwas schiefgegangen.
problem-conflict = Das geht jetzt nicht.
problem-invalid = Daran stimmt etwas nicht.
problem-not-found = Das gibt es nicht.
problem-forbidden = Das darfst du nicht.
problem-unauthorized = Du bist nicht angemeldet.
problem-stale = Der Tisch hat sich inzwischen geändert.
problem-illegal-action = Das geht jetzt nicht.
problem-storage = Es konnte nicht gespeichert werden: Versuch es noch einmal.
problem-too-slow = Das hat zu lange gedauert.
problem-too-large = Das ist zu groß.
problem-misdirected = Das ist die falsche Adresse.
problem-too-many = Zu viel auf einmal: Warte einen Augenblick.
problem-http = Das hat nicht geklappt.
problem-draining = Der Server wird beendet.
problem-internal = Hier ist etwas schiefgegangen.
problem-other = Das hat nicht geklappt.

# Ein Spiel lernen, und seine Regeln.
learn = Lernen
learn-short = In 3 Minuten lernen
learn-first = Zum ersten Mal? In 3 Minuten gelernt
learn-on = Nächste Lektion ({ $done } von { $count } geschafft)
learn-title = { $title } lernen
lessons-time = { $count ->
    [one] Eine kurze Lektion
   *[other] { $count } kurze Lektionen
}, etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}.
lessons-begin = Beginnen
lessons-done = Du weißt genug für eine Partie { $title }.
lesson-done = geschafft
lesson-again = Noch einmal
next-lesson = Nächste Lektion
all-lessons = Alle Lektionen
no-lesson = Diese Lektion gibt es nicht.
no-lessons = Für dieses Spiel gibt es noch keine Lektionen.
first-game = Die erste Partie spielen
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
how-it-plays = So wird gespielt
on-the-table = Was auf dem Tisch liegt
contents = Inhalt
print = Drucken
rules-page = Alle Regeln auf einer eigenen Seite
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Einmal gefunden.
   *[other] { $count } Mal gefunden.
}
ruling-means = „Festlegung“ steht bei dem, was das Regelheft offen lässt und wir entschieden haben.

# Der Trainer.
study = Studieren
study-bring = Eine Partie mitbringen
study-bring-more = Die Aufzeichnung einer beendeten Partie, wie ein Tisch oder das Terminal sie speichert: zum Nachspielen, Durchsehen und Weiterspielen von jedem Moment.
study-file = Aufzeichnung wählen
study-paste = Oder die Aufzeichnung einfügen, oder den Link zu einem Tisch dieses Servers
study-paste-go = Mitbringen
study-elsewhere = Eine Partie eines anderen Servers wird von hier nicht geholt: dort öffnen, ihre Aufzeichnung speichern und sie hier wählen, ablegen oder einfügen.
study-nothing = Es ist noch nichts da zum Mitbringen.
puzzles = Finde den Zug
puzzles-more = Aus deinen durchgesehenen Partien: Momente, in denen eine Wahl klar die beste war.
bench = Werkbank
bench-more = Verändere, was in einer Schachtel liegt, spiele es sofort, und lass Bots zeigen, was es mit dem Spiel macht.
bench-open = Zur Werkbank
puzzles-none = Noch keine. Beende eine Partie und lass sie durchsehen.
puzzle-of = { $game }, { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}, Nr. { $number }
puzzle-title = Finde den Zug
puzzle-ask = Eine Wahl ist klar die beste. Welche?
puzzle-right = Gefunden.
puzzle-wrong = Nicht die beste.
puzzle-next = Zu den anderen
hint-thinking = Überlegt …
hints-announced = Alle sehen, wie viele Tipps du hattest.
setup-hints = Tipps des Trainers
hints-usual = Wie üblich: nur gegen Bots
hints-off = Aus
hints-free = Frei
mark-better = Kostete { $points } Punkte: Besser war „{ $better }“.
mark-best = Die beste Wahl.
mark-even = So gut wie die nächstbeste.
mark-only = Die einzige Möglichkeit.
seat-hints = { $count ->
    [one] 1 Tipp des Trainers
   *[other] { $count } Tipps des Trainers
}
rank-choice = Wahl
rank-win = Gewinnt
rank-points = Punkte voraus
rank-made = deine Wahl
review = Durchsicht
review-waiting = Andere Durchsichten sind vorher dran …
review-running = Der Trainer geht die Partie durch …
review-failed = Die Durchsicht ist nicht gelungen. Frage noch einmal danach.
review-sum = { $way ->
    [below] Du hast { $lost } Punkte schlechter gespielt als der Trainer
   *[level] Du hast so gut gespielt wie der Trainer
}; die Karten { $luck_way ->
    [gave] gaben dir { $luck } Punkte
   *[took] nahmen dir { $luck } Punkte
}.
review-other = { $name }: { $lost } Punkte schlechter als der Trainer, { $luck } durch Glück.
review-line = Wie viele Punkte Vorsprung am Ende zu erwarten waren, Zug für Zug
review-expectation = vor dem Austeilen zu erwarten
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-unseen = was niemand wissen konnte
review-result = Ergebnis: Punkte vor den anderen
review-costly = Was am meisten kostete
review-better = Gewählt: „{ $made }“. „{ $better }“ war nach dem, was bekannt war, { $points } Punkte mehr wert.
review-none = Nichts, was etwas gekostet hätte.
review-known = Was bekannt war
review-about = Jede Wahl wurde in denselben Welten ausgespielt, gezogen aus dem, was man in diesem Moment wusste. Die Teile ergeben zusammen das Ergebnis.
lens = Was man wissen konnte
lens-about = In wie vielen der Welten, die zu dem passen, was { $name } wusste, jedes Ding wo liegt.
lens-nothing = Hier ist nichts verborgen.
lens-thing = Verborgen
play-on = Von hier weiterspielen
origin-imported = Mitgebracht
origin-drawn = Weitergespielt
origin-true = Weitergespielt, wahre Karten
origin-imported-more = Die Aufzeichnung dieser Partie wurde mitgebracht.
origin-drawn-more = Diese Partie geht von einem Moment einer anderen weiter, in einer Welt, gezogen aus dem, was man dort wusste.
origin-true-more = Diese Partie geht von einem Moment einer anderen weiter, mit den Karten, wie sie wirklich lagen.
