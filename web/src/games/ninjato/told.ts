/** What the guide tells of the board: the client reads its numbers and reckons none. */

import type { Guidance, Phrase } from '../../net/wire'

const thing = (guide: Guidance | null | undefined, id: string) => guide?.things?.find((one) => one.id === id)

/** A number that a thing is worth now; null while nothing is told. */
export function numberOf(guide: Guidance | null | undefined, id: string, name: string): number | null {
  const value = thing(guide, id)?.now?.given?.[name]
  return typeof value === 'number' ? value : null
}

/** The seats in the order that a thing tells them. */
export function seatsOf(guide: Guidance | null | undefined, id: string): number[] {
  const value = thing(guide, id)?.now?.given?.['seats']
  return Array.isArray(value) ? value.filter((seat): seat is number => typeof seat === 'number') : []
}

export interface Standing {
  seat: number
  influence: number
  age: number
}

/** Who stands with a clan, best first. */
export function standingOf(guide: Guidance | null | undefined, clan: string): Standing[] {
  const value = thing(guide, `clan-${clan}`)?.now?.given?.['ranked']
  return (Array.isArray(value) ? value : []).flatMap((one) => {
    const given = (one as Phrase).given ?? {}
    return [{ seat: Number(given['seat']), influence: Number(given['influence']), age: Number(given['age']) }]
  })
}

/** The raids that nothing can win: they do not glow. */
export function hopelessIn(guide: Guidance | null | undefined): Set<string> {
  const choices = (guide?.groups ?? []).flatMap((group) => group.choices)
  return new Set(choices.filter((choice) => choice.then?.message === 'then-hopeless').map((choice) => choice.text))
}
