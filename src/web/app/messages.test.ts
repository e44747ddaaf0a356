import { expect, test } from 'vitest'
import { FIELD_MESSAGES, fieldCodeIn, fieldWords } from '#kernel/field-messages.ts'
import { fieldMessage } from '#web/forms/field-message.ts'
import { allNamespaces, addNamespaces, loadMessages } from './messages.ts'

const english = import.meta.glob<object>('../**/words/en/*.json', { eager: true, import: 'default' })
const arabic = import.meta.glob<object>('../**/words/ar/*.json', { eager: true, import: 'default' })

/** Plural endings differ between languages. */
const PLURAL = /_(zero|one|two|few|many|other)$/

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null
      ? keysOf(text, `${path}${key}.`)
      : [path + key.replace(PLURAL, '')],
  )
}

const files = Object.keys(english)
const inArabic = (file: string) => arabic[file.replace('/en/', '/ar/')]

test('both languages have the same namespaces, each once', () => {
  expect(Object.keys(arabic)).toEqual(files.map((file) => file.replace('/en/', '/ar/')))
  expect(new Set(allNamespaces).size).toBe(files.length)
})

test.for(files)('%s says the same in both languages', (file) => {
  const words = (texts: object = {}) => [...new Set(keysOf(texts))].sort()
  expect(words(inArabic(file))).toEqual(words(english[file]))
})

/** The keys of a file with their texts. */
function textsOf(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[path + key, text]] : textsOf(text as object, `${path}${key}.`),
  )
}

/** The plural endings of a file's keys, by what stands before them. */
function formsOf(texts: object): Map<string, string[]> {
  const forms = new Map<string, string[]>()
  for (const [key] of textsOf(texts)) {
    const form = PLURAL.exec(key)?.[1]
    const stem = key.replace(PLURAL, '')
    if (form !== undefined) forms.set(stem, [...(forms.get(stem) ?? []), form])
  }
  return forms
}

const ARABIC_FORMS = ['few', 'many', 'one', 'other', 'two', 'zero']

/** Beside these numbers stands no noun, or one that no number changes. */
const NO_NOUN = new Set(['filters_chosen', 'more', 'field_message.too_long'])

test.for(files)('%s has both English and all six Arabic forms of what is counted', (file) => {
  const arabicForms = formsOf(inArabic(file) ?? {})
  for (const [stem, forms] of formsOf(english[file] ?? {})) {
    // `_zero`, `_one` or `_other` alone are names of cases that no number chooses.
    if (!(forms.includes('one') && forms.includes('other'))) continue
    expect(forms.toSorted().join(), stem).toMatch(/^one,other(,zero)?$/)
    expect(arabicForms.get(stem)?.toSorted(), stem).toEqual(ARABIC_FORMS)
  }
})

test.for(files)('%s counts nothing in one form for all numbers', (file) => {
  const counting = [...textsOf(english[file] ?? {}), ...textsOf(inArabic(file) ?? {})].filter(
    ([key, text]) => /\{\{count\b/.test(text) && !PLURAL.test(key),
  )
  expect(counting.map(([key]) => key).filter((key) => !NO_NOUN.has(key))).toEqual([])
})

test.for(files)('%s has the same placeholders in both languages', (file) => {
  const arabicTexts = new Map(textsOf(inArabic(file) ?? {}))
  const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort()
  for (const [key, text] of textsOf(english[file] ?? {})) {
    const translated = arabicTexts.get(key)
    if (translated !== undefined && !PLURAL.test(key))
      expect(placeholders(translated), key).toEqual(placeholders(text))
  }
})

test.for(files)('%s writes tanwin before its alif, as every other one does', (file) => {
  expect(JSON.stringify(inArabic(file))).not.toContain('\u0627\u064b')
})

test('a page loads its own namespaces and the shell, and more when it needs them', async () => {
  const messages = await loadMessages('en', 'Rihla', ['home'])
  const loaded = () => allNamespaces.filter((name) => messages.hasResourceBundle('en', name)).sort()
  expect(loaded()).toEqual(['home', 'shell'])
  await addNamespaces(messages, ['home', 'search'])
  expect(loaded()).toEqual(['home', 'search', 'shell'])
})

test('the product’s name stands in the messages', async () => {
  const messages = await loadMessages('ar', 'Safar', [])
  expect(messages.t('footer.copyright')).toBe('© 2024 Safar')
})

/** Errors that only a form can have, and codes that a form words differently from the API. */
const FORM_ALONE =
  /^(card_number_(required|invalid)|card_expiry_(required|invalid)|card_expired|card_cvc_required|terms_not_accepted|place_unknown|date_required|date_past|dropoff_before|invalid)$/
const OTHERWISE: Readonly<Record<'en' | 'ar', readonly string[]>> = {
  en: ['country_invalid', 'score_invalid', 'secret_invalid'],
  ar: ['country_invalid', 'driver_age_invalid', 'score_invalid'],
}

test.for(['en', 'ar'] as const)('a form says of a field in %s what the API says', async (language) => {
  const { t } = await loadMessages(language, 'Rihla', ['terms'])
  const { field_message: words } = english['../shell/words/en/terms.json'] as { field_message: object }
  const codes = Object.keys(words).filter((code) => !FORM_ALONE.test(code) && code !== 'too_long')
  const said = codes.map((code) => [code, fieldMessage(code, t)])
  const other = codes.filter((code) => {
    const known = fieldCodeIn(code)
    return known === null || fieldWords(known.code, language) !== fieldMessage(code, t)
  })
  expect(said.length).toBeGreaterThan(30)
  expect(other).toEqual(OTHERWISE[language])
})

test.for(['en', 'ar'] as const)(
  'text that is too long is refused in %s with the most it may have',
  async (language) => {
    const { t } = await loadMessages(language, 'Rihla', ['terms'])
    const { code, values } = fieldCodeIn('too_long:60') ?? expect.fail('no code')
    expect(fieldWords(code, language, values)).toContain('60')
    expect(fieldMessage('too_long:60', t)).toContain('60')
  },
)

test.for(['en', 'ar'] as const)('a code without words in %s is never shown as it is', async (language) => {
  const { t } = await loadMessages(language, 'Rihla', ['terms'])
  expect(fieldMessage('quote_id_invalid', t)).toBe(t('terms:field_message.invalid'))
})

test('words that the API has chosen already stay as they are', async () => {
  const { t } = await loadMessages('ar', 'Rihla', ['terms'])
  for (const { en, ar } of Object.values(FIELD_MESSAGES)) {
    expect(fieldMessage(en, t)).toBe(en)
    expect(fieldMessage(ar, t)).toBe(ar)
  }
})
