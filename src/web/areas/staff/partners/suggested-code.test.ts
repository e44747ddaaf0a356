import { expect, test } from 'vitest'
import { suggestedCode } from './suggested-code.ts'

test.for<[company: string, code: string]>([
  ['Haddad Cars', 'HADDADCARS'],
  ['Café & Söhne GmbH', 'CAFESOHNEGMB'],
  ['رحلات الكثبان', ''],
  ['A1', ''],
])('the code of “%s” is suggested as “%s”', ([company, code]) => {
  expect(suggestedCode(company)).toBe(code)
})
