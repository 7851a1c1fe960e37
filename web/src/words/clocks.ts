/** Clocks in words, from blitz to days a move. */

import type { Clock } from '../net/wire'
import { span } from './times'
import { t } from './words.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

export const NO_CLOCK = { kind: 'none', time: 0, increment: 0 } satisfies Clock

/** What is offered when a table is laid, the quickest first. */
export const CLOCKS = [
  NO_CLOCK,
  { kind: 'total', time: 3 * MINUTE, increment: 5 * SECOND },
  { kind: 'total', time: 10 * MINUTE, increment: 10 * SECOND },
  { kind: 'move', time: MINUTE, increment: 0 },
  { kind: 'move', time: 5 * MINUTE, increment: 0 },
  { kind: 'move', time: DAY, increment: 0 },
  { kind: 'move', time: 3 * DAY, increment: 0 },
  { kind: 'move', time: 7 * DAY, increment: 0 },
] satisfies Clock[]

/** What a clock is called. */
export function clockName({ kind, time, increment }: { kind: string; time: number; increment: number }): string {
  if (kind === 'move') return t('clock-a-move', { time: span(time) })
  if (kind === 'total') return increment ? t('clock-in-all-and', { time: span(time), increment: span(increment) }) : t('clock-in-all', { time: span(time) })
  return t('clock-none')
}
