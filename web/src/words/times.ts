/** Times in words, in the reader's language. */

import { settings } from '../shell/settings.svelte'

const LOCALES = { en: 'en-GB', de: 'de-DE' }
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS = [['day', DAY], ['hour', HOUR], ['minute', MINUTE], ['second', SECOND]] as const

/** A day, such as 17 Nov 2026. */
export const day = (at: number) => new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'medium' }).format(at)

/** How long ago, to the hour or the day. */
export function ago(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(LOCALES[settings.language], { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  return passed < DAY ? words.format(-Math.floor(passed / HOUR), 'hour') : words.format(-Math.floor(passed / DAY), 'day')
}

/** A stretch of time in its largest unit, rounded down: 3 minutes, 1 day. */
export function span(time: number): string {
  const [unit, length] = UNITS.find(([, long]) => time >= long) ?? UNITS[3]
  return new Intl.NumberFormat(LOCALES[settings.language], { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(time / length))
}

/** How long ago in one word or two, to the minute. */
export function lately(at: number, now = Date.now()): string {
  const passed = Math.max(0, now - at)
  const words = new Intl.RelativeTimeFormat(LOCALES[settings.language], { numeric: 'auto', style: 'short' })
  return passed < HOUR ? words.format(-Math.floor(passed / MINUTE), 'minute') : ago(at, now)
}
