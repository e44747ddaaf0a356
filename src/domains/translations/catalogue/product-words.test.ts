import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { productWords } from './product-words.service.ts'
import { fitTranslation, isPlural } from './translation.ts'

const words = productWords(resolve('src'))

test('every English text of the site has an Arabic one', () => {
  const english = catalogueOf(words.web.en)
  const arabic = catalogueOf(words.web.ar)
  expect(english.size).toBeGreaterThan(1300)
  expect([...english.keys()].filter((text) => !arabic.has(text))).toEqual([])
})

test('in English every text is its own translation', () => {
  for (const [english, { text, forms }] of words.web.en) expect(text ?? forms?.other).toBe(english)
})

test.for([
  { english: 'Home', arabic: 'الرئيسية' },
  { english: 'Search', arabic: 'بحث' },
  { english: '{{count}} days', arabic: '{{count}} يوم' },
  { english: '{{count}} days_two', arabic: 'يومان' },
  { english: '{{count}} days_few', arabic: '{{count}} أيام' },
])('$english is $arabic', ({ english, arabic }) => {
  expect(catalogueOf(words.web.ar).get(english)).toBe(arabic)
})

test('the product’s words keep the rules that translators have to keep', () => {
  const faults = words.web.ar.flatMap(([english, translation]) => {
    // A number that does not change a noun, as in "Filters (3)", needs no plural forms.
    if (translation.text !== undefined && isPlural(english)) return []
    const fitted = fitTranslation(english, 'ar', translation)
    return fitted.ok ? [] : [{ english, faults: fitted.failure.faults }]
  })
  expect(faults).toEqual([])
})
