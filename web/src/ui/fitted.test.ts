import { expect, test } from 'vitest'
import { lastThatFit } from './fitted'

const TOLD = 'Kenji plays the 24. You take 2 black matches. Hanzo plays the 43.'

test('what fits is told whole', () => {
  expect(lastThatFit(TOLD, () => true)).toBe(TOLD)
})

test('where there is less room the newest sentences are left', () => {
  expect(lastThatFit(TOLD, (text) => text.length < 50)).toBe('… You take 2 black matches. Hanzo plays the 43.')
})

test('one sentence always stays', () => {
  expect(lastThatFit(TOLD, () => false)).toBe('… Hanzo plays the 43.')
})
