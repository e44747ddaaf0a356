import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DateField } from './contract.ts'
import { addDays, isDay } from './days.ts'

test.for([
  { text: '2028-02-29', valid: true },
  { text: '2027-02-29', valid: false },
  { text: '2027-13-01', valid: false },
  { text: '1000-01-01', valid: true },
  { text: '0999-12-31', valid: false },
  { text: '0000-01-01', valid: false },
  { text: '9998-12-31', valid: true },
  { text: '9999-12-31', valid: false },
  { text: '+010000-01-01', valid: false },
  { text: '2027-3-1', valid: false },
  { text: '', valid: false },
])('$text is a calendar day: $valid, in a request as in a form', ({ text, valid }) => {
  expect(isDay(text)).toBe(valid)
  expect(DateField.safeParse(text).success).toBe(valid)
})

test('every accepted day has neighbours of the same form, on any clock', () => {
  const year = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'))
  const ends = fc.constantFrom('01-01', '12-31')
  fc.assert(
    fc.property(year, ends, (of, end) => {
      const day = `${of}-${end}`
      fc.pre(isDay(day))
      for (const count of [-1, 1]) {
        expect(addDays(day, count)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(Temporal.PlainDate.from(day).add({ days: count }).toString()).toBe(addDays(day, count))
      }
    }),
    {
      examples: [
        ['1000', '01-01'],
        ['9998', '12-31'],
      ],
    },
  )
})
