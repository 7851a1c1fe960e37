/** A game at once: a table, bots on every other chair, begin. */

import { api, type ClockRule, type Table } from '../net/http'
import { contribute, keep } from '../net/dealer'

export interface Wish {
  game: string
  seats: number
  options?: Record<string, string>
  clock?: ClockRule
  visibility?: string
  /** For each chair but the host's: a bot's level, or empty for a person to come. */
  chairs: string[]
}

export async function lay(wish: Wish): Promise<Table> {
  const contribution = await contribute()
  const { chairs, ...rest } = wish
  let table = await api.create({ ...rest, ...(contribution ? { commitment: contribution.commitment } : {}) })
  keep(table.id, table.mine[0] ?? 0, contribution)
  for (const [n, level] of chairs.entries()) if (level) table = await api.seatBot(table.id, level, n + 1)
  if (chairs.every((level) => level !== '')) table = await api.start(table.id)
  return table
}
