import { expect, test } from 'vitest'
import { withFilter } from '#web/shell/list/with-filter.ts'
import { tasksQuery } from './tasks-query.ts'

const KEY = '01890000-0000-7000-8000-000000000000'

test.for([
  { address: '', query: { sort: 'deadline' } },
  {
    address: `kind=pay_back&owner=me&sort=-deadline&after=${KEY}`,
    query: { kind: 'pay_back', owner: 'me', sort: '-deadline', after: KEY },
  },
  { address: 'kind=rest&owner=them&sort=kind&after=1', query: { sort: 'deadline' } },
])('“$address” asks for what the API knows, and for nothing else', ({ address, query }) => {
  expect(tasksQuery(new URLSearchParams(address))).toEqual(query)
})

test.for([
  { name: 'another filter', value: 'nobody', after: 'kind=pay_back&owner=nobody' },
  { name: 'a filter taken away', value: '', after: 'kind=pay_back' },
])('$name begins at the first page', ({ value, after }) => {
  const before = new URLSearchParams(`kind=pay_back&owner=me&after=${KEY}`)
  expect(withFilter(before, 'owner', value).toString()).toBe(after)
})
