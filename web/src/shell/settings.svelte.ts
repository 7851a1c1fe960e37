/** What a person likes, kept on this device. */

import { LANGUAGES } from '../net/wire'

export type Theme = 'auto' | 'light' | 'dark'
export type Language = (typeof LANGUAGES)[number]
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'

/** How much of what happens is said to the ear: a summary a turn, every event, nothing. */
export type Speech = 'short' | 'full' | 'none'

export { LANGUAGES }
export const SPEECHES: readonly Speech[] = ['short', 'full', 'none']
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant']
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']

const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 }
const KEY = 'chabudai.settings'

interface Kept {
  theme: Theme
  language: Language
  speed: Speed
  reduceMotion: boolean
  sounds: boolean
  confirm: boolean
  /** Whether the browser tells of one's turn when its tab is elsewhere. */
  alerts: boolean
  speech: Speech
  /** Whether single letters do something at the table. */
  keys: boolean
  ambience: boolean
  /** How many games of each title were begun on this device: the first ones are told more. */
  begun: Record<string, number>
}

function preferred(): Kept {
  const phone = matchMedia('(pointer: coarse)').matches
  return {
    theme: 'auto',
    language: navigator.language.startsWith('de') ? 'de' : 'en',
    speed: 'normal',
    reduceMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    sounds: !phone,
    confirm: true,
    alerts: false,
    speech: 'short',
    keys: true,
    ambience: false,
    begun: {},
  }
}

function kept(): Kept {
  try {
    return { ...preferred(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return preferred() // storage is closed to us, or holds what is not ours
  }
}

export const settings = $state(kept())

/** Whether the settings are shown. */
export const panel = $state({ open: false })

/** How much longer (or shorter) a motion takes; 0 when nothing is to move. */
export function pace(): number {
  return settings.reduceMotion ? 0 : PACE[settings.speed]
}

/** Keeps the page and the storage in step with the settings; call once. */
export function followSettings(): void {
  const night = matchMedia('(prefers-color-scheme: dark)')
  const dress = () => {
    const dark = settings.theme === 'dark' || (settings.theme === 'auto' && night.matches)
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  }
  night.addEventListener('change', dress)
  $effect.root(() => {
    $effect(() => {
      dress()
      document.documentElement.lang = settings.language
      document.documentElement.dataset['motion'] = settings.reduceMotion ? 'reduced' : 'full'
    })
    $effect(() => {
      const text = JSON.stringify(settings)
      try {
        localStorage.setItem(KEY, text)
      } catch {
        // storage is closed to us: the settings hold for this visit
      }
    })
  })
}
