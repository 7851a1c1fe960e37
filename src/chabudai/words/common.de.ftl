# Wörter, die alle Spiele teilen.
label-and = und
label-you = du
label-seat = { $seat }
value-on = An
value-off = Aus
value-random = Das Los

# Warum etwas jetzt nicht geht, in jedem Spiel.
why-no-such-action = Diese Möglichkeit gibt es in diesem Spiel nicht.
why-game-over = Die Partie ist zu Ende.
why-deal-not-done = Die Karten werden noch ausgeteilt.
why-not-your-turn = { $seat } ist am Zug.

# Warum ein Spiel so nicht aufgebaut werden kann.
why-no-such-game = Dieses Spiel gibt es nicht ({ $games }).
why-wrong-number-of-seats = Es wird zu { $fewest } bis { $most } gespielt.
why-no-room-for-so-many = Diese Ausgabe hat keine Auslage für { $seats }.
why-no-such-place = Es gibt { $seats } Plätze, gezählt ab 0.
why-no-such-option = Diese Option gibt es nicht ({ $options }).
why-no-such-value = Zur Wahl stehen { $values }.
why-no-such-edition = Diese Ausgabe gibt es nicht ({ $editions }).
why-unreadable-edition = Die Ausgabe lässt sich nicht lesen ({ $error }).
why-changed-since = Das Material hat sich seither geändert: Jetzt ist es { $now }.
why-no-longer-here = Diese Regeln oder dieses Material gibt es hier nicht mehr.
why-no-such-language = Diese Sprache gibt es nicht ({ $languages }).
why-no-such-bot = Diesen Bot gibt es nicht ({ $bots }).
why-wrong-number-of-bots = Nenne einen bis { $most }.
why-no-number-of-simulations = Nach @ steht eine Zahl von Simulationen, höchstens eine Milliarde.
why-no-such-reward = Diese Belohnung gibt es nicht ({ $rewards }).
why-no-such-cluster = Zur Wahl stehen { $clusters }.
why-not-installed = Das ist nicht installiert: { $command }.

# Warum etwas an einem Tisch jetzt nicht geht.
why-chair-taken = Dieser Platz ist besetzt.
why-chair-empty = Erst müssen alle Plätze besetzt sein.
why-no-such-seat = Diesen Platz gibt es nicht.
why-no-person-here = Hier sitzt niemand.
why-not-hexadecimal = Das sind nicht { $digits } kleine hexadezimale Ziffern.
why-wrong-secret-length = Das Geheimnis des Gebers hat { $bytes } Bytes.
why-not-what-was-committed = Das ist nicht der Beitrag, der festgelegt wurde.
why-game-not-begun = Die Partie hat noch nicht begonnen.
why-cards-being-dealt = Die Karten werden gerade ausgeteilt: Versuche es gleich noch einmal.
why-game-begun = Die Partie hat schon begonnen.
why-table-closed = Der Tisch ist geschlossen.
why-game-not-over = Die Partie ist noch nicht zu Ende.
why-seat-resigned = Dieser Platz hat aufgegeben.
why-bot-plays-seat = Ein Bot spielt diesen Platz: Übernimm ihn zuerst wieder.
why-time-is-up = Deine Zeit ist um: Diesen Zug spielt der Bot.
why-another-asks-already = Jemand anders bittet schon darum.
why-nothing-to-take-back = Es gibt nichts zurückzunehmen.
why-who-must-agree-is-away = Jemand, der zustimmen müsste, ist gerade nicht da.
why-nothing-asked = Dieser Platz wird nichts gefragt.
why-played-without-memory-aid = Diese Partie wird ohne Gedächtnisstütze gespielt: Was war, ist erst danach nachzulesen.
why-no-such-clock = Zur Wahl stehen { $clocks }.
why-clock-needs-time = Eine Uhr braucht eine Zeit über 0.
why-increment-without-total = Nur eine Gesamtzeit hat einen Zuschlag.

# Warum ein Text keine Aufzeichnung ist, die hier gespielt werden kann.
why-not-a-record = Zeile { $line }: Eine Aufzeichnung beginnt mit „{ $first }“.
why-not-in-a-header = Zeile { $line }: { $name } gehört nicht in den Kopf.
why-stands-twice = Zeile { $line }: { $name } steht zweimal da.
why-header-incomplete = Zeile { $line }: Im Kopf fehlt „{ $name }“.
why-no-seat-of-game = Zeile { $line }: { $name } ist kein Platz dieser Partie.
why-outcome-incomplete = Zeile { $line }: Im Ergebnis fehlt „{ $name }“.
why-outcome-out-of-order = Zeile { $line }: Hier steht „{ $name }“, nicht { $found }.
why-outcome-for-others = Zeile { $line }: Das Ergebnis braucht { $seats } Punktestände und { $seats } Ränge.
why-nothing-after-outcome = Zeile { $line }: Nach dem Ergebnis folgt nichts.
why-never-revealed = Zeile { $line }: { $name } wird nie aufgedeckt.
why-not-name-and-value = Zeile { $line }: { $text } hat nicht die Form „Name: Wert“.
why-not-a-number = Zeile { $line }: { $text } ist keine Zahl.
why-other-rules = Gespielt wurde nach Fassung { $version } der Regeln von { $game }; dies ist Fassung { $now }.
why-own-edition = Gespielt wurde mit der Ausgabe { $edition } von { $game }: Nenne ihre Datei.
why-other-edition = Gespielt wurde mit der Ausgabe { $edition } von { $game }; hier ist es { $now }.
why-other-world = Die bei Schritt { $step } gezogene Welt ist nicht die, in der gespielt wurde.
why-other-tournament = In { $file } liegt ein anderes Turnier.

# Warum eine Ausgabe keine spielbare Schachtel beschreibt.
edition-place = { $line ->
    [0] { $part ->
        [none] { $file }
       *[other] { $file }, in „{ $part }“
    }
   *[other] { $file }, Zeile { $line }
}
why-edition-not-understood = { edition-place }: Die Datei ist nicht zu verstehen ({ $error }).
why-needs-number = { edition-place }: „{ $key }“ muss eine ganze Zahl sein.
why-number-too-small = { edition-place }: „{ $key }“ ist { $value }, mindestens muss es { $least } sein.
why-number-out-of-range = { edition-place }: „{ $key }“ ist { $value }, möglich ist { $least } bis { $most }.
why-needs-text = { edition-place }: „{ $key }“ muss ein Text sein.
why-needs-list = { edition-place }: „{ $key }“ muss eine Liste sein, in der etwas steht.
why-needs-table = { edition-place }: „{ $key }“ muss eine Tabelle sein.
why-items-are-tables = { edition-place }: In „{ $key }“ steht je eine Tabelle.
why-name-unfit = { edition-place }: „{ $key }“ muss ein Name mit höchstens { $most } Buchstaben in einer Zeile sein.
why-items-are-texts = { edition-place }: In „{ $key }“ steht je ein Text.
why-not-true-or-false = { edition-place }: „{ $key }“ ist wahr oder falsch (true, false).
why-unknown-key = { edition-place }: { $key } gibt es nicht (bekannt: { $known }).
why-unknown-word = { edition-place }: „{ $key }“ kann nicht { $value } sein (bekannt: { $known }).
why-name-not-plain = { edition-place }: „name“ sind kleine Buchstaben, Ziffern und „-“, höchstens 32, nicht { $name }.
why-named-otherwise = { edition-place }: „name“ ist { $name }, und die Datei heißt { $expected }.
why-item-twice = { edition-place }: { $value } ist zweimal da.
why-item-missing = { edition-place }: In „{ $key }“ fehlt { $value }.
why-same-contents = { edition-place }: { $value } hat denselben Inhalt wie etwas anderes.
why-name-shared = { edition-place }: „{ $key }“ hat je einen eigenen Namen; { $value } ist keiner.
why-too-many-items = { edition-place }: „{ $key }“: Es sind mehr als { $most }.
why-too-few-items = { edition-place }: „{ $key }“: Es sind { $count }, mindestens { $least } sind nötig.
why-too-few-others = { edition-place }: „{ $key }“ außer { $value }: Es sind { $count }, mindestens { $least } sind nötig.
why-wrong-number-of-items = { edition-place }: „{ $key }“: Es sind { $count }, möglich sind { $least } bis { $most }.
why-needs-exactly = { edition-place }: „{ $key }“: Es sind { $count }, es müssen { $exactly } sein.
why-total-differs = { edition-place }: Die Summe von „{ $key }“ ist { $value }, da sind aber { $count }.
why-items-out-of-order = { edition-place }: „{ $key }“ steht in dieser Reihenfolge: { $order }.
why-items-not-each-once = { edition-place }: In „{ $key }“ steht { $known }, jedes einmal.
why-numbers-not-rising = { edition-place }: „{ $key }“ hat ganze Zahlen von { $least } bis { $most }, die kleinere zuerst.
why-either-not-both = { edition-place }: Entweder „{ $key }“ oder { $others }, nicht beides.
why-flag-not-once = { edition-place }: „{ $key }“ ist einmal wahr (true), nicht { $count }-mal.
why-flag-only-for = { edition-place }: „{ $key }“ ist für { $value } wahr (true), und für nichts sonst.
why-not-one-letter = { edition-place }: „{ $key }“ ist ein Buchstabe, den nichts anderes hat, nicht { $value }.
why-not-three-capitals = { edition-place }: „{ $key }“ besteht aus drei Großbuchstaben, nicht { $value }.
why-not-letters = { edition-place }: „{ $key }“ besteht aus Buchstaben und Bindestrichen, nicht { $value }.

# Was an einer beendeten Partie nicht stimmt.
why-secret-not-revealed = Die Partie ist nicht zu Ende: Ihr Geheimnis ist noch nicht aufgedeckt.
why-secret-malformed = Das aufgedeckte Geheimnis hat nicht { $digits } kleine hexadezimale Ziffern.
why-other-secret = Das Geheimnis ist nicht das, das für diese Partie festgelegt wurde.
why-seal-broken = Das Siegel passt nicht: Etwas wurde geändert.
why-not-as-written = Die Datei ist nicht, wie ein Tisch sie schreibt: Etwas wurde hinzugefügt, weggelassen oder verschoben.
why-other-commitment = Die Festlegung ist nicht die angegebene.
why-part-not-in-deal = Platz { $number }: Der angegebene Beitrag fehlt beim Geben.
why-other-part-in-deal = Platz { $number }: Ein anderer als der angegebene Beitrag ist beim Geben dabei.
why-part-missing = Platz { $number } hatte einen Beitrag festgelegt, und er fehlt beim Geben.
why-nobody-took-part = Niemand hat zum Geben beigetragen: Der Tisch allein hat es bestimmt.
why-part-malformed = { $name } hat nicht { $digits } kleine hexadezimale Ziffern.
why-part-not-committed = { $name } ist nicht das Festgelegte.
why-part-of-nobody = { $name }: Diesen Platz gibt es nicht.
why-dealt-otherwise = Schritt { $step }, { $text }: Das Geheimnis gibt { $drawn }.
why-step-refused = Schritt { $step }, { $text }, ist nicht erlaubt.
why-written-otherwise = Schritt { $step }, { $text }: Die Schreibweise ist { $notation }.
why-other-world-drawn = Die Partie wurde nicht in der Welt weitergespielt, die das Geheimnis zieht.
why-end-not-reached = Die Schritte führen nicht bis zum Ende der Partie.
why-other-outcome = Das Ergebnis ist nicht das, zu dem die Schritte führen.

# Das Ende einer Partie.
story-won = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $score }, { $ahead } vor { $other_seat_is ->
    [you] dir
   *[other] { $other_seat }
}.
story-shared = { $seats } teilen sich den Sieg mit { $score }.
story-alone = { $seat_is ->
    [you] Du beendest
   *[other] { $seat } beendet
} die Partie mit { $score }.

# Die Gründe des Trainers.
coach-clear = Nach dem, was zu wissen war, ist sie { $points } Punkte mehr wert als jede andere.
coach-only = Es gibt keine andere Möglichkeit.
coach-fact = { $fact }: in { $first } von 10 Welten, nach der nächstbesten Wahl in { $second }.
coach-points = { $seat_is ->
    [you] Du kommst
   *[other] { $seat } kommt
} auf { $points } Punkte { $way ->
    [more] mehr
   *[fewer] weniger
} als nach der nächstbesten Wahl; sie ist in { $better } von 10 Welten besser, in { $worse } schlechter.
coach-even = So gut wie die nächstbeste: in { $better } von 10 Welten besser, in { $worse } schlechter.
coach-wins = So gewinnst du { $first } von 100 Partien statt { $second }, auch wenn eine andere Wahl { $points } Punkte mehr bringt.
coach-plan = Ein Plan für später: Sofort zu Ende gespielt, bringt eine andere { $points } Punkte mehr.
coach-solved = Ganz durchgerechnet: So gewinnst du { $first } von 100 Partien, mit der nächstbesten Wahl { $second }.
coach-solved-points = Ganz durchgerechnet: So gewinnst du { $first } von 100 Partien wie mit der nächstbesten Wahl, liegst aber { $points } Punkte weiter vorn.
coach-solved-even = Ganz durchgerechnet: So gewinnst du { $first } von 100 Partien, mit der nächstbesten Wahl ebenso viele.

# Wo Verborgenes liegt.
place-hand = { $seat_is ->
    [you] deine Hand
   *[other] Hand von { $seat }
}
