/** Sentences that fit their place: where there is no room for all of them, the first or the last of them are told. */

const SENTENCE = /(?<=[.!?…])\s+/

type End = 'first' | 'last'

/** The whole text, or as many of its first or last sentences as fit; what is left out is marked. */
export function thoseThatFit(text: string, end: End, fits: (text: string) => boolean): string {
  const parts = text.split(SENTENCE)
  let told = text
  while (parts.length > 1 && !fits(told)) {
    if (end === 'last') parts.shift()
    else parts.pop()
    told = end === 'last' ? `… ${parts.join(' ')}` : `${parts.join(' ')} …`
  }
  return told
}

/** Writes a text into an element, as much of it as fits into the element around it. */
export const fitted = (text: string, end: End) => (element: HTMLElement) => {
  const place = element.parentElement!
  const fits = (told: string): boolean => {
    element.textContent = told
    return place.scrollHeight <= place.clientHeight + 1
  }
  const write = (): void => void (element.textContent = thoseThatFit(text, end, fits))
  const watch = new ResizeObserver(write)
  watch.observe(place)
  write()
  return () => watch.disconnect()
}
