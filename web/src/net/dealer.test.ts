import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accept, attend, contribute, keep, offer, receiptOf } from './dealer'
import type { TableInfo } from './wire'

const sha = (value: string) => createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex')
const table = (id: string, phase: string, commitment: string, contribution = '') =>
  ({ id, phase, commitment: 'c0', chairs: [{ user: 'me', commitment, contribution }] }) as TableInfo

/** A browser's storage. */
class Storage {
  getItem = (key: string) => (this as unknown as Record<string, string>)[key] ?? null
  setItem = (key: string, value: string) => Object.assign(this, { [key]: value })
  removeItem = (key: string) => Reflect.deleteProperty(this, key)
}
const tables = () => Object.keys(localStorage).filter((key) => key.startsWith('chabudai.deal.'))

beforeEach(() => vi.stubGlobal('localStorage', new Storage()))
afterEach(() => vi.unstubAllGlobals())

test('a contribution is 32 random bytes and their SHA-256, also where the page has no HTTPS', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const [one, other] = [await contribute(), await contribute()]
  expect(one.value).toMatch(/^[0-9a-f]{64}$/)
  expect(one.commitment).toBe(sha(one.value))
  expect(other.value).not.toBe(one.value)
})

test('a part is kept before it is offered, revealed when it is time, and noted as sent when it is on its way', async () => {
  const commitment = await offer('a', 0, (commitment) => {
    expect(receiptOf('a').parts[0]).toMatchObject({ commitment, taken: false })
    return Promise.resolve(commitment)
  })
  const { value } = receiptOf('a').parts[0]!
  expect(sha(value)).toBe(commitment)
  attend(table('a', 'open', commitment), 'me', () => expect.fail('too early'))
  attend(table('a', 'sealing', commitment), 'me', () => false)
  expect(receiptOf('a').parts[0]).toMatchObject({ taken: true, sent: false })
  attend(table('a', 'sealing', commitment), 'me', (part) => part.value === value)
  expect(receiptOf('a').parts[0]).toMatchObject({ sent: true })
  expect(attend(table('a', 'playing', commitment), 'me', () => expect.fail('too late')).trouble).toBe('left-out')
  expect(accept('a')).toMatchObject({ trouble: 'left-out', accepted: true })
  expect(receiptOf('a').accepted).toBe(true)
})

test('a part that was not taken is offered again as it is, one that was sent is not', async () => {
  await expect(offer('b', 0, () => Promise.reject(new Error('offline')))).rejects.toThrow()
  const { commitment } = receiptOf('b').parts[0]!
  expect(await offer('b', 0, (given) => Promise.resolve(given))).toBe(commitment)
  attend(table('b', 'sealing', commitment), 'me', () => true)
  expect(await offer('b', 0, (given) => Promise.resolve(given))).not.toBe(commitment)
})

test('a part that is asked for before its offer is answered is revealed', async () => {
  const sent: string[] = []
  await offer('c', 0, (commitment) => {
    attend(table('c', 'sealing', commitment), 'me', ({ value }) => sent.push(value) > 0)
    return Promise.resolve(commitment)
  })
  expect(sent).toEqual([receiptOf('c').parts[0]!.value])
  expect(receiptOf('c').parts[0]).toMatchObject({ taken: true, sent: true, seated: true })
})

test('the receipt outlives the page, and the oldest make room', async () => {
  const contribution = await contribute()
  for (let n = 0; n < 230; n++) keep(`t${n}`, 0, contribution, true)
  expect(tables().length).toBe(200)
  expect(tables()).toContain('chabudai.deal.t229')
  expect(JSON.parse(localStorage.getItem('chabudai.deal.t229')!)).toMatchObject({ parts: { 0: { value: contribution.value } } })
})

test('a browser that comes after the deal keeps nothing of it', () => {
  attend(table('d', 'playing', 'ab'.repeat(32)), 'me', () => true)
  expect(tables()).toEqual([])
})

test('where storage is closed to us, the page remembers while it lives', async () => {
  vi.unstubAllGlobals()
  vi.stubGlobal('localStorage', undefined)
  const contribution = await contribute()
  keep('e', 0, contribution, true)
  expect(receiptOf('e').parts[0]?.value).toBe(contribution.value)
})
