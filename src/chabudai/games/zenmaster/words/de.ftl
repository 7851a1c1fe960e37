decision-choosing-dealer = Der erste Geber wird ausgelost.
decision-dealing = Die Zahlenkarten werden ausgeteilt.
decision-turning = Die nächste Wertungskarte wird aufgedeckt.
decision-playing = Spiele eine Karte aus deiner Hand.
decision-over = Die Partie ist zu Ende.

action-play = Die { $card } spielen
action-deal = Die { $card } austeilen
action-turn = Wertungskarte { $score_card } aufdecken
action-dealer = { $seat } ist der erste Geber

event-game-begun = Durchgang { $game } beginnt. { $dealer_seat_is ->
    [you] Du bist der Geber.
   *[other] Geber ist { $dealer_seat }.
}
event-card-dealt = Du bekommst die { $card }.
event-card-dealt-face-down = { $seat } bekommt eine Karte.
others-card-dealt-face-down = Die anderen bekommen je { $count } Karten.
event-score-card-turned = Stich { $trick }: Die höchste Karte nimmt { $black } { $black ->
    [one] schwarzes Streichholz
   *[other] schwarze Streichhölzer
}, die niedrigste { $white } { $white ->
    [one] weißes Streichholz
   *[other] weiße Streichhölzer
}. { $seat_is ->
    [you] Du spielst aus.
   *[other] { $seat } spielt aus.
}
event-card-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} die { $card }.
event-matches-taken = { $colour ->
    [black] Die { $card } ist die höchste Karte:
   *[white] Die { $card } ist die niedrigste Karte:
} { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { matches }{ $cancelled ->
    [0] .
    [one] { "," } 1 Paar hebt sich auf.
   *[other] { "," } { $cancelled } Paare heben sich auf.
}
event-result-recorded = Durchgang { $game }: { $seat_is ->
    [you] Dein Ergebnis:
   *[other] Ergebnis von { $seat }:
} { $result }{ $penalty ->
    [0] .
   *[other] {" "}({ $penalty } davon, weil jemand eine 0 hat).
}
event-result-erased = { $seat_is ->
    [you] Deine 0 streicht deine { $result }
   *[other] Die 0 von { $seat } streicht die { $result }
} aus Durchgang { $game }.
event-match-ended = Die Partie ist zu Ende. Summen, die niedrigste gewinnt: { $totals_rising }.

label-game = Durchgang { $game } von { $games } · Stich { $trick } von 9
label-score-card = Wertungskarte: Die höchste Karte nimmt { $black } { $black ->
    [one] schwarzes Streichholz
   *[other] schwarze Streichhölzer
}, die niedrigste { $white } { $white ->
    [one] weißes Streichholz
   *[other] weiße Streichhölzer
}
label-no-score-card = Noch liegt keine Wertungskarte offen
label-dealer = { $seat_is ->
    [you] Geber: du
   *[other] Geber: { $seat }
}
label-score-deck = Kommen noch (schwarz/weiß), Reihenfolge unbekannt, nicht alle werden aufgedeckt: { $cards }
label-score-unused = Bleibt übrig (schwarz/weiß): { $cards }
label-marks = ▲ bisher die höchste · ▼ bisher die niedrigste
label-in-brackets = (in Klammern: von einer 0 gestrichen)
label-of-colour = { $colour ->
    [black] { $count } { $count ->
        [one] schwarzes
       *[other] schwarze
    }
   *[white] { $count } { $count ->
        [one] weißes
       *[other] weiße
    }
}
label-gone = In diesem Durchgang gespielt
label-hand = Deine Hand
label-cards-left = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
label-results = Ergebnisse { $results }, Summe { $total }
label-balanced = im Gleichgewicht

# Im Eingang.
about = Die höchste Karte nimmt Schwarz, die niedrigste Weiß. Finde das Gleichgewicht.
option-lead = Wer zum nächsten Stich ausspielt
option-ten-cards = 10 Karten für alle, die letzte bleibt ungespielt
option-zero-penalty = Ein Ergebnis von 0 kostet alle anderen 2
option-dealer = Erster Geber
value-dealer = Wer links vom Geber sitzt
value-highest = Wer die höchste Karte gespielt hat

# Auf dem Brett.
label-no-matches = im Gleichgewicht, keine Streichhölzer
label-black-matches = { $count } { $count ->
    [one] schwarzes Streichholz
   *[other] schwarze Streichhölzer
}
label-white-matches = { $count } { $count ->
    [one] weißes Streichholz
   *[other] weiße Streichhölzer
}
label-deals = Geber
label-pad = Ergebnisse
label-erased = gestrichen
label-one-game = Durchgang

# Woraus sich eine Wertung zusammensetzt.
part-game = Durchgang { $n }
unit = Summe

# Warum etwas jetzt nicht geht.
why-not-in-hand = Diese Karte ist nicht in deiner Hand.
why-only-chance-deals = Nur der Zufall teilt Karten aus und deckt sie auf.
why-must-deal-from-pack = Teile eine Karte aus, die noch im Nachziehstapel ist.
why-must-turn-from-deck = Decke eine Wertungskarte auf, die noch im Nachziehstapel ist.
why-must-choose-dealer = Zuerst wird der erste Geber bestimmt.

# Wie es sich selbst erklärt.
aim = Nimm möglichst wenige Streichhölzer: Nach { $games } Durchgängen gewinnt die niedrigste Summe.

how-1 = Du hast 9 Karten. Jede Zahl von 1 bis 50 gibt es einmal.
how-1-ten-cards-on = Du hast 10 Karten, die letzte bleibt ungespielt. Jede Zahl von 1 bis 50 gibt es einmal.
how-2 = Jeder Stich beginnt mit einer Wertungskarte: Schwarz für die höchste Karte, Weiß für die niedrigste.
how-3 = Reihum spielen alle eine Karte, welche sie wollen.
how-4 = Die höchste Karte nimmt die schwarzen Streichhölzer, die niedrigste die weißen. Dazwischen: nichts.
how-5 = Schwarz und Weiß heben sich paarweise auf: Du hast immer nur eine Farbe.
how-6 = Nach jedem Stich spielt die nächste Person aus.
how-6-lead-highest = Nach jedem Stich spielt aus, wer die höchste Karte gespielt hat.
how-7 = Nach 9 Stichen sind deine Streichhölzer dein Ergebnis, ob schwarz oder weiß.
how-8 = Ein Ergebnis von 0 streicht dein höchstes früheres Ergebnis.
how-8-zero-penalty-on = Ein Ergebnis von 0 streicht dein höchstes früheres Ergebnis und kostet alle, die keine 0 haben, 2.
how-9 = Es gibt so viele Durchgänge wie Personen. Die niedrigste Summe gewinnt.

group-cards = Deine Karten

prompt-playing-lead = Du spielst aus: Spiele eine Karte. Die höchste nimmt { $black } { $black ->
    [one] schwarzes
   *[other] schwarze
}, die niedrigste { $white } { $white ->
    [one] weißes
   *[other] weiße
}.
prompt-playing-one = Spiele eine beliebige Karte{ $side ->
    [above] : Alle sind höher
    [below] : Alle sind niedriger
   *[both] , höher oder niedriger
} als die { $card } ({ $seat }).
prompt-playing-some = Spiele eine Karte. Bisher ist { $highest } die höchste, { $lowest } die niedrigste.
prompt-playing-last = Du spielst zuletzt und nimmst { $ends }.
end-above = { $black } { $black ->
    [one] schwarzes
   *[other] schwarze
}{ $leads ->
    [yes] {" "}und das Ausspiel
   *[no] { "" }
} über { $highest }
end-below = { $white } { $white ->
    [one] weißes
   *[other] weiße
} unter { $lowest }
end-between = { $only ->
    [yes] nichts, welche du auch spielst
   *[no] sonst nichts
}
prompt-playing-only = Deine letzte Karte: Spiele die { $card }.

note-last-trick = Der letzte Stich: Was du danach hast, ist dein Ergebnis.
note-unused = { $number ->
    [one] 1 deiner Karten bleibt ungespielt.
   *[other] { $number } deiner Karten bleiben ungespielt.
}
note-zero = Ein Ergebnis von 0 würde deine { $result } aus Durchgang { $game } streichen.

# Eine Zahl von Streichhölzern, wo immer eine genannt wird.
matches = { $colour ->
    [black] { $number } { $number ->
        [one] schwarzes Streichholz
       *[other] schwarze Streichhölzer
    }
    [white] { $number } { $number ->
        [one] weißes Streichholz
       *[other] weiße Streichhölzer
    }
   *[none] im Gleichgewicht
}

then-highest = Die höchste: Du nimmst { $matches }{ $leads ->
    [yes] {" "}und spielst zum nächsten Stich aus.
   *[no] .
} { $after }
then-lowest = Die niedrigste: Du nimmst { $matches }. { $after }
then-between = Dazwischen: Du nimmst nichts, was auch folgt.
then-between-last = Dazwischen: Du nimmst nichts. { $highest_seat } nimmt { $black }, { $lowest_seat } { $white }.
then-between-end = Dazwischen: Du nimmst nichts. { $after }
then-highest-so-far = Bisher die höchste: { $matches }, wenn es so bleibt. Unbekannte Karten darüber: { $number }.
then-lowest-so-far = Bisher die niedrigste: { $matches }, wenn es so bleibt. Unbekannte Karten darunter: { $number }.
then-open = Es hängt von den anderen ab. Unbekannte Karten: { $higher } darüber, { $lower } darunter.
after-matches = Dann hast du { $matches }.
after-balance = Dann bist du im Gleichgewicht.
after-result = Dein Ergebnis: { $result }.
after-zero = Dein Ergebnis: 0. Sie streicht deine { $erased } aus Durchgang { $game }.

name-card = Die { $card }
name-card-played = { $seat_is ->
    [you] Die { $card }, von dir gespielt
   *[other] Die { $card }, gespielt von { $seat }
}
about-card = Die höchste Karte des Stichs nimmt Schwarz, die niedrigste Weiß, die übrigen nichts.
now-between = Dazwischen: { $seat_is ->
    [you] Du nimmst nichts.
   *[other] { $seat } nimmt nichts.
}
now-highest = Die höchste: { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $matches }.
now-lowest = Die niedrigste: { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $matches }.
now-highest-so-far = Bisher die höchste: { $matches } für { $seat_is ->
    [you] dich
   *[other] { $seat }
}, wenn es so bleibt.
now-lowest-so-far = Bisher die niedrigste: { $matches } für { $seat_is ->
    [you] dich
   *[other] { $seat }
}, wenn es so bleibt.

name-score-card = Wertungskarte: { $black } schwarz / { $white } weiß
about-score-card = Die höchste Karte nimmt { $black } { $black ->
    [one] schwarzes
   *[other] schwarze
}, die niedrigste { $white } { $white ->
    [one] weißes Streichholz
   *[other] weiße Streichhölzer
}.
now-score-card = Du nach diesem Stich, als höchste: { $highest }; als niedrigste: { $lowest }; sonst: { $between }.
name-score-deck = Wertungskarten, die noch kommen
about-score-deck = Diese sind übrig, Reihenfolge unbekannt; { $unused ->
    [0] alle kommen noch.
    [one] eine bleibt ungenutzt.
   *[other] { $unused } bleiben ungenutzt.
}
now-score-deck = Schwarz/Weiß: { $cards }.

name-dealer = { $seat_is ->
    [you] Geber: du
   *[other] Geber: { $seat }
}
about-dealer = Links vom Geber wird ausgespielt; nach jedem Stich ist die nächste Person der Geber.
about-dealer-highest = Zum ersten Stich wird links vom Geber ausgespielt, danach von der Person mit der höchsten Karte.
now-dealer = Nächster Stich: { $seat_is ->
    [you] Du spielst aus.
   *[other] { $seat } spielt aus.
}
about-progress = Ein Durchgang hat 9 Stiche, und es gibt so viele Durchgänge wie Personen.
now-progress = Danach kommen noch { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
} in diesem Durchgang und { $games ->
    [0] kein weiterer Durchgang.
    [one] 1 weiterer Durchgang.
   *[other] { $games } weitere Durchgänge.
}

name-plate = { $seat_is ->
    [you] Du
   *[other] { $seat }
}
about-plate = Die Streichhölzer dieses Durchgangs, die Handkarten und die Summe der Durchgänge davor; die niedrigste gewinnt.
now-plate = { $number ->
    [one] 1 Handkarte.
   *[other] { $number } Handkarten.
} In diesem Durchgang gespielt: { $cards }.
name-matches = { $seat_is ->
    [you] Deine Streichhölzer
   *[other] Streichhölzer von { $seat }
}
name-balance = { name-matches }: im Gleichgewicht
about-matches = Sie sind { $seat_is ->
    [you] dein Ergebnis
   *[other] das Ergebnis von { $seat }
}, wenn der Durchgang jetzt endet; die andere Farbe nimmt sie wieder weg.
now-matches = { $matches }: Ergebnis bisher { $result }.
about-balance = Keine Streichhölzer: eine 0, das beste Ergebnis.
now-balance = Eine 0 würde { $seat_is ->
    [you] deine { $result }
   *[other] die { $result } von { $seat }
} aus Durchgang { $game } streichen.
name-result = Durchgang { $game }: { $seat_is ->
    [you] dein Ergebnis
   *[other] Ergebnis von { $seat }
} { $result }
about-result-stands = Ein fertiger Durchgang; eine spätere 0 streicht das höchste Ergebnis, das noch steht.
about-result-erased = Von einer 0 gestrichen: Es zählt nicht mehr.
name-total = { $seat_is ->
    [you] Deine Summe
   *[other] Summe von { $seat }
}
about-total = Alle Ergebnisse zusammen, die noch stehen; die niedrigste Summe gewinnt die Partie.
now-total = Summe bisher: { $total }.
now-total-of = Ergebnisse { $results }; Summe bisher: { $total }.
result = { $erased ->
    [yes] { $result } (gestrichen)
   *[no] { $result }
}

# Das Ende einer Partie.
story-won-total = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit der Summe { $score }, { $ahead } weniger als { $other_seat_is ->
    [you] du
   *[other] { $other_seat }
}.
story-shared-total = { $seats } teilen sich den Sieg mit der Summe { $score }.
story-erased = { $seat_is ->
    [you] Deine 0
   *[other] Die 0 von { $seat }
} in Durchgang { $game } strich { $result }: Ohne sie { $other_seat_is ->
    [you] hättest du
   *[other] hätte { $other_seat }
} gewonnen.
story-game = Durchgang { $game } entschied: { $seat_is ->
    [you] Du nahmst
   *[other] { $seat } nahm
} { $result }.
story-trick = Teuerster Stich: Durchgang { $game }, Stich { $trick }, { $matches } für { $seat_is ->
    [you] dich.
   *[other] { $seat }.
}
story-behind = Du hattest { $behind } mehr. Das meiste davon: deine { $result } in Durchgang { $game }.

# Lektionen.
lesson-between-name = Dazwischen ist es sicher
lesson-between-task = Zwei Kräfte ziehen an dir: Schwarz und Weiß. Wenige Streichhölzer gewinnen. Die höchste Karte nimmt 4 schwarze, die niedrigste 1 weißes: Spiele eine, die nichts nimmt.
lesson-between-highest = Das wäre die höchste: 4 schwarze Streichhölzer.
lesson-between-lowest = Das wäre die niedrigste: 1 weißes Streichholz.
lesson-between-end = Dazwischen nimmst du nichts.
lesson-cancel-name = Schwarz heilt Weiß
lesson-cancel-task = Du hast 4 schwarze. Werde sie los.
lesson-cancel-nothing = Nichts genommen, aber deine 4 schwarzen bleiben.
lesson-cancel-highest = Die höchste: 1 schwarzes mehr.
lesson-cancel-end = 4 weiße heben 4 schwarze auf: im Gleichgewicht.
lesson-cheaper-name = Die billigere Seite
lesson-cheaper-task = Die höchste kostet 3, die niedrigste 6. Aiko spielt nach dir: Welche Seite ist billiger?
lesson-cheaper-lowest = Bleibt Aiko darüber, kostet dich das 6 weiße.
lesson-cheaper-too-high = Nur eine 50 könnte dich vor 3 schwarzen retten: Knapp über 30 reicht.
lesson-cheaper-end = Erst die Wertungskarte ansehen, dann die Hand.
lesson-leading-name = Ausspielen
lesson-leading-task = Du spielst aus und siehst noch nichts. Welche Karte landet in der Mitte?
lesson-leading-highest = Nur die 50 ist höher: Du nähmst 7 schwarze.
lesson-leading-lowest = Kaum etwas ist niedriger: Du nähmst 4 weiße.
lesson-leading-end = Beim Ausspielen ist die Mitte am sichersten.
lesson-zero-name = Die magische Null
lesson-zero-task = Nach neun Stichen sind deine Streichhölzer dein Ergebnis, ob schwarz oder weiß. Erreichst du noch die 0?
lesson-zero-stays = Nichts genommen, aber 3 schwarze bleiben, und die 0 ist dahin.
lesson-zero-last = Im Gleichgewicht, und noch ein Stich: Spiele deine letzte Karte.
lesson-zero-end = 0! Sie streicht deine 11. Die niedrigste Summe gewinnt, und eine 0 hilft doppelt. Tipp: Gegen Ende auf die 0 spielen.

# Was der Trainer sagt.
fact-black = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} schwarze Streichhölzer
fact-white = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} weiße Streichhölzer
place-undealt = nicht ausgeteilt

# Arten von Zügen, als Überschriften eines Berichts.
verb-play = Eine Karte spielen
