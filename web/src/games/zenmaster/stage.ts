/** How the table looks right after an event. */

import { erasedAt } from './results'
import type { Event, View } from './types'

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
      view.erased = [...view.erased, erasedAt(event.seat, event.game - 1)].sort((a, b) => a - b)
      break
    case 'match-ended':
      view.table = view.table.map(() => 0)
      view.score_card = -1
      view.game = view.games
      break
  }
  return view
}
