import type { Sound } from '../../ui/sounds'
import type { GameKit } from '../kit'
import Board from './Board.svelte'
import { erasedAt } from './results'
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

export function stage(before: View, event: Event): View {
  const view = structuredClone(before)
  switch (event.event) {
    case 'game-begun':
      view.matches = view.matches.map(() => 0)
      view.table = view.table.map(() => 0)
      view.hand = []
      view.hand_sizes = view.hand_sizes.map(() => 0)
      view.score_card = -1
      view.dealer = event.dealer_seat
      view.game = event.game - 1
      view.trick = 0
      break
    case 'card-dealt':
      view.hand = [...view.hand, event.card].sort((a, b) => a - b)
      view.hand_sizes[event.seat] = (view.hand_sizes[event.seat] ?? 0) + 1
      break
    case 'card-dealt-face-down':
      view.hand_sizes[event.seat] = (view.hand_sizes[event.seat] ?? 0) + 1
      break
    case 'score-card-turned':
      view.table = view.table.map(() => 0)
      view.trick = event.trick - 1
      view.score_card = view.score_values.findIndex(([black, white]) => black === event.black && white === event.white)
      break
    case 'card-played':
      view.table[event.seat] = event.card
      if (event.seat === view.seat) view.hand = view.hand.filter((card) => card !== event.card)
      view.hand_sizes[event.seat] = Math.max(0, (view.hand_sizes[event.seat] ?? 0) - 1)
      break
    case 'matches-taken':
      view.matches[event.seat] = event.balance
      break
    case 'result-recorded':
      view.results[event.seat]?.push(event.result)
      break
    case 'result-erased':
      view.erased.push(erasedAt(event.seat, event.game - 1))
      break
  }
  return view
}

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
