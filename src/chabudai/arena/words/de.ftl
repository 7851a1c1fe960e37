# Was ein Bericht sagt. Zahlen kommen als Texte der Sprache; `way` ist more oder less.

measure-turns = Züge einer Partie
measure-decisions = Entscheidungen einer Partie
measure-choices = Möglichkeiten je Entscheidung
measure-dead-turns = Züge ohne Wahl, %
measure-score = Punkte einer Person
measure-spread = Punkte zwischen Rang 1 und dem letzten
measure-lead-changes = Wechsel der Führung
measure-comebacks = Siege nach Rückstand zur Halbzeit, %
measure-decided = Entscheidungen, bis der Sieg feststeht, %
measure-ties = Geteilte Siege, %
measure-seat-wins = Siege von Platz { $number }, %

estimate = { $mean } ({ $low } bis { $high })

change-turns = eine Partie hat { $by } Züge { $way ->
    [more] mehr
   *[less] weniger
} ({ $low } bis { $high })
change-decisions = eine Partie hat { $by } Entscheidungen { $way ->
    [more] mehr
   *[less] weniger
} ({ $low } bis { $high })
change-choices = eine Entscheidung hat { $by } Möglichkeiten { $way ->
    [more] mehr
   *[less] weniger
} ({ $low } bis { $high })
change-dead-turns = der Anteil der Züge ohne Wahl ist { $by } Prozentpunkte { $way ->
    [more] höher
   *[less] niedriger
} ({ $low } bis { $high })
change-score = eine Person hat { $by } Punkte { $way ->
    [more] mehr
   *[less] weniger
} ({ $low } bis { $high })
change-spread = Rang 1 und der letzte liegen { $by } Punkte { $way ->
    [more] weiter auseinander
   *[less] näher beieinander
} ({ $low } bis { $high })
change-lead-changes = die Führung wechselt { $by } Mal { $way ->
    [more] öfter
   *[less] seltener
} ({ $low } bis { $high })
change-comebacks = Siege nach Rückstand zur Halbzeit sind { $by } Prozentpunkte { $way ->
    [more] häufiger
   *[less] seltener
} ({ $low } bis { $high })
change-decided = der Sieg steht { $by } Prozentpunkte einer Partie { $way ->
    [more] später
   *[less] früher
} fest ({ $low } bis { $high })
change-ties = geteilte Siege sind { $by } Prozentpunkte { $way ->
    [more] häufiger
   *[less] seltener
} ({ $low } bis { $high })
change-seat-wins = Platz { $number } gewinnt { $by } Prozentpunkte { $way ->
    [more] öfter
   *[less] seltener
} ({ $low } bis { $high })

verdict-same = „{ $mine }“ unterscheidet sich nicht von „{ $other }“, soweit je { $games } Partien mit { $deals } gleichen Ausgangslagen das zeigen.
verdict-differs = „{ $mine }“ unterscheidet sich von „{ $other }“: { $changes }{ $more ->
    [0] {""}
    [one] ; und in einer weiteren Größe
   *[other] ; und in { $more } weiteren Größen
} (je { $games } Partien mit { $deals } gleichen Ausgangslagen).

answer-seats-fair = Kein Einfluss des Platzes gezeigt: { $seats }; gerecht wären { $fair } %.
answer-seats-unfair = Der Platz zählt: { $seats } (kleinste Wahrscheinlichkeit dafür bei gleich guten Plätzen: { $chance }); gerecht wären { $fair } %.
answer-seat = Platz { $number } gewinnt { $mean } % ({ $low } bis { $high })
answer-length = Eine Partie hat { $turns } Züge und { $decisions } Entscheidungen: etwa { $minutes } Minuten bei { $seconds } Sekunden je Entscheidung.
answer-choices = Eine Entscheidung hat im Schnitt { $choices } Möglichkeiten; in { $dead } % der Züge gibt es nichts zu wählen.
answer-race = Die Führung wechselt { $changes } Mal; in { $behind } % der Partien führte zur Halbzeit niemand, der dann gewann, und der Sieg steht nach { $decided } % der Entscheidungen fest.
answer-ties = In { $ties } % der Partien wird der Sieg geteilt.
answer-luck = { $mean } % ({ $low } bis { $high }) der Unterschiede zwischen den Personen kehren mit der Ausgangslage und dem Platz wieder: Das ist Glück.
answer-skill = { $mean } % ({ $low } bis { $high }) hängen daran, wer spielt: Das ist Können.
answer-below = unter { $value }

# Die Seite eines Berichts.
page-title = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
page-balance = { $game }: Ausgewogenheit
page-all = alle Partien
page-edition = Ausgabe { $name }
page-as-given = wie angegeben
page-study = Reihe
page-games = Partien
page-bots = Bots
page-seed = Startwert
page-box = Ausgabe
page-options = Optionen
page-none = keine
page-answers = Wie es sich spielt
page-verdict = Urteil
page-compared = Was sich unterscheidet, bei gleicher Ausgangslage
page-compared-more = Unterschiede mit 95-%-Intervallen bei gleichen Ausgangslagen. Ein Unterschied gilt als gezeigt, wenn er durch Zufall seltener als 1 von 20 Mal vorkäme, berichtigt für alle diese Größen zusammen (Holm).
page-measure = Größe
page-difference = Unterschied
page-shown = gezeigt
page-not-shown = nicht gezeigt
page-unknown = unbekannt
page-figures = In Zahlen
page-seats = Plätze
page-seats-more = Wer von welchem Platz aus gewinnt.
page-scores = Punkte
page-fewer = Weniger Punkte sind besser.
page-more = Mehr Punkte sind besser.
page-of-winners = Wer gewann:
page-length = Länge
page-race = Wechsel der Führung und Aufholjagden
page-luck = Glück und Können
page-luck-more = Jede Ausgangslage wurde einmal für jeden Platz gespielt; alle rückten weiter und wählten neu. Glück ist der Teil der Streuung der Abstände, der mit der Ausgangslage und dem Platz wiederkehrte. { $skill } Der Rest sind Entscheidungen, und Zufall, der sie traf.
page-skill-unseen = Alle spielten gleich gut, also ist Können nicht zu sehen.
page-skill-seen = Können ist der Teil, der daran hängt, welcher Bot spielt.
page-dealt = Was es wert ist, etwas zu bekommen
page-dealt-more = Punkte Vorsprung vor dem Mittel des Tisches: Plätze, die es bei der ersten Entscheidung hatten, weniger die anderen. Ausgeteilt wird nach Zufall, also ist das Ursache und nicht Wahl. Berichtigt für { $count ->
    [one] ein Ding
   *[other] { $count } Dinge
} (Holm).
page-dealt-best = Am meisten wert: { $things }.
page-dealt-worst = Am wenigsten wert: { $things }.
page-dealt-none = Von nichts, was ausgeteilt wird, ist gezeigt, dass es mehr oder weniger wert ist als anderes.
page-thing = was
dealt-first-turn = der erste Zug
page-worth = Wert, Punkte
page-wins = Was gewinnt
page-wins-more = Was man tut, ist nicht Zufall: Was gute Bots tun, sieht gut aus.
page-clear-more = Öfter als gerecht gewinnt, gezeigt durch einen für { $count } Möglichkeiten berichtigten Test (Holm), wer dies wählt: { $actions }.
page-clear-less = Seltener als gerecht nach demselben Test: { $actions }.
page-clear-none = Von keiner Möglichkeit ist gezeigt, dass öfter oder seltener als gerecht gewinnt, wer sie wählt (berichtigt für { $count } Möglichkeiten, Holm).
page-left-out = Die { $shown } von { $used }, die am häufigsten gewählt wurden.
page-dead = Was nie gewählt wird
page-dead-more = Mindestens { $offered } Mal frei zu wählen, weniger als ein Mal von tausend gewählt.
page-dead-count = { $name }: { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}.
page-action = Möglichkeit
page-offered = angeboten
page-taken = gewählt
page-made = Wie er entstand
page-sweep = Plätze und Optionen
page-sweep-more = Dieselben Bots und derselbe Startwert für jede Zahl von Plätzen, und mit jeder Option einzeln verändert.
page-ladder = Leiter des Könnens
page-ladder-more = Jede Stufe hat einen Platz gegen einen Tisch der Stufe darunter, mit denselben Ausgangslagen, auf jedem Platz gleich oft. Je mehr Stufen deutlich sind und je höher, desto mehr ist zu lernen.
page-ladder-clear = { $clear } von { $steps } Stufen sind deutlich: So viele gewinnen gegen die darunter mehr als den fairen Anteil von { $fair } %.
page-rung-head = Stufe
page-rung = { $upper } gegen { $lower }
page-rung-wins = Siege
page-rung-fair = von einem fairen Anteil
page-variant = Variante
page-minutes = Minuten
page-seat-effect = Einfluss des Platzes

figure-length = Entscheidungen einer Partie
figure-turns = Züge einer Partie
figure-choices = Möglichkeiten je Entscheidung
figure-dead-turns = Züge ohne Wahl
figure-decided = Entscheidungen, bis der Sieg feststeht
figure-changes = Wechsel der Führung
figure-tied = geteilte Siege
figure-luck = Glück der Ausgangslage
figure-skill = Können
figure-bot = Siege eines Platzes von { $name }
figure-score = Punkte eines Platzes
figure-winning-score = Punkte bei einem Sieg
figure-behind = zur Halbzeit nicht in Führung und doch gewonnen
figure-last = zur Halbzeit auf dem letzten Rang und doch gewonnen
figure-shared = der Sieg ist geteilt
plot-seat = Platz
plot-wins = Anteil der Siege
plot-fair = gerechter Anteil
plot-share = Anteil
plot-steps = { $label } (in Schritten von { $width })
plot-interval = Anteil, mit 95-%-Intervall
plot-users = Anteil der Siege der Plätze, die so wählten; gestrichelt: ein gerechter Anteil
