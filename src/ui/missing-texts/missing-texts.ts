import type { MissingText } from '#ui/messages/messages.ts'

/** Translation lookups wait this long after the page has loaded (specification §9). */
const WAIT_MS = 500

/** Collects keys without a text, each once, and requests them in one batch some time after the page load. */
export function missingTexts(request: (missing: readonly MissingText[]) => void) {
  const seen = new Set<string>()
  const batch: MissingText[] = []
  const flush = () => request(batch.splice(0))
  return (missing: MissingText): void => {
    const name = `${missing.namespace}:${missing.key}`
    if (seen.has(name)) return
    seen.add(name)
    if (batch.push(missing) > 1) return
    const later = () => setTimeout(flush, WAIT_MS)
    if (document.readyState === 'complete') later()
    else window.addEventListener('load', later, { once: true })
  }
}
