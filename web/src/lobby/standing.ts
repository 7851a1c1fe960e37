/** How a table stands, in a few words. */

import type { Summary } from '../net/http'
import { company, t } from '../words/words.svelte'

const named = (table: Summary, seats: number[]) => company(seats.map((seat) => (table.mine.includes(seat) ? t('you') : (table.names[seat] ?? ''))))

export function standing(table: Summary): string {
  if (table.waiting) return t('your-turn')
  if (table.phase === 'open') return t('seats-taken', { taken: table.seats - table.empty, seats: table.seats })
  if (table.phase === 'over' && table.winners.length) return t('won-by', { names: named(table, table.winners), yours: table.winners.some((seat) => table.mine.includes(seat)) ? 'yes' : 'no' })
  return t(`phase-${table.phase}`)
}
