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
