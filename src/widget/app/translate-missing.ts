import type { i18n } from 'i18next'
import type { MissingText } from '#web/translations/missing-texts.ts'

/** Texts of one call. */
const MOST = 50

/**
 * Asks the translation service for messages that the widget's language has not, by their English texts, in one call, and
 * shows what comes. Failures are only logged (specification §8).
 */
export async function translateMissing(missing: readonly MissingText[], words: i18n): Promise<void> {
  const { language } = words
  if (language === 'en') return
  try {
    const { texts } = await import('../words/en/texts.ts')
    const wanted = missing
      .flatMap((text) => {
        const english = englishOf(texts[text.namespace], text)
        return english === null ? [] : [{ ...text, english }]
      })
      .slice(0, MOST)
    if (wanted.length === 0) return
    const response = await fetch('/api/o/i18n/translate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        platform: 'widget',
        lang: language,
        english: wanted.map(({ english }) => english),
        temporary: false,
      }),
    })
    const { data } = (await response.json()) as { data?: unknown }
    if (!response.ok || !Array.isArray(data)) throw new Error(`answered ${response.status}`)
    for (const [at, { namespace, key }] of wanted.entries())
      words.addResource(language, namespace, key, String(data[at]))
    // Components draw again when the language has changed.
    words.emit('languageChanged', language)
  } catch (error) {
    console.warn('TRANSLATION_FAILED', error)
  }
}

/** The English text; of plural forms the general one stands for all. Null: English has none either. */
function englishOf(texts: unknown, { key, counted }: MissingText): string | null {
  let text = texts
  for (const part of (counted ? `${key}_other` : key).split('.'))
    text = typeof text === 'object' && text !== null ? Reflect.get(text, part) : undefined
  return typeof text === 'string' ? text : null
}
