export const TREASURES = ['fan', 'scroll', 'vase', 'jade', 'gold'] as const

export const total = (counts: readonly number[] | undefined) => (counts ?? []).reduce((sum, count) => sum + count, 0)
