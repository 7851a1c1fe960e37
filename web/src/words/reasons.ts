/** The server gives its reasons in English words, and these words name a message of the catalogues. */

import type { Problem } from '../net/wire'

/** The message for a reason, as `chabudai.words.why` has it. */
export const why = (reason: string) =>
  `why-${reason
    .toLowerCase()
    .replace(/seat \S+'s/, "seat n's")
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`

/** A problem's own reason: without what was tried, by whom and where, and without the rule. */
export const reasonOf = (problem: Pick<Problem, 'detail'>) =>
  problem.detail.replace(/^(illegal action|invalid action|game over): '.*' (by seat \S+ )?in [\w-]+: /, '').replace(/ \(R\d+\.\d+\)$/, '')
