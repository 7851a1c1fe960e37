/** Which lessons this device has seen to their end, by title. */

import type { GameInfo } from '../net/wire'
import { t } from '../words/words.svelte'

const KEY = 'chabudai.learned'

function kept(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, string[]>) : {}
  } catch {
    return {} // storage is closed to us, or holds what is not ours
  }
}

const learned = $state<{ by: Record<string, string[]> }>({ by: kept() })

export const hasLearned = (title: string, lesson: string) => learned.by[title]?.includes(lesson) ?? false

/** What the door of a title says of its lessons: that there are some, or how far one is. */
export function learnLine(game: GameInfo): string {
  const done = learned.by[game.name]?.length ?? 0
  if (!done) return t('learn-first')
  return done < game.lessons ? t('learn-on', { done, count: game.lessons }) : t('all-lessons')
}

export function learn(title: string, lesson: string): void {
  if (hasLearned(title, lesson)) return
  learned.by = { ...learned.by, [title]: [...(learned.by[title] ?? []), lesson] }
  try {
    localStorage.setItem(KEY, JSON.stringify(learned.by))
  } catch {
    // storage is closed to us: it holds for this visit
  }
}
