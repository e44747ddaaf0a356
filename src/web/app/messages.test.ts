import { expect, test } from 'vitest'
import { fill } from '#kernel/filled-text.ts'
import { LANGUAGE_CODES, type Language, type Localized } from '#kernel/locale.ts'
import { fieldCodeIn } from '#platform/http/invalid-fields.ts'
import { ALL_FIELD_MESSAGES } from '#src/wiring/field-messages.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import { filesIn, testMessages } from '#testing/suite/messages.suite.ts'
import { fieldMessage } from '#web/forms/field-message.ts'
import { addNamespaces, allNamespaces, loadMessages } from './messages.ts'
// The staff's words are known with their pages.
import './rendering/all-pages.ts'

const files = import.meta.glob<object>('../**/words/*/*.json', { eager: true, import: 'default' })
const english = filesIn(files, 'en')

testMessages(files, [
  'filters_chosen',
  'more',
  'field_message.too_long',
  'field_message.at_least',
  'field_message.at_most',
])

test('each namespace is there once', () => {
  expect(new Set(allNamespaces()).size).toBe(Object.keys(english).length)
})

test('a page loads its own namespaces and the shell, and more when it needs them', async () => {
  const messages = await loadMessages('en', 'Rihla', ['home'])
  const loaded = () =>
    allNamespaces()
      .filter((name) => messages.has(name))
      .sort()
  expect(loaded()).toEqual(['home', 'shell'])
  await addNamespaces(messages, ['home', 'search'])
  expect(loaded()).toEqual(['home', 'search', 'shell'])
})

test('the product’s name stands in the messages', async () => {
  const messages = await loadMessages('ar', 'Safar', [])
  expect(messages.t('footer.copyright')).toBe('© 2024 Safar')
})

/** Codes that come with a number, as `too_long:60`. */
const NAMES_A_NUMBER = /^(too_long|at_least|at_most)$/

/** Errors that only a form can have, and codes that a form words differently from the API. */
const FORM_ALONE =
  /^(card_number_(required|invalid)|card_expiry_(required|invalid)|card_expired|card_cvc_required|terms_not_accepted|place_unknown|date_required|date_past|dropoff_before|invalid)$/
const OTHERWISE: Localized<readonly string[]> = {
  en: ['country_invalid', 'score_invalid', 'secret_invalid'],
  ar: ['country_invalid', 'score_invalid'],
  fr: ['country_invalid', 'score_invalid', 'secret_invalid'],
}

/** Returns the API's message for a field error code. */
function messageOfApi(fieldCode: string, language: Language): string | undefined {
  const { code, values } = fieldCodeIn(fieldCode, ALL_FIELD_MESSAGES) ?? {}
  const message = Object.entries(ALL_FIELD_MESSAGES).find(([known]) => known === code)?.[1]
  return message && fill(message[language], values ?? {})
}

test.for(LANGUAGE_CODES)('a form says of a field in %s what the API says', async (language) => {
  const { t } = await loadMessages(language, 'Rihla', ['forms'])
  const { field_message: words } = english['../forms/words/en/forms.json'] as { field_message: object }
  const codes = Object.keys(words).filter((code) => !FORM_ALONE.test(code) && !NAMES_A_NUMBER.test(code))
  const texts = codes.map((code) => [code, fieldMessage(code, t)])
  const other = codes.filter((code) => {
    return messageOfApi(code, language) !== fieldMessage(code, t)
  })
  expect(texts.length).toBeGreaterThan(30)
  expect(other).toEqual(OTHERWISE[language])
})

test.for(
  LANGUAGE_CODES.flatMap((language) =>
    ['too_long:60', 'at_least:-60', 'at_most:60'].map((message) => ({ language, message })),
  ),
)('$message is told in $language with its number, by a form as by the API', async ({ language, message }) => {
  const { t } = await loadMessages(language, 'Rihla', ['forms'])
  for (const texts of [messageOfApi(message, language), fieldMessage(message, t)])
    expect(texts).toContain(message.split(':')[1])
})

test.for(['en', 'ar'] as const)(
  'a form says in %s how long a text may be in the words of the API',
  async (language) => {
    const { t } = await loadMessages(language, 'Rihla', ['forms'])
    expect(fieldMessage('too_long:60', t)).toBe(messageOfApi('too_long:60', language))
  },
)

test.for(['en', 'ar'] as const)('a code without words in %s is never shown as it is', async (language) => {
  const { t } = await loadMessages(language, 'Rihla', ['forms'])
  expect(fieldMessage('quote_id_invalid', t)).toBe(t('forms:field_message.invalid'))
})

test('words that the API has chosen already stay as they are', async () => {
  const { t } = await loadMessages('ar', 'Rihla', ['forms'])
  for (const { en, ar } of Object.values(ALL_FIELD_MESSAGES)) {
    expect(fieldMessage(en, t)).toBe(en)
    expect(fieldMessage(ar, t)).toBe(ar)
  }
})

/** Texts that differ between a trip with a driver and a collected car. */
const CAR_TEXTS = [
  'trip_payment:title',
  'trip_payment:trip',
  'trip_payment:after',
  'trip_payment:state.paid.title',
  'trip_payment:state.cancelled.title',
  'trip_payment:state.charged.title',
  'trip_payment:state.part_paid.text',
  'dispatch:pay_by.driver',
  'dispatch:payments.none_driver',
  'dispatch:assign.text',
  'dispatch:no_show.from',
]

test.for(['en', 'ar'] as const)(
  'pages speak of a self-drive car as one that is collected, in %s',
  async (language) => {
    const { t } = await loadMessages(language, 'Rihla', ['trip_payment', 'dispatch'])
    for (const key of CAR_TEXTS) {
      const texts = t(key, wordingOf(TRIP_CATEGORIES.selfDrive))
      expect(texts, key).not.toBe(t(key, wordingOf(TRIP_CATEGORIES.rental)))
      expect(texts, key).not.toMatch(/\btrip\b|driver|السائق|الرحلة|رحلت/i)
    }
  },
)
