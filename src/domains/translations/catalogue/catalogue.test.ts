import { expect, test } from 'vitest'
import { catalogueOf, translationsIn } from './catalogue.ts'
import { escapedJson } from './escaped-json.ts'

const ENGLISH = {
  title: 'Cars',
  list: {
    count_zero: 'No cars',
    count_one: '{{count}} car',
    count_other: '{{count}} cars',
    excess_zero: 'None',
  },
  only: 'Only English',
}
const ARABIC = {
  title: 'سيارات',
  list: {
    count_zero: 'لا سيارات',
    count_one: 'سيارة واحدة',
    count_two: 'سيارتان',
    count_few: '{{count}} سيارات',
    count_many: '{{count}} سيارة',
    count_other: '{{count}} سيارة',
    excess_zero: 'لا شيء',
  },
}

test('a text is found by its English one; with a number in every form, as i18next looks it up', () => {
  expect(Object.fromEntries(catalogueOf(translationsIn(ENGLISH, ARABIC)))).toEqual({
    Cars: 'سيارات',
    'No cars': 'لا سيارات',
    '{{count}} car': 'سيارة واحدة',
    '{{count}} cars': '{{count}} سيارة',
    '{{count}} cars_zero': 'لا سيارات',
    '{{count}} cars_one': 'سيارة واحدة',
    '{{count}} cars_two': 'سيارتان',
    '{{count}} cars_few': '{{count}} سيارات',
    '{{count}} cars_many': '{{count}} سيارة',
    '{{count}} cars_other': '{{count}} سيارة',
    None: 'لا شيء',
  })
})

test('of equal English texts the first translation counts', () => {
  const book = (text: string) => ['Book', { text }] as const
  expect(catalogueOf([book('احجز'), book('كتاب')]).get('Book')).toBe('احجز')
})

test('a text may be called as what every object has', () => {
  const json = escapedJson(Object.fromEntries(catalogueOf([['__proto__', { text: 'x' }]])))
  expect(json).toBe('{"__proto__":"x"}')
})

test('no text can be read as markup, and none is lost', () => {
  const text = '</script><script>alert(1)</script> Terms & Conditions <!-- \u2028'
  expect(escapedJson({ [text]: text })).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(escapedJson({ [text]: text }))).toEqual({ [text]: text })
})
