import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { blank, type Receipt } from './receipt'
import { verify } from './verify'

// A small game, dealt here by the words of docs/fairness.md with Node's own cryptography.
const secret = 'ab'.repeat(64)
const values = ['17'.repeat(32), '2c'.repeat(32)]
const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const dealt = `chabudai deal 1\ngame: zenmaster\nedition: house 1\nseats: 3\nrules: 1\noption lead: dealer\nsecret: ${secret}\n`

function deal(step: number, weights: number[]): number {
  const text = `chabudai draw 1\n0: ${values[0]}\n2: ${values[1]}\nstep: ${step}\ntry: 0\n`
  const number = BigInt(`0x${createHmac('sha512', Buffer.from(secret, 'hex')).update(text).digest('hex')}`)
  let left = number % BigInt(weights.reduce((sum, weight) => sum + weight))
  return weights.findIndex((weight) => (left -= BigInt(weight)) < 0n)
}

const draws = [0, 1, 3].map((step) => ({ step, choices: ['deal 17', 'deal 4', 'deal 50', 'turn 2'], weights: [1, 3, 1, 2] }))
const told = draws.map((draw) => `*: ${draw.choices[deal(draw.step, draw.weights)]}`)
const unsealed =
  `chabudai record 1\ngame: zenmaster\nedition: house 1\nseats: 3\nrules: 1\noption lead: dealer\ndeal commitment: ${sha(dealt)}\n` +
  `deal contribution 0: ${sha(Buffer.from(values[0]!, 'hex'))}\ndeal contribution 2: ${sha(Buffer.from(values[1]!, 'hex'))}\n\n` +
  `${told[0]}\n${told[1]}\n0: play 17\n${told[2]}\n\nscores: 1 2 3\nranks: 1 2 3\nreason: lowest total\n\n` +
  `reveal secret: ${secret}\nreveal contribution 0: ${values[0]}\nreveal contribution 2: ${values[1]}\n`
const seal = (text: string) => `${text}reveal seal: ${createHmac('sha256', Buffer.from(secret, 'hex')).update(`chabudai seal 1\n${text}`).digest('hex')}\n`
const record = seal(unsealed)
const part = (value: string) => ({ value, commitment: sha(Buffer.from(value, 'hex')), taken: true, sent: true, seated: true })
/** What the browser of seat 2 noted. */
const receipt: Receipt = {
  ...blank(),
  commitment: sha(dealt),
  sealed: true,
  commitments: [part(values[0]!).commitment, '', part(values[1]!).commitment],
  contributions: [values[0]!, '', values[1]!],
  parts: { 2: part(values[1]!) },
}
const checked = (text: string, known: Receipt = receipt) => verify(text, known, draws).map(({ what, ok }) => `${what} ${ok === null ? '?' : ok}`)
const faults = (text: string, known: Receipt = receipt) => verify(text, known, draws).filter((check) => check.ok === false).map((check) => check.what)
const withheld = seal(unsealed.replace(`reveal contribution 2: ${values[1]}\n`, ''))

test('a record as it was dealt verifies', () => {
  expect(checked(record)).toEqual(['commitment', 'announced', 'contribution', 'contribution', 'own', 'published', 'draws', 'seal'].map((what) => `${what} true`))
})

test('one changed byte anywhere is caught', () => {
  const missed: string[] = []
  for (let at = 0; at < record.length; at++) {
    const letter = record[at] === '7' ? '8' : '7'
    for (const changed of [record.slice(0, at) + letter + record.slice(at + 1), record.slice(0, at) + record.slice(at + 1), record.slice(0, at) + '\n' + record.slice(at)])
      if (changed !== record && !faults(changed).length) missed.push(`${at}: ${record.slice(at - 9, at + 9)}`)
  }
  expect(missed).toEqual([])
}, 120_000)

test('a browser that was not there before the deal does not say that it was', () => {
  expect(checked(record, blank())).toEqual(['commitment true', 'announced ?', 'contribution true', 'contribution true', 'own ?', 'draws true', 'seal true'])
})

test('another secret than the announced one is caught', () => {
  expect(faults(record, { ...receipt, commitment: 'ab'.repeat(32) })).toEqual(['announced'])
})

test('a part that is left out is caught by the browser that gave it, and by all who were shown it', () => {
  expect(faults(withheld)).toEqual(['own', 'published', 'draws'])
  expect(faults(withheld, { ...receipt, parts: {} })).toEqual(['published', 'draws'])
  expect(checked(withheld, blank())).toContain('contribution ?')
})

test('a commitment that nobody was shown before the deal is caught', () => {
  const late = seal(unsealed.replace('deal contribution 2', `deal contribution 1: ${'cd'.repeat(32)}\ndeal contribution 2`))
  expect(faults(late)).toEqual(['published'])
  expect(faults(record, { ...receipt, trouble: 'changed' })).toEqual(['published'])
})

test('another draw is caught even by who sealed the record anew', () => {
  const other = draws[1]!.choices.find((choice) => `*: ${choice}` !== told[1])!
  expect(faults(seal(unsealed.replace(told[1]!, `*: ${other}`)))).toEqual(['draws'])
})

test('a draw that is left out is caught', () => {
  expect(faults(seal(unsealed.replace(`\n${told[2]}\n`, '\n')))).toEqual(['draws'])
})

test('one changed move breaks the seal and nothing else', () => {
  expect(faults(record.replace('0: play 17', '0: play 18'))).toEqual(['seal'])
})

test('another secret is not the one committed to', () => {
  expect(faults(record.replace(`reveal secret: ab`, 'reveal secret: cd'))).toContain('commitment')
})
