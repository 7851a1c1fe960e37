// Written by python -m chabudai.server.typescript: do not edit.

/** What everybody knows of one seat. Counts of dojo cards are by value, of treasures by kind. */
export interface SeatView {
  honor: number
  hand_size: number
  known: number[]
  kept: number
  drawn: number
  shown: number[]
  treasures: number[]
  envoys: number[]
  rumors: number[]
  tiles: number[]
  up: number[]
  elites: number[]
  disguised: number[]
}

/** A house: its token, its sentry (a kind of guard, -1 for none) and its treasures by kind. */
export interface HouseView {
  token: number
  sentry: number
  plain: number[]
  red: number[]
}

/** The raid that goes on, if any. */
export interface RaidView {
  house: number
  by_stealth: boolean
  plain: number[]
  red: number[]
  foe_is: number
  foe: number
  target: number
  other_target: number
  value: number
  is_base: boolean
}

/** The piles: nobody knows their order, everybody what is in them, but for the dojo's unseen cards. */
export interface PileView {
  row: number[]
  pile_size: number
  fresh: number[]
  held: number[]
  discards: number[]
  guards: number[]
  guard_discards: number[]
  elites: number[]
  elite_discards: number[]
  bag: number[]
  spent: number[]
  skills: number[]
  disguises: number[]
  skill_discards: number[]
  envoys: number[]
  rumors: number[]
  tokens: number[]
}

/** The open table, the own hand, and the memory of what was seen (R11). */
export interface NinjatoView {
  seat: number | null
  decision: string
  actor: number
  turn: number
  round: number
  chore: number
  placed: number
  order: number[]
  stack: number[]
  to_take: number
  sensei: number[]
  palace: number[]
  pavilion: number[]
  cleared: number[]
  bargain: number
  reward: number
  rumor_firsts: number[]
  hand: number[]
  own_kept: number[]
  own_drawn: number[]
  /** For each seat. */
  seats: SeatView[]
  houses: HouseView[]
  raid: RaidView
  piles: PileView
  tile_names: string[]
  envoy_names: string[]
  rumor_names: string[]
  token_names: string[]
  elite_names: string[]
  has_memory_aid: boolean
}

/** The guard turned up raises an alarm. */
export interface AlarmRaised {
  event: 'alarm-raised'
  house: number
}

/** The raider takes on the next guard. */
export interface BanzaiCalled {
  event: 'banzai-called'
  seat: number
  house: number
}

/** A seat is dealt a dojo card; only it sees which. */
export interface CardDealt {
  event: 'card-dealt'
  seat: number
  value: number
}

/** What everyone else sees of a deal. */
export interface CardDealtFaceDown {
  event: 'card-dealt-face-down'
  seat: number
}

/** A seat discards a dojo card. */
export interface CardDiscarded {
  event: 'card-discarded'
  seat: number
  value: number
}

/** A seat draws a dojo card blind; only it sees which. */
export interface CardDrawn {
  event: 'card-drawn'
  seat: number
  value: number
}

/** What everyone else sees of a blind draw. */
export interface CardDrawnFaceDown {
  event: 'card-drawn-face-down'
  seat: number
}

/** The raider plays a dojo card. */
export interface CardPlayed {
  event: 'card-played'
  seat: number
  value: number
}

/** A seat takes an open dojo card. */
export interface CardTaken {
  event: 'card-taken'
  seat: number
  value: number
}

/** A dojo card lies open in the row. */
export interface CardTurned {
  event: 'card-turned'
  value: number
}

/** A seat takes the honor of a clan's houses. */
export interface ClanHonorScored {
  event: 'clan-honor-scored'
  seat: number
  clan: string
  honor: number
  total: number
}

/** A seat goes to the dojo and may take so many cards. */
export interface DojoEntered {
  event: 'dojo-entered'
  seat: number
  cards: number
}

/** The raider keeps a beaten elite guard. */
export interface EliteKept {
  event: 'elite-kept'
  seat: number
  elite: string
  honor: number
}

/** An elite guard is turned up: its values against strength and stealth, or those of the pair. */
export interface EliteTurnedUp {
  event: 'elite-turned-up'
  house: number
  elite: string
  first: number
  second: number
  pair: boolean
}

/** The bonus for a seat's beaten elites. */
export interface ElitesScored {
  event: 'elites-scored'
  seat: number
  honor: number
  total: number
}

/** An envoy lies open at the palace. */
export interface EnvoyArrived {
  event: 'envoy-arrived'
  clan: string
  age: number
}

/** A seat wins an envoy. */
export interface EnvoyBribed {
  event: 'envoy-bribed'
  seat: number
  clan: string
  age: number
}

/** An envoy counts once more in this scoring phase. */
export interface EnvoyDisguised {
  event: 'envoy-disguised'
  seat: number
  clan: string
  age: number
}

/** The game is over. */
export interface GameEnded {
  event: 'game-ended'
  scores: number[]
}

/** The raid has failed. */
export interface GivenUp {
  event: 'given-up'
  seat: number
  house: number
}

/** A guard is beaten. */
export interface GuardBeaten {
  event: 'guard-beaten'
  seat: number
  value: number
  elite: boolean
}

/** The raider chooses whom of two guards to fight. */
export interface GuardFaced {
  event: 'guard-faced'
  seat: number
  value: number
}

/** A regular guard is turned up. */
export interface GuardTurnedUp {
  event: 'guard-turned-up'
  house: number
  value: number
  alarm: boolean
}

/** The last treasure is won and the house is empty. */
export interface HouseCleared {
  event: 'house-cleared'
  seat: number
  house: number
  treasures: number
}

/** The raider leaves with all treasures won. */
export interface HouseLeft {
  event: 'house-left'
  seat: number
  house: number
  treasures: number
}

/** The raider adds a 3 as a kicker; `value` is the result. */
export interface KickerPlayed {
  event: 'kicker-played'
  seat: number
  change: string
  value: number
}

/** A seat gets its place in the first turn order. */
export interface OrderDrawn {
  event: 'order-drawn'
  position: number
  seat: number
}

/** A seat's place in the next round's turn order. */
export interface OrderSet {
  event: 'order-set'
  position: number
  seat: number
}

/** The dojo discards are shuffled and become the pile. */
export interface PileRenewed {
  event: 'pile-renewed'
  cards: number
}

/** A seat is at first or second place of a clan: with so much influence, perhaps only by its oldest envoy. */
export interface PlaceJudged {
  event: 'place-judged'
  seat: number
  clan: string
  place: number
  influence: number
  age: number
  by_age: boolean
}

/** A seat attacks a house and stands before its sentry. */
export interface RaidBegun {
  event: 'raid-begun'
  seat: number
  house: number
  side: string
  value: number
}

/** Nobody gets this reward of a clan: nobody is at that place, or no rumor is left. */
export interface RewardNotGiven {
  event: 'reward-not-given'
  clan: string
  place: number
}

/** A round begins with the first seat of the turn order. */
export interface RoundBegun {
  event: 'round-begun'
  number: number
  seat: number
}

/** Everybody has placed three shuriken. */
export interface RoundEnded {
  event: 'round-ended'
  number: number
}

/** What a seat's rumors of one kind bring: so many times what they count. */
export interface RumorKindScored {
  event: 'rumor-kind-scored'
  seat: number
  rumor: string
  cards: number
  times: number
  each: number
  honor: number
}

/** A rumor lies face up at the pavilion. */
export interface RumorOffered {
  event: 'rumor-offered'
  rumor: string
  card: string
  price: string
}

/** A seat takes a rumor from the pavilion. */
export interface RumorTaken {
  event: 'rumor-taken'
  seat: number
  rumor: string
  card: string
  price: string
}

/** The bonus for a seat's rumors. */
export interface RumorsScored {
  event: 'rumors-scored'
  seat: number
  honor: number
  total: number
}

/** A scoring phase begins. */
export interface ScoringBegun {
  event: 'scoring-begun'
  number: number
}

/** A guard lies face up on a house. */
export interface SentryPosted {
  event: 'sentry-posted'
  house: number
  value: number
  alarm: boolean
}

/** The raid goes on by the other side. */
export interface SideSwitched {
  event: 'side-switched'
  seat: number
  skill: string
  side: string
}

/** A seat learns a skill. */
export interface SkillLearned {
  event: 'skill-learned'
  seat: number
  skill: string
  style: string
}

/** A skill lies open at the sensei. */
export interface SkillOffered {
  event: 'skill-offered'
  skill: string
  style: string
}

/** A used skill may be used again. */
export interface SkillTurnedUp {
  event: 'skill-turned-up'
  seat: number
  skill: string
  turned: string
}

/** The raider uses a skill on what was played; `value` is the result. */
export interface SkillUsed {
  event: 'skill-used'
  seat: number
  skill: string
  value: number
}

/** The skills left at the sensei go. */
export interface SkillsDiscarded {
  event: 'skills-discarded'
  tiles: number
}

/** Another clan takes the house over. */
export interface TokenReplaced {
  event: 'token-replaced'
  seat: number
  house: number
  clan: string
  honor: number
}

/** A treasure from the bag goes to a house, plain side up. */
export interface TreasureAdded {
  event: 'treasure-added'
  house: number
  treasure: string
}

/** After a failure one treasure is kept and the others are lost. */
export interface TreasureKept {
  event: 'treasure-kept'
  seat: number
  treasure: string
  lost: number
}

/** The raider exchanges a treasure on the shuriken for one in the house. */
export interface TreasureSwapped {
  event: 'treasure-swapped'
  seat: number
  skill: string
  given: string
  taken: string
}

/** A treasure now has an elite guard before it. */
export interface TreasureTurnedRed {
  event: 'treasure-turned-red'
  house: number
  treasure: string
}

/** A treasure goes onto the shuriken. */
export interface TreasureWon {
  event: 'treasure-won'
  seat: number
  treasure: string
  side: string
}

/** A seat discards treasures and scores them. */
export interface TreasuresPaid {
  event: 'treasures-paid'
  seat: number
  fan: number
  scroll: number
  vase: number
  jade: number
  gold: number
  honor: number
  total: number
}

/** The bonus for a seat's unspent treasures. */
export interface TreasuresScored {
  event: 'treasures-scored'
  seat: number
  honor: number
  total: number
}

export interface ActAction {
  index: number
  text: string
  verb: 'act'
  skill: string
  value: number
}

export interface AdjustAction {
  index: number
  text: string
  verb: 'adjust'
  skill: string
  change: string
}

export interface BanzaiAction {
  index: number
  text: string
  verb: 'banzai'
}

export interface BlindAction {
  index: number
  text: string
  verb: 'blind'
}

export interface BribeAction {
  index: number
  text: string
  verb: 'bribe'
  clan: string
  age: number
}

export interface CardAction {
  index: number
  text: string
  verb: 'card'
  value: number
}

export interface DiscardAction {
  index: number
  text: string
  verb: 'discard'
  value: number
}

export interface DisguiseAction {
  index: number
  text: string
  verb: 'disguise'
  clan: string
  age: number
}

export interface DojoAction {
  index: number
  text: string
  verb: 'dojo'
}

export interface EliteAction {
  index: number
  text: string
  verb: 'elite'
  elite: string
  first: number
  second: number
  pair: string
}

export interface EnvoyAction {
  index: number
  text: string
  verb: 'envoy'
  clan: string
  age: number
}

export interface FaceAction {
  index: number
  text: string
  verb: 'face'
  value: number
}

export interface GiveUpAction {
  index: number
  text: string
  verb: 'give-up'
}

export interface GuardAction {
  index: number
  text: string
  verb: 'guard'
  value: number
  alarm: number
}

export interface KeepAction {
  index: number
  text: string
  verb: 'keep'
  kind: string
}

export interface KickAction {
  index: number
  text: string
  verb: 'kick'
  change: string
}

export interface LearnAction {
  index: number
  text: string
  verb: 'learn'
  skill: string
  effect: string
  style: string
}

export interface LeaveAction {
  index: number
  text: string
  verb: 'leave'
}

export interface LotAction {
  index: number
  text: string
  verb: 'lot'
  seat: number
}

export interface NoDisguiseAction {
  index: number
  text: string
  verb: 'no-disguise'
}

export interface PayAction {
  index: number
  text: string
  verb: 'pay'
  honor: number
  fan: number
  scroll: number
  vase: number
  jade: number
  gold: number
}

export interface PlayAction {
  index: number
  text: string
  verb: 'play'
  value: number
}

export interface RaidAction {
  index: number
  text: string
  verb: 'raid'
  house: number
  side: string
}

export interface RumorAction {
  index: number
  text: string
  verb: 'rumor'
  rumor: string
  card: string
  price: string
}

export interface SpreadAction {
  index: number
  text: string
  verb: 'spread'
  rumor: string
  card: string
  price: string
}

export interface SwapAction {
  index: number
  text: string
  verb: 'swap'
  skill: string
  given: string
  given_side: string
  taken: string
  taken_side: string
}

export interface TakeAction {
  index: number
  text: string
  verb: 'take'
  value: number
}

export interface TakeHonorAction {
  index: number
  text: string
  verb: 'take-honor'
}

export interface TakeRumorAction {
  index: number
  text: string
  verb: 'take-rumor'
  rumor: string
  card: string
  price: string
}

export interface TileAction {
  index: number
  text: string
  verb: 'tile'
  skill: string
  effect: string
  style: string
}

export interface TokenAction {
  index: number
  text: string
  verb: 'token'
  clan: string
  honor: number
}

export interface TreasureAction {
  index: number
  text: string
  verb: 'treasure'
  kind: string
}

export interface TurnUpAction {
  index: number
  text: string
  verb: 'turn-up'
  skill: string
  turned: string
  effect: string
}

export interface UseAction {
  index: number
  text: string
  verb: 'use'
  skill: string
  effect: string
}

/** An edition's file. */
export type Edition = { name: string; dojo: { value: number; count: number }[]; guards: { name: string; value: number; count: number; alarm: number }[]; elites: { strength?: number; stealth?: number; honor: number; count: number; pair?: number[] }[]; skills: ({ name: string; effect: string; style: string; price: number | string; count: number })[]; treasures: { kind: string; honor?: number; count: number; wild?: boolean }[]; envoys: ({ clan: string; age: number; price: string | string[]; mask?: boolean })[]; rumors: { kind: string; price: string[] }[]; tokens: { clan: string; honor: number; house?: number }[]; scorings: { round: number; clans: string[] }[] }

export type View = NinjatoView

export type Event = AlarmRaised | BanzaiCalled | CardDealt | CardDealtFaceDown | CardDiscarded | CardDrawn | CardDrawnFaceDown | CardPlayed | CardTaken | CardTurned | ClanHonorScored | DojoEntered | EliteKept | EliteTurnedUp | ElitesScored | EnvoyArrived | EnvoyBribed | EnvoyDisguised | GameEnded | GivenUp | GuardBeaten | GuardFaced | GuardTurnedUp | HouseCleared | HouseLeft | KickerPlayed | OrderDrawn | OrderSet | PileRenewed | PlaceJudged | RaidBegun | RewardNotGiven | RoundBegun | RoundEnded | RumorKindScored | RumorOffered | RumorTaken | RumorsScored | ScoringBegun | SentryPosted | SideSwitched | SkillLearned | SkillOffered | SkillTurnedUp | SkillUsed | SkillsDiscarded | TokenReplaced | TreasureAdded | TreasureKept | TreasureSwapped | TreasureTurnedRed | TreasureWon | TreasuresPaid | TreasuresScored

export type Action = ActAction | AdjustAction | BanzaiAction | BlindAction | BribeAction | CardAction | DiscardAction | DisguiseAction | DojoAction | EliteAction | EnvoyAction | FaceAction | GiveUpAction | GuardAction | KeepAction | KickAction | LearnAction | LeaveAction | LotAction | NoDisguiseAction | PayAction | PlayAction | RaidAction | RumorAction | SpreadAction | SwapAction | TakeAction | TakeHonorAction | TakeRumorAction | TileAction | TokenAction | TreasureAction | TurnUpAction | UseAction
