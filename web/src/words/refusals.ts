/** Why something cannot be done, in the reader's language. */

import { Refusal } from '../net/http'
import type { Problem } from '../net/wire'
import { settings } from '../shell/settings.svelte'
import { reasonOf, why } from './reasons'
import { has, t, type GameWords } from './words.svelte'

export function refusal(problem: Problem, words: GameWords | null = null): string {
  const reason = reasonOf(problem)
  const message = problem.reason ? `why-${problem.reason}` : why(reason)
  const rule = problem.rule ? ` (${problem.rule})` : ''
  if (words?.has(message)) return words.say(message, problem.arguments) + rule
  if (has(message)) return t(message, problem.arguments) + rule
  if (settings.language === 'en' && reason) return reason + rule
  const kind = `problem-${(problem.type ?? '').replace('urn:chabudai:', '')}`
  return t(has(kind) ? kind : 'problem-other') + rule
}

/** What went wrong with a request. */
export const trouble = (error: unknown) => (error instanceof Refusal ? refusal(error.problem) : t('offline'))
