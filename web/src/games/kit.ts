/** What every game's kit is made of: a board that draws a view, and how its events look. It knows no rules. */

import type { Component } from 'svelte'
import type { Action, GameEvent, View } from '../net/wire'
import type { Sound } from '../ui/sounds'
import type { GameWords } from '../words/words.svelte'

export type { Action, GameEvent, View }

export interface Person {
  seat: number
  name: string
  kind: 'person' | 'bot' | 'empty'
  present: boolean
  level: string
  /** The level of the bot that plays for an absent person, or empty. */
  held: string
  mine: boolean
  /** Seconds left on the clock, null for none. */
  clock: number | null
}

export interface BoardProps<V extends View = View, A extends Action = Action, E extends GameEvent = GameEvent> {
  view: V
  /** The seat that is to decide; null if nobody is. */
  actor: number | null
  people: Person[]
  /** The seat this screen belongs to; null for a spectator. */
  me: number | null
  legal: A[]
  /** The notation of a move that was sent and is not yet answered. */
  pending: string | null
  words: GameWords<A>
  /** The event that is being shown. */
  latest: E | null
  /** The table's id and game, and whether this is a moment of its past, for what only the server knows. */
  table: { id: string; title: string; past: boolean }
  act: (action: A) => void
  /** Ask for a move that is not offered, so that the server says why not. */
  attempt: (text: string) => void
}

/** A line of the final count: a message of the game's catalogue, its arguments, and a number for each seat. */
export interface Part {
  label: string
  given: Record<string, number | string>
  values: number[]
}

export interface GameKit<V extends View = View, A extends Action = Action, E extends GameEvent = GameEvent> {
  Board: Component<BoardProps<V, A, E>>
  /** How the table looks right after an event: only for the eye, the next view puts everything right. */
  stage?(view: V, event: E): V
  /** How long an event deserves to be seen, in milliseconds at normal speed. */
  hold(event: E): number
  /** Whether an event is said on the table. */
  callout?(event: E): boolean
  /** The sound of an event. */
  sound?(event: E): Sound | undefined
  /** Whether the log begins anew with this event, in a game without its past. */
  forgets?(event: E): boolean
  /** The rules that matter at a decision, for the rules panel. */
  rulesAt?(decision: string): string[]
  /** Hears once what the table's edition has in its box, before anything is drawn. */
  prepare?(edition: unknown): void
  /** What a final score is made of, from the last view and all that happened. */
  breakdown?(view: V, events: E[]): Part[]
  /** Each seat's score as it stands, for the chart. */
  scores?(view: V): number[]
}

/** The seats clockwise from the reader's, so that the reader sits at the bottom. */
export function around(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, n) => (n + (me ?? 0)) % seats)
}

/** Counts as the things counted, each as its position. */
export const spread = (counts: readonly number[] | undefined) => (counts ?? []).flatMap((count, kind) => Array.from({ length: count }, () => kind))

/** A title's name as its folder is called. */
export const folderOf = (title: string) => title.replaceAll('-', '_')
