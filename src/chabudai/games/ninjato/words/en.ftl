# Nouns, each written once; sentences refer to them and give the argument they need.
treasure-given = { $given ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
}
treasure-taken = { $taken ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
}
treasure-kind = { $kind ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
}
treasure = { $treasure ->
    [fan] fan
    [scroll] scroll
    [vase] vase
    [jade] jade
   *[gold] gold
}
some-fan = { $count ->
    [one] { $count } fan
   *[other] { $count } fans
}
some-scroll = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}
some-vase = { $count ->
    [one] { $count } vase
   *[other] { $count } vases
}
some-jade = { $count } jade
some-gold = { $count } gold
some-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
style = { $style ->
    [snake] snake
    [tiger] tiger
   *[crane] crane
}
side = { $side ->
    [strength] strength
   *[stealth] stealth
}
clan = { $clan ->
    [taira] the Taira
    [minamoto] the Minamoto
   *[goshirakawa] Go-Shirakawa
}
clan-of = of { clan }
clan-with = with { clan }
clan-house = { $clan ->
    [taira] the Taira’s
    [minamoto] the Minamoto’s
   *[goshirakawa] Go-Shirakawa’s
}
clan-plain = { $clan ->
    [taira] Taira
    [minamoto] Minamoto
   *[goshirakawa] Go-Shirakawa
}
envoy = the { clan-plain } envoy, aged { $age }
envoy-him = { envoy }
rumor = “{ label-rumor }”{ rumor-price }
rumor-price = { $price ->
    [fan] { " " }for a fan
    [scroll] { " " }for a scroll
    [vase] { " " }for a vase
    [jade] { " " }for a jade
    [any] { " " }for any treasure
    [any-any] { " " }for any 2 treasures
   *[other] { "" }
}
guard = { $value ->
    [1] Servant (1)
    [2] Night Watch (2)
    [3] Spearman (3)
    [4] Archer (4)
   *[other] Samurai ({ $value })
}
guard-him = the { guard }
elite = { $pair ->
    [yes] two guards, { $first } and { $second }
   *[no] an elite guard: { $first } against strength, { $second } against stealth
}
elite-him = the elite guard ({ $value })
signed = { $sign ->
    [minus] −{ $number }
   *[plus] +{ $number }
}
change = { $number ->
    [0] unchanged
   *[other] { signed }
}
bonus-change = { $number ->
    [0] { "" }
   *[other] ; end bonus { signed }
}

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
decision-training = Take a dojo card from the row, or draw blind.
decision-discarding = You hold more than 7 cards: discard one.
decision-learning = The skill costs any card: discard one.
decision-fighting = A guard stands before you: beat it, or give up the raid.
decision-striking = Not enough yet: add a kicker or a skill, or give up the raid.
decision-calling-banzai = Leave with what you have, or call Banzai?
decision-keeping = The raid has failed: keep one treasure.
decision-replacing-token = The house is cleared: which clan takes it over?
decision-bribing = How do you pay the envoy?
decision-spreading = How do you pay for the rumor?
decision-disguising = Disguise a masked envoy, or nobody.
decision-choosing-reward = A clan rewards you: its houses’ honor, or a rumor?
decision-over = The game is over.

action-dojo = Go to the dojo
action-raid = Raid house { $house } by { side }
action-learn = Learn { $skill } ({ style })
action-bribe = Bribe { envoy-him }
action-spread = Spread { rumor }
action-blind = Draw a card blind
action-take = Take the face-up { $value }
action-discard = Discard a { $value }
action-play = Play a { $value }
action-act = Use { $skill } as a { $value }
action-kick = Add a 3 as a kicker, { $change }
action-use = Use { $skill }
action-adjust = Use { $skill }, { $change }
action-turn-up = Use { $skill }: { $turned } is ready again
action-swap = Use { $skill }: give the { $given_side ->
    [plain] plain
   *[red] red
} { treasure-given }, take the { $taken_side ->
    [plain] plain
   *[red] red
} { treasure-taken }
action-banzai = Call Banzai
action-leave = Leave with all treasures
action-give-up = Give up the raid
action-face = Fight the { $value } first
action-keep = Keep the { treasure-kind }
action-token = Give the house to { clan }: { $honor } honor
more-after-scroll = { $vase ->
    [0] { $jade ->
        [0] { $gold ->
            [0] { " and " }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
   *[other] { ", " }
}
more-after-vase = { $jade ->
    [0] { $gold ->
        [0] { " and " }
       *[other] { ", " }
    }
   *[other] { ", " }
}
more-after-jade = { $gold ->
    [0] { " and " }
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
               *[other] { " and " }
            }
           *[other] { " and " }
        }
       *[other] { " and " }
    }
   *[other] { " and " }
}
paid-fan = { $fan ->
    [0] { "" }
    [one] a fan
   *[other] { $fan } fans
}
paid-scroll = { $scroll ->
    [0] { "" }
    [one] { before-scroll }a scroll
   *[other] { before-scroll }{ $scroll } scrolls
}
paid-vase = { $vase ->
    [0] { "" }
    [one] { before-vase }a vase
   *[other] { before-vase }{ $vase } vases
}
paid-jade = { $jade ->
    [0] { "" }
    [one] { before-jade }a jade
   *[other] { before-jade }{ $jade } jade
}
paid-gold = { $gold ->
    [0] { "" }
    [one] { before-gold }a gold
   *[other] { before-gold }{ $gold } gold
}
paid = { paid-fan }{ paid-scroll }{ paid-vase }{ paid-jade }{ paid-gold }
action-pay = Pay { paid }: { $honor } honor
action-disguise = Disguise { envoy-him }
action-no-disguise = Disguise nobody
action-take-honor = Take the honor of the clan’s houses
action-take-rumor = Take the rumor { rumor }
action-lot = { $seat } is next in turn order
action-card = A { $value }
action-guard = { guard }{ $alarm ->
    [0] { "" }
   *[other] , an alarm guard
}
action-elite = { elite }
action-treasure = A treasure: { treasure-kind }
action-tile = The skill { $skill } ({ style })
action-envoy = { envoy }
action-rumor = The rumor { rumor }

event-order-drawn = { $position ->
    [1] { $seat_is ->
        [you] You go
       *[other] { $seat } goes
    } first.
   *[other] Then { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
}
many-order-drawn = Turn order: { $order }.
event-sentry-posted = { guard }{ $alarm ->
    [no] { "" }
   *[yes] , an alarm guard,
} stands sentry at house { $house }.
many-sentry-posted = { $count } sentries are posted.
event-treasure-added = House { $house } gains a treasure: { treasure }.
many-treasure-added = The houses gain { $count } treasures.
event-treasure-turned-red = In house { $house } a treasure turns red: { treasure }.
event-skill-offered = New at the sensei: { $skill } ({ style }).
many-skill-offered = { $count } skills are new at the sensei.
event-envoy-arrived = New at the palace: { envoy }.
many-envoy-arrived = { $count } envoys are new at the palace.
event-rumor-offered = New at the pavilion: { rumor }.
many-rumor-offered = { $count } rumors are new at the pavilion.
event-card-dealt = You are dealt a { $value }.
event-card-dealt-face-down = { $seat } is dealt a card.
many-card-dealt-face-down = { $seat } is dealt { $count } cards.
others-card-dealt-face-down = The others are dealt { $count } cards each.
event-card-turned = Turned up at the dojo: { $value }.
event-round-begun = Round { $number } begins with { $seat_is ->
    [you] you
   *[other] { $seat }
}.
event-pile-renewed = The dojo discards are shuffled: { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} the new deck.
event-dojo-entered = { $seat_is ->
    [you] You go
   *[other] { $seat } goes
} to the dojo for { $cards } cards.
event-card-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} the face-up { $value }.
event-card-drawn = You draw a { $value }.
event-card-drawn-face-down = { $seat } draws a card blind.
many-card-drawn-face-down = { $seat } draws { $count } cards blind.
event-card-discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} a { $value }.
event-skill-learned = { $seat_is ->
    [you] You learn
   *[other] { $seat } learns
} { $skill } ({ style }).
event-envoy-bribed = { $seat_is ->
    [you] You bribe
   *[other] { $seat } bribes
} { envoy-him }.
event-rumor-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} the rumor “{ label-rumor }”.
event-treasures-paid = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { paid }: { $honor } honor, { $total } in all.
event-round-ended = Round { $number } is over.
event-order-set = { $position ->
    [1] Next round: { $seat_is ->
        [you] you go
       *[other] { $seat } goes
    } first.
   *[other] Then { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
}
many-order-set = Turn order of the next round: { $order }.
event-skills-discarded = { $tiles ->
    [one] { $tiles } skill leaves
   *[other] { $tiles } skills leave
} the sensei.
event-scoring-begun = Scoring phase after round { $number }: influence with each clan is compared.
event-envoy-disguised = { $seat_is ->
    [you] You disguise
   *[other] { $seat } disguises
} { envoy-him }: 1 influence more.
event-place-judged = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} { $place ->
    [1] first
   *[other] second
} { clan-with }: { $influence } influence{ $by_age ->
    [yes] , tied, but with the older envoy ({ $age })
   *[no] { "" }
}.
event-reward-not-given = { $place ->
    [1] Nobody is first { clan-with }: no reward is given.
   *[other] Nobody gets the second reward { clan-of }.
}
event-clan-honor-scored = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $honor } honor from { clan-house } houses, { $total } in all.
event-rumor-kind-scored = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} “{ label-rumor }”: { $times } × { $each } = { $honor } honor.
event-rumors-scored = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} rumors bring { $honor } honor, { $total } in all.
event-treasures-scored = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} unspent treasures bring { $honor } honor, { $total } in all.
event-elites-scored = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} elite guards bring { $honor } honor, { $total } in all.
event-game-ended = The game is over. Honor: { $scores_falling }.
event-raid-begun = { $seat_is ->
    [you] You raid
   *[other] { $seat } raids
} house { $house } by { side }; the sentry is the { guard }.
event-banzai-called = { $seat_is ->
    [you] You call
   *[other] { $seat } calls
} Banzai at house { $house }!
event-guard-turned-up = { guard }{ $alarm ->
    [no] { "" }
   *[yes] , an alarm guard,
} appears in house { $house }.
event-alarm-raised = Alarm in house { $house }!
event-elite-turned-up = In house { $house } { $pair ->
    [yes] two guards appear, { $first } and { $second }
   *[no] appears { elite }
}.
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
} on by { side }.
event-skill-turned-up = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $skill }: { $turned } is ready again.
event-treasure-swapped = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $skill }: { treasure-given } for { treasure-taken }.
event-guard-beaten = Beaten: { $elite ->
    [yes] elite guard ({ $value })
   *[no] { guard }
}.
event-elite-kept = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} the elite guard: { $honor } honor at the end.
event-treasure-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} a treasure: { treasure } ({ $side ->
    [plain] plain
   *[red] red
}).
event-given-up = { $seat_is ->
    [you] You give
   *[other] { $seat } gives
} up the raid on house { $house }.
event-treasure-kept = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} the { treasure }{ $lost ->
    [0] { "" }
    [one] ; { $lost } treasure is lost
   *[other] ; { $lost } treasures are lost
}.
event-house-left = { $seat_is ->
    [you] You leave
   *[other] { $seat } leaves
} house { $house } with { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}.
event-house-cleared = { $seat_is ->
    [you] You clear
   *[other] { $seat } clears
} house { $house } and { $seat_is ->
    [you] take
   *[other] takes
} { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}.
event-token-replaced = House { $house } now belongs to { clan }: { $honor } honor.

label-round = Round { $round } of 7 · order: { $order }
label-dojo = Dojo
label-pile = deck { $cards }, discards { $discards }
label-sensei = Sensei
label-palace = Palace
label-pavilion = Pavilion
label-nothing = nothing
label-house = House { $house }
label-sentry = sentry { $value }
label-closed = empty until the round ends
label-raid = Raid by { side }
label-against = against { $value }
label-played = played { $value }
label-shuriken = won so far
label-honor = { $honor } honor
label-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
label-known = all have seen
label-treasures = treasures
label-skills = skills
label-envoys-of = { $count ->
    [one] envoy
   *[other] envoys
} { clan-of }
label-envoys = envoys
label-rumor = { $rumor ->
    [elites] Greatest Warrior
    [rumors] Goodwill of the People
    [envoys] Powerful Friends
    [skills] Master of the Secret Art
   *[rivals] Dishonorable Opponents
}
label-rumors = rumors
label-face-down = { $count } face down
label-elites = elite guards
label-elite-pair = two guards, { $first } and { $second }
label-elite-single = { $first } against strength, { $second } against stealth
label-tower = Dojo tower, first in the next round: { $names }
label-red = red: { $treasures }
label-then-against = then against { $value }
label-left = Left: { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
}, { $elites ->
    [one] 1 elite guard
   *[other] { $elites } elite guards
}, { $bag ->
    [one] 1 treasure in the bag
   *[other] { $bag } treasures in the bag
}, { $skills ->
    [one] 1 skill
   *[other] { $skills } skills
}, { $envoys ->
    [one] 1 envoy
   *[other] { $envoys } envoys
}, { $rumors ->
    [one] 1 rumor
   *[other] { $rumors } rumors
}, { $tokens ->
    [one] 1 clan token
   *[other] { $tokens } clan tokens
}
label-ready = ready: { $ready } of { $skills }
label-disguised = disguised
label-hand = Your hand
label-no-cards = no cards
label-clan-standing = { $clan }: { $standing }

# In the lobby.
about = Raid the houses by night, bribe envoys, spread rumors, gain honor.
option-memory-aid = Memory aid: what all have seen stays shown

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
label-elite = Elite guard
label-elite-guarded = red: guarded by an elite guard
label-mask = masked
label-track = Honor track

# What a score is made of.
part-treasures-paid = Treasures spent
part-clan-honor-scored = Clans
part-rumors-scored = Rumors
part-treasures-scored = Treasures left
part-elites-scored = Elite guards
unit = honor

# Why something cannot be done now.
why-must-place-shuriken = Place a shuriken first.
why-must-take-card = Take a card from the row, or draw one blind.
why-must-discard-to-limit = Discard down to { $most } cards first.
why-must-discard-for-skill = Discard a dojo card for the skill first.
why-must-beat-guard-or-give-up = A guard stands before you: beat it, or give up the raid.
why-must-add-or-give-up = What you played does not beat the guard yet: add to it, or give up the raid.
why-must-leave-or-call-banzai = Leave, or call Banzai.
why-must-keep-treasure = The raid has failed: choose one treasure from the shuriken to keep.
why-must-replace-token = Put a token of another clan on the house first.
why-must-pay-for-envoy = Pay for the envoy first.
why-must-pay-for-rumor = Pay for the rumor first.
why-must-disguise-or-not = Disguise an envoy, or nobody.
why-must-take-reward = Take a reward of the clan first.
why-must-draw-what-is-left = Only what is still there can be drawn.
why-only-chance-draws = Only chance deals, draws and turns up.
why-house-empty = The house holds no treasure until the round ends.
why-skill-out-of-reach = The skill is not offered, or you cannot pay for it.
why-envoy-out-of-reach = The envoy is not at the palace, or you cannot pay for it.
why-rumor-out-of-reach = The rumor is not at the pavilion, or you cannot pay for it.
why-pile-empty = Deck and discards are empty.
why-not-in-row = No such card lies in the row.
why-not-in-hand = No such card is in your hand.
why-must-choose-guard = First choose which of the two guards you fight.
why-guard-unbeatable-with-card = The guard cannot be beaten with it and all that you hold.
why-kick-of-no-use = You hold no 3, or the guard could not be beaten after it.
why-skill-of-no-use-now = You have no such skill ready, or the guard could not be beaten after it.
why-not-on-shuriken = No such treasure is on your shuriken.
why-guard-unbeatable-with-skill = You have no such skill ready, or the guard could not be beaten with it.
why-needs-card-played = Play a card first: the skill changes its value.
why-no-two-guards = There are not two guards with such a one among them to choose from.
why-skill-forbidden-now = You have no such skill ready, or it cannot be used at this point of the raid.
why-nothing-to-turn-up = It is not ready, or there is no such used skill to make ready again.
why-nothing-to-exchange = It is not ready, or there are no such treasures to swap now.
why-no-such-payment = That is not a way to pay this price, or you do not have these treasures.
why-token-not-free = The token is not free, or belongs to the clan that lost the house.
why-no-envoy-to-disguise = That is not a masked envoy of yours that is still undisguised.
why-rumor-not-at-pavilion = The rumor is not at the pavilion.

# What the game is about, and how it plays.
aim = Win the most honor in 7 rounds: raid houses, spend treasures on envoys and rumors, lead the clans.
how-1 = Each round you place 3 shuriken, one at a time, and do at once what the place allows.
how-2 = Dojo: take cards (4, 3 or 2; the fewer you hold the more). The last one there goes first next round.
how-3 = House: beat guards for treasures. By strength play higher than the guard, by stealth lower.
how-4 = After each guard leave with everything, or call Banzai and face the next one, unseen. Fail and you keep only 1 treasure.
how-5 = Take the last treasure and you choose which other clan gets the house.
how-6 = Sensei: learn a skill for a card; it helps once a round.
how-7 = Palace: pay treasures for an envoy. Their honor counts at once, the envoy is influence with his clan.
how-8 = Pavilion: pay 1 or 2 treasures for a rumor, which scores at the end.
how-9 = After rounds 3, 5 and 7 each clan rewards the two with the most influence: its houses’ honor or a rumor.
how-10 = At the end rumors, elite guards and unspent treasures (1 each) count.

# What is asked now.
prompt-placing = Place a shuriken ({ $left } left). Next scoring phase: after round { $round }.
prompt-training = { $cards ->
    [one] Take { $cards } card
   *[other] Take { $cards } cards
}: { $from ->
    [take] from the row
    [blind] blind
   *[both] from the row, or blind
}.
prompt-discarding = You may hold { $most } cards: discard { $cards }.
prompt-learning = { $skill } costs any card: discard one.
prompt-fighting = { $guard }: by { side } play { higher } than { $value }.
prompt-fighting-elite = Elite guard ({ $value }): by { side } play { higher } than { $value }.
prompt-fighting-pair = First of two guards ({ $value }): by { side } play { higher } than { $value }.
higher = { $side ->
    [strength] higher
   *[stealth] lower
}
prompt-beaten = Nothing you hold beats { $guard }: give up the raid.
prompt-beaten-skills = No card beats { $guard }: use { $skills }, or give up the raid.
prompt-two-guards = Two guards, { $first } and { $second }: whom do you fight first?
prompt-striking = Your value is { $value }, the guard’s { $target }: { $add ->
    [kicker] add a kicker
    [skill] use a skill
   *[both] add a kicker or a skill
}, or give up the raid.
prompt-banzai = Leave with { some-treasures }, or Banzai for the { $treasure }? You beat { $beaten } of 5 guard values.
prompt-banzai-red = Leave with { some-treasures }, or Banzai for the { $treasure }? You beat { $beaten } of { $of } elite guards.
prompt-keeping = The raid has failed: { $count ->
    [one] you keep your treasure.
   *[other] keep 1 of { $count } treasures.
}
prompt-replacing-token = House { $house } is cleared: which clan takes it over?
prompt-bribing = How do you pay for { envoy-him }?
prompt-spreading = How do you pay for “{ label-rumor }”?
prompt-disguising = Disguise a masked envoy (1 influence more now), or nobody.
prompt-reward-first = { clan-plain }, first place: { $honor } honor, or a rumor?
prompt-reward-only = { clan-plain }, first place: take { $honor } honor, no rumor is left.
prompt-reward-second = { clan-plain }, second place: choose a rumor.

# What is still open.
note-shuriken = { $count } shuriken left this round.
note-scoring = Next scoring phase: after round { $round }.
note-ready = Skills ready: { $skills }.
note-used = Skills used: { $skills }.
note-hidden = Played without a memory aid: bonuses count your own rumors only.
note-honor = { $honor } honor now, end bonus { $bonus }: together { $total }.

# Headings of the choices.
group-dojo = Dojo
group-raid = Raid
group-sensei = Sensei
group-palace = Palace
group-pavilion = Pavilion
group-leave = Leave or go on
group-cards = Cards
group-guards = Guards
group-treasures = Treasures
group-clans = Clans
group-payment = Payment
group-disguise = Disguise
group-honor = Honor
group-rumors = Rumors
group-skills = Skills
group-give-up = Give up

# What a choice leads to.
standing-then = { $place ->
    [0] you have no envoy { clan-with }
    [1] you are then first { clan-with }
    [2] you are then second { clan-with }
   *[other] then still no reward { clan-with }
}
then-dojo = You take { $cards } cards{ $over ->
    [0] { "" }
   *[other] {" "}and discard { $over } of all
}, and so far you go first next round.
then-dojo-last = { $left ->
    [0] Of no more use: this is your last shuriken of the last round.
   *[other] You take { $cards } cards{ $over ->
        [0] { "" }
       *[other] {" "}and discard { $over } of all
    } for this last round.
}
then-raid = First treasure: { $treasure }. Your { $cards } { $count ->
    [one] beats
   *[other] beat
} { $guard }.
then-raid-helped = First treasure: { $treasure }. With a kicker or a skill your { $cards } { $count ->
    [one] beats
   *[other] beat
} { $guard }.
then-raid-skill = First treasure: { $treasure }. Only your skills beat { $guard }.
then-raid-switch = First treasure: { $treasure }. Only by switching sides do you beat { $guard }.
then-hopeless = Cannot be won: nothing you hold beats { $guard }.
then-learn-free = Costs nothing: you own a { style } skill.{ more-bonus }
then-learn-any = Costs any card.{ more-bonus }
then-learn-card = Costs a { $value }.{ more-bonus }
more-bonus = { $bonus ->
    [0] { "" }
   *[other] { " " }End bonus now +{ $bonus }.
}
then-bribe = { $exact ->
    [yes] { $honor } honor now
   *[no] Up to { $honor } honor now
}; { standing-then }{ $bonus }.
then-spread = { $exact ->
    [yes] { $honor } honor now
   *[no] Up to { $honor } honor now
}{ $bonus }.
then-pay-envoy = Then { $total } honor in all; { standing-then }{ $bonus }.
then-pay-rumor = Then { $total } honor in all{ $bonus }.
then-blind-last = { $cards ->
    [one] { $cards } card lies
   *[other] { $cards } cards lie
} in the deck.
then-blind = You see it before you choose the next; { $cards ->
    [one] { $cards } card lies
   *[other] { $cards } cards lie
} in the deck.
then-discard = You keep { some-cards }.
some-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
then-discard-for = Then { $skill } is yours, ready at once.
then-token = Then { clan-house } houses are worth { $honor } honor; { $place ->
    [0] you have no envoy there
    [1] you are first there
    [2] you are second there
   *[other] no place there rewards you
}.
then-disguise = { $place ->
    [1] You are then first { clan-with }
    [2] You are then second { clan-with }
   *[other] Still no reward { clan-with }
}.
then-no-disguise = Your influence stays as it is.
then-take-honor = { $honor } honor from { clan-house } houses: { $total } in all. { $other_seat } chooses a rumor.
then-take-honor-alone = { $honor } honor from { clan-house } houses: { $total } in all.
then-take-rumor = A reward: costs nothing. End bonus now: { $bonus }. { $other_seat } gets { $honor } honor.
then-take-rumor-alone = A reward: costs nothing. End bonus now: { $bonus }.
then-strike = { $value } beats { $target }: you win the { $treasure }.
then-strike-first = { $value } beats { $target }; then comes the other guard ({ $other }).
then-strike-short = { $value } against { $target }: { $short } { $side ->
    [strength] more
   *[stealth] less
} needed, by kicker or skill.
then-switch = By { side } from here on: { $count ->
    [0] none of your cards wins then
    [one] your { $cards } wins then
   *[other] your { $cards } win then
}.
then-switch-between = By { side } for the rest of this house.
then-turn-up = { $skill } can be used once more this round.
then-swap = { $difference } honor when spent{ $turns ->
    [yes] ; the dearest plain treasure left turns red
   *[no] { "" }
}.
then-banzai = For the { $treasure }: you beat { $beaten } of 5 guard values. If you fail you keep { $count ->
    [one] your treasure
   *[other] 1 of { $count } treasures
}.
then-banzai-red = For the { $treasure }: you beat { $beaten } of { $of } elite guards. If you fail you keep { $count ->
    [one] your treasure
   *[other] 1 of { $count } treasures
}.
then-leave = You carry home { $treasures }: { $honor } honor when spent.
then-give-up = The raid fails: you keep { $count ->
    [one] your treasure
   *[other] 1 of { $count } treasures
}.
then-give-up-nothing = Nothing is won, and the house gains a treasure.
then-face = Then the { $other } follows: beat both.
then-keep = { $honor } honor when spent{ $lost ->
    [0] { "" }
    [one] ; { $lost } treasure is lost
   *[other] ; { $lost } treasures are lost
}.

# What one can point at: name, what it does, what it is worth now.
times = { $thing } × { $count }
red = { $treasure } (red)
influence = { $seat_is ->
    [you] you
   *[other] { $seat }
} { $influence } (oldest { $age })
thing-dojo = Dojo
about-dojo = Take 4, 3 or 2 cards, the fewer you hold the more; your shuriken tops the dojo tower.
now-dojo = You would take { $cards } cards and go first next round, so far.
now-dojo-last = You would take { $cards } cards for this last round.
thing-tower = Dojo tower
about-tower = Top to bottom: who goes first next round; the others follow in their old order.
now-tower = Next round so far: { $seats }.
now-tower-last = This is the last round.
thing-deck = Dojo deck
about-deck = Draw blind from here; you see the card before you choose the next.
now-deck = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left, { $discards } in the discards.
thing-sensei = Sensei
about-sensei = Learn one skill for the card it shows; it helps once a round.
now-offer = { $count ->
    [0] Nothing to learn until the round ends.
    [one] { $count } skill to learn.
   *[other] { $count } skills to learn.
}
thing-palace = Palace
about-palace = Pay treasures for an envoy: their honor counts at once, the envoy is influence with his clan.
now-palace = { $count ->
    [one] { $count } envoy
   *[other] { $count } envoys
}; you can pay for { $paid }.
thing-pavilion = Pavilion
about-pavilion = Pay 1 or 2 treasures for a rumor: their honor counts at once, the rumor at the end.
now-pavilion = { $count ->
    [one] { $count } rumor
   *[other] { $count } rumors
}; you can pay for { $paid }.
thing-round = Round { $round } of 7
about-round = After rounds 3, 5 and 7 each clan rewards the two with the most influence.
now-round = Next scoring phase: after round { $round }, in the order { $clans }.
thing-guards = Guard deck
about-guards = Banzai for a plain treasure turns up the next guard from here.
now-guards = Left: { $left }.
thing-elites = Elite deck
about-elites = Banzai for a red treasure turns up an elite guard: beaten, it is yours and honor at the end.
now-elites = { $count ->
    [one] { $count } elite guard
   *[other] { $count } elite guards
} left.
thing-alarm = Alarm
about-alarm = An alarm guard brings 1 more treasure, then the dearest plain one turns red. A sentry’s alarm does not count.
now-alarm = Dearest plain treasure here now: { $treasure }.
thing-house = House { $house }
about-house = Its treasures are won cheapest first, plain before red; its token counts for its clan.
now-house = In the order they are won: { $treasures }; { $honor } honor when spent.
now-house-cleared = Cleared: nothing to win until the round ends.
thing-token = { clan-plain } token, { $honor } honor
about-token = Worth { $honor } honor to the first { clan-with } at a scoring phase.
thing-sentry = Sentry: { $guard }
about-sentry = The first guard, known in advance; its alarm does not count.
now-sentry = { $which ->
    [both] Your cards that beat it, kickers and skills included: by strength { $strength }; by stealth { $stealth }.
    [strength] Your cards that beat it by strength, kickers and skills included: { $strength }.
    [stealth] Your cards that beat it by stealth, kickers and skills included: { $stealth }.
   *[none] No card of yours beats it.
}
about-guard = Guards a plain treasure; turned up when Banzai is called.
about-alarm-guard = Its alarm has brought 1 more treasure and turned the dearest plain one red.
thing-elite = Elite guard
about-elite = Guards a red treasure: { $first } against strength, { $second } against stealth. Beaten, it is yours: { $honor } honor at the end.
thing-elite-pair = Elite guard: two guards
about-elite-pair = Two guards, { $first } and { $second }: beat both, in the order you like. Then it is yours: { $honor } honor at the end.
now-foe = By { side } { higher } than { $value }: { $count ->
    [0] no card of yours
   *[other] your { $cards }
}.
about-treasure = { $honor } honor when spent, 1 if left at the end.
about-gold = Stands for any treasure and counts as that: up to { $honor } honor; 1 if left at the end.
now-treasure = { $count ->
    [0] You have none.
   *[other] You have { $count }, and they fit no price now.
}
now-treasure-best = You have { $count }. Best price it fits now: { $honor } honor for { $what }.
thing-red = Red treasure
about-red = Guarded by an elite guard; won after the plain ones.
thing-card = Dojo card { $value }
about-card = Beats guards: higher by strength, lower by stealth. Equal does not win.
about-three = Beats guards like any card; also a kicker: +1 or −1 to another card played.
now-card = { $which ->
    [both] Alone it beats the sentries by strength at house { $strength }; by stealth at house { $stealth }.
    [strength] Alone it beats the sentries by strength at house { $strength }.
    [stealth] Alone it beats the sentries by stealth at house { $stealth }.
   *[none] Alone it beats no sentry now.
}
thing-skill = { $skill } ({ style })
about-minus-two = Infiltration: takes 2 from a card played, once a round.
about-plus-two = Gunpowder: adds 2 to a card played, once a round.
about-plus-or-minus-one = Open hand: adds 1 to a card played, or takes 1 away, once a round.
about-set-zero = Concealment: makes a card played a 0, once a round.
about-set-six = Swordplay: makes a card played a 6, once a round.
about-act-as-two-or-four = Tactics: fights as a 2 or a 4 without a card, once a round.
about-swap-treasure = Espionage: swaps a treasure you won for one still in the house, even after failing.
about-turn-up-skill = Focus: makes a used skill ready again, once a round.
about-switch-side = Clear mind: switches between strength and stealth for the rest of this house.
about-disguise = Disguise: at scoring phases one masked envoy counts double.
now-skill = { $price }{ $count ->
    [0] { "" }
    [one] { " " }Newly beats the sentry of house { $houses }.
   *[other] { " " }Newly beats the sentries of houses { $houses }.
}
now-skill-own = { $ready ->
    [0] Used: ready again next round.
   *[other] Yours: { $ready } of { $owned } ready.
}
now-skill-swap = Yours: { $ready } of { $owned } ready. Best swap now: { $given } for { $taken }, { $difference } honor when spent.
now-disguise = { $count ->
    [0] Yours: now it would lift you with no clan.
   *[other] Yours: now it would lift you with { $clans }.
}
thing-envoy = { clan-plain } envoy, aged { $age }
about-envoy = { $price }; 1 influence { clan-with }{ $masked ->
    [yes] , masked.
   *[no] .
}
price-exactly = Pay exactly { $treasures }: { $honor } honor
price-one-to-four = Pay 1 to 4 treasures of one kind for their honor
price-one-and-three = Pay 1 of a kind and 3 of a kind, or of the same, for their honor
price-two-and-two = Pay twice 2 of a kind, also of the same, for their honor
now-envoy-owned = { $seat_is ->
    [you] Yours: you have
   *[other] { $seat } has
} { $influence } influence { clan-with }{ $place ->
    [1] , first place
    [2] , second place
   *[other] { "" }
}.
now-too-dear = You cannot pay for it now.
thing-age = Age
about-age = The oldest envoy of a clan wins ties for a place with it.
thing-mask = Mask
about-mask = A masked envoy can be disguised at a scoring phase: 1 influence more.
about-rumor-elites = At the end: your elite guards × 1, 2, 4, 5 … for 1, 2, 3, 4 … of these rumors.
about-rumor-rumors = At the end: all your rumors, itself included, × 1, 2, 4, 5 … for 1, 2, 3, 4 … of these.
about-rumor-envoys = At the end: your envoys × 1, 2, 4, 5 … for 1, 2, 3, 4 … of these rumors.
about-rumor-skills = At the end: your skills × 1, 2, 4, 5 … for 1, 2, 3, 4 … of these rumors.
about-rumor-rivals = At the end each is 6 honor if only you own any, 4 if two players do, 2 if more.
now-rumor = Your end bonus if you take it now: { $bonus }.
now-rumor-owned = { $seat_is ->
    [you] Yours
   *[other] { $seat }
}: { $cards } of this kind, { $times } × { $each } = { $honor } honor now.
about-clan = At a scoring phase first place takes { $honor } honor, its houses’ worth, or a rumor; second gets the other.
now-clan = Influence: { $ranked }. Its houses: { $honor } honor.
now-clan-nobody = Nobody has influence yet. Its houses: { $honor } honor.
thing-track = Honor track
about-track = The most honor after 7 rounds wins; a tie goes to more envoys, then to the oldest.
thing-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
}
about-seat = Holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $envoys ->
    [one] { $envoys } envoy
   *[other] { $envoys } envoys
}, { $rumors ->
    [one] { $rumors } rumor
   *[other] { $rumors } rumors
}, { $skills ->
    [one] { $skills } skill
   *[other] { $skills } skills
}.
now-seat = { $honor } honor now, end bonus { $bonus }: together { $total }.
thing-hand = Dojo cards in hand
about-hand = Hidden, but all have seen what was taken from the row and not yet played.
now-hand = { label-cards }.
now-hand-known = { label-cards }; all have seen { $known }.
thing-shuriken = Shuriken
about-shuriken = Place it to act; everybody places 3 a round, one at a time.
now-shuriken = { $count } of { $all } shuriken left.
thing-bonus = End bonus
about-bonus = After round 7 rumors, elite guards and unspent treasures (1 each) count.
now-bonus = Scored now: rumors { $rumors }, elite guards { $elites }, treasures { $treasures }: { $bonus } honor, { $total } in all.
now-bonus-hidden = Scored now without the rumors, which lie face down: elite guards { $elites }, treasures { $treasures }: { $bonus } honor, { $total } in all.
thing-elites-kept = Elite guards beaten
about-elites-kept = Kept by whoever beat them: 1 or 2 honor each at the end, and they count for Greatest Warrior.
now-elites-kept = { $count } kept: { $honor } honor at the end.

# What decided it.
story-won-honor = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with { $score } honor, { $ahead } ahead of { $other_seat_is ->
    [you] you
   *[other] { $other_seat }
}.
story-shared-honor = { $seats } share the win with { $score } honor.
story-tied-envoys = Equal honor ({ $score }): { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} with more envoys ({ $mine } to { $theirs }).
story-tied-oldest = Equal honor ({ $score }) and envoys: { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} with the oldest envoy (aged { $age }).
story-what = { $part ->
    [treasures-paid] Spent treasures
    [clan-honor-scored] The clans
    [rumors-scored] Rumors
    [treasures-scored] Unspent treasures
   *[elites-scored] Elite guards
}
story-part = { story-what } decided it: { $mine } to { $theirs } honor.
story-reward = Largest reward: { clan } after round { $round }, { $honor } honor for { $seat_is ->
    [you] you
   *[other] { $seat }
}.
story-behind = You were { $honor } honor behind. Most of it: { $part ->
    [treasures-paid] spent treasures
    [clan-honor-scored] the clans
    [rumors-scored] rumors
    [treasures-scored] unspent treasures
   *[elites-scored] elite guards
}.
story-behind-envoys = You had as much honor as the winner: the envoys decided.

# Short words on cards.
short-minus-two = card −2
short-plus-two = card +2
short-plus-or-minus-one = card +1 or −1
short-set-zero = card is a 0
short-set-six = card is a 6
short-act-as-two-or-four = a 2 or a 4
short-swap-treasure = swap a treasure
short-turn-up-skill = a skill again
short-switch-side = change sides
short-disguise = +1 influence
short-rumor = { $rumor ->
    [elites] elite guards × cards
    [rumors] rumors × cards
    [envoys] envoys × cards
    [skills] skills × cards
   *[rivals] 6, 4 or 2 honor
}
short-price-1to4 = 1–4 of a kind
short-price-1-3 = 1 and 3 of a kind
short-price-2-2 = 2 and 2 of a kind
short-any = any
short-card = any card
short-houses = Houses
short-clans = Clans
short-table = Players
short-bonus = +{ $bonus } at the end
short-used = used
short-ready = ready
short-next = Next round
short-scores = Round { $round } scores
short-left = { $count } shuriken left
short-lower = lower than { $value }
short-higher = higher than { $value }
short-inside = Still inside
short-carried = Carried
short-nothing-won = nothing yet
short-worth = { $honor } honor
short-influence = { $influence } (oldest { $age })
short-nobody = nobody

# Lessons.
lesson-sides-name = Strength or stealth
lesson-sides-task = Three shuriken a round, seven rounds, most honor wins. Treasures first: a Samurai (5) guards house 3. By strength you must be higher, by stealth lower: raid it.
lesson-sides-equal = Your best is 4 and a 3 as kicker: 5. Equal does not win.
lesson-sides-other = Possible too. For now: house 3.
lesson-sides-lower = Lower than 5: which card do you spend?
lesson-sides-stay = Stay: every card you hold is lower than 5.
lesson-sides-end = The fan is yours. Tip: spend the highest card that still wins.
lesson-banzai-name = Banzai
lesson-banzai-task = Call Banzai: the next guard, the next treasure. You beat every value, even a Servant (1): your 1 with the 3 as kicker is a 0.
lesson-banzai-safe = Safe, but no regular guard can stop you yet.
lesson-banzai-alarm = Alarm: one treasure more, and the dearest turns red. Beat the Spearman (3) with the 2.
lesson-banzai-keep = It wins too, but the 1 is your best card for stealth: keep it.
lesson-banzai-stay = Stay: you can beat this guard.
lesson-banzai-end = Banzai again, and your 3 beat an Archer (4): fan, scroll, vase.
lesson-leave-name = Know when to go
lesson-leave-task = Only the red jade is left: an elite guard. Your 1 beats 8 of 20. If you fail you keep one treasure.
lesson-leave-failed = Two guards and one card: failed. You keep only the vase.
lesson-leave-end = 9 honor’s worth carried home. The house gains a new treasure, the Samurai stays.
lesson-palace-name = Palace
lesson-palace-task = Spent treasures are honor. Which envoy brings the most now?
lesson-palace-five = 5 honor. Scroll and vase would be 7.
lesson-palace-four = One treasure: 4 honor at most.
lesson-palace-other = Also possible. For now: bribe an envoy at the palace.
lesson-palace-end = Scroll and vase: 7 honor, and 1 influence with Go-Shirakawa.
lesson-pavilion-name = Pavilion
lesson-pavilion-task = Rumors score at the end, for what you collect. You have an envoy: which rumor counts envoys?
lesson-pavilion-skills = That counts skills, and you have none yet.
lesson-pavilion-other = Also possible. For now: spread a rumor for your fan.
lesson-pavilion-end = 2 honor now, and 1 for each envoy at the end. Three of a kind count four times.
lesson-dojo-name = Dojo
lesson-dojo-task = One card left: the dojo gives you 3. And the last to go there is first next round.
lesson-dojo-other = With one card? Train first.
lesson-dojo-five = First the 5, face up.
lesson-dojo-first = First the 5: the sensei will ask for it.
lesson-dojo-blind = Two more: draw blind.
lesson-dojo-rest = The row has nothing better: draw blind.
lesson-dojo-end = Take what you need face up, the rest blind.
lesson-sensei-name = Sensei
lesson-sensei-task = Kenjutsu turns any card into a 6, once a round. It costs a 5: learn it.
lesson-sensei-other = Later. The sensei teaches Kenjutsu now.
lesson-sensei-raid = Now beat the Samurai (5) at house 3 by strength.
lesson-sensei-stealth = That works without Kenjutsu. Try strength this time.
lesson-sensei-samurai = The Samurai stands at house 3: raid it by strength.
lesson-sensei-use = Your 1 is not enough: use Kenjutsu.
lesson-sensei-six = Use Kenjutsu: a 6 beats the 5.
lesson-sensei-end = Your weakest card won. The next tiger skill is free.
lesson-clans-name = The clans pay
lesson-clans-task = Round 3 is over. You lead with Go-Shirakawa: 6 honor, or a rumor?
lesson-clans-rumor = Worth { $honor } honor now. 6 honor are sure.
lesson-clans-end = Tip: clear houses for the clan you lead, before rounds 3, 5 and 7 end.

# What the coach tells.
fact-cleared = { $seat_is ->
    [you] You clear
   *[other] { $seat } clears
} a house
fact-failed = { $seat_is ->
    [you] You fail
   *[other] { $seat } fails
} in a raid
fact-left = { $seat_is ->
    [you] You leave
   *[other] { $seat } leaves
} a house with treasures
fact-envoy = { $seat_is ->
    [you] You bribe
   *[other] { $seat } bribes
} an envoy
fact-rumor = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} a rumor
fact-skill = { $seat_is ->
    [you] You learn
   *[other] { $seat } learns
} a skill
place-pile = the pile of the dojo

# Kinds of moves, as headings of a report.
verb-raid = Raiding a house
verb-take = Taking a dojo card from the row
verb-discard = Discarding a dojo card
verb-play = Playing a dojo card
verb-act = Boryaku as a card
verb-kick = Adding a kicker
verb-use = Using a skill
verb-adjust = Taijutsu up or down
verb-turn-up = Readying a skill by Kuji-in
verb-swap = Swapping treasures by Choho
verb-face = The first of two guards
verb-keep = The treasure kept after a failure
verb-token = The new token of a house
verb-learn = Learning a skill
verb-bribe = Bribing an envoy
verb-spread = Spreading a rumor
verb-pay = Paying
verb-disguise = Disguising an envoy
verb-take-rumor = A rumor as a reward
