decision-drawing-lots = Die erste Reihenfolge wird ausgelost.
decision-posting-sentries = Ein Wachtposten zieht auf.
decision-stocking-houses = Ein Schatz kommt in ein Haus.
decision-offering-skills = Der Sensei legt eine Fertigkeit aus.
decision-inviting-envoys = Ein Gesandter kommt in den Palast.
decision-offering-rumors = Ein Gerücht kommt in den Pavillon.
decision-dealing = Die Dojokarten werden verteilt.
decision-turning-cards = Eine Dojokarte wird aufgedeckt.
decision-drawing-blind = Eine Dojokarte wird verdeckt gezogen.
decision-turning-guard = Eine Wache wird aufgedeckt.
decision-turning-elite = Eine Elitewache wird aufgedeckt.
decision-answering-alarm = Der Alarm bringt einen Schatz.
decision-restoring-house = Das Haus bekommt einen Schatz.
decision-placing = Lege einen Wurfstern.
decision-training = Nimm eine Dojokarte aus der Reihe oder vom Stapel.
decision-discarding = Du hast mehr als sieben Karten: wirf eine ab.
decision-learning = Wirf eine beliebige Karte für die Fertigkeit ab.
decision-fighting = Eine Wache steht vor dir: besiege sie oder gib auf.
decision-striking = Das reicht noch nicht: leg nach oder gib auf.
decision-calling-banzai = Mit der Beute gehen oder Banzai rufen?
decision-keeping = Der Überfall ist gescheitert: behalte einen Schatz.
decision-replacing-token = Das Haus ist dein: welcher Clan soll dort herrschen?
decision-bribing = Wie bezahlst du den Gesandten?
decision-spreading = Wie bezahlst du das Gerücht?
decision-disguising = Verkleide einen Gesandten oder keinen.
decision-choosing-reward = Wähle deine Belohnung.
decision-over = Das Spiel ist zu Ende.

action-dojo = Ins Dojo gehen
action-raid = Haus { $house } mit { $side ->
    [strength] Stärke
   *[stealth] List
} überfallen
action-learn = { $skill } lernen ({ $style ->
    [snake] Schlange
    [tiger] Tiger
   *[crane] Kranich
})
action-bribe = Den Gesandten der { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
} bestechen, { $age } Jahre
action-spread = „{ label-rumor }“ verbreiten ({ $card })
action-blind = Eine Karte vom Stapel ziehen
action-take = Die { $value } nehmen
action-discard = Eine { $value } abwerfen
action-play = Eine { $value } spielen
action-act = { $skill } als { $value } einsetzen
action-kick = Eine 3 dazulegen, { $change }
action-use = { $skill } einsetzen
action-adjust = { $skill } einsetzen, { $change }
action-turn-up = Mit { $skill } die Fertigkeit { $turned } aufdecken
action-swap = { $skill } einsetzen: { $given ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
} ({ $given_side ->
    [plain] offen
   *[red] rot
}) gegen { $taken ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
} ({ $taken_side ->
    [plain] offen
   *[red] rot
})
action-banzai = Banzai rufen
action-leave = Mit allen Schätzen gehen
action-give-up = Aufgeben
action-face = Zuerst gegen die { $value } kämpfen
action-keep = Behalten: { $kind ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
}
action-token = Die Marke der { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
} im Wert von { $honor } aufs Haus legen
action-pay = Bezahlen:{ $fan ->
    [0] { "" }
   *[other] { " " }{ $fan } × Fächer
}{ $scroll ->
    [0] { "" }
   *[other] { " " }{ $scroll } × Schriftrolle
}{ $vase ->
    [0] { "" }
   *[other] { " " }{ $vase } × Vase
}{ $jade ->
    [0] { "" }
   *[other] { " " }{ $jade } × Jade
}{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } × Gold
} für { $honor } Ehre
action-disguise = Den Gesandten der { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
} verkleiden, { $age } Jahre
action-no-disguise = Niemanden verkleiden
action-take-honor = Die Ehre der Häuser nehmen
action-take-rumor = „{ label-rumor }“ nehmen ({ $card })
action-lot = { $seat } ist als Nächstes an der Reihe
action-card = Eine { $value }
action-guard = Eine Wache mit { $value }{ $alarm ->
    [0] { "" }
   *[other] { " " }und Alarm
}
action-elite = Die Elitewache { $elite }
action-treasure = Ein Schatz: { $kind ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
}
action-tile = Die Fertigkeit { $skill } ({ $style ->
    [snake] Schlange
    [tiger] Tiger
   *[crane] Kranich
})
action-envoy = Der Gesandte der { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
}, { $age } Jahre
action-rumor = Das Gerücht „{ label-rumor }“ ({ $card })

event-order-drawn = { $seat_is ->
    [you] Du bist
   *[other] { $seat } ist
} an { $position }. Stelle der Reihenfolge.
event-sentry-posted = Eine Wache mit { $value }{ $alarm ->
    [no] { "" }
   *[yes] { " " }und Alarm
} steht als Posten vor Haus { $house }.
event-treasure-added = Haus { $house } bekommt einen Schatz: { $treasure ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
}.
event-treasure-turned-red = In Haus { $house } wird ein Schatz rot: { $treasure ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
}.
event-skill-offered = Der Sensei bietet { $skill } an ({ $style ->
    [snake] Schlange
    [tiger] Tiger
   *[crane] Kranich
}).
event-envoy-arrived = Ein Gesandter der { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
}, { $age } Jahre alt, kommt in den Palast.
event-rumor-offered = Ein Gerücht kommt in den Pavillon: „{ label-rumor }“ ({ $card }).
event-card-dealt = Du bekommst eine { $value }.
event-card-dealt-face-down = { $seat } bekommt eine Karte.
event-card-turned = Im Dojo wird eine { $value } aufgedeckt.
event-round-begun = Runde { $number } beginnt mit { $seat_is ->
    [you] dir
   *[other] { $seat }
}.
event-pile-renewed = Die abgeworfenen Dojokarten werden gemischt: { $cards } Karten sind der neue Stapel.
event-dojo-entered = { $seat_is ->
    [you] Du gehst
   *[other] { $seat } geht
} für { $cards } Karten ins Dojo.
event-card-taken = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} die offene { $value }.
event-card-drawn = Du ziehst eine { $value }.
event-card-drawn-face-down = { $seat } zieht eine Karte vom Stapel.
event-card-discarded = { $seat_is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} eine { $value } ab.
event-skill-learned = { $seat_is ->
    [you] Du lernst
   *[other] { $seat } lernt
} { $skill } ({ $style ->
    [snake] Schlange
    [tiger] Tiger
   *[crane] Kranich
}).
event-envoy-bribed = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} den Gesandten der { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
}, { $age } Jahre alt.
event-rumor-taken = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} das Gerücht „{ label-rumor }“ ({ $card }).
event-treasures-paid = { $seat_is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
}{ $fan ->
    [0] { "" }
   *[other] { " " }{ $fan } × Fächer
}{ $scroll ->
    [0] { "" }
   *[other] { " " }{ $scroll } × Schriftrolle
}{ $vase ->
    [0] { "" }
   *[other] { " " }{ $vase } × Vase
}{ $jade ->
    [0] { "" }
   *[other] { " " }{ $jade } × Jade
}{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } × Gold
} und { $seat_is ->
    [you] bekommst
   *[other] bekommt
} { $honor } Ehre, zusammen { $total }.
event-round-ended = Runde { $number } ist vorbei.
event-order-set = In der nächsten Runde { $seat_is ->
    [you] bist du
   *[other] ist { $seat }
} an { $position }. Stelle.
event-skills-discarded = { $tiles ->
    [one] Eine Fertigkeit verlässt
   *[other] { $tiles } Fertigkeiten verlassen
} den Sensei.
event-scoring-begun = Die Gesandten der Runde { $number } werden gezählt.
event-envoy-disguised = { $seat_is ->
    [you] Du verkleidest deinen
   *[other] { $seat } verkleidet den
} Gesandten der { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
}, { $age } Jahre alt.
event-clan-honor-scored = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $honor } Ehre aus den Häusern der { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
}, zusammen { $total }.
event-rumors-scored = Die Gerüchte von { $seat_is ->
    [you] dir
   *[other] { $seat }
} bringen { $honor } Ehre, zusammen { $total }.
event-treasures-scored = Die übrigen Schätze von { $seat_is ->
    [you] dir
   *[other] { $seat }
} bringen { $honor } Ehre, zusammen { $total }.
event-elites-scored = Die besiegten Eliten von { $seat_is ->
    [you] dir
   *[other] { $seat }
} bringen { $honor } Ehre, zusammen { $total }.
event-game-ended = Das Spiel ist zu Ende. Ehre: { $scores }.
event-raid-begun = { $seat_is ->
    [you] Du überfällst
   *[other] { $seat } überfällt
} Haus { $house } mit { $side ->
    [strength] Stärke
   *[stealth] List
}; der Posten ist eine { $value }.
event-banzai-called = { $seat_is ->
    [you] Du rufst
   *[other] { $seat } ruft
} Banzai in Haus { $house }!
event-guard-turned-up = Eine Wache mit { $value }{ $alarm ->
    [no] { "" }
   *[yes] { " " }und Alarm
} erscheint in Haus { $house }.
event-alarm-raised = Alarm in Haus { $house }!
event-elite-turned-up = Die Elitewache { $elite } erscheint in Haus { $house }.
event-guard-faced = { $seat_is ->
    [you] Du kämpfst
   *[other] { $seat } kämpft
} zuerst gegen die { $value }.
event-card-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} eine { $value }.
event-kicker-played = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} eine 3 dazu, { $change }: jetzt { $value }.
event-skill-used = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $skill } ein: jetzt { $value }.
event-side-switched = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $skill } ein und { $seat_is ->
    [you] machst
   *[other] macht
} mit { $side ->
    [strength] Stärke
   *[stealth] List
} weiter.
event-skill-turned-up = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $skill } ein: { $turned } ist wieder bereit.
event-treasure-swapped = { $seat_is ->
    [you] Du setzt
   *[other] { $seat } setzt
} { $skill } ein: { $given ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
} gegen { $taken ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
}.
event-guard-beaten = Die { $value } ist besiegt.
event-elite-kept = { $seat_is ->
    [you] Du behältst
   *[other] { $seat } behält
} die Elitewache { $elite }.
event-treasure-won = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} einen Schatz: { $treasure ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
} ({ $side ->
    [plain] offen
   *[red] rot
}).
event-given-up = { $seat_is ->
    [you] Du gibst
   *[other] { $seat } gibt
} in Haus { $house } auf.
event-treasure-kept = { $seat_is ->
    [you] Du behältst
   *[other] { $seat } behält
}: { $treasure ->
    [fan] Fächer
    [scroll] Schriftrolle
    [vase] Vase
    [jade] Jade
   *[gold] Gold
}. Verloren: { $lost }.
event-house-left = { $seat_is ->
    [you] Du verlässt
   *[other] { $seat } verlässt
} Haus { $house } mit { $treasures ->
    [one] einem Schatz
   *[other] { $treasures } Schätzen
}.
event-house-cleared = { $seat_is ->
    [you] Du räumst
   *[other] { $seat } räumt
} Haus { $house } aus und { $seat_is ->
    [you] nimmst
   *[other] nimmt
} { $treasures ->
    [one] einen Schatz
   *[other] { $treasures } Schätze
}.
event-token-replaced = Haus { $house } gehört jetzt den { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
}, Wert { $honor }.

label-round = Runde { $round } von 7 · Reihenfolge: { $order }
label-dojo = Dojo
label-pile = Stapel { $cards }, abgeworfen { $discards }
label-sensei = Sensei
label-palace = Palast
label-pavilion = Pavillon
label-nothing = nichts
label-house = Haus { $house }
label-sentry = Posten { $value }
label-closed = leer bis zum Ende der Runde
label-raid = Überfall mit { $side ->
    [strength] Stärke
   *[stealth] List
}
label-against = gegen { $value }
label-played = gespielt { $value }
label-shuriken = auf dem Wurfstern
label-honor = { $honor } Ehre
label-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
label-known = bekannt
label-treasures = Schätze
label-skills = Fertigkeiten
label-envoys = Gesandte
label-rumor = { $rumor ->
    [elites] Größter Krieger
    [rumors] Gunst des Volkes
    [envoys] Mächtige Freunde
    [skills] Meister der geheimen Kunst
   *[rivals] Ehrlose Gegner
}
label-rumors = Gerüchte
label-elites = Eliten
label-hand = Deine Hand

# Im Eingang.
about = Überfalle nachts die Häuser, gewinne Gesandte, streue Gerüchte, mehre deine Ehre.

# Auf dem Brett.
label-fan = Fächer
label-scroll = Rolle
label-vase = Vase
label-jade = Jade
label-gold = Gold
label-taira = Taira
label-minamoto = Minamoto
label-goshirakawa = Go-Shirakawa
label-strength = Kraft
label-stealth = List
label-elite = Elite
label-elite-guarded = von Elite bewacht
label-mask = kann verkleidet werden
label-track = Ehrenleiste

# Woraus sich eine Wertung zusammensetzt.
part-treasures-paid = Mit Schätzen bezahlt
part-clan-honor-scored = Clans
part-rumors-scored = Gerüchte
part-treasures-scored = Übrige Schätze
part-elites-scored = Elitewachen

# Warum etwas jetzt nicht geht.
why-must-place-shuriken = Jetzt wird ein Wurfstern gelegt.
why-must-take-card = Nimm eine Karte aus der Reihe oder vom Stapel.
why-must-discard-to-limit = Wirf erst bis auf { $most } Karten ab.
why-must-discard-for-skill = Wirf erst eine Dojokarte für die Fertigkeit ab.
why-must-beat-guard-or-give-up = Eine Wache steht vor dir: Besiege sie oder gib auf.
why-must-add-or-give-up = Was gespielt ist, schlägt die Wache noch nicht: Leg nach oder gib auf.
why-must-leave-or-call-banzai = Geh, oder ruf Banzai.
why-must-keep-treasure = Der Überfall ist gescheitert: Wähle einen Schatz vom Wurfstern, den du behältst.
why-must-replace-token = Lege eine Marke eines anderen Clans auf das Haus.
why-must-pay-for-envoy = Bezahle jetzt den Gesandten.
why-must-pay-for-rumor = Bezahle jetzt das Gerücht.
why-must-disguise-or-not = Verkleide einen Gesandten oder keinen.
why-must-take-reward = Nimm eine Belohnung des Clans.
why-must-draw-what-is-left = Gezogen wird nur, was noch da ist.
why-only-chance-draws = Nur der Zufall gibt, zieht und deckt auf.
why-house-empty = In diesem Haus liegt bis zum Ende der Runde kein Schatz.
why-skill-out-of-reach = Diese Fertigkeit liegt nicht aus, oder du kannst sie nicht bezahlen.
why-envoy-out-of-reach = Dieser Gesandte ist nicht im Palast, oder du kannst ihn nicht bezahlen.
why-rumor-out-of-reach = Dieses Gerücht ist nicht im Pavillon, oder du kannst es nicht bezahlen.
why-pile-empty = Stapel und Abwurf sind leer.
why-not-in-row = In der Reihe liegt keine solche Karte.
why-not-in-hand = Eine solche Karte ist nicht in deiner Hand.
why-must-choose-guard = Wähle zuerst, gegen welche der beiden Wachen du kämpfst.
why-guard-unbeatable-with-card = Damit und mit allem, was du hast, ist die Wache nicht zu besiegen.
why-kick-of-no-use = Du hast keine 3, oder die Wache wäre danach nicht zu besiegen.
why-skill-of-no-use-now = Eine solche Fertigkeit liegt bei dir nicht offen, oder die Wache wäre danach nicht zu besiegen.
why-not-on-shuriken = Ein solcher Schatz liegt nicht auf deinem Wurfstern.
why-guard-unbeatable-with-skill = Eine solche Fertigkeit liegt bei dir nicht offen, oder die Wache wäre damit nicht zu besiegen.
why-needs-card-played = Dazu muss eine Karte gespielt sein.
why-no-two-guards = Es gibt hier nicht zwei Wachen, unter denen eine solche zu wählen wäre.
why-skill-forbidden-now = Eine solche Fertigkeit liegt bei dir nicht offen, oder Kampf oder Scheitern verbieten sie jetzt.
why-nothing-to-turn-up = Sie liegt nicht offen, oder es gibt keine solche benutzte Fertigkeit zum Aufdecken.
why-nothing-to-exchange = Sie liegt nicht offen, oder es gibt jetzt keine solchen Schätze zu tauschen.
why-no-such-payment = So lässt sich dieser Preis nicht bezahlen, oder dir fehlen diese Schätze.
why-token-not-free = Die Marke ist nicht frei oder gehört dem Clan, der das Haus verloren hat.
why-no-envoy-to-disguise = Das ist kein maskierter Gesandter von dir, der noch unverkleidet ist.
why-rumor-not-at-pavilion = Dieses Gerücht ist nicht im Pavillon.
