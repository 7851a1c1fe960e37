# Hauptwörter, jedes nur hier; Sätze verweisen darauf und geben, was sie brauchen.
treasure-given = { $given ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
}
treasure-taken = { $taken ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
}
treasure-kind = { $kind ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
}
treasure = { $treasure ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
}
some-fan = { $count } Fächer
some-scroll = { $count ->
    [one] { $count } Schriftrolle
   *[other] { $count } Schriftrollen
}
some-vase = { $count ->
    [one] { $count } Vase
   *[other] { $count } Vasen
}
some-jade = { $count } Jade
some-gold = { $count } Gold
some-treasures = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}
style = { $style ->
    [snake] Schlange
    [tiger] Tiger
   *[crane] Kranich
}
side = { $side ->
    [strength] Stärke
   *[stealth] List
}
clan = { $clan ->
    [taira] den Taira
    [minamoto] den Minamoto
   *[goshirakawa] Go-Shirakawa
}
clan-of = { $clan ->
    [taira] der Taira
    [minamoto] der Minamoto
   *[goshirakawa] von Go-Shirakawa
}
clan-with = bei { clan }
clan-house = { clan-of }
clan-plain = { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
}
envoy = der { $age }-jährige Gesandte { clan-of }
envoy-him = den { $age }-jährigen Gesandten { clan-of }
rumor = „{ label-rumor }“{ rumor-price }
rumor-price = { $price ->
    [fan] { " " }für einen Fächer
    [scroll] { " " }für eine Schriftrolle
    [vase] { " " }für eine Vase
    [jade] { " " }für eine Jade
    [any] { " " }für einen beliebigen Schatz
    [any-any] { " " }für 2 beliebige Schätze
   *[other] { "" }
}
guard = { $value ->
    [1] Diener (1)
    [2] Nachtwächter (2)
    [3] Speerträger (3)
    [4] Bogenschütze (4)
   *[other] Samurai ({ $value })
}
guard-him = { $value ->
    [1] den Diener (1)
    [2] den Nachtwächter (2)
    [3] den Speerträger (3)
    [4] den Bogenschützen (4)
   *[other] den Samurai ({ $value })
}
elite = { $pair ->
    [yes] zwei Wachen, { $first } und { $second }
   *[no] eine Elitewache: { $first } gegen Stärke, { $second } gegen List
}
elite-him = die Elitewache ({ $value })
signed = { $sign ->
    [minus] −{ $number }
   *[plus] +{ $number }
}
change = { $number ->
    [0] unverändert
   *[other] { signed }
}
bonus-change = { $number ->
    [0] { "" }
   *[other] ; Schlusswertung { signed }
}

decision-drawing-lots = Die erste Zugreihenfolge wird ausgelost.
decision-posting-sentries = Ein Wachtposten zieht auf.
decision-stocking-houses = Ein Schatz kommt in ein Haus.
decision-offering-skills = Der Sensei legt eine Fertigkeit aus.
decision-inviting-envoys = Ein Gesandter kommt in den Palast.
decision-offering-rumors = Ein Gerücht kommt in den Pavillon.
decision-dealing = Die Dojokarten werden ausgeteilt.
decision-turning-cards = Eine Dojokarte wird aufgedeckt.
decision-drawing-blind = Eine Dojokarte wird verdeckt gezogen.
decision-turning-guard = Eine Wache wird aufgedeckt.
decision-turning-elite = Eine Elitewache wird aufgedeckt.
decision-answering-alarm = Der Alarm bringt einen Schatz.
decision-restoring-house = Das Haus bekommt einen Schatz.
decision-placing = Lege einen Wurfstern.
decision-training = Nimm eine Dojokarte aus der Reihe oder ziehe verdeckt.
decision-discarding = Du hast mehr als 7 Karten: Wirf eine ab.
decision-learning = Die Fertigkeit kostet eine beliebige Karte: Wirf eine ab.
decision-fighting = Eine Wache steht vor dir: Besiege sie oder gib den Überfall auf.
decision-striking = Das reicht noch nicht: Lege nach oder gib den Überfall auf.
decision-calling-banzai = Mit den Schätzen gehen oder Banzai rufen?
decision-keeping = Der Überfall ist gescheitert: Behalte einen Schatz.
decision-replacing-token = Das Haus ist geräumt: Welcher Clan übernimmt es?
decision-bribing = Wie bezahlst du den Gesandten?
decision-spreading = Wie bezahlst du das Gerücht?
decision-disguising = Verkleide einen maskierten Gesandten oder niemanden.
decision-choosing-reward = Ein Clan belohnt dich: Ehre seiner Häuser oder ein Gerücht?
decision-over = Die Partie ist zu Ende.

action-dojo = Ins Dojo gehen
action-raid = Haus { $house } mit { side } überfallen
action-learn = { $skill } lernen ({ style })
action-bribe = { $age }-jährigen Gesandten { clan-of } bestechen
action-spread = { rumor } verbreiten
action-blind = Eine Karte verdeckt ziehen
action-take = Die offene { $value } nehmen
action-discard = Eine { $value } abwerfen
action-play = Eine { $value } spielen
action-act = { $skill } als { $value } einsetzen
action-kick = Eine 3 als Beikarte, { $change }
action-use = { $skill } einsetzen
action-adjust = { $skill } einsetzen, { $change }
action-turn-up = { $skill } einsetzen: { $turned } ist wieder bereit
action-swap = { $skill } einsetzen: { treasure-given } ({ $given_side ->
    [plain] hell
   *[red] rot
}) gegen { treasure-taken } ({ $taken_side ->
    [plain] hell
   *[red] rot
})
action-banzai = Banzai rufen
action-leave = Mit allen Schätzen gehen
action-give-up = Den Überfall aufgeben
action-face = Zuerst gegen die { $value } kämpfen
action-keep = Behalten: { treasure-kind }
action-token = Das Haus { clan } geben: { $honor } Ehre
more-after-scroll = { $vase ->
    [0] { $jade ->
        [0] { $gold ->
            [0] { " und " }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
   *[other] { ", " }
}
more-after-vase = { $jade ->
    [0] { $gold ->
        [0] { " und " }
       *[other] { ", " }
    }
   *[other] { ", " }
}
more-after-jade = { $gold ->
    [0] { " und " }
   *[other] { ", " }
}
before-scroll = { $fan ->
    [0] { "" }
   *[other] { more-after-scroll }
}
before-vase = { $fan ->
    [0] { $scroll ->
        [0] { "" }
       *[other] { more-after-vase }
    }
   *[other] { more-after-vase }
}
before-jade = { $fan ->
    [0] { $scroll ->
        [0] { $vase ->
            [0] { "" }
           *[other] { more-after-jade }
        }
       *[other] { more-after-jade }
    }
   *[other] { more-after-jade }
}
before-gold = { $fan ->
    [0] { $scroll ->
        [0] { $vase ->
            [0] { $jade ->
                [0] { "" }
               *[other] { " und " }
            }
           *[other] { " und " }
        }
       *[other] { " und " }
    }
   *[other] { " und " }
}
paid-fan = { $fan ->
    [0] { "" }
    [one] einen Fächer
   *[other] { $fan } Fächer
}
paid-scroll = { $scroll ->
    [0] { "" }
    [one] { before-scroll }eine Schriftrolle
   *[other] { before-scroll }{ $scroll } Schriftrollen
}
paid-vase = { $vase ->
    [0] { "" }
    [one] { before-vase }eine Vase
   *[other] { before-vase }{ $vase } Vasen
}
paid-jade = { $jade ->
    [0] { "" }
    [one] { before-jade }eine Jade
   *[other] { before-jade }{ $jade } Jade
}
paid-gold = { $gold ->
    [0] { "" }
    [one] { before-gold }ein Gold
   *[other] { before-gold }{ $gold } Gold
}
paid = { paid-fan }{ paid-scroll }{ paid-vase }{ paid-jade }{ paid-gold }
action-pay = Bezahlen: { paid } für { $honor } Ehre
action-disguise = { $age }-jährigen Gesandten { clan-of } verkleiden
action-no-disguise = Niemanden verkleiden
action-take-honor = Die Ehre der Häuser des Clans nehmen
action-take-rumor = Das Gerücht { rumor } nehmen
action-lot = { $seat } ist als Nächstes in der Zugreihenfolge
action-card = Eine { $value }
action-guard = { guard }{ $alarm ->
    [0] { "" }
   *[other] , eine Alarmwache
}
action-elite = { elite }
action-treasure = Ein Schatz: { treasure-kind }
action-tile = Die Fertigkeit { $skill } ({ style })
action-envoy = { envoy }
action-rumor = Das Gerücht { rumor }

event-order-drawn = { $position ->
    [1] Zuerst { $seat_is ->
        [you] bist du
       *[other] ist { $seat }
    } am Zug.
   *[other] Dann { $seat_is ->
        [you] du
       *[other] { $seat }
    }.
}
many-order-drawn = Zugreihenfolge: { $order }.
event-sentry-posted = { guard }{ $alarm ->
    [no] { "" }
   *[yes] , eine Alarmwache,
} steht als Wachtposten vor Haus { $house }.
many-sentry-posted = { $count } Wachtposten ziehen auf.
event-treasure-added = Haus { $house } bekommt einen Schatz: { treasure }.
many-treasure-added = Die Häuser bekommen { $count } Schätze.
event-treasure-turned-red = In Haus { $house } wird ein Schatz rot: { treasure }.
event-skill-offered = Neu beim Sensei: { $skill } ({ style }).
many-skill-offered = Beim Sensei sind { $count } Fertigkeiten neu.
event-envoy-arrived = Neu im Palast: { envoy }.
many-envoy-arrived = Im Palast sind { $count } Gesandte neu.
event-rumor-offered = Neu im Pavillon: { rumor }.
many-rumor-offered = Im Pavillon sind { $count } Gerüchte neu.
event-card-dealt = Du bekommst eine { $value }.
event-card-dealt-face-down = { $seat } bekommt eine Karte.
many-card-dealt-face-down = { $seat } bekommt { $count } Karten.
others-card-dealt-face-down = Die anderen bekommen je { $count } Karten.
event-card-turned = Im Dojo aufgedeckt: { $value }.
event-round-begun = Runde { $number } beginnt mit { $seat_is ->
    [you] dir
   *[other] { $seat }
}.
event-pile-renewed = Der Ablagestapel des Dojos wird gemischt: { $cards ->
    [one] { $cards } Karte ist
   *[other] { $cards } Karten sind
} der neue Nachziehstapel.
event-dojo-entered = { $seat_is ->
    [you] Du gehst
   *[other] { $seat } geht
} für { $cards } Karten ins Dojo.
event-card-taken = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} die offene { $value }.
event-card-drawn = Du ziehst eine { $value }.
event-card-drawn-face-down = { $seat } zieht eine Karte verdeckt.
many-card-drawn-face-down = { $seat } zieht { $count } Karten verdeckt.
event-card-discarded = { $seat_is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} eine { $value } ab.
event-skill-learned = { $seat_is ->
    [you] Du lernst
   *[other] { $seat } lernt
} { $skill } ({ style }).
event-envoy-bribed = { $seat_is ->
    [you] Du bestichst
   *[other] { $seat } besticht
} { envoy-him }.
event-rumor-taken = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} das Gerücht „{ label-rumor }“.
event-treasures-paid = { $seat_is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { paid }: { $honor } Ehre, insgesamt { $total }.
event-round-ended = Runde { $number } ist vorbei.
event-order-set = { $position ->
    [1] In der nächsten Runde { $seat_is ->
        [you] bist du
       *[other] ist { $seat }
    } zuerst am Zug.
   *[other] Dann { $seat_is ->
        [you] du
       *[other] { $seat }
    }.
}
many-order-set = Zugreihenfolge der nächsten Runde: { $order }.
event-skills-discarded = { $tiles ->
    [one] { $tiles } Fertigkeit verlässt
   *[other] { $tiles } Fertigkeiten verlassen
} den Sensei.
event-scoring-begun = Wertung nach Runde { $number }: Der Einfluss bei jedem Clan wird verglichen.
event-envoy-disguised = { $seat_is ->
    [you] Du verkleidest
   *[other] { $seat } verkleidet
} { envoy-him }: 1 Einfluss mehr.
event-place-judged = { $place ->
    [1] Rang 1
   *[other] Rang 2
} { clan-with } { $seat_is ->
    [you] hast du
   *[other] hat { $seat }
}: { $influence } Einfluss{ $by_age ->
    [yes] , gleichauf, aber mit dem älteren Gesandten ({ $age })
   *[no] { "" }
}.
event-reward-not-given = { $place ->
    [1] Rang 1 { clan-with } hat niemand: Es gibt keine Belohnung.
   *[other] Die Belohnung für Rang 2 { clan-with } bekommt niemand.
}
event-clan-honor-scored = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $honor } Ehre aus den Häusern { clan-of }, insgesamt { $total }.
event-rumor-kind-scored = „{ label-rumor }“ { $seat_is ->
    [you] bei dir
   *[other] bei { $seat }
}: { $times } × { $each } = { $honor } Ehre.
event-rumors-scored = { $seat_is ->
    [you] Deine Gerüchte
   *[other] Die Gerüchte von { $seat }
} bringen { $honor } Ehre, insgesamt { $total }.
event-treasures-scored = { $seat_is ->
    [you] Deine übrigen Schätze
   *[other] Die übrigen Schätze von { $seat }
} bringen { $honor } Ehre, insgesamt { $total }.
event-elites-scored = { $seat_is ->
    [you] Deine Elitewachen
   *[other] Die Elitewachen von { $seat }
} bringen { $honor } Ehre, insgesamt { $total }.
event-game-ended = Die Partie ist zu Ende. Ehre: { $scores_falling }.
event-raid-begun = { $seat_is ->
    [you] Du überfällst
   *[other] { $seat } überfällt
} Haus { $house } mit { side }; Wachtposten: { guard }.
event-banzai-called = { $seat_is ->
    [you] Du rufst
   *[other] { $seat } ruft
} Banzai in Haus { $house }!
event-guard-turned-up = { guard }{ $alarm ->
    [no] { "" }
   *[yes] , eine Alarmwache,
} erscheint in Haus { $house }.
event-alarm-raised = Alarm in Haus { $house }!
event-elite-turned-up = In Haus { $house } { $pair ->
    [yes] erscheinen
   *[no] erscheint
} { elite }.
event-guard-faced = { $seat_is ->
    [you] Du kämpfst
   *[other] { $seat } kämpft
} zuerst gegen die { $value }.
event-card-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} eine { $value }.
event-kicker-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} eine 3 als Beikarte, { $change }: Jetzt { $value }.
event-skill-used = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $skill } ein: Jetzt { $value }.
event-side-switched = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $skill } ein und { $seat_is ->
    [you] machst
   *[other] macht
} mit { side } weiter.
event-skill-turned-up = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $skill } ein: { $turned } ist wieder bereit.
event-treasure-swapped = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $skill } ein: { treasure-given } gegen { treasure-taken }.
event-guard-beaten = Besiegt: { $elite ->
    [yes] Elitewache ({ $value })
   *[no] { guard }
}.
event-elite-kept = { $seat_is ->
    [you] Du behältst
   *[other] { $seat } behält
} die Elitewache: am Ende { $honor } Ehre.
event-treasure-won = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} einen Schatz: { treasure } ({ $side ->
    [plain] hell
   *[red] rot
}).
event-given-up = { $seat_is ->
    [you] Du gibst
   *[other] { $seat } gibt
} den Überfall auf Haus { $house } auf.
event-treasure-kept = { $seat_is ->
    [you] Du behältst
   *[other] { $seat } behält
} einen Schatz: { treasure }{ $lost ->
    [0] { "" }
    [one] ; { $lost } Schatz ist verloren
   *[other] ; { $lost } Schätze sind verloren
}.
event-house-left = { $seat_is ->
    [you] Du verlässt
   *[other] { $seat } verlässt
} Haus { $house } mit { $treasures ->
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätzen
}.
event-house-cleared = { $seat_is ->
    [you] Du räumst
   *[other] { $seat } räumt
} Haus { $house } und { $seat_is ->
    [you] nimmst
   *[other] nimmt
} { $treasures ->
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
}.
event-token-replaced = Haus { $house } gehört jetzt { clan }: { $honor } Ehre.

label-round = Runde { $round } von 7 · Zugreihenfolge: { $order }
label-dojo = Dojo
label-pile = Nachziehstapel { $cards }, Ablagestapel { $discards }
label-sensei = Sensei
label-palace = Palast
label-pavilion = Pavillon
label-nothing = nichts
label-house = Haus { $house }
label-sentry = Wachtposten { $value }
label-closed = leer bis zum Ende der Runde
label-raid = Überfall mit { side }
label-against = gegen { $value }
label-played = gespielt { $value }
label-shuriken = bisher gewonnen
label-honor = { $honor } Ehre
label-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
label-known = alle kennen
label-treasures = Schätze
label-skills = Fertigkeiten
label-envoys-of = { $count ->
    [one] Gesandter
   *[other] Gesandte
} { clan-of }
label-envoys = Gesandte
label-rumor = { $rumor ->
    [elites] Größter Krieger
    [rumors] Gunst des Volkes
    [envoys] Mächtige Freunde
    [skills] Meister der geheimen Kunst
   *[rivals] Ehrlose Gegner
}
label-rumors = Gerüchte
label-face-down = { $count } verdeckt
label-elites = Elitewachen
label-elite-pair = zwei Wachen, { $first } und { $second }
label-elite-single = { $first } gegen Stärke, { $second } gegen List
label-tower = Wurfsternturm, in der nächsten Runde zuerst: { $names }
label-red = rot: { $treasures }
label-then-against = dann gegen { $value }
label-left = Noch da: { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}, { $elites ->
    [one] 1 Elitewache
   *[other] { $elites } Elitewachen
}, { $bag ->
    [one] 1 Schatz im Beutel
   *[other] { $bag } Schätze im Beutel
}, { $skills ->
    [one] 1 Fertigkeit
   *[other] { $skills } Fertigkeiten
}, { $envoys ->
    [one] 1 Gesandter
   *[other] { $envoys } Gesandte
}, { $rumors ->
    [one] 1 Gerücht
   *[other] { $rumors } Gerüchte
}, { $tokens ->
    [one] 1 Clanmarke
   *[other] { $tokens } Clanmarken
}
label-ready = bereit: { $ready } von { $skills }
label-disguised = verkleidet
label-hand = Deine Hand
label-no-cards = keine Karten
label-clan-standing = { $clan }: { $standing }

# Im Eingang.
about = Überfalle nachts die Häuser, bestich Gesandte, verbreite Gerüchte, mehre deine Ehre.
option-memory-aid = Gedächtnisstütze: Was alle gesehen haben, bleibt zu sehen

# Auf dem Brett.
label-fan = Fächer
label-scroll = Schriftrolle
label-vase = Vase
label-jade = Jade
label-gold = Gold
label-taira = Taira
label-minamoto = Minamoto
label-goshirakawa = Go-Shirakawa
label-strength = Stärke
label-stealth = List
label-elite = Elitewache
label-elite-guarded = rot: von einer Elitewache bewacht
label-mask = maskiert
label-track = Ehrenleiste

# Woraus sich eine Wertung zusammensetzt.
part-treasures-paid = Ausgegebene Schätze
part-clan-honor-scored = Clans
part-rumors-scored = Gerüchte
part-treasures-scored = Übrige Schätze
part-elites-scored = Elitewachen
unit = Ehre

# Warum etwas jetzt nicht geht.
why-must-place-shuriken = Lege zuerst einen Wurfstern.
why-must-take-card = Nimm eine Karte aus der Reihe oder ziehe verdeckt.
why-must-discard-to-limit = Wirf erst bis auf { $most } Karten ab.
why-must-discard-for-skill = Wirf erst eine Dojokarte für die Fertigkeit ab.
why-must-beat-guard-or-give-up = Eine Wache steht vor dir: Besiege sie oder gib den Überfall auf.
why-must-add-or-give-up = Was gespielt ist, besiegt die Wache noch nicht: Lege nach oder gib den Überfall auf.
why-must-leave-or-call-banzai = Gehe, oder rufe Banzai.
why-must-keep-treasure = Der Überfall ist gescheitert: Wähle einen Schatz vom Wurfstern, den du behältst.
why-must-replace-token = Lege zuerst eine Clanmarke eines anderen Clans auf das Haus.
why-must-pay-for-envoy = Bezahle zuerst den Gesandten.
why-must-pay-for-rumor = Bezahle zuerst das Gerücht.
why-must-disguise-or-not = Verkleide einen Gesandten oder niemanden.
why-must-take-reward = Nimm zuerst eine Belohnung des Clans.
why-must-draw-what-is-left = Gezogen wird nur, was noch da ist.
why-only-chance-draws = Nur der Zufall teilt aus, zieht und deckt auf.
why-house-empty = In diesem Haus liegt bis zum Ende der Runde kein Schatz.
why-skill-out-of-reach = Diese Fertigkeit liegt nicht aus, oder du kannst sie nicht bezahlen.
why-envoy-out-of-reach = Dieser Gesandte ist nicht im Palast, oder du kannst ihn nicht bezahlen.
why-rumor-out-of-reach = Dieses Gerücht ist nicht im Pavillon, oder du kannst es nicht bezahlen.
why-pile-empty = Nachziehstapel und Ablagestapel sind leer.
why-not-in-row = In der Reihe liegt keine solche Karte.
why-not-in-hand = Eine solche Karte ist nicht in deiner Hand.
why-must-choose-guard = Wähle zuerst, gegen welche der beiden Wachen du kämpfst.
why-guard-unbeatable-with-card = Damit und mit allem, was du hast, ist die Wache nicht zu besiegen.
why-kick-of-no-use = Du hast keine 3, oder die Wache wäre danach nicht zu besiegen.
why-skill-of-no-use-now = Eine solche Fertigkeit ist bei dir nicht bereit, oder die Wache wäre danach nicht zu besiegen.
why-not-on-shuriken = Ein solcher Schatz liegt nicht auf deinem Wurfstern.
why-guard-unbeatable-with-skill = Eine solche Fertigkeit ist bei dir nicht bereit, oder die Wache wäre damit nicht zu besiegen.
why-needs-card-played = Spiele zuerst eine Karte: Die Fertigkeit ändert ihren Wert.
why-no-two-guards = Es gibt hier nicht zwei Wachen, unter denen eine solche zu wählen wäre.
why-skill-forbidden-now = Eine solche Fertigkeit ist bei dir nicht bereit, oder sie geht an dieser Stelle des Überfalls nicht.
why-nothing-to-turn-up = Sie ist nicht bereit, oder es gibt keine solche benutzte Fertigkeit.
why-nothing-to-exchange = Sie ist nicht bereit, oder es gibt jetzt keine solchen Schätze zu tauschen.
why-no-such-payment = So lässt sich dieser Preis nicht bezahlen, oder dir fehlen diese Schätze.
why-token-not-free = Die Clanmarke ist nicht frei oder gehört dem Clan, der das Haus verloren hat.
why-no-envoy-to-disguise = Das ist kein maskierter Gesandter von dir, der noch unverkleidet ist.
why-rumor-not-at-pavilion = Dieses Gerücht ist nicht im Pavillon.

# Worum es geht, und wie gespielt wird.
aim = Gewinne in 7 Runden die meiste Ehre: Überfalle Häuser, gib Schätze für Gesandte und Gerüchte aus, führe bei den Clans.
how-1 = Jede Runde legst du 3 Wurfsterne, einen nach dem anderen, und tust sofort, was der Ort erlaubt.
how-2 = Dojo: Nimm Karten (4, 3 oder 2; je weniger du hast, desto mehr). Wer zuletzt dort war, beginnt die nächste Runde.
how-3 = Haus: Besiege Wachen für Schätze. Mit Stärke spielst du höher als die Wache, mit List niedriger.
how-4 = Nach jeder Wache gehst du mit allem, oder du rufst Banzai und triffst die nächste, unbekannte. Scheiterst du, bleibt dir nur 1 Schatz.
how-5 = Nimmst du den letzten Schatz, bestimmst du, welcher andere Clan das Haus bekommt.
how-6 = Sensei: Lerne für eine Karte eine Fertigkeit; sie hilft einmal je Runde.
how-7 = Palast: Bezahle Schätze für einen Gesandten. Ihre Ehre zählt sofort, der Gesandte ist Einfluss bei seinem Clan.
how-8 = Pavillon: Bezahle 1 oder 2 Schätze für ein Gerücht, das am Ende zählt.
how-9 = Nach den Runden 3, 5 und 7 belohnt jeder Clan die zwei mit dem meisten Einfluss: Ehre seiner Häuser oder ein Gerücht.
how-10 = Am Ende zählen Gerüchte, Elitewachen und übrige Schätze (je 1).

# Was jetzt gefragt ist.
prompt-placing = Lege einen Wurfstern (noch { $left }). Nächste Wertung: nach Runde { $round }.
prompt-training = { $cards ->
    [one] Nimm { $cards } Karte
   *[other] Nimm { $cards } Karten
}: { $from ->
    [take] aus der Reihe
    [blind] verdeckt
   *[both] aus der Reihe oder verdeckt
}.
prompt-discarding = Du darfst { $most } Karten halten: Wirf { $cards } ab.
prompt-learning = { $skill } kostet eine beliebige Karte: Wirf eine ab.
prompt-fighting = { $guard }: Mit { side } spielst du { higher } als { $value }.
prompt-fighting-elite = Elitewache ({ $value }): Mit { side } spielst du { higher } als { $value }.
prompt-fighting-pair = Erste von zwei Wachen ({ $value }): Mit { side } spielst du { higher } als { $value }.
higher = { $side ->
    [strength] höher
   *[stealth] niedriger
}
prompt-beaten = Nichts, was du hast, besiegt { $guard }: Gib den Überfall auf.
prompt-beaten-skills = Keine Karte besiegt { $guard }: Setze { $skills } ein oder gib den Überfall auf.
prompt-two-guards = Zwei Wachen, { $first } und { $second }: Wen bekämpfst du zuerst?
prompt-striking = Dein Wert ist { $value }, der der Wache { $target }: { $add ->
    [kicker] Spiele eine Beikarte
    [skill] Setze eine Fertigkeit ein
   *[both] Beikarte oder Fertigkeit dazu
}, oder gib den Überfall auf.
prompt-banzai = Gehen ({ some-treasures }) oder Banzai rufen ({ $treasure })? Du besiegst { $beaten } von 5 Werten.
prompt-banzai-red = Gehen ({ some-treasures }) oder Banzai rufen ({ $treasure })? Du besiegst { $beaten } von { $of } Elitewachen.
prompt-keeping = Der Überfall ist gescheitert: { $count ->
    [one] Du behältst deinen Schatz.
   *[other] Behalte 1 von { $count } Schätzen.
}
prompt-replacing-token = Haus { $house } ist geräumt: Welcher Clan übernimmt es?
prompt-bribing = Wie bezahlst du { envoy-him }?
prompt-spreading = Wie bezahlst du „{ label-rumor }“?
prompt-disguising = Verkleide einen maskierten Gesandten (jetzt 1 Einfluss mehr) oder niemanden.
prompt-reward-first = { clan-plain }, Rang 1: { $honor } Ehre oder ein Gerücht?
prompt-reward-only = { clan-plain }, Rang 1: Nimm { $honor } Ehre, es ist kein Gerücht mehr da.
prompt-reward-second = { clan-plain }, Rang 2: Wähle ein Gerücht.

# Was noch offen ist.
note-shuriken = Noch { $count ->
    [one] { $count } Wurfstern
   *[other] { $count } Wurfsterne
} in dieser Runde.
note-scoring = Nächste Wertung: nach Runde { $round }.
note-ready = Fertigkeiten bereit: { $skills }.
note-used = Fertigkeiten benutzt: { $skills }.
note-hidden = Ohne Gedächtnisstütze: Gewertet werden nur deine eigenen Gerüchte.
note-honor = Jetzt { $honor } Ehre, Schlusswertung { $bonus }: zusammen { $total }.

# Überschriften der Möglichkeiten.
group-dojo = Dojo
group-raid = Überfall
group-sensei = Sensei
group-palace = Palast
group-pavilion = Pavillon
group-leave = Gehen oder weiter
group-cards = Karten
group-guards = Wachen
group-treasures = Schätze
group-clans = Clans
group-payment = Bezahlung
group-disguise = Verkleidung
group-honor = Ehre
group-rumors = Gerüchte
group-skills = Fertigkeiten
group-give-up = Aufgeben

# Wozu eine Möglichkeit führt.
standing-then = { $place ->
    [0] kein Gesandter { clan-with }
    [1] dann Rang 1 { clan-with }
    [2] dann Rang 2 { clan-with }
   *[other] dann noch keine Belohnung { clan-with }
}
then-dojo = Du nimmst { $cards } Karten{ $over ->
    [0] { "" }
   *[other] , wirfst { $over } ab
} und bist bisher in der nächsten Runde zuerst am Zug.
then-dojo-last = { $left ->
    [0] Nützt nichts mehr: Das ist dein letzter Wurfstern der letzten Runde.
   *[other] Du nimmst { $cards } Karten{ $over ->
        [0] { "" }
       *[other] {" "}und wirfst { $over } ab
    }, für diese letzte Runde.
}
then-raid = Erster Schatz: { $treasure }. Deine { $cards } { $count ->
    [one] besiegt
   *[other] besiegen
} { $guard }.
then-raid-helped = Erster Schatz: { $treasure }. Mit Beikarte oder Fertigkeit { $count ->
    [one] besiegt
   *[other] besiegen
} deine { $cards } { $guard }.
then-raid-skill = Erster Schatz: { $treasure }. Nur deine Fertigkeiten besiegen { $guard }.
then-raid-switch = Erster Schatz: { $treasure }. Nur mit einem Wechsel der Seite besiegst du { $guard }.
then-hopeless = Nicht zu gewinnen: Nichts, was du hast, besiegt { $guard }.
then-learn-free = Kostet nichts: Du hast schon diesen Stil ({ style }).{ more-bonus }
then-learn-any = Kostet eine beliebige Karte.{ more-bonus }
then-learn-card = Kostet eine { $value }.{ more-bonus }
more-bonus = { $bonus ->
    [0] { "" }
   *[other] { " " }Schlusswertung jetzt +{ $bonus }.
}
then-bribe = { $exact ->
    [yes] Jetzt { $honor } Ehre
   *[no] Jetzt bis zu { $honor } Ehre
}; { standing-then }{ $bonus }.
then-spread = { $exact ->
    [yes] Jetzt { $honor } Ehre
   *[no] Jetzt bis zu { $honor } Ehre
}{ $bonus }.
then-pay-envoy = Dann insgesamt { $total } Ehre; { standing-then }{ $bonus }.
then-pay-rumor = Dann insgesamt { $total } Ehre{ $bonus }.
then-blind-last = Im Nachziehstapel { $cards ->
    [one] liegt { $cards } Karte
   *[other] liegen { $cards } Karten
}.
then-blind = Du siehst sie, bevor du die nächste wählst; im Nachziehstapel { $cards ->
    [one] liegt { $cards } Karte
   *[other] liegen { $cards } Karten
}.
then-discard = Du behältst { some-cards }.
some-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
then-discard-for = Dann gehört { $skill } dir und ist sofort bereit.
then-token = Dann sind die Häuser { clan-of } { $honor } Ehre wert; { $place ->
    [0] du hast dort keinen Gesandten
    [1] du hast dort Rang 1
    [2] du hast dort Rang 2
   *[other] du bekommst dort keine Belohnung
}.
then-disguise = { $place ->
    [1] Dann Rang 1 { clan-with }
    [2] Dann Rang 2 { clan-with }
   *[other] Noch keine Belohnung { clan-with }
}.
then-no-disguise = Dein Einfluss bleibt, wie er ist.
then-take-honor = { $honor } Ehre aus den Häusern { clan-of }: insgesamt { $total }. { $other_seat } wählt ein Gerücht.
then-take-honor-alone = { $honor } Ehre aus den Häusern { clan-of }: insgesamt { $total }.
then-take-rumor = Belohnung: kostet nichts. Schlusswertung jetzt: { $bonus }. { $other_seat } bekommt { $honor } Ehre.
then-take-rumor-alone = Belohnung: kostet nichts. Schlusswertung jetzt: { $bonus }.
then-strike = { $value } besiegt { $target }: Du gewinnst einen Schatz ({ $treasure }).
then-strike-first = { $value } besiegt { $target }; dann kommt die andere Wache ({ $other }).
then-strike-short = { $value } gegen { $target }: Es { $short ->
    [one] fehlt 1
   *[other] fehlen { $short }
} { $side ->
    [strength] nach oben
   *[stealth] nach unten
}, mit Beikarte oder Fertigkeit.
then-switch = Von hier an mit { side }: { $count ->
    [0] Keine deiner Karten gewinnt dann
    [one] Deine { $cards } gewinnt dann
   *[other] Deine { $cards } gewinnen dann
}.
then-switch-between = Für den Rest dieses Hauses mit { side }.
then-turn-up = { $skill } ist in dieser Runde noch einmal einsetzbar.
then-swap = { $difference } Ehre beim Ausgeben{ $turns ->
    [yes] ; der wertvollste helle Schatz im Haus wird rot
   *[no] { "" }
}.
then-banzai = Nächster Schatz: { $treasure }. Du besiegst { $beaten } von 5 Werten. Scheiterst du, behältst du { $count ->
    [one] deinen Schatz
   *[other] 1 von { $count } Schätzen
}.
then-banzai-red = Nächster Schatz: { $treasure }. Du besiegst { $beaten } von { $of } Elitewachen. Scheiterst du, behältst du { $count ->
    [one] deinen Schatz
   *[other] 1 von { $count } Schätzen
}.
then-leave = Du trägst heim: { $treasures }; beim Ausgeben { $honor } Ehre.
then-give-up = Der Überfall scheitert: Du behältst { $count ->
    [one] deinen Schatz
   *[other] 1 von { $count } Schätzen
}.
then-give-up-nothing = Nichts ist gewonnen, und das Haus bekommt einen Schatz.
then-face = Dann folgt die { $other }: Besiege beide.
then-keep = { $honor } Ehre beim Ausgeben{ $lost ->
    [0] { "" }
    [one] ; { $lost } Schatz ist verloren
   *[other] ; { $lost } Schätze sind verloren
}.

# Worauf man zeigen kann: Name, was es tut, was es jetzt wert ist.
times = { $thing } × { $count }
red = { $treasure } (rot)
influence = { $seat_is ->
    [you] du
   *[other] { $seat }
} { $influence } (ältester { $age })
thing-dojo = Dojo
about-dojo = Nimm 4, 3 oder 2 Karten, je weniger du hast, desto mehr; dein Wurfstern kommt auf den Wurfsternturm.
now-dojo = Du nähmst { $cards } Karten und wärst bisher in der nächsten Runde zuerst am Zug.
now-dojo-last = Du nähmst { $cards } Karten für diese letzte Runde.
thing-tower = Wurfsternturm
about-tower = Von oben nach unten: wer in der nächsten Runde zuerst am Zug ist; die anderen folgen wie bisher.
now-tower = Nächste Runde bisher: { $seats }.
now-tower-last = Das ist die letzte Runde.
thing-deck = Nachziehstapel des Dojos
about-deck = Hier ziehst du verdeckt; du siehst die Karte, bevor du die nächste wählst.
now-deck = Noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $discards } im Ablagestapel.
thing-sensei = Sensei
about-sensei = Lerne eine Fertigkeit für die gezeigte Karte; sie hilft einmal je Runde.
now-offer = { $count ->
    [0] Bis zum Ende der Runde gibt es nichts zu lernen.
    [one] { $count } Fertigkeit zu lernen.
   *[other] { $count } Fertigkeiten zu lernen.
}
thing-palace = Palast
about-palace = Bezahle Schätze für einen Gesandten: Ihre Ehre zählt sofort, der Gesandte ist Einfluss bei seinem Clan.
now-palace = { $count ->
    [one] { $count } Gesandter
   *[other] { $count } Gesandte
}; bezahlen kannst du { $paid }.
thing-pavilion = Pavillon
about-pavilion = Bezahle 1 oder 2 Schätze für ein Gerücht: Ihre Ehre zählt sofort, das Gerücht am Ende.
now-pavilion = { $count ->
    [one] { $count } Gerücht
   *[other] { $count } Gerüchte
}; bezahlen kannst du { $paid }.
thing-round = Runde { $round } von 7
about-round = Nach den Runden 3, 5 und 7 belohnt jeder Clan die zwei mit dem meisten Einfluss.
now-round = Nächste Wertung: nach Runde { $round }, in der Folge { $clans }.
thing-guards = Nachziehstapel der Wachen
about-guards = Banzai für einen hellen Schatz deckt von hier die nächste Wache auf.
now-guards = Noch da: { $left }.
thing-elites = Nachziehstapel der Elitewachen
about-elites = Banzai für einen roten Schatz deckt eine Elitewache auf: Besiegt gehört sie dir und bringt am Ende Ehre.
now-elites = Noch { $count ->
    [one] { $count } Elitewache
   *[other] { $count } Elitewachen
}.
thing-alarm = Alarm
about-alarm = Eine Alarmwache bringt 1 Schatz mehr, dann wird der wertvollste helle rot. Beim Wachtposten zählt der Alarm nicht.
now-alarm = Wertvollster heller Schatz hier: { $treasure }.
thing-house = Haus { $house }
about-house = Seine Schätze gewinnst du vom billigsten an, helle vor roten; die Clanmarke zählt für den Clan.
now-house = In der Folge des Gewinns: { $treasures }; beim Ausgeben { $honor } Ehre.
now-house-cleared = Geräumt: Bis zum Ende der Runde gibt es hier nichts.
thing-token = Clanmarke { clan-of }, { $honor } Ehre
about-token = { $honor } Ehre für Rang 1 { clan-with } bei einer Wertung.
thing-sentry = Wachtposten: { $guard }
about-sentry = Die erste Wache, vorher bekannt; ihr Alarm zählt nicht.
now-sentry = { $which ->
    [both] Deine Karten, die ihn besiegen, Beikarten und Fertigkeiten mitgezählt: mit Stärke { $strength }; mit List { $stealth }.
    [strength] Deine Karten, die ihn mit Stärke besiegen, Beikarten und Fertigkeiten mitgezählt: { $strength }.
    [stealth] Deine Karten, die ihn mit List besiegen, Beikarten und Fertigkeiten mitgezählt: { $stealth }.
   *[none] Keine deiner Karten besiegt ihn.
}
about-guard = Bewacht einen hellen Schatz; wird bei Banzai aufgedeckt.
about-alarm-guard = Ihr Alarm hat 1 Schatz mehr gebracht und den wertvollsten hellen rot gemacht.
thing-elite = Elitewache
about-elite = Bewacht einen roten Schatz: { $first } gegen Stärke, { $second } gegen List. Besiegt gehört sie dir: am Ende { $honor } Ehre.
thing-elite-pair = Elitewache: zwei Wachen
about-elite-pair = Zwei Wachen, { $first } und { $second }: Besiege beide, in beliebiger Folge. Dann gehört sie dir: am Ende { $honor } Ehre.
now-foe = Mit { side } { higher } als { $value }: { $count ->
    [0] keine deiner Karten
   *[other] deine { $cards }
}.
about-treasure = { $honor } Ehre beim Ausgeben, 1, wenn er am Ende übrig ist.
about-gold = Steht für jeden Schatz und zählt wie dieser: bis zu { $honor } Ehre; 1, wenn es am Ende übrig ist.
now-treasure = { $count ->
    [0] Du hast keinen.
   *[other] Du hast { $count }; jetzt passt kein Preis dazu.
}
now-treasure-best = Du hast { $count }. Bester Preis dafür jetzt: { $honor } Ehre für { $what }.
thing-red = Roter Schatz
about-red = Von einer Elitewache bewacht; kommt nach den hellen.
thing-card = Dojokarte { $value }
about-card = Besiegt Wachen: höher mit Stärke, niedriger mit List. Gleich reicht nicht.
about-three = Besiegt Wachen wie jede Karte; auch Beikarte: +1 oder −1 zu einer gespielten Karte.
now-card = { $which ->
    [both] Allein besiegt sie Wachtposten mit Stärke bei Haus { $strength }; mit List bei Haus { $stealth }.
    [strength] Allein besiegt sie Wachtposten mit Stärke bei Haus { $strength }.
    [stealth] Allein besiegt sie Wachtposten mit List bei Haus { $stealth }.
   *[none] Allein besiegt sie jetzt keinen Wachtposten.
}
thing-skill = { $skill } ({ style })
about-minus-two = Einschleichen: Zieht einmal je Runde 2 von einer gespielten Karte ab.
about-plus-two = Schießpulver: Zählt einmal je Runde 2 zu einer gespielten Karte dazu.
about-plus-or-minus-one = Offene Hand: Zählt einmal je Runde 1 zu einer gespielten Karte dazu oder zieht 1 ab.
about-set-zero = Tarnung: Macht einmal je Runde eine gespielte Karte zur 0.
about-set-six = Schwertkunst: Macht einmal je Runde eine gespielte Karte zur 6.
about-act-as-two-or-four = Taktik: Kämpft einmal je Runde als 2 oder 4, ohne Karte.
about-swap-treasure = Spionage: Tauscht einen gewonnenen Schatz gegen einen im Haus, auch nach dem Scheitern.
about-turn-up-skill = Sammlung: Macht einmal je Runde eine benutzte Fertigkeit wieder bereit.
about-switch-side = Klarer Geist: Wechselt für den Rest dieses Hauses zwischen Stärke und List.
about-disguise = Verkleidung: Bei Wertungen zählt ein maskierter Gesandter doppelt.
now-skill = { $price }{ $count ->
    [0] { "" }
    [one] { " " }Besiegt neu den Wachtposten von Haus { $houses }.
   *[other] { " " }Besiegt neu die Wachtposten der Häuser { $houses }.
}
now-skill-own = { $ready ->
    [0] Benutzt: nächste Runde wieder bereit.
   *[other] Deine: { $ready } von { $owned } bereit.
}
now-skill-swap = Deine: { $ready } von { $owned } bereit. Bester Tausch jetzt: { $given } gegen { $taken }, { $difference } Ehre beim Ausgeben.
now-disguise = { $count ->
    [0] Deine: Jetzt verbessert sie dich bei keinem Clan.
   *[other] Deine: Jetzt verbessert sie dich bei { $clans }.
}
thing-envoy = { $age }-jähriger Gesandter { clan-of }
about-envoy = { $price }; 1 Einfluss { clan-with }{ $masked ->
    [yes] , maskiert.
   *[no] .
}
price-exactly = Zahle genau { $treasures }: { $honor } Ehre
price-one-to-four = Zahle 1 bis 4 Schätze einer Art für ihre Ehre
price-one-and-three = Zahle 1 und 3 von je einer Art, auch derselben, für ihre Ehre
price-two-and-two = Zahle zweimal 2 von je einer Art, auch derselben, für ihre Ehre
now-envoy-owned = { $seat_is ->
    [you] Deiner: Du hast
   *[other] { $seat } hat
} { $influence } Einfluss { clan-with }{ $place ->
    [1] , Rang 1
    [2] , Rang 2
   *[other] { "" }
}.
now-too-dear = Jetzt kannst du ihn nicht bezahlen.
thing-age = Alter
about-age = Der älteste Gesandte eines Clans gewinnt dort bei Gleichstand.
thing-mask = Maske
about-mask = Ein maskierter Gesandter ist bei einer Wertung verkleidbar: 1 Einfluss mehr.
about-rumor-elites = Am Ende: deine Elitewachen × 1, 2, 4, 5 … bei 1, 2, 3, 4 … dieser Gerüchte.
about-rumor-rumors = Am Ende: alle deine Gerüchte, es selbst eingeschlossen, × 1, 2, 4, 5 … bei 1, 2, 3, 4 … davon.
about-rumor-envoys = Am Ende: deine Gesandten × 1, 2, 4, 5 … bei 1, 2, 3, 4 … dieser Gerüchte.
about-rumor-skills = Am Ende: deine Fertigkeiten × 1, 2, 4, 5 … bei 1, 2, 3, 4 … dieser Gerüchte.
about-rumor-rivals = Am Ende je 6 Ehre, wenn nur du welche hast, 4 bei zwei Personen, 2 bei mehr.
now-rumor = Deine Schlusswertung, wenn du es jetzt nimmst: { $bonus }.
now-rumor-owned = { $seat_is ->
    [you] Deins
   *[other] { $seat }
}: { $cards } dieser Art, { $times } × { $each } = jetzt { $honor } Ehre.
about-clan = Bei einer Wertung nimmt Rang 1 { $honor } Ehre, den Wert der Häuser, oder ein Gerücht; Rang 2 bekommt das andere.
now-clan = Einfluss: { $ranked }. Häuser: { $honor } Ehre.
now-clan-nobody = Noch hat niemand Einfluss. Häuser: { $honor } Ehre.
thing-track = Ehrenleiste
about-track = Die meiste Ehre nach 7 Runden gewinnt; bei Gleichstand mehr Gesandte, dann der älteste.
thing-seat = { $seat_is ->
    [you] Du
   *[other] { $seat }
}
about-seat = Hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $envoys ->
    [one] { $envoys } Gesandten
   *[other] { $envoys } Gesandte
}, { $rumors ->
    [one] { $rumors } Gerücht
   *[other] { $rumors } Gerüchte
}, { $skills ->
    [one] { $skills } Fertigkeit
   *[other] { $skills } Fertigkeiten
}.
now-seat = Jetzt { $honor } Ehre, Schlusswertung { $bonus }: zusammen { $total }.
thing-hand = Dojokarten auf der Hand
about-hand = Verdeckt; doch was aus der Reihe genommen und noch nicht gespielt wurde, haben alle gesehen.
now-hand = { label-cards }.
now-hand-known = { label-cards }; alle kennen { $known }.
thing-shuriken = Wurfstern
about-shuriken = Lege ihn, um zu handeln; alle legen je Runde 3, einen nach dem anderen.
now-shuriken = Noch { $count } von { $all } Wurfsternen.
thing-bonus = Schlusswertung
about-bonus = Nach Runde 7 zählen Gerüchte, Elitewachen und übrige Schätze (je 1).
now-bonus = Jetzt gewertet: Gerüchte { $rumors }, Elitewachen { $elites }, Schätze { $treasures }: { $bonus } Ehre, insgesamt { $total }.
now-bonus-hidden = Jetzt gewertet ohne die Gerüchte, die verdeckt liegen: Elitewachen { $elites }, Schätze { $treasures }: { $bonus } Ehre, insgesamt { $total }.
thing-elites-kept = Besiegte Elitewachen
about-elites-kept = Wer sie besiegt, behält sie: am Ende je 1 oder 2 Ehre, und sie zählen für „Größter Krieger“.
now-elites-kept = { $count } behalten: am Ende { $honor } Ehre.

# Was entschieden hat.
story-won-honor = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $score } Ehre, { $ahead } vor { $other_seat_is ->
    [you] dir
   *[other] { $other_seat }
}.
story-shared-honor = { $seats } teilen sich den Sieg mit { $score } Ehre.
story-tied-envoys = Gleiche Ehre ({ $score }): { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit mehr Gesandten ({ $mine } zu { $theirs }).
story-tied-oldest = Gleiche Ehre ({ $score }), gleich viele Gesandte: { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit dem ältesten Gesandten ({ $age } Jahre).
story-what = { $part ->
    [treasures-paid] Ausgegebene Schätze
    [clan-honor-scored] Die Clans
    [rumors-scored] Gerüchte
    [treasures-scored] Übrige Schätze
   *[elites-scored] Elitewachen
}
story-part = { story-what } entschieden: { $mine } zu { $theirs } Ehre.
story-reward = Größte Belohnung: { clan-plain } nach Runde { $round }, { $honor } Ehre für { $seat_is ->
    [you] dich
   *[other] { $seat }
}.
story-behind = Dir fehlten { $honor } Ehre. Das meiste davon: { $part ->
    [treasures-paid] ausgegebene Schätze
    [clan-honor-scored] die Clans
    [rumors-scored] Gerüchte
    [treasures-scored] übrige Schätze
   *[elites-scored] Elitewachen
}.
story-behind-envoys = Du hattest ebenso viel Ehre: Die Gesandten entschieden.

# Kurze Worte auf Karten.
short-minus-two = Karte −2
short-plus-two = Karte +2
short-plus-or-minus-one = Karte +1 oder −1
short-set-zero = Karte wird 0
short-set-six = Karte wird 6
short-act-as-two-or-four = eine 2 oder 4
short-swap-treasure = Schatz tauschen
short-turn-up-skill = wieder bereit
short-switch-side = Seite wechseln
short-disguise = +1 Einfluss
short-rumor = { $rumor ->
    [elites] Elitewachen × Karten
    [rumors] Gerüchte × Karten
    [envoys] Gesandte × Karten
    [skills] Fertigkeiten × Karten
   *[rivals] 6, 4 oder 2 Ehre
}
short-price-1to4 = 1–4 einer Art
short-price-1-3 = 1 und 3 je Art
short-price-2-2 = 2 und 2 je Art
short-any = jeder
short-card = jede Karte
short-houses = Häuser
short-clans = Clans
short-table = Personen
short-bonus = +{ $bonus } am Ende
short-used = benutzt
short-ready = bereit
short-next = Nächste Runde
short-scores = Wertung nach Runde { $round }
short-left = noch { $count ->
    [one] { $count } Wurfstern
   *[other] { $count } Wurfsterne
}
short-lower = niedriger als { $value }
short-higher = höher als { $value }
short-inside = Noch im Haus
short-carried = Beute
short-nothing-won = noch nichts
short-worth = { $honor } Ehre
short-influence = { $influence } (ältester { $age })
short-nobody = niemand

# Lektionen.
lesson-sides-name = Stärke oder List
lesson-sides-task = Drei Wurfsterne je Runde, sieben Runden, die meiste Ehre gewinnt. Zuerst Schätze: Ein Samurai (5) bewacht Haus 3. Mit Stärke musst du höher sein, mit List niedriger: Überfalle es.
lesson-sides-equal = Dein Bestes ist 4 mit einer 3 als Beikarte: 5. Gleich reicht nicht.
lesson-sides-other = Ginge auch. Jetzt: Haus 3.
lesson-sides-lower = Niedriger als 5: Welche Karte gibst du aus?
lesson-sides-stay = Bleibe: Jede deiner Karten ist niedriger als 5.
lesson-sides-end = Der Fächer ist dein. Tipp: Nimm die höchste Karte, die noch gewinnt.
lesson-banzai-name = Banzai
lesson-banzai-task = Rufe Banzai: nächste Wache, nächster Schatz. Du besiegst jeden Wert, sogar einen Diener (1): Deine 1 mit der 3 als Beikarte ist eine 0.
lesson-banzai-safe = Sicher, aber noch hält dich keine gewöhnliche Wache auf.
lesson-banzai-alarm = Alarm: ein Schatz mehr, und der wertvollste wird rot. Besiege den Speerträger (3) mit der 2.
lesson-banzai-keep = Gewinnt auch, aber die 1 ist deine beste Karte für List: Behalte sie.
lesson-banzai-stay = Bleibe: Diese Wache kannst du besiegen.
lesson-banzai-end = Noch einmal Banzai, und deine 3 hat einen Bogenschützen (4) besiegt: Fächer, Schriftrolle, Vase.
lesson-leave-name = Wissen, wann es reicht
lesson-leave-task = Nur die rote Jade ist übrig: eine Elitewache. Deine 1 besiegt 8 von 20. Scheiterst du, bleibt dir ein Schatz.
lesson-leave-failed = Zwei Wachen, eine Karte: gescheitert. Dir bleibt nur die Vase.
lesson-leave-end = Schätze für 9 Ehre in Sicherheit. Das Haus bekommt einen neuen, der Samurai bleibt.
lesson-palace-name = Palast
lesson-palace-task = Ausgegebene Schätze sind Ehre. Welcher Gesandte bringt jetzt am meisten?
lesson-palace-five = 5 Ehre. Schriftrolle und Vase wären 7.
lesson-palace-four = Ein Schatz: höchstens 4 Ehre.
lesson-palace-other = Ginge auch. Jetzt: Bestich einen Gesandten im Palast.
lesson-palace-end = Schriftrolle und Vase: 7 Ehre und 1 Einfluss bei Go-Shirakawa.
lesson-pavilion-name = Pavillon
lesson-pavilion-task = Gerüchte zählen am Ende, je nachdem, was du sammelst. Du hast einen Gesandten: Welches Gerücht zählt Gesandte?
lesson-pavilion-skills = Das zählt Fertigkeiten, und du hast noch keine.
lesson-pavilion-other = Ginge auch. Jetzt: Verbreite ein Gerücht für deinen Fächer.
lesson-pavilion-end = Jetzt 2 Ehre, am Ende 1 für jeden Gesandten. Drei gleiche zählen vierfach.
lesson-dojo-name = Dojo
lesson-dojo-task = Nur noch eine Karte: Das Dojo gibt dir 3. Und wer zuletzt hingeht, beginnt die nächste Runde.
lesson-dojo-other = Mit einer Karte? Erst trainieren.
lesson-dojo-five = Zuerst die 5, offen.
lesson-dojo-first = Zuerst die 5: Der Sensei wird sie verlangen.
lesson-dojo-blind = Noch zwei: Ziehe verdeckt.
lesson-dojo-rest = In der Reihe liegt nichts Besseres: Ziehe verdeckt.
lesson-dojo-end = Was du brauchst, offen; den Rest verdeckt.
lesson-sensei-name = Sensei
lesson-sensei-task = Kenjutsu macht jede Karte zur 6, einmal je Runde. Es kostet eine 5: Lerne es.
lesson-sensei-other = Später. Jetzt lehrt der Sensei Kenjutsu.
lesson-sensei-raid = Jetzt besiege den Samurai (5) in Haus 3 mit Stärke.
lesson-sensei-stealth = Das ginge auch ohne Kenjutsu. Versuche es diesmal mit Stärke.
lesson-sensei-samurai = Der Samurai steht vor Haus 3: Überfalle es mit Stärke.
lesson-sensei-use = Deine 1 reicht nicht: Setze Kenjutsu ein.
lesson-sensei-six = Setze Kenjutsu ein: Eine 6 besiegt die 5.
lesson-sensei-end = Deine schwächste Karte hat gewonnen. Die nächste Tiger-Fertigkeit ist frei.
lesson-clans-name = Die Clans zahlen
lesson-clans-task = Runde 3 ist vorbei. Du führst bei Go-Shirakawa: 6 Ehre oder ein Gerücht?
lesson-clans-rumor = Jetzt { $honor } Ehre wert. 6 Ehre sind sicher.
lesson-clans-end = Tipp: Räume vor dem Ende der Runden 3, 5 und 7 Häuser für den Clan, bei dem du führst.

# Was der Trainer sagt.
fact-cleared = { $seat_is ->
    [you] Du räumst
   *[other] { $seat } räumt
} ein Haus
fact-failed = { $seat_is ->
    [you] Du scheiterst
   *[other] { $seat } scheitert
} bei einem Überfall
fact-left = { $seat_is ->
    [you] Du verlässt
   *[other] { $seat } verlässt
} ein Haus mit Schätzen
fact-envoy = { $seat_is ->
    [you] Du bestichst
   *[other] { $seat } besticht
} einen Gesandten
fact-rumor = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} ein Gerücht
fact-skill = { $seat_is ->
    [you] Du lernst
   *[other] { $seat } lernt
} eine Fertigkeit
place-pile = Stapel des Dojos

# Arten von Zügen, als Überschriften eines Berichts.
verb-raid = Ein Haus überfallen
verb-take = Eine Dojokarte aus der Reihe nehmen
verb-discard = Eine Dojokarte abwerfen
verb-play = Eine Dojokarte spielen
verb-act = Boryaku als Karte
verb-kick = Eine Beikarte spielen
verb-use = Eine Fertigkeit einsetzen
verb-adjust = Taijutsu auf oder ab
verb-turn-up = Eine Fertigkeit mit Kuji-in bereit machen
verb-swap = Schätze mit Choho tauschen
verb-face = Die erste von zwei Wachen
verb-keep = Der Schatz, der nach einem Fehlschlag bleibt
verb-token = Die neue Marke eines Hauses
verb-learn = Eine Fertigkeit lernen
verb-bribe = Gesandte bestechen
verb-spread = Ein Gerücht verbreiten
verb-pay = Bezahlen
verb-disguise = Gesandte verkleiden
verb-take-rumor = Ein Gerücht als Belohnung
