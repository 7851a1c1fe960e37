/** Where the person is: `/`, `/t/<id>`, `/t/<id>?at=12&seat=1` for a moment of it as a seat saw it, `/learn/<title>/2`, `/rules/<title>#R2.4`, `/study`, `/study/<id>?at=12&seat=1` for a puzzle, `/bench`, `/me`. */

export interface Place {
  name: 'lobby' | 'table' | 'learn' | 'rules' | 'study' | 'bench' | 'profile' | 'nowhere'
  id: string
  /** The moment of the game that a link points to, and whose eyes it is seen through; null is the public. */
  at: number | null
  seat: number | null
  /** The lesson of a title, from 1; 0 for all of them. */
  lesson: number
  /** The part of the page that a link points to. */
  part: string
}

export function read(path: string, search: string, hash = ''): Place {
  const [, first = '', id = '', third = ''] = path.split('/')
  const number = (name: string) => {
    const found = new RegExp(`[?&]${name}=(\\d+)`).exec(search)?.[1]
    return found === undefined ? null : Number(found)
  }
  const moment = { at: number('at'), seat: number('seat'), lesson: /^\d{1,2}$/.test(third) ? Number(third) : 0, part: hash.slice(1) }
  if (first === '') return { name: 'lobby', id: '', ...moment }
  if (first === 't' && id) return { name: 'table', id, ...moment }
  if ((first === 'learn' || first === 'rules') && id) return { name: first, id, ...moment }
  if (first === 'study') return { name: 'study', id, ...moment }
  if (first === 'bench') return { name: 'bench', id, ...moment }
  if (first === 'me') return { name: 'profile', id: '', ...moment }
  return { name: 'nowhere', id: '', ...moment }
}

export const here = $state<{ place: Place }>({ place: read(location.pathname, location.search, location.hash) })

const follow = () => {
  here.place = read(location.pathname, location.search, location.hash)
}

export function go(path: string): void {
  history.pushState(null, '', path)
  follow()
  if (!path.includes('#')) scrollTo(0, 0)
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
  go(link.pathname + link.search + link.hash)
}
