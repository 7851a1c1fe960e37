/**
 * Pieces glide. What is marked `data-piece="card-7"` is the same piece before and after the table changed, wherever it lies;
 * a new piece comes from the place that its `data-from` names (`data-place`), one that is gone leaves for its `data-to`.
 * The table itself is always right at once: only the look of it travels, so a motion can be cut off at any time.
 */

const EASE = 'cubic-bezier(.2,.75,.25,1)'

interface Before {
  box: DOMRect
  ghost: Element | null
  to: string
}

export type Snapshot = Map<string, Before>

export function snapshot(root: Element): Snapshot {
  const all: Snapshot = new Map()
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const to = piece.dataset['to'] ?? ''
    all.set(piece.dataset['piece']!, { box: piece.getBoundingClientRect(), ghost: to ? (piece.cloneNode(true) as Element) : null, to })
  }
  return all
}

function place(root: Element, name: string): DOMRect | null {
  return root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() ?? null
}

function travel(piece: Element, from: DOMRect, to: DOMRect, duration: number): void {
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
  if (Math.abs(dx) + Math.abs(dy) < 2) return
  const scale = to.width ? Math.max(0.3, Math.min(2.5, from.width / to.width)) : 1
  const over = piece.closest('[data-action]') ? { zIndex: 5 } : { zIndex: 5, pointerEvents: 'none' } // what flies past a choice takes no press from it
  piece.animate(
    [
      { transform: `translate(${dx}px,${dy}px) scale(${scale})`, ...over },
      { transform: 'none', ...over },
    ],
    { duration, easing: EASE },
  )
}

function leave(root: Element, gone: Before, duration: number): void {
  const target = place(root, gone.to)
  if (!gone.ghost || !target) return
  const ghost = gone.ghost as HTMLElement
  for (const marked of [ghost, ...ghost.querySelectorAll<HTMLElement>('[id],[data-piece]')]) {
    marked.removeAttribute('data-piece')
    marked.removeAttribute('id')
  }
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  const { box } = gone
  Object.assign(ghost.style, {
    position: 'fixed', left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`,
    margin: '0', zIndex: '50', pointerEvents: 'none', transform: 'none',
  })
  root.append(ghost)
  const [dx, dy] = [target.x + target.width / 2 - box.x - box.width / 2, target.y + target.height / 2 - box.y - box.height / 2]
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px,${dy}px) scale(.6)`, opacity: 0 },
    ],
    { duration, easing: EASE },
  )
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

/** Plays the way from a snapshot to the table as it is now. */
export function glide(root: Element, before: Snapshot, duration: number): void {
  const now = new Set<string>()
  const moves: (() => void)[] = []
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const name = piece.dataset['piece']!
    now.add(name)
    const box = piece.getBoundingClientRect()
    const was = before.get(name)
    const from = was?.box ?? (piece.dataset['from'] ? place(root, piece.dataset['from']) : null)
    if (from && duration > 0) moves.push(() => travel(piece, from, box, duration))
    else if (!was && duration > 0) moves.push(() => piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration / 2 }))
  }
  for (const move of moves) move()
  if (duration > 0) for (const [name, gone] of before) if (!now.has(name) && gone.to) leave(root, gone, duration)
}

/** Ends every motion under an element at once. */
export function settle(root: Element): void {
  for (const motion of root.getAnimations({ subtree: true })) {
    if (!(motion instanceof CSSAnimation) && !(motion instanceof CSSTransition)) motion.finish()
  }
}
