/** Who plays on this device. */

import { api, type BotInfo, type GameInfo, type Me } from '../net/http'
import { connection } from '../net/connection.svelte'

export const self = $state<{ me: Me | null; games: GameInfo[]; bots: BotInfo[]; failed: boolean }>({ me: null, games: [], bots: [], failed: false })

/** Arrives: a guest on the first visit, the same person afterwards. Tries until the server answers. */
export async function arrive(): Promise<void> {
  for (let wait = 500; ; wait = Math.min(8000, wait * 2)) {
    try {
      self.me = await api.visit()
      ;[self.games, self.bots] = await Promise.all([api.games(), api.bots()])
      self.failed = false
      connection.connect()
      return
    } catch {
      self.failed = true
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

export const gameOf = (name: string) => self.games.find((game) => game.name === name)
