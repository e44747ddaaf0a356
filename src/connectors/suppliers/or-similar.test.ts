import { expect, test } from 'vitest'
import { withoutOrSimilar } from './or-similar.ts'

test.for([
  ['Fiat Panda or similar', 'Fiat Panda'],
  ['Fiat Panda, OR SIMILAR', 'Fiat Panda'],
  ['Fiat Panda (or similar)', 'Fiat Panda'],
  ['Fiat Panda  ( or similar) ', 'Fiat Panda'],
  ['Fiat Panda ou similar', 'Fiat Panda ou similar'],
  ['Seat Tutor similar', 'Seat Tutor similar'],
  ['Fiat Panda', 'Fiat Panda'],
  ['or similar', ''],
  ['', ''],
])('%s is %s', ([name, model]) => {
  expect(withoutOrSimilar(name ?? '')).toBe(model)
})
