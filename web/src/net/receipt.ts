/** What this browser notes of a table's deal while it is made, so that it can tell afterwards whether anything was changed or left out. `docs/fairness.md` says why. */

import type { ChairInfo, TableInfo } from './wire'

/** What this browser adds to a deal for one seat. */
export interface Part {
  value: string
  commitment: string
  /** Whether the table took the commitment. */
  taken: boolean
  /** Whether the value was sent off. */
  sent: boolean
  /** Whether the seat was ours when the cards were dealt. */
  seated: boolean
}

export interface Receipt {
  /** The table's own commitment as it was shown before the deal; empty if this browser was not there. */
  commitment: string
  /** Whether this browser was there when the parts were revealed. From then on nothing below may change. */
  sealed: boolean
  /** What each chair's client committed to, as shown before this browser revealed anything. */
  commitments: string[]
  /** What each chair's client was shown to have revealed. */
  contributions: string[]
  parts: Record<number, Part>
  /** What was wrong, and that the person knows of it. */
  trouble: Trouble | ''
  accepted: boolean
}

/** Something that was shown is no longer so; our part was sent and is not in the deal; our part was not asked for in time. */
export type Trouble = 'changed' | 'left-out' | 'missed'

export interface Revelation {
  seat: number
  value: string
}

export const blank = (): Receipt => ({ commitment: '', sealed: false, commitments: [], contributions: [], parts: {}, trouble: '', accepted: false })

const ORDER: readonly (Trouble | '')[] = ['', 'missed', 'left-out', 'changed']
const worse = (a: Trouble | '', b: Trouble | '') => (ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b)

/** The receipt after the table showed itself so, to the person `me`. */
export function noted(before: Receipt, info: TableInfo, me: string): Receipt {
  const receipt = { ...before, parts: structuredClone(before.parts) }
  const found = worse(before.trouble, before.sealed && info.phase === 'open' ? 'changed' : step(receipt, info, me))
  return { ...receipt, trouble: found, accepted: before.accepted && found === before.trouble }
}

function step(receipt: Receipt, info: TableInfo, me: string): Trouble | '' {
  if (info.phase === 'open') return opened(receipt, info, me)
  if (info.phase === 'sealing' && !receipt.sealed) fix(receipt, info)
  const changed = receipt.sealed && isChanged(receipt, info)
  if (receipt.sealed) receipt.contributions = info.chairs.map((chair, seat) => receipt.contributions[seat] || chair.contribution)
  const mine = Object.entries(receipt.parts).map(([seat, part]) => own(part, info.chairs[Number(seat)], info.phase !== 'sealing', me))
  return mine.reduce(worse, changed ? 'changed' : '')
}

/** Before the start nothing is fixed. Another browser of the same person may have taken over a seat's part. */
function opened(receipt: Receipt, info: TableInfo, me: string): '' {
  receipt.commitment = info.commitment
  receipt.parts = Object.fromEntries(Object.entries(receipt.parts).filter(([seat, part]) => !isElsewhere(part, info.chairs[Number(seat)], me)))
  return ''
}

/** Whether our chair shows a commitment that this browser did not make, after it showed ours. */
const isElsewhere = (part: Part, chair: ChairInfo | undefined, me: string) => part.taken && chair?.user === me && chair.commitment !== '' && chair.commitment !== part.commitment

function fix(receipt: Receipt, info: TableInfo): void {
  receipt.sealed = true
  receipt.commitment = info.commitment
  receipt.commitments = info.chairs.map((chair) => chair.commitment)
  receipt.contributions = info.chairs.map(() => '')
}

const isChanged = (receipt: Receipt, info: TableInfo) =>
  receipt.commitment !== info.commitment ||
  info.chairs.some((chair, seat) => chair.commitment !== receipt.commitments[seat] || (receipt.contributions[seat] && chair.contribution !== receipt.contributions[seat]))

/** What is wrong with our own part. */
function own(part: Part, chair: ChairInfo | undefined, dealt: boolean, me: string): Trouble | '' {
  if (!chair) return ''
  part.taken ||= chair.user === me && chair.commitment === part.commitment
  if (!part.taken) return ''
  part.seated ||= chair.user === me
  if (!part.seated) return ''
  if (chair.commitment !== part.commitment) return 'changed'
  if (!dealt || chair.contribution === part.value) return ''
  return part.sent ? 'left-out' : 'missed'
}

/** What this browser is to reveal now: nothing once something is wrong. */
export function toReveal(receipt: Receipt, info: TableInfo): Revelation[] {
  if (info.phase !== 'sealing' || receipt.trouble) return []
  return Object.entries(receipt.parts)
    .map(([seat, part]) => ({ seat: Number(seat), part }))
    .filter(({ seat, part }) => part.seated && !info.chairs[seat]?.contribution)
    .map(({ seat, part }) => ({ seat, value: part.value }))
}

/** The command that checks a saved record against this receipt. */
export function command(receipt: Receipt, file: string): string {
  const parts = Object.entries(receipt.parts).filter(([, part]) => part.seated)
  return [`chabudai verify ${file} --commitment ${receipt.commitment}`, ...parts.map(([seat, part]) => `--contribution ${Number(seat) + 1}=${part.value}`)].join(' ')
}
