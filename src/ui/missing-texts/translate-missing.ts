import type { Messages, MissingText } from '#ui/messages/messages.ts'
import { logToServer } from '../log-to-server.ts'

/** Texts of one call. */
const MOST = 50

/** The words of a page, and the English ones of some namespaces, which what is missing is translated from. */
export type Lookup = {
  platform: 'web' | 'widget'
  words: Messages
  english: (namespaces: readonly string[]) => Promise<Messages>
}

/**
 * Asks the translation service for messages that the page's language has not, by their English texts, in one call, and
 * shows what comes. Failures are only logged (specification §8).
 */
export async function translateMissing(missing: readonly MissingText[], lookup: Lookup): Promise<void> {
  const named = missing.map(({ namespace, key }) => `${namespace}:${key}`).join()
  try {
    const { platform, words } = lookup
    const { language } = words
    const wanted = (await withEnglish(missing, lookup)).slice(0, MOST)
    if (wanted.length === 0) return logToServer('warn', 'MISSING_TEXT', named)
    const english = wanted.map((text) => text.english)
    const translated = await translate({ platform, lang: language, english, temporary: false })
    words.replace(
      new Map(wanted.map(({ namespace, key }, at) => [`${namespace}:${key}`, translated[at] ?? key])),
    )
  } catch {
    logToServer('warn', 'TRANSLATION_FAILED', named)
  }
}

/** Those that English has, with their English texts; of plural forms the general one stands for all. */
async function withEnglish(missing: readonly MissingText[], { words, english }: Lookup) {
  if (words.language === 'en') return []
  const texts = await english([...new Set(missing.map(({ namespace }) => namespace))])
  return missing.flatMap(({ namespace, key, counted }) => {
    const text = texts.source(namespace, counted ? `${key}_other` : key)
    return text === undefined ? [] : [{ namespace, key, english: text }]
  })
}

/** The call of the translation service (specification §7), as the site and the widget's frame both reach it. */
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
