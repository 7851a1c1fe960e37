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
next = Weiter
previous = Zurück
play = Abspielen
pause = Anhalten
laying = Der Tisch wird gedeckt …
dealing = Die Karten werden verteilt …
nowhere = Hier ist nichts.
to-lobby = Zum Eingang
offline = Der Server ist nicht zu erreichen. Neuer Versuch …
offline-wait = Gerade keine Verbindung. Versuch es gleich noch einmal.
reconnecting = Verbinde …
new-version = Der Server hat eine neue Version.
reload = Neu laden
notice-turn = Du bist am Zug in { $title }.

hero = Setz dich. Der Tisch ist gedeckt.
hero-more = Vier Spiele genau nach den Regeln, mit Freunden oder gegen Bots, die nie schummeln.
play-now = Gleich spielen
with-friends = Einrichten
players = { $fewest } bis { $most } Personen
about-zenmaster = Die höchste Karte nimmt schwarz, die niedrigste weiß. Finde das Gleichgewicht.
about-makatsu = Drei Tage Prüfungen beim strengsten Meister. Sei gut, aber nie am besten.
about-maki-master = Ein volles Brett, geheime Rezepte. Serviere sie mit Stil.
about-ninjato = Überfalle nachts die Häuser, gewinne Gesandte, streue Gerüchte, mehre deine Ehre.
my-tables = Meine Tische
my-tables-none = Noch keine Partien.
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand auf Mitspieler.
phase-open = wartet
phase-sealing = wird gegeben
phase-playing = läuft
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
clock-move = Eine Minute je Zug
clock-total = Zehn Minuten, zehn Sekunden je Zug
visibility-link = Wer den Link hat
visibility-open = Alle
option-zenmaster-lead = Wer zum nächsten Stich ausspielt
option-zenmaster-ten-cards = Zehn Karten für jeden, die letzte bleibt übrig
option-zenmaster-zero-penalty = Eine Null kostet alle anderen zwei
option-zenmaster-dealer = Wer zuerst gibt
option-makatsu-ties = Wer bei Gleichstand zahlt
option-makatsu-figure = Wer mit der Figur beginnt
option-makatsu-memory-aid = Karten früherer Runden zeigen
option-maki-master-solo = Allein um Punkte
value-on = An
value-off = Aus
value-random = Das Los
value-dealer = Links vom Geber
value-highest = Die höchste Karte
value-highest-last = Wer sie zuletzt spielte
value-last-of-colour = Wer zuletzt die Farbe spielte

seat-you = { $name } (du)
seat-number = Platz { $n }
seat-present = ist da
seat-away = ist weg
seat-empty = Freier Stuhl
seat-bot = Bot: { $level }
seat-turn = Dieser Platz ist am Zug
host = Gastgeber
sit = Hinsetzen
hot-seat = Auch hier sitzen
add-bot = Einen Bot dazusetzen
drop-bot = { $name } wegschicken
bot-level = Bots
level-random = Zufall
level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-strong = Stark
level-master = Meister
fill-bots = Mit Bots auffüllen
start = Beginnen
wait-ready = Alle sind da.
wait-more = Es fehlen noch Mitspieler.
wait-host = Der Gastgeber beginnt das Spiel.
invite = Einladen
invite-text = Verschick diesen Link, oder lass ein Telefon den Code lesen.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
copied = Der Link ist kopiert.
qr = Code des Links, für ein Telefon zu lesen

your-turn = Du bist am Zug.
not-your-turn = Du bist nicht am Zug: { $name } entscheidet.
prompt-over = Das Spiel ist zu Ende.
prompt-again = Noch einmal tippen: { $action }
prompt-pending = Dein Zug ist unterwegs …
prompt-watch = Sieh zu, was geschieht …
prompt-thinks = { $name } überlegt …
prompt-waits = Warten auf { $name }.
more-moves = Weitere Züge
hint = Tipp
hint-says = Der Trainer würde wählen:
undo = Zurück
undone = Ein Zug wurde zurückgenommen.
undo-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden?
undo-waits = Die anderen werden gefragt, ob du zurücknehmen darfst.
log = Verlauf
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
leave = Gehen
leave-text = Ein Bot hält deinen Platz. Du kannst jederzeit zurückkommen und ihn wieder übernehmen.
stay = Bleiben
resign = Aufgeben
resign-text = Ein Bot spielt deinen Platz zu Ende. Du bekommst ihn nicht zurück.
held-by-bot = Ein Bot spielt für dich.
flagged = Deine Zeit ist um: ein Bot spielt für dich.
take-back = Ich spiele wieder selbst
no-table = Dieser Tisch lässt sich nicht öffnen
hand-over = Gerät weitergeben
hand-over-text = { $name } ist am Zug. Alle anderen schauen bitte weg.
hand-over-ready = Ich bin bereit

end-won = Du gewinnst!
end-shared = Du gewinnst mit anderen zusammen!
end-lost = { $names } gewinnt
end-place = Platz
end-name = Name
part-game = Spiel { $n }
part-tokens = Marken zu { $points }
part-recipes = Rezepte aus { $length }
part-wasabi = Wasabi
part-treasures-paid = Mit Schätzen bezahlt
part-clan-honor-scored = Clans
part-rumors-scored = Gerüchte
part-treasures-scored = Übrige Schätze
part-elites-scored = Elitewachen
chart = Punkte im Lauf des Spiels
results = Ergebnis
rematch = Noch einmal
replay = Nachspielen
moment = Moment des Spiels
link-moment = Link zu diesem Moment
export = Aufzeichnung speichern
check-deal = Geben prüfen
check-commitment = Das Geheimnis ist das, das vor dem Geben festgelegt wurde.
check-announced = Die Festlegung ist die, die dieser Browser vor dem Geben gesehen hat.
check-contribution = Was { $name } zum Geben beitrug, ist das Festgelegte.
check-seal = Kein Byte der Aufzeichnung wurde verändert.
check-draws = { $count ->
    [one] Die einzige Ziehung wurde nachgerechnet: Sie folgt aus dem Geheimnis und dem Beigetragenen.
   *[other] Alle { $count } Ziehungen wurden nachgerechnet: Jede folgt aus dem Geheimnis und dem Beigetragenen.
  }
check-commitment-not = Das Geheimnis ist nicht das, das festgelegt wurde.
check-announced-not = Die Festlegung ist nicht die, die dieser Browser vor dem Geben gesehen hat.
check-contribution-not = Was { $name } zum Geben beitrug, ist nicht das Festgelegte.
check-draws-not = Eine Ziehung folgt nicht aus dem Geheimnis: Es wurde etwas anderes gegeben.
check-seal-not = Das Siegel passt nicht: Die Aufzeichnung wurde verändert.
check-more = Was bei jedem Schritt gezogen werden konnte, sagen die Regeln dieses Servers. „chabudai verify“ rechnet auch das aus der gespeicherten Aufzeichnung nach, auf deinem eigenen Rechner.
check-https = Ein Browser rechnet das nur auf einer Seite mit HTTPS oder auf dem Rechner des Servers selbst. Speichere die Aufzeichnung und nimm stattdessen „chabudai verify“.

profile = Profil
your-name = Dein Name am Tisch
history = Meine Partien
account = Konto
account-text = Du bist Gast auf diesem Gerät. Ein Name und ein Passwort bewahren deine Partien auf allen Geräten.
account-has = Du bist angemeldet als { $name }.
account-keep = Konto behalten
username = Benutzername
password = Passwort
sign-in = Anmelden
sign-out = Abmelden
signed-in = Willkommen zurück.
forget = Konto löschen
forget-text = Dein Konto, seine Schlüssel und dein Name an den Tischen verschwinden für immer.

settings = Einstellungen
language = Sprache
theme = Licht
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
confirm-taps = An Tischen mit anderen Personen zum zweiten Tippen auffordern

zen-balanced = im Gleichgewicht, keine Streichhölzer
zen-black = { $count } { $count ->
    [one] schwarzes Streichholz
   *[other] schwarze Streichhölzer
}
zen-white = { $count } { $count ->
    [one] weißes Streichholz
   *[other] weiße Streichhölzer
}
zen-deals = gibt
zen-pad = Ergebnisse
zen-game = Spiel
mak-judged = In dieser Reihenfolge gewertet
mak-blue = Blau
mak-yellow = Gelb
mak-purple = Lila
mak-takes = die höchste nimmt { $count ->
    [one] eine Marke
   *[other] { $count } Marken
}
maki-worth = Punkte
maki-style = Wasabi, wenn mit Stil serviert
maki-card = + Karte
maki-return = Zurück
nin-fan = Fächer
nin-scroll = Rolle
nin-vase = Vase
nin-jade = Jade
nin-gold = Gold
nin-taira = Taira
nin-minamoto = Minamoto
nin-goshirakawa = Go-Shirakawa
nin-strength = Kraft
nin-stealth = List
nin-elite = Elite
nin-elite-guarded = von Elite bewacht
nin-mask = kann verkleidet werden
nin-track = Ehrenleiste

# Looking back.
eyes = Mit wessen Augen
eyes-all = Zuschauer

# Warum der Server ablehnt, und was gesagt wird, wo er keinen dieser Gründe nennt.
why-only-the-host-can-do-this = Das kann nur der Gastgeber.
why-every-chair-is-taken = Alle Plätze sind besetzt.
why-you-have-no-seat-here = Du hast hier keinen Platz.
why-no-bot-sits-here = Hier sitzt kein Bot.
why-the-position-has-changed-since = Die Stellung hat sich inzwischen geändert.
why-the-seat-has-resigned = Dieser Platz hat aufgegeben.
why-there-is-no-such-game = Dieses Spiel gibt es nicht.
why-there-is-no-such-edition = Diese Ausgabe gibt es nicht.
why-there-is-no-such-language = Diese Sprache gibt es nicht.
why-the-username-or-the-password-is-wrong = Benutzername oder Passwort stimmt nicht.
why-not-signed-in = Du bist nicht angemeldet.
why-there-is-no-such-table = Diesen Tisch gibt es nicht.
why-this-table-was-dealt-by-rules-or-components-that-have-changed-since = An diesem Tisch wurde nach Regeln oder mit Material gegeben, die sich seither geändert haben.
why-the-game-is-not-over = Das Spiel ist noch nicht zu Ende.
why-only-who-played-can-ask-for-a-rematch = Eine Revanche kann nur verlangen, wer mitgespielt hat.
why-it-is-not-your-turn = Du bist nicht am Zug.
why-the-account-has-a-username-already = Dieses Konto hat schon einen Benutzernamen.
why-there-are-20-tokens-already = Du hast schon 20 Zugangsmarken.
why-there-is-no-such-token = Diese Zugangsmarke gibt es nicht.
why-not-signed-in-post-api-visit-first = Du bist nicht angemeldet: Lade die Seite neu.
why-this-is-not-your-seat = Das ist nicht dein Platz.
why-the-chair-is-taken = Dieser Platz ist besetzt.
why-the-cards-are-being-dealt = Es wird gerade gegeben: versuche es gleich noch einmal.
why-every-chair-must-be-taken = Erst müssen alle Plätze besetzt sein.
why-this-is-not-the-contribution-that-was-committed-to = Das ist nicht der Beitrag, der festgelegt wurde.
why-the-game-has-not-begun = Das Spiel hat noch nicht begonnen.
why-no-person-sits-here = Hier sitzt niemand.
why-another-seat-asks-already = Jemand anders bittet schon darum.
why-somebody-who-must-agree-is-away = Jemand, der zustimmen müsste, ist gerade nicht da.
why-a-bot-plays-this-seat-take-it-back-first = Ein Bot spielt diesen Platz: Übernimm ihn zuerst wieder.
why-there-is-nothing-to-take-back = Es gibt nichts zurückzunehmen.
why-nothing-is-asked-of-this-seat = Dieser Platz wird nichts gefragt.
why-there-is-no-such-seat = Diesen Platz gibt es nicht.
why-a-clock-needs-a-time-above-0 = Eine Uhr braucht eine Zeit über 0.
why-only-a-total-time-has-an-increment = Nur eine Gesamtzeit hat einen Zuschlag.
why-the-username-is-taken = Dieser Benutzername ist vergeben.
why-it-could-not-be-stored-try-again = Es konnte nicht gespeichert werden: Versuch es noch einmal.
why-something-went-wrong-here = Hier ist etwas schiefgegangen.
why-too-many-new-guests-or-sign-ins-from-this-address = Zu viele neue Gäste oder Anmeldungen von dieser Adresse: Warte eine Minute.
why-the-storage-does-not-answer = Der Speicher antwortet nicht.
why-the-server-goes-down = Der Server wird beendet.
why-there-is-nothing-here = Hier ist nichts.
why-a-foreign-origin = Diese Anfrage kam von einer fremden Seite.
why-too-many-requests = Zu viele Anfragen: Warte einen Augenblick.
why-this-game-is-played-without-a-memory-aid-its-past-can-be-read-when-it-is-over = Dieses Spiel wird ohne Gedächtnisstütze gespielt: Was war, ist erst danach nachzulesen.
problem-conflict = Das geht jetzt nicht.
problem-invalid = Daran stimmt etwas nicht.
problem-not-found = Das gibt es nicht.
problem-forbidden = Das darfst du nicht.
problem-unauthorized = Du bist nicht angemeldet.
problem-stale = Der Tisch hat sich inzwischen geändert.
problem-illegal-action = Das geht jetzt nicht.
problem-storage = Es konnte nicht gespeichert werden: Versuch es noch einmal.
problem-other = Das hat nicht geklappt.
