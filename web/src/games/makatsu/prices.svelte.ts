/** What the highest card of each colour takes, in the order of judging, as the table's edition says. */

import type { Edition } from './types'

export interface Price {
  colour: string
  tokens: number
  figure: boolean
}

export const prices = $state<{ list: Price[] }>({ list: [] })

export function prepare({ colours }: Edition): void {
  prices.list = colours.map(({ name, tokens, figure }) => ({ colour: name, tokens, figure }))
}
