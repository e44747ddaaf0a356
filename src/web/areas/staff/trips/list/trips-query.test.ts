import { expect, test } from 'vitest'
import { tripsQuery } from './trips-query.ts'

test.for([
  ['', {}],
  [
    'day=2026-12-02&city=in-blr&category=20&status=booked&attention=late&search=%20omar%20',
    {
      day: '2026-12-02',
      city_id: 'in-blr',
      category: 20,
      status: 'booked',
      attention: 'late',
      search: 'omar',
    },
  ],
  ['day=2026-02-30&city=&category=3&status=lost&attention=all&search=%20&after=1', {}],
  ['day=0202-12-02', {}],
] as const)('the address %s asks for %o', ([search, query]) => {
  expect(tripsQuery(new URLSearchParams(search))).toEqual(query)
})
