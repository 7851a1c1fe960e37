import { expect, test } from 'vitest'
import { thoseThatFit } from './fitted'

const TOLD = 'Kenji plays the 24. You take 2 black matches. Hanzo plays the 43.'

test('what fits is told whole', () => {
  expect(thoseThatFit(TOLD, 'last', () => true)).toBe(TOLD)
})

test('where there is less room the newest sentences are left', () => {
  expect(thoseThatFit(TOLD, 'last', (text) => text.length < 50)).toBe('… You take 2 black matches. Hanzo plays the 43.')
})

test('one sentence always stays', () => {
  expect(thoseThatFit(TOLD, 'last', () => false)).toBe('… Hanzo plays the 43.')
})

test('or the first ones', () => {
  expect(thoseThatFit(TOLD, 'first', (text) => text.length < 50)).toBe('Kenji plays the 24. You take 2 black matches. …')
})
