/** What a review and a hint say, as numbers and words for the page. */

import type { Action, Judged, Ranked, Review } from '../net/wire'
import { settings } from '../shell/settings.svelte'
import type { GameWords } from '../words/words.svelte'

/** The moment of a replay at which so many steps of the record lay behind. */
export const momentAfter = (steps: readonly number[], step: number) => Math.max(0, steps.findLastIndex((behind) => behind <= step))

/** Standard errors that a loss must exceed to be counted, as `chabudai.coach` has it. */
const DOUBT = 2
/** Points within which choices are as good as each other. */
const CLOSE = 0.5

/** What a decision cost, if that is more than chance among the worlds. */
export const costOf = (one: Judged) => ((one.even && one.loss < CLOSE) || one.loss <= DOUBT * (one.choices.find((choice) => choice.action === one.action)?.error ?? 0) ? 0 : one.loss)

/** The decisions that cost most, the dearest first. */
export const costliest = (review: Review, most = 3) =>
  review.decisions
    .filter((one) => costOf(one) > 0)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)

/** What there is to say of the choice that led to a moment: it cost points, it was the best, as good as another, or the only one. */
export function markAt(review: Review, steps: readonly number[], at: number): { kind: 'better' | 'best' | 'even' | 'only'; judged: Judged } | null {
  const judged = review.decisions.find((one) => at > 0 && momentAfter(steps, one.step) === at - 1)
  if (!judged) return null
  if (judged.only) return { kind: 'only', judged }
  if (costOf(judged) > 0) return { kind: 'better', judged }
  return judged.even && judged.loss < CLOSE ? { kind: 'even', judged } : judged.choices[0]?.action === judged.action ? { kind: 'best', judged } : null
}

/** Points with one decimal and their sign: `+2.1`. */
export const signed = (points: number) => new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(points)

export const plainly = (points: number) => new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(points))

export const percent = (share: number) => new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** A choice in the game's words, where it is among those that were offered. */
export function choiceIn(words: GameWords, legal: readonly Action[], text: string): string {
  const offered = legal.find((action) => action.text === text)
  return offered ? words.action(offered) : text
}

/** The first so many of the ranked choices, and the one that was made if it is not among them. */
export function foremost(choices: readonly Ranked[], most: number, made = ''): Ranked[] {
  const first = choices.slice(0, most)
  const own = choices.find((one) => one.action === made)
  return own && !first.includes(own) ? [...first.slice(0, most - 1), own] : first
}
