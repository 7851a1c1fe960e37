/** What the pieces are called, in the reader's language. */

import type { GameWords } from '../../words/words.svelte'
import { spaceName } from './spaces'
import type { Action, Legend, View } from './types'

type Words = Pick<GameWords<Action>, 'say'>

export const ingredientName = (words: Words, legend: Legend, n: number) => words.say('label-ingredient', { ingredient: legend.codes[n] ?? '', name: legend.names[n] ?? '' })

/** The three letters on a tile. */
export const codeOf = (words: Words, legend: Legend, n: number) => words.say('label-code', { ingredient: legend.codes[n] ?? '' })

/** What lies on a space, for the ear. */
export function content(words: Words, view: View, space: number): string {
  const pile = view.spaces[space] ?? []
  const top = pile[pile.length - 1]
  if (top === undefined) return words.say(view.cups.includes(space) ? 'label-teacup' : 'label-empty')
  const what = ingredientName(words, view.legend, top)
  return pile.length > 1 ? words.say('label-pile', { what, tiles: pile.length }) : what
}

/** A space with what lies on it and beside it, for the ear. */
export function described(words: Words, view: View, space: number): string {
  const { columns, rows } = view.legend
  const [row, column] = [Math.floor(space / columns), space % columns]
  const beside: [string, boolean, number][] = [['above', row > 0, space - columns], ['below', row + 1 < rows, space + columns], ['left', column > 0, space - 1], ['right', column + 1 < columns, space + 1]]
  const neighbours = beside
    .filter(([, there, other]) => there && (view.spaces[other]?.length || view.cups.includes(other)))
    .map(([where, , other]) => words.say('label-neighbour', { where, what: content(words, view, other) }))
  const given = { space: spaceName(space, columns), what: content(words, view, space), neighbours: neighbours.join(', ') }
  return words.say(neighbours.length ? 'label-space-next' : 'label-space', given)
}
