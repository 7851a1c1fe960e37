/** Everything that is not live goes by HTTP; errors come as problems. */

import type { Ending, Position, Problem, TableInfo } from './wire'

export interface Me {
  id: string
  name: string
  colour: string
  username: string
}

/** A device on which the person is signed in, such as `Firefox on Linux`; times in milliseconds since 1970. */
export interface Session {
  id: string
  label: string
  created: number
  seen: number
  current: boolean
}

/** A personal token; `token` is there only when it was just made. */
export interface Token {
  id: string
  label: string
  created: number
  token?: string
}

export interface GameInfo {
  name: string
  label: string
  fewest: number
  most: number
  lowest_wins: boolean
  rules_version: number
  editions: string[]
  options: { name: string; values: string[]; summary: string }[]
}

export interface BotInfo {
  level: string
  label: string
}

export interface ClockRule {
  kind: string
  time: number
  increment: number
}

/** `ending` is there when of a finished game only the record is left. */
export type Table = TableInfo & { mine: number[]; ending?: Ending | null }

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title)
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: method === 'GET' ? {} : { 'Content-Type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    credentials: 'same-origin',
  })
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => ({ type: '', title: answer.statusText, status: answer.status, detail: '' }))) as Problem
  throw new Refusal(problem)
}

const json = async <T>(method: string, path: string, body?: unknown) => (await (await ask(method, path, body)).json()) as T

export const api = {
  visit: () => json<Me>('POST', '/visit'),
  rename: (change: { name?: string; colour?: string }) => json<Me>('PATCH', '/me', change),
  forget: () => ask('DELETE', '/me'),
  keep: (username: string, password: string, old = '') => json<Me>('POST', '/me/password', { username, password, old }),
  login: (username: string, password: string) => json<Me>('POST', '/login', { username, password }),
  logout: () => ask('POST', '/logout'),
  sessions: () => json<Session[]>('GET', '/me/sessions'),
  endSession: (id: string) => ask('DELETE', `/me/sessions/${id}`),
  endOtherSessions: () => ask('DELETE', '/me/sessions'),
  tokens: () => json<Token[]>('GET', '/me/tokens'),
  newToken: (label: string) => json<Token>('POST', '/me/tokens', { label }),
  dropToken: (id: string) => ask('DELETE', `/me/tokens/${id}`),
  games: () => json<GameInfo[]>('GET', '/games'),
  edition: (game: string, edition: string) => json<unknown>('GET', `/games/${game}/editions/${edition}`),
  bots: () => json<BotInfo[]>('GET', '/bots'),
  tables: (scope: 'mine' | 'open') => json<Summary[]>('GET', `/tables?scope=${scope}`),
  table: (id: string) => json<Table>('GET', `/tables/${id}`),
  create: (wish: { game: string; seats: number; options?: Record<string, string>; clock?: ClockRule; visibility?: string; commitment?: string }) => json<Table>('POST', '/tables', wish),
  join: (id: string, wish: { seat?: number; commitment?: string }) => json<Table>('POST', `/tables/${id}/join`, wish),
  leave: (id: string, level?: string) => json<Table>('POST', `/tables/${id}/leave`, level ? { level } : {}),
  back: (id: string, seat: number) => json<Table>('POST', `/tables/${id}/back`, { seat }),
  seatBot: (id: string, level: string, seat?: number) => json<Table>('POST', `/tables/${id}/bots`, seat === undefined ? { level } : { level, seat }),
  dropBot: (id: string, seat: number) => json<Table>('DELETE', `/tables/${id}/bots/${seat}`),
  remove: (id: string, seat: number) => json<Table>('POST', `/tables/${id}/remove`, { seat }),
  letBack: (id: string, user: string) => json<Table>('DELETE', `/tables/${id}/removed/${user}`),
  handOver: (id: string, seat: number) => json<Table>('POST', `/tables/${id}/host`, { seat }),
  start: (id: string) => json<Table>('POST', `/tables/${id}/start`),
  reveal: (id: string, seat: number, value: string) => json<Table>('POST', `/tables/${id}/reveal`, { seat, value }),
  resign: (id: string, seat: number) => json<Table>('POST', `/tables/${id}/resign`, { seat }),
  rematch: (id: string) => json<Table>('POST', `/tables/${id}/rematch`),
  hint: (id: string, seat: number) => json<{ action: string }>('POST', `/tables/${id}/hint`, { seat }),
  position: (id: string, seat: number | null) => json<Position>('GET', `/tables/${id}/position${seat === null ? '' : `?seat=${seat}`}`),
  replay: (id: string, seat: number | null) => json<{ seq: number; positions: Position[] }>('GET', `/tables/${id}/replay${seat === null ? '' : `?seat=${seat}`}`),
  draws: async (id: string) => (await json<{ draws: Draw[] }>('GET', `/tables/${id}/draws`)).draws,
  record: async (id: string, seat: number | null) => (await ask('GET', `/tables/${id}/record${seat === null ? '' : `?seat=${seat}`}`)).text(),
}

/** What chance could choose at a step of the record. */
export interface Draw {
  step: number
  choices: string[]
  weights: number[]
}

/** A table in a list. */
export interface Summary {
  id: string
  title: string
  phase: string
  seats: number
  names: string[]
  empty: number
  waiting: boolean
  updated: number
}
