import { expect, test } from 'vitest'
import { countryOfLanguage, saveCountry, readCountry } from './visitor-country.ts'

function storage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('a country that was used beats a guess, whichever came first', () => {
  const browser = storage()
  saveCountry(browser, 'Rihla', { code: 'GB', from: 'guess' })
  expect(readCountry(browser, 'Rihla')).toEqual({ code: 'GB', from: 'guess' })
  saveCountry(browser, 'Rihla', { code: 'KW', from: 'used' })
  saveCountry(browser, 'Rihla', { code: 'GB', from: 'guess' })
  expect(readCountry(browser, 'Rihla')).toEqual({ code: 'KW', from: 'used' })
})

test.for(['', 'KW', 'kw.used', 'KWT.used', 'KW.typed', '{"code":"KW"}'])(
  'a kept %j is no country',
  (entries) => {
    expect(readCountry(storage({ rihla_country: entries }), 'Rihla')).toBeNull()
  },
)

test('without storage, or with no country, nothing is kept', () => {
  saveCountry(null, 'Rihla', { code: 'KW', from: 'used' })
  expect(readCountry(null, 'Rihla')).toBeNull()
  const browser = storage()
  saveCountry(browser, 'Rihla', { code: '', from: 'used' })
  expect(readCountry(browser, 'Rihla')).toBeNull()
})

test('a language alone has a country', () => {
  expect([countryOfLanguage('ar'), countryOfLanguage('en')]).toEqual(['KW', 'GB'])
})
