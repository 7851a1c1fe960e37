import type { Sound } from '../../ui/sounds'
import type { GameKit } from '../kit'
import Board from './Board.svelte'
import { prepare } from './prices.svelte'
import { stage } from './stage'
import type { Action, Event, View } from './types'

const HOLDS: Partial<Record<Event['event'], number>> = {
  'figure-given': 900,
  'phase-begun': 1500,
  'card-drawn': 110,
  'round-begun': 900,
  'card-played': 700,
  'reserve-put-aside': 250,
  'tokens-taken': 1900,
  'no-tokens-taken': 1200,
  'figure-taken': 1100,
  'figure-kept': 500,
  'round-ended': 350,
}
const CALLED: readonly Event['event'][] = ['figure-given', 'phase-begun', 'round-begun', 'tokens-taken', 'no-tokens-taken', 'figure-taken', 'game-ended']
const SOUNDS: Partial<Record<Event['event'], Sound>> = { 'card-played': 'card', 'tokens-taken': 'tokens' }
const RULES: Record<string, string[]> = { Playing: ['R2.3', 'R2.4', 'R3.1', 'R3.2', 'R3.3', 'R3.4', 'R3.6'] }

/** The pieces and things that an event is about. */
function marks(event: Event): string[] {
  switch (event.event) {
    case 'tokens-taken':
      return [`${event.seat}-${event.card}`, `price-${event.colour}`, `tokens-${event.seat}`]
    case 'no-tokens-taken':
      return [`price-${event.colour}`]
    case 'figure-given':
    case 'figure-taken':
      return ['figure']
    default:
      return []
  }
}

export const kit: GameKit<View, Action, Event> = {
  Board,
  stage,
  hold: (event) => HOLDS[event.event] ?? 0,
  callout: (event) => CALLED.includes(event.event),
  marks,
  prepare,
  sound: (event) => SOUNDS[event.event],
  forgets: (event) => event.event === 'round-ended',
  rulesAt: (decision) => RULES[decision] ?? [],
  scores: (view) => view.points,
}
