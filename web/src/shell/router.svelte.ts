/** Where the person is: `/`, `/t/<id>`, `/t/<id>?at=12&seat=1` for a moment of it as a seat saw it, `/me`. */

export interface Place {
  name: 'lobby' | 'table' | 'profile' | 'nowhere'
  id: string
  /** The moment of the game that a link points to, and whose eyes it is seen through; null is the public. */
  at: number | null
  seat: number | null
}

export function read(path: string, search: string): Place {
  const [, first = '', id = ''] = path.split('/')
  const number = (name: string) => {
    const found = new RegExp(`[?&]${name}=(\\d+)`).exec(search)?.[1]
    return found === undefined ? null : Number(found)
  }
  const moment = { at: number('at'), seat: number('seat') }
  if (first === '') return { name: 'lobby', id: '', ...moment }
  if (first === 't' && id) return { name: 'table', id, ...moment }
  if (first === 'me') return { name: 'profile', id: '', ...moment }
  return { name: 'nowhere', id: '', ...moment }
}

export const here = $state<{ place: Place }>({ place: read(location.pathname, location.search) })

const follow = () => {
  here.place = read(location.pathname, location.search)
}

export function go(path: string): void {
  history.pushState(null, '', path)
  follow()
  scrollTo(0, 0)
}

/** Changes the address without a new entry in the history. */
export function mark(path: string): void {
  history.replaceState(null, '', path)
}

addEventListener('popstate', follow)

/** Follows links of our own inside the page. */
export function intercept(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api')) return
  event.preventDefault()
  go(link.pathname + link.search)
}
