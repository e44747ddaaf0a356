import type { i18n } from 'i18next'
import { loadMessages } from '#web/app/messages.ts'
import type { SiteStore } from '#web/app/store.ts'
import type { MissingText } from './missing-texts.ts'
import { translationsApi } from './translations.api.ts'

/** Texts of one call. */
const MOST = 50

export type Page = { messages: i18n; store: SiteStore; productName: string }

/**
 * Asks the translation service for messages that the page's language has not, by their English texts, in one call, and
 * shows what comes. Failures are only logged (specification §8).
 */
export async function translateMissing(missing: readonly MissingText[], page: Page): Promise<void> {
  const named = missing.map(({ namespace, key }) => `${namespace}:${key}`).join()
  try {
    const { messages, store } = page
    const wanted = (await withEnglish(missing, page)).slice(0, MOST)
    if (wanted.length === 0) return log('MISSING_TEXT', named)
    const { data } = await store
      .dispatch(
        translationsApi.endpoints.translate.initiate({
          platform: 'web',
          lang: messages.language,
          english: wanted.map(({ english }) => english),
          temporary: false,
        }),
      )
      .unwrap()
    for (const [at, { namespace, key }] of wanted.entries())
      messages.addResource(messages.language, namespace, key, Array.isArray(data) ? (data[at] ?? key) : key)
    // Components draw again when the language has changed.
    messages.emit('languageChanged', messages.language)
  } catch {
    log('TRANSLATION_FAILED', named)
  }
}

/** Those that English has, with their English texts; of plural forms the general one stands for all. */
async function withEnglish(missing: readonly MissingText[], { messages, productName }: Page) {
  if (messages.language === 'en') return []
  const namespaces = [...new Set(missing.map(({ namespace }) => namespace))]
  const english = await loadMessages('en', productName, namespaces)
  return missing.flatMap(({ namespace, key, counted }) => {
    const text: unknown = english.getResource('en', namespace, counted ? `${key}_other` : key)
    return typeof text === 'string' ? [{ namespace, key, english: text }] : []
  })
}

/** A line in the server's log, as the authentication client writes them. */
function log(code: string, message: string): void {
  navigator.sendBeacon('/api/auth/_log', new URLSearchParams({ level: 'warn', code, message }))
}
