import type { Sound } from '../../ui/sounds'
import type { GameKit } from '../kit'
import Board from './Board.svelte'
import { erasedAt } from './results'
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

export const kit: GameKit<View, Action, Event> = {
  Board,
  stage,
  hold: (event) => HOLDS[event.event] ?? 0,
  callout: (event) => CALLED.includes(event.event),
  sound: (event) => SOUNDS[event.event],
  rulesAt: (decision) => RULES[decision] ?? [],
  breakdown: (view) =>
    Array.from({ length: view.games }, (_, game) => ({
      label: 'part-game',
      given: { n: game + 1 },
      values: view.results.map((results, seat) => (view.erased.includes(erasedAt(seat, game)) ? 0 : (results[game] ?? 0))),
    })),
  scores: (view) => view.totals,
}
