/** The legal actions as they are offered: under the headings of the guide, each with what it leads to. */

import type { Action } from '../../games/kit'
import type { Guidance } from '../../net/wire'
import type { GameWords } from '../../words/words.svelte'

export interface Offer {
  action: Action
  label: string
  /** What it leads to at once, where the guide says so. */
  then: string
  things: string[]
}

export interface Offers {
  /** The heading; empty where nothing is to be said. */
  name: string
  offers: Offer[]
}

/** Every legal action stands in exactly one group; what no guide groups stands under its verb. */
export function grouped(legal: Action[], told: Guidance | null, words: GameWords): Offers[] {
  const left = new Map(legal.map((action) => [action.text, action]))
  const found: Offers[] = []
  for (const group of told?.groups ?? []) {
    const offers = group.choices.flatMap(({ text, then, things }) => {
      const action = left.get(text)
      left.delete(text)
      return action ? [{ action, label: words.action(action), then: then ? words.phrase(then) : '', things: things ?? [] }] : []
    })
    if (offers.length) found.push({ name: words.sayOr(group.name.message, group.name.given ?? {}, ''), offers })
  }
  for (const verb of new Set([...left.values()].map((action) => action.verb))) {
    const offers = [...left.values()].filter((action) => action.verb === verb).map((action) => ({ action, label: words.action(action), then: '', things: [] }))
    found.push({ name: words.bare(`verb-${verb}`) ?? '', offers })
  }
  return found
}
