/** What happened as turns: who acted, what came of it, and the few sentences that sum it up. */

import type { GameEvent, GameKit } from '../../games/kit'

export interface Entry {
  n: number
  text: string
  event: GameEvent
  /** The moment of the game it belongs to, and the seat whose decision led to it; null where nobody's did. */
  moment: number
  seat: number | null
}

export interface Turn {
  seat: number | null
  entries: Entry[]
  /** The first and the last moment of it. */
  from: number
  to: number
}

/** So many sentences sum up a turn. */
const MOST = 3
const SILENT = /face-down/
/** What begins or ends a part of the game stands for itself. */
export const HEAD = /^(game|round|phase|scoring|match|endgame).*(begun|ended)$/
/** What ends all of it is never left out for something smaller. */
const END = /^(game|match)-ended$/
const sentences = (text: string) => text.match(/[.!?…](?=\s|$)/g)?.length ?? 1

/** Entries in the order they happened, one turn after the other; what is dealt once a part has ended or begun is nobody's turn. */
export function turnsOf(entries: Entry[]): Turn[] {
  const turns: Turn[] = []
  for (const entry of entries) {
    const last = turns[turns.length - 1]
    const follows = last?.seat === null && last.to === entry.moment
    const seat = HEAD.test(entry.event.event) || follows ? null : entry.seat
    if (last?.seat === seat) {
      last.entries.push(entry)
      last.to = entry.moment
    } else turns.push({ seat, entries: [entry], from: entry.moment, to: entry.moment })
  }
  return turns
}

/** The entries that sum up a turn: what was done, then what deserves to be seen the longest, in the order they happened. */
export function summed(entries: Entry[], kit: GameKit | null, most = MOST): Entry[] {
  const told = entries.filter((entry) => !SILENT.test(entry.event.event))
  const weight = (entry: Entry) => (kit?.callout?.(entry.event) ? 10_000 : 0) + (kit?.hold(entry.event) ?? 0)
  const end = told.find((entry) => END.test(entry.event.event))
  if (end) return [end]
  const [first, ...others] = told
  if (!first) return entries.slice(0, 1)
  const rest = HEAD.test(first.event.event) ? others.filter((entry) => kit?.callout?.(entry.event)) : others
  const kept = [first]
  let count = sentences(first.text)
  for (const entry of rest.toSorted((a, b) => weight(b) - weight(a))) {
    if (weight(entry) === 0 || count + sentences(entry.text) > most) continue
    kept.push(entry)
    count += sentences(entry.text)
  }
  return kept.sort((a, b) => a.n - b.n)
}

export const summary = (entries: Entry[], kit: GameKit | null, most = MOST) => summed(entries, kit, most).map((entry) => entry.text).join(' ')

/** One line about several turns: what was done, and whatever deserves a callout; what merely begins or ends a part is left out. */
export function recap(turns: Turn[], kit: GameKit | null): string {
  const told = turns.flatMap((turn) => {
    const telling = ({ event }: Entry) => !HEAD.test(event.event) && !kit?.shown?.(event)
    const called = turn.entries.filter((entry) => kit?.callout?.(entry.event) && telling(entry))
    const done = summed(turn.entries, kit, 1).filter((entry) => telling(entry) && !called.includes(entry))
    return [...done, ...called].sort((a, b) => a.n - b.n)
  })
  return told.map((entry) => entry.text).join(' ')
}

/** What happened after a seat's last own turn, and before that what its last step led to. */
export function since(entries: Entry[], seat: number | null, kit: GameKit | null): Turn[] {
  if (seat === null) return []
  const turns = turnsOf(entries)
  const own = turns.findLastIndex((turn) => turn.seat === seat)
  const [last, ...after] = turns.slice(Math.max(own, 0))
  if (own < 0 || !last || !after.length) return []
  const came = last.entries.filter((entry) => entry.moment === last.to && kit?.callout?.(entry.event))
  return came.length ? [{ ...last, entries: came }, ...after] : after
}
