/** The other end of the line in a test: sockets that say what they are told to, and answers over HTTP that were recorded. */

import { vi } from 'vitest'
import type { FromClient, FromServer } from '../src/net/wire'

export class FakeSocket {
  static readonly OPEN = 1
  /** Every socket that was opened, the newest last. */
  static readonly all: FakeSocket[] = []
  readonly sent: FromClient[] = []
  readyState = 0
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  static get latest(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }

  say(...messages: FromServer[]): void {
    this.readyState = FakeSocket.OPEN
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) })
  }

  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

export const hello: FromServer = { type: 'hello', user: 'u1', name: 'Ada', server: '1', heartbeat: 15_000 }

/** A server: its answers by the ends of their paths (others are refused), and what was asked. */
export interface Server {
  answers: Record<string, unknown>
  asked: string[]
}

export function serve(answers: Record<string, unknown> = {}): Server {
  const server: Server = { answers, asked: [] }
  FakeSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', (path: string) => {
    server.asked.push(path)
    const found = Object.entries(server.answers).find(([end]) => path.split('?')[0]!.endsWith(end))
    if (!found) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(new Response(typeof found[1] === 'string' ? found[1] : JSON.stringify(found[1])))
  })
  return server
}
