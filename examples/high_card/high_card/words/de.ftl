decision-dealing = Die Karten werden gegeben.
decision-playing = Spiele eine Karte oder passe.
decision-over = Das Spiel ist zu Ende.

action-play = Die { $card } spielen
action-fold = Passen
action-deal = Die { $card } geben

event-card-dealt = Du bekommst die { $card }.
event-card-dealt-face-down = { $seat } bekommt eine Karte.
event-card-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} die { $card }.
event-folded = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-round-taken = Die { $card } ist die höchste Karte: { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} die Runde und { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-nobody-played = Alle haben gepasst: Niemand gewinnt die Runde.

# Im Eingang.
about = Drei Karten, drei Runden: Die höchste gewinnt, wenn andere sich trauen.

# Wie es sich erklärt.
aim = Nach drei Runden gewinnen die meisten Punkte.
verb-play = Eine Karte spielen
verb-fold = Passen

# Wie die Felder der Ansicht heißen.
label-decision = Jetzt
label-actor = Am Zug
label-round = Gespielte Runden
label-first-seat = Beginnt die Runde
label-hand = Deine Hand
label-hand-sizes = Handkarten
label-table = Auf dem Tisch
label-folded = Gepasst
label-gone = Aus dem Spiel
label-scores = Punkte

# Warum etwas jetzt nicht geht.
why-not-in-hand = Die Karte ist nicht auf deiner Hand.
why-only-chance-deals = Nur der Zufall gibt Karten.
why-must-deal-from-pack = Zu geben ist eine Karte, die noch im Stapel liegt.
