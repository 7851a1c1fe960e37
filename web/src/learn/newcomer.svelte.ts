/** What a newcomer is told by itself: each kind of thing once, at a decision that it is part of. Remembered by title. */

import type { Guidance } from '../net/wire'

const KEY = 'chabudai.told'
type Thing = NonNullable<Guidance['things']>[number]

function kept(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, string[]>) : {}
  } catch {
    return {} // storage is closed to us, or holds what is not ours
  }
}

/** Things that are explained by the same sentence are of one kind. */
const kind = (thing: Thing) => thing.about.message

/** The first thing that was not explained yet: of what can be chosen now, else of all that lies there. */
export function untold(guide: Guidance, told: string[]): Thing | null {
  const things = guide.things ?? []
  const chosen = (guide.groups ?? []).flatMap((group) => group.choices).flatMap((choice) => choice.things ?? [])
  const near = chosen.flatMap((id) => things.filter((thing) => thing.id === id))
  return [...near, ...things].find((thing) => !told.includes(kind(thing))) ?? null
}

export class Newcomer {
  /** What is explained at this decision. */
  thing = $state.raw<Thing | null>(null)
  private version = ''
  /** The first decision is left to the aim. */
  private isFirst = true

  constructor(private readonly title: string) {}

  /** The seat is to decide, and this is the guide of the position. */
  decides(guide: Guidance): void {
    if (guide.version === this.version) return
    this.version = guide.version
    if (this.isFirst) {
      this.isFirst = false
      return
    }
    const by = kept()
    const told = by[this.title] ?? []
    this.thing = untold(guide, told)
    if (!this.thing) return
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...by, [this.title]: [...told, kind(this.thing)] }))
    } catch {
      // storage is closed to us: it is told again
    }
  }
}
