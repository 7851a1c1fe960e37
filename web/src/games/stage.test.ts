import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { GameEvent, View } from './kit'
import { stage as makatsu } from './makatsu/stage'
import type * as Makatsu from './makatsu/types'
import { stage as maki } from './maki_master/stage'
import type * as Maki from './maki_master/types'
import { stage as ninjato } from './ninjato/stage'
import type * as Ninjato from './ninjato/types'
import { stage as zenmaster } from './zenmaster/stage'
import type * as Zen from './zenmaster/types'

/** Moments of recorded games, written by python -m tests.recorded. */
interface Recorded<V, E> {
  first: V
  moments: { before: Partial<V>; events: E[]; after: Partial<V> }[]
}

/** After the last event the staged view agrees with the next one, in all that a title's `stage` claims to know. */
function agrees<V extends View, E extends GameEvent>(folder: string, stage: (view: V, event: E) => V, claims: (view: V) => unknown): void {
  describe(folder, () => {
    const { first, moments } = JSON.parse(readFileSync(join(import.meta.dirname, folder, 'moments.json'), 'utf-8')) as Recorded<V, E>
    const played = moments.map((moment) => {
      const before = { ...first, ...moment.before }
      return { ...moment, before, staged: moment.events.reduce(stage, before), after: { ...before, ...moment.after } }
    })

    test.each(played.map((moment) => ({ told: moment.events.at(-1)!.event, ...moment })))('$told', ({ staged, after }) => {
      expect(claims(staged)).toEqual(claims(after))
    })

    test('the view before stays as it was', () => {
      for (const { before, events } of played) {
        const kept = structuredClone(before)
        events.reduce(stage, before)
        expect(before).toEqual(kept)
      }
    })

    test('something is seen to change', () => {
      expect(played.filter(({ before, after }) => JSON.stringify(claims(before)) !== JSON.stringify(claims(after))).length).toBeGreaterThan(played.length / 4)
    })
  })
}

agrees('zenmaster', zenmaster, ({ hand, hand_sizes, table, matches, results, erased, score_card, game, dealer }: Zen.View) => ({ hand, hand_sizes, table, matches, results, erased, score_card, game, dealer }))
agrees('makatsu', makatsu, ({ holder, hand, hand_sizes, deck_sizes, reserve_sizes, round, table, tokens, points, pool }: Makatsu.View) => ({ holder, hand, hand_sizes, deck_sizes, reserve_sizes, round, table, tokens, points, pool }))
agrees('maki_master', maki, ({ pantry, spaces, pool, cups, dishes }: Maki.View) => ({ pantry, spaces, pool, cups, dishes }))
agrees('ninjato', ninjato, ({ houses, seats, raid: { house, by_stealth, plain, red } }: Ninjato.View) => ({ houses, honor: seats.map((seat) => seat.honor), house, by_stealth, plain, red }))

test('every event that is declared is staged once at least', () => {
  for (const folder of ['zenmaster', 'makatsu', 'maki_master', 'ninjato']) {
    const { moments } = JSON.parse(readFileSync(join(import.meta.dirname, folder, 'moments.json'), 'utf-8')) as Recorded<View, GameEvent>
    const declared = readFileSync(join(import.meta.dirname, folder, 'types.ts'), 'utf-8').matchAll(/^ {2}event: '([\w-]+)'$/gm)
    const heard = new Set(moments.flatMap(({ events }) => events.map(({ event }) => event)))
    expect([...declared].map((found) => found[1]!).filter((kind) => !heard.has(kind))).toEqual([])
  }
})
