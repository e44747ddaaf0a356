import { expect, test } from 'vitest'
import { departuresPage } from './departures-page.ts'

test.for([
  { rows: 20, page: 3, offset: 40, limit: 20 },
  { rows: -1, page: 1, offset: 0, limit: 500 },
  { rows: -1, page: 2, offset: 500, limit: 500 },
])('page $page of $rows rows starts after $offset', ({ offset, limit, ...query }) => {
  expect(departuresPage(query)).toEqual({ offset, limit })
})
