import { expect, test } from 'vitest'
import { parseCount } from './parse-count.ts'

test.for([
  ['12', 12],
  [' 12 ', 12],
  ['1,200', 1200],
  ['1.200.000', 1_200_000],
  ['1 200', 1200],
  ['٣', 3],
  ['١٬٢٠٠', 1200],
  ['۴۵', 45],
  ['0', 0],
] as const)('a number is read as it was typed: %s', ([text, count]) => {
  expect(parseCount(text)).toBe(count)
})

test.for(['', ' ', '1.5', '1,20', '-3', '12 cars', '1e3', '0x1F', '9'.repeat(13)])(
  'what is no whole number is none: %s',
  (text) => {
    expect(parseCount(text)).toBeNaN()
  },
)
