import type { View } from '../kit'

export interface Legend {
  rows: number
  columns: number
  effects: string[]
  codes: string[]
  names: string[]
  colours: string[]
  numbers: number[]
  recipes: string[]
  sequences: number[][]
  scores: number[]
  styles: number[]
}

/** What a seat knows of a game of Maki Master; numbers are positions in the legend, -1 is none. */
export interface MakiView extends View {
  legend: Legend
  turn: number
  final_turns: number
  spaces: number[][]
  cups: number[]
  pantry: number[]
  pool: number
  dishes: number[]
  scores: number[]
  display: number[]
  held: number[][]
  hand: number[]
  hand_lengths: number[][]
  decks: number[]
  bottoms: number[][]
  served: number[][]
  changed: number[]
  ingredient: number
  cup_from: number
}

/** A column's letter and a row's number. */
export function spaceName(space: number, columns: number): string {
  return `${String.fromCharCode(65 + (space % columns))}${Math.floor(space / columns) + 1}`
}
