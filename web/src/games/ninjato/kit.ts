import type { GameEvent, GameKit, View } from '../kit'
import Board from './Board.svelte'
import { prepare } from './edition.svelte'
import { TREASURES, type NinjatoView } from './view'

const HOLDS: Record<string, number> = {
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
const HONORS = ['treasures-paid', 'clan-honor-scored', 'rumors-scored', 'treasures-scored', 'elites-scored']
const CALLED = Object.keys(HOLDS).filter((kind) => (HOLDS[kind] ?? 0) >= 1000)

function stage(before: View, event: GameEvent): View {
  const view = structuredClone(before) as NinjatoView
  const seat = view.seats[event['seat'] as number]
  const kind = TREASURES.indexOf(String(event['treasure']) as (typeof TREASURES)[number])
  const { raid } = view
  if (event.event === 'raid-begun') {
    Object.assign(raid, { house: Number(event['house']) - 1, by_stealth: event['side'] === 'stealth', target: Number(event['value']), other_target: 0, value: 0, foe_is: 0, plain: [0, 0, 0, 0, 0], red: [0, 0, 0, 0, 0] })
  } else if (event.event === 'guard-turned-up') Object.assign(raid, { foe_is: 1, target: Number(event['value']), other_target: 0, value: 0 })
  else if (event.event === 'elite-turned-up') {
    const [first, second] = String(event['elite']).split(/[/+]/).map(Number)
    Object.assign(raid, { foe_is: 2, foe: view.elite_names.indexOf(String(event['elite'])), target: String(event['elite']).includes('+') || !raid.by_stealth ? first : second, value: 0 })
  } else if (event.event === 'card-played' || event.event === 'kicker-played' || event.event === 'skill-used') raid.value = Number(event['value'])
  else if (event.event === 'treasure-won' && kind >= 0) {
    const [from, to] = event['side'] === 'red' ? [view.houses[raid.house]?.red, raid.red] : [view.houses[raid.house]?.plain, raid.plain]
    if (from) from[kind] = Math.max(0, (from[kind] ?? 0) - 1)
    to[kind] = (to[kind] ?? 0) + 1
  } else if (event.event === 'treasure-added') {
    const house = view.houses[Number(event['house']) - 1]
    if (house && kind >= 0) house.plain[kind] = (house.plain[kind] ?? 0) + 1
  } else if (event.event === 'house-left' || event.event === 'house-cleared' || event.event === 'treasure-kept') raid.house = -1
  else if (typeof event['total'] === 'number' && seat) seat.honor = event['total']
  return view
}

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

export const kit: GameKit = {
  Board,
  stage,
  hold: (event) => HOLDS[event.event] ?? 0,
  callout: (event) => CALLED.includes(event.event),
  rulesAt: (view) => RULES[view.decision] ?? [],
  prepare,
  breakdown: (given, events) => {
    const { seats } = given as NinjatoView
    const of = (kind: string) => seats.map((_, seat) => events.reduce((sum, event) => sum + (event.event === kind && event['seat'] === seat ? Number(event['honor']) : 0), 0))
    return HONORS.map((kind) => ({ label: `part-${kind}`, given: {}, values: of(kind) }))
  },
  scores: (view) => (view as NinjatoView).seats.map((seat) => seat.honor),
}
