/** Places that do not move: whatever stays keeps its place, what comes takes a free one. */
export function settled(before: readonly (number | null)[], now: readonly number[], places: number): (number | null)[] {
  const slots = Array.from({ length: Math.max(places, now.length) }, (_, n) => (now.includes(before[n] ?? -1) ? before[n]! : null))
  for (const thing of now) {
    if (slots.includes(thing)) continue
    const free = slots.indexOf(null)
    if (free >= 0) slots[free] = thing
  }
  return slots
}

/** The kinds that are there at all. */
export const present = (counts: readonly number[]) => counts.flatMap((count, kind) => (count ? [kind] : []))
