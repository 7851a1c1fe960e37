/* What a person sees who does not scroll: the choices in sight, and every flaw of this screen; of an open dialog alone, where there is one. */
() => {
  const flaws = []
  const dialog = document.querySelector('dialog[open]')
  const within = dialog ?? document
  const CLIPS = /hidden|clip|auto|scroll/
  const seen = (element) => {
    const box = element.getBoundingClientRect()
    let [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
    let [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)]
    for (let over = element.parentElement; over; over = over.parentElement) {
      const style = getComputedStyle(over)
      if (!CLIPS.test(style.overflowX + style.overflowY) || over === document.body) continue
      const clip = over.getBoundingClientRect()
      ;[left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)]
      ;[right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)]
    }
    const whole = left <= box.left + 1 && top <= box.top + 1 && right >= box.right - 1 && bottom >= box.bottom - 1
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    return { box, whole, x, y, inside: x > left + 1 && x < right - 1 && y > top + 1 && y < bottom - 1 } // at the very edge of what scrolls nothing can be told
  }
  const free = (element, at) => {
    const hit = document.elementFromPoint(at.x, at.y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  const moving = document.getAnimations().filter((motion) => motion.playState === 'running' && motion.effect?.getComputedTiming().endTime !== Infinity)
  const outside = (element) => {
    const box = element.getBoundingClientRect()
    if (box.width < 2 || getComputedStyle(element).display === 'inline') return false
    if (moving.some((motion) => motion.effect.target?.contains(element))) return false // it is on its way
    const words = document.createRange()
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== 3 || !node.data.trim()) return false
      words.selectNodeContents(node)
      return [...words.getClientRects()].some((line) => line.width > 0 && (line.left < box.left - 1 || line.right > box.right + 1))
    })
  }
  const said = (element) => (element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 60)
  const choices = [...within.querySelectorAll('[data-action]')].map((element) => ({element, at: seen(element)}))
  const open = choices.filter(({element, at}) => at.whole && at.box.width > 0 && free(element, at))
  if (!open.length && !dialog) flaws.push('no choice is in sight')
  for (const element of within.querySelectorAll('button, a[href], select, input')) {
    const at = seen(element)
    if (at.box.width === 0 || !at.inside || element.closest('[inert], dialog:not([open])')) continue
    if (!free(element, at)) flaws.push(`covered: ${said(element)}`)
  }
  for (const element of within.querySelectorAll('*')) {
    if (element.closest('svg, .sr, script, style, [hidden]') || ![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue
    const style = getComputedStyle(element)
    if (!element.offsetParent || style.visibility === 'hidden' || style.fontSize === '0px' || style.clipPath !== 'none') continue
    const name = element.closest('.plate .name')
    const secret = style.scrollbarWidth === 'none' ? /hidden|clip|auto|scroll/ : /hidden|clip/ // what scrolls without saying so is cut
    const wide = secret.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
    const high = secret.test(style.overflowY) && element.scrollHeight > element.clientHeight + 3
    if (name) {
      const letters = element.textContent.trim().length
      if (wide && (element.clientWidth / element.scrollWidth) * letters < 5) flaws.push(`a name is too short: ${said(element)}`)
    } else if (wide || high) flaws.push(`cut: ${said(element)}`)
    else if (outside(element)) flaws.push(`out of its box: ${said(element)}`)
  }
  const page = document.documentElement
  if (page.scrollWidth > innerWidth + 1 || page.scrollHeight > innerHeight + 1) flaws.push('the page scrolls')
  return {flaws: [...new Set(flaws)], open: open.map(({at}) => [at.x, at.y])}
}
