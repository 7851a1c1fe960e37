import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import type { Action } from '../../games/kit'
import type { Guidance } from '../../net/wire'
import { GameWords } from '../../words/words.svelte'
import { grouped } from './choices'
import { explained } from './explained'

const bundle = new FluentBundle('en', { useIsolating: false })
bundle.addResource(new FluentResource('action-play = Play the { $card }\naction-stop = Stop\ngroup-high = High cards\nthen = takes { $n }\nname = The { $n }\nabout = A card.\nnow = { $n } now\nverb-stop = Others'))
const words = new GameWords(bundle, ['You', 'Kenji'], 0)
const legal = [
  { verb: 'play', text: 'play 5', index: 0, card: 5 },
  { verb: 'play', text: 'play 9', index: 1, card: 9 },
  { verb: 'stop', text: 'stop', index: 2 },
] as unknown as Action[]
const guide: Guidance = {
  aim: { message: 'aim' },
  version: '1',
  groups: [{ name: { message: 'group-high' }, choices: [{ text: 'play 9', then: { message: 'then', given: { n: 2 } }, things: ['card-9'] }, { text: 'play 50' }] }],
  things: [{ id: 'card-9', name: { message: 'name', given: { n: 9 } }, about: { message: 'about' }, now: { message: 'now', given: { n: 2 } }, rule: 'R2.4' }],
}

test('every legal action is offered once: under the headings of the guide, the rest by their verbs', () => {
  expect(grouped(legal, guide, words).map(({ name, offers }) => [name, offers.map(({ label, then }) => [label, then])])).toEqual([
    ['High cards', [['Play the 9', 'takes 2']]],
    ['', [['Play the 5', '']]],
    ['Others', [['Stop', '']]],
  ])
})

test('without a guide the verbs are the headings', () => {
  expect(grouped(legal, null, words).map(({ name, offers }) => [name, offers.length])).toEqual([['', 2], ['Others', 1]])
})

const marked = (data: Record<string, string>, disabled = false) => ({ dataset: data, getAttribute: (name: string) => (name === 'aria-disabled' && disabled ? 'true' : null) }) as unknown as HTMLElement

test('a thing is told by name, sentence, worth now and rule', () => {
  expect(explained(marked({ thing: 'card-9' }), { guide, fresh: true, words, legal })).toMatchObject({ name: 'The 9', about: 'A card.', now: '2 now', rule: 'R2.4', closed: false })
})

test('what a thing was worth at another position stays unsaid', () => {
  expect(explained(marked({ thing: 'card-9' }), { guide, fresh: false, words, legal })?.now).toBe('')
})

test('a choice tells what it leads to, and of its thing', () => {
  expect(explained(marked({ action: 'play 9' }), { guide, fresh: true, words, legal })).toMatchObject({ name: 'The 9', then: 'takes 2', said: 'The 9. A card. 2 now takes 2' })
})

test('what cannot be chosen now says so, and what nobody explains says nothing', () => {
  expect(explained(marked({ thing: 'card-9' }, true), { guide, fresh: true, words, legal })?.closed).toBe(true)
  expect(explained(marked({ thing: 'card-1' }), { guide, fresh: true, words, legal })).toBeNull()
})
