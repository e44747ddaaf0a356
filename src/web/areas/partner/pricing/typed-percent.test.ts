import { expect, test } from 'vitest'
import { typedPercent } from './typed-percent.ts'

test.for([
  { typed: '7', percent: 7 },
  { typed: ' 7.5 ', percent: 7.5 },
  { typed: '7,5 %', percent: 7.5 },
  { typed: '٧٫٥٪', percent: 7.5 },
  { typed: '\u200f١٢', percent: 12 },
  { typed: '07.50', percent: 7.5 },
  { typed: '  ', percent: undefined },
  { typed: '-5', percent: Number.NaN },
  { typed: '1e1', percent: Number.NaN },
  { typed: '1.000,5', percent: Number.NaN },
  { typed: 'a tenth', percent: Number.NaN },
])('“$typed” is $percent', ({ typed, percent }) => {
  expect(typedPercent(typed)).toBe(percent)
})
