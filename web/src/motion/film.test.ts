import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameKit } from '../games/kit'
import type { GameEvent, Position } from '../net/wire'
import { settings } from '../shell/settings.svelte'
import recorded from '../table/messages.json'
import { Film } from './film.svelte'

const positions = recorded.messages.flatMap((message) => (message.type === 'update' ? [message.position as Position] : []))
const [first, second, third] = positions as [Position, Position, Position]
const HOLD = 100

/** A kit that counts the events it has staged. */
const kit = { hold: () => HOLD, stage: (view: { seat: number | null; staged?: number }) => ({ ...view, staged: (view.staged ?? 0) + 1 }) } as unknown as GameKit
const staged = (film: Film) => (film.view as { staged?: number } | null)?.staged ?? 0

let told: GameEvent[]
let film: Film
beforeEach(() => {
  vi.useFakeTimers()
  settings.speed = 'normal'
  told = []
  film = new Film(kit, (event) => told.push(event))
  film.show(first)
})
afterEach(() => void vi.useRealTimers())

const done = vi.fn()
beforeEach(() => done.mockClear())

test('a position is shown at once, without its events', () => {
  expect(film.view).toBe(first.view)
  expect(film.position).toBe(first)
  expect(told).toEqual([])
  expect(film.playing).toBe(false)
})

test('events are told one after the other, each staged and held, and then the view is the table', async () => {
  film.play({ position: third, done })
  for (let n = 1; n <= third.events.length; n++) {
    expect(film.playing).toBe(true)
    expect(told.length).toBe(n)
    expect(film.latest).toEqual(third.events[n - 1])
    expect(staged(film)).toBe(n)
    expect(film.position).toBe(first)
    await vi.advanceTimersByTimeAsync(HOLD)
  }
  expect(film.view).toBe(third.view)
  expect(film.position).toBe(third)
  expect(film.playing).toBe(false)
  expect(done).toHaveBeenCalledOnce()
})

test('scenes queue, and none is lost', async () => {
  film.play({ position: second, done })
  film.play({ position: third, done })
  await vi.advanceTimersByTimeAsync(HOLD * 10)
  expect(told).toEqual([...second.events, ...third.events])
  expect(done).toHaveBeenCalledTimes(2)
})

test('who is quicker goes to the end at once, and every event is told all the same', async () => {
  film.play({ position: third, done })
  film.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(third.events)
  expect(film.view).toBe(third.view)
  expect(done).toHaveBeenCalledOnce()
})

test('a position shown at once cuts off the scene, which is never finished', async () => {
  film.play({ position: third, done })
  film.show(second)
  await vi.advanceTimersByTimeAsync(HOLD * 10)
  expect(film.view).toBe(second.view)
  expect(told.length).toBe(1)
  expect(done).not.toHaveBeenCalled()
  film.play({ position: third, done })
  await vi.advanceTimersByTimeAsync(HOLD * 10)
  expect(film.position).toBe(third)
})

test('nothing is held at the speed that is at once', async () => {
  settings.speed = 'instant'
  film.play({ position: third, done })
  await vi.advanceTimersByTimeAsync(0)
  expect(film.playing).toBe(false)
  expect(told).toEqual(third.events)
})
