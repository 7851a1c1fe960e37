import { expect, test } from 'vitest'
import type { GameEvent, GameKit } from '../../games/kit'
import { recap, since, summary, turnsOf, type Entry } from './turns'

/** A kit in which some events deserve to be seen for longer. */
const kit = { hold: ({ event }: GameEvent) => ({ played: 500, taken: 1500, begun: 900 })[event] ?? 0, callout: ({ event }: GameEvent) => event === 'taken' } as unknown as GameKit

let n = 0
const told = (seat: number | null, event: string, text: string): Entry => ({ n: n++, text, event: { event } as GameEvent, moment: n, seat })
const game = [
  told(null, 'dealt', 'You are dealt the 5.'),
  told(0, 'played', 'You play the 5.'),
  told(1, 'played', 'Kenji plays the 9.'),
  told(2, 'played', 'Yoko plays the 2.'),
  told(2, 'taken', 'Kenji takes 4.'),
  told(2, 'taken', 'Yoko takes 1.'),
  told(2, 'counted', 'It is counted.'),
  told(2, 'begun', 'Trick 2 begins.'),
]

test('what one seat led to is one turn, with its moments from first to last', () => {
  expect(turnsOf(game).map(({ seat, entries }) => [seat, entries.length])).toEqual([[null, 1], [0, 1], [1, 1], [2, 5]])
  expect(turnsOf(game)[3]).toMatchObject({ from: game[3]!.moment, to: game[7]!.moment })
})

test('what begins or ends a part of the game stands for itself', () => {
  const ended = [told(1, 'played', 'Kenji plays the 9.'), told(1, 'match-ended', 'The game is over.')]
  expect(turnsOf(ended).map(({ seat, entries }) => [seat, entries.length])).toEqual([[1, 1], [null, 1]])
})

test('what is dealt once a part has ended is nobody’s turn, and not told card by card', () => {
  const at = (entry: Entry): Entry => ({ ...entry, moment: 100 })
  const drawn = ['7', '1', '2'].map((card) => at(told(1, 'played', `You draw the ${card}.`)))
  const round = [told(0, 'played', 'You play the 5.'), at(told(1, 'taken', 'Yoko takes 1.')), at(told(1, 'round-ended', 'Round 2 is over.')), ...drawn, told(2, 'played', 'Yoko plays the 9.')]
  expect(turnsOf(round).map(({ seat, entries }) => [seat, entries.length])).toEqual([[0, 1], [1, 1], [null, 4], [2, 1]])
  expect(summary(turnsOf(round)[2]!.entries, kit)).toBe('Round 2 is over.')
})

test('the end of a game is told, however much there is to say of it', () => {
  const end = told(null, 'game-ended', 'The game is over. Points: 1, 2. Kenji wins. So it is.')
  expect(summary([told(null, 'round-ended', 'Round 2 is over.'), end], kit)).toBe(end.text)
})

test('a turn is summed up in three sentences: what was done, and what came of it', () => {
  expect(summary(turnsOf(game)[3]!.entries, kit)).toBe('Yoko plays the 2. Kenji takes 4. Yoko takes 1.')
})

test('a sentence of two counts as two', () => {
  expect(summary([told(1, 'played', 'Kenji plays the 9. He leads.'), told(1, 'taken', 'Yoko takes 1. And more.'), told(1, 'begun', 'Trick 2.')], kit)).toBe('Kenji plays the 9. He leads. Trick 2.')
})

test('what happened since the last own move begins after it', () => {
  expect(since(game, 0, kit).map((turn) => turn.seat)).toEqual([1, 2])
  expect(since(game, 2, kit)).toEqual([])
  expect(since(game, null, kit)).toEqual([])
})

test('the line since the last own move tells what was taken, and not that a part began or ended', () => {
  const round = [...game, told(null, 'round-ended', 'Round 1 is over.'), told(1, 'played', 'Kenji plays the 3.')]
  expect(recap(since(round, 0, kit), kit)).toBe('Kenji plays the 9. Yoko plays the 2. Kenji takes 4. Yoko takes 1. Kenji plays the 3.')
})

test('the line since the last own move begins with what that led to, and leaves out what the board shows', () => {
  const plain = { ...kit, callout: ({ event }: GameEvent) => event === 'taken' || event === 'begun', shown: ({ event }: GameEvent) => event === 'begun' } as unknown as GameKit
  const moment = 100
  const last = [told(2, 'played', 'Yoko plays the 2.'), told(2, 'taken', 'Kenji takes 4.'), told(2, 'begun', 'Trick 2 begins.')].map((entry) => ({ ...entry, moment }))
  expect(recap(since(last, 2, plain), plain)).toBe('')
  expect(recap(since([...last, told(1, 'played', 'Kenji plays the 3.')], 2, plain), plain)).toBe('Kenji takes 4. Kenji plays the 3.')
})
