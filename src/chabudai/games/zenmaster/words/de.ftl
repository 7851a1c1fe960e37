decision-choosing-dealer = Der erste Geber wird ausgelost.
decision-dealing = Die Zahlenkarten werden verteilt.
decision-turning = Die nächste Wertungskarte wird aufgedeckt.
decision-playing = Spiel eine Karte aus deiner Hand.
decision-over = Die Partie ist zu Ende.

action-play = Die { $card } spielen
action-deal = Die { $card } austeilen
action-turn = Wertungskarte { $score_card } aufdecken
action-dealer = { $seat } gibt zuerst

event-game-begun = Spiel { $game } beginnt. { $dealer_seat_is ->
    [you] Du gibst.
   *[other] { $dealer_seat } gibt.
}
event-card-dealt = Du bekommst die { $card }.
event-card-dealt-face-down = { $seat } bekommt eine Karte.
event-score-card-turned = Stich { $trick }: die höchste Karte nimmt { $black } schwarze, die niedrigste { $white } weiße. { $seat_is ->
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
    [you] du nimmst
   *[other] { $seat } nimmt
} { $number } { $number ->
    [one] { $colour ->
        [black] schwarzes
       *[white] weißes
    } Streichholz
   *[other] { $colour ->
        [black] schwarze
       *[white] weiße
    } Streichhölzer
}{ $cancelled ->
    [0] .
    [one] { "," } ein Paar hebt sich auf.
   *[other] { "," } { $cancelled } Paare heben sich auf.
}
event-result-recorded = Spiel { $game }: { $seat_is ->
    [you] du schreibst
   *[other] { $seat } schreibt
} { $result }{ $penalty ->
    [0] .
   *[other] {" "}({ $penalty } davon, weil jemand im Gleichgewicht war).
}
event-result-erased = Die 0 streicht { $seat_is ->
    [you] deine
   *[other] von { $seat } die
} { $result } aus Spiel { $game }.
event-match-ended = Die Partie ist zu Ende. Summen: { $totals }.

label-game = Spiel { $game } von { $games } · Stich { $trick } von 9
label-score-card = Wertungskarte: die höchste nimmt { $black } schwarze, die niedrigste { $white } weiße
label-no-score-card = Keine Wertungskarte liegt offen
label-dealer = { $seat_is ->
    [you] du gibst
   *[other] { $seat } gibt
}
label-score-deck = Verdeckte Wertungskarten: { $cards }
label-hand = Deine Hand
label-cards-left = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
label-results = Ergebnisse { $results }
label-balanced = im Gleichgewicht

# Im Eingang.
about = Die höchste Karte nimmt schwarz, die niedrigste weiß. Finde das Gleichgewicht.
option-lead = Wer zum nächsten Stich ausspielt
option-ten-cards = Zehn Karten für jeden, die letzte bleibt übrig
option-zero-penalty = Eine Null kostet alle anderen zwei
option-dealer = Wer zuerst gibt
value-dealer = Links vom Geber
value-highest = Die höchste Karte

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
label-deals = gibt
label-pad = Ergebnisse
label-one-game = Spiel

# Woraus sich eine Wertung zusammensetzt.
part-game = Spiel { $n }

# Warum etwas jetzt nicht geht.
why-not-in-hand = Diese Karte ist nicht in deiner Hand.
why-only-chance-deals = Nur der Zufall gibt und deckt Karten auf.
why-must-deal-from-pack = Gegeben wird eine Karte, die noch im Packen ist.
why-must-turn-from-deck = Aufgedeckt wird eine Wertungskarte, die noch im Stapel ist.
why-must-choose-dealer = Jetzt wird bestimmt, wer zuerst gibt.
