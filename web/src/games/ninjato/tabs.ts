/** The places of a phone's small map, and which of them is looked at when something happens or is decided. */

import type { Event } from './types'

export const TABS = ['houses', 'dojo', 'sensei', 'palace', 'pavilion', 'table'] as const
export type Tab = (typeof TABS)[number]

const DECISIONS: Record<string, Tab> = { Placing: 'houses', Training: 'dojo', Discarding: 'dojo', Learning: 'sensei', Bribing: 'palace', Spreading: 'pavilion', ChoosingReward: 'pavilion', Disguising: 'table' }

const EVENTS: Partial<Record<Event['event'], Tab>> = {
  'dojo-entered': 'dojo',
  'card-taken': 'dojo',
  'card-drawn': 'dojo',
  'skill-learned': 'sensei',
  'envoy-bribed': 'palace',
  'rumor-taken': 'pavilion',
  'place-judged': 'houses',
  'clan-honor-scored': 'houses',
  'token-replaced': 'houses',
  'rumors-scored': 'table',
}

export const tabOf = (decision: string, raiding: boolean): Tab | undefined => (raiding ? 'houses' : DECISIONS[decision])

export const tabOfEvent = (event: Event): Tab | undefined => ('house' in event ? 'houses' : EVENTS[event.event])
