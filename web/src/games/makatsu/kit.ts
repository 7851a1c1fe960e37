import type { Sound } from '../../ui/sounds'
import type { GameKit } from '../kit'
import Board from './Board.svelte'
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

function draw(view: View, seat: number): void {
  view.hand_sizes[seat] = (view.hand_sizes[seat] ?? 0) + 1
  view.deck_sizes[seat] = Math.max(0, (view.deck_sizes[seat] ?? 0) - 1)
}

function empty(view: View, seat: number): void {
  if (seat === view.seat) view.hand = []
  view.hand_sizes[seat] = 0
}

export function stage(before: View, event: Event): View {
  const view = structuredClone(before)
  switch (event.event) {
    case 'figure-given':
    case 'figure-taken':
      view.holder = event.seat
      break
    case 'card-drawn':
      view.hand = [...view.hand, view.card_names.indexOf(event.card)].sort((a, b) => a - b)
      draw(view, event.seat)
      break
    case 'card-drawn-face-down':
      draw(view, event.seat)
      break
    case 'card-played': {
      const card = view.card_names.indexOf(event.card)
      view.table[event.seat]?.push(card)
      if (event.seat === view.seat) view.hand = view.hand.filter((held) => held !== card)
      view.hand_sizes[event.seat] = Math.max(0, (view.hand_sizes[event.seat] ?? 0) - 1)
      break
    }
    case 'reserve-put-aside':
      empty(view, event.seat)
      view.reserve_sizes[event.seat] = (view.reserve_sizes[event.seat] ?? 0) + event.number
      break
    case 'cards-left-over':
      empty(view, event.seat)
      break
    case 'tokens-taken': {
      const phase = view.token_points.indexOf(event.points)
      const taken = view.tokens[event.seat]
      if (taken && phase >= 0) taken[phase] = (taken[phase] ?? 0) + event.number
      view.points[event.seat] = (view.points[event.seat] ?? 0) + event.number * event.points
      break
    }
    case 'round-ended':
      view.table = view.table.map(() => [])
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
  forgets: (event) => event.event === 'round-ended',
  rulesAt: (decision) => RULES[decision] ?? [],
  breakdown: (view) =>
    view.token_points.map((points, phase) => ({
      label: 'part-tokens',
      given: { points },
      values: view.tokens.map((tokens) => (tokens[phase] ?? 0) * points),
    })),
  scores: (view) => view.points,
}
