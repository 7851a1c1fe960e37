/** Times in words, in the reader's language. */

import { settings } from '../shell/settings.svelte'

const LOCALES = { en: 'en-GB', de: 'de-DE' }
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A day, such as 17 Nov 2026. */
export const day = (at: number) => new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'medium' }).format(at)

/** How long ago, to the hour or the day. */
export function ago(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(LOCALES[settings.language], { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  return passed < DAY ? words.format(-Math.floor(passed / HOUR), 'hour') : words.format(-Math.floor(passed / DAY), 'day')
}
