/** A seat's skills, each ready or used: of equal ones the used come last. */

import { spread } from '../kit'
import { printed, type Tile } from './edition.svelte'
import type { View } from './types'

const EFFECTS = ['minus-two', 'set-zero', 'swap-treasure', 'plus-two', 'set-six', 'turn-up-skill', 'plus-or-minus-one', 'act-as-two-or-four', 'switch-side', 'disguise']

export interface Held {
  name: string
  tile: Tile | undefined
  isReady: boolean
}

export function tilesOf(view: View, seat: number): Held[] {
  const ready = [...(view.seats[seat]?.up ?? [])]
  return spread(view.seats[seat]?.tiles).map((kind) => {
    const name = view.tile_names[kind] ?? ''
    const tile = printed.tiles[name]
    const at = EFFECTS.indexOf(tile?.effect ?? '')
    const isReady = (ready[at] ?? 0) > 0
    if (isReady) ready[at]!--
    return { name, tile, isReady }
  })
}
