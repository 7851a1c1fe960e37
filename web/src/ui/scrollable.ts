/** What scrolls can be reached by key, and what does not scroll is no stop on the way. */

/** Attach to an element whose content may be higher or wider than itself. */
export function scrollable(node: HTMLElement): () => void {
  const look = () => {
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  const observe = () => [node, ...node.children].forEach((one) => sizes.observe(one))
  const children = new MutationObserver(observe)
  observe()
  children.observe(node, { childList: true })
  return () => {
    sizes.disconnect()
    children.disconnect()
  }
}
