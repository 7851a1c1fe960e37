/** What is said of a piece that somebody points at. */

import type { Action } from '../../games/kit'
import type { Guidance } from '../../net/wire'
import type { GameWords } from '../../words/words.svelte'

export interface Explanation {
  name: string
  about: string
  /** What it is worth now to the reader, and what choosing it leads to. */
  now: string
  then: string
  rule: string
  /** Whether it is something to choose, but not now. */
  closed: boolean
  /** All of it in one breath, for the ear. */
  said: string
}

interface Known {
  guide: Guidance | null
  /** Whether the guide tells of this very position. */
  fresh: boolean
  words: GameWords
  legal: Action[]
}

/** The explanation of a marked piece; null where there is nothing to say but its name. */
export function explained(piece: HTMLElement, { guide, fresh, words, legal }: Known): Explanation | null {
  const notation = piece.dataset['action']
  const choice = notation && fresh ? guide?.groups?.flatMap((group) => group.choices).find(({ text }) => text === notation) : undefined
  const id = piece.dataset['thing'] ?? choice?.things?.[0]
  const thing = id === undefined ? undefined : guide?.things?.find((one) => one.id === id)
  const then = choice?.then ? words.phrase(choice.then) : ''
  if (!thing && !then) return null
  const action = legal.find(({ text }) => text === notation)
  const name = thing ? words.phrase(thing.name) : action ? words.action(action) : ''
  const about = thing ? words.phrase(thing.about) : ''
  const now = fresh && thing?.now ? words.phrase(thing.now) : ''
  const closed = legal.length > 0 && !notation && piece.getAttribute('aria-disabled') === 'true'
  // What a card is worth now and what playing it leads to may be one sentence: it is said once.
  return { name, about, now: now === then ? '' : now, then, rule: thing?.rule ?? '', closed, said: [name && `${name}.`, about, now === then ? '' : now, then].filter(Boolean).join(' ') }
}
