/** What every game's kit is made of: a board that draws a view, and how its events look. It knows no rules. */

import type { Component } from 'svelte'
import type { GameWords } from '../words/words.svelte'

/** A move the server offers: its notation, and the same move in parts. */
export interface Action {
  index: number
  text: string
  verb: string
  [argument: string]: number | string
}

/** Something that happened, as this seat may know it. */
export interface GameEvent {
  event: string
  [field: string]: unknown
}

/** What a seat knows; each game narrows it. */
export interface View {
  seat: number | null
  decision: string
  actor: number
  [field: string]: unknown
}

export interface Outcome {
  scores: number[]
  ranks: number[]
  reason: string
}

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

export interface BoardProps {
  view: View
  people: Person[]
  /** The seat this screen belongs to; null for a spectator. */
  me: number | null
  legal: Action[]
  /** The notation of a move that was sent and is not yet answered. */
  pending: string | null
  words: GameWords
  /** The event that is being shown. */
  latest: GameEvent | null
  act: (action: Action) => void
  /** Ask for a move that is not offered, so that the server says why not. */
  attempt: (text: string) => void
}

export interface GameKit {
  Board: Component<BoardProps>
  /** How the table looks right after an event: only for the eye, the next view puts everything right. */
  stage?: (view: View, event: GameEvent) => View
  /** How long an event deserves to be seen, in milliseconds at normal speed. */
  hold: (event: GameEvent) => number
  /** Whether an event is said on the table, and to which seat it belongs. */
  callout?: (event: GameEvent) => boolean
  /** The rules that matter at a decision, for the rules panel. */
  rulesAt?: (view: View) => string[]
  /** Hears once what the table's edition has in its box, before anything is drawn. */
  prepare?: (edition: unknown) => void
  /** What a final score is made of, from the last view and all that happened: a message of the shell, its arguments, and a number for each seat. */
  breakdown: (view: View, events: GameEvent[]) => { label: string; given: Record<string, number | string>; values: number[] }[]
  /** Each seat's score as it stands, for the chart. */
  scores: (view: View) => number[]
}

/** The seats clockwise from the reader's, so that the reader sits at the bottom. */
export function around(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, n) => (n + (me ?? 0)) % seats)
}

const KITS: Record<string, () => Promise<{ kit: GameKit }>> = {
  zenmaster: () => import('./zenmaster/kit'),
  ninjato: () => import('./ninjato/kit'),
  'maki-master': () => import('./maki_master/kit'),
  makatsu: () => import('./makatsu/kit'),
}

export async function kitOf(title: string): Promise<GameKit> {
  const load = KITS[title]
  if (!load) throw new Error(`no kit for ${title}`)
  return (await load()).kit
}
