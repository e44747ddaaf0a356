import { expect, test } from 'vitest'
import { isNamed, readVerb } from './find-acts.ts'

const verbsOf = (act: string) => (act === 'refund' ? ['refund', 'pay back'] : [act])

test.for([
  { typed: 'refund KMRT', act: 'refund', search: 'KMRT' },
  { typed: 'Pay back  anna smith', act: 'refund', search: 'anna smith' },
  { typed: 'cancel', act: 'cancel', search: '' },
  { typed: 'cancelled', act: null, search: 'cancelled' },
  { typed: ' anna ', act: null, search: 'anna' },
])('"$typed" is $act of "$search"', ({ typed, act, search }) => {
  expect(readVerb(typed, verbsOf)).toEqual({ act, search })
})

test.for([
  { name: 'Rate cards', typed: 'car', is: true },
  { name: 'Rate cards', typed: 'cards ra', is: true },
  { name: 'Rate cards', typed: 'ate', is: false },
  { name: 'المهام', typed: 'المه', is: true },
])('"$typed" names $name: $is', ({ name, typed, is }) => {
  expect(isNamed(name, typed)).toBe(is)
})
