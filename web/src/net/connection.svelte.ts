/** One socket for everything live. It comes back by itself, and every table it follows goes on where it was. */

import { api, type Me } from './http'
import type { FromClient, FromServer, Hello, Notice, Refused, Resumed, Said, Snapshot, TableChanged, Unwatched, Update, Ack, Advised, Failed } from './wire'

export interface Follower {
  table: string
  seat: number | null
  stream: string
  seq: number
  hear: (message: Snapshot | Resumed | Unwatched | Update | TableChanged | Said | Ack | Refused | Failed | Advised) => void
  /** The stream goes on: what was sent and not answered is to be sent again. */
  again: () => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000

export class Connection {
  /** Whether messages can be sent now. */
  open = $state(false)
  /** Whether the server has become another one than this page was made for. */
  stale = $state(false)
  onnotice: ((notice: Notice) => void) | null = null
  /** The credential has ended: who this is now, or why nobody. */
  onended: ((me: Me | null, error: unknown) => void) | null = null
  private socket: WebSocket | null = null
  private followers: readonly Follower[] = []
  private server = ''
  private wait = FIRST_WAIT
  private heart: ReturnType<typeof setInterval> | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  private beat = 0

  connect(): void {
    if (this.socket) return
    this.timer = null
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket${this.about()}`)
    this.socket = socket
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as FromServer)
    socket.onclose = (event) => this.lost(event.code)
  }

  /** The table that it is for: a proxy before several servers sends everyone of a table to the same one. */
  private about(): string {
    const table = this.followers[0]?.table ?? /^\/t\/([\w-]+)/.exec(location.pathname)?.[1]
    return table ? `?table=${table}` : ''
  }

  /** Tries again now: the network is back, or the person has returned. */
  hurry(): void {
    if (this.socket || !this.timer) return
    clearTimeout(this.timer)
    this.connect()
  }

  /** Comes again as who this is now. */
  renew(): void {
    this.socket?.close()
  }

  follow(follower: Follower): () => void {
    this.followers = [...this.followers, follower]
    if (this.open) this.watch(follower)
    else this.connect()
    return () => {
      this.followers = this.followers.filter((one) => one !== follower)
      this.send({ type: 'unwatch', table: follower.table, seat: follower.seat })
    }
  }

  send(message: FromClient): boolean {
    if (!this.open || this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private watch({ table, seat, stream, seq }: Follower): void {
    this.send(stream ? { type: 'watch', table, seat, stream, since: seq } : { type: 'watch', table, seat })
  }

  private hello(message: Hello): void {
    this.open = true
    this.wait = FIRST_WAIT
    if (this.server && this.server !== message.server) this.stale = true
    this.server = message.server
    this.heart = setInterval(() => this.send({ type: 'ping', n: this.beat++ }), message.heartbeat * 0.6)
    for (const follower of this.followers) this.watch(follower)
  }

  private hear(message: FromServer): void {
    if (message.type === 'hello') return this.hello(message)
    if (message.type === 'notice') return this.onnotice?.(message)
    if (message.type === 'pong') return
    for (const follower of this.followers) {
      if (follower.table !== message.table || !this.followers.includes(follower)) continue
      if ('seat' in message && message.seat !== follower.seat) continue
      if (message.type === 'snapshot' || message.type === 'resumed') follower.stream = message.stream
      if (message.type === 'unwatched') follower.stream = ''
      if (message.type === 'snapshot') follower.seq = message.seq
      else if (message.type === 'update' || message.type === 'table' || message.type === 'said') {
        if (message.seq <= follower.seq) continue
        if (message.seq !== follower.seq + 1) {
          follower.stream = '' // something is missing: begin anew rather than show a wrong board
          this.watch(follower)
          continue
        }
        follower.seq = message.seq
      }
      follower.hear(message)
      if (message.type === 'snapshot' || message.type === 'resumed') follower.again()
    }
  }

  private lost(code: number): void {
    this.open = false
    this.socket = null
    if (this.heart) clearInterval(this.heart)
    if (code === 4401) void this.again()
    else this.later()
  }

  /** The credential has ended: come again, as a guest if need be. */
  private async again(): Promise<void> {
    try {
      const me = await api.visit()
      this.onended?.(me, null)
      this.connect()
    } catch (error) {
      this.onended?.(null, error)
      this.later()
    }
  }

  private later(): void {
    this.timer ??= setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6))
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8)
  }
}

export const connection = new Connection()
addEventListener('online', () => connection.hurry())
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.hurry()
})
