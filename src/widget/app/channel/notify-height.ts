import type { Channel } from './channel.ts'

/**
 * Notifies the page of the height of the tallest contents so far, including the bars above and below; the
 * page decides how to use it. Returns a function that stops it.
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
