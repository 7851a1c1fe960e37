import { beforeEach, expect, test, vi } from 'vitest'
import type { Guidance } from '../net/wire'
import { Newcomer, untold } from './newcomer.svelte'

const thing = (id: string, message: string) => ({ id, name: { message: `name-${id}` }, about: { message }, rule: 'R1.1' })
const guide = (version: string): Guidance =>
  ({
    version,
    aim: { message: 'aim' },
    things: [thing('pool', 'about-pool'), thing('card-1', 'about-card'), thing('card-2', 'about-card')],
    groups: [{ name: { message: 'g' }, choices: [{ text: 'play 2', things: ['card-2'] }] }],
  }) as Guidance

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

test('what can be chosen is explained before what only lies there', () => {
  expect(untold(guide('1'), [])?.id).toBe('card-2')
  expect(untold(guide('1'), ['about-card'])?.id).toBe('pool')
  expect(untold(guide('1'), ['about-card', 'about-pool'])).toBeNull()
})

test('each kind is told once, one at a decision, and remembered by title', () => {
  const newcomer = new Newcomer('zenmaster')
  newcomer.decides(guide('0'))
  expect(newcomer.thing).toBeNull()
  newcomer.decides(guide('1'))
  expect(newcomer.thing?.id).toBe('card-2')
  newcomer.decides(guide('1'))
  expect(newcomer.thing?.id).toBe('card-2')
  newcomer.decides(guide('2'))
  expect(newcomer.thing?.id).toBe('pool')
  newcomer.decides(guide('3'))
  expect(newcomer.thing).toBeNull()
  const again = new Newcomer('zenmaster')
  again.decides(guide('0'))
  again.decides(guide('1'))
  expect(again.thing).toBeNull()
  const other = new Newcomer('makatsu')
  other.decides(guide('0'))
  other.decides(guide('1'))
  expect(other.thing?.id).toBe('card-2')
})
