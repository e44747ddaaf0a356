import { expect, test } from 'vitest'
import { differencesQuery, disputesQuery, invoicesQuery, refundsQuery } from './money-query.ts'

const ID = '01890000-0000-7000-8000-000000000000'

test.for([
  {
    of: disputesQuery,
    address: `state=lost&about=${ID}&after=dp_1`,
    query: { state: 'lost', about: ID, after: 'dp_1' },
  },
  { of: disputesQuery, address: 'state=gone&about=x&after=%27', query: {} },
  { of: refundsQuery, address: `state=failed&after=${ID}`, query: { state: 'failed', after: ID } },
  { of: refundsQuery, address: 'state=won&after=x', query: {} },
  {
    of: invoicesQuery,
    address: 'kind=credit_note&search=%2042&after=INV-2026-000042',
    query: { kind: 'credit_note', search: '42', after: 'INV-2026-000042' },
  },
  { of: invoicesQuery, address: 'kind=bill&search=%20&after=42', query: {} },
  { of: differencesQuery, address: '', query: { state: 'open' } },
  { of: differencesQuery, address: 'state=all', query: {} },
  { of: differencesQuery, address: 'state=explained', query: { state: 'explained' } },
])('"$address" asks for $query', ({ of, address, query }) => {
  expect(of(new URLSearchParams(address))).toEqual(query)
})
