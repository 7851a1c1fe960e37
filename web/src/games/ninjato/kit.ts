import type { Sound } from '../../ui/sounds'
import type { GameKit } from '../kit'
import Board from './Board.svelte'
import { prepare } from './edition.svelte'
import { TREASURES } from './treasures'
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
  'rumors-scored': 1100,
  'treasures-scored': 900,
  'elites-scored': 900,
}
/** The events that add honor, in the order of the game. */
const HONORS = ['treasures-paid', 'clan-honor-scored', 'rumors-scored', 'treasures-scored', 'elites-scored'] as const
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

type Honor = Extract<Event, { event: (typeof HONORS)[number] }>
const addsHonor = (event: Event): event is Honor => (HONORS as readonly string[]).includes(event.event)
const kindOf = (treasure: string) => TREASURES.findIndex((name) => name === treasure)

/** A treasure more, or with -1 one less. */
function add(counts: number[] | undefined, treasure: string, change = 1): void {
  const kind = kindOf(treasure)
  if (counts && kind >= 0) counts[kind] = Math.max(0, (counts[kind] ?? 0) + change)
}

export function stage(before: View, event: Event): View {
  const view = structuredClone(before)
  const { raid } = view
  if (addsHonor(event)) {
    const seat = view.seats[event.seat]
    if (seat) seat.honor = event.total
    return view
  }
  switch (event.event) {
    case 'raid-begun':
      view.raid = { ...raid, house: event.house - 1, by_stealth: event.side === 'stealth', target: event.value, other_target: 0, value: 0, foe_is: 0, plain: TREASURES.map(() => 0), red: TREASURES.map(() => 0) }
      break
    case 'guard-turned-up':
      Object.assign(raid, { foe_is: 1, target: event.value, other_target: 0, value: 0 } satisfies Partial<View['raid']>)
      break
    case 'elite-turned-up': {
      const [first = 0, second = 0] = event.elite.split(/[/+]/).map(Number)
      const target = event.elite.includes('+') || !raid.by_stealth ? first : second
      Object.assign(raid, { foe_is: 2, foe: view.elite_names.indexOf(event.elite), target, value: 0 } satisfies Partial<View['raid']>)
      break
    }
    case 'card-played':
    case 'kicker-played':
    case 'skill-used':
      raid.value = event.value
      break
    case 'treasure-won': {
      const house = view.houses[raid.house]
      add(event.side === 'red' ? house?.red : house?.plain, event.treasure, -1)
      add(event.side === 'red' ? raid.red : raid.plain, event.treasure)
      break
    }
    case 'treasure-added':
      add(view.houses[event.house - 1]?.plain, event.treasure)
      break
    case 'house-left':
    case 'house-cleared':
    case 'treasure-kept':
      raid.house = -1
      break
  }
  return view
}

export const kit: GameKit<View, Action, Event> = {
  Board,
  stage,
  hold: (event) => HOLDS[event.event] ?? 0,
  callout: (event) => (HOLDS[event.event] ?? 0) >= LONG,
  sound: (event) => SOUNDS[event.event],
  rulesAt: (decision) => RULES[decision] ?? [],
  prepare,
  breakdown: (view, events) => {
    const honors = events.filter(addsHonor)
    const of = (kind: Honor['event']) => view.seats.map((_, seat) => honors.reduce((sum, event) => sum + (event.event === kind && event.seat === seat ? event.honor : 0), 0))
    return HONORS.map((kind) => ({ label: `part-${kind}`, given: {}, values: of(kind) }))
  },
  scores: (view) => view.seats.map((seat) => seat.honor),
}
