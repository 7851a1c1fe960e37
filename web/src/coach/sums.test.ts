import { describe, expect, test } from 'vitest'
import type { Judged, Ranked, Review } from '../net/wire'
import { settings } from '../shell/settings.svelte'
import { costliest, costOf, foremost, markAt, momentAfter, percent, plainly, signed } from './sums'

const ranked = (action: string, points = 0): Ranked => ({ action, win: 0.5, points, spread: 1, behind: 0, error: 0, worlds: 10 })
const judged = (step: number, loss: number, even = false): Judged => ({ step, action: 'a', choices: [], loss, own: 0, unseen: 0, only: false, even, clear: false })
const review = (decisions: Judged[]): Review => ({ seat: 0, turns: [], decisions, totals: { expectation: 0, luck: 0, own: 0, others: 0, unseen: 0, result: 0 } })

describe('a review', () => {
  test('finds the moment at which so many steps lay behind', () => {
    const steps = [36, 37, 39, 39, 44]
    expect([0, 36, 38, 39, 43, 99].map((step) => momentAfter(steps, step))).toEqual([0, 0, 1, 3, 3, 4])
    expect(momentAfter([], 3)).toBe(0)
  })

  test('names what cost most, dearest first, and nothing that was as good as the best', () => {
    const found = costliest(review([judged(1, 0.2), judged(2, 3), judged(3, 0.4, true), judged(4, 0), judged(5, 1), judged(6, 2, true)]))
    expect(found.map((one) => one.step)).toEqual([2, 6, 5])
  })

  test('counts no loss that chance among the worlds explains', () => {
    const unsure = { ...judged(1, 3), choices: [ranked('b'), { ...ranked('a'), error: 1.6 }] }
    const sure = { ...judged(2, 3), choices: [ranked('b'), { ...ranked('a'), error: 1.4 }] }
    expect([costOf(unsure), costOf(sure)]).toEqual([0, 3])
    expect(costliest(review([unsure, sure])).map((one) => one.step)).toEqual([2])
  })

  test('marks the choice that led to a moment', () => {
    const best = { ...judged(39, 0), choices: [ranked('a'), ranked('b')] }
    const made = review([judged(36, 3), { ...judged(37, 0), only: true }, best, judged(44, 0.1, true)])
    const marks = [0, 1, 2, 3, 4, 5, 6].map((at) => markAt(made, [36, 37, 38, 39, 44, 45], at)?.kind ?? '')
    expect(marks).toEqual(['', 'better', 'only', '', 'best', 'even', ''])
  })

  test('shows the first choices and the one that was made', () => {
    const choices = ['a', 'b', 'c', 'd'].map((name) => ranked(name))
    expect(foremost(choices, 2).map((one) => one.action)).toEqual(['a', 'b'])
    expect(foremost(choices, 2, 'd').map((one) => one.action)).toEqual(['a', 'd'])
    expect(foremost(choices, 2, 'b').map((one) => one.action)).toEqual(['a', 'b'])
  })

  test('writes numbers as the language does', () => {
    settings.language = 'en'
    expect([signed(2.13), signed(-0.5), signed(0.01), plainly(-2.1), percent(0.614)]).toEqual(['+2.1', '-0.5', '0.0', '2.1', '61%'])
    settings.language = 'de'
    expect([signed(2.13), percent(0.5).replace(/\s/u, ' ')]).toEqual(['+2,1', '50 %'])
  })
})
