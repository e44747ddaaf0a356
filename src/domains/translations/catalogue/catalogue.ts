import { plainText, type Translation } from './translation.ts'

/** Texts in one language by their English text. Plural forms are also under `<English>_few` and so on. */
export type Catalogue = ReadonlyMap<string, string>

/** Nested messages, as in the JSON files. */
export type Messages = { readonly [key: string]: string | Messages }

const PLURAL_KEY = /_(zero|one|two|few|many|other)$/

/**
 * Builds a catalogue of translations: English text → translation. A text with a number is stored under its
 * English `other` form and, for each form, under that text with the form's suffix, because i18next uses the
 * texts themselves as keys. The first of duplicate English texts wins.
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

/** Returns the texts of a message file with their translations, for the keys that both files have. */
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
