import { expect, test } from 'vitest'
import { matchesName, readVerb } from './find-acts.ts'

const verbsOf = (act: string) => (act === 'refund' ? ['refund', 'pay back'] : [act])

test.for([
  { input: 'refund KMRT', act: 'refund', search: 'KMRT' },
  { input: 'Pay back  anna smith', act: 'refund', search: 'anna smith' },
  { input: 'cancel', act: 'cancel', search: '' },
  { input: 'cancelled', act: null, search: 'cancelled' },
  { input: ' anna ', act: null, search: 'anna' },
])('"$input" is $act of "$search"', ({ input, act, search }) => {
  expect(readVerb(input, verbsOf)).toEqual({ act, search })
})

test.for([
  { name: 'Rate cards', input: 'car', is: true },
  { name: 'Rate cards', input: 'cards ra', is: true },
  { name: 'Rate cards', input: 'ate', is: false },
  { name: 'المهام', input: 'المه', is: true },
])('"$input" names $name: $is', ({ name, input, is }) => {
  expect(matchesName(name, input)).toBe(is)
})
