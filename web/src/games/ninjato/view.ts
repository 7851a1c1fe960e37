import type { View } from '../kit'

export interface SeatView {
  honor: number
  hand_size: number
  treasures: number[]
  envoys: number[]
  rumors: number[]
  tiles: number[]
  up: number[]
  elites: number[]
  disguised: number[]
}

export interface HouseView {
  token: number
  /** A kind of guard, -1 for none. */
  sentry: number
  plain: number[]
  red: number[]
}

/** What a seat knows of a game of Ninjato; counts are by value or by kind. */
export interface NinjatoView extends View {
  turn: number
  round: number
  placed: number
  order: number[]
  stack: number[]
  to_take: number
  sensei: number[]
  palace: number[]
  pavilion: number[]
  cleared: number[]
  hand: number[]
  seats: SeatView[]
  houses: HouseView[]
  raid: { house: number; by_stealth: boolean; plain: number[]; red: number[]; foe_is: number; foe: number; target: number; other_target: number; value: number }
  piles: { row: number[]; pile_size: number; discards: number[]; bag: number[] }
  tile_names: string[]
  envoy_names: string[]
  rumor_names: string[]
  token_names: string[]
  elite_names: string[]
}

export const TREASURES = ['fan', 'scroll', 'vase', 'jade', 'gold'] as const

/** Counts as the things counted, each as its position. */
export const spread = (counts: readonly number[] | undefined) => (counts ?? []).flatMap((count, kind) => Array.from({ length: count }, () => kind))

export const total = (counts: readonly number[] | undefined) => (counts ?? []).reduce((sum, count) => sum + count, 0)
