import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import type { FieldInfo, View, ViewInfo } from '../../net/wire'
import { GameWords } from '../../words/words.svelte'
import { guessed, zonesOf, type Saying } from './zones'

const field = (name: string, kind: string, levels = 0, by_seat = false): FieldInfo => ({ name, kind, levels, by_seat })
const info: ViewInfo = {
  fields: [field('seat', 'seat'), field('decision', 'text'), field('leader', 'seat'), field('is_last', 'truth'), field('hand', 'number', 1), field('rows', 'number', 2), field('taken', 'number', 2, true), field('purses', 'Purse', 1, true), field('deck', 'Deck'), field('memory', 'Deck'), field('card_names', 'text', 1)],
  parts: { Purse: [field('coins', 'number'), field('owner', 'seat')], Deck: [field('size', 'number')] },
}
const view = { seat: 0, decision: 'Playing', leader: 1, is_last: true, hand: [3, 7], rows: [[1, 2], []], taken: [[4], [5, 6]], purses: [{ coins: 2, owner: 0 }, { coins: 0, owner: -1 }], deck: { size: 9 }, memory: { size: 1 }, card_names: ['a', 'b'] } as View

function saying(catalogue = ''): Saying {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(new FluentResource(catalogue))
  return { words: new GameWords(bundle, ['Ada', 'Bo'], 0), yes: 'Yes', no: 'No' }
}

const zones = zonesOf(view, info, 2, saying('label-is-last = The last round\nlabel-hand = { $number } cards\n'))
const valuesOf = (name: string) => zones.open.find((zone) => zone.name === name)?.values

test('a field has the catalogue’s name, or its own as words where there is none or it needs more', () => {
  expect(zones.open.map((zone) => zone.label)).toEqual(['Leader', 'The last round', 'Hand', 'Rows'])
})

test('seats are named, truths are said, lists lie in pieces', () => {
  expect(valuesOf('leader')).toEqual(['Bo'])
  expect(valuesOf('is_last')).toEqual(['Yes'])
  expect(valuesOf('hand')).toEqual(['3', '7'])
  expect(valuesOf('rows')).toEqual(['1 2', '–'])
})

test('what is by seat is beside the seat, a thing of several fields as all of them', () => {
  expect(zones.seats.map((seat) => seat.map((zone) => `${zone.label} ${zone.values.join(' ')}`))).toEqual([['Taken 4', 'Coins 2', 'Owner Ada'], ['Taken 5 6', 'Coins 0', 'Owner –']])
})

test('a part is a section; names are a legend; what is said elsewhere, and what is for bots alone, is not shown', () => {
  expect(zones.sections.map((section) => section.name)).toEqual(['deck'])
  expect(zones.sections[0]!.zones[0]!.values).toEqual(['9'])
  expect(zones.legend.map((zone) => zone.name)).toEqual(['card_names'])
})

test('a view of which nothing is declared is shown as it looks', () => {
  const shown = zonesOf(view, guessed(view), 2, saying())
  expect(shown.open.find((zone) => zone.name === 'hand')!.values).toEqual(['3', '7'])
  expect(shown.seats).toEqual([[], []])
})
