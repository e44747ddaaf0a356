import { expect, test } from 'vitest'
import { parsePercent } from './parse-percent.ts'

test.for([
  { input: '7', percent: 7 },
  { input: ' 7.5 ', percent: 7.5 },
  { input: '7,5 %', percent: 7.5 },
  { input: '٧٫٥٪', percent: 7.5 },
  { input: '\u200f١٢', percent: 12 },
  { input: '07.50', percent: 7.5 },
  { input: '  ', percent: undefined },
  { input: '-5', percent: Number.NaN },
  { input: '1e1', percent: Number.NaN },
  { input: '1.000,5', percent: Number.NaN },
  { input: 'a tenth', percent: Number.NaN },
])('“$input” is $percent', ({ input, percent }) => {
  expect(parsePercent(input)).toBe(percent)
})
