import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, hello, serve } from '../../tests/server'
import { connection } from '../net/connection.svelte'
import type { FromServer, Move, Position, Snapshot, Update } from '../net/wire'
import { settings } from '../shell/settings.svelte'
import { notices } from '../ui/notices.svelte'
import { LiveTable } from './live.svelte'
import recorded from './messages.json'

const messages = recorded.messages as FromServer[]
const snapshot = messages.find((message) => message.type === 'snapshot') as Snapshot
const updates = messages.filter((message): message is Update => message.type === 'update')
const refused = messages.find((message) => message.type === 'refused')!
const said = messages.find((message) => message.type === 'said')!

const server = serve()
const replays = () => server.asked.filter((path) => path.includes('/replay')).length
let live: LiveTable
let lost: ReturnType<typeof vi.fn<() => void>>

beforeEach(() => {
  settings.speed = 'instant'
  notices.length = 0
})
afterEach(() => live.close())

/** Sits down at the recorded table; the server answers with what was recorded. */
function sit(answers: Record<string, unknown> = { '/replay': recorded.past }): void {
  server.answers = answers
  server.asked.length = 0
  lost = vi.fn<() => void>()
  live = new LiveTable(recorded.table, 0, lost)
  if (!connection.open) FakeSocket.latest.say(hello)
}

const until = (is: () => unknown) => vi.waitFor(() => expect(is()).toBeTruthy(), { timeout: 60_000 })
const moves = () => FakeSocket.latest.sent.filter((message): message is Move => message.type === 'move')
const shown = () => live.film?.position?.version

async function atTheTable(): Promise<void> {
  FakeSocket.latest.say(snapshot)
  await until(() => live.film)
}

async function hear(...told: FromServer[]): Promise<void> {
  FakeSocket.latest.say(...told)
  await until(() => !live.film?.playing)
  flushSync()
}

test('a snapshot is the table: its people, its position, its past in words, and what may be done', async () => {
  sit()
  await atTheTable()
  expect(live.people.map((person) => person.kind)).toEqual(['person', 'bot', 'bot'])
  expect(live.people[0]!.mine).toBe(true)
  expect(shown()).toBe(snapshot.position!.version)
  expect(live.legal).toEqual(snapshot.position!.legal)
  expect(live.log.map((entry) => entry.event)).toEqual((recorded.past.positions as Position[]).flatMap((position) => position.events))
  expect(live.log.some((entry) => /Game 1 begins/.test(entry.text))).toBe(true)
  expect(live.history.length).toBe(recorded.past.positions.length)
})

test('the log keeps all of a long game: nothing above what is read goes away', async () => {
  sit()
  await atTheTable()
  const [first] = live.log
  live.log = Array.from({ length: 1000 }, (_, n) => ({ ...first!, n: -n }))
  await hear(...updates)
  expect(live.log.length).toBe(1000 + updates.flatMap((update) => update.position.events).length)
})

test('updates follow one another: the view of the last is shown, and every event is in the log', async () => {
  sit()
  await atTheTable()
  const before = live.log.length
  await hear(...updates)
  expect(shown()).toBe(updates.at(-1)!.position.version)
  expect(live.film!.view).toEqual(updates.at(-1)!.position.view)
  expect(live.log.slice(before).map((entry) => entry.event)).toEqual(updates.flatMap((update) => update.position.events))
  expect(live.history.length).toBe(recorded.past.positions.length + updates.length)
})

test('what comes while the past is fetched waits for it, and what the past has already is not told twice', async () => {
  const past = { ...recorded.past, seq: updates[0]!.seq, positions: [...recorded.past.positions, updates[0]!.position] }
  sit({ '/replay': past })
  FakeSocket.latest.say(snapshot, updates[0]!, updates[1]!)
  expect(live.film).toBe(null)
  await until(() => shown() === updates[1]!.position.version)
  expect(live.history.length).toBe(past.positions.length + 1)
  const told = live.log.map((entry) => JSON.stringify(entry.event))
  expect(told.slice(-2)).toEqual([...updates[0]!.position.events, ...updates[1]!.position.events].map((event) => JSON.stringify(event)))
  expect(told.filter((event) => event === JSON.stringify(updates[0]!.position.events[0])).length).toBe(1)
})

test('a move is sent once with the version it was seen at, and nothing may be done until it is answered', async () => {
  sit()
  await atTheTable()
  FakeSocket.latest.sent.length = 0
  live.act(live.legal[0]!)
  live.act(snapshot.position!.legal[1]!)
  expect(moves()).toMatchObject([{ seat: 0, action: snapshot.position!.legal[0]!.text, version: snapshot.position!.version }])
  expect(live.legal).toEqual([])
  FakeSocket.latest.say({ type: 'ack', id: moves()[0]!.id, table: recorded.table, seat: 0, version: 'v' })
  expect(live.pending).toBe(null)
})

test('a move that was on its way when the connection was lost is sent again under its name', async () => {
  sit()
  await atTheTable()
  FakeSocket.latest.sent.length = 0
  live.act(live.legal[0]!)
  const sent = moves()
  FakeSocket.latest.drop()
  connection.hurry()
  FakeSocket.latest.say(hello, { type: 'resumed', table: recorded.table, seat: 0, stream: snapshot.stream, seq: snapshot.seq })
  expect(sent.length).toBe(1)
  expect(moves()).toEqual(sent)
})

test('a refusal says why, and the move is no longer on its way', async () => {
  sit()
  await atTheTable()
  live.send('play 99')
  FakeSocket.latest.say({ ...refused, id: live.pending!.id } as FromServer)
  expect(live.pending).toBe(null)
  expect(notices.map((notice) => notice.tone)).toEqual(['warn'])
  expect(live.legal).toEqual(snapshot.position!.legal)
})

test('what was taken back is shown at once, and the past is fetched anew', async () => {
  sit()
  await atTheTable()
  await hear(updates[0]!)
  const before = replays()
  FakeSocket.latest.say({ ...updates[1]!, position: { ...snapshot.position!, undone: true } })
  await until(() => replays() === before + 1)
  await until(() => live.history.length === recorded.past.positions.length)
  expect(shown()).toBe(snapshot.position!.version)
})

test('where the past may not be read it is neither asked for nor shown, until the game is over', async () => {
  sit()
  const hidden = (position: Position): Position => ({ ...position, past: false })
  FakeSocket.latest.say({ ...snapshot, position: hidden(snapshot.position!) })
  await until(() => live.film)
  expect(live.remembers).toBe(false)
  expect(replays()).toBe(0)
  const ending = { scores: [1, 2, 3], ranks: [1, 2, 3], reason: 'over' }
  await hear({ ...updates[0]!, position: { ...updates[0]!.position, past: true, legal: [], actor: null, outcome: ending } })
  await until(() => replays() > 0)
  expect(live.outcome).toEqual(ending)
})

test('a table that could not fetch what it needs says so and tries again; what comes meanwhile waits', async () => {
  vi.useFakeTimers()
  sit({})
  FakeSocket.latest.say({ ...snapshot, info: { ...snapshot.info, setup: { ...snapshot.info.setup, title: 'stranger' } } })
  await until(() => live.stuck)
  expect(live.film).toBe(null)
  FakeSocket.latest.say(updates[0]!)
  server.answers = { '/words/en': 'about = A stranger', '/replay': recorded.past }
  await until(() => shown() === updates[0]!.position.version)
  expect(live.stuck).toBe(false)
  vi.useRealTimers()
})

test('what is said is heard, and a seat that is no longer ours is given up', async () => {
  sit()
  await atTheTable()
  await hear(...updates, said)
  expect(live.chat.at(-1)!.text).toBe('konnichiwa')
  expect(live.unread).toBe(1)
  FakeSocket.latest.say({ type: 'unwatched', table: recorded.table, seat: 0 })
  expect(lost).toHaveBeenCalledOnce()
})
