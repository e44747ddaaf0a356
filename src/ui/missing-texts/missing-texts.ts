/** What i18next tells of a message without words. */
export type OnMissing = (
  languages: readonly string[],
  namespace: string,
  key: string,
  fallback: string,
  isUpdate: boolean,
  options: { defaultValue?: unknown; count?: unknown },
) => void

/** A message that the page's language has not; `counted`: its plural forms are missing. */
export type MissingText = { namespace: string; key: string; counted: boolean }

/** Translation lookups wait this long after the page has loaded (specification §9). */
const WAIT_MS = 500

/**
 * Collects messages without words, each once, and asks for them together some time after the page has loaded. One
 * with a default is no text of ours, but a supplier's own.
 */
export function missingTexts(ask: (missing: readonly MissingText[]) => void): OnMissing {
  const seen = new Set<string>()
  const batch: MissingText[] = []
  const hand = () => ask(batch.splice(0))
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
