import type { GameEvent, GameKit, View } from '../kit'
import Board from './Board.svelte'
import type { ZenView } from './view'

const HOLDS: Record<string, number> = {
  'game-begun': 900,
  'card-dealt': 70,
  'card-dealt-face-down': 0,
  'score-card-turned': 1300,
  'card-played': 750,
  'matches-taken': 1700,
  'result-recorded': 900,
  'result-erased': 1200,
}

function stage(before: View, event: GameEvent): View {
  const view = structuredClone(before) as ZenView
  const seat = event['seat'] as number
  if (event.event === 'game-begun') {
    view.matches = view.matches.map(() => 0)
    view.table = view.table.map(() => 0)
    view.hand = []
    view.hand_sizes = view.hand_sizes.map(() => 0)
    view.score_card = -1
    view.game = (event['game'] as number) - 1
    view.trick = 0
  } else if (event.event === 'card-dealt') {
    view.hand = [...view.hand, event['card'] as number].sort((a, b) => a - b)
  } else if (event.event === 'card-dealt-face-down') view.hand_sizes[seat] = (view.hand_sizes[seat] ?? 0) + 1
  else if (event.event === 'score-card-turned') {
    view.table = view.table.map(() => 0)
    view.trick = (event['trick'] as number) - 1
    view.score_card = view.score_values.findIndex(([black, white]) => black === event['black'] && white === event['white'])
  } else if (event.event === 'card-played') {
    view.table[seat] = event['card'] as number
    if (seat === view.seat) view.hand = view.hand.filter((card) => card !== event['card'])
    view.hand_sizes[seat] = Math.max(0, (view.hand_sizes[seat] ?? 0) - 1)
  } else if (event.event === 'matches-taken') view.matches[seat] = event['balance'] as number
  else if (event.event === 'result-recorded') view.results[seat]?.push(event['result'] as number)
  else if (event.event === 'result-erased') view.erased.push(seat * 5 + (event['game'] as number) - 1)
  return view
}

export const kit: GameKit = {
  Board,
  stage,
  hold: (event) => HOLDS[event.event] ?? 0,
  callout: (event) => ['game-begun', 'score-card-turned', 'matches-taken', 'result-recorded', 'result-erased'].includes(event.event),
  rulesAt: (view) => (view.decision === 'Playing' ? ['R2.2', 'R2.3', 'R2.4', 'R2.5', 'R2.9', 'R3.2', 'R3.3'] : []),
  breakdown: (given) => {
    const view = given as ZenView
    return Array.from({ length: view.games }, (_, game) => ({
      label: 'part-game',
      given: { n: game + 1 },
      values: view.results.map((results, seat) => (view.erased.includes(seat * 5 + game) ? 0 : (results[game] ?? 0))),
    }))
  },
  scores: (view) => (view as ZenView).totals,
}
