/** What the title tells a seat besides the position, asked of the server once a version, and only when somebody needs it. */

import { api } from '../../net/http'
import type { Guidance } from '../../net/wire'

export class Guide {
  /** The last one that came; `version` says of which position it tells. */
  told = $state.raw<Guidance | null>(null)
  /** The version that was asked for and has been answered, told or not. */
  answered = $state('')
  private asked = ''

  constructor(
    private readonly table: string,
    readonly seat: number | null,
  ) {}

  /** Somebody is to decide at this version, or points at something; at a moment of the past through somebody's eyes. */
  want(version: string, at: number | null = null, eyes: number | null = this.seat): void {
    if (!version || this.asked === version) return
    this.asked = version
    void api.guide(this.table, eyes, at).then(
      (told) => {
        this.told = told
        this.answered = version
      },
      () => {
        this.answered = version // it goes without: the plain decision is there
        if (this.asked === version) this.asked = ''
      },
    )
  }
}
