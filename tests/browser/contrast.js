/* Contrast as it is seen: every visible piece of text against the pixels that stand behind the middle of its line once all text is taken away. */
() => {
  const pieces = []
  const shown = (element) => {
    let opacity = 1
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.visibility === 'hidden' || style.display === 'none') return 0
      opacity *= Number(style.opacity)
    }
    return opacity
  }
  const dialog = document.querySelector('dialog[open]')
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!/[\p{L}\p{N}]/u.test(node.data) || element.closest('svg, .sr, script, style, option, [disabled], [aria-disabled=true], [inert], dialog:not([open])')) continue
    const style = getComputedStyle(element)
    const opacity = shown(element)
    if (!opacity || style.clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const own = ([x, y]) => {
        const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)
        return hit && (element.contains(hit) || hit.contains(element))
      }
      if (box.width < 2 || ![[0.1, 0.5], [0.9, 0.5], [0.5, 0.25], [0.5, 0.75]].every(own)) continue
      const size = parseFloat(style.fontSize)
      const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700)
      pieces.push({ text: `${node.data.trim().slice(0, 40)} (${element.className.toString().replace(/svelte-\w+/g, '').trim()})`, color: style.color, opacity, large, x: box.x, y: box.y + box.height * 0.22, width: box.width, height: box.height * 0.56 })
    }
  }
  return pieces
}
