import { expect, test } from 'vitest'
import { typedAmount, TypedNumber } from './typed.ts'

test.for([
  ['10050', 10_050],
  [' 10,050 ', 10_050],
  ['١٠٠٥٠', 10_050],
  ['', null],
  ['12a', '12a'],
] as const)('%o is typed for %o', ([typed, read]) => {
  expect(TypedNumber.parse(typed)).toBe(read)
})

test.for([
  ['150', 15_000],
  ['1,150.5', 115_050],
  ['٣٫٢٥', 325],
  ['1.234', 0],
  ['-1', 0],
  ['', 0],
] as const)('%o is %i hundredths', ([typed, amount]) => {
  expect(typedAmount(typed)).toBe(amount)
})
