import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { blank, command, noted, toReveal, type Part, type Receipt } from './receipt'
import type { ChairInfo, TableInfo } from './wire'

const sha = (value: string) => createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex')
const [MINE, THEIRS] = ['5a'.repeat(32), '6b'.repeat(32)] as const
const part: Part = { value: MINE, commitment: sha(MINE), taken: true, sent: false, seated: false }

const chair = (user: string, value: string, contribution = ''): ChairInfo => ({
  user, name: user, colour: '', bot: '', held: '', flagged: false, resigned: false, online: true, commitment: value && sha(value), contribution, away: 0, votes: [], hints: 0,
})

/** A table of two; each chair with what it has revealed. */
const table = (phase: string, mine = '', theirs = '', more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: 't', phase, commitment: 'c0', chairs: [chair('me', MINE, mine), chair('you', THEIRS, theirs)], ...more }) as TableInfo

/** The receipt after the table showed itself so, one after the other; what is asked for is sent. */
function after(...shown: TableInfo[]): Receipt {
  let receipt: Receipt = { ...blank(), parts: { 0: part } }
  for (const info of shown) {
    receipt = noted(receipt, info, 'me')
    for (const { seat } of toReveal(receipt, info)) receipt.parts[seat]!.sent = true
  }
  return receipt
}

describe('an honest table', () => {
  test('shows what it showed before, and our part is in the deal', () => {
    const receipt = after(table('open'), table('sealing'), table('sealing', '', THEIRS), table('sealing', MINE, THEIRS), table('playing', MINE, THEIRS), table('over', MINE, THEIRS))
    expect(receipt).toMatchObject({ trouble: '', sealed: true, commitment: 'c0', contributions: [MINE, THEIRS], commitments: [sha(MINE), sha(THEIRS)] })
  })

  test('may leave out what another did not reveal', () => {
    expect(after(table('open'), table('sealing'), table('sealing', MINE), table('playing', MINE)).trouble).toBe('')
  })

  test('may change its commitment and its chairs before the start', () => {
    const empty = table('open', '', '', { commitment: 'c9', chairs: [chair('me', MINE), chair('', '')] })
    expect(after(empty, table('open'), table('sealing')).trouble).toBe('')
  })

  test('may be one we got up from and sat down elsewhere', () => {
    const elsewhere = { chairs: [chair('you', THEIRS, THEIRS), chair('me', '')] }
    expect(after(table('open'), table('open', '', '', elsewhere), table('sealing', '', '', elsewhere), table('playing', '', '', elsewhere)).trouble).toBe('')
  })

  test('may have a bot on our chair in the end', () => {
    const held = { chairs: [{ ...chair('', MINE, MINE), bot: 'casual' }, chair('you', THEIRS)] }
    expect(after(table('sealing'), table('sealing', MINE), table('playing', MINE), table('playing', '', '', held)).trouble).toBe('')
  })
})

describe('a table that is not', () => {
  test('leaves out our part although it was sent', () => {
    expect(after(table('open'), table('sealing'), table('playing', '', THEIRS)).trouble).toBe('left-out')
  })

  test('takes back what it has published, ours or another', () => {
    expect(after(table('sealing'), table('sealing', MINE), table('playing', '', THEIRS)).trouble).toBe('changed')
    expect(after(table('sealing'), table('sealing', MINE, THEIRS), table('playing', MINE, '')).trouble).toBe('changed')
  })

  test('does not ask for our part', () => {
    expect(after(table('open'), table('playing', '', THEIRS)).trouble).toBe('missed')
  })

  test('exchanges its own commitment after it has asked for our part', () => {
    expect(after(table('sealing'), table('sealing', MINE, '', { commitment: 'c1' })).trouble).toBe('changed')
  })

  test('lets somebody commit after it has asked for our part', () => {
    const before = { chairs: [chair('me', MINE), chair('you', '')] }
    expect(after(table('sealing', '', '', before), table('sealing', MINE)).trouble).toBe('changed')
    expect(after(table('sealing'), table('open')).trouble).toBe('changed')
  })

  test('drops or exchanges our commitment when it asks for the parts, and is told nothing', () => {
    for (const other of ['', THEIRS]) {
      const info = table('sealing', '', '', { chairs: [chair('me', other), chair('you', THEIRS)] })
      const receipt = noted(after(table('open')), info, 'me')
      expect(receipt.trouble).toBe('changed')
      expect(toReveal(receipt, info)).toEqual([])
    }
  })

  test('is not believed again', () => {
    expect(after(table('sealing'), table('playing'), table('playing', MINE)).trouble).toBe('left-out')
  })
})

test('our part is revealed only after every commitment is noted, again until it is shown, and not afterwards', () => {
  const receipt = { ...blank(), parts: { 0: part } }
  expect(toReveal(noted(receipt, table('open'), 'me'), table('open'))).toEqual([])
  const sealing = noted(receipt, table('sealing'), 'me')
  expect(sealing.commitments).toEqual([sha(MINE), sha(THEIRS)])
  expect(toReveal(sealing, table('sealing'))).toEqual([{ seat: 0, value: MINE }])
  expect(toReveal(sealing, table('sealing', '', THEIRS))).toHaveLength(1)
  expect(toReveal(sealing, table('sealing', MINE))).toEqual([])
  expect(toReveal(noted(sealing, table('playing', MINE), 'me'), table('playing', MINE))).toEqual([])
})

test('a part that the table never took is no part', () => {
  const refused = { ...blank(), parts: { 0: { ...part, taken: false } } }
  const without = { chairs: [chair('me', ''), chair('you', THEIRS)] }
  expect(noted(noted(refused, table('sealing', '', '', without), 'me'), table('playing', '', '', without), 'me').trouble).toBe('')
})

test('another browser of the same person may take over the part before the start', () => {
  const taken = noted(after(table('open')), table('open', '', '', { chairs: [chair('me', THEIRS), chair('', '')] }), 'me')
  expect(taken.parts).toEqual({})
})

test('a browser that comes after the deal has noted nothing and complains of nothing', () => {
  expect(noted(blank(), table('playing', MINE, THEIRS), 'me')).toEqual(blank())
})

test('what the person has accepted is asked again only when it gets worse', () => {
  const accepted = { ...after(table('sealing'), table('playing')), accepted: true }
  expect(noted(accepted, table('playing'), 'me').accepted).toBe(true)
  expect(noted(accepted, table('playing', '', '', { commitment: 'c1' }), 'me')).toMatchObject({ trouble: 'changed', accepted: false })
})

test('the command holds what was noted', () => {
  expect(command(after(table('sealing')), 'x.txt')).toBe(`chabudai verify x.txt --commitment c0 --contribution 1=${MINE}`)
})
