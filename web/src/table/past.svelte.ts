/** Looking back: a moment of the game, through somebody's eyes. */

import type { Person } from '../games/kit'
import { api } from '../net/http'
import type { Position } from '../net/wire'
import type { Entry } from './beside/turns'
import type { LiveTable } from './live.svelte'

export class Past {
  at = $state(0)
  /** Whose eyes it is seen through; null are the public's. */
  eyes = $state<number | null>(null)
  /** Through other eyes than one's own: what they saw. */
  private others = $state.raw<Position[] | null>(null)

  readonly positions = $derived.by(() => this.others ?? this.live.history)
  readonly last = $derived(Math.max(0, this.positions.length - 1))
  readonly position = $derived(this.positions[Math.min(this.at, this.last)] ?? null)
  readonly words = $derived.by(() => this.live.wordsFor(this.eyes))
  readonly people = $derived.by((): Person[] => this.live.people.map((person) => ({ ...person, mine: person.seat === this.eyes })))
  private readonly told = $derived.by((): Entry[] => this.live.told(this.positions, this.words))
  readonly log = $derived(this.told.filter((entry) => entry.moment <= this.at))
  readonly now = $derived(this.told.filter((entry) => entry.moment === Math.min(this.at, this.last)))

  constructor(
    private readonly live: LiveTable,
    at: number,
  ) {
    this.eyes = live.seat
    this.at = Math.min(at, this.last)
  }

  /** Another pair of eyes; those of a running game's players are their own, so then it stays as it is. */
  async through(eyes: number | null): Promise<void> {
    if (eyes === this.live.seat) this.others = null
    else this.others = (await api.replay(this.live.id, eyes)).positions
    this.eyes = eyes
    this.at = Math.min(this.at, this.last)
  }
}
