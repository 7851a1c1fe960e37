// Written by python -m chabudai.server.typescript: do not edit.

/** What a seat can only remember or work out. */
export interface Memory {
  deck: number[]
  reserve: number[]
  /** For each seat. */
  left: number[][]
}

/** The open table, the own hand, and under `memory` what the seat can only remember or work out. */
export interface MakatsuView {
  seat: number | null
  decision: string
  actor: number
  phase: number
  round: number
  holder: number
  turn: number
  cards: number
  card_names: string[]
  token_points: number[]
  has_memory_aid: boolean
  hand: number[]
  /** For each seat. */
  hand_sizes: number[]
  /** For each seat. */
  deck_sizes: number[]
  /** For each seat. */
  reserve_sizes: number[]
  /** For each seat. */
  table: number[][]
  /** For each seat. */
  tokens: number[][]
  pool: number[]
  /** For each seat. */
  points: number[]
  memory: Memory
}

/** A seat draws a card from its deck; only it sees which. */
export interface CardDrawn {
  event: 'card-drawn'
  seat: number
  card: string
  colour: string
  value: number
}

/** What everyone else sees of a draw. */
export interface CardDrawnFaceDown {
  event: 'card-drawn-face-down'
  seat: number
}

/** A seat plays its first or second card of the round face up. */
export interface CardPlayed {
  event: 'card-played'
  seat: number
  card: string
  colour: string
  value: number
  nth: number
}

/** A seat keeps its last cards in hand, for the last round. */
export interface CardsKept {
  event: 'cards-kept'
  seat: number
  number: number
}

/** A seat puts its very last cards aside: they count for nothing. */
export interface CardsLeftOver {
  event: 'cards-left-over'
  seat: number
  number: number
}

/** The lot decides who begins with the figure. */
export interface FigureGiven {
  event: 'figure-given'
  seat: number
}

/** The figure stays: its holder played the `highest` card, or `nobody` played the colour. */
export interface FigureKept {
  event: 'figure-kept'
  seat: number
  why: string
}

/** The figure goes to another seat. */
export interface FigureTaken {
  event: 'figure-taken'
  seat: number
  from_seat: number
}

/** The points are added up and a seat wins: with the `fewest`, or by the figure from `among-tied` or `outside-tie`. */
export interface GameEnded {
  event: 'game-ended'
  points: number[]
  seat: number
  why: string
}

/** Nobody played a colour, so its tokens stay in the pool. */
export interface NoTokensTaken {
  event: 'no-tokens-taken'
  colour: string
  number: number
}

/** The reserves become the decks; tokens of this phase are worth `points`. */
export interface PhaseBegun {
  event: 'phase-begun'
  phase: number
  rounds: number
  points: number
}

/** A seat puts its last cards aside face down, for the next phase. */
export interface ReservePutAside {
  event: 'reserve-put-aside'
  seat: number
  number: number
}

/** All have drawn, and the holder of the figure begins. */
export interface RoundBegun {
  event: 'round-begun'
  phase: number
  round: number
  seat: number
}

/** The cards of the round are laid face down, out of the game. */
export interface RoundEnded {
  event: 'round-ended'
  phase: number
  round: number
}

/** A seat takes tokens for the `highest` card of a colour; of several such, as the `last`, or as the `last-of-colour`. */
export interface TokensTaken {
  event: 'tokens-taken'
  seat: number
  colour: string
  card: string
  value: number
  number: number
  points: number
  why: string
}

export interface DrawAction {
  index: number
  text: string
  verb: 'draw'
  card: string
  colour: string
  value: number
}

export interface FigureAction {
  index: number
  text: string
  verb: 'figure'
  seat: number
}

export interface PlayAction {
  index: number
  text: string
  verb: 'play'
  card: string
  colour: string
  value: number
}

/** An edition's file. */
export type Edition = { name: string; colours: { code: string; name: string; tokens: number; figure: boolean }[]; cards: { colour: string; value: number }[]; tokens: { points: number; count: number }[] }

export type View = MakatsuView

export type Event = CardDrawn | CardDrawnFaceDown | CardPlayed | CardsKept | CardsLeftOver | FigureGiven | FigureKept | FigureTaken | GameEnded | NoTokensTaken | PhaseBegun | ReservePutAside | RoundBegun | RoundEnded | TokensTaken

export type Action = DrawAction | FigureAction | PlayAction
