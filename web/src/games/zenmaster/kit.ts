import type { Sound } from '../../ui/sounds'
import type { GameKit } from '../kit'
import Board from './Board.svelte'
import { stage } from './stage'
import type { Action, Event, View } from './types'

const HOLDS: Partial<Record<Event['event'], number>> = {
  'game-begun': 900,
  'card-dealt': 70,
  'card-dealt-face-down': 0,
  'score-card-turned': 1300,
  'card-played': 750,
  'matches-taken': 1700,
  'result-recorded': 900,
  'result-erased': 1200,
}
const CALLED: readonly Event['event'][] = ['game-begun', 'score-card-turned', 'matches-taken', 'result-recorded', 'result-erased']
const SOUNDS: Partial<Record<Event['event'], Sound>> = { 'card-played': 'card', 'matches-taken': 'drop' }
const RULES: Record<string, string[]> = { Playing: ['R2.2', 'R2.3', 'R2.4', 'R2.5', 'R2.9', 'R3.2', 'R3.3'] }

/** The pieces and things that an event is about. */
function marks(event: Event): string[] {
  switch (event.event) {
    case 'score-card-turned':
      return ['score-card']
    case 'matches-taken':
      return [`card-${event.card}`, `matches-${event.seat}`]
    case 'result-recorded':
    case 'result-erased':
      return [`result-${event.seat}-${event.game}`, `total-${event.seat}`]
    default:
      return []
  }
}

export const kit: GameKit<View, Action, Event> = {
  Board,
  stage,
  hold: (event) => HOLDS[event.event] ?? 0,
  callout: (event) => CALLED.includes(event.event),
  shown: (event) => event.event === 'score-card-turned',
  marks,
  sound: (event) => SOUNDS[event.event],
  rulesAt: (decision) => RULES[decision] ?? [],
  scores: (view) => view.totals,
}
