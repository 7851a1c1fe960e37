/** A game at once: a table, bots on every other chair, begin. */

import { api, type Table } from '../net/http'
import type { NewTable, NewTrial } from '../net/wire'
import { self } from '../shell/me.svelte'

export interface Wish extends Omit<NewTable, 'commitment'> {
  /** For each chair but the host's: a bot's level, or empty for a person to come. */
  chairs: string[]
}

export async function lay(wish: Wish): Promise<Table> {
  const { chairs, ...rest } = wish
  let table = await opened((commitment) => api.create({ ...rest, commitment }))
  for (const [n, level] of chairs.entries()) if (level) table = await api.seatBot(table.id, level, n + 1)
  return chairs.every((level) => level !== '') ? started(await api.start(table.id)) : table
}

/** An edition of one's own at once: bots sit on every other chair. */
export async function tried(wish: Omit<NewTrial, 'commitment'>): Promise<Table> {
  const table = await opened((commitment) => api.tryEdition({ ...wish, commitment }))
  return started(await api.start(table.id))
}

/** A new table, with our part in its deal. */
async function opened(open: (commitment: string) => Promise<Table>): Promise<Table> {
  const { contribute, keep } = await import('../net/dealer')
  const contribution = await contribute()
  const table = await open(contribution.commitment)
  keep(table.id, table.mine[0] ?? 0, contribution, true)
  return table
}

/** Reveals our part at once: the time for it may be over before the table's page is loaded. */
async function started(table: Table): Promise<Table> {
  const { attend } = await import('../net/dealer')
  const answers: Promise<Table>[] = []
  attend(table, self.me?.id ?? '', ({ seat, value }) => answers.push(api.reveal(table.id, seat, value)) > 0)
  const [answer = table] = await Promise.all(answers).catch(() => [])
  return answer
}
