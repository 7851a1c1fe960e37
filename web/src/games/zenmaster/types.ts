// Written by python -m chabudai.server.typescript: do not edit.

/** The open table, the own hand, and the memory of what was played (R5.1). */
export interface ZenView {
  seat: number | null
  decision: string
  actor: number
  games: number
  game: number
  trick: number
  first_dealer: number
  dealer: number
  turn: number
  cards: number
  hand: number[]
  /** For each seat. */
  hand_sizes: number[]
  /** For each seat. */
  played: number[][]
  /** For each seat. */
  table: number[]
  /** For each seat. */
  matches: number[]
  score_card: number
  score_deck: number[]
  turned: number[]
  score_values: number[][]
  /** For each seat. */
  results: number[][]
  erased: number[]
  /** For each seat. */
  totals: number[]
}

/** A seat is dealt a number card; only it sees which. */
export interface CardDealt {
  event: 'card-dealt'
  seat: number
  card: number
}

/** What everyone else sees of a deal. */
export interface CardDealtFaceDown {
  event: 'card-dealt-face-down'
  seat: number
}

/** A seat plays a number card face up. */
export interface CardPlayed {
  event: 'card-played'
  seat: number
  card: number
}

/** A game of the match begins under its first dealer. */
export interface GameBegun {
  event: 'game-begun'
  game: number
  dealer_seat: number
}

/** The last game is scored. */
export interface MatchEnded {
  event: 'match-ended'
  totals: number[]
}

/** The highest card takes black, the lowest white; `cancelled` pairs go back and `balance` is left (white below 0). */
export interface MatchesTaken {
  event: 'matches-taken'
  seat: number
  colour: string
  number: number
  card: number
  cancelled: number
  balance: number
}

/** A zero erases an earlier result. */
export interface ResultErased {
  event: 'result-erased'
  seat: number
  game: number
  result: number
}

/** A seat's result of a finished game; `penalty` of it came from others' zeros. */
export interface ResultRecorded {
  event: 'result-recorded'
  seat: number
  game: number
  result: number
  penalty: number
}

/** The leader turns up what this trick is about. */
export interface ScoreCardTurned {
  event: 'score-card-turned'
  seat: number
  trick: number
  black: number
  white: number
}

export interface DealAction {
  index: number
  text: string
  verb: 'deal'
  card: number
}

export interface DealerAction {
  index: number
  text: string
  verb: 'dealer'
  seat: number
}

export interface PlayAction {
  index: number
  text: string
  verb: 'play'
  card: number
}

export interface TurnAction {
  index: number
  text: string
  verb: 'turn'
  score_card: number
}

/** An edition's file. */
export type Edition = { name: string; numbers: number; score_cards: { black: number; white: number }[] }

export type View = ZenView

export type Event = CardDealt | CardDealtFaceDown | CardPlayed | GameBegun | MatchEnded | MatchesTaken | ResultErased | ResultRecorded | ScoreCardTurned

export type Action = DealAction | DealerAction | PlayAction | TurnAction
