import type { View } from '../kit'

/** What a seat knows of a game of Meister Makatsu; a card is its position in `card_names`. */
export interface MakatsuView extends View {
  phase: number
  round: number
  holder: number
  card_names: string[]
  token_points: number[]
  has_memory_aid: boolean
  hand: number[]
  hand_sizes: number[]
  deck_sizes: number[]
  reserve_sizes: number[]
  /** Each seat's cards of this round, first and second. */
  table: number[][]
  /** Each seat's tokens from each phase. */
  tokens: number[][]
  pool: number[]
  points: number[]
}

export const ROUNDS = [6, 3, 2]
const COLOURS: Record<string, string> = { B: 'blue', Y: 'yellow', P: 'purple' }

/** The colour and value that a card's name tells. */
export function face(name: string): { colour: string; value: number } {
  return { colour: COLOURS[name.charAt(0)] ?? 'blue', value: Number(name.slice(1)) }
}
