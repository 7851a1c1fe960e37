decision-revealing = Eine Aktionskarte wird in die Auslage aufgedeckt.
decision-dealing = Ein Rezept wird ausgeteilt.
decision-starting = Wer beginnt, wird ausgelost.
decision-cooking = Leg ein Plättchen oder spiel eine Aktionskarte; dann serviere oder bereite vor.
decision-placing = Wähl ein Feld für das Plättchen.
decision-moving-cup = Wähl ein leeres Feld für die Teetasse.
decision-switching = Wähl zwei benachbarte Felder zum Tauschen.
decision-chopping = Wähl ein Plättchen, das zurück in den Vorrat geht.
decision-serving = Serviere noch ein Rezept oder hör auf.
decision-gaining = Nimm eine Aktionskarte aus der Auslage.
decision-discarding = Du hast zu viele Aktionskarten: wirf eine ab.
decision-returning = Gib noch ein Rezept zurück oder hör auf.
decision-drawing = Wähl einen Stapel, von dem du ein Rezept ziehst.
decision-over = Das Spiel ist zu Ende.

action-take = { label-ingredient } nehmen
action-play = { label-effect } spielen
action-gain = { label-effect } aus der Auslage nehmen
action-wasabi = Den Wasabi-Vorrat nehmen
action-return = { $name } ({ $recipe }) zurückgeben
action-done = Fertig
action-serve = { $name } ({ $recipe }) servieren
action-place = Auf { $space } legen
action-cup = Die Teetasse auf { $space } stellen
action-switch = { $space } und { $other } tauschen
action-chop = { $space } abräumen
action-discard = { label-effect } abwerfen
action-draw = Ein { $length }er-Rezept ziehen
action-start = { $seat } beginnt
action-turn = { label-effect } aufdecken
action-deal = { $name } ({ $recipe }) austeilen

event-card-revealed = { label-effect } kommt in die Auslage.
event-deck-shuffled = Die abgeworfenen Karten werden zum neuen Aktionsstapel mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} gemischt.
event-recipe-drawn = Du ziehst { $name } ({ $recipe }).
event-recipe-drawn-face-down = { $seat } zieht ein { $length }er-Rezept.
event-recipe-returned = Du legst { $name } ({ $recipe }) unter seinen Stapel.
event-recipe-returned-face-down = { $seat } legt ein { $length }er-Rezept unter seinen Stapel.
event-turn-begun = { $seat_is ->
    [you] Du bist
   *[other] { $seat } ist
} { $final ->
    [0] am Zug.
   *[other] zum letzten Mal am Zug.
}
event-ingredient-taken = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { label-ingredient } aus dem Vorrat (noch { $left }).
event-cup-moved = { $seat_is ->
    [you] Du stellst
   *[other] { $seat } stellt
} die Teetasse von { $origin } auf { $space }.
event-tile-placed = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} { label-ingredient } auf { $space }{ $covered ->
    [none] .
   *[other] {", über"} { $covered }.
}
event-card-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} { label-effect }.
event-spaces-switched = { $seat_is ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { $space } und { $other }.
event-tile-chopped = { $seat_is ->
    [you] Du räumst
   *[other] { $seat } räumt
} { label-ingredient } von { $space } ab{ $uncovered ->
    [none] .
   *[other] {"; darunter"} liegt { $uncovered }.
}
event-recipe-served = { $seat_is ->
    [you] Du servierst
   *[other] { $seat } serviert
} { $name } ({ $recipe }) für { $score }{ $style ->
    [0] .
   *[other] {", mit"} Stil!
}
event-wasabi-gained = { $seat_is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $number } Wasabi { $source ->
    [style] für Stil
    [pool] aus dem Wasabi-Vorrat
   *[back] von der Rückseite des Rezepts
}. { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} jetzt { $dish }.
event-pool-filled = In den Wasabi-Vorrat kommen { $number }, jetzt liegen dort { $pool }.
event-card-gained = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { label-effect } aus der Auslage.
event-card-discarded = { $seat_is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { label-effect } ab.
event-endgame-begun = Das Brett ist voll oder der Vorrat leer: jeder hat noch einen Zug, { $seat_is ->
    [you] du
   *[other] { $seat }
} zuletzt.
event-game-ended = Das Spiel ist zu Ende. Punkte: { $scores }.

label-ingredient = { $ingredient ->
    [RIC] Reis
    [NOR] Nori
    [SAL] Lachs
    [TUN] Thunfisch
    [EEL] Aal
    [SHR] Garnele
    [CRA] Krabbe
    [SCA] Jakobsmuschel
    [CLA] Venusmuschel
    [AVO] Avocado
    [CUC] Gurke
    [EGG] Ei
    [TEM] Tempura
    [ROE] Rogen
   *[other] { $name }
}
label-effect = { $effect ->
    [switch] Tausch
    [chop] Schnitt
    [stack] Stapel
    [spicy] Scharf
   *[other] { $effect }
}
label-pantry = Vorrat
label-display = Auslage
label-pool = Wasabi-Vorrat: { $pool }
label-decks = Stapel
label-hand = Deine Rezepte
label-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
label-dish = { $number } Wasabi
label-served = { $number } serviert
label-holds = Rezepte der Länge { $lengths }
label-final = Endspiel: { $turns ->
    [one] noch ein Zug
   *[other] noch { $turns } Züge
}
label-tile = Plättchen in der Hand

# Im Eingang.
about = Ein volles Brett, geheime Rezepte. Serviere sie mit Stil.
option-solo = Allein um Punkte

# Auf dem Brett.
label-worth = Punkte
label-style = Wasabi, wenn mit Stil serviert
label-card = + Karte
label-return = Zurück

# Woraus sich eine Wertung zusammensetzt.
part-recipes = Rezepte aus { $length }
part-wasabi = Wasabi

# Warum etwas jetzt nicht geht.
why-must-return-recipes-or-finish = Rezepte deiner Hand gehen zurück, oder du bist fertig.
why-not-in-deck = Im Stapel ist keine solche Karte.
why-must-turn-up-card = Jetzt wird eine Aktionskarte aufgedeckt.
why-not-next-in-deck = Dieses Rezept ist in seinem Stapel nicht das nächste.
why-must-deal-recipe = Jetzt wird ein Rezept vom Stapel ausgeteilt.
why-not-a-seat = Diesen Platz gibt es nicht.
why-must-pick-starting-player = Jetzt wird ausgelost, wer beginnt.
why-no-tile-may-go-there = Dorthin darf jetzt kein Plättchen.
why-must-place-tile = Lege zuerst das genommene Plättchen.
why-teacup-needs-empty-space = Die Teetasse braucht ein leeres Feld.
why-must-move-teacup = Stelle zuerst die Teetasse auf ein leeres Feld.
why-one-card-at-a-time = Karten werden einzeln gespielt.
why-must-switch-spaces = Jetzt werden zwei benachbarte Felder getauscht.
why-space-empty = Auf diesem Feld liegt kein Plättchen.
why-must-chop-tile = Jetzt wird ein Plättchen abgeräumt.
why-not-on-display = In der Auslage liegt keine solche Karte.
why-must-gain-card = Nimm jetzt eine Aktionskarte aus der Auslage.
why-no-such-card-held = Eine solche Karte hast du nicht.
why-must-discard-card = Wirf jetzt eine deiner Aktionskarten ab.
why-deck-empty = Dieser Stapel ist leer.
why-must-draw-recipe = Zieh jetzt ein Rezept.
why-recipe-not-completed = Dieses Rezept ist nicht in deiner Hand, oder nichts in diesem Zug hat es vollendet.
why-must-serve-or-finish = Serviere noch ein Rezept, oder sag, dass du fertig bist.
why-card-of-no-use = Eine solche Karte hast du nicht, oder sie könnte jetzt nichts bewirken.
why-must-take-play-serve-or-prep = Wähle eine Zutat, eine Aktionskarte, Servieren oder Vorbereiten.
why-must-play-tile-first = Zuerst muss ein Plättchen gelegt werden.
why-recipe-not-in-hand = Dieses Rezept ist nicht in deiner Hand.
why-tile-already-played = Das Plättchen dieses Zuges ist schon gelegt.
why-pantry-empty = Davon ist nichts mehr im Vorrat.
why-no-empty-space = Es gibt kein leeres Feld für ein Plättchen.
