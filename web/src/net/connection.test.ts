import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, hello, serve } from '../../tests/server'
import recorded from '../table/messages.json'
import { Connection, type Follower } from './connection.svelte'
import type { FromServer, Snapshot } from './wire'

const messages = recorded.messages as FromServer[]
const snapshot = messages.find((message) => message.type === 'snapshot') as Snapshot
const updates = messages.filter((message) => message.type === 'update')

/** Somebody at the recorded table, and the kinds of messages that were heard. */
function listener(): Follower & { heard: string[]; agains: number } {
  const made = { table: recorded.table, seat: 0, stream: '', seq: 0, heard: [] as string[], agains: 0, hear: (message: FromServer) => void made.heard.push(message.type), again: () => void made.agains++ }
  return made
}

let connection: Connection
beforeEach(() => {
  vi.useFakeTimers()
  serve({ '/visit': { id: 'u1', name: 'Ada', colour: '', username: '' } })
  connection = new Connection()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a table is watched as soon as the server has said hello', () => {
  connection.follow(listener())
  expect(FakeSocket.latest.url).toBe(`ws://table.test/api/socket?table=${recorded.table}`)
  expect(connection.send({ type: 'ping' })).toBe(false)
  FakeSocket.latest.say(hello)
  expect(connection.open).toBe(true)
  expect(FakeSocket.latest.sent).toEqual([{ type: 'watch', table: recorded.table, seat: 0 }])
})

test('it says for which table it comes, if for any, so that a proxy can send all of a table to one server', () => {
  connection.connect()
  expect(FakeSocket.latest.url).toBe('ws://table.test/api/socket')
  const invited = new Connection()
  vi.stubGlobal('location', { ...location, pathname: '/t/AbC-1' })
  invited.connect()
  expect(FakeSocket.latest.url).toBe('ws://table.test/api/socket?table=AbC-1')
})

test('it lives: a ping goes out before the heart would have to beat', () => {
  connection.connect()
  FakeSocket.latest.say(hello)
  vi.advanceTimersByTime(15_000)
  expect(FakeSocket.latest.sent).toContainEqual({ type: 'ping', n: 0 })
})

test('messages come once and in their order; those of another seat or table are not heard', () => {
  const one = listener()
  connection.follow(one)
  FakeSocket.latest.say(hello, snapshot, updates[0]!, updates[0]!, { ...updates[1]!, seat: 1 }, { ...updates[1]!, table: 'other' }, updates[1]!)
  expect(one.heard).toEqual(['snapshot', 'update', 'update'])
  expect(FakeSocket.latest.sent.length).toBe(1)
  expect(one.seq).toBe(updates[1]!.seq)
})

test('after a gap it begins anew rather than show a wrong board', () => {
  const one = listener()
  connection.follow(one)
  FakeSocket.latest.say(hello, snapshot, updates[1]!)
  expect(one.heard).toEqual(['snapshot'])
  expect(FakeSocket.latest.sent.at(-1)).toEqual({ type: 'watch', table: recorded.table, seat: 0 })
  FakeSocket.latest.say({ ...snapshot, seq: updates[1]!.seq }, updates[2]!)
  expect(one.heard).toEqual(['snapshot', 'snapshot', 'update'])
})

test('a lost connection comes back and the stream is resumed where it was', () => {
  const one = listener()
  connection.follow(one)
  FakeSocket.latest.say(hello, snapshot, updates[0]!)
  FakeSocket.latest.drop()
  expect(connection.open).toBe(false)
  expect(FakeSocket.all.length).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all.length).toBe(2)
  FakeSocket.latest.say(hello)
  expect(FakeSocket.latest.sent).toEqual([{ type: 'watch', table: recorded.table, seat: 0, stream: snapshot.stream, since: updates[0]!.seq }])
  const before = one.agains
  FakeSocket.latest.say({ type: 'resumed', table: recorded.table, seat: 0, stream: snapshot.stream, seq: updates[0]!.seq }, updates[1]!)
  expect(one.heard.slice(-2)).toEqual(['resumed', 'update'])
  expect(one.agains).toBe(before + 1)
})

test('it waits longer each time, and not at all when the network is back', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  connection.connect()
  const waited = [0, 1, 2].map(() => {
    FakeSocket.latest.drop()
    const sockets = FakeSocket.all.length
    let time = 0
    for (; FakeSocket.all.length === sockets && time < 20_000; time += 10) vi.advanceTimersByTime(10)
    return time
  })
  expect(waited).toEqual([400, 720, 1300])
  FakeSocket.latest.drop()
  const sockets = FakeSocket.all.length
  connection.hurry()
  expect(FakeSocket.all.length).toBe(sockets + 1)
  connection.hurry()
  expect(FakeSocket.all.length).toBe(sockets + 1)
})

test('a seat that is somebody else’s now is said once, and its stream is forgotten', () => {
  const one = listener()
  connection.follow(one)
  FakeSocket.latest.say(hello, snapshot, { type: 'unwatched', table: recorded.table, seat: 0 })
  expect(one.heard).toEqual(['snapshot', 'unwatched'])
  expect(one.stream).toBe('')
})

test('who has left a table hears nothing more of it', () => {
  const one = listener()
  const leave = connection.follow(one)
  FakeSocket.latest.say(hello, snapshot)
  leave()
  expect(FakeSocket.latest.sent.at(-1)).toEqual({ type: 'unwatch', table: recorded.table, seat: 0 })
  FakeSocket.latest.say(updates[0]!)
  expect(one.heard).toEqual(['snapshot'])
})

test('another server than before makes the page stale', () => {
  connection.connect()
  FakeSocket.latest.say(hello)
  FakeSocket.latest.drop()
  vi.advanceTimersByTime(1000)
  FakeSocket.latest.say({ ...hello, server: '2' } as FromServer)
  expect(connection.stale).toBe(true)
})

test('who is no longer signed in visits first', async () => {
  connection.connect()
  FakeSocket.latest.say(hello)
  FakeSocket.latest.drop(4401)
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(2))
})
