/** Checking a finished game's deal in the browser: commitment, contributions, every draw, and the seal. `docs/fairness.md` says what that proves. */

import type { Draw } from './http'

export interface Check {
  what: 'commitment' | 'contribution' | 'draws' | 'seal' | 'announced'
  ok: boolean
  seat: number | null
  /** How many draws were made again. */
  count?: number
}

const GIVEN = 'reveal contribution '
const SPAN = 1n << 512n
const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const sha256 = async (data: BufferSource) => hex(await crypto.subtle.digest('SHA-256', data))
const utf8 = (text: string) => new TextEncoder().encode(text)

/** HMAC of texts under one key, as hexadecimal digits. */
async function keyed(hash: 'SHA-256' | 'SHA-512', key: Uint8Array<ArrayBuffer>): Promise<(text: string) => Promise<string>> {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash }, false, ['sign'])
  return async (text) => hex(await crypto.subtle.sign('HMAC', made, utf8(text)))
}

/** What the dealer draws at a step: a number below the sum of the weights, each equally likely, points into them. */
async function drawn(hmac: (text: string) => Promise<string>, given: string, { step, choices, weights }: Draw): Promise<string | undefined> {
  const bound = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (bound <= 0n) return undefined
  const limit = SPAN - (SPAN % bound)
  for (let attempt = 0; ; attempt++) {
    const number = BigInt(`0x${await hmac(`chabudai draw 1\n${given}step: ${step}\ntry: ${attempt}\n`)}`)
    if (number >= limit) continue // it would favour the small ones
    let left = number % bound
    return choices.find((_, n) => (left -= BigInt(weights[n] ?? 0)) < 0n)
  }
}

/** Whether chance chose, at every one of its steps, what the secret and the contributions say. */
async function redrawn(record: string, secret: string, contributions: [number, string][], draws: Draw[]): Promise<boolean> {
  const steps = (record.split('\n\n')[1] ?? '').split('\n')
  const chance = steps.flatMap((line, n) => (line.startsWith('*: ') ? [n] : []))
  if (chance.join() !== draws.map((draw) => draw.step).join()) return false
  const given = [...contributions].sort(([a], [b]) => a - b).map(([seat, value]) => `${seat}: ${value}\n`).join('')
  const hmac = await keyed('SHA-512', bytes(secret))
  for (const draw of draws) if (steps[draw.step] !== `*: ${await drawn(hmac, given, draw)}`) return false
  return true
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

/** Everything about the deal; `announced` is the commitment seen before it, `draws` what the rules let chance choose from. */
export async function verify(record: string, announced: string, draws: Draw[]): Promise<Check[]> {
  const { header, revealed } = fields(record)
  const secret = /^[0-9a-f]{128}$/.exec(revealed.get('reveal secret') ?? '')?.[0] ?? ''
  const options = [...header].filter(([name]) => name.startsWith('option ')).map(([name, value]) => `${name}: ${value}\n`).join('')
  const text =
    `chabudai deal 1\ngame: ${header.get('game')}\nedition: ${header.get('edition')}\nseats: ${header.get('seats')}\n` +
    `rules: ${header.get('rules')}\n${options}secret: ${secret}\n`
  const checks: Check[] = [{ what: 'commitment', ok: (await sha256(utf8(text))) === header.get('deal commitment'), seat: null }]
  if (announced) checks.push({ what: 'announced', ok: announced === header.get('deal commitment'), seat: null })
  const contributions: [number, string][] = []
  for (const [name, value] of revealed) {
    if (!name.startsWith(GIVEN)) continue
    contributions.push([Number(name.slice(GIVEN.length)), value])
    checks.push({ what: 'contribution', ok: (await sha256(bytes(value))) === header.get(name.replace('reveal', 'deal')), seat: Number(name.slice(GIVEN.length)) })
  }
  checks.push({ what: 'draws', ok: secret !== '' && (await redrawn(record, secret, contributions, draws)), seat: null, count: draws.length })
  const seal = revealed.get('reveal seal') ?? ''
  const unsealed = record.replace(/reveal seal: [0-9a-f]+\n?$/, '')
  checks.push({ what: 'seal', ok: seal !== '' && secret !== '' && (await (await keyed('SHA-256', bytes(secret)))(`chabudai seal 1\n${unsealed}`)) === seal, seat: null })
  return checks
}
