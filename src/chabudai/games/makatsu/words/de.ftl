decision-choosing-holder = Das Los entscheidet, wer mit Meister Makatsu beginnt.
decision-drawing = Die Ninjas werden gezogen.
decision-playing = Spiel eine Karte aus deiner Hand.
decision-over = Das Spiel ist zu Ende.

action-play = Die { $colour ->
    [blue] blaue
    [yellow] gelbe
   *[purple] lila
} { $value } spielen
action-draw = Die { $colour ->
    [blue] blaue
    [yellow] gelbe
   *[purple] lila
} { $value } ziehen
action-figure = { $seat } beginnt mit Meister Makatsu

event-figure-given = { $seat_is ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} mit Meister Makatsu.
event-phase-begun = Durchgang { $phase } beginnt: { $rounds } Runden, und jeder Chip zählt { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
event-card-drawn = Du ziehst die { $colour ->
    [blue] blaue
    [yellow] gelbe
   *[purple] lila
} { $value }.
event-card-drawn-face-down = { $seat } zieht eine Karte.
event-round-begun = Durchgang { $phase }, Runde { $round }: { $seat_is ->
    [you] du beginnst.
   *[other] { $seat } beginnt.
}
event-card-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} die { $colour ->
    [blue] blaue
    [yellow] gelbe
   *[purple] lila
} { $value }.
event-reserve-put-aside = { $seat_is ->
    [you] Du legst deine
   *[other] { $seat } legt die
} letzten { $number } Karten als Reserve beiseite.
event-cards-kept = { $seat_is ->
    [you] Du behältst deine
   *[other] { $seat } behält die
} letzten { $number } Karten für die letzte Runde.
event-cards-left-over = { $seat_is ->
    [you] Du legst deine
   *[other] { $seat } legt die
} letzten { $number } Karten weg; sie zählen nicht.
event-tokens-taken = Die { $colour ->
    [blue] blaue
    [yellow] gelbe
   *[purple] lila
} { $value } ist die höchste Karte{ $why ->
    [last] { "," } mehrfach gespielt, und der letzte Beitrag entscheidet:
   *[highest] :
} { $seat_is ->
    [you] du nimmst
   *[other] { $seat } nimmt
} { $number ->
    [one] einen Chip zu { $points ->
        [one] einem Punkt.
       *[other] { $points } Punkten.
    }
   *[other] { $number } Chips zu je { $points ->
        [one] einem Punkt.
       *[other] { $points } Punkten.
    }
}
event-no-tokens-taken = Niemand hat { $colour ->
    [blue] Blau
    [yellow] Gelb
   *[purple] Lila
} gespielt: dafür nimmt niemand einen Chip.
event-figure-taken = Meister Makatsu geht von { $from_seat_is ->
    [you] dir
   *[other] { $from_seat }
} zu { $seat_is ->
    [you] dir.
   *[other] { $seat }.
}
event-figure-kept = Meister Makatsu bleibt bei { $seat_is ->
    [you] dir.
   *[other] { $seat }.
}
event-round-ended = Runde { $round } von Durchgang { $phase } ist vorbei; ihre Karten sind aus dem Spiel.
event-game-ended = Das Spiel ist zu Ende. Punkte: { $points }. { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $why ->
    [fewest] mit den wenigsten Punkten.
    [among-tied] bei Gleichstand, weil Meister Makatsu auf dieser Seite steht.
   *[outside-tie] mit Meister Makatsu, weil andere mit den wenigsten Punkten gleichauf liegen.
}

label-phase = Durchgang { $phase } von 3 · Runde { $round } von { $rounds } · Chips zu { $points }
label-over = Das Spiel ist zu Ende
label-hand = Deine Hand
label-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
label-places = Hand { $hand } · Stapel { $deck } · Reserve { $reserve }
label-figure = Meister Makatsu
label-pool = Vorrat: { $pool }
label-played = In früheren Runden gespielt

# Im Eingang.
about = Drei Tage Prüfungen beim strengsten Meister. Sei gut, aber nie am besten.
option-ties = Wer bei Gleichstand zahlt
option-figure = Wer mit der Figur beginnt
option-memory-aid = Karten früherer Runden zeigen
value-highest-last = Wer sie zuletzt spielte
value-last-of-colour = Wer zuletzt die Farbe spielte

# Auf dem Brett.
label-judged = In dieser Reihenfolge gewertet
label-blue = Blau
label-yellow = Gelb
label-purple = Lila
label-takes = die höchste nimmt { $count ->
    [one] eine Marke
   *[other] { $count } Marken
}

# Woraus sich eine Wertung zusammensetzt.
part-tokens = Marken zu { $points }

# Warum etwas jetzt nicht geht.
why-not-in-hand = Diese Karte ist nicht in deiner Hand.
why-only-chance-draws = Nur der Zufall zieht Karten und Lose.
why-must-draw-from-deck = Gezogen wird eine Karte, die noch im Stapel ist.
why-must-choose-holder = Jetzt wird bestimmt, wer die Figur zuerst hütet.
