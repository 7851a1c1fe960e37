/** What the end of a game is told in: the parts of the scores, and how they came about. */

import type { GameKit } from '../../games/kit'
import type { Position, Story } from '../../net/wire'
import type { GameWords } from '../../words/words.svelte'

/** A part of every score, in words; an erased one is shown and no longer counts. */
export interface Count {
  name: string
  values: number[]
  erased: boolean[]
}

/** The parts as the story of the game has them. */
export function partsOf(story: Story | null, words: GameWords): Count[] {
  return (story?.parts ?? []).map(({ name, values, erased }) => ({ name: words.phrase(name), values, erased: erased ?? [] }))
}

/** Everyone's score over the game, from the views: a row whenever anything changed. */
export function scoresOver(history: Position[], kit: GameKit | null): number[][] {
  const rows: number[][] = []
  for (const position of history) {
    const scores = position.outcome?.scores ?? kit?.scores?.(position.view)
    if (!scores) continue
    const last = rows[rows.length - 1]
    if (!last || last.some((score, seat) => score !== scores[seat])) rows.push(scores)
  }
  return rows
}
