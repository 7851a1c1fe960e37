/** What is printed on envoys and skills, as the table's edition says: the view only names them. */

import type { Edition } from './types'

export interface Printed {
  /** Names of treasures, or a pattern such as `1+3`. */
  price: string[]
  mask: boolean
}

export interface Tile {
  name: string
  effect: string
  style: string
  price: string
}

/** Envoys by their names such as `taira-61`, kinds of tiles by theirs such as `kenjutsu` or `hensojutsu-snake`. */
export const printed = $state<{ envoys: Record<string, Printed>; tiles: Record<string, Tile> }>({ envoys: {}, tiles: {} })

export function prepare({ envoys, skills }: Edition): void {
  printed.envoys = Object.fromEntries(envoys.map(({ clan, age, price, mask }) => [`${clan}-${age}`, { price: [price].flat().map(String), mask: mask ?? false }]))
  printed.tiles = Object.fromEntries(
    skills.flatMap(({ name, effect, style, price }) => {
      const tile = { name, effect, style, price: price === 'any' ? '?' : String(price) }
      return [[name.toLowerCase(), tile] as const, [`${name.toLowerCase()}-${style}`, tile] as const]
    }),
  )
}
