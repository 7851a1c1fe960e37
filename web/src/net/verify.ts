/** Checking a finished game's deal in the browser: commitment, contributions, every draw, and the seal. `docs/fairness.md` says what that proves. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import type { Draw } from './http'
import type { Receipt } from './receipt'

export interface Check {
  what: 'commitment' | 'announced' | 'contribution' | 'own' | 'published' | 'draws' | 'seal'
  /** null where this browser cannot say. */
  ok: boolean | null
  seat: number | null
  /** How many draws were made again. */
  count?: number
}

const PROMISED = 'deal contribution '
const GIVEN = 'reveal contribution '
const SPAN = 1n << 512n
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const utf8 = (text: string) => new TextEncoder().encode(text)

/** What the dealer draws at a step: a number below the sum of the weights, each equally likely, points into them. */
function drawn(secret: Uint8Array, given: string, { step, choices, weights }: Draw): string | undefined {
  const bound = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (bound <= 0n) return undefined
  const limit = SPAN - (SPAN % bound)
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${hex(hmac(sha512, secret, utf8(`chabudai draw 1\n${given}step: ${step}\ntry: ${attempt}\n`)))}`)
    if (number >= limit) continue // it would favour the small ones
    let left = number % bound
    return choices.find((_, n) => (left -= BigInt(weights[n] ?? 0)) < 0n)
  }
}

/** Whether chance chose, at every one of its steps, what the secret and the contributions say. */
function redrawn(record: string, secret: string, contributions: Map<number, string>, draws: Draw[]): boolean {
  const steps = (record.split('\n\n')[1] ?? '').split('\n')
  const chance = steps.flatMap((line, n) => (line.startsWith('*: ') ? [n] : []))
  if (chance.join() !== draws.map((draw) => draw.step).join()) return false
  const given = [...contributions].sort(([a], [b]) => a - b).map(([seat, value]) => `${seat}: ${value}\n`).join('')
  const key = bytes(secret)
  return draws.every((draw) => steps[draw.step] === `*: ${drawn(key, given, draw)}`)
}

/** The lines `name: value` of a record, from its first to its last part. */
export function fields(record: string): { header: Map<string, string>; revealed: Map<string, string> } {
  const parts = record.trimEnd().split('\n\n')
  const read = (part: string) =>
    new Map(part.split('\n').flatMap((line) => {
      const at = line.indexOf(': ')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)] as const] : []
    }))
  return { header: read(parts[0] ?? ''), revealed: read(parts[parts.length - 1] ?? '') }
}

/** By seat, the lines of a record whose names begin so. */
const bySeat = (lines: Map<string, string>, name: string) =>
  new Map([...lines].flatMap(([key, value]) => (key.startsWith(name) ? [[Number(key.slice(name.length)), value] as const] : [])))

function fitsCommitment(header: Map<string, string>, secret: string): boolean {
  const options = [...header].filter(([name]) => name.startsWith('option ')).map(([name, value]) => `${name}: ${value}\n`).join('')
  const text =
    `chabudai deal 1\ngame: ${header.get('game')}\nedition: ${header.get('edition')}\nseats: ${header.get('seats')}\n` +
    `rules: ${header.get('rules')}\n${options}secret: ${secret}\n`
  return hex(sha256(utf8(text))) === header.get('deal commitment')
}

/** The seal is the last line, and fits every byte above it. */
function isSealed(record: string, secret: string): boolean {
  const found = /\nreveal seal: ([0-9a-f]{64})\n$/.exec(record)
  if (!found || !secret) return false
  return hex(hmac(sha256, bytes(secret), utf8(`chabudai seal 1\n${record.slice(0, found.index + 1)}`))) === found[1]
}

/** What this browser's own notes say of the parts in the deal. */
function compared(receipt: Receipt, promised: Map<number, string>, given: Map<number, string>): Check[] {
  const parts = Object.entries(receipt.parts).filter(([, part]) => part.seated)
  const checks = parts.map(([seat, part]): Check => ({ what: 'own', ok: given.get(Number(seat)) === part.value, seat: Number(seat) }))
  if (!parts.length) checks.push({ what: 'own', ok: null, seat: null })
  if (receipt.sealed) {
    const kept = receipt.commitments.every((commitment, seat) => commitment === (promised.get(seat) ?? '')) && promised.size === receipt.commitments.filter(Boolean).length
    const shown = receipt.contributions.every((value, seat) => !value || given.get(seat) === value)
    checks.push({ what: 'published', ok: kept && shown && receipt.trouble !== 'changed', seat: null })
  }
  return checks
}

/** Everything about the deal; `receipt` is what this browser noted before it, `draws` what the rules let chance choose from. */
export function verify(record: string, receipt: Receipt, draws: Draw[]): Check[] {
  const { header, revealed } = fields(record)
  const secret = /^[0-9a-f]{128}$/.exec(revealed.get('reveal secret') ?? '')?.[0] ?? ''
  const promised = bySeat(header, PROMISED)
  const given = bySeat(revealed, GIVEN)
  const fits = (seat: number, value: string) => /^[0-9a-f]{64}$/.test(value) && hex(sha256(bytes(value))) === promised.get(seat)
  return [
    { what: 'commitment', ok: fitsCommitment(header, secret), seat: null },
    { what: 'announced', ok: receipt.commitment ? receipt.commitment === header.get('deal commitment') : null, seat: null },
    ...[...given].map(([seat, value]): Check => ({ what: 'contribution', ok: fits(seat, value), seat })),
    ...[...promised.keys()].filter((seat) => !given.has(seat)).map((seat): Check => ({ what: 'contribution', ok: null, seat })),
    ...compared(receipt, promised, given),
    { what: 'draws', ok: secret !== '' && redrawn(record, secret, given, draws), seat: null, count: draws.length },
    { what: 'seal', ok: isSealed(record, secret), seat: null },
  ]
}
