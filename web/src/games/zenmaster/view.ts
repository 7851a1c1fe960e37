import type { View } from '../kit'

/** What a seat knows of a match of ZenMaster. */
export interface ZenView extends View {
  games: number
  game: number
  trick: number
  dealer: number
  cards: number
  hand: number[]
  hand_sizes: number[]
  played: number[][]
  /** Each seat's card of this trick, 0 for none. */
  table: number[]
  /** Black above 0, white below. */
  matches: number[]
  /** A position in `score_values`, -1 for none. */
  score_card: number
  score_values: [black: number, white: number][]
  results: number[][]
  /** seat * 5 + game */
  erased: number[]
  totals: number[]
}
