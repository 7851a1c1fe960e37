/** How the table looks right after an event. */

import { GUARDS, total, TREASURES } from './treasures'
import type { Event, View } from './types'

/** The events that add honor, in the order of the game. */
const HONORS = ['treasures-paid', 'clan-honor-scored', 'rumors-scored', 'treasures-scored', 'elites-scored'] as const

type Honor = Extract<Event, { event: (typeof HONORS)[number] }>
const addsHonor = (event: Event): event is Honor => (HONORS as readonly string[]).includes(event.event)
const kindOf = (treasure: string) => TREASURES.findIndex((name) => name === treasure)

/** A treasure more, or with -1 one less. */
function add(counts: number[] | undefined, treasure: string, change = 1): void {
  const kind = kindOf(treasure)
  if (counts && kind >= 0) counts[kind] = Math.max(0, (counts[kind] ?? 0) + change)
}

const nothing = () => TREASURES.map(() => 0)
const noRaid = (): View['raid'] => ({ house: -1, by_stealth: false, plain: nothing(), red: nothing(), foe_is: 0, foe: -1, target: 0, other_target: 0, value: 0, is_base: false })

/** The treasures of a kind on a side that has one: an exchange does not tell the side. */
const sideWith = (treasure: string, plain: number[], red: number[]) => (plain[kindOf(treasure)] ? plain : red)

export function stage(before: View, event: Event): View {
  const view = structuredClone(before)
  if (addsHonor(event)) {
    const seat = view.seats[event.seat]
    if (seat) seat.honor = event.total
  } else if ('house' in event) stageHouse(view, event)
  else stageRaid(view, event)
  return view
}

/** What happens at a house; houses are counted from 1. */
function stageHouse(view: View, event: Extract<Event, { house: number }>): void {
  const { raid } = view
  const house = view.houses[event.house - 1]
  switch (event.event) {
    case 'raid-begun':
      view.raid = { ...noRaid(), house: event.house - 1, by_stealth: event.side === 'stealth', target: event.value }
      break
    case 'guard-turned-up':
      view.raid = { ...raid, foe_is: 1, target: event.value, other_target: 0, value: 0 }
      break
    case 'elite-turned-up': {
      const [first = 0, second = 0] = event.elite.split(/[/+]/).map(Number)
      const target = event.elite.includes('+') || !raid.by_stealth ? first : second
      view.raid = { ...raid, foe_is: 2, foe: view.elite_names.indexOf(event.elite), target, value: 0 }
      break
    }
    case 'treasure-added':
      add(house?.plain, event.treasure)
      break
    case 'treasure-turned-red':
      add(house?.plain, event.treasure, -1)
      add(house?.red, event.treasure)
      break
    case 'sentry-posted':
      if (house) house.sentry = event.value - 1 + (event.alarm ? GUARDS : 0)
      break
    case 'given-up':
      if (total(raid.plain) + total(raid.red) === 0) view.raid = noRaid()
      break
    case 'house-left':
      view.raid = noRaid()
      break
    case 'house-cleared':
      if (house) house.sentry = -1
      view.raid = { ...noRaid(), house: event.house - 1, by_stealth: raid.by_stealth }
      break
    case 'token-replaced':
      if (house) house.token = view.token_names.indexOf(`${event.clan}-${event.honor}`)
      view.raid = noRaid()
      break
  }
}

/** What the raider does. */
function stageRaid(view: View, event: Event): void {
  const { raid } = view
  const house = view.houses[raid.house]
  switch (event.event) {
    case 'card-played':
    case 'kicker-played':
    case 'skill-used':
      raid.value = event.value
      break
    case 'side-switched':
      raid.by_stealth = event.side === 'stealth'
      break
    case 'treasure-won':
      add(event.side === 'red' ? house?.red : house?.plain, event.treasure, -1)
      add(event.side === 'red' ? raid.red : raid.plain, event.treasure)
      break
    case 'treasure-swapped': {
      if (!house) break
      const [given, taken] = [sideWith(event.given, raid.plain, raid.red), sideWith(event.taken, house.plain, house.red)]
      add(given, event.given, -1)
      add(taken, event.taken, -1)
      add(taken === house.red ? raid.red : raid.plain, event.taken)
      add(given === raid.red ? house.red : house.plain, event.given)
      break
    }
    case 'treasure-kept':
      view.raid = noRaid()
      break
  }
}
