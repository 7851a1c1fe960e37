import type { Sound } from '../../ui/sounds'
import type { GameKit } from '../kit'
import Board from './Board.svelte'
import { stage } from './stage'
import type { Action, Event, View } from './types'

const HOLDS: Partial<Record<Event['event'], number>> = {
  'turn-begun': 500,
  'ingredient-taken': 350,
  'tile-placed': 800,
  'cup-moved': 600,
  'card-played': 800,
  'spaces-switched': 900,
  'tile-chopped': 800,
  'recipe-served': 1900,
  'wasabi-gained': 700,
  'card-gained': 600,
  'endgame-begun': 1800,
  'recipe-drawn': 350,
}
const CALLED: readonly Event['event'][] = ['recipe-served', 'wasabi-gained', 'card-played', 'endgame-begun', 'card-gained', 'game-ended']
const SOUNDS: Partial<Record<Event['event'], Sound>> = { 'card-played': 'card', 'tile-placed': 'tile', 'recipe-served': 'bell' }
/** What an event is about, by the ids of the guide. */
function marks(event: Event): string[] {
  switch (event.event) {
    case 'recipe-served':
      return event.spaces.map((space) => `space-${space}`)
    case 'spaces-switched':
      return [`space-${event.space}`, `space-${event.other}`]
    case 'tile-placed':
    case 'tile-chopped':
    case 'cup-moved':
      return [`space-${event.space}`]
    case 'wasabi-gained':
      return [`dish-${event.seat}`]
    case 'pool-filled':
      return ['pool']
    default:
      return []
  }
}

const RULES: Record<string, string[]> = {
  Cooking: ['R4.1', 'R5.1', 'R5.2', 'R7.1', 'R8.9', 'R8.11'],
  Placing: ['R4.1', 'R4.2', 'R4.3'],
  MovingCup: ['R4.3', 'R4.4'],
  Switching: ['R8.12'],
  Chopping: ['R8.13'],
  Serving: ['R5.2', 'R5.5', 'R5.6', 'R6.1', 'R6.5'],
  Gaining: ['R8.1', 'R8.2'],
  Discarding: ['R8.2', 'R8.3'],
  Returning: ['R7.1'],
  Drawing: ['R6.8', 'R6.9', 'R6.10'],
}

export const kit: GameKit<View, Action, Event> = {
  Board,
  stage,
  hold: (event) => HOLDS[event.event] ?? 0,
  callout: (event) => CALLED.includes(event.event),
  marks,
  sound: (event) => SOUNDS[event.event],
  rulesAt: (decision) => RULES[decision] ?? [],
  scores: (view) => view.scores,
}
