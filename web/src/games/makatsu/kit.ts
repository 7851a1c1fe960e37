import type { GameEvent, GameKit, View } from '../kit'
import Board from './Board.svelte'
import type { MakatsuView } from './view'

const HOLDS: Record<string, number> = {
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
const CALLED = ['figure-given', 'phase-begun', 'round-begun', 'tokens-taken', 'no-tokens-taken', 'figure-taken', 'game-ended']

function stage(before: View, event: GameEvent): View {
  const view = structuredClone(before) as MakatsuView
  const seat = event['seat'] as number
  const card = view.card_names.indexOf(String(event['card']))
  if (event.event === 'figure-given' || event.event === 'figure-taken') view.holder = seat
  else if (event.event === 'card-drawn') {
    view.hand = [...view.hand, card].sort((a, b) => a - b)
    view.hand_sizes[seat] = (view.hand_sizes[seat] ?? 0) + 1
  } else if (event.event === 'card-drawn-face-down') view.hand_sizes[seat] = (view.hand_sizes[seat] ?? 0) + 1
  else if (event.event === 'card-played') {
    view.table[seat]?.push(card)
    if (seat === view.seat) view.hand = view.hand.filter((held) => held !== card)
    view.hand_sizes[seat] = Math.max(0, (view.hand_sizes[seat] ?? 0) - 1)
  } else if (event.event === 'reserve-put-aside' || event.event === 'cards-left-over') {
    if (seat === view.seat) view.hand = []
    view.hand_sizes[seat] = 0
    if (event.event === 'reserve-put-aside') view.reserve_sizes[seat] = (view.reserve_sizes[seat] ?? 0) + Number(event['number'])
  } else if (event.event === 'tokens-taken') {
    const phase = view.token_points.indexOf(Number(event['points']))
    const taken = view.tokens[seat]
    if (taken && phase >= 0) taken[phase] = (taken[phase] ?? 0) + Number(event['number'])
    view.points[seat] = (view.points[seat] ?? 0) + Number(event['number']) * Number(event['points'])
  } else if (event.event === 'round-ended') view.table = view.table.map(() => [])
  return view
}

export const kit: GameKit = {
  Board,
  stage,
  hold: (event) => HOLDS[event.event] ?? 0,
  callout: (event) => CALLED.includes(event.event),
  rulesAt: (view) => (view.decision === 'Playing' ? ['R2.3', 'R2.4', 'R3.1', 'R3.2', 'R3.3', 'R3.4', 'R3.6'] : []),
  breakdown: (given) => {
    const view = given as MakatsuView
    return view.token_points.map((points, phase) => ({
      label: 'part-tokens',
      given: { points },
      values: view.tokens.map((tokens) => (tokens[phase] ?? 0) * points),
    }))
  },
  scores: (view) => (view as MakatsuView).points,
}
