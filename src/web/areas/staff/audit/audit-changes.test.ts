import { expect, test } from 'vitest'
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
  { name: 'what stayed', before: { a: 1, b: null }, after: { a: 1 }, changes: [] },
])('$name is shown as what changed', ({ before, after, changes }) => {
  expect(changesOf(before, after)).toEqual(changes)
})
