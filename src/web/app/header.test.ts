import { expect, test } from 'vitest'
import { callsChanged, currencyChosen, headerFor, headerReducer } from './header.ts'

test('the header has exactly the fields of the specification', () => {
  expect(Object.keys(headerFor('en', 'EUR')).sort()).toEqual(
    [
      'carSearching',
      'currency_id',
      'currency_name',
      'currency_symbol',
      'fetching',
      'lang_code',
      'lang_id',
      'prev_currency',
    ].sort(),
  )
})

test('the default currency is EUR with its own sign', () => {
  expect(headerFor('ar', 'XXX')).toMatchObject({ currency_id: 1, currency_name: 'EUR', currency_symbol: '€' })
})

test('Arabic is lang_id 2 and ar-kw, English 1 and en', () => {
  expect(headerFor('ar', 'EUR')).toMatchObject({ lang_id: 2, lang_code: 'ar-kw' })
  expect(headerFor('en', 'EUR')).toMatchObject({ lang_id: 1, lang_code: 'en' })
})

test('French is lang_id 3; another language is answered in English and keeps its own code', () => {
  expect(headerFor('fr', 'EUR')).toMatchObject({ lang_id: 3, lang_code: 'fr' })
  expect(headerFor('en', 'EUR', 'pt-br')).toMatchObject({ lang_id: 1, lang_code: 'pt-br' })
})

test('another currency remembers the one before', () => {
  const header = headerReducer(headerFor('en', 'EUR'), currencyChosen(4))
  expect(header).toMatchObject({
    currency_id: 4,
    currency_name: 'KWD',
    currency_symbol: 'KWD',
    prev_currency: 'EUR',
  })
})

test('an unknown currency and the same one change nothing', () => {
  const header = headerFor('en', 'GBP')
  expect(headerReducer(header, currencyChosen(99))).toBe(header)
  expect(headerReducer(header, currencyChosen(3))).toBe(header)
})

test('the flags follow the calls', () => {
  const header = headerReducer(headerFor('en', 'EUR'), callsChanged({ fetching: true, carSearching: true }))
  expect(header).toMatchObject({ fetching: true, carSearching: true })
})
