import { expect, test } from 'vitest'
import type { Money } from '#kernel/money.ts'
import { changesOf } from './audit-changes.ts'

test.for([
  { name: 'nothing', before: null, after: null, changes: [] },
  {
    name: 'a state in words',
    before: { state: 'open' },
    after: { state: 'not_spam' },
    changes: [{ field: 'state', before: 'open', after: 'not spam' }],
  },
  {
    name: 'a list, and a field that was not there',
    before: { roles: ['support'] },
    after: { roles: ['support', 'finance'], credit_limit: 100 },
    changes: [
      { field: 'roles', before: 'support', after: 'support, finance' },
      { field: 'credit limit', before: null, after: '100' },
    ],
  },
  {
    name: 'an amount',
    before: null,
    after: { asked: { amount: 12_350, currency: 'EUR' } },
    changes: [{ field: 'asked', before: null, after: '123.50 EUR' }],
  },
  { name: 'what stayed', before: { a: 1, b: null }, after: { a: 1 }, changes: [] },
])('$name is shown as what changed', ({ before, after, changes }) => {
  const money = ({ amount, currency }: Money) => `${(amount / 100).toFixed(2)} ${currency}`
  expect(changesOf(before, after, money)).toEqual(changes)
})
