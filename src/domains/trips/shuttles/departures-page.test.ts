import { expect, test } from 'vitest'
import { departuresPage } from './departures-page.ts'

test.for([
  { rows: 20, page: 3, format: 'pdf', offset: 40, limit: 20 },
  { rows: -1, page: 1, format: 'json', offset: 0, limit: 1000 },
  { rows: -1, page: 2, format: 'xlsx', offset: 1000, limit: 1000 },
  { rows: -1, page: 2, format: 'pdf', offset: 500, limit: 500 },
] as const)('page $page of $rows rows as $format begins after $offset', ({ offset, limit, ...asked }) => {
  expect(departuresPage(asked, asked.format)).toEqual({ offset, limit })
})
