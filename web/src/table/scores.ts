/** Everyone's score over the game, from the views: a row whenever anything changed. */

import type { GameKit, View } from '../games/kit'
import type { Position } from '../net/wire'

/** A view as the boards expect it: nobody's turn is -2. */
export const drawn = (position: Position) => ({ ...position.view, decision: position.decision, actor: position.actor ?? -2 }) as View

export function scoresOver(history: Position[], kit: GameKit | null): number[][] {
  const rows: number[][] = []
  for (const position of history) {
    const scores = position.outcome?.scores ?? kit?.scores(drawn(position)) ?? []
    const last = rows[rows.length - 1]
    if (!last || last.some((score, seat) => score !== scores[seat])) rows.push(scores)
  }
  return rows
}
