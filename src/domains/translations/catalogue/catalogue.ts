import { plainText, type Translation } from './translation.ts'

/** Texts in one language by their English text; of plural forms under `<English>_few` and so on, too. */
export type Catalogue = ReadonlyMap<string, string>

/** Nested messages as a file of words has them. */
export type Messages = { readonly [key: string]: string | Messages }

const PLURAL_KEY = /_(zero|one|two|few|many|other)$/

/**
 * The catalogue of translations: English text → translation. A text with a number stands under its English `other` form
 * and, form by form, under that with the form’s ending, as i18next looks up texts that are their own keys. Of equal
 * English texts the first counts.
 */
export function catalogueOf(translations: Iterable<TranslatedText>): Catalogue {
  const catalogue = new Map<string, string>()
  const add = (english: string, text: string) => {
    if (!catalogue.has(english)) catalogue.set(english, text)
  }
  for (const [english, translation] of translations) {
    const plain = plainText(translation)
    if (plain !== null) add(english, plain)
    for (const [form, text] of Object.entries(translation.forms ?? {}))
      if (text !== undefined) add(`${english}_${form}`, text)
  }
  return catalogue
}

/** An English text and its translation. */
export type TranslatedText = readonly [english: string, translation: Translation]

/** The texts of a file of words with their translations, by the keys that both files have. */
export function translationsIn(english: Messages, other: Messages): TranslatedText[] {
  const translated = new Map(flat(other))
  const all = new Map(flat(english))
  return [...all].flatMap(([key, text]): TranslatedText[] => {
    const stem = key.replace(PLURAL_KEY, '')
    const isCounted = all.has(`${stem}_one`) && all.has(`${stem}_other`)
    if (isCounted && key === `${stem}_other`) return [[text, { forms: formsOf(stem, translated) }]]
    const same = translated.get(key)
    return same === undefined ? [] : [[text, { text: same }]]
  })
}

function formsOf(stem: string, translated: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...translated].flatMap(([key, text]) => {
      const form = PLURAL_KEY.exec(key)?.[1]
      return form !== undefined && key === `${stem}_${form}` ? [[form, text]] : []
    }),
  )
}

function flat(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : flat(text, `${path}${key}.`),
  )
}
