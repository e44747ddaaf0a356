import { expect, test } from 'vitest'
import { sentNumber, sentQuery } from './sent-number.ts'

test('the number of an accepted enquiry is read from the address it leads to', () => {
  expect(sentNumber(new URLSearchParams(sentQuery('E-4821-0937')))).toBe('E-4821-0937')
})

test.for(['', '?sent=', '?sent=E-4821-09370', '?sent=Call+%2B44+20+7946+0000', '?number=E-4821-0937'])(
  'an address with any other text shows the form: %s',
  (query) => {
    expect(sentNumber(new URLSearchParams(query))).toBeNull()
  },
)
