/** Why something cannot be done, in the reader's language. */

import { Refusal } from '../net/http'
import type { Problem } from '../net/wire'
import { has, t, type GameWords } from './words.svelte'

/** The sentence of a problem's reason, from the game's words or the shell's; what kind of problem it is where there is none. */
export function refusal(problem: Problem, words: GameWords | null = null): string {
  const message = `why-${problem.reason}`
  const rule = problem.rule ? ` (${problem.rule})` : ''
  if (words?.has(message)) return words.say(message, problem.arguments) + rule
  if (has(message)) return t(message, problem.arguments) + rule
  const kind = `problem-${problem.type.replace('urn:chabudai:', '')}`
  return t(has(kind) ? kind : 'problem-other') + rule
}

/** What went wrong with a request. */
export const trouble = (error: unknown) => (error instanceof Refusal ? refusal(error.problem) : t('offline'))
