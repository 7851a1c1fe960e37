import type { View } from './types'

export const ROUNDS = [6, 3, 2]
const COLOURS: Record<string, string> = { B: 'blue', Y: 'yellow', P: 'purple' }

/** The colour and value that a card's name tells. */
export function face(name: string): { colour: string; value: number } {
  return { colour: COLOURS[name.charAt(0)] ?? 'blue', value: Number(name.slice(1)) }
}

/** What a seat played in earlier rounds: neither left to it nor on the table. */
export function outOfTheGame(view: View, seat: number): number[] {
  const here = new Set([...(view.memory.left[seat] ?? []), ...(view.table[seat] ?? [])])
  return view.card_names.map((_, card) => card).filter((card) => !here.has(card))
}
