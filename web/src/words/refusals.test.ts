import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Problem } from '../net/wire'
import { settings } from '../shell/settings.svelte'
import { refusal } from './refusals'
import { catalogue, GameWords } from './words.svelte'

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false })) // here is no browser to ask
  vi.stubGlobal('navigator', { language: 'en' })
})

const problem = (told: Partial<Problem>): Problem => ({ type: 'urn:chabudai:conflict', title: 'Conflict', status: 409, detail: 'for logs', reason: '', ...told })

describe.each([
  { language: 'en', hand: 'The card is not in your hand. (R2.3)', turn: 'It is Bea\'s turn.', taken: 'The seat is taken.', most: 'A name has at most 32 letters.', kind: 'This cannot be done now.', other: 'This did not work.' },
  { language: 'de', hand: 'Diese Karte ist nicht in deiner Hand. (R2.3)', turn: 'Bea ist am Zug.', taken: 'Dieser Platz ist besetzt.', most: 'Ein Name hat höchstens 32 Zeichen.', kind: 'Das geht jetzt nicht.', other: 'Das hat nicht geklappt.' },
] as const)('a refusal in $language', ({ language, hand, turn, taken, most, kind, other }) => {
  let words: GameWords
  beforeAll(async () => {
    words = new GameWords(await catalogue('zenmaster', language), ['Ada', 'Bea', 'Cay'], 0)
  })
  beforeEach(() => {
    settings.language = language
  })

  test("is said by the game's words, with its rule", () => {
    expect(refusal(problem({ reason: 'not-in-hand', rule: 'R2.3' }), words)).toBe(hand)
  })

  test('names the seat that it is about', () => {
    expect(refusal(problem({ reason: 'not-your-turn', arguments: { seat: 1 } }), words)).toBe(turn)
  })

  test('is said by what all games share where there is no game, and by the shell with its numbers', () => {
    expect(refusal(problem({ reason: 'chair-taken' }))).toBe(taken)
    expect(refusal(problem({ reason: 'name-too-long', arguments: { most: 32 } }))).toBe(most)
  })

  test('is said by its kind where the reason is not known here, and somehow where nothing is', () => {
    expect(refusal(problem({ reason: 'of-another-time' }), words)).toBe(kind)
    expect(refusal(problem({ type: 'about:blank' }))).toBe(other)
  })
})
