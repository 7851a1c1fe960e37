/** Any title without a kit of its own: its declared view as zones, its drawing as text, its moves as buttons. */

import type { GameKit } from '../kit'
import Board from './Board.svelte'

const isSeen = (kind: string) => !kind.endsWith('-face-down')

export const kit: GameKit = {
  Board,
  hold: (event) => (isSeen(event.event) ? 700 : 0),
  callout: (event) => isSeen(event.event),
  forgets: () => true,
}
