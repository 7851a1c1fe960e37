/** A view that nobody here has heard of, as zones to show: what its title declares says what is a seat and what is each seat's. */

import type { FieldInfo, View, ViewInfo } from '../../net/wire'
import { kebab, plain, type GameWords } from '../../words/words.svelte'

/** What is said elsewhere on the table, and the part that no screen draws: it is there for bots. */
const UNSEEN = ['seat', 'decision', 'actor', 'memory']

/** The words of the shell that values need. */
export interface Saying {
  words: GameWords
  yes: string
  no: string
}

/** A field with its name in words: one value, or those that lie there. */
export interface Zone {
  name: string
  label: string
  isList: boolean
  values: string[]
}

/** A part of the view by its name, with the zones inside. */
export interface Section {
  name: string
  label: string
  zones: Zone[]
}

export interface Zones {
  open: Zone[]
  /** Lists of names that other fields count by: what numbers mean. */
  legend: Zone[]
  sections: Section[]
  /** For each seat what is its own. */
  seats: Zone[][]
}

const isLegend = (field: FieldInfo) => field.kind === 'text' && field.levels > 0 && field.name.endsWith('_names')
const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
/** What stands in a field; its title says there is one. */
const told = (thing: object, { name }: FieldInfo): unknown => Reflect.get(thing, name)
const labelOf = (name: string, { words }: Saying) => words.bare(`label-${kebab(name)}`) ?? plain(name)

/** One value in words; a thing of several fields as all of them. */
function said(value: unknown, kind: string, info: ViewInfo, saying: Saying): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map((one) => said(one, kind, info, saying)).join(' ') || '–'
  if (typeof value === 'boolean') return value ? saying.yes : saying.no
  if (kind === 'seat') return saying.words.names[Number(value)] ?? '–'
  if (isThing(value)) return inside(value, info.parts[kind] ?? [], info, saying).map((zone) => `${zone.label} ${zone.values.join(' ')}`).join(' · ')
  return String(value)
}

function zone(value: unknown, field: FieldInfo, info: ViewInfo, saying: Saying): Zone {
  const values = Array.isArray(value) ? value.map((one) => said(one, field.kind, info, saying)) : [said(value, field.kind, info, saying)]
  return { name: field.name, label: labelOf(field.name, saying), isList: Array.isArray(value), values }
}

const inside = (thing: object, fields: FieldInfo[], info: ViewInfo, saying: Saying) => fields.map((field) => zone(told(thing, field), field, info, saying))

/** What a seat has of a field by seat: a thing of several fields is told field by field. */
function ofSeat(value: unknown, field: FieldInfo, info: ViewInfo, saying: Saying): Zone[] {
  const parts = info.parts[field.kind]
  return parts && isThing(value) ? inside(value, parts, info, saying) : [zone(value, field, info, saying)]
}

function sectionOf(view: View, field: FieldInfo, info: ViewInfo, saying: Saying): Section[] {
  const part = told(view, field)
  return isThing(part) ? [{ name: field.name, label: labelOf(field.name, saying), zones: inside(part, info.parts[field.kind] ?? [], info, saying) }] : []
}

export function zonesOf(view: View, info: ViewInfo, seats: number, saying: Saying): Zones {
  const fields = info.fields.filter((field) => !UNSEEN.includes(field.name))
  const [each, shared] = [fields.filter((field) => field.by_seat), fields.filter((field) => !field.by_seat)]
  const plainly = shared.filter((field) => !isThing(told(view, field)))
  const lists = each.map((field) => ({ field, list: told(view, field) }))
  return {
    open: inside(view, plainly.filter((field) => !isLegend(field)), info, saying),
    legend: inside(view, plainly.filter(isLegend), info, saying),
    sections: shared.flatMap((field) => sectionOf(view, field, info, saying)),
    seats: Array.from({ length: seats }, (_, seat) => lists.flatMap(({ field, list }) => ofSeat(Array.isArray(list) ? list[seat] : null, field, info, saying))),
  }
}

/** The same of a view of which the server says nothing: what its values look like. */
export const guessed = (view: View): ViewInfo => ({
  fields: Object.entries(view).map(([name, value]: [string, unknown]) => ({ name, kind: name.endsWith('seat') ? 'seat' : typeof value, levels: Array.isArray(value) ? 1 : 0, by_seat: false })),
  parts: {},
})
