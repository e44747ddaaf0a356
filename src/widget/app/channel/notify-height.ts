import type { Channel } from './channel.ts'

/**
 * Tells the page what height the tallest contents so far would need, with the bars above and below them; the page
 * decides what to make of it. Returns its end.
 */
export function notifyHeight(
  scrolled: HTMLElement,
  contents: HTMLElement,
  notifyHost: Channel['notifyHost'],
): () => void {
  let tallest = 0
  const observer = new ResizeObserver(() => {
    const bars = document.documentElement.clientHeight - scrolled.clientHeight
    const height = Math.min(20_000, Math.ceil(contents.scrollHeight + bars))
    if (height <= tallest) return
    tallest = height
    notifyHost({ type: 'height', height })
  })
  observer.observe(contents)
  return () => observer.disconnect()
}
