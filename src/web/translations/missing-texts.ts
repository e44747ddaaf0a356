import type { OnMissing } from '#web/app/messages.ts'
import { translateMissing, type MissingText, type Page } from './translate-missing.ts'

/** Translation lookups wait this long after the page has loaded (specification §9). */
const WAIT_MS = 500

/**
 * Collects messages without words, each once, and asks for them together some time after the page has loaded. One
 * with a default is no text of the site, but a supplier's own.
 */
export function missingTexts(page: Page): OnMissing {
  const seen = new Set<string>()
  const batch: MissingText[] = []
  const hand = () => void translateMissing(batch.splice(0), page)
  return (_languages, namespace, key, _fallback, _isUpdate, { defaultValue, count }) => {
    const name = `${namespace}:${key}`
    if (defaultValue !== undefined || seen.has(name)) return
    seen.add(name)
    if (batch.push({ namespace, key, counted: count !== undefined }) > 1) return
    const later = () => setTimeout(hand, WAIT_MS)
    if (document.readyState === 'complete') later()
    else window.addEventListener('load', later, { once: true })
  }
}
