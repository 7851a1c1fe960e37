decision-revealing = Eine Aktionskarte wird in die Auslage aufgedeckt.
decision-dealing = Ein Rezept wird ausgeteilt.
decision-starting = Wer beginnt, wird ausgelost.
decision-cooking = Lege ein Plättchen, dann serviere oder bereite vor.
decision-placing = Wähle ein Feld für das Plättchen.
decision-moving-cup = Wähle ein leeres Feld für die Teetasse.
decision-switching = Wähle zwei benachbarte Felder zum Tauschen.
decision-chopping = Wähle ein Plättchen, das zurück in die Speisekammer geht.
decision-serving = Serviere noch ein Rezept oder höre auf.
decision-gaining = Nimm eine Aktionskarte aus der Auslage.
decision-discarding = Du hast zu viele Aktionskarten: Wirf eine ab.
decision-returning = Gib noch ein Rezept zurück oder höre auf.
decision-drawing = Wähle einen Rezeptstapel, von dem du ziehst.
decision-over = Die Partie ist zu Ende.

action-take = { label-ingredient } nehmen
action-play = „{ label-effect }“ spielen: { label-effect-short }
action-gain = „{ label-effect }“ nehmen: { label-effect-short }
action-wasabi = Alles Wasabi aus dem Wasabi-Topf nehmen
action-return = { $name } zurückgeben
action-done = Aufhören und Rezepte ziehen
action-serve = { $name } servieren
action-place = Auf { $space } legen
action-cup = Die Teetasse auf { $space } stellen
action-switch = { $space } und { $other } tauschen
action-chop = Das Plättchen auf { $space } abräumen
action-discard = „{ label-effect }“ abwerfen
action-draw = Ein { $length }er-Rezept ziehen
action-start = { $seat } beginnt
action-turn = „{ label-effect }“ aufdecken
action-deal = { $name } austeilen

event-card-revealed = „{ label-effect }“ kommt in die Auslage.
many-card-revealed = { $count } Aktionskarten kommen in die Auslage.
event-deck-shuffled = Der Ablagestapel wird zum neuen Aktionsstapel mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} gemischt.
event-recipe-drawn = Du ziehst { $name }.
event-recipe-drawn-face-down = { $seat } zieht ein { $length }er-Rezept.
many-recipe-drawn-face-down = { $seat } zieht { $count } Rezepte: Länge { $length }.
others-recipe-drawn-face-down = Die anderen ziehen je { $count } Rezepte.
event-recipe-returned = Du legst { $name } unter seinen Rezeptstapel.
event-recipe-returned-face-down = { $seat } legt ein { $length }er-Rezept unter seinen Rezeptstapel.
many-recipe-returned-face-down = { $seat } legt { $count } Rezepte unter ihre Rezeptstapel: Länge { $length }.
event-turn-begun = { $final ->
    [0] { $seat_is ->
        [you] Du bist
       *[other] { $seat } ist
    } am Zug.
   *[other] { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } den Schlusszug.
}
event-ingredient-taken = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { label-ingredient } aus der Speisekammer (noch { $left }).
event-cup-moved = { $seat_is ->
    [you] Du stellst
   *[other] { $seat } stellt
} die Teetasse von { $origin } auf { $space }.
event-tile-placed = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} { label-ingredient } auf { $space }{ $covered ->
    [none] .
   *[other] , obendrauf auf { label-covered }.
}
event-card-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} „{ label-effect }“.
event-spaces-switched = { $seat_is ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { $space } und { $other }.
event-tile-chopped = { $seat_is ->
    [you] Du räumst
   *[other] { $seat } räumt
} { label-ingredient } von { $space } ab{ $uncovered ->
    [none] .
   *[other] ; dort liegt jetzt { label-uncovered }.
}
event-recipe-served = { $seat_is ->
    [you] Du servierst
   *[other] { $seat } serviert
} { $name } für { label-points }{ $length ->
    [2] .
   *[other] { $style ->
        [0] .
       *[other] , mit Stil!
    }
}
event-wasabi-gained = { $seat_is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $number } Wasabi { $source ->
    [style] für Stil
    [pool] aus dem Wasabi-Topf
   *[back] von der Rückseite des Rezepts
} und { $seat_is ->
    [you] hast
   *[other] hat
} jetzt { $dish }.
event-pool-filled = In den Wasabi-Topf { $number ->
    [one] kommt 1 Wasabi
   *[other] kommen { $number } Wasabi
}; jetzt { $pool ->
    [one] ist es 1
   *[other] sind es { $pool }
}.
event-card-gained = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} „{ label-effect }“ aus der Auslage.
event-card-discarded = { $seat_is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} „{ label-effect }“ ab.
event-endgame-begun = { $cause ->
    [pantry] Die Speisekammer ist leer
   *[board] Das Brett ist voll
}: Alle haben noch einen Schlusszug, { $seat_is ->
    [you] du
   *[other] { $seat }
} zuletzt.
event-game-ended = Die Partie ist zu Ende. Punkte: { $scores_falling }.

label-ingredient = { usual-ingredient }
usual-ingredient = { $ingredient ->
    [RIC] Reis
    [NOR] Nori
    [SAL] Lachs
    [TUN] Thunfisch
    [EEL] Aal
    [SHR] Garnele
    [CRA] Krebs
    [SCA] Jakobsmuschel
    [CLA] Venusmuschel
    [AVO] Avocado
    [CUC] Gurke
    [EGG] Omelett
    [TEM] Tempura
    [ROE] Rogen
   *[other] { $name }
}
label-covered = { usual-covered }
usual-covered = { $covered ->
    [RIC] Reis
    [NOR] Nori
    [SAL] Lachs
    [TUN] Thunfisch
    [EEL] Aal
    [SHR] Garnele
    [CRA] Krebs
    [SCA] Jakobsmuschel
    [CLA] Venusmuschel
    [AVO] Avocado
    [CUC] Gurke
    [EGG] Omelett
    [TEM] Tempura
    [ROE] Rogen
   *[other] { $covered_name }
}
label-uncovered = { usual-uncovered }
usual-uncovered = { $uncovered ->
    [RIC] Reis
    [NOR] Nori
    [SAL] Lachs
    [TUN] Thunfisch
    [EEL] Aal
    [SHR] Garnele
    [CRA] Krebs
    [SCA] Jakobsmuschel
    [CLA] Venusmuschel
    [AVO] Avocado
    [CUC] Gurke
    [EGG] Omelett
    [TEM] Tempura
    [ROE] Rogen
   *[other] { $uncovered_name }
}
label-code = { usual-code }
usual-code = { $ingredient ->
    [RIC] REI
    [SAL] LAC
    [TUN] THU
    [EEL] AAL
    [SHR] GAR
    [CRA] KRE
    [SCA] JAK
    [CLA] VEN
    [CUC] GUR
    [EGG] OME
    [ROE] ROG
   *[other] { $ingredient }
}
label-effect = { usual-effect }
usual-effect = { $effect ->
    [switch] Tausch
    [chop] Abräumen
    [stack] Obendrauf
    [spicy] Extrascharf
   *[other] { $effect }
}
label-effect-short = { $effect ->
    [switch] zwei benachbarte Felder vertauschen
    [chop] ein Plättchen zurück in die Speisekammer
    [stack] ein Plättchen darf auf ein anderes
   *[spicy] in diesem Zug ein Plättchen mehr
}
label-pantry = Speisekammer
label-display = Auslage
label-pool = Wasabi-Topf: { $pool }
label-action-deck = Aktionsstapel: noch { $left }; Ablagestapel: { $discards }
label-decks = Rezeptstapel
label-hand = Deine Rezepte
label-no-recipes = keine
label-points = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
label-dish = { $number } Wasabi
label-served = { $number } serviert
label-served-recipe = { $name } ({ label-points })
label-holds = Rezepte: Längen { $lengths }
label-final = Endspiel: { $turns ->
    [one] noch 1 Schlusszug
   *[other] noch { $turns } Schlusszüge
}
label-tile = Plättchen in der Hand
label-teacup = Teetasse
label-legend-teacup = (_) Teetasse
label-legend-changed = [ ] in diesem Zug verändert
label-legend-pile = Zahl hinter einem Plättchen: so viele im Turm
label-empty = leer
label-neighbour = { $where ->
    [above] darüber { $what }
    [below] darunter { $what }
    [left] links { $what }
   *[right] rechts { $what }
}
label-at = { $ingredient } auf { $space }
label-tiles-due = { $tiles ->
    [one] 1 Plättchen zu legen
   *[other] { $tiles } Plättchen zu legen
}
label-permission = { $tiles ->
    [one] 1 Plättchen darf auf ein anderes
   *[other] { $tiles } Plättchen dürfen auf andere
}
label-tiles-due-short = { $tiles } zu legen
label-permission-short = { $tiles } obendrauf
label-final-short = Endspiel: noch { $turns }
label-space = { $space }: { $what }
label-space-next = { $space }: { $what }; { $neighbours }
label-pile = { $what }, Turm aus { $tiles }
label-jar = { $what }, noch { $left }
label-deck = Länge { $length }, noch { $left }

# Im Eingang.
about = Ein volles Brett, geheime Rezepte. Serviere sie mit Stil.
option-solo = Allein um Punkte
option-reshuffle = Wann abgeworfene Aktionskarten wieder zum Aktionsstapel werden
value-when-needed = Wenn eine Karte gebraucht wird und keine mehr da ist
value-at-once = Sobald die letzte Karte gezogen ist
option-cards = Wann Aktionskarten gespielt werden dürfen
value-before-serving = Vor dem Servieren oder Vorbereiten
value-between-serves = Auch zwischen zwei Rezepten

# Auf dem Brett.
label-worth = Punkte
label-style = Wasabi, wenn mit Stil serviert
label-card = + { $cards ->
    [one] Aktionskarte
   *[other] { $cards } Aktionskarten
}
label-style-card = mit Stil { $cards ->
    [one] eine Aktionskarte
   *[other] { $cards } Aktionskarten
}
label-style-bonus = mit Stil { $wasabi } Wasabi dazu
label-return = Zurückgeben
label-cards = Karten
label-recipes = Rezepte
label-cards-held = Deine Aktionskarten
label-served-here = Serviert auf { $first }–{ $last }
label-served-by = Serviert von { $seat }

# Woraus sich eine Wertung zusammensetzt.
part-recipes = { $length }er-Rezepte
part-style = Wasabi für Stil
part-wasabi = Übriges Wasabi
unit = Punkte

# Worum es geht, in kürzester Form.
aim = Serviere Rezepte, deren Zutaten auf dem Brett in einer Reihe liegen. Ist es voll, gewinnen die meisten Punkte.
how-1 = Du hast 3 geheime Rezepte aus 2 bis 5 Zutaten.
how-2 = Schritt 1: Nimm eine Zutat und lege ihr Plättchen auf ein leeres Feld.
how-3 = Schritt 2: Serviere oder bereite vor, nie beides.
how-4 = Servieren: Genau die Zutaten liegen lückenlos in einer Zeile oder Spalte, und du hast diese Reihe in diesem Zug verändert.
how-5 = Egal, wer die Plättchen gelegt hat; ein Plättchen kann mehrere Rezepte fertig machen.
how-6 = In gedruckter Reihenfolge, von beiden Enden, ist es mit Stil: extra Wasabi. 2er-Rezepte bringen stattdessen immer eine Aktionskarte.
how-7 = Dann ziehst du auf 3 Rezepte nach, von Rezeptstapeln deiner Wahl; die Rückseiten können Wasabi geben, je 1 Punkt.
how-8 = Vorbereiten: Nimm eine Aktionskarte oder alles Wasabi aus dem Topf, oder gib Rezepte zurück und ziehe neue.
how-9 = Aktionskarten spielst du vor Schritt 2, aber nicht in dem Zug, in dem du sie nimmst.
how-10 = Sind nur noch Plättchen und Teetassen auf dem Brett, haben alle noch einen Schlusszug. Rezepte auf der Hand zählen nichts.

# Was jetzt möglich ist.
prompt-take = Nimm eine Zutat aus der Speisekammer.
prompt-take-or-card = Nimm eine Zutat oder spiele erst eine Aktionskarte.
prompt-take-more = { $tiles ->
    [one] 1 Plättchen zu legen: Nimm eine Zutat.
   *[other] { $tiles } Plättchen zu legen: Nimm eine Zutat für das erste.
}
prompt-cover = Das Brett ist voll: Überdecke ein Plättchen, oder serviere oder bereite vor.
prompt-placing = Lege { $ingredient }: Wähle ein Feld.
prompt-placing-over = Lege { $ingredient }: Wähle ein Feld oder ein Plättchen zum Überdecken.
prompt-moving-cup = Wohin mit der Teetasse? Wähle ein leeres Feld.
prompt-switching = Wähle zwei benachbarte Felder.
prompt-chopping = Wähle ein Plättchen, das zurückgeht.
prompt-serve = Serviere { $recipes } oder bereite vor.
prompt-prep = Nichts ist fertig, also bereite vor: Karte, Wasabi oder neue Rezepte.
prompt-card-or-prep = Noch ist nichts fertig: Spiele eine Aktionskarte oder bereite vor.
prompt-full = Das Brett ist voll: Spiele Aktionskarten, dann serviere oder bereite vor.
prompt-full-prep = Das Brett ist voll und nichts ist fertig, also bereite vor.
prompt-serving = Serviere auch { $recipes } oder höre auf.
prompt-serving-card = Serviere auch { $recipes }, spiele eine Aktionskarte oder höre auf.
prompt-serving-none-card = Sonst ist nichts fertig: Spiele eine Aktionskarte oder höre auf.
prompt-serving-cover = Überdecke ein Plättchen mit einer Zutat, serviere weiter oder höre auf.
prompt-serving-none = Sonst ist nichts fertig: Höre auf und ziehe Rezepte.
prompt-gaining = Deine Belohnung: Nimm eine Aktionskarte.
prompt-discarding = Du darfst { $keep } Aktionskarten behalten: Wirf 1 von { $held } ab.
prompt-returning = Gib noch ein Rezept zurück oder ziehe { $recipes ->
    [one] 1 Rezept
   *[other] { $recipes } Rezepte
}.
prompt-drawing = Ziehe { $recipes ->
    [one] 1 Rezept
   *[other] { $recipes } Rezepte
}: Wähle einen Rezeptstapel. Seine Rückseite kann Wasabi bringen.
prompt-drawing-prep = Ziehe { $recipes ->
    [one] 1 Rezept
   *[other] { $recipes } Rezepte
}: Wähle einen Rezeptstapel. Seine Rückseite bringt jetzt nichts.

# Was noch zu tun oder erlaubt ist.
note-final = Dein Schlusszug.
note-tiles = { label-tiles-due }.
note-stack = { label-permission }.
note-card = Du darfst noch eine Aktionskarte spielen.

group-finishing = Macht ein Rezept fertig
group-tile = Plättchen
group-cards = Aktionskarten
group-serve = Servieren
group-prep = Vorbereiten
group-reward = Belohnung
group-empty = Leere Felder
group-teacups = Felder der Teetassen
group-covering = Auf ein Plättchen
group-teacup = Teetasse
group-switch = Benachbarte Felder
group-chop = Plättchen
group-discard = Abwerfen
group-decks = Rezeptstapel nach Länge

# Wozu eine Möglichkeit gleich führt.
brings = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}{ $wasabi ->
    [0] {""}
   *[other] {" und"} { $wasabi } Wasabi
}{ $cards ->
    [0] {""}
    [one] {" und"} eine Aktionskarte
   *[other] {" und"} { $cards } Aktionskarten
}
serves = { $name } ({ brings })
then-finishes = Macht fertig: { $recipes }.
then-take-finishes = Kann { $recipes } fertig machen: auf { $spaces }{ $more ->
    [0] .
   *[other] {" "}und { $more } mehr.
}
then-take-used = Gehört in { $recipes }.
then-take-unused = Gehört in keines deiner Rezepte.
then-nearer = { $recipe }: { $tiles ->
    [one] Dann fehlt noch 1 Plättchen.
   *[other] Dann fehlen noch { $tiles } Plättchen.
}
then-teacup = Die Teetasse kommt dann auf ein leeres Feld.
then-cup = { $ingredient } liegt dann auf { $space }.
then-cover = { $ingredient } wird überdeckt und zählt nicht mehr.
then-switch = Tauschen die Plätze: { $one } und { $other }.
then-switch-empty = { $one } kommt auf das leere Feld.
then-switch-alike = Nichts ändert sich: auf beiden { $one }.
then-chop = { $ingredient } geht zurück in die Speisekammer; das Feld ist leer.
then-uncover = { $ingredient } geht zurück in die Speisekammer; dort liegt dann { $below }.
then-serve = { brings }.
then-gain = Für einen späteren Zug; dann hast du { $held } von höchstens { $keep }.
then-gain-full = Für einen späteren Zug; dann wirfst du 1 von { $held } ab.
then-gain-useless = Nützt nichts mehr: Das ist dein Schlusszug.
then-wasabi = + { $pool ->
    [one] 1 Punkt
   *[other] { $pool } Punkte
} für dich; danach { $start ->
    [one] liegt 1
   *[other] liegen { $start }
} im Wasabi-Topf.
then-return = Es kommt unter den Rezeptstapel der Länge { $length }; dann ziehst du neue Rezepte.
then-return-useless = Nützt nichts mehr: Rezepte auf der Hand zählen am Ende nichts.
then-done = { $recipes ->
    [0] Dein Zug endet.
    [one] Du ziehst 1 Rezept.
   *[other] Du ziehst { $recipes } Rezepte.
}
then-discard = Du behältst { $kept }.
then-draw = { $gain ->
    [0] { $pool ->
        [0] Die Rückseite bringt nichts.
       *[other] { $pool } Wasabi in den Wasabi-Topf.
    }
   *[other] { $gain } Wasabi für dich{ $pool ->
        [0] .
       *[other] , { $pool } in den Wasabi-Topf.
    }
}
then-draw-plain = Ein { $length }er-Rezept; beim Vorbereiten zählt die Rückseite nicht.

# Worauf man zeigen kann.
thing-ingredient = { label-ingredient } ({ $back })
thing-space = Feld { $space }
thing-tile = { $ingredient } auf { $space }
thing-pile = Turm auf { $space }: oben { $ingredient }
thing-teacup = Teetasse auf { $space }
thing-recipe = { $name }
thing-deck = { $length }er-Rezepte
thing-pool = Wasabi-Topf
thing-action-deck = Aktionsstapel
thing-discards = Ablagestapel
thing-final = Schlusszüge
thing-score = { $seat_is ->
    [you] Deine Punkte
   *[other] Punkte von { $seat }
}
thing-dish = { $seat_is ->
    [you] Dein Schälchen
   *[other] Schälchen von { $seat }
}
thing-served = { $seat_is ->
    [you] Was du serviert hast
   *[other] Was { $seat } serviert hat
}
thing-hand = { $seat_is ->
    [you] Deine Rezepte
   *[other] Rezepte von { $seat }
}

about-ingredient = { $left ->
    [0] Davon ist nichts mehr in der Speisekammer.
   *[other] Nimm diese Zutat, um ihr Plättchen zu legen; noch { $left }.
}
about-space = Jedes leere Feld kann das Plättchen aufnehmen.
about-tile = Es zählt für die Rezepte von allen.
about-tile-taken = Es kommt auf ein leeres Feld.
about-pile = Nur das oberste Plättchen zählt.
about-teacup = Ihr Feld ist nutzbar: Die Teetasse kommt dann auf ein anderes leeres Feld.
about-recipe = { $length ->
    [2] { brings }, wenn beide Zutaten nebeneinander liegen.
   *[other] { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }; in gedruckter Reihenfolge { $wasabi } Wasabi dazu.
}
about-deck = Nach dem Servieren gezogen: { $gain ->
    [0] { $pool ->
        [0] Nichts geschieht.
       *[other] { $pool } Wasabi in den Wasabi-Topf.
    }
   *[other] { $gain } Wasabi für dich{ $pool ->
        [0] .
       *[other] , { $pool } in den Wasabi-Topf.
    }
}
about-card-switch = Vertausche alles auf zwei benachbarten Feldern: Plättchen, Turm, Teetasse oder nichts.
about-card-chop = Lege das oberste Plättchen eines Feldes zurück in die Speisekammer.
about-card-stack = Ein Plättchen dieses Zuges darf auf ein anderes.
about-card-spicy = Lege in diesem Zug ein Plättchen mehr.
about-display = Von hier nimmst du, was ein serviertes 2er-Rezept oder Vorbereiten bringt.
about-pool = Vorbereiten kann alles nehmen; danach { $start ->
    [one] liegt wieder 1
   *[other] liegen wieder { $start }
} darin.
about-action-deck = Von hier wird die Auslage aufgefüllt.
about-discards = Gespielte und abgeworfene Aktionskarten; sie werden der neue Aktionsstapel, wenn der alte leer ist.
about-final = Das Brett ist voll: Alle haben noch einen Schlusszug. Rezepte auf der Hand zählen nichts.
about-score = Die servierten Rezepte und 1 Punkt für jedes Wasabi.
about-dish = Jedes Wasabi ist 1 Punkt und entscheidet bei Gleichstand.
about-served = Gewertet; für alle sichtbar.
about-hand = Geheim: Die anderen sehen nur die Längen.

now-space-next = Daneben: { $neighbours }.
now-space-alone = Daneben liegt nichts.
now-space-wants = { $ingredient } macht hier jetzt { $recipes } fertig.
now-tile = Jetzt auf deiner besten Reihe für { $recipes }.
now-pile = Darunter liegt { $below }.
now-recipe-finished = Fertig: jetzt { brings }.
now-recipe-lies = Es liegt auf { $first }–{ $last }, aber du hast diese Reihe in diesem Zug nicht verändert.
now-recipe-none = Noch nichts davon liegt auf dem Brett: Es fehlen { $tiles } Plättchen.
now-recipe-missing = { $tiles ->
    [one] Es fehlt 1 Plättchen
   *[other] Es fehlen { $tiles } Plättchen
}: { $missing }{ $style ->
    [yes] {", mit"} Stil.
   *[no] .
}
now-recipe-out = In der Speisekammer fehlt: { $ingredient }.
now-recipe-blocked = Jetzt ist keine Reihe dafür frei: Es braucht eine Aktionskarte.
now-recipe-served = { $seat_is ->
    [you] Brachte dir
   *[other] Brachte { $seat }
} { label-points }.
now-deck = { $left ->
    [one] Noch 1 Rezept.
   *[other] Noch { $left } Rezepte.
}
now-deck-known = { $left ->
    [one] Noch 1 Rezept
   *[other] Noch { $left } Rezepte
}; das nächste kennst du: { $name }.
now-card-finishes = Könnte jetzt { $recipes } fertig machen.
now-card-none = Macht jetzt keines deiner Rezepte fertig.
now-display = Du hast { $held } von höchstens { $keep }.
now-pool = + { $pool ->
    [one] 1 Punkt
   *[other] { $pool } Punkte
}, wenn du es jetzt nimmst.
now-left = { $left ->
    [one] 1 Karte liegt jetzt dort.
   *[other] { $left } Karten liegen jetzt dort.
}
now-final = { $turns ->
    [one] Jetzt noch 1 Schlusszug.
   *[other] Jetzt noch { $turns } Schlusszüge.
}
now-score = Jetzt { label-points }: Rezepte { $recipes }, Wasabi { $wasabi }.
now-dish = { $dish ->
    [one] Jetzt 1 Punkt.
   *[other] Jetzt { $dish } Punkte.
}
now-served-none = Noch nichts.
now-served = Jetzt { label-points }: { $recipes }{ $more ->
    [0] .
   *[other] {" und"} { $more } weitere.
}
now-hand = Längen jetzt: { $lengths }.
now-hand-none = Jetzt kein Rezept.

# Was eine Partie entschied.
story-won-points = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}, { $ahead } vor { $other_seat_is ->
    [you] dir
   *[other] { $other_seat }
}.
story-shared-points = { $seats } teilen sich den Sieg mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}.
story-alone-points = { $seat_is ->
    [you] Du beendest
   *[other] { $seat } beendet
} die Partie mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}.
story-tied = Punktgleich: { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
} und mehr Wasabi ({ $mine } zu { $theirs }).
story-equal = Punktgleich, und alle haben { $wasabi } Wasabi.
story-parts = Rezepte { $recipes } zu { $other_recipes }, Wasabi { $wasabi } zu { $other_wasabi }{ $decided ->
    [recipes] {": Die"} Rezepte entschieden.
    [wasabi] {": Das"} Wasabi entschied.
   *[both] .
}{ $style ->
    [0] {""}
   *[other] {" Stil"} brachte { $style } Wasabi.
}
story-alone-parts = Rezepte { $recipes }, Wasabi { $wasabi }, davon { $style } für Stil.
story-turn = Bester Zug: { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $recipes } für { label-points } serviert.
story-behind-wasabi = Du hattest gleich viele Punkte und { $wasabi } Wasabi weniger.
story-behind = Dir { $score ->
    [one] fehlte 1 Punkt
   *[other] fehlten { $score } Punkte
}. Das meiste davon: { $part ->
    [recipes] Rezepte
   *[wasabi] Wasabi
}.

# Lektionen.
lesson-pair-name = Ein Paar servieren
lesson-pair-task = Viele Köche, ein Brett. Ist es voll, gewinnen die meisten Punkte. Sake Nigiri braucht Reis und Lachs nebeneinander: Der Reis liegt schon. Nimm den Lachs.
lesson-pair-rice = Der Reis liegt schon: Nimm den Lachs.
lesson-pair-other = Nicht in Sake Nigiri: Nimm den Lachs.
lesson-pair-place = Lege ihn neben den Reis.
lesson-pair-apart = Sie müssen sich in Zeile oder Spalte berühren.
lesson-pair-serve = Sake Nigiri ist fertig: Serviere es.
lesson-pair-prep = Es ist fertig: Serviere es.
lesson-pair-card = 2er-Rezepte bringen eine Aktionskarte: Nimm eine.
lesson-pair-end = 2 Punkte und eine Aktionskarte.
lesson-style-name = Mit Stil
lesson-style-task = Jede Reihenfolge gilt, aber die gedruckte bringt Wasabi, von beiden Enden gelesen. Lege deine Avocado für Sake-Avo Maki.
lesson-style-order = Serviert, aber nicht in der Reihenfolge: 3 Punkte, kein Wasabi.
lesson-style-gap = Ohne Lücke, in einer Reihe.
lesson-style-end = Vom anderen Ende ist es Nori, Lachs, Avocado: mit Stil serviert, 3 Punkte und 1 Wasabi.
lesson-two-name = Ein Plättchen, zwei Rezepte
lesson-two-task = Auch Kenjis Plättchen zählen für dich. Wo macht deine Avocado zwei Rezepte auf einmal fertig?
lesson-two-one = Das macht höchstens eines fertig.
lesson-two-serve = Beide sind fertig: Serviere eines davon.
lesson-two-prep = Serviere: Zwei Rezepte sind fertig.
lesson-two-both = Und jetzt das andere.
lesson-two-early = Auch das andere ist fertig: Serviere es ebenfalls.
lesson-two-stop = Höre jetzt auf und ziehe neue Rezepte.
lesson-two-end = 6 Punkte und eine Karte mit einem Plättchen.
lesson-backs-name = Die Rückseiten lesen
lesson-backs-task = Nach dem Servieren zählen die Rückseiten der gezogenen Rezepte. Das 2er-Rezept brachte nichts: Wähle das zweite.
lesson-backs-three = 1 Wasabi für dich und 1 in den Topf.
lesson-backs-pool = { $pool } Wasabi in den Topf, und Kenji ist als Nächstes am Zug.
lesson-backs-nothing = Nichts, aber 2er-Rezepte bringen Karten.
lesson-backs-end = Lange Rezepte zählen mehr und füllen den Topf.
lesson-prep-name = Vorbereiten
lesson-prep-task = Dein Plättchen liegt, aber nichts ist fertig. Also bereite vor: Karte, Topf oder neue Rezepte. Im Topf liegen 3.
lesson-prep-other = Ein andermal gut. 3 Wasabi sind 3 Punkte, und Kenji nähme sie.
lesson-prep-end = So viel wie ein 3er-Rezept.
lesson-card-name = Eine Aktionskarte
lesson-card-task = Vor dem Servieren darfst du Aktionskarten spielen. Für Dynamite Roll stört nur die Gurke, und die Garnele liegt gleich darunter: Spiele „Tausch“.
lesson-card-swap = Tausche die Gurke mit der Garnele.
lesson-card-other = Tausche die Gurke mit der Garnele: B3 und B4.
lesson-card-serve = Nori, Garnele, Avocado, Rogen: Serviere es.
lesson-card-prep = Erst Dynamite Roll: Tausche die Gurke mit der Garnele und serviere es.
lesson-card-finished = Dynamite Roll ist fertig: Serviere es.
lesson-card-end = 6 Punkte und 2 Wasabi. Tipp: Hebe eine Karte für den Schlusszug auf.
lesson-teacup-name = Teetassen
lesson-teacup-task = Links und rechts vom Reis ist belegt, darunter steht eine Teetasse. Lege deine Avocado dorthin: Die Teetasse weicht aus.
lesson-teacup-apart = Das berührt den Reis nicht.
lesson-teacup-move = Stelle die Teetasse auf ein leeres Feld.
lesson-teacup-end = Avocado Nigiri ist serviert. Sind nur noch Plättchen und Teetassen da, haben alle einen Schlusszug.

# Warum etwas jetzt nicht geht.
why-must-return-recipes-or-finish = Gib noch ein Rezept zurück oder höre auf.
why-not-in-deck = Im Nachziehstapel ist keine solche Karte.
why-must-turn-up-card = Zuerst wird eine Aktionskarte aufgedeckt.
why-not-next-in-deck = Dieses Rezept ist in seinem Rezeptstapel nicht das nächste.
why-must-deal-recipe = Zuerst wird ein Rezept ausgeteilt.
why-not-a-seat = Diesen Platz gibt es nicht.
why-must-pick-starting-player = Zuerst wird ausgelost, wer beginnt.
why-no-tile-may-go-there = Dorthin darf jetzt kein Plättchen.
why-must-place-tile = Lege zuerst das genommene Plättchen.
why-teacup-needs-empty-space = Die Teetasse braucht ein leeres Feld.
why-must-move-teacup = Stelle zuerst die Teetasse auf ein leeres Feld.
why-one-card-at-a-time = Spiele Karten einzeln.
why-must-switch-spaces = Wähle zuerst zwei benachbarte Felder.
why-space-empty = Auf diesem Feld liegt kein Plättchen.
why-must-chop-tile = Wähle zuerst ein Plättchen zum Abräumen.
why-not-on-display = In der Auslage liegt keine solche Karte.
why-must-gain-card = Nimm zuerst eine Aktionskarte aus der Auslage.
why-no-such-card-held = Eine solche Karte hast du nicht.
why-must-discard-card = Wirf zuerst eine deiner Aktionskarten ab.
why-deck-empty = Dieser Rezeptstapel ist leer.
why-must-draw-recipe = Ziehe zuerst ein Rezept.
why-recipe-not-completed = Nichts in diesem Zug hat dieses Rezept fertig gemacht.
why-must-serve-or-finish = Serviere noch ein Rezept oder höre auf.
why-card-gained-this-turn = Eine Karte aus diesem Zug spielt man erst in einem späteren.
why-card-of-no-use = Diese Karte könnte jetzt nichts bewirken.
why-must-take-play-serve-or-prep = Du hast kein Plättchen zu legen: Wähle einen der angebotenen Schritte.
why-must-play-tile-first = Nimm zuerst eine Zutat und lege sie auf das Brett.
why-recipe-not-in-hand = Dieses Rezept ist nicht in deiner Hand.
why-tile-already-played = Das Plättchen dieses Zuges hast du schon gelegt.
why-pantry-empty = Davon ist nichts mehr in der Speisekammer.
why-no-empty-space = Es gibt kein leeres Feld für ein Plättchen.

# Was der Trainer sagt.
fact-serves = { $seat_is ->
    [you] Du servierst
   *[other] { $seat } serviert
} ein Rezept
fact-style = { $seat_is ->
    [you] Du servierst
   *[other] { $seat } serviert
} ein Rezept mit Stil
fact-endgame = Das Endspiel beginnt
place-recipes = Rezeptstapel mit { $length } Zutaten

# Arten von Zügen, als Überschriften eines Berichts.
verb-take = Eine Zutat nehmen
verb-play = Eine Aktionskarte spielen
verb-gain = Eine Aktionskarte nehmen
verb-return = Ein Rezept zurückgeben
verb-serve = Ein Rezept servieren
verb-place = Ein Plättchen legen
verb-cup = Eine Teetasse umstellen
verb-switch = Zwei Felder tauschen
verb-chop = Ein Plättchen abräumen
verb-discard = Eine Aktionskarte abwerfen
verb-draw = Ein Rezept ziehen
