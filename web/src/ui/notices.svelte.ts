/** Short words to the person: a slot of the table or toasts for the eye, the live region for the ear. */

export interface Notice {
  id: number
  text: string
  tone: 'plain' | 'warn'
  /** Where it leads, or empty. */
  link: string
}

let next = 0
export const notices = $state<Notice[]>([])
/** What the ear is told: what happened, and apart from it that it is one's turn. */
export const spoken = $state({ text: '', turn: '' })
/** How many places of their own there are for notices on this page; with one, no toast lies over anything. */
export const slots = $state({ open: 0 })

export function notify(text: string, tone: Notice['tone'] = 'plain', link = ''): void {
  if (notices.some((notice) => notice.text === text)) return
  const id = next++
  notices.push({ id, text, tone, link })
  if (notices.length > 3) notices.shift()
  setTimeout(() => dismiss(id), 4000 + text.length * 45)
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id)
  if (at >= 0) notices.splice(at, 1)
}

/** Whoever has come to where a notice leads needs it no more. */
export function arrivedAt(link: string): void {
  for (const { id } of notices.filter((notice) => notice.link === link)) dismiss(id)
}

/** The same words once more are only heard if the text of the region changes. */
const anew = (text: string, before: string) => (text === before ? `${text}\u00a0` : text)

let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | null = null

/** Says something politely; what comes close together is said in one breath, a line each. */
export function announce(text: string): void {
  waiting.push(text)
  timer ??= setTimeout(() => {
    spoken.text = anew(waiting.slice(-8).join('\n'), spoken.text)
    waiting = []
    timer = null
  }, 120)
}

/** Says that it is the person's turn, and what can be done: a message of its own. */
export function call(text: string): void {
  spoken.turn = anew(text, spoken.turn)
}
