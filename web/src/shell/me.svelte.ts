/** Who plays on this device. */

import { api, Refusal, type BotInfo, type GameInfo, type Me } from '../net/http'
import { connection } from '../net/connection.svelte'
import { notify } from '../ui/notices.svelte'
import { t } from '../words/words.svelte'

/** `banned`: the server will have nothing to do with this person. */
export const self = $state<{ me: Me | null; games: GameInfo[]; bots: BotInfo[]; failed: boolean; banned: boolean }>({ me: null, games: [], bots: [], failed: false, banned: false })

const isBan = (error: unknown) => error instanceof Refusal && error.problem.reason === 'account-banned'

connection.onended = (me, error) => {
  self.banned = isBan(error)
  if (!me || self.me?.id === me.id) return
  self.me = me
  notify(t('signed-out-here'), 'warn')
}

/** Arrives: a guest on the first visit, the same person afterwards. Tries until the server answers. */
export async function arrive(): Promise<void> {
  for (let wait = 500; ; wait = Math.min(8000, wait * 2)) {
    try {
      self.me = await api.visit()
      ;[self.games, self.bots] = await Promise.all([api.games(), api.bots()])
      self.failed = self.banned = false
      connection.connect()
      return
    } catch (error) {
      self.banned = isBan(error)
      self.failed = !self.banned
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

export const gameOf = (name: string) => self.games.find((game) => game.name === name)

const NAMED = 'chabudai.named'

/** Whether the person has chosen a name on this device: an account has one, a guest is asked once. */
export function named(): boolean {
  try {
    return Boolean(self.me?.username) || localStorage.getItem(NAMED) === self.me?.id
  } catch {
    return true // storage is closed to us: it would be asked again and again
  }
}

/** Takes another name, at every table at once. */
export async function rename(name: string): Promise<Me> {
  const me = (self.me = await api.rename({ name }))
  try {
    localStorage.setItem(NAMED, me.id)
  } catch {
    // storage is closed to us
  }
  return me
}
