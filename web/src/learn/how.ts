/** How a game is played, in about ten lines of its catalogue: `how-1`, `how-2`, … */

import type { GameWords } from '../words/words.svelte'

export function how(words: GameWords): string[] {
  const lines: string[] = []
  for (let n = 1; words.has(`how-${n}`); n++) lines.push(words.say(`how-${n}`))
  return lines
}
