/** Everything that is not live goes by HTTP; errors come as problems. */

import type { Addresses, AtSeat, BenchInfo, BotInfo, Change, ChangeSeat, Checked, Choices, Draw, Draws, Edited, GameInfo, Guidance, Hint, Join, Leave, Lens, LessonInfo, LessonStage, Login, Me, NewBot, NewPassword, NewRecord, NewRun, NewTable, NewTrial, PlayOn, Problem, Puzzle, PuzzleInfo, Replay, Resignation, Revelation, ReviewJob, RunJob, Session, Solution, Solved, Story, Summary, TableAnswer, Token, ViewInfo } from './wire'

export type { BotInfo, Draw, GameInfo, Me, Session, Summary, TableAnswer as Table, Token }

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
  const problem = (await answer.json().catch(() => ({ type: '', title: answer.statusText, status: answer.status, detail: '', reason: '' }))) as Problem
  throw new Refusal(problem)
}

const json = async <T>(method: string, path: string, body?: unknown) => (await (await ask(method, path, body)).json()) as T
const text = async (path: string) => (await ask('GET', path)).text()
const post = <T, B = undefined>(path: string, body?: B) => json<T>('POST', path, body)
const at = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)

export const api = {
  visit: () => post<Me>('/visit'),
  rename: (change: Change) => json<Me>('PATCH', '/me', change),
  forget: () => ask('DELETE', '/me'),
  keep: (username: string, password: string, old = '') => post<Me, NewPassword>('/me/password', { username, password, old }),
  login: (username: string, password: string) => post<Me, Login>('/login', { username, password }),
  logout: () => ask('POST', '/logout'),
  sessions: () => json<Session[]>('GET', '/me/sessions'),
  endSession: (id: string) => ask('DELETE', `/me/sessions/${id}`),
  endOtherSessions: () => ask('DELETE', '/me/sessions'),
  tokens: () => json<Token[]>('GET', '/me/tokens'),
  newToken: (label: string) => json<Token>('POST', '/me/tokens', { label }),
  dropToken: (id: string) => ask('DELETE', `/me/tokens/${id}`),
  games: () => json<GameInfo[]>('GET', '/games'),
  edition: (game: string, edition: string) => json<unknown>('GET', `/games/${game}/editions/${edition}`),
  editionFile: (game: string, edition: string) => text(`/games/${game}/editions/${edition}/file`),
  boxOf: (id: string) => json<unknown>('GET', `/tables/${id}/edition`),
  ownWords: (id: string, language: string) => text(`/tables/${id}/words/${language}`),
  view: (game: string) => json<ViewInfo>('GET', `/games/${game}/view`),
  words: (game: string, language: string) => text(`/games/${game}/words/${language}`),
  rules: (game: string, language: string) => text(`/games/${game}/rules?language=${language}`),
  lessons: (game: string) => json<LessonInfo[]>('GET', `/games/${game}/lessons`),
  lesson: (game: string, number: number, choices: string[], wrong: number) => post<LessonStage, Choices>(`/games/${game}/lessons/${number}`, { choices, wrong }),
  bots: () => json<BotInfo[]>('GET', '/bots'),
  addresses: async () => (await json<Addresses>('GET', '/addresses')).addresses,
  tables: (scope: 'mine' | 'open') => json<Summary[]>('GET', `/tables?scope=${scope}`),
  table: (id: string) => json<TableAnswer>('GET', `/tables/${id}`),
  create: (wish: NewTable) => post<TableAnswer, NewTable>('/tables', wish),
  join: (id: string, wish: Join) => post<TableAnswer, Join>(`/tables/${id}/join`, wish),
  changeSeat: (id: string, wish: ChangeSeat) => post<TableAnswer, ChangeSeat>(`/tables/${id}/seat`, wish),
  leave: (id: string, level?: string) => post<TableAnswer, Leave>(`/tables/${id}/leave`, level ? { level } : {}),
  seatBot: (id: string, level: string, seat?: number) => post<TableAnswer, NewBot>(`/tables/${id}/bots`, seat === undefined ? { level } : { level, seat }),
  dropBot: (id: string, seat: number) => json<TableAnswer>('DELETE', `/tables/${id}/bots/${seat}`),
  remove: (id: string, seat: number) => post<TableAnswer, AtSeat>(`/tables/${id}/remove`, { seat }),
  letBack: (id: string, user: string) => json<TableAnswer>('DELETE', `/tables/${id}/removed/${user}`),
  handOver: (id: string, seat: number) => post<TableAnswer, AtSeat>(`/tables/${id}/host`, { seat }),
  vote: (id: string, seat: number) => post<TableAnswer, AtSeat>(`/tables/${id}/vote`, { seat }),
  nudge: (id: string, seat: number) => post<TableAnswer, AtSeat>(`/tables/${id}/nudge`, { seat }),
  start: (id: string) => post<TableAnswer>(`/tables/${id}/start`),
  reveal: (id: string, seat: number, value: string) => post<TableAnswer, Revelation>(`/tables/${id}/reveal`, { seat, value }),
  resign: (id: string, seat: number) => post<TableAnswer, Resignation>(`/tables/${id}/resign`, { seat }),
  rematch: (id: string) => post<TableAnswer>(`/tables/${id}/rematch`),
  hint: (id: string, seat: number) => post<Hint, AtSeat>(`/tables/${id}/hint`, { seat }),
  askReview: (id: string, seat: number) => post<ReviewJob, AtSeat>(`/tables/${id}/review`, { seat }),
  review: (id: string, seat: number) => json<ReviewJob>('GET', `/tables/${id}/review${at(seat)}`),
  lens: (id: string, seat: number, moment: number) => json<Lens>('GET', `/tables/${id}/lens?seat=${seat}&at=${moment}`),
  playOn: (id: string, wish: PlayOn) => post<TableAnswer, PlayOn>(`/tables/${id}/play-on`, wish),
  bringIn: (record: string) => post<TableAnswer, NewRecord>('/records', { record }),
  puzzles: (game = '') => json<PuzzleInfo[]>('GET', `/puzzles?game=${game}`),
  puzzle: (id: string, seat: number, moment: number) => json<Puzzle>('GET', `/tables/${id}/puzzle?seat=${seat}&at=${moment}`),
  solve: (id: string, found: Solution) => post<Solved, Solution>(`/tables/${id}/puzzle`, found),
  bench: () => json<BenchInfo>('GET', '/bench'),
  checkEdition: (edited: Edited) => post<Checked, Edited>('/bench/check', edited),
  tryEdition: (wish: NewTrial) => post<TableAnswer, NewTrial>('/bench/tables', wish),
  simulate: (wish: NewRun) => post<RunJob, NewRun>('/bench/runs', wish),
  run: (id: string) => json<RunJob>('GET', `/bench/runs/${id}`),
  cancelRun: (id: string) => json<RunJob>('DELETE', `/bench/runs/${id}`),
  guide: (id: string, seat: number | null, moment: number | null = null) => json<Guidance>('GET', `/tables/${id}/guide?${new URLSearchParams({ ...(seat === null ? {} : { seat: String(seat) }), ...(moment === null ? {} : { at: String(moment) }) })}`),
  story: (id: string) => json<Story>('GET', `/tables/${id}/story`),
  replay: (id: string, seat: number | null) => json<Replay>('GET', `/tables/${id}/replay${at(seat)}`),
  draws: async (id: string) => (await json<Draws>('GET', `/tables/${id}/draws`)).draws,
  drawing: (id: string, seat: number | null, language: string, names: readonly string[]) => {
    const given = new URLSearchParams({ language, ...(seat === null ? {} : { seat: String(seat) }) })
    for (const name of names) given.append('name', name)
    return text(`/tables/${id}/drawing?${given}`)
  },
  record: (id: string, seat: number | null) => text(`/tables/${id}/record${at(seat)}`),
}
