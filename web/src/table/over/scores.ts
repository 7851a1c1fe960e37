/** Everyone's score over the game, from the views: a row whenever anything changed. */

import type { GameKit } from '../../games/kit'
import type { Position } from '../../net/wire'

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
