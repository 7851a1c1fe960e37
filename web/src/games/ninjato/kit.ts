import type { Sound } from '../../ui/sounds'
import type { GameKit } from '../kit'
import Board from './Board.svelte'
import { prepare } from './edition.svelte'
import { stage } from './stage'
import type { Action, Event, View } from './types'

const HOLDS: Partial<Record<Event['event'], number>> = {
  'round-begun': 1200,
  'dojo-entered': 500,
  'card-taken': 450,
  'card-drawn': 450,
  'card-drawn-face-down': 300,
  'skill-learned': 1000,
  'envoy-bribed': 1100,
  'rumor-taken': 900,
  'treasures-paid': 1000,
  'raid-begun': 1200,
  'banzai-called': 1000,
  'guard-turned-up': 1200,
  'elite-turned-up': 1300,
  'alarm-raised': 1100,
  'card-played': 800,
  'kicker-played': 700,
  'skill-used': 900,
  'side-switched': 900,
  'guard-beaten': 600,
  'treasure-won': 800,
  'given-up': 1200,
  'house-left': 1100,
  'house-cleared': 1600,
  'token-replaced': 1100,
  'scoring-begun': 1500,
  'clan-honor-scored': 1300,
  'envoy-disguised': 900,
  'place-judged': 1100,
  'reward-not-given': 600,
  'rumor-kind-scored': 700,
  'rumors-scored': 1100,
  'treasures-scored': 900,
  'elites-scored': 900,
}
/** An event that is seen for so long is said on the table too. */
const LONG = 1000
const SOUNDS: Partial<Record<Event['event'], Sound>> = { 'card-played': 'card', 'guard-turned-up': 'growl' }
const FIGHT = ['R5.3', 'R5.4', 'R5.5', 'R5.11', 'R5.15', 'R5.22']
const RULES: Record<string, string[]> = {
  Placing: ['R3.1', 'R4.1', 'R5.1', 'R7.1', 'R7.2', 'R9.1', 'R10.1'],
  Training: ['R4.1', 'R4.2', 'R4.3'],
  Learning: ['R7.2', 'R7.3'],
  Fighting: FIGHT,
  Striking: FIGHT,
  CallingBanzai: ['R5.9', 'R5.17', 'R5.18', 'R5.19', 'R5.20'],
  Keeping: ['R5.20', 'R5.21'],
  ReplacingToken: ['R6.1', 'R6.2'],
  Bribing: ['R9.1', 'R9.2', 'R9.3'],
  Spreading: ['R10.1', 'R10.2'],
}

/** The things an event is about. */
function marks(event: Event): string[] {
  const found: string[] = []
  if ('house' in event) found.push(`house-${event.house}`)
  if (event.event === 'place-judged' || event.event === 'clan-honor-scored') found.push(`clan-${event.clan}`)
  if (event.event === 'envoy-bribed') found.push(`envoy-${event.clan}-${event.age}`)
  if (event.event === 'rumor-taken') found.push(`rumor-${event.card}`)
  if (event.event === 'dojo-entered') found.push('dojo')
  if ('seat' in event && 'total' in event) found.push(`seat-${event.seat}`)
  return found
}

export const kit: GameKit<View, Action, Event> = {
  Board,
  stage,
  hold: (event) => HOLDS[event.event] ?? 0,
  callout: (event) => (HOLDS[event.event] ?? 0) >= LONG,
  sound: (event) => SOUNDS[event.event],
  rulesAt: (decision) => RULES[decision] ?? [],
  prepare,
  follows: true,
  forgets: (event) => event.event === 'round-ended',
  marks,
  scores: (view) => view.seats.map((seat) => seat.honor),
}
