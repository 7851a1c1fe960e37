/** Short words to the person: toasts for the eye, the live region for the ear. */

export interface Notice {
  id: number
  text: string
  tone: 'plain' | 'warn'
}

let next = 0
export const notices = $state<Notice[]>([])
export const spoken = $state({ text: '' })

export function notify(text: string, tone: Notice['tone'] = 'plain'): void {
  if (notices.some((notice) => notice.text === text)) return
  const id = next++
  notices.push({ id, text, tone })
  if (notices.length > 3) notices.shift()
  setTimeout(() => dismiss(id), 4000 + text.length * 45)
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id)
  if (at >= 0) notices.splice(at, 1)
}

let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | null = null

/** Says something politely; what comes close together is said in one breath. */
export function announce(text: string): void {
  waiting.push(text)
  timer ??= setTimeout(() => {
    spoken.text = waiting.slice(-8).join(' ')
    waiting = []
    timer = null
  }, 120)
}
