/** The first game after the lessons: against beginners. */

import { seatsOf } from '../games/doors'
import { lay } from '../lobby/quick'
import type { GameInfo } from '../net/http'
import { go } from '../shell/router.svelte'
import { notify } from '../ui/notices.svelte'
import { trouble } from '../words/refusals'

export const GENTLE = 'beginner'

export async function firstGame(game: GameInfo): Promise<void> {
  try {
    const seats = seatsOf(game)
    const table = await lay({ game: game.name, seats, visibility: 'link', chairs: Array.from({ length: seats - 1 }, () => GENTLE) })
    go(`/t/${table.id}`)
  } catch (error) {
    notify(trouble(error), 'warn')
  }
}
