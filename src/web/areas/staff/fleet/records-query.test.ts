import { expect, test } from 'vitest'
import { recordsQuery } from './records-query.ts'

const KEY = '01890000-0000-7000-8000-000000000000'

test.for([
  { kind: 'vehicles', address: '', asked: { hidden: 'false' } },
  {
    kind: 'vehicles',
    address: `search=+D+77+&hidden=true&after=${KEY}`,
    asked: { hidden: 'true', search: 'D 77', after: KEY },
  },
  { kind: 'cities', address: 'after=ae-dxb', asked: { hidden: 'false', after: 'ae-dxb' } },
  { kind: 'vehicles', address: 'after=ae-dxb&hidden=maybe&search=+', asked: { hidden: 'false' } },
] as const)(
  '“$address” asks of $kind for what the API knows, and for nothing else',
  ({ kind, address, asked }) => {
    expect(recordsQuery(kind, new URLSearchParams(address))).toEqual({ kind, ...asked })
  },
)
