/** How the table looks right after an event. */

import { spaceName } from './spaces'
import type { Event, View } from './types'

export function stage(before: View, event: Event): View {
  const view = structuredClone(before)
  const { columns, codes } = view.legend
  const at = (name: string) => view.spaces.findIndex((_, space) => spaceName(space, columns) === name)
  switch (event.event) {
    case 'ingredient-taken':
      view.pantry[codes.indexOf(event.ingredient)] = event.left
      break
    case 'tile-placed':
      view.spaces[at(event.space)]?.push(codes.indexOf(event.ingredient))
      break
    case 'cup-moved': {
      const [from, to] = [at(event.origin), at(event.space)]
      view.cups = view.cups.map((cup) => (cup === from ? to : cup))
      break
    }
    case 'tile-chopped': {
      const ingredient = codes.indexOf(event.ingredient)
      view.spaces[at(event.space)]?.pop()
      view.pantry[ingredient] = (view.pantry[ingredient] ?? 0) + 1
      break
    }
    case 'spaces-switched': {
      const [space, other] = [at(event.space), at(event.other)]
      const kept = view.spaces[space] ?? []
      view.spaces[space] = view.spaces[other] ?? []
      view.spaces[other] = kept
      view.cups = view.cups.map((cup) => (cup === space ? other : cup === other ? space : cup))
      break
    }
    case 'wasabi-gained':
      view.dishes[event.seat] = event.dish
      break
    case 'pool-filled':
      view.pool = event.pool
      break
  }
  return view
}
