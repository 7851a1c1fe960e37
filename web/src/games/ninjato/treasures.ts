/** Guards are of these many values; a kind of guard is its value less one, and so many more with an alarm. */
export const GUARDS = 5

export const TREASURES = ['fan', 'scroll', 'vase', 'jade', 'gold'] as const

export const total = (counts: readonly number[] | undefined) => (counts ?? []).reduce((sum, count) => sum + count, 0)
