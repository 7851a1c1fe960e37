decision-drawing-lots = The first turn order is drawn by lot.
decision-posting-sentries = A sentry is posted.
decision-stocking-houses = A treasure is put into a house.
decision-offering-skills = A skill is laid out at the sensei.
decision-inviting-envoys = An envoy arrives at the palace.
decision-offering-rumors = A rumor comes up at the pavilion.
decision-dealing = The dojo cards are dealt.
decision-turning-cards = A dojo card is turned up.
decision-drawing-blind = A dojo card is drawn blind.
decision-turning-guard = A guard is turned up.
decision-turning-elite = An elite guard is turned up.
decision-answering-alarm = The alarm brings a treasure.
decision-restoring-house = The house gains a treasure.
decision-placing = Place a shuriken.
decision-training = Take a dojo card from the row or from the pile.
decision-discarding = You hold more than seven cards: discard one.
decision-learning = Discard a card of your choice for the skill.
decision-fighting = A guard stands before you: beat him or give up.
decision-striking = Not enough yet: add to what you played, or give up.
decision-calling-banzai = Leave with what you have, or call Banzai?
decision-keeping = The raid has failed: keep one treasure.
decision-replacing-token = The house is yours: which clan shall rule it?
decision-bribing = How do you pay the envoy?
decision-spreading = How do you pay for the rumor?
decision-disguising = Disguise an envoy, or none.
decision-choosing-reward = Choose your reward.
decision-over = The game is over.

action-dojo = Go to the dojo
action-raid = Raid house { $house } by { $side ->
    [strength] strength
   *[stealth] stealth
}
action-learn = Learn { $skill } ({ $style ->
    [snake] snake
    [tiger] tiger
   *[crane] crane
})
action-bribe = Bribe the envoy of { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
} aged { $age }
action-spread = Spread “{ label-rumor }” ({ $card })
action-blind = Draw a card from the pile
action-take = Take the { $value }
action-discard = Discard a { $value }
action-play = Play a { $value }
action-act = Use { $skill } as a { $value }
action-kick = Add a 3 as a kicker, { $change }
action-use = Use { $skill }
action-adjust = Use { $skill }, { $change }
action-turn-up = Use { $skill } to turn up { $turned }
action-swap = Use { $skill }: give { $given ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
} ({ $given_side ->
    [plain] plain
   *[red] red
}), take { $taken ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
} ({ $taken_side ->
    [plain] plain
   *[red] red
})
action-banzai = Call Banzai
action-leave = Leave with all treasures
action-give-up = Give up
action-face = Fight the { $value } first
action-keep = Keep { $kind ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
}
action-token = Put the token of { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
} worth { $honor } on the house
action-pay = Pay{ $fan ->
    [0] { "" }
   *[other] { " " }{ $fan } × fan
}{ $scroll ->
    [0] { "" }
   *[other] { " " }{ $scroll } × scroll
}{ $vase ->
    [0] { "" }
   *[other] { " " }{ $vase } × vase
}{ $jade ->
    [0] { "" }
   *[other] { " " }{ $jade } × jade
}{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } × gold
} for { $honor } honor
action-disguise = Disguise the envoy of { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
} aged { $age }
action-no-disguise = Disguise nobody
action-take-honor = Take the honor of the houses
action-take-rumor = Take “{ label-rumor }” ({ $card })
action-lot = { $seat } is next in turn order
action-card = A { $value }
action-guard = A guard of { $value }{ $alarm ->
    [0] { "" }
   *[other] { " " }with an alarm
}
action-elite = The elite guard { $elite }
action-treasure = A treasure: { $kind ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
}
action-tile = The skill { $skill } ({ $style ->
    [snake] snake
    [tiger] tiger
   *[crane] crane
})
action-envoy = The envoy of { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
} aged { $age }
action-rumor = The rumor “{ label-rumor }” ({ $card })

event-order-drawn = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} number { $position } in turn order.
event-sentry-posted = A guard of { $value }{ $alarm ->
    [no] { "" }
   *[yes] { " " }with an alarm
} stands sentry at house { $house }.
event-treasure-added = House { $house } gains a treasure: { $treasure ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
}.
event-treasure-turned-red = In house { $house } a treasure turns red: { $treasure ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
}.
event-skill-offered = The sensei offers { $skill } ({ $style ->
    [snake] snake
    [tiger] tiger
   *[crane] crane
}).
event-envoy-arrived = An envoy of { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
} aged { $age } arrives at the palace.
event-rumor-offered = A rumor comes up at the pavilion: “{ label-rumor }” ({ $card }).
event-card-dealt = You are dealt a { $value }.
event-card-dealt-face-down = { $seat } is dealt a card.
event-card-turned = A { $value } is turned up at the dojo.
event-round-begun = Round { $number } begins with { $seat_is ->
    [you] you
   *[other] { $seat }
}.
event-pile-renewed = The dojo discards are shuffled: { $cards } cards are the new pile.
event-dojo-entered = { $seat_is ->
    [you] You go
   *[other] { $seat } goes
} to the dojo for { $cards } cards.
event-card-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} the open { $value }.
event-card-drawn = You draw a { $value }.
event-card-drawn-face-down = { $seat } draws a card from the pile.
event-card-discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} a { $value }.
event-skill-learned = { $seat_is ->
    [you] You learn
   *[other] { $seat } learns
} { $skill } ({ $style ->
    [snake] snake
    [tiger] tiger
   *[crane] crane
}).
event-envoy-bribed = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} the envoy of { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
} aged { $age }.
event-rumor-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} the rumor “{ label-rumor }” ({ $card }).
event-treasures-paid = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
}{ $fan ->
    [0] { "" }
   *[other] { " " }{ $fan } × fan
}{ $scroll ->
    [0] { "" }
   *[other] { " " }{ $scroll } × scroll
}{ $vase ->
    [0] { "" }
   *[other] { " " }{ $vase } × vase
}{ $jade ->
    [0] { "" }
   *[other] { " " }{ $jade } × jade
}{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } × gold
} and { $seat_is ->
    [you] score
   *[other] scores
} { $honor }, { $total } in all.
event-round-ended = Round { $number } is over.
event-order-set = In the next round { $seat_is ->
    [you] you are
   *[other] { $seat } is
} number { $position }.
event-skills-discarded = { $tiles ->
    [one] One skill leaves
   *[other] { $tiles } skills leave
} the sensei.
event-scoring-begun = The envoys of round { $number } are counted.
event-envoy-disguised = { $seat_is ->
    [you] You disguise your
   *[other] { $seat } disguises the
} envoy of { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
} aged { $age }.
event-clan-honor-scored = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $honor } honor from the houses of { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
}, { $total } in all.
event-rumors-scored = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} rumors score { $honor }, { $total } in all.
event-treasures-scored = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} unspent treasures score { $honor }, { $total } in all.
event-elites-scored = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} beaten elites score { $honor }, { $total } in all.
event-game-ended = The game is over. Honor: { $scores }.
event-raid-begun = { $seat_is ->
    [you] You raid
   *[other] { $seat } raids
} house { $house } by { $side ->
    [strength] strength
   *[stealth] stealth
}; the sentry is a { $value }.
event-banzai-called = { $seat_is ->
    [you] You call
   *[other] { $seat } calls
} Banzai at house { $house }!
event-guard-turned-up = A guard of { $value }{ $alarm ->
    [no] { "" }
   *[yes] { " " }with an alarm
} appears in house { $house }.
event-alarm-raised = Alarm in house { $house }!
event-elite-turned-up = The elite guard { $elite } appears in house { $house }.
event-guard-faced = { $seat_is ->
    [you] You fight
   *[other] { $seat } fights
} the { $value } first.
event-card-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} a { $value }.
event-kicker-played = { $seat_is ->
    [you] You add
   *[other] { $seat } adds
} a 3 as a kicker, { $change }: now { $value }.
event-skill-used = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $skill }: now { $value }.
event-side-switched = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $skill } and { $seat_is ->
    [you] go
   *[other] goes
} on by { $side ->
    [strength] strength
   *[stealth] stealth
}.
event-skill-turned-up = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $skill }: { $turned } is ready again.
event-treasure-swapped = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $skill }: { $given ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
} for { $taken ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
}.
event-guard-beaten = The { $value } is beaten.
event-elite-kept = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} the elite guard { $elite }.
event-treasure-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} a treasure: { $treasure ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
} ({ $side ->
    [plain] plain
   *[red] red
}).
event-given-up = { $seat_is ->
    [you] You give
   *[other] { $seat } gives
} up at house { $house }.
event-treasure-kept = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} { $treasure ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
}, { $lost } are lost.
event-house-left = { $seat_is ->
    [you] You leave
   *[other] { $seat } leaves
} house { $house } with { $treasures ->
    [one] one treasure
   *[other] { $treasures } treasures
}.
event-house-cleared = { $seat_is ->
    [you] You clear
   *[other] { $seat } clears
} house { $house } and { $seat_is ->
    [you] take
   *[other] takes
} { $treasures ->
    [one] one treasure
   *[other] { $treasures } treasures
}.
event-token-replaced = House { $house } now belongs to { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
}, worth { $honor }.

label-round = Round { $round } of 7 · order: { $order }
label-dojo = Dojo
label-pile = pile { $cards }, discards { $discards }
label-sensei = Sensei
label-palace = Palace
label-pavilion = Pavilion
label-nothing = nothing
label-house = House { $house }
label-sentry = sentry { $value }
label-closed = empty until the round ends
label-raid = Raid by { $side ->
    [strength] strength
   *[stealth] stealth
}
label-against = against { $value }
label-played = played { $value }
label-shuriken = on the shuriken
label-honor = { $honor } honor
label-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
label-known = known
label-treasures = treasures
label-skills = skills
label-envoys = envoys
label-rumor = { $rumor ->
    [elites] Greatest Warrior
    [rumors] Goodwill of the People
    [envoys] Powerful Friends
    [skills] Master of the Secret Art
   *[rivals] Dishonorable Opponents
}
label-rumors = rumors
label-elites = elites
label-hand = Your hand

# In the lobby.
about = Raid the houses by night, win envoys, spread rumors, gain honor.

# On the board.
label-fan = fan
label-scroll = scroll
label-vase = vase
label-jade = jade
label-gold = gold
label-taira = Taira
label-minamoto = Minamoto
label-goshirakawa = Go-Shirakawa
label-strength = strength
label-stealth = stealth
label-elite = Elite
label-elite-guarded = guarded by an elite
label-mask = can be disguised
label-track = Honor track

# What a score is made of.
part-treasures-paid = Paid with treasures
part-clan-honor-scored = Clans
part-rumors-scored = Rumors
part-treasures-scored = Treasures left
part-elites-scored = Elite guards

# Why something cannot be done now.
why-must-place-shuriken = A shuriken is to be placed.
why-must-take-card = A card from the row or the pile is to be taken.
why-must-discard-to-limit = The hand is to be brought down to { $most } cards.
why-must-discard-for-skill = A dojo card is to be discarded for the skill.
why-must-beat-guard-or-give-up = A guard stands before you: beat him or give up.
why-must-add-or-give-up = What was played does not beat the guard yet: add to it or give up.
why-must-leave-or-call-banzai = Leave, or call Banzai.
why-must-keep-treasure = The raid has failed: one treasure of the shuriken is to be kept.
why-must-replace-token = A token of another clan is to be put on the house.
why-must-pay-for-envoy = The envoy is to be paid for.
why-must-pay-for-rumor = The rumor is to be paid for.
why-must-disguise-or-not = An envoy is to be disguised, or none.
why-must-take-reward = A reward of the clan is to be taken.
why-must-draw-what-is-left = Something that is still there is to be drawn.
why-only-chance-draws = Only chance deals, draws and turns up.
why-house-empty = The house holds no treasure until the round ends.
why-skill-out-of-reach = The skill is not offered, or you cannot pay for it.
why-envoy-out-of-reach = The envoy is not at the palace, or you cannot pay for it.
why-rumor-out-of-reach = The rumor is not at the pavilion, or you cannot pay for it.
why-pile-empty = Pile and discards are empty.
why-not-in-row = No such card lies in the row.
why-not-in-hand = No such card is in your hand.
why-must-choose-guard = First choose whom of the two guards to fight.
why-guard-unbeatable-with-card = The guard cannot be beaten with it and all that you hold.
why-kick-of-no-use = You hold no 3, or the guard could not be beaten after it.
why-skill-of-no-use-now = No such skill of yours lies face up, or the guard could not be beaten after it.
why-not-on-shuriken = No such treasure is on your shuriken.
why-guard-unbeatable-with-skill = No such skill of yours lies face up, or the guard could not be beaten with it.
why-needs-card-played = It needs a card played.
why-no-two-guards = There are not two guards with such a one among them to choose from.
why-skill-forbidden-now = No such skill of yours lies face up, or a fight or failure forbids it now.
why-nothing-to-turn-up = It does not lie face up, or there is no such used skill to turn up.
why-nothing-to-exchange = It does not lie face up, or there are no such treasures to exchange now.
why-no-such-payment = It is not a way to pay this price, or you do not have these treasures.
why-token-not-free = The token is not free, or belongs to the clan that lost the house.
why-no-envoy-to-disguise = It is not a masked envoy of yours that is still undisguised.
why-rumor-not-at-pavilion = The rumor is not at the pavilion.
