import type { Messages, MissingText } from '#ui/messages/messages.ts'
import { logToServer } from '../log-to-server.ts'

/** Texts of one call. */
const MAX_TEXTS = 50

/** Translation lookups wait this long after the page has loaded (specification §9). */
const WAIT_MS = 500

/** Collects the messages that a page lacks and requests them from the translation service. */
export function lookUpMissing(lookup: Lookup): (missing: MissingText) => void {
  return missingTexts((missing) => void translateMissing(missing, lookup))
}

/** Collects keys without a text, each once, and requests them in one batch some time after the page load. */
function missingTexts(request: (missing: readonly MissingText[]) => void) {
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

/** Messages of a page, and the English source texts of some namespaces. */
type Lookup = {
  platform: 'web' | 'widget'
  words: Messages
  english: (namespaces: readonly string[]) => Promise<Messages>
}

/**
 * Requests missing messages of the page's language from the translation service in one call, by their English texts,
 * and shows the results. Failures are only logged (specification §8).
 */
async function translateMissing(missing: readonly MissingText[], lookup: Lookup): Promise<void> {
  const keys = missing.map(({ namespace, key }) => `${namespace}:${key}`).join()
  try {
    const { platform, words } = lookup
    const { language } = words
    const requested = (await withEnglish(missing, lookup)).slice(0, MAX_TEXTS)
    if (requested.length === 0) return logToServer('warn', 'MISSING_TEXT', keys)
    const english = requested.map((text) => text.english)
    const translated = await translate({ platform, lang: language, english, temporary: false })
    words.replace(
      new Map(requested.map(({ namespace, key }, at) => [`${namespace}:${key}`, translated[at] ?? key])),
    )
  } catch {
    logToServer('warn', 'TRANSLATION_FAILED', keys)
  }
}

/** Adds English texts and drops keys without one; the general form represents all plural forms. */
async function withEnglish(missing: readonly MissingText[], { words, english }: Lookup) {
  if (words.language === 'en') return []
  const texts = await english([...new Set(missing.map(({ namespace }) => namespace))])
  return missing.flatMap(({ namespace, key, counted }) => {
    const text = texts.source(namespace, counted ? `${key}_other` : key)
    return text === undefined ? [] : [{ namespace, key, english: text }]
  })
}

/** Calls the translation service (specification §7), from the site and the widget's frame. */
async function translate(body: {
  platform: Lookup['platform']
  lang: string
  english: readonly string[]
  temporary: boolean
}): Promise<readonly string[]> {
  const response = await fetch('/api/o/i18n/translate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  const { data } = (await response.json()) as { data?: unknown }
  if (!response.ok || !Array.isArray(data)) throw new Error(`answered ${response.status}`)
  return data.map(String)
}
