import { expect, test } from 'vitest'
import { recordsQuery } from './records-query.ts'

const KEY = '01890000-0000-7000-8000-000000000000'

test.for([
  { kind: 'vehicles', address: '', query: { hidden: 'false' } },
  {
    kind: 'vehicles',
    address: `search=+D+77+&hidden=true&after=${KEY}`,
    query: { hidden: 'true', search: 'D 77', after: KEY },
  },
  { kind: 'cities', address: 'after=ae-dxb', query: { hidden: 'false', after: 'ae-dxb' } },
  { kind: 'vehicles', address: 'after=ae-dxb&hidden=maybe&search=+', query: { hidden: 'false' } },
] as const)(
  '“$address” asks of $kind for what the API knows, and for nothing else',
  ({ kind, address, query }) => {
    expect(recordsQuery(kind, new URLSearchParams(address))).toEqual({ kind, ...query })
  },
)
