/** How the table looks right after an event. */

import type { Event, View } from './types'

function draw(view: View, seat: number): void {
  view.hand_sizes[seat] = (view.hand_sizes[seat] ?? 0) + 1
  view.deck_sizes[seat] = Math.max(0, (view.deck_sizes[seat] ?? 0) - 1)
}

export function stage(before: View, event: Event): View {
  const view = structuredClone(before)
  switch (event.event) {
    case 'figure-given':
    case 'figure-taken':
      view.holder = event.seat
      break
    case 'phase-begun':
      view.phase = event.phase - 1
      view.round = 0
      view.deck_sizes = view.reserve_sizes
      view.reserve_sizes = view.reserve_sizes.map(() => 0)
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
    case 'cards-left-over':
      if (event.seat === view.seat) view.hand = []
      view.hand_sizes[event.seat] = 0
      view.reserve_sizes[event.seat] = (view.reserve_sizes[event.seat] ?? 0) + event.number
      break
    case 'tokens-taken': {
      const phase = view.token_points.indexOf(event.points)
      const taken = view.tokens[event.seat]
      if (taken && phase >= 0) {
        taken[phase] = (taken[phase] ?? 0) + event.number
        view.pool[phase] = (view.pool[phase] ?? 0) - event.number
      }
      view.points[event.seat] = (view.points[event.seat] ?? 0) + event.number * event.points
      break
    }
    case 'round-ended':
      view.round = event.round
      view.table = view.table.map(() => [])
      break
  }
  return view
}
