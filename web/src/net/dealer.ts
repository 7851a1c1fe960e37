/** Our part in the honest deal: random bytes that nobody knows until all have committed. */

const KEY = 'chabudai.contribution.'
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export interface Contribution {
  value: string
  commitment: string
}

/** Random bytes and their SHA-256; nothing where the browser has no cryptography (a page without HTTPS). */
export async function contribute(): Promise<Contribution | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return { value: hex(bytes), commitment: hex(digest) }
}

export function keep(table: string, seat: number, contribution: Contribution | null): void {
  if (contribution) sessionStorage.setItem(`${KEY}${table}.${seat}`, contribution.value)
}

export function kept(table: string, seat: number): string | null {
  return sessionStorage.getItem(`${KEY}${table}.${seat}`)
}
