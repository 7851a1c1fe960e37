# Hauptwörter, auf die verwiesen wird; `$colour`, `$value`, `$number` und `$points` kommen aus dem Satz ringsum.
colour = { $colour ->
    [blue] blaue
    [yellow] gelbe
   *[purple] lila
}
card = { colour } { $value }
card-named = { $colour ->
    [blue] Blau
    [yellow] Gelb
   *[purple] Lila
} { $value }
card-of = { $colour ->
    [blue] Blau
    [yellow] Gelb
   *[purple] Lila
} { $value } ({ $seat })
tokens = { $number ->
    [one] 1 Minus-Chip
   *[other] { $number } Minus-Chips
}
penalty = { $points ->
    [one] 1 Minus-Punkt
   *[other] { $points } Minus-Punkte
}
cost = { tokens } ({ penalty }){ $figure ->
    [taken] {" "}und Meister Makatsu
    [kept] {" "}und du behältst Meister Makatsu
   *[no] {""}
}

decision-choosing-holder = Meister Makatsu wird ausgelost.
decision-drawing = Die Ninjas werden gezogen.
decision-playing = Spiele eine Karte aus deiner Hand aus.
decision-over = Die Partie ist zu Ende.

action-play = Die { card } ausspielen
action-draw = Die { card } ziehen
action-figure = { $seat } beginnt mit Meister Makatsu

event-figure-given = { $seat_is ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} mit Meister Makatsu.
event-phase-begun = Durchgang { $phase } beginnt: { $rounds } Runden, und jeder Minus-Chip zählt { penalty }.
event-card-drawn = Du ziehst die { card }.
event-card-drawn-face-down = { $seat } zieht eine Karte.
many-card-drawn-face-down = { $seat } zieht { $count } Karten.
others-card-drawn-face-down = Die anderen ziehen je { $count } Karten.
event-round-begun = Durchgang { $phase }, Runde { $round }: { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-card-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} die { card } aus.
event-reserve-put-aside = { $seat_is ->
    [you] Du legst deine
   *[other] { $seat } legt die
} { $number ->
    [one] letzte Karte
   *[other] letzten { $number } Karten
} verdeckt in die Ninja-Ablage.
event-cards-kept = { $seat_is ->
    [you] Du behältst deine
   *[other] { $seat } behält die
} { $number ->
    [one] letzte Karte
   *[other] letzten { $number } Karten
} für die letzte Runde.
event-cards-left-over = { $seat_is ->
    [you] Du legst deine
   *[other] { $seat } legt die
} { $number ->
    [one] letzte Karte weg; sie zählt nichts.
   *[other] letzten { $number } Karten weg; sie zählen nichts.
}
event-tokens-taken = Die höchste { colour } Karte ist die { $value }{ $why ->
    [last] . Mehrere haben sie ausgespielt, { $seat_is ->
        [you] du zuletzt: Du nimmst
       *[other] { $seat } zuletzt: Dafür gibt es
    }
    [last-of-colour] . Mehrere haben sie ausgespielt; die letzte { colour } Karte kam von { $seat_is ->
        [you] dir: Du nimmst
       *[other] { $seat }: Dafür gibt es
    }
   *[highest] : { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    }
} { tokens } ({ $number ->
    [one] { penalty }
   *[other] je { penalty }
}).
event-no-tokens-taken = Niemand hat { $colour ->
    [blue] Blau
    [yellow] Gelb
   *[purple] Lila
} ausgespielt: Dafür gibt es keinen Minus-Chip.
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
event-game-ended = Die Partie ist zu Ende. Minus-Punkte: { $points_rising }. { $why ->
    [fewest] { $seat_is ->
        [you] Du gewinnst mit den wenigsten.
       *[other] { $seat } gewinnt mit den wenigsten.
    }
    [among-tied] { $seat_is ->
        [you] Ihr seid gleichauf, aber Meister Makatsu steht bei dir: Du gewinnst.
       *[other] Mehrere sind gleichauf, aber Meister Makatsu steht bei { $seat }: { $seat } gewinnt.
    }
   *[outside-tie] { $seat_is ->
        [you] Andere sind gleichauf, und Meister Makatsu steht bei dir: Du gewinnst.
       *[other] Andere sind gleichauf, und Meister Makatsu steht bei { $seat }: { $seat } gewinnt.
    }
}

label-phase = Durchgang { $phase } von 3 · Runde { $round } von { $rounds } · je Minus-Chip: { penalty }
label-phase-short = Durchgang { $phase } von 3 · Runde { $round } von { $rounds }
label-over = Die Partie ist zu Ende
label-hand = Deine Hand
label-points = { penalty }
label-places = Hand { $hand } · Dojo-Deck { $deck } · Ninja-Ablage { $reserve }
label-code = { $colour ->
    [blue] B
    [yellow] G
   *[purple] L
}{ $value }
label-figure = Meister Makatsu
label-pool = Minus-Chips im Vorrat: { $pool }
label-tokens-at = { $number } zu { $points }
label-tokens-taken = Minus-Chips: { $tokens }
label-played = In früheren Runden ausgespielt

# Im Eingang.
about = Drei Tage Prüfungen beim strengsten Meister. Sei gut, aber nie die Nummer eins.
option-ties = Gleichstand bei der höchsten Karte: wer die Minus-Chips nimmt
option-figure = Wer mit Meister Makatsu beginnt
option-memory-aid = Gedächtnisstütze: Karten früherer Runden zeigen
value-highest-last = Wer sie zuletzt ausgespielt hat
value-last-of-colour = Wer zuletzt eine Karte der Farbe ausgespielt hat

# Auf dem Brett.
label-judged = In dieser Reihenfolge gewertet
label-blue = Blau
label-yellow = Gelb
label-purple = Lila
label-takes = die höchste nimmt { $count ->
    [one] 1 Minus-Chip
   *[other] { $count } Minus-Chips
}

# Wie es sich selbst erklärt.
aim = Minus-Chips sind Strafen: Wer nach drei Durchgängen die wenigsten Minus-Punkte hat, gewinnt.

how-1 = Du hast eigene 24 Karten: 1 bis 8 in Blau, Gelb und Lila. 4 davon hast du auf der Hand.
how-2 = In jeder Runde spielen alle eine erste Karte aus, dann alle eine zweite.
how-3 = Dann wird jede Farbe gewertet: Ihre höchste Karte nimmt Minus-Chips.
how-4 = Blau 1 Minus-Chip, Gelb 2, Lila 1 und Meister Makatsu.
how-5 = Haben mehrere die höchste Karte ausgespielt, nimmt die Minus-Chips nur, wer es zuletzt tat.
how-5-ties-last-of-colour = Haben mehrere die höchste Karte ausgespielt, nimmt die Minus-Chips nur, wer von ihnen zuletzt irgendeine Karte dieser Farbe ausgespielt hat.
how-6 = Deine anderen zwei Karten kommen verdeckt in deine Ninja-Ablage: Mit ihr spielst du den nächsten Durchgang.
how-7 = Minus-Chips zählen in Durchgang 1 (6 Runden) 1 Punkt, in Durchgang 2 (3 Runden) 2, in Durchgang 3 (2 Runden) 3.
how-8 = Wer Meister Makatsu hat, beginnt die nächste Runde.
how-9 = Die allerletzten zwei Karten zählen nichts.
how-10 = Haben mehrere die wenigsten Punkte, gewinnt, wer Meister Makatsu hat, auch wer nicht dazugehört.

prompt-playing-begin = Du beginnst: Spiele die erste von zwei Karten aus.
prompt-playing-first = Spiele deine erste Karte aus. Am höchsten bisher: { $cards }.
prompt-playing-second = Spiele deine zweite Karte aus; die anderen zwei kommen in die Ninja-Ablage.
prompt-playing-second-kept = Spiele deine zweite Karte aus; die anderen zwei behältst du für die letzte Runde.
prompt-playing-second-end = Spiele deine letzte Karte aus; die anderen zwei zählen nichts.
note-last-round = Die letzte Runde: Zwei deiner vier Karten spielst du nie.
note-last-card = Du spielst zuletzt: Jede Karte zeigt, was sie nimmt.

then-highest = Die höchste { colour } Karte: Du nimmst { $cost }. { $after }
then-equal = So hoch wie die { $value } von { $other_seat }, aber später: Du nimmst { $cost }. { $after }
then-last = Bei Gleichstand die letzte { colour } Karte: Du nimmst { $cost }. { $after }
then-own = Du hast ohnehin die höchste { colour } Karte: nichts weiter. { $after }
then-below = Unter der { $value } von { $other_seat }: Sie nimmt nichts. { $after }
then-highest-so-far = Bisher die höchste { colour } Karte: { $cost }, wenn es so bleibt.
then-equal-so-far = So hoch wie die { $value } von { $other_seat }, aber später: { $cost }, wenn es so bleibt.
then-last-so-far = Bei Gleichstand bisher die letzte { colour } Karte: { $cost }, wenn es so bleibt.
then-own-so-far = Du hast bisher ohnehin die höchste { colour } Karte: nichts weiter.
then-below-so-far = Unter der { $value } von { $other_seat }: Sie nimmt nichts.
after-points = Dann hast du { penalty }.
after-won = Du endest mit { penalty } und gewinnst.
after-lost = Du endest mit { penalty }; { $other_seat } gewinnt.

about-card = Ist sie die höchste ihrer Farbe, nimmst du die Minus-Chips dieser Farbe.
name-card-played = { $card }, { $nth ->
    [1] erste
   *[2] zweite
} Karte von { $seat_is ->
    [you] dir
   *[other] { $seat }
}
now-taken = Bisher die höchste { colour } Karte: { $cost } für { $seat_is ->
    [you] dich
   *[other] { $seat }
}.
now-equal = So hoch wie { $other_seat_is ->
    [you] deine { colour } { $value }
   *[other] die { colour } { $value } von { $other_seat }
}, die später kam: Sie nimmt bisher nichts.
now-below = Unter { $other_seat_is ->
    [you] deiner { $value }
   *[other] der { $value } von { $other_seat }
}: Sie nimmt nichts.

name-price = { $colour ->
    [blue] Preis von Blau
    [yellow] Preis von Gelb
   *[purple] Preis von Lila
}
about-price = Die höchste { colour } Karte nimmt { tokens }{ $figure ->
    [yes] {" "}und Meister Makatsu.
   *[no] .
}
now-price = In diesem Durchgang: { penalty }.
now-price-taken = In diesem Durchgang: { penalty }. Bisher für { $seat_is ->
    [you] deine { $value }.
   *[other] die { $value } von { $seat }.
}
about-figure = Wer ihn hat, beginnt die Runde und gewinnt, wenn mehrere die wenigsten Punkte haben.
now-figure = Er steht bei { $holder_seat_is ->
    [you] dir.
   *[other] { $holder_seat }.
} Wäre jetzt Schluss, { $seat_is ->
    [you] gewännst du.
   *[other] gewänne { $seat }.
}
name-pool = Vorrat
about-pool = Minus-Chips, die in diesem Durchgang noch vergeben werden.
now-pool = { $number ->
    [0] In diesem Durchgang ist kein Minus-Chip mehr übrig.
   *[other] Für diesen Durchgang noch { tokens }: { penalty }.
}
about-progress = Drei Durchgänge mit 6, 3 und 2 Runden. Ein Minus-Chip zählt im ersten 1 Punkt, im zweiten 2, im dritten 3.
now-progress = Danach kommen noch { $rounds ->
    [0] keine Runde
    [one] 1 Runde
   *[other] { $rounds } Runden
} in diesem Durchgang und { $phases ->
    [0] kein weiterer Durchgang.
    [one] 1 weiterer Durchgang.
   *[other] { $phases } weitere Durchgänge.
}
name-plate = { $seat_is ->
    [you] Du
   *[other] { $seat }
}
about-plate = Minus-Punkte und Karten; die wenigsten Punkte gewinnen.
now-plate = { penalty }. Handkarten: { $hand }, im Dojo-Deck { $deck }, in der Ninja-Ablage { $reserve }.
name-tokens = { $seat_is ->
    [you] Deine Minus-Chips
   *[other] Minus-Chips von { $seat }
}
about-tokens = Jeder Minus-Chip kostet am Ende seine Punkte; was du genommen hast, behältst du.
tokens-of = { tokens } zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
now-tokens = { penalty }: { $tokens }.
now-no-tokens = Keine Minus-Chips: 0 Minus-Punkte.
name-deck = { $seat_is ->
    [you] Dein Dojo-Deck
   *[other] Dojo-Deck von { $seat }
}
about-deck = Die Karten, die in diesem Durchgang noch gezogen werden.
now-deck = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}, { $rounds ->
    [0] keine Runde mehr in diesem Durchgang.
    [one] noch 1 Runde in diesem Durchgang.
   *[other] noch { $rounds } Runden in diesem Durchgang.
}
name-reserve = { $seat_is ->
    [you] Deine Ninja-Ablage
   *[other] Ninja-Ablage von { $seat }
}
about-reserve = Bis zum nächsten Durchgang beiseite; niemand schaut hinein, aber du darfst dich erinnern.
now-reserve = { $number ->
    [0] Noch keine Karten.
    [one] 1 Karte.
   *[other] { $number } Karten.
}
name-past = { $seat_is ->
    [you] Deine Karten früherer Runden
   *[other] Karten früherer Runden von { $seat }
}
about-past = Aus dem Spiel; eine Gedächtnisstütze, weil dieser Tisch sie erlaubt.
cards-of = { $colour ->
    [blue] Blau
    [yellow] Gelb
   *[purple] Lila
} { $values }
now-past = Ausgespielt: { $cards }.

# Das Ende einer Partie.
story-fewest = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $points ->
    [one] 1 Minus-Punkt
   *[other] { $points } Minus-Punkten
}, { $ahead } weniger als { $other_seat_is ->
    [you] du
   *[other] { $other_seat }
}.
story-among-tied = { $seats } sind mit { $points ->
    [one] 1 Minus-Punkt
   *[other] { $points } Minus-Punkten
} gleichauf; Meister Makatsu steht bei { $seat_is ->
    [you] dir: Du gewinnst.
   *[other] { $seat }: { $seat } gewinnt.
}
story-outside-tie = { $seats } sind mit { $points ->
    [one] 1 Minus-Punkt
   *[other] { $points } Minus-Punkten
} gleichauf; Meister Makatsu steht bei { $seat_is ->
    [you] dir: Du gewinnst mit { $own }.
   *[other] { $seat }: { $seat } gewinnt mit { $own }.
}
story-phase = Durchgang { $phase } entschied: { $seat_is ->
    [you] Du nahmst
   *[other] { $seat } nahm
} { penalty }, { $other_seat_is ->
    [you] du
   *[other] { $other_seat }
} { $theirs }.
story-card = Teuerste Karte: { $seat_is ->
    [you] deine { card }
   *[other] die { card } von { $seat }
} in Durchgang { $phase }, { penalty }.
story-behind = Du hattest { penalty } mehr. Das meiste davon: Durchgang { $phase }.
story-figure = An Punkten lag es nicht: Meister Makatsu entschied.
part-phase = Durchgang { $phase }
unit = Minus-Punkte

# Warum etwas jetzt nicht geht.
why-not-in-hand = Diese Karte ist nicht in deiner Hand.
why-only-chance-draws = Nur der Zufall zieht Karten und Lose.
why-must-draw-from-deck = Ziehe eine Karte, die noch im Dojo-Deck ist.
why-must-choose-holder = Zuerst wird bestimmt, wer Meister Makatsu zuerst hat.

# Lektionen.
lesson-never-best-name = Nie die Nummer eins
lesson-never-best-task = Der strengste aller Meister sucht Fehler: Die höchste Karte jeder Farbe nimmt Minus-Chips. Die wenigsten Punkte gewinnen. Spiele eine Karte aus, die nicht die höchste ihrer Farbe ist.
lesson-never-best-yellow = Die höchste gelbe Karte: 2 Minus-Chips.
lesson-never-best-purple = Die höchste lila Karte: 1 Minus-Chip und Meister Makatsu.
lesson-never-best-end = Hanzo und Yoko zahlen. Du nicht.
lesson-equal-name = Gleich hoch, aber später
lesson-equal-task = Yokos blaue 5 ist die höchste. Bleibe darunter.
lesson-equal-later = So hoch wie Yokos, aber später: Du nimmst den Minus-Chip.
lesson-equal-yellow = Die höchste gelbe Karte: 2 Minus-Chips.
lesson-equal-end = Bei gleichen zahlt, wer zuletzt kam.
lesson-prices-name = Drei Preise
lesson-prices-task = Diesmal ist jede deiner Karten die höchste. Wähle die billigste.
lesson-prices-yellow = Gelb kostet 2.
lesson-prices-purple = Auch 1 Minus-Chip, aber mit Meister Makatsu beginnst du: Du spielst dann, ohne etwas zu sehen.
lesson-prices-end = Blau 1, Gelb 2, Lila 1, und du beginnst die nächste Runde.
lesson-keep-name = Was du behältst, kommt wieder
lesson-keep-task = Alle drei sind sicher. Welche willst du nicht wiedersehen?
lesson-keep-comes-back = Sicher, aber die gelbe 7 kommt in deine Ninja-Ablage, und in Durchgang 2 kostet Gelb 4 Punkte.
lesson-keep-end = Werde hohe Karten los, solange jemand höher liegt. Tipp: Niedrige Karten lohnt es aufzuheben.
lesson-last-two-name = Die letzten zwei zählen nichts
lesson-last-two-task = Die letzte Runde: Zwei deiner vier Karten spielst du nie. Welche zwei?
lesson-last-two-second = Und die zweite Karte?
lesson-last-two-highest = Jetzt die höchste ihrer Farbe: { $points } Punkte.
lesson-last-two-end = Was liegen bleibt, kostet nichts.
lesson-figure-name = Meister Makatsu entscheidet
lesson-figure-task = Blau kostet Hanzo 3, Gelb kostet Yoko 6: Beide kommen auf 19. Du hast 24. Kannst du noch gewinnen?
lesson-figure-hanzo = Yokos lila 1 nimmt 3 mehr: 22. Hanzo gewinnt mit 19.
lesson-figure-end = 27 Punkte, aber 19 und 19 sind gleich, und Meister Makatsu steht bei dir: Du gewinnst.

# Was der Trainer sagt.
fact-tokens = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} Minus-Chips
fact-figure = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} Meister Makatsu
place-deck = Dojo-Deck von { $seat }
place-reserve = Ninja-Ablage von { $seat }

# Arten von Zügen, als Überschriften eines Berichts.
verb-play = Eine Karte spielen
