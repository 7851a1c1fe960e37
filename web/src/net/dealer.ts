/** Our part in the honest deal: random bytes that nobody knows until all have committed. Kept on this device, table by table. */

import { blank, noted, toReveal, type Receipt, type Revelation } from './receipt'
import type { TableInfo } from './wire'

const KEY = 'chabudai.deal.'
const MOST = 200
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
/** Where storage is closed to us: as long as the page lives. */
const memory = new Map<string, string>()

export interface Contribution {
  value: string
  commitment: string
}

/** Random bytes and their SHA-256, also on a page without HTTPS, where the browser itself computes none. */
export async function contribute(): Promise<Contribution> {
  const { sha256 } = await import('@noble/hashes/sha2.js')
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return { value: hex(bytes), commitment: hex(sha256(bytes)) }
}

/** What this browser has noted of a table's deal. */
export function receiptOf(table: string): Receipt {
  try {
    const kept = localStorage.getItem(KEY + table) ?? memory.get(table) ?? '{}'
    return { ...blank(), ...(JSON.parse(kept) as Partial<Receipt>) }
  } catch {
    return { ...blank(), ...(JSON.parse(memory.get(table) ?? '{}') as Partial<Receipt>) }
  }
}

function write(table: string, receipt: Receipt): void {
  const text = JSON.stringify({ ...receipt, at: Date.now() })
  memory.set(table, text)
  try {
    if (localStorage.getItem(KEY + table) === null) prune()
    localStorage.setItem(KEY + table, text)
  } catch {
    return // storage is closed to us, or full
  }
}

/** Makes room: the oldest tables are forgotten. */
function prune(): void {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(KEY))
  if (tables.length < MOST) return
  const age = (key: string) => Number(/"at":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1] ?? 0)
  tables.sort((a, b) => age(a) - age(b))
  for (const key of tables.slice(0, tables.length - MOST + 1)) localStorage.removeItem(key)
}

/** Keeps our part for a seat. */
export function keep(table: string, seat: number, { value, commitment }: Contribution, taken: boolean): void {
  const receipt = receiptOf(table)
  const before = receipt.parts[seat]?.value === value ? receipt.parts[seat] : null
  const part = { value, commitment, taken: taken || before?.taken === true, sent: before?.sent === true, seated: before?.seated === true }
  write(table, { ...receipt, parts: { ...receipt.parts, [seat]: part } })
}

/** Offers our part for a seat to the table: `join` sends the commitment. It is kept before, for it may be asked for at once. */
export async function offer<T>(table: string, seat: number, join: (commitment: string) => Promise<T>): Promise<T> {
  const kept = receiptOf(table).parts[seat]
  const part = kept && !kept.sent ? kept : await contribute()
  keep(table, seat, part, false)
  const answer = await join(part.commitment)
  keep(table, seat, part, true)
  return answer
}

/** Notes what the table shows to the person `me`, and when it is time gives our parts to `send`, which says whether they are on their way. */
export function attend(info: TableInfo, me: string, send: (part: Revelation) => boolean): Receipt {
  const before = receiptOf(info.id)
  const receipt = noted(before, info, me)
  for (const part of toReveal(receipt, info)) if (send(part)) receipt.parts[part.seat]!.sent = true
  const isWorthIt = info.phase === 'open' || receipt.sealed || Object.keys(receipt.parts).length > 0
  if (isWorthIt && JSON.stringify(receipt) !== JSON.stringify(before)) write(info.id, receipt)
  return receipt
}

/** The person knows what is wrong and goes on. */
export function accept(table: string): Receipt {
  const receipt = { ...receiptOf(table), accepted: true }
  write(table, receipt)
  return receipt
}
