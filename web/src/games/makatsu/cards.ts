export const ROUNDS = [6, 3, 2]
const COLOURS: Record<string, string> = { B: 'blue', Y: 'yellow', P: 'purple' }

/** The colour and value that a card's name tells. */
export function face(name: string): { colour: string; value: number } {
  return { colour: COLOURS[name.charAt(0)] ?? 'blue', value: Number(name.slice(1)) }
}
