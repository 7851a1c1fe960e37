/** Sentences that fit their place: where there is no room for all of them, the oldest are left out. */

const SENTENCE = /(?<=[.!?…])\s+/

/** The whole text, or as many of its last sentences as fit; what is left out is marked. */
export function lastThatFit(text: string, fits: (text: string) => boolean): string {
  const parts = text.split(SENTENCE)
  let told = text
  while (parts.length > 1 && !fits(told)) {
    parts.shift()
    told = `… ${parts.join(' ')}`
  }
  return told
}

/** Writes a text into an element, as much of it as fits into the element around it. */
export const fitted = (text: string) => (element: HTMLElement) => {
  const place = element.parentElement!
  const fits = (told: string): boolean => {
    element.textContent = told
    return place.scrollHeight <= place.clientHeight + 1
  }
  const write = (): void => void (element.textContent = lastThatFit(text, fits))
  const watch = new ResizeObserver(write)
  watch.observe(place)
  write()
  return () => watch.disconnect()
}
