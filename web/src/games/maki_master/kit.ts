import type { GameEvent, GameKit, View } from '../kit'
import Board from './Board.svelte'
import { spaceName, type MakiView } from './view'

const HOLDS: Record<string, number> = {
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
const CALLED = ['recipe-served', 'wasabi-gained', 'card-played', 'endgame-begun', 'card-gained', 'game-ended']

function stage(before: View, event: GameEvent): View {
  const view = structuredClone(before) as MakiView
  const { columns, codes } = view.legend
  const names = view.spaces.map((_, space) => spaceName(space, columns))
  const space = names.indexOf(String(event['space']))
  const ingredient = codes.indexOf(String(event['ingredient']))
  if (event.event === 'ingredient-taken') view.pantry[ingredient] = Number(event['left'])
  else if (event.event === 'tile-placed') view.spaces[space]?.push(ingredient)
  else if (event.event === 'cup-moved') view.cups = view.cups.map((cup) => (names[cup] === event['origin'] ? space : cup))
  else if (event.event === 'tile-chopped') {
    view.spaces[space]?.pop()
    view.pantry[ingredient] = (view.pantry[ingredient] ?? 0) + 1
  } else if (event.event === 'spaces-switched') {
    const other = names.indexOf(String(event['other']))
    const kept = view.spaces[space] ?? []
    view.spaces[space] = view.spaces[other] ?? []
    view.spaces[other] = kept
    view.cups = view.cups.map((cup) => (cup === space ? other : cup === other ? space : cup))
  } else if (event.event === 'wasabi-gained') view.dishes[event['seat'] as number] = Number(event['dish'])
  else if (event.event === 'pool-filled') view.pool = Number(event['pool'])
  return view
}

export const kit: GameKit = {
  Board,
  stage,
  hold: (event) => HOLDS[event.event] ?? 0,
  callout: (event) => CALLED.includes(event.event),
  rulesAt: (view) => RULES[view.decision] ?? [],
  breakdown: (given) => {
    const view = given as MakiView
    return [
      ...[2, 3, 4, 5].map((length) => ({
        label: 'part-recipes',
        given: { length },
        values: view.served.map((served) =>
          served.reduce((sum, recipe) => sum + (view.legend.sequences[recipe]?.length === length ? (view.legend.scores[recipe] ?? 0) : 0), 0),
        ),
      })),
      { label: 'part-wasabi', given: {}, values: view.dishes },
    ]
  },
  scores: (view) => (view as MakiView).scores,
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
