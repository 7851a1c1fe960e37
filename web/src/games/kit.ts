/**
 * What every game's kit is made of: a board that draws a view, and how its events look. It knows no rules.
 *
 * The stage (`table/BoardHost.svelte`) gives a board exactly what is left of the window beside the decision and the slot for short
 * words, and never another size within a turn. A kit
 * - fills that box: `height: 100%`, and lays out by `@container play (…)` and the units `cqw`/`cqh`, never by `@media` or `vh`. The
 *   box is about 352 × 386 in a small phone (360 × 640), 382 × 568 (390 × 844), 812 × 844 (820 × 1180), 1070 × 810 (1440 × 900),
 *   1470 × 990 (1920 × 1080). What does not fit scrolls, and that is a flaw of the kit, not an emergency: all choices stand in words in
 *   the decision, which is always in the window;
 * - marks with `data-action="<notation>"` what decides at a click, one of the legal actions; with `data-thing="<id>"` whatever the
 *   title's guide explains, disabled or not: hover, long press, focus and `?` then tell it; with `data-piece`, `data-from`, `data-to`,
 *   `data-place` what glides (`motion/glide.ts`);
 * - gives `tabindex="-1"` to what can be asked but not done now, and never covers one thing that can be pressed with another;
 * - says nothing over the table: `callout` puts the sentence of an event into the slot, `marks` rings the pieces it is about.
 */

import type { Component } from 'svelte'
import type { Action, GameEvent, Guidance, View } from '../net/wire'
import type { Sound } from '../ui/sounds'
import { t, type GameWords } from '../words/words.svelte'

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
  /** Whether this is a bot of a level that suits the host, and of another one when it does no longer. */
  adjusts?: boolean
  /** Seconds left on the clock, null for none. */
  clock: number | null
  /** How many hints of the coach the seat has had, where everyone is told. */
  hints?: number
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
  /** What the title last told besides the position: numbers are taken from it, never reckoned here. */
  guide?: Guidance | null
  act: (action: A) => void
  /** Ask for a move that is not offered, so that the server says why not. */
  attempt: (text: string) => void
}

export interface GameKit<V extends View = View, A extends Action = Action, E extends GameEvent = GameEvent> {
  Board: Component<BoardProps<V, A, E>>
  /** How the table looks right after an event: only for the eye, the next view puts everything right. */
  stage?(view: V, event: E): V
  /** How long an event deserves to be seen, in milliseconds at normal speed. */
  hold(event: E): number
  /** Whether an event is said in the slot; those are also what a turn is summed up by, in the log and for the ear. */
  callout?(event: E): boolean
  /** Whether board and prompt show an event as plainly as words would: the line since the own move leaves it out. */
  shown?(event: E): boolean
  /** The pieces and things (`data-piece`, `data-thing`) that an event is about: they are ringed while it is shown. */
  marks?(event: E): string[]
  /** The sound of an event. */
  sound?(event: E): Sound | undefined
  /** Whether the board shows numbers of the guide, so that it is asked for at every position that is looked at. */
  follows?: boolean
  /** Whether the log begins anew with this event, in a game without its past. */
  forgets?(event: E): boolean
  /** The rules that matter at a decision, for the rules panel. */
  rulesAt?(decision: string): string[]
  /** Hears once what the table's edition has in its box, before anything is drawn. */
  prepare?(edition: unknown): void
  /** Each seat's score as it stands, for the chart. */
  scores?(view: V): number[]
}

/** What the reader calls someone at the table. */
export const called = (person: Person | undefined) => (person?.mine ? t('you') : (person?.name ?? ''))

/** The seats clockwise from the reader's, so that the reader sits at the bottom. */
export function around(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, n) => (n + (me ?? 0)) % seats)
}

/** Counts as the things counted, each as its position. */
export const spread = (counts: readonly number[] | undefined) => (counts ?? []).flatMap((count, kind) => Array.from({ length: count }, () => kind))

/** A title's name as its folder is called. */
export const folderOf = (title: string) => title.replaceAll('-', '_')
